"""A position of the original game in numbers, without and with modules of Hades."""

from typing import Final

from mypy_extensions import i64

from delos.bots.chance import columns
from delos.bots.chance.field import Field
from delos.bots.chance.position import Position, part
from delos.bots.chance.seat_row import fill_seat
from delos.bots.chance.table_row import fill_table
from delos.bots.floats import Floats
from delos.classic.customs import free_sites
from delos.classic.hades.cells import (
    FAVOUR,
    HANDMAIDS,
    ITEMS_OF,
    NECROPOLIS_GOLD,
    THREAT,
    UNDEAD_OF,
)
from delos.classic.ids import HADES
from delos.classic.income import incomes
from delos.cyclades.bits import size
from delos.cyclades.cells import BUILT, GOD_OF, NONE, SITES_OF
from delos.cyclades.ids import NECROPOLIS, THEATRE
from delos.cyclades.state import CycladesState

SEAT_NAMES: Final = columns.SEAT_NAMES
TABLE_NAMES: Final = columns.TABLE_NAMES
HADES_SEAT_NAMES: Final = [
    *SEAT_NAMES,
    "priestesses of minor gods",
    "magic items",
    "theatres",
    "the Necropolis",
    "gold in the Necropolis",
    "the undead serve it",
]
HADES_TABLE_NAMES: Final = [
    *TABLE_NAMES,
    "threat of Hades",
    "Hades is held",
    "a favour lies open",
]


def position_of(state: CycladesState, observer: int) -> Position:
    """``observer``: the seat whose purse is known, or ALL_KNOWN."""
    found = Position(
        state.rules.factions, columns.SEAT_WIDTH, columns.TABLE_WIDTH, state.rules.team
    )
    fill(state, observer, found, False)
    return found


def hades_position_of(state: CycladesState, observer: int) -> Position:
    """The same at a table with modules of Hades."""
    width: i64 = columns.SEAT_WIDTH + 6
    found = Position(state.rules.factions, width, columns.TABLE_WIDTH + 3, state.rules.team)
    fill(state, observer, found, True)
    return found


def fill(state: CycladesState, observer: int, found: Position, hades: bool) -> None:
    field = Field(state)
    income = incomes(state)
    for seat in range(found.seats):
        known = observer < 0 or seat == observer
        room = size(free_sites(state, seat))
        start = seat * found.width
        end = fill_seat(state, field, seat, income[seat], room, known, found.rows, start)
        if hades:
            fill_modules(state, seat, found.rows, end)
    end = fill_table(state, field, found.table, 0)
    if hades:
        fill_underworld(state, found.table, end)


def fill_modules(state: CycladesState, seat: i64, rows: Floats, i: i64) -> None:
    at = state.at
    sites = at[SITES_OF + seat]
    rows[i] = part(at[HANDMAIDS + seat], 0.3)
    rows[i + 1] = part(size(at[ITEMS_OF + seat]), 0.4)
    rows[i + 2] = part(size(sites & at[BUILT + THEATRE]), 0.5)
    if sites & at[BUILT + NECROPOLIS]:
        rows[i + 3] = 1.0
        rows[i + 4] = part(at[NECROPOLIS_GOLD], 0.1)
    if at[UNDEAD_OF] == seat:
        rows[i + 5] = 1.0


def fill_underworld(state: CycladesState, rows: Floats, i: i64) -> None:
    at = state.at
    rows[i] = part(at[THREAT], 0.1)
    for marker in range(state.rules.factions):
        if at[GOD_OF + marker] == HADES:
            rows[i + 1] = 1.0
    if at[FAVOUR] != NONE:
        rows[i + 2] = 1.0
