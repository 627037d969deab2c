"""Messages of the live connection."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from delos.server.protocol.common import Asked, ErrorInfo, Key, Number, SeatNumber, Status
from delos.server.protocol.tables import TableInfo


class Hello(Asked, tag="hello"):
    """The first message. ``since``: the log entries that the client has already. ``version`` 2:
    the client keeps the view, and gets only what changed of it. 3: it gets every step of the game,
    one state for each, so that it can show them one after another. 4: states leave out what is
    empty, null or false, the table's row comes only when more than a move has changed it, and moves
    may be made here (``act``)."""

    seats: Literal["mine", "watch"] = "mine"
    lang: str = "en"
    since: Number | None = None
    version: Literal[1, 2, 3, 4] = 1


class Reveal(Asked, tag="reveal"):
    """At a shared screen: show this seat's secrets, or with null nobody's."""

    seat: SeatNumber | None


class SetLang(Asked, tag="lang"):
    lang: str


class Ping(Asked, tag="ping"):
    pass


class Act(Asked, tag="act"):
    """A move. Answered by ``done`` or ``error`` with the same number, after it is stored."""

    n: Number
    index: Number  # the record's length as the client knows it
    seat: SeatNumber
    action: Number | Annotated[str, Meta(max_length=200)]  # a stable id or a text
    key: Key | None = None  # same key, same answer


Incoming = Hello | Reveal | SetLang | Ping | Act  # a new kind is heard in live/live.py


class Choice(Struct):
    id: int
    text: str
    label: str
    tokens: list[str]


class UndoAsked(Struct):
    """A seat wants to take its last choice back; all others must agree."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class State(Struct, tag="state"):
    """What a screen shows. Version 4 leaves out fields that are null, false or empty (but for
    ``index``, ``steps``, ``status``, ``you``, ``seat``, ``from`` and ``log``)."""

    index: int
    steps: int  # decisions in the game so far, without what was taken back
    status: Status
    you: list[int]
    seat: int | None  # whose secrets the view shows
    handover: int | None  # the seat that must take the shared screen first
    view: Raw | None  # null: ``patch`` tells what changed since the last state
    options: list[Choice]
    prompt: str
    log: Raw
    from_: int = msgspec.field(name="from")  # forget entries from here on, then add these
    undo: bool
    may_ask: bool  # ``seat`` may ask the others to let it take its last choice back
    asked: UndoAsked | None
    winners: list[int]
    key: str | None  # only when the game is over
    patch: Raw | None = None  # sections by name; of a list by number, if only entries changed


class TableMessage(Struct, tag="table"):
    table: TableInfo


class Presence(Struct, tag="presence"):
    seats: dict[str, bool]


class Done(Struct, tag="done"):
    """The move with this number is stored."""

    n: int
    index: int  # the record's length after it


class ClockMessage(Struct, tag="clock"):
    """Times are milliseconds from the moment at which the message was sent."""

    left: list[int]  # by seat; of seats that one person plays only the first one's counts
    side: int | None  # the seat whose clock runs
    wait: int  # until it runs: screens show first what has happened
    step: int  # left of the time for this move, of which the reserve is not used
    paused: bool


class TalkMessage(Struct, tag="talk"):
    """The last line of each room that you may read; ask for those that you do not have."""

    rooms: dict[str, int]


class ProposalMessage(Struct, tag="proposal"):
    """Somebody wants to pause, go on or end the game; ``want`` is empty when nobody does."""

    want: Literal["", "pause", "resume", "abandon"] = ""
    seat: int | None = None
    agreed: list[int] = []
    waiting: list[int] = []
    seconds: int = 0  # left for the answers


class Reminded(Struct, tag="reminded"):
    """The others wait for this seat of yours."""

    seat: int


class ErrorMessage(Struct, tag="error", omit_defaults=True):
    error: ErrorInfo
    n: int | None = None  # of the move that was refused


class Pong(Struct, tag="pong"):
    pass


class Bye(Struct, tag="bye"):
    """The server restarts: connect again."""


Outgoing = (
    State
    | TableMessage
    | Presence
    | ClockMessage
    | TalkMessage
    | ProposalMessage
    | Reminded
    | Done
    | ErrorMessage
    | Pong
    | Bye
)
