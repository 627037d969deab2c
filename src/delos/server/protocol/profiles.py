"""Messages about what people have played, and what they think of each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from delos.server.protocol.common import Asked
from delos.server.protocol.tables import SeatInfo

Reason = Literal["name", "chat", "play", "other"]
Topic = Literal["god", "way", "creature", "hero", "space", "built", "deity"]


class RatingInfo(Struct):
    """``rating`` is 1500 for a beginner; it is as likely as not within ``band``."""

    game: str
    players: int
    rating: int
    band: int
    games: int
    won: int


class RecordInfo(Struct):
    """Finished games of a title; ``even`` is how many would be won if all played alike."""

    game: str
    games: int
    won: int
    even: float


class CurvePoint(Struct):
    ended: int
    rating: int
    band: int


class PlayedGame(Struct):
    table: str
    name: str
    game: str
    players: int
    ended: int
    cycle: int
    won: bool
    seats: list[SeatInfo]
    winners: list[int]
    change: int | None  # of the rating; None: it did not count


class Profile(Struct):
    id: str
    name: str
    claimed: bool
    since: int
    games: int
    won: int
    row: int  # wins in a row, at best
    ratings: list[RatingInfo]  # the most played first
    record: list[RecordInfo]
    curve: list[CurvePoint]  # of the first rating
    last: list[PlayedGame]
    followed: bool  # by you
    blocked: bool  # by you
    yours: bool  # it is you
    robot: bool = False  # programs play this account


class Often(Struct):
    what: str
    times: int


class HowPlayed(Struct):
    """How somebody plays a title, from the last ``games``; nothing is told of fewer than
    ``least``. ``often``: gods served, ways to metropolises, cards bought; in Mytikas spaces of
    the builder, pieces built, Deity cards taken; each the most frequent first."""

    game: str
    games: int
    least: int
    often: dict[Topic, list[Often]] = field(default_factory=dict)
    price: float | None = None  # gold for gods in a cycle
    others: float | None = None  # the same of everybody else at these tables


class LadderRow(Struct):
    place: int
    person: str | None
    name: str
    bot: str | None  # its level
    rating: int
    band: int
    games: int
    won: int
    robot: bool = False  # a bot account


class LadderInfo(Struct):
    game: str
    players: int
    rows: list[LadderRow]
    ladders: list[tuple[str, int]]  # those with somebody on them


class SwitchBody(Asked):
    on: bool


class ReportBody(Asked):
    reason: Reason
    words: Annotated[str, Meta(max_length=1000)] = ""
    table: Annotated[str, Meta(max_length=40)] | None = None


class PersonInfo(Struct):
    id: str
    name: str
    claimed: bool
    waiting: list[str]  # public tables where they wait for others
    playing: list[str]  # public tables where they play


class MyPeople(Struct):
    followed: list[PersonInfo]
    blocked: list[PersonInfo]
