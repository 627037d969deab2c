"""What all messages share; what is not named is refused, and openapi.py reads the same."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


SeatNumber = Annotated[int, Meta(ge=0, le=15)]


Name = Annotated[str, Meta(max_length=40)]


Key = Annotated[str, Meta(min_length=1, max_length=80)]


Scalar = bool | int | Annotated[str, Meta(max_length=400)] | None


Value = Scalar | Annotated[list[int | Annotated[str, Meta(max_length=40)]], Meta(max_length=80)]


Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)]


Level = Literal["random", "novice", "easy", "greedy", "medium", "hard", "master"]


Status = Literal["waiting", "playing", "over"]


SeatKind = Literal["person", "open", "invite", "bot"]


class Asked(Struct, forbid_unknown_fields=True):
    """Everything that a client sends."""


class ErrorInfo(Struct):
    code: str
    message: str
    rule: str | None  # the first of ``rules``
    rules: list[str]  # ids of the catalogue that forbid it


class ErrorBody(Struct):
    error: ErrorInfo


class StorageHealth(Struct):
    writable: bool
    free: int | None  # bytes on its disk; null: that is the database's own business
    sound: bool  # nothing that was acknowledged is known to be lost


class Health(Struct):
    status: str  # ok, or degraded: look at the rest
    version: str
    storage: StorageHealth


class Index(Struct):
    index: int


class Made(Struct):
    id: str
