"""The buildings of the gods (CLA-BUILD)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.action import (
    NO_GOLD,
    NO_PLACE,
    NO_SUPPLY,
    NOT_THIS_GOD,
    OPEN,
    SingleAction,
    costs,
)
from delos.classic.customs import customs, free_sites
from delos.classic.ids import BUILDINGS
from delos.classic.kinds import (
    BUILD,
)
from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    GOLD,
    NONE,
    SITES_OF,
    SUPPLY,
)
from delos.cyclades.effects import (
    build,
    pay,
)
from delos.cyclades.kinds import BUILD_SITE
from delos.cyclades.question import Question
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState

BUILDING_PRICE: Final = 2


@final
class Construct(SingleAction):
    """The god's building, any number per turn (CLA-POSEIDON-04, CLA-ARES-04, CLA-ZEUS-03,
    CLA-ATHENA-03); several of a type may stand on an island (CLA-BUILD-02). Without a free site
    nothing is built and no set completed (CLA-METRO-02). A university is good for sets only
    (CLA-BUILD-12)."""

    def __init__(self) -> None:
        super().__init__(BUILD)

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        building = customs(state).gods[god].building
        if building == NONE:
            return NOT_THIS_GOD
        if state.at[GOLD + faction] < BUILDING_PRICE:
            return NO_GOLD
        if state.at[SUPPLY + building] == 0:
            return NO_SUPPLY
        return OPEN if free_sites(state, faction) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NOT_THIS_GOD:
            return "CLA-BUILD-01:not-this-god"
        if reason == NO_SUPPLY:
            return "CLA-BUILD-15:no-supply"
        if reason == NO_PLACE:
            return "CLA-BUILD-01:no-site"
        return costs(state, faction, "CLA-BUILD-01", BUILDING_PRICE)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, BUILDING_PRICE)
        state.call(Erect(faction, customs(state).gods[god].building, 0))


ERECTED: Final = ["CLA-BUILD-01:not-yours", "CLA-BUILD-01:taken"]


@final
class Erect(Question):
    """On which free site of an own island (CLA-BUILD-01). It will stay there: no building ever
    changes its site (CLA-BUILD-04)."""

    def __init__(self, faction: i64, building: i64, over: i64) -> None:
        super().__init__(faction, over)
        self.building = building

    def kind(self, state: CycladesState) -> int:
        return BUILD_SITE

    def options(self, state: CycladesState) -> list[int]:
        return bits(free_sites(state, self.faction))

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        build(state, self.faction, self.building, option)

    def about(self, state: CycladesState) -> list[str]:
        return ["building=building:" + BUILDINGS[self.building]]

    def refusal(self, state: CycladesState, option: int) -> str:
        sets = [state.at[SITES_OF + self.faction], free_sites(state, self.faction)]
        return held_back(sets, option, ERECTED)

    def copy(self) -> "Erect":
        return Erect(self.faction, self.building, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.building, self.over]
