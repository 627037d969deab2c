"""The time that clocks count: that in which a server ran and could store moves.

It is kept in the database, so that clocks go on after a restart where they were. While no server
runs, or the disk is full, it stands still; the machine's calendar has no part in it.
"""

from __future__ import annotations

import time
from typing import Final, final

from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage

EVERY: Final = 15.0  # seconds between two times that are stored
BACK: Final = 15_000  # milliseconds given back after a restart, for people to find their way


@final
class Hours:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.stored = self.base = 0
        self.since: float | None = None  # None: it stands still

    async def begin(self) -> None:
        """Go on where the last server was."""
        self.stored = self.base = max(0, await self.storage.read(read_hours) - BACK)
        self.since = time.monotonic()

    def now(self) -> int:
        """Milliseconds, by all servers that used this database."""
        if self.since is None:
            return self.base
        return self.base + int((time.monotonic() - self.since) * 1000)

    async def keep(self) -> None:
        """Store the time. Where that fails nobody can move: what has passed does not count."""
        now = self.now()
        try:
            await self.storage.write(lambda db: write_hours(db, now))
        except Refusal:
            self.base, self.since = self.stored, None
            return
        if self.since is None:
            self.since = time.monotonic()
        self.stored = now

    def agree(self, served: int) -> None:
        """Servers that share the database count the same hours: none is behind the others."""
        if self.since is None:
            self.base, self.since = max(self.base, served), time.monotonic()
        elif served > (now := self.now()):
            self.base += served - now
        self.stored = max(self.stored, served)

    def stand(self) -> None:
        """The database cannot be reached: until it can, no time passes."""
        if self.since is not None:
            self.base, self.since = max(self.stored, self.base), None


def write_hours(db: Database, now: int) -> None:
    db.execute("UPDATE hours SET served = ? WHERE served < ?", (now, now))


def read_hours(db: Database) -> int:
    (served,) = db.execute("SELECT served FROM hours").fetchone()
    return int(served)
