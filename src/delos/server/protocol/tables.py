"""Messages about tables and their seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from delos.server.protocol.common import (
    Asked,
    Level,
    Name,
    Options,
    SeatKind,
    SeatNumber,
    Status,
    Value,
)

# why it stands still: closed by its host before the start, paused or ended by all who play
Halt = Literal["", "closed", "paused", "abandoned"]


class WantedSeat(Asked):
    """``here`` is another person at the maker's screen; ``invite`` gives a link."""

    kind: Literal["me", "here", "open", "invite", "bot"]
    level: Level = "greedy"
    name: Name = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in seconds. A move lasts from being asked until somebody else is.

    ``live``: ``main`` for the game, and ``step`` more after each move. ``reserve``: ``step`` for
    each move, and what is longer comes out of ``main``. ``days``: ``step`` for each move."""

    kind: Literal["none", "live", "reserve", "days"] = "none"
    main: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    step: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0


class Ways(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. ``start``: as soon as all seats are taken, or when the host says so.
    ``away``: seconds until a bot plays for who is asked and not there; 0 is never. ``late``: when
    somebody's time is out, a bot plays on until they come back, or to the end, and they have
    lost."""

    start: Literal["full", "host"] = "full"
    away: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    clock: Clock = Clock()
    late: Literal["bot", "forfeit"] = "bot"


class NewTable(Asked):
    title: Annotated[str, Meta(max_length=40)]
    options: Options
    seats: Annotated[list[WantedSeat], Meta(max_length=16)]  # in faction order
    public: bool = False
    name: Annotated[str, Meta(max_length=60)] = ""
    ways: Ways = Ways()


class JoinBody(Asked):
    """One of both: an open seat, or an invitation."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None


class NewTableInfo(Struct):
    id: str
    commitment: str  # to the key that decides the luck
    invites: dict[str, str]  # links by seat


class SeatInfo(Struct):
    seat: int
    faction: str
    kind: SeatKind
    name: str
    level: str | None  # of the bot that plays it
    yours: bool
    standin: bool = False  # that bot plays for a person, who may take the seat
    person: str | None = None  # the holder's id: /people/{id} tells about them
    robot: bool = False  # a program plays the holder's account


class TableInfo(Struct):
    id: str
    name: str
    title: str
    edition: str | None
    players: int
    public: bool
    seats: list[SeatInfo]
    status: Status
    turn: int | None  # the seat that decides
    yours: bool  # it is yours
    cycle: int
    winners: list[int]
    created: int  # seconds since 1970
    updated: int
    rematch: str | None
    ways: Ways = Ways()
    host: bool = False  # you run the table
    host_seat: int | None = None  # where the host sits
    halt: Halt = ""  # why it stands still


class OriginInfo(Struct):
    """The moment of another game from which a table is played on."""

    table: str
    step: int


class TableDetail(TableInfo, kw_only=True):
    options: dict[str, Value]
    rules: int
    commitment: str
    key: str | None  # only when the game is over
    invites: dict[str, str]  # for the table's maker, while they are not taken
    drawing: Raw | None
    asked: dict[str, Value] = {}  # the options that its maker chose; the others are as usual
    origin: OriginInfo | None = None


class Joined(Struct):
    seats: list[int]
