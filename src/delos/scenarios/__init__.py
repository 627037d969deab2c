"""Scenario files: a position, moves, and what must be true after them (docs/scenarios.md)."""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from delos.kernel.errors import DelosError
from delos.scenarios.form import Scenario, load, parse, read_form
from delos.scenarios.player import Player

__all__ = ["Report", "Scenario", "load", "run"]


@dataclass(frozen=True)
class Report:
    """What came of a scenario file; the message is empty when all held."""

    name: str
    ok: bool
    message: str
    file: str = ""

    def __str__(self) -> str:
        return f"{self.file}: {self.message or 'holds'}"


def run(path: str | PathLike[str]) -> Report:
    """Run a file. Whatever is wrong with it is in the report; OSError if it cannot be opened."""
    file = Path(path)
    name = file.stem
    expected: str | None = None
    try:
        whole = parse(file)
        name, expected = heading(whole.value, name)
        player = Player(read_form(file, whole))
    except DelosError as error:
        return refused(file, name, expected, str(error))
    if expected is not None:
        message = f"expected it to be refused with {expected!r}, but the position was accepted"
        return Report(name, False, message, str(file))
    try:
        player.run()
    except DelosError as error:
        return Report(name, False, str(error), str(file))
    return Report(name, True, "", str(file))


def heading(whole: object, name: str) -> tuple[str, str | None]:
    """Name and expected error, as far as the file tells them."""
    assert isinstance(whole, dict)
    told, expected = whole.get("name"), whole.get("error")
    return (
        told if isinstance(told, str) else name,
        expected if isinstance(expected, str) else None,
    )


def refused(file: Path, name: str, expected: str | None, message: str) -> Report:
    if expected is None:
        return Report(name, False, message, str(file))
    if expected in message:
        return Report(name, True, "", str(file))
    told = f"expected it to be refused with {expected!r}, got: {message}"
    return Report(name, False, told, str(file))
