"""The games of a run, a line each: whatever happens, only games that were under way are lost."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import IO, Final, final

from delos import __version__
from delos.kernel.errors import DelosError
from delos.learn.training.selfplay import Course, Played

FORMAT: Final = 1
NAME: Final = "games.jsonl"


class BadRun(DelosError):
    """A run that cannot go on; the text says what to do."""


def head_of(course: Course) -> dict[str, object]:
    return {
        "delos": "train",
        "format": FORMAT,
        "book": course.book,
        "bot": course.level,
        "seed": course.seed,
        "version": __version__,
    }


@final
class Journal:
    """The file of a course's games; what a kill cut off at its end is cut away."""

    def __init__(self, folder: Path, course: Course) -> None:
        self.path = folder / NAME
        self.course = course
        self.numbers: set[int] = set()  # of the games that it holds
        try:
            folder.mkdir(parents=True, exist_ok=True)
            whole = self._check() if self.path.exists() else 0
            self._file: IO[bytes] = self.path.open("ab", buffering=0)
            if whole < self._file.tell():
                self._file.truncate(whole)
            if whole == 0:
                self._write(head_of(course))
        except OSError as error:
            raise unwritable(self.path, error) from error

    def _check(self) -> int:
        """Read what is there; how many bytes of it are whole lines."""
        whole = 0
        with self.path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                if whole == 0:
                    self._check_head(line)
                else:
                    self.numbers.add(number_in(line, self.path))
                whole += len(line)
        return whole

    def _check_head(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("delos") != "train":
            raise BadRun(f"{self.path} holds no games of a training. Choose another folder.")
        for name, wanted in head_of(self.course).items():
            if found.get(name) != wanted:
                raise BadRun(
                    f"{self.path} holds games of a run with {name} {found.get(name)!r}, not "
                    f"{wanted!r}: runs are not mixed. Choose another folder, or remove this one."
                )

    def add(self, game: Played) -> None:
        line = {
            "game": game.number,
            "options": game.options,
            "rate": game.rate,
            "winners": game.winners,
            "actions": game.actions,
        }
        try:
            self._write(line)
        except OSError as error:
            raise unwritable(self.path, error) from error
        self.numbers.add(game.number)

    def _write(self, line: dict[str, object]) -> None:
        content = json.dumps(line, separators=(",", ":")).encode() + b"\n"
        while content:  # a disk that gets full takes a part, then complains
            content = content[self._file.write(content) :]

    def close(self) -> None:
        self._file.close()

    def games(self, count: int) -> list[Played]:
        """The games with the first so many numbers, in the order of the numbers: who finished
        first changes nothing."""
        found = [game for game in games_in(self.path) if game.number < count]
        found.sort(key=lambda game: game.number)
        return found


def games_in(path: Path) -> list[Played]:
    """All games of a journal whose lines are known to be whole."""
    found: list[Played] = []
    with path.open("rb") as file:
        next(file)
        for line in file:
            read = json.loads(line)
            found.append(
                Played(
                    read["game"], read["options"], read["rate"], read["actions"], read["winners"]
                )
            )
    return found


def number_in(line: bytes, path: Path) -> int:
    try:
        return int(json.loads(line)["game"])
    except (ValueError, KeyError, TypeError):
        raise BadRun(
            f"{path} is damaged: a line is no game. Remove the line, or choose another folder."
        ) from None


def unwritable(path: Path, error: OSError) -> BadRun:
    return BadRun(
        f"{path} cannot be written: {os.strerror(error.errno or 0)}. What was finished is kept: "
        f"make room, then run the same command again."
    )
