"""A position of the Legendary Edition in numbers."""

from typing import Final

from mypy_extensions import i64

from delos.bots.chance import columns
from delos.bots.chance.field import Field
from delos.bots.chance.position import Position
from delos.bots.chance.seat_row import fill_seat
from delos.bots.chance.table_row import fill_table
from delos.cyclades.bits import size
from delos.cyclades.state import CycladesState
from delos.legendary.building import (
    empty_sites,
)
from delos.legendary.customs import customs
from delos.legendary.income import income_shares

SEAT_NAMES: Final = columns.SEAT_NAMES
TABLE_NAMES: Final = [*columns.TABLE_NAMES, "complete edition"]


def position_of(state: CycladesState, observer: int) -> Position:
    """``observer``: the seat whose purse, with its team's, is known, or ALL_KNOWN."""
    rules = state.rules
    seats: i64 = rules.factions
    width: i64 = columns.SEAT_WIDTH
    found = Position(seats, width, columns.TABLE_WIDTH + 1, rules.team)
    field = Field(state)
    incomes = income_shares(state)
    for seat in range(seats):
        known = observer < 0 or rules.team[seat] == rules.team[observer]
        room = size(empty_sites(state, seat))
        fill_seat(state, field, seat, incomes[seat], room, known, found.rows, seat * width)
    end = fill_table(state, field, found.table, 0)
    if customs(state).apollo_anywhere:
        found.table[end] = 1.0
    return found
