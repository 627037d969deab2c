"""Messages about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked, Level, Options, Value
from delos.server.protocol.tables import Ways

Kind = Literal["rounds", "knockout"]
Stage = Literal["open", "playing", "over", "closed"]


class NewTournament(Asked):
    """``rounds``: everybody plays in every round. ``knockout``: the first ``advance`` of each table
    go on, until one table is left."""

    name: Annotated[str, Meta(max_length=60)]
    kind: Kind
    title: Annotated[str, Meta(max_length=40)]
    options: Options  # with ``players``: how many sit at a table
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3
    advance: Annotated[int, Meta(ge=1, le=5)] = 1
    most: Annotated[int, Meta(ge=2, le=48)] = 16  # who can take part
    level: Level = "medium"  # of bots that fill tables and play on for leavers
    public: bool = True
    ways: Ways = Ways()


class EnterBody(Asked):
    invite: Annotated[str, Meta(max_length=80)] = ""


class TournamentInfo(Struct):
    id: str
    name: str
    kind: Kind
    title: str
    players: int  # at a table
    status: Stage
    round: int  # 0: not begun
    rounds: int  # of a knock-out as many as it will take
    entrants: int
    most: int
    public: bool
    yours: bool  # you take part
    host: bool  # you have made it
    created: int


class StandingRow(Struct):
    place: int
    name: str
    person: str | None  # none: a bot
    level: str | None
    points: float
    won: int
    played: int
    met: float  # points of those they met
    gone: bool  # has left, or is out of a knock-out


class TournamentSeat(Struct):
    name: str
    person: str | None
    place: int | None  # when the game is over


class TournamentTable(Struct):
    table: str
    over: bool
    seats: list[TournamentSeat]


class TournamentDetail(TournamentInfo, kw_only=True):
    options: dict[str, Value]
    advance: int
    level: str
    ways: Ways  # of every table: its clock, and what happens to who is away
    standings: list[StandingRow]
    tables: list[list[TournamentTable]]  # by round
    invite: str | None  # the link, for whoever made it, while one can enter
    winner: str | None
