"""An address, as app.py serves it and openapi.py describes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str  # below /api/v1
    does: Callable[..., Awaitable[Any]]
    about: str
    answer: Any
    body: Any = None
    query: tuple[tuple[str, type, str], ...] = ()  # name, type, meaning
    status: int = 200
    errors: tuple[int, ...] = ()
    text: bool = False  # the answer is plain text
    svg: bool = False  # the answer is a picture
    lines: bool = False  # the answer is a line for everything that happens, without an end
    max_age: int = 0  # seconds that browsers may keep the answer


STATIC: Final = 300  # seconds; changes with the program only

LANG: Final = ("lang", str, "en or fr")

SEAT: Final = ("seat", int, "your seat")

ENTRY: Final = ("entry", int, "instead of step: an entry of the log")

INDEX: Final = ("index", int, "of the state with the option; null if the table has moved on")

EYES: Final = ("seat", int, "whose eyes; left out: a spectator's")
