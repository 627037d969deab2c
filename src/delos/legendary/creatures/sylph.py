"""The Sylph swaps the Fleets of two seas."""

from typing import final

from delos.cyclades.cells import FLEETS, SEA_OWNER
from delos.cyclades.effects import set_fleets
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import SYLPH
from delos.cyclades.kinds import SYLPH_SEA
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.events import (
    FLEETS_SWAPPED,
)
from delos.legendary.sparing import (
    one_for_all,
)


@final
class Sylph(CreaturePower):
    """Two seas with Fleets, whoever owns them, swap all of them without a battle
    (LEG-CREATURE-SYLPH-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(SYLPH)

    def play(self, state: CycladesState, faction: int) -> None:
        if len(self.seas(state)) >= 2:
            state.call(errand_of_creature(faction, SYLPH))

    def seas(self, state: CycladesState) -> list[int]:
        return [sea for sea in range(state.chart.seas) if state.at[FLEETS + sea]]

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return SYLPH_SEA

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 0:
            return one_for_all(state, self.seas(state), 2)
        return [sea for sea in self.seas(state) if sea != errand.a]

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == 0:
            errand.a = option
            errand.step = 1
            return
        errand.step = OVER
        at = state.at
        one, other = errand.a, option
        owner, fleets = at[SEA_OWNER + one], at[FLEETS + one]
        set_fleets(state, at[SEA_OWNER + other], one, at[FLEETS + other])
        set_fleets(state, owner, other, fleets)
        state.note(FLEETS_SWAPPED, one, other)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-CREATURE-SYLPH-01:empty"


add_creature(Sylph(), IN_BOTH, rules=3)
