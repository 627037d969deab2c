"""The Siren (CLA-CREATURE-SIREN)."""

from typing import final

from delos.classic.ids import CARD_NAMES, SIREN
from delos.classic.kinds import SIREN_OWN, SIREN_PREY
from delos.cyclades.bits import bits
from delos.cyclades.cells import FLEET_RESERVE, FLEETS, NONE, SEA_OWNER, SEAS_OF
from delos.cyclades.effects import destroy_fleets, place_fleets, set_fleets
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.events import FLEETS_MOVED
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Siren(CreaturePower):
    """An isolated fleet of another player is replaced by one of the buyer's, from the reserve or,
    if that is empty, from the board (CLA-CREATURE-SIREN-01 to -03); a: the space of the prey."""

    def __init__(self) -> None:
        super().__init__(SIREN, CARD_NAMES[SIREN])

    def prey(self, state: CycladesState, faction: int) -> list[int]:
        at = state.at
        found: list[int] = []
        for sea in range(state.chart.seas):
            owner = at[SEA_OWNER + sea]
            if at[FLEETS + sea] == 1 and owner != NONE and owner != faction:
                found.append(sea)
        return found

    def applies(self, state: CycladesState, faction: int) -> bool:
        at = state.at
        if at[FLEET_RESERVE + faction] == 0 and at[SEAS_OF + faction] == 0:
            return False
        return len(self.prey(state, faction)) > 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, SIREN))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return SIREN_PREY if errand.step == 0 else SIREN_OWN

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 0:
            return self.prey(state, errand.faction)
        return bits(state.at[SEAS_OF + errand.faction]) if errand.step == 1 else []

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        faction = errand.faction
        errand.step += 1
        if errand.step == 1:
            errand.a = option
            if state.at[FLEET_RESERVE + faction] > 0:
                errand.step = 2
                destroy_fleets(state, option, 1)
                place_fleets(state, faction, option, 1)
            return
        set_fleets(state, faction, option, state.at[FLEETS + option] - 1)
        destroy_fleets(state, errand.a, 1)
        set_fleets(state, faction, errand.a, 1)
        state.note(FLEETS_MOVED, faction, option, errand.a, 1)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option >= state.chart.seas:
            return ""
        if errand.step == 1:
            return "CLA-CREATURE-SIREN-03:no-fleet"
        if state.at[FLEETS + option] > 1:
            return "CLA-CREATURE-SIREN-02:not-alone"
        return "CLA-CREATURE-SIREN-01:no-target"
