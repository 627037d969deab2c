"""A disk as it is after the power has failed: what was synced, and any part of the rest.

Reads what journal.c has written down. A file's bytes are safe when they were written before a sync
began that has ended; a file's name is safe when its folder was synced since. Whatever else was
written may be there in part, in any order, torn at sectors.
"""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

HEAD: Final = struct.Struct("<ciQQ")
SECTOR: Final = 512
DONE: Final = re.compile(rb'\{"type":"done","n":(\d+),')


@dataclass(frozen=True)
class Event:
    kind: str
    file: int
    at: int
    content: bytes


def events(journal: Path) -> Iterator[Event]:
    """All that happened; a last record that was cut off did not."""
    data = journal.read_bytes()
    place = 0
    while place + HEAD.size <= len(data):
        kind, file, at, length = HEAD.unpack_from(data, place)
        place += HEAD.size
        if place + length > len(data):
            return
        yield Event(kind.decode(), file, at, data[place : place + length])
        place += length


@dataclass
class File:
    """A file: its safe bytes, and what was done since."""

    safe: bytearray = field(default_factory=bytearray)
    since: list[Event] = field(default_factory=list)
    syncing: int = 0  # how much of ``since`` a sync has begun to make safe
    named: bool = False  # its name is safe, too


class Disk:
    def __init__(self, folder: Path) -> None:
        self.names: dict[str, File] = {}
        self.opened: dict[int, str] = {}
        self.gone: dict[str, File] = {}  # removed, and the removal is not safe
        self.answered: list[int] = []  # moves of which somebody was told
        self.syncs = 0
        for file in folder.glob("*"):
            if file.is_file() and not file.name.endswith("-shm"):
                self.names[file.name] = File(bytearray(file.read_bytes()), named=True)

    def see(self, event: Event) -> None:
        kind = event.kind
        if kind == "A":
            self.answered += [int(n) for n in DONE.findall(event.content)]
        elif kind == "O":
            name = event.content.decode()
            self.opened[event.file] = name
            if name and not name.endswith("-shm"):
                file = self.names.setdefault(name, File())
                if event.at:
                    file.since.append(Event("T", event.file, 0, b""))
        elif kind == "D":
            for file in self.names.values():
                file.named = True
            self.gone.clear()
        elif kind == "U":
            self.removed(event.content.decode())
        elif kind == "R":
            old, new = event.content.decode().split("\n")
            self.names[new] = self.names.pop(old)
        else:
            self.done(event)

    def removed(self, name: str) -> None:
        file = self.names.pop(name, None)
        if file is not None and file.named:
            self.gone[name] = file

    def done(self, event: Event) -> None:
        file = self.names.get(self.opened.get(event.file, ""))
        if file is None:
            return
        if event.kind in "WT":
            file.since.append(event)
        elif event.kind == "s":
            file.syncing = len(file.since)
        elif event.kind == "S":
            self.syncs += 1
            for one in file.since[: file.syncing]:
                apply(file.safe, one)
            del file.since[: file.syncing]
            file.syncing = 0

    def after_power_loss(self, dice: random.Random, share: float) -> dict[str, bytes]:
        """The files as they may be found; ``share`` of what was not safe is there."""
        found: dict[str, bytes] = {}
        for name, file in self.names.items():
            if file.named or dice.random() < share:
                found[name] = torn(file, dice, share)
        for name, file in self.gone.items():
            if name not in found and dice.random() >= share:
                found[name] = torn(file, dice, share)
        return found


def torn(file: File, dice: random.Random, share: float) -> bytes:
    content = bytearray(file.safe)
    for event in file.since:
        if event.kind == "T":
            if dice.random() < share:
                apply(content, event)
            continue
        for start in range(0, len(event.content), SECTOR):
            if dice.random() < share:
                part = event.content[start : start + SECTOR]
                apply(content, Event("W", event.file, event.at + start, part))
    return bytes(content)


def apply(content: bytearray, event: Event) -> None:
    if event.kind == "T":
        del content[event.at :]
        content.extend(bytes(event.at - len(content)))
        return
    end = event.at + len(event.content)
    if end > len(content):
        content.extend(bytes(end - len(content)))
    content[event.at : end] = event.content
