"""Dionysus and Hestia: a theatre, a building of choice (HAD-FAVOUR-DIONYSUS, -HESTIA)."""

from typing import final

from delos.classic.customs import free_sites
from delos.classic.gods.building import Erect
from delos.classic.hades.favours.power import FavourPower
from delos.cyclades.cells import SUPPLY
from delos.cyclades.ids import THEATRE
from delos.cyclades.kinds import BUILD_TYPE
from delos.cyclades.question import Question
from delos.cyclades.state import CycladesState


@final
class Dionysus(FavourPower):
    """An item (HAD-FAVOUR-DIONYSUS-01), and a theatre on a free own site (HAD-FAVOUR-DIONYSUS-02):
    one of four that only he builds, no Cyclops (HAD-THEATRE-03, HAD-THEATRE-04)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        if state.at[SUPPLY + THEATRE] == 0:
            return "HAD-FAVOUR-DIONYSUS-01,HAD-FAVOUR-DIONYSUS-02:no-supply"
        if free_sites(state, faction):
            return ""
        return "HAD-FAVOUR-DIONYSUS-01,HAD-FAVOUR-DIONYSUS-02:no-site"

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(Erect(faction, THEATRE, 0))


@final
class Hestia(FavourPower):
    """A building of the player's choice on a free own site, but no theatre
    (HAD-FAVOUR-HESTIA-01, -02)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        if not in_supply(state):
            return "HAD-FAVOUR-HESTIA-01,CLA-BUILD-15:no-supply"
        return "" if free_sites(state, faction) else "HAD-FAVOUR-HESTIA-01:no-site"

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(ChooseBuilding(faction, 0))


def in_supply(state: CycladesState) -> list[int]:
    return [building for building in range(4) if state.at[SUPPLY + building]]


@final
class ChooseBuilding(Question):
    def kind(self, state: CycladesState) -> int:
        return BUILD_TYPE

    def options(self, state: CycladesState) -> list[int]:
        return in_supply(state)

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        state.call(Erect(self.faction, option, 0))

    def refusal(self, state: CycladesState, option: int) -> str:
        return "CLA-BUILD-15:no-supply"

    def copy(self) -> "ChooseBuilding":
        return ChooseBuilding(self.faction, self.over)
