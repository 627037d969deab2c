"""What the gods bring on whom a player's markers stand, while their turns are still to come."""

from __future__ import annotations

from delos.bots.judges.classic_bids import apollo, gain
from delos.bots.judges.classic_heroes import fortune
from delos.classic.cells import OPEN_GODS
from delos.classic.customs import customs
from delos.classic.cycle import Actions
from delos.classic.hades.cells import PLACING
from delos.classic.offerings import Offerings, due
from delos.cyclades.cells import GOD_AT, GOD_OF, NONE
from delos.cyclades.ids import APOLLO
from delos.cyclades.state import CycladesState


def outlook(state: CycladesState, seat: int, fresh: bool) -> float:
    if state.at[PLACING]:
        return 0.0
    for frame in state.stack:
        if isinstance(frame, Offerings):
            return while_bidding(state, seat)
        if isinstance(frame, Actions):
            return while_acting(state, seat, frame.index - 1 if fresh else frame.index)
    return 0.0


def while_bidding(state: CycladesState, seat: int) -> float:
    """Every marker brings its god's turn; one that stands nowhere yet finds Apollo at least."""
    gold = state.gold(seat)
    left = gold - due(state, seat)
    found = fortune(state, seat, left) - fortune(state, seat, gold)
    for marker in customs(state).markers_of(seat):
        god = state.at[GOD_OF + marker]
        if god == NONE or god == APOLLO:
            found += apollo(state, seat)
        else:
            found += gain(state, seat, god, left)
    return found


def while_acting(state: CycladesState, seat: int, first: int) -> float:
    """Turns from this place of the track on."""
    at = state.at
    found = 0.0
    for marker in customs(state).markers_of(seat):
        god = at[GOD_OF + marker]
        if god == NONE or god == APOLLO:
            continue
        for slot in range(first, at[OPEN_GODS]):
            if at[GOD_AT + slot] == god:
                found += gain(state, seat, god, state.gold(seat))
    return found
