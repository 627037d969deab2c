"""Messages that look back: log, replay, numbers, reviews."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Raw, Struct

from delos.review.values import Review
from delos.server.protocol.common import Asked, Level, Number, SeatNumber


class PlayOnBody(Asked):
    """Play on from a moment of a finished game."""

    step: Number  # decisions that are kept
    seat: SeatNumber  # yours; bots have the others
    level: Level = "hard"


class LogEntry(Struct):
    n: int
    text: str
    event: dict[str, str | int | None]


class Log(Struct):
    from_: int = msgspec.field(name="from")
    total: int
    log: list[LogEntry]


ReviewStatus = Literal["none", "waiting", "working", "ready", "failed"]


class ReviewInfo(Struct):
    """The review of a finished game, or how far it is."""

    status: ReviewStatus
    done: int  # decisions that were looked at
    all: int
    review: Review | None = None
    chances: list[list[float]] = []  # while it is made: everybody's after each of them


class ReplayInfo(Struct):
    step: int
    steps: int
    seat: int | None
    view: Raw
    log: list[LogEntry]  # what the last step brought
    entries: int  # of the whole log until then


class Battles(Struct):
    won: int
    lost: int


class Dice(Struct):
    """Battle dice as they fell, before any Hero bends them."""

    rolls: int
    sum: int
    expected: float
    luck: float  # sum less expected


class SeatStats(Struct):
    """Lists have an entry per Cycle, or none where a title does not know such a thing."""

    seat: int
    faction: str
    metropolises: list[int]  # at the end of each Cycle
    income: list[int]
    gold: list[int]  # at the end of each Cycle; a team's is common
    points: list[int]  # at the end of each turn, as if it were the last (Mytikas)
    spent: dict[str, int]  # paid in Offerings, by god
    creatures: int  # bought
    battles: Battles
    dice: Dice


class Milestone(Struct):
    step: int  # for replay
    cycle: int
    kind: Literal["cycle", "metropolis", "battle", "hero", "building", "card", "lock", "end"]
    seat: int | None


class TableStats(Struct):
    cycles: int  # turns, in Mytikas
    steps: int
    seats: list[SeatStats]
    milestones: list[Milestone]
