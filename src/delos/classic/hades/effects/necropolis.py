"""The Necropolis and the gold on it (HAD-NECRO)."""

from delos.classic.events import NECROPOLIS_FALLS, NECROPOLIS_GAINS
from delos.classic.hades.cells import NECROPOLIS_GOLD
from delos.cyclades.bits import BIT
from delos.cyclades.cells import BUILT, LAND_GOLD
from delos.cyclades.ids import NECROPOLIS
from delos.cyclades.state import CycladesState


def set_necropolis(state: CycladesState, site: int) -> None:
    """There is one; it stands on a large site (HAD-NECRO-01)."""
    state.at[BUILT + NECROPOLIS] = BIT[site]


def fell_necropolis(state: CycladesState, land: int) -> None:
    """It leaves its island, its gold stays there (HAD-NECRO-05, HAD-NECRO-07)."""
    at = state.at
    at[BUILT + NECROPOLIS] = 0
    at[LAND_GOLD + land] += take_necropolis_gold(state)
    state.note(NECROPOLIS_FALLS, land)


def feed_necropolis(state: CycladesState, count: int) -> None:
    """1 GP for each regular unit that is lost (HAD-NECRO-02)."""
    state.at[NECROPOLIS_GOLD] += count
    state.note(NECROPOLIS_GAINS, count)


def take_necropolis_gold(state: CycladesState) -> int:
    """All that lies on it; how much it is."""
    amount = state.at[NECROPOLIS_GOLD]
    state.at[NECROPOLIS_GOLD] = 0
    return amount
