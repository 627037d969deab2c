"""Areas that nobody holds and that one's own units could enter: what a condition may grow by."""

from __future__ import annotations

from typing import Final

from delos.cyclades.bits import bits, union
from delos.cyclades.cells import LANDS_OF, NONE, OWNER, SEA_OWNER, SEAS_OF
from delos.cyclades.reach import chain_fleets, hops, sea_neighbours
from delos.cyclades.state import CycladesState

LANDS: Final = ("wants-lands", "wants-islands")
SEAS: Final = ("wants-seas",)


def empty_near(state: CycladesState, seat: int, condition: str) -> list[str]:
    """The empty areas in reach that count for a condition, by the word of its reason."""
    if condition in LANDS:
        return empty_lands(state, seat)
    return empty_seas(state, seat) if condition in SEAS else []


def empty_lands(state: CycladesState, seat: int) -> list[str]:
    """Behind a border or a chain of fleets, whatever the way would cost."""
    fleets = chain_fleets(state, seat)
    near = [hops(state, seat, land, fleets) for land in bits(state.at[LANDS_OF + seat])]
    found = 0
    for lands in near:
        found |= lands
    names = state.chart.land_names
    return [f"land:{names[land]}" for land in bits(found) if state.at[OWNER + land] == NONE]


def empty_seas(state: CycladesState, seat: int) -> list[str]:
    """Beside a fleet of one's own, or off a coast, where one can be launched."""
    at = state.at
    found = union(state.chart.land_seas, at[LANDS_OF + seat])
    for sea in bits(at[SEAS_OF + seat]):
        found |= sea_neighbours(state, seat, sea)
    names = state.chart.sea_names
    return [f"sea:{names[sea]}" for sea in bits(found) if at[SEA_OWNER + sea] == NONE]
