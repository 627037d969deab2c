"""The Sphinx (CLA-CREATURE-SPHINX)."""

from typing import Final, final

from delos.classic.cells import OTHER_TROOPS
from delos.classic.customs import customs
from delos.classic.kinds import (
    GIVE_FLEET,
    GIVE_NO_MORE,
    GIVE_PHILOSOPHER,
    GIVE_PRIEST,
    GIVE_TROOP,
)
from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    LANDS_OF,
    OWNER,
    PHILOSOPHERS,
    PRIESTESSES,
    SEA_OWNER,
    SEAS_OF,
    TROOPS,
)
from delos.cyclades.effects import (
    destroy_fleets,
    destroy_troop,
    gain_gold,
    spend_philosophers,
    spend_priestesses,
)
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.fleets import regular_fleets
from delos.cyclades.ids import SPHINX
from delos.cyclades.kinds import SPHINX_CARD
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState

WORTH: Final = 2


@final
class Sphinx(CreaturePower):
    """2 GP for each troop, fleet, priest or philosopher given back, as many as the buyer likes or
    none; control of islands stays (CLA-CREATURE-SPHINX-01 to -03). Nobody gives units that are not
    of the own colour (HAD-GOD-17)."""

    def __init__(self) -> None:
        super().__init__(SPHINX)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, SPHINX))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return SPHINX_CARD

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step == 0

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        at = state.at
        faction = errand.faction
        found: list[int] = []
        for land in bits(at[LANDS_OF + faction]):
            if at[TROOPS + land]:
                found.append(GIVE_TROOP + land)
        for sea in bits(at[SEAS_OF + faction]):
            if regular_fleets(state, sea):
                found.append(GIVE_FLEET + sea)
        if at[PRIESTESSES + faction]:
            found.append(GIVE_PRIEST)
        if at[PHILOSOPHERS + faction]:
            found.append(GIVE_PHILOSOPHER)
        found.append(GIVE_NO_MORE)
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        faction = errand.faction
        if option == GIVE_NO_MORE:
            errand.step = 1
            return
        if option == GIVE_PRIEST:
            spend_priestesses(state, faction, 1)
        elif option == GIVE_PHILOSOPHER:
            spend_philosophers(state, faction, 1)
        elif option >= GIVE_FLEET:
            destroy_fleets(state, option - GIVE_FLEET, 1)
        else:
            destroy_troop(state, option - GIVE_TROOP)
        gain_gold(state, faction, WORTH)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option in self.choices(state, errand):
            return ""
        at = state.at
        if option < GIVE_FLEET:
            spare = at[OWNER + option] == errand.faction and at[OTHER_TROOPS + option] > 0
        else:
            spare = option < GIVE_PRIEST and at[SEA_OWNER + option - GIVE_FLEET] == errand.faction
        if spare:
            return customs(state).spare_units.not_given()
        return "CLA-CREATURE-SPHINX-01:not-yours"
