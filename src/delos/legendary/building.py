"""Basic buildings: which type, on which site, or in place of which other (LEG-BUILD)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.building import (
    basic_buildings,
    own_buildings,
    types_in_supply,
)
from delos.cyclades.cells import BUILT, NONE, SITES_OF, SUPPLY
from delos.cyclades.chart import SITES
from delos.cyclades.effects import build, unbuild
from delos.cyclades.ids import (
    BUILDING_NAMES,
    METROPOLIS,
)
from delos.cyclades.kinds import BUILD_SITE, BUILD_TYPE
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame
from delos.legendary.kinds import BUILD_REPLACE

ALL_TYPES: Final = 15
FORGO: Final = SITES
TYPE: Final = 0
SITE: Final = 1
OVER: Final = 2

TYPES: Final = ["LEG-BUILD-06:no-supply", "LEG-HERA-01:owned"]
PLACES: Final = ["LEG-BUILD-01:own-site", "LEG-MAP-05:taken"]
REPLACED: Final = ["LEG-BUILD-01:own-site", "LEG-BUILD-04:metropolis", "LEG-BUILD-04:same-type"]


def empty_sites(state: CycladesState, faction: int) -> int:
    """Sites of the faction's lands on which nothing stands (LEG-MAP-05); any of them takes any
    building (LEG-MAP-06)."""
    at = state.at
    return at[SITES_OF + faction] & ~(basic_buildings(state) | at[BUILT + METROPOLIS])


def ways_to_build(state: CycladesState, faction: int, types: int) -> int:
    """In how many ways one of these types can be built, forgoing it in a full land included; 0
    when the building lapses (LEG-BUILD-01 to -06)."""
    at = state.at
    empty = size(empty_sites(state, faction))
    found = 0
    for building in bits(types):
        if at[SUPPLY + building] == 0:
            continue
        if empty:
            found += empty
            continue
        others = size(own_buildings(state, faction) & ~at[BUILT + building])
        if others:
            found += others + 1
    return found


@final
class Build(Frame[CycladesState]):
    """Build one of the allowed types. With an empty site building is compulsory; without one the
    builder may replace a basic building of another type or forgo (LEG-BUILD-01 to -06). How many
    of a type it owns does not matter (LEG-BUILD-08)."""

    def __init__(self, faction: int, types: int, building: int, step: int) -> None:
        self.faction = faction
        self.types = types  # mask of allowed types
        self.building = building
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == TYPE:
            self.types &= types_in_supply(state)
            if self.types == 0:
                return DONE  # the action lapses (LEG-BUILD-06)
            return WAIT
        if self.step == SITE and (empty_sites(state, self.faction) or self.replaceable(state)):
            return WAIT
        return DONE

    def replaceable(self, state: CycladesState) -> int:
        """Own basic buildings of another type; never a Metropolis (LEG-BUILD-04)."""
        return own_buildings(state, self.faction) & ~state.at[BUILT + self.building]

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == TYPE:
            return BUILD_TYPE
        return BUILD_SITE if empty_sites(state, self.faction) else BUILD_REPLACE

    def options(self, state: CycladesState) -> list[int]:
        if self.step == TYPE:
            return bits(self.types)
        empty = empty_sites(state, self.faction)
        if empty:
            return bits(empty)
        found = bits(self.replaceable(state))
        found.append(FORGO)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == TYPE:
            self.building = option
            self.step = SITE
            return
        self.step = OVER
        if option == FORGO:
            return
        if empty_sites(state, self.faction) == 0:
            unbuild(state, option)
        build(state, self.faction, self.building, option)

    def about(self, state: CycladesState) -> list[str]:
        if self.building == NONE:
            return []
        return ["building=building:" + BUILDING_NAMES[self.building]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == TYPE:
            return held_back([types_in_supply(state), self.types], option, TYPES)
        own = state.at[SITES_OF + self.faction]
        empty = empty_sites(state, self.faction)
        if empty:
            return held_back([own, empty], option, PLACES)
        if option == FORGO:
            return ""
        basic = own_buildings(state, self.faction)
        return held_back([own, basic, self.replaceable(state)], option, REPLACED)

    def copy(self) -> "Build":
        return Build(self.faction, self.types, self.building, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.types, self.building, self.step]


def build_type(faction: int, building: int) -> Build:
    """The god's own type of building."""
    return Build(faction, BIT[building], NONE, TYPE)
