"""Buildings on their sites."""

from mypy_extensions import i64

from delos.cyclades.bits import BIT
from delos.cyclades.cells import BUILT, CHECK, GAINER, NONE, SUPPLY, USED
from delos.cyclades.events import BUILDING_BUILT, BUILDING_REMOVED, DISCOUNT_USED
from delos.cyclades.ids import METROPOLIS, NECROPOLIS, TEMPLE
from delos.cyclades.state import CycladesState


def gains_building(state: CycladesState, faction: int) -> None:
    """Remember whose gain may complete a set, its own or its team's (LEG-TEAM-17); any gain may,
    in anybody's turn (LEG-METRO-10)."""
    state.at[CHECK] = 1
    state.at[GAINER] = faction


def build(state: CycladesState, faction: int, building: int, site: int) -> None:
    """A basic building from the reserve onto a free site, which bears no mark: a new Temple is
    unused."""
    at = state.at
    at[SUPPLY + building] -= 1
    at[BUILT + building] |= BIT[site]
    gains_building(state, faction)
    state.note(BUILDING_BUILT, faction, building, site)


def building_on(state: CycladesState, site: int) -> int:
    """What stands on a site: a type of building, METROPOLIS or NONE."""
    at = state.at
    bit: i64 = BIT[site]
    kinds: i64 = NECROPOLIS + 1
    for building in range(kinds):
        if at[BUILT + building] & bit:
            return building
    return NONE


def unbuild(state: CycladesState, site: int) -> int:
    """Removed basic buildings return to the common reserve (LEG-BUILD-07); which type it was."""
    at = state.at
    building = building_on(state, site)
    at[BUILT + building] &= ~BIT[site]
    at[SUPPLY + building] += 1
    if building == TEMPLE:
        at[USED] &= ~BIT[site]
    state.note(BUILDING_REMOVED, building, site)
    return building


def spend_discount(state: CycladesState, faction: int, site: int) -> None:
    """A Temple or Metropolis gives its discount once a Cycle (LEG-CREATURE-GEN-04)."""
    state.at[USED] |= BIT[site]
    state.note(DISCOUNT_USED, faction, site)


def mark_used(state: CycladesState, site: int) -> None:
    """The same discount is not given twice (LEG-METRO-18)."""
    state.at[USED] |= BIT[site]


def renew_discounts(state: CycladesState) -> None:
    """Discounts are counted per Cycle (LEG-CORE-16)."""
    state.at[USED] = 0


def raise_metropolis(state: CycladesState, site: int) -> None:
    state.at[BUILT + METROPOLIS] |= BIT[site]
