"""The messages of puzzles; solving one is told as a lesson is."""

from __future__ import annotations

from msgspec import Struct


class PuzzleInfo(Struct):
    """A puzzle in a list."""

    group: str
    name: str
    said: str  # what is to be reached
    about: str  # with what
    stars: int  # 1 to 3: how hard it is


class PuzzleList(Struct):
    """All puzzles, and the one of this day (UTC)."""

    puzzles: list[PuzzleInfo]
    today: PuzzleInfo | None
    day: int  # since 1970
