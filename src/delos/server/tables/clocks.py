"""Clocks: how much time everybody has, reckoned from what is stored with each move.

A clock belongs to a side (the first of the seats that one person plays). It runs for whoever is
asked; a bot's never does. A stretch is the time from being asked until somebody else is.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from delos.server.protocol.tables import Clock
from delos.server.refusal import malformed

SECOND: Final = 1000
RETURNED: Final = 10 * SECOND  # at least, for who takes a seat back whose time was out
SHOWN: Final = 1200  # milliseconds in which screens show a step
LONGEST: Final = 20 * SECOND  # that a clock waits for the screens
OPENING: Final = 10 * SECOND  # until the first clock runs, and after a pause
LIMITS: Final = {  # least and most seconds: main, step
    "none": ((0, 0), (0, 0)),
    "live": ((1, 24 * 3600), (0, 3600)),
    "reserve": ((0, 24 * 3600), (1, 24 * 3600)),
    "days": ((0, 0), (3600, 30 * 24 * 3600)),
}


class Clocks(Struct, frozen=True):
    """What is stored. Times are milliseconds, ``since`` one of ``hours.py``."""

    left: tuple[int, ...] = ()  # by seat; that of a side's first seat counts
    side: int | None = None  # whose clock runs
    since: int | None = None  # may lie ahead; None: it stands still
    spent: int = 0  # of this stretch, before that
    forfeits: tuple[int, ...] = ()  # seats that have lost by time


def check_clock(clock: Clock) -> None:
    (least, most), (shortest, longest) = LIMITS[clock.kind]
    if not (least <= clock.main <= most and shortest <= clock.step <= longest):
        raise malformed(
            "clock", kind=clock.kind, least=least, most=most, shortest=shortest, longest=longest
        )


def wound_up(clock: Clock, seats: int) -> Clocks:
    """The clocks before the start."""
    return Clocks(left=(clock.main * SECOND,) * seats)


def used(clocks: Clocks, now: int) -> int:
    """Of the stretch that runs. After a restart the hour may be before it began."""
    running = 0 if clocks.since is None else max(0, now - clocks.since)
    return clocks.spent + running


def allowed(clocks: Clocks, clock: Clock) -> int:
    """How long the stretch that runs may last."""
    assert clocks.side is not None
    own = clocks.left[clocks.side] if clock.kind in {"live", "reserve"} else 0
    return own + (clock.step * SECOND if clock.kind in {"reserve", "days"} else 0)


def flag_of(clocks: Clocks, clock: Clock) -> int | None:
    """The hour at which somebody's time is out."""
    if clocks.side is None or clocks.since is None:
        return None
    return clocks.since + allowed(clocks, clock) - clocks.spent


def turned(clocks: Clocks, clock: Clock, side: int | None, now: int, starts: int) -> Clocks:
    """The clocks when another side is asked, or nobody; ``starts`` is when its own runs."""
    if clock.kind == "none" or side == clocks.side:
        return clocks
    left = clocks.left
    if clocks.side is not None:
        left = with_left(left, clocks.side, rest(clocks, clock, now))
    return replace(clocks, left=left, side=side, since=None if side is None else starts, spent=0)


def rest(clocks: Clocks, clock: Clock, now: int) -> int:
    """What a side has left of its own when its stretch is over."""
    assert clocks.side is not None
    own, gone = clocks.left[clocks.side], used(clocks, now)
    if clock.kind == "reserve":
        gone = max(0, gone - clock.step * SECOND)
    return max(0, own - gone)


def rewarded(clocks: Clocks, clock: Clock, side: int) -> Clocks:
    """Who has moved gets the increment."""
    if clock.kind != "live":
        return clocks
    return replace(
        clocks, left=with_left(clocks.left, side, clocks.left[side] + clock.step * SECOND)
    )


def stopped(clocks: Clocks, now: int) -> Clocks:
    """Paused: what was used counts, what comes does not."""
    return replace(clocks, since=None, spent=used(clocks, now))


def resumed(clocks: Clocks, now: int) -> Clocks:
    return clocks if clocks.side is None else replace(clocks, since=now + OPENING)


def returned(clocks: Clocks, clock: Clock, sides: set[int]) -> Clocks:
    """Who comes back, or in somebody's place, has time for a move at least."""
    if clock.kind != "live":
        return clocks
    left = clocks.left
    for side in sides:
        if left[side] == 0:
            left = with_left(left, side, max(clock.step * SECOND, RETURNED))
    return replace(clocks, left=left)


def with_left(left: tuple[int, ...], side: int, value: int) -> tuple[int, ...]:
    return (*left[:side], value, *left[side + 1 :])
