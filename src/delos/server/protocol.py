"""The messages, as Structs: what is not named here is refused, and openapi.py reads the same."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
Scalar = bool | int | Annotated[str, Meta(max_length=400)] | None
Value = Scalar | Annotated[list[int | Annotated[str, Meta(max_length=40)]], Meta(max_length=80)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)]
Level = Literal["random", "greedy"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "open", "invite", "bot"]


class Asked(Struct, forbid_unknown_fields=True):
    """Everything that a client sends."""


# -- what clients send ------------------------------------------------------------------------


class NameBody(Asked):
    name: Name = ""


class WantedSeat(Asked):
    """``here`` is another person at the maker's screen; ``invite`` gives a link."""

    kind: Literal["me", "here", "open", "invite", "bot"]
    level: Level = "greedy"
    name: Name = ""


class NewTable(Asked):
    title: Annotated[str, Meta(max_length=40)]
    options: Options
    seats: Annotated[list[WantedSeat], Meta(max_length=16)]  # in faction order
    public: bool = False
    name: Annotated[str, Meta(max_length=60)] = ""


class JoinBody(Asked):
    """One of both: an open seat, or an invitation."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None


class ActionBody(Asked):
    index: Number  # the record's length as the client knows it
    seat: SeatNumber
    action: Number | Annotated[str, Meta(max_length=200)]  # a stable id or a text
    key: Key | None = None  # same key, same answer


class UndoBody(Asked):
    index: Number
    seat: SeatNumber
    key: Key | None = None


# -- answers ------------------------------------------------------------------------------------


class ErrorInfo(Struct):
    code: str
    message: str
    rule: str | None


class ErrorBody(Struct):
    error: ErrorInfo


class Health(Struct):
    status: str
    version: str


class Me(Struct):
    id: str
    name: str


class OptionForm(Struct):
    """An option of a title, for the form that makes a table."""

    name: str
    type: Literal["bool", "int", "choice", "text", "set"]
    choices: list[str]
    default: Value
    least: int | None = None
    most: int | None = None


class TitleInfo(Struct):
    id: str
    name: str
    editions: list[str]
    players: list[int]
    seats: dict[str, int]  # how many seats a number of players has; teams of two as "4-teams"
    factions: list[str]  # in seat order
    levels: list[str]  # of bots
    options: list[OptionForm]


class MapInfo(Struct):
    code: str
    drawing: Raw


class NewTableInfo(Struct):
    id: str
    commitment: str  # to the key that decides the luck
    invites: dict[str, str]  # links by seat


class SeatInfo(Struct):
    seat: int
    faction: str
    kind: SeatKind
    name: str
    level: str | None
    yours: bool


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


class TableDetail(TableInfo):
    options: dict[str, Value]
    rules: int
    commitment: str
    key: str | None  # only when the game is over
    invites: dict[str, str]  # for the table's maker, while they are not taken
    drawing: Raw | None


class Joined(Struct):
    seats: list[int]


class Index(Struct):
    index: int


class Why(Struct):
    """Empty and null when the action is legal."""

    reason: str
    rule: str | None


class Hint(Struct):
    action: int
    text: str
    label: str


class LogEntry(Struct):
    n: int
    text: str
    event: dict[str, str | int | None]


class Log(Struct):
    from_: int = msgspec.field(name="from")
    total: int
    log: list[LogEntry]


class ReplayInfo(Struct):
    step: int
    steps: int
    seat: int | None
    view: Raw
    log: list[LogEntry]  # what the last step brought


class Made(Struct):
    id: str


# -- WebSocket ----------------------------------------------------------------------------------


class Hello(Asked, tag="hello"):
    """The first message. ``since``: the log entries that the client has already."""

    seats: Literal["mine", "watch"] = "mine"
    lang: str = "en"
    since: Number | None = None


class Reveal(Asked, tag="reveal"):
    """At a shared screen: show this seat's secrets, or with null nobody's."""

    seat: SeatNumber | None


class SetLang(Asked, tag="lang"):
    lang: str


class Ping(Asked, tag="ping"):
    pass


Incoming = Hello | Reveal | SetLang | Ping


class Choice(Struct):
    id: int
    text: str
    label: str
    tokens: list[str]


class State(Struct, tag="state"):
    index: int
    steps: int  # decisions in the game so far, without what was taken back
    status: Status
    you: list[int]
    seat: int | None  # whose secrets the view shows
    handover: int | None  # the seat that must take the shared screen first
    view: Raw
    options: list[Choice]
    prompt: str
    log: Raw
    from_: int = msgspec.field(name="from")  # forget entries from here on, then add these
    undo: bool
    winners: list[int]
    key: str | None  # only when the game is over


class TableMessage(Struct, tag="table"):
    table: TableInfo


class Presence(Struct, tag="presence"):
    seats: dict[str, bool]


class ErrorMessage(Struct, tag="error"):
    error: ErrorInfo


class Pong(Struct, tag="pong"):
    pass


class Bye(Struct, tag="bye"):
    """The server restarts: connect again."""


Outgoing = State | TableMessage | Presence | ErrorMessage | Pong | Bye
