"""A position as the net sees it: a row of numbers for each seat, and one for the table."""

from typing import Final, final

from mypy_extensions import i64

from delos.bots.floats import Floats, floats

MOST_SEATS: Final = 6
WIDEST: Final = 128  # columns of a seat, at most
EMPTY: Final = floats([0.0] * (MOST_SEATS * WIDEST))
ALL_KNOWN: Final = -1  # in place of an observer: nothing is hidden


@final
class Position:
    def __init__(self, seats: i64, width: i64, table_width: i64, team: list[int]) -> None:
        self.seats = seats
        self.width = width
        self.rows: Floats = EMPTY[: seats * width]  # a copy, seat after seat
        self.table: Floats = EMPTY[:table_width]
        self.team = team  # of each seat; every seat its own team outside team play


def part(count: int, unit: float) -> float:
    """A number of things as a column tells it."""
    return unit * count
