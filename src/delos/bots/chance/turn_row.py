"""The columns of a seat about the turns of a cycle: which gods, in which order, for how much."""

from mypy_extensions import i64

from delos.bots.chance.columns import GODS
from delos.bots.chance.position import part
from delos.bots.chance.table_row import in_actions
from delos.bots.floats import Floats
from delos.cyclades.cells import ACTIVE, BID, FACTIONS, GOD_OF, NONE, ORDER
from delos.cyclades.state import CycladesState


def fill_turn(state: CycladesState, seat: i64, rows: Floats, start: i64) -> i64:
    """The gods that the seat has still to act for, its places in the turn order, its bids; with
    two players of the original game a seat has two markers."""
    at = state.at
    factions: i64 = state.rules.factions
    i = start
    acted = False
    acting = in_actions(state)
    bid: i64 = 0
    marker = seat
    while marker < FACTIONS:
        god = at[GOD_OF + marker]
        place: i64 = NONE
        for slot in range(FACTIONS):
            if at[ORDER + slot] == marker:
                place = slot
                break
        if place != NONE:
            rows[i + GODS + 2 + place] = 1.0
        if place != NONE and acting:
            acted = True
        elif god != NONE:
            rows[i + god] = 1.0
            bid += at[BID + marker]
        if factions != 2:
            break  # only two players have a second marker
        marker += factions
    if at[ACTIVE] == seat:
        rows[i + GODS] = 1.0
    if acted:
        rows[i + GODS + 1] = 1.0
    rows[i + GODS + 2 + FACTIONS] = part(bid, 0.1)
    return i + GODS + 2 + FACTIONS + 1
