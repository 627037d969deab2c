"""The journal of a run: one line for each finished game, on the disk before it counts.

Its first line says what is played. A run that was killed goes on from it: a last line that was
torn is cut off, everything before it stands. Journals of another run are refused.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, Generic, TypeVar

import msgspec

from delos.arena.errors import ArenaError

FORMAT: Final = 1
NAMES: Final = {
    "format": "format of the journal",
    "kind": "kind of run",
    "delos": "version of Delos",
    "engine": "engine (plain or compiled)",
    "code": "state of the code",
    "rules": "version of the rules",
}


class Line(msgspec.Struct):
    """What is kept of a finished game."""

    game: int


L = TypeVar("L", bound=Line)


class Journal(Generic[L]):
    """Lines of a type with a ``game`` each, found by its number."""

    def __init__(self, path: Path, facts: dict[str, Any], line: type[L]) -> None:
        self.path = path
        self.lines: dict[int, L] = {}
        self._facts = {"format": FORMAT, **facts}
        self._decoder = msgspec.json.Decoder(line)
        self._file: IO[bytes] | None = None
        self._size = 0  # bytes that are whole lines

    @contextmanager
    def opened(self) -> Iterator[Journal[L]]:
        """Read what is there and stay open for more; nobody else may write meanwhile."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("a+b", buffering=0)
        except OSError as error:
            raise ArenaError(f"{self.path} cannot be opened: {reason(error)}.") from error
        try:
            self._lock(self._file)
            self._read(self._file)
            yield self
        finally:
            self._file.close()
            self._file = None

    def _lock(self, file: IO[bytes]) -> None:
        try:
            import fcntl
        except ImportError:  # Windows: nobody guards against two runs in one folder
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError(
                f"Another run is writing {self.path}. Wait for it, or choose another folder."
            ) from None

    def _read(self, file: IO[bytes]) -> None:
        file.seek(0)
        content = file.read()
        whole, _, _torn = content.rpartition(b"\n")
        self._size = len(whole) + 1 if whole else 0
        if not whole:
            self._cut(file)
            self._write(msgspec.json.encode(self._facts))
            return
        head, *rest = whole.split(b"\n")
        self._compare(head)
        for number, text in enumerate(rest, 2):
            try:
                line = self._decoder.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise ArenaError(
                    f"Line {number} of {self.path} cannot be read ({error}). Put the journal back "
                    f"from a copy, choose another folder, or delete the line to play it anew."
                ) from None
            self.lines.setdefault(line.game, line)
        self._cut(file)

    def _cut(self, file: IO[bytes]) -> None:
        """Take away what a kill or a full disk left of a line."""
        file.truncate(self._size)
        file.seek(0, os.SEEK_END)

    def _compare(self, head: bytes) -> None:
        try:
            found = msgspec.json.decode(head, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ArenaError(
                f"{self.path} is not a journal of Delos. Choose another folder."
            ) from None
        wanted = msgspec.json.decode(msgspec.json.encode(self._facts))
        for name in [*wanted, *found]:
            if found.get(name) != wanted.get(name):
                raise ArenaError(
                    f"{self.path} holds games of another run: {NAMES.get(name, name)} was "
                    f"{said(found.get(name))} and is {said(wanted.get(name))} now. Choose another "
                    f"folder, or ask for the same again."
                )

    def add(self, line: L) -> None:
        """Keep a finished game; it is on the disk when this returns."""
        if line.game not in self.lines:
            self._write(msgspec.json.encode(line))
            self.lines[line.game] = line

    def _write(self, text: bytes) -> None:
        assert self._file is not None
        whole = text + b"\n"
        try:
            left = memoryview(whole)
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            self._cut(self._file)
            raise ArenaError(
                f"{self.path} cannot be written: {reason(error)}. The {len(self.lines)} finished "
                f"games are kept; make room and give the same command again."
            ) from error
        self._size += len(whole)


def reason(error: OSError) -> str:
    return os.strerror(error.errno) if error.errno else str(error)


def said(value: object) -> str:
    return "not told" if value is None else msgspec.json.encode(value).decode()
