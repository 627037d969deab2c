"""Markers on the gods and on the turn order track."""

from delos.cyclades.cells import BID, GOD_OF, NONE, ORDER
from delos.cyclades.events import BID_MADE, OUSTED
from delos.cyclades.state import CycladesState


def place_bid(state: CycladesState, faction: int, marker: int, god: int, bid: int) -> None:
    """A faction's marker stands on a space of a god (LEG-OFFER-03, CLA-OFFER-02)."""
    at = state.at
    at[GOD_OF + marker] = god
    at[BID + marker] = bid
    state.note(BID_MADE, faction, god, bid)


def oust(state: CycladesState, faction: int, marker: int, god: int) -> None:
    """A marker is driven off its god (LEG-OFFER-10, CLA-OFFER-06)."""
    at = state.at
    at[GOD_OF + marker] = NONE
    at[BID + marker] = 0
    state.note(OUSTED, faction, god)


def clear_bids(state: CycladesState, markers: int) -> None:
    """All markers leave the gods."""
    at = state.at
    for marker in range(markers):
        at[GOD_OF + marker] = NONE
        at[BID + marker] = 0


def clear_order(state: CycladesState, markers: int) -> None:
    """The track is empty until factions have acted (LEG-OFFER-19, CLA-CYCLE-04)."""
    for slot in range(markers):
        state.at[ORDER + slot] = NONE
