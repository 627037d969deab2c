"""Messages about what people say at a table, to each other and to themselves."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked, Number, SeatNumber

Room = Literal["table", "team"]
Words = Annotated[str, Meta(max_length=500)]


class SayBody(Asked):
    words: Words
    room: Room = "table"


class LineInfo(Struct):
    """``kind``: ``say``, or what happened (``flag``, ``away``, ``paused`` …). ``words`` are
    filtered; ``plain`` has them as they were said, where that differs."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    name: str
    words: str
    said: int
    move: int
    plain: str | None = None


class SilencedInfo(Struct):
    person: str
    name: str
    why: Literal["muted", "blocked"]


class TalkInfo(Struct):
    lines: list[LineInfo]
    last: int  # number of the room's last line
    rooms: list[Room]  # that you may read
    may: bool  # you may say something
    silenced: list[SilencedInfo]  # people at the table whom you do not hear


class ReportLineBody(Asked):
    number: Number
    room: Room = "table"
    words: Annotated[str, Meta(max_length=500)] = ""


class NoteInfo(Struct):
    words: str
    version: int  # 0: there is none yet


class NoteBody(Asked):
    """``version`` is the one that the words were made from."""

    words: Annotated[str, Meta(max_length=10_000)]
    version: Number


class ProposeBody(Asked):
    seat: SeatNumber
    want: Literal["pause", "resume", "abandon"]


class ConsentBody(Asked):
    seat: SeatNumber
    agree: bool
