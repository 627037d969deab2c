"""Flags: when somebody's time is out, the table hears of it, in memory or not."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.tables.absence import Absence
from delos.server.tables.hours import EVERY
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

log = logging.getLogger("delos.flags")

AGAIN: Final = 5000  # milliseconds until a flag that could not be stored is tried again


@final
class Flags:
    def __init__(self, tables: Tables, absence: Absence) -> None:
        self.tables = tables
        self.hours = tables.hours
        self.absence = absence
        self.due: dict[str, int] = {}  # by table: the hour
        self.news = asyncio.Event()
        tables.turning.append(self.look)

    def look(self, table: Table) -> None:
        """After every change."""
        before = self.due.get(table.id)
        if before == table.facts.flag:
            return
        if table.facts.flag is None:
            self.due.pop(table.id, None)
        else:
            self.due[table.id] = table.facts.flag
        self.news.set()

    async def run(self) -> None:
        """As long as the server runs: store the hour, and see whose time is out."""
        await self.reload()
        kept = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            self.news.clear()
            if self.due and clock() - kept >= EVERY:
                await self.hours.keep()
                kept = clock()
            now = self.hours.now()
            for id in [id for id, flag in self.due.items() if flag <= now]:
                await self.fall(id, now)
            wait = EVERY
            if self.due:
                ahead = (min(self.due.values()) - self.hours.now()) / 1000
                wait = min(EVERY, max(0.005, ahead))
            try:
                async with asyncio.timeout(wait if self.due else None):
                    await self.news.wait()
            except TimeoutError:
                pass

    async def reload(self) -> None:
        """Tables may have come from another server that died."""
        for id, flag in await self.tables.storage.read(read_flags):
            self.due.setdefault(id, flag)
        self.news.set()

    async def fall(self, id: str, now: int) -> None:
        try:
            table = await self.tables.find(id)
            async with table.lock:
                flag = table.facts.flag
                if flag is not None and flag <= self.hours.now():
                    await self.absence.late(table)
            self.look(table)
        except Refusal as refusal:  # the disk is full, or the table cannot be read
            if refusal.code == "elsewhere":  # another server watches its clock
                self.due.pop(id, None)
                return
            log.warning("table %s: its clock: %s", id, refusal)
            self.due[id] = now + AGAIN
        except Exception:  # one table must not stop the clocks of all
            log.exception("table %s: its clock failed", id)
            self.due[id] = now + AGAIN


def read_flags(db: Database) -> list[tuple[str, int]]:
    rows = db.execute("SELECT id, flag FROM tables WHERE status = 'playing' AND flag IS NOT NULL")
    return [(row["id"], row["flag"]) for row in rows]
