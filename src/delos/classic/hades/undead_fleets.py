"""Undead Fleets: counted among the Fleets of their sea, with a place of their own besides.

All undead serve one faction at a time, so those in a sea under attack are the attacker's or the
defender's, never both.
"""

from delos.classic.hades.cells import UNDEAD_AT, UNDEAD_FLEETS, UNDEAD_OF
from delos.cyclades.cells import NONE
from delos.cyclades.state import CycladesState


def undead_fleets(state: CycladesState, sea: int) -> int:
    """How many undead Fleets are in a sea."""
    at = state.at
    if at[UNDEAD_OF] == NONE:
        return 0
    count = 0
    for fleet in range(UNDEAD_FLEETS):
        if at[UNDEAD_AT + fleet] == sea:
            count += 1
    return count


def undead_of(state: CycladesState, faction: int, sea: int) -> int:
    """The same for one side of a battle."""
    return undead_fleets(state, sea) if state.at[UNDEAD_OF] == faction else 0


def send_undead(state: CycladesState, origin: int, sea: int, count: int) -> None:
    """So many undead Fleets go from one place to another; NONE is their stock."""
    at = state.at
    for fleet in range(UNDEAD_FLEETS):
        if count == 0:
            return
        if at[UNDEAD_AT + fleet] == origin:
            at[UNDEAD_AT + fleet] = sea
            count -= 1


def undead_in_stock(state: CycladesState) -> int:
    count = 0
    for fleet in range(UNDEAD_FLEETS):
        if state.at[UNDEAD_AT + fleet] == NONE:
            count += 1
    return count
