"""Which sites bear buildings, which are free, and what the supply still holds (LEG-BUILD)."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import BUILT, SITES_OF, SUPPLY
from delos.cyclades.ids import THEATRE
from delos.cyclades.state import CycladesState


def basic_buildings(state: CycladesState) -> int:
    """Sites with a basic building; a Metropolis is none (LEG-METRO-02), a theatre is one
    (HAD-THEATRE-02, -06)."""
    at = state.at
    return at[BUILT] | at[BUILT + 1] | at[BUILT + 2] | at[BUILT + 3] | at[BUILT + THEATRE]


def own_buildings(state: CycladesState, faction: int) -> int:
    """The faction's basic buildings, working or not."""
    return state.at[SITES_OF + faction] & basic_buildings(state)


def types_in_supply(state: CycladesState) -> int:
    at = state.at
    found = 0
    for building in range(4):
        if at[SUPPLY + building]:
            found |= BIT[building]
    return found
