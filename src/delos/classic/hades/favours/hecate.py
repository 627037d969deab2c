"""Hecate: columns that join two islands (HAD-FAVOUR-HECATE)."""

from typing import final

from delos.classic.hades.effects.favours import place_columns
from delos.classic.hades.favours.power import FavourPower
from delos.classic.hades.kinds import HECATE_LAND
from delos.cyclades.cells import NONE
from delos.cyclades.question import Question
from delos.cyclades.state import CycladesState


@final
class Hecate(FavourPower):
    """Two columns on two islands of choice join them by land for everybody, until she comes again
    and somebody pays to move them (HAD-FAVOUR-HECATE-02 to -06, HAD-MAP-04). A priestess comes
    with her (HAD-FAVOUR-HECATE-01)."""

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(SetColumns(faction, NONE, 0))


@final
class SetColumns(Question):
    def __init__(self, faction: int, first: int, over: int) -> None:
        super().__init__(faction, over)
        self.first = first

    def kind(self, state: CycladesState) -> int:
        return HECATE_LAND

    def options(self, state: CycladesState) -> list[int]:
        return [land for land in range(state.chart.lands) if land != self.first]

    def choose(self, state: CycladesState, option: int) -> None:
        if self.first == NONE:
            self.first = option
            return
        self.over = 1
        place_columns(state, self.first, option)

    def about(self, state: CycladesState) -> list[str]:
        if self.first == NONE:
            return []
        return ["land=land:" + state.chart.land_names[self.first]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-HECATE-02:same-island"

    def copy(self) -> "SetColumns":
        return SetColumns(self.faction, self.first, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.first, self.over]
