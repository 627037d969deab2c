"""Aphrodite: the troops of an island are doubled (HAD-FAVOUR-APHRODITE)."""

from typing import final

from delos.classic.hades.favours.power import FavourPower
from delos.classic.hades.kinds import APHRODITE_LAND
from delos.cyclades.bits import bits
from delos.cyclades.cells import LANDS_OF, TROOP_RESERVE, TROOPS
from delos.cyclades.effects import place_troops
from delos.cyclades.question import Question
from delos.cyclades.state import CycladesState


def doubled(state: CycladesState, faction: int) -> list[int]:
    """Own islands with regular troops; heroes and undead are not counted
    (HAD-FAVOUR-APHRODITE-04)."""
    return [land for land in bits(state.at[LANDS_OF + faction]) if state.at[TROOPS + land]]


@final
class Aphrodite(FavourPower):
    """The troops of an own island are doubled from the reserve; what it lacks is lost
    (HAD-FAVOUR-APHRODITE-01 to -03)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        if state.at[TROOP_RESERVE + faction] == 0:
            return "HAD-FAVOUR-APHRODITE-01,HAD-FAVOUR-APHRODITE-02:reserve-empty"
        if doubled(state, faction):
            return ""
        return "HAD-FAVOUR-APHRODITE-01,HAD-FAVOUR-APHRODITE-04:no-troops"

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(Double(faction, 0))


@final
class Double(Question):
    def kind(self, state: CycladesState) -> int:
        return APHRODITE_LAND

    def options(self, state: CycladesState) -> list[int]:
        return doubled(state, self.faction)

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        at = state.at
        count = min(at[TROOPS + option], at[TROOP_RESERVE + self.faction])
        place_troops(state, self.faction, option, count)

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-APHRODITE-01:no-troop"

    def copy(self) -> "Double":
        return Double(self.faction, self.over)
