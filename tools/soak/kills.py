"""Servers killed while tables move: what was acknowledged is there, what was not counts once.

Twelve tables are played as fast as the server answers. After a while it is killed (SIGKILL), its
files are copied and read as the next server will find them, the next server is started, and every
player sends the move again that was not answered, with the same key.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from delos.server.operating.backup import revalidate
from delos.server.settings import Settings
from delos.server.stored.sqlite import FILE
from tools.soak.nursery import Nursery, alive
from tools.soak.players import (
    CLASSIC,
    LEGENDARY,
    LOST,
    MYTIKAS,
    Count,
    Played,
    Seat,
    Sent,
    arrived,
    until,
)
from tools.soak.trial import Run

TABLES: Final = 12
MOVES: Final = (4, 60)  # acknowledged between two kills, about
LONG: Final = 500  # moves after which a table is left for a new one
BODIES: Final = (LEGENDARY, MYTIKAS, CLASSIC)

Rows = dict[str, list[int]]  # the actions of each table in their order


class Killing:
    """Tables over many lives of a server."""

    def __init__(self, run: Run, port: int) -> None:
        self.run = run
        self.port = port
        self.dice = random.Random(run.seed)
        self.count = Count()
        self.tables: list[Played] = []
        self.seats: list[Seat] = []
        self.moves = 0  # acknowledged in this life
        self.again = 0  # moves of an earlier life that were sent again

    async def life(self, end: Callable[[], object]) -> None:
        """Play until something ends it: ``end`` is called after some moves."""
        self.tables = [one for one in self.tables if not one.over and len(one.acknowledged) < LONG]
        while len(self.tables) < TABLES:
            body = BODIES[len(self.tables) % len(BODIES)]
            self.tables += await arrived(self.port, body, 1)
            self.run.add("tables")
        self.moves = 0
        self.again += sum(one.waiting is not None for one in self.tables)
        self.seats = [
            Seat(one, self.port, self.dice, self.count, self.acknowledged, self.refused)
            for one in self.tables
        ]
        try:
            await asyncio.gather(*(seat.sit() for seat in self.seats))
            wanted = self.dice.randint(*MOVES)
            if not await until(lambda: self.moves >= wanted or self.quiet()):
                self.run.fault(f"only {self.moves} moves in three minutes")
            await asyncio.sleep(self.dice.uniform(0, 0.02))
            end()
        finally:
            for seat in self.seats:
                seat.close()

    def quiet(self) -> bool:
        return all(one.over for one in self.tables)

    def acknowledged(self, table: Played, move: Sent) -> None:
        self.moves += 1
        self.run.add("acknowledged moves")

    def refused(self, table: Played, message: dict[str, Any]) -> None:
        self.run.fault(f"refused at table {table.id}: {message}")

    def check(self, rows: Rows, lives: str = "after a kill") -> None:
        """Everything that was acknowledged is there, and nothing that nobody sent."""
        for table in self.tables:
            for words in differences(table, rows.get(table.id, [])):
                self.run.fault(f"{words} {lives}, table {table.id}")


def differences(table: Played, stored: list[int]) -> list[str]:
    """What is lost of a table, or too much."""
    found = []
    for row, action in table.acknowledged.items():
        if row >= len(stored):
            found.append(f"acknowledged move {row} is lost")
        elif stored[row] != action:
            found.append(f"acknowledged move {row} is another one")
    extra = len(stored) - len(table.acknowledged)
    if extra > 1 or (extra == 1 and not unanswered(table, stored)):
        found.append(f"{extra} moves are stored that nobody has made")
    return found


def unanswered(table: Played, stored: list[int]) -> bool:
    """Whether the last row is the move whose answer did not come."""
    move = table.waiting
    return move is not None and move.index == len(stored) - 1 and move.action == stored[-1]


def rows_of(connection: Any, where: str = "") -> Rows:
    found: Rows = {}
    for id, number, action in connection.execute(
        f"SELECT table_id, number, action FROM moves {where} ORDER BY table_id, number"
    ):
        rows = found.setdefault(id, [])
        if number != len(rows):
            raise AssertionError(f"table {id} has no move {len(rows)}")
        rows.append(action)
    return found


def read_copy(data: Path, place: Path) -> Rows:
    """The rows of a dead server's files, read from a copy: the next server must find them as they
    were left."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    for file in data.glob(FILE + "*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, place / file.name)
    return read_file(place / FILE)


def read_file(file: Path) -> Rows:
    connection = sqlite3.connect(file)
    try:
        (sound,) = connection.execute("PRAGMA quick_check").fetchone()
        if sound != "ok":
            raise AssertionError(f"the database is damaged: {sound}")
        made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'moves'").fetchone()
        return rows_of(connection) if made else {}  # it may not have come to the disk at all
    finally:
        connection.close()


def go(run: Run) -> None:
    data = run.folder / "data"
    server = Nursery(data, run.folder / "log", run.plant)
    killing = Killing(run, server.port)

    async def lives() -> None:
        while run.more():
            server.start()
            try:
                await killing.life(server.kill)
            except LOST as error:
                how = "did not serve" if alive(server.pid) else "has ended by itself"
                run.fault(f"a server {how}: {error!r}")
            finally:
                if server.pid:
                    server.kill()
            killing.check(read_copy(data, run.folder / "copy"))
            run.count += 1
            run.figures["sent again"] = killing.again

    try:
        asyncio.run(lives())
        run.figures["games played again"] = played_again(run, data)
    finally:
        server.close()
    for words in server.complaints()[:5]:
        run.fault(f"log: {words}")


def played_again(run: Run, data: Path) -> int:
    """Every stored game is played by the rules from its first move to its last."""
    found = revalidate(Settings(data=data))
    for words in found.broken[:5]:
        run.fault(f"a stored game cannot be played again: {words}")
    return found.games
