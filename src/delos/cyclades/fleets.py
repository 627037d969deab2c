"""Fleets that come from no faction's reserve, such as the undead: counted among the Fleets of their
sea, so that strength, chains and control need not know of them."""

from delos.cyclades.cells import FLEETS, SEA_OWNER
from delos.cyclades.state import CycladesState


def other_fleets(state: CycladesState, faction: int, sea: int) -> int:
    """How many of a side's Fleets in a sea are of that sort."""
    return state.rules.customs.other_fleets(state, faction, sea)


def regular_fleets(state: CycladesState, sea: int) -> int:
    """Fleets of a sea that belong to its owner's colour; invaders stand apart."""
    at = state.at
    return at[FLEETS + sea] - other_fleets(state, at[SEA_OWNER + sea], sea)


def send_others(state: CycladesState, origin: int, sea: int, count: int) -> None:
    """So many of them go from one place to another; NONE is their stock."""
    if count:
        state.rules.customs.send_others(state, origin, sea, count)
