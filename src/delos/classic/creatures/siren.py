"""The Siren (CLA-CREATURE-SIREN)."""

from typing import Final, final

from delos.classic.customs import customs
from delos.classic.hooks import REGULAR, SPARE
from delos.classic.ids import CARD_NAMES, SIREN
from delos.classic.kinds import SIREN_OWN, SIREN_PREY
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import FLEET_RESERVE, FLEETS, SEAS_OF
from delos.cyclades.effects import destroy_fleets, place_fleets, set_fleets
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.events import FLEETS_MOVED
from delos.cyclades.fleets import other_fleets, regular_fleets, send_others
from delos.cyclades.power import CreaturePower
from delos.cyclades.reach import every_fleet
from delos.cyclades.state import CycladesState

PREY: Final = 0
OWN: Final = 1
KIND: Final = 2


@final
class Siren(CreaturePower):
    """An isolated fleet of another player is replaced by one of the buyer's, from the reserve or,
    if that is empty, from the board (CLA-CREATURE-SIREN-01 to -03), of any sort (HAD-GOD-16);
    a: the space of the prey, b: the space of the own fleet."""

    def __init__(self) -> None:
        super().__init__(SIREN, CARD_NAMES[SIREN])

    def prey(self, state: CycladesState, faction: int) -> list[int]:
        at = state.at
        fleets = every_fleet(state) & ~at[SEAS_OF + faction]
        return [sea for sea in bits(fleets) if at[FLEETS + sea] == 1]

    def applies(self, state: CycladesState, faction: int) -> bool:
        at = state.at
        if at[FLEET_RESERVE + faction] == 0 and at[SEAS_OF + faction] == 0:
            return False
        return len(self.prey(state, faction)) > 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, SIREN))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        if errand.step == KIND:
            return customs(state).spare_units.which_fleet()
        return SIREN_PREY if errand.step == PREY else SIREN_OWN

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step != OVER

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == PREY:
            return self.prey(state, errand.faction)
        if errand.step == OWN:
            return bits(state.at[SEAS_OF + errand.faction])
        return [REGULAR, SPARE]

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        faction = errand.faction
        if errand.step == PREY:
            errand.a = option
            errand.step = OWN
            if state.at[FLEET_RESERVE + faction] > 0:
                errand.step = OVER
                destroy_fleets(state, option, 1)
                place_fleets(state, faction, option, 1)
        elif errand.step == OWN:
            errand.b = option
            spare = other_fleets(state, faction, option)
            if spare and regular_fleets(state, option):
                errand.step = KIND
            else:
                self.lure(state, errand, SPARE if spare else REGULAR)
        else:
            self.lure(state, errand, option)

    def lure(self, state: CycladesState, errand: Errand, kind: int) -> None:
        """An own fleet takes the place of the prey; it never leaves the board (HAD-NECRO-10)."""
        faction = errand.faction
        errand.step = OVER
        set_fleets(state, faction, errand.b, state.at[FLEETS + errand.b] - 1)
        destroy_fleets(state, errand.a, 1)
        set_fleets(state, faction, errand.a, 1)
        if kind == SPARE:
            send_others(state, errand.b, errand.a, 1)
        state.note(FLEETS_MOVED, faction, errand.b, errand.a, 1)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option >= state.chart.seas:
            return ""
        own = state.at[SEAS_OF + errand.faction] & BIT[option]
        if errand.step == OWN:
            return "" if own else "CLA-CREATURE-SIREN-03:no-fleet"
        if errand.step == KIND or option in self.prey(state, errand.faction):
            return ""
        several = not own and state.at[FLEETS + option] > 1
        return "CLA-CREATURE-SIREN-02:not-alone" if several else "CLA-CREATURE-SIREN-01:no-target"
