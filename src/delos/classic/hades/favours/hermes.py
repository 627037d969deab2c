"""Hermes: prosperity at sea (HAD-FAVOUR-HERMES)."""

from typing import final

from delos.classic.cells import PROSPERITY
from delos.classic.effects import place_prosperity
from delos.classic.hades.favours.power import FavourPower
from delos.classic.hades.kinds import HERMES_SEA
from delos.cyclades.bits import bits
from delos.cyclades.cells import SEAS_OF
from delos.cyclades.chart import LANDS
from delos.cyclades.question import Question
from delos.cyclades.state import CycladesState


@final
class Hermes(FavourPower):
    """A prosperity marker on a space with an own fleet, be it a trade space; whoever has a fleet
    there gets 1 GP more, and only the Erinyes take it away (HAD-FAVOUR-HERMES-01 to -05,
    HAD-MAP-03)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        if state.at[PROSPERITY] == 0:
            return "HAD-FAVOUR-HERMES-01,HAD-FAVOUR-HERMES-05:no-supply"
        if state.at[SEAS_OF + faction]:
            return ""
        return "HAD-FAVOUR-HERMES-01,HAD-FAVOUR-HERMES-05:no-fleets"

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(ProsperAtSea(faction, 0))


@final
class ProsperAtSea(Question):
    def kind(self, state: CycladesState) -> int:
        return HERMES_SEA

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[SEAS_OF + self.faction])

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        place_prosperity(state, LANDS + option)

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-FAVOUR-HERMES-01:no-fleet"

    def copy(self) -> "ProsperAtSea":
        return ProsperAtSea(self.faction, self.over)
