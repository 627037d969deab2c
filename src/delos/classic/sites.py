"""Sets of buildings, and islands where a metropolis could stand (CLA-METRO)."""

from delos.cyclades.bits import BIT, size
from delos.cyclades.cells import BUILT
from delos.cyclades.ids import METROPOLIS, THEATRE
from delos.cyclades.state import CycladesState


def sets_on(state: CycladesState, sites: int) -> int:
    """How many sets of four the buildings on these sites make; a theatre fills any gap
    (HAD-THEATRE-01, -07)."""
    at = state.at
    count = 0
    while True:
        gaps = 0
        for building in range(4):
            gaps += max(0, count + 1 - size(at[BUILT + building] & sites))
        if gaps > size(at[BUILT + THEATRE] & sites):
            return count
        count += 1


def free_metropolis_sites(state: CycladesState, sites: int) -> int:
    """Islands with these sites on which no metropolis stands, as a mask (CLA-METRO-06); the
    Necropolis gives way to one (HAD-NECRO-06)."""
    found = 0
    for land in range(state.chart.lands):
        own = state.chart.land_sites[land]
        if own & sites and own & state.at[BUILT + METROPOLIS] == 0:
            found |= BIT[land]
    return found
