"""Bots that keep a table waiting: after a time one of our own plays for them.

People have their own rule (absence.py): they may think as long as they are there. A program that
is there and says nothing is broken.
"""

from __future__ import annotations

import asyncio
import logging
from typing import final

from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.tables.absence import LEVEL, Absence
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

log = logging.getLogger("delos.remote")


@final
class Patience:
    """Times run in memory: after a restart every bot has the whole time again."""

    def __init__(self, tables: Tables, absence: Absence, settings: Settings) -> None:
        self.absence = absence
        self.settings = settings
        self.waiting: dict[str, tuple[tuple[str, int], asyncio.Task[None]]] = {}
        tables.listeners.append(self.look)

    def look(self, table: Table) -> None:
        """After every change: whom the table waits for, and for which move."""
        due = awaited(table)
        known = self.waiting.get(table.id)
        if known is not None and known[0] != due:
            known[1].cancel()
            del self.waiting[table.id]
            known = None
        if due is not None and known is None:
            self.waiting[table.id] = due, asyncio.create_task(self.wait(table, due))

    async def wait(self, table: Table, due: tuple[str, int]) -> None:
        await asyncio.sleep(self.settings.robot_seconds)
        self.waiting.pop(table.id, None)
        try:
            async with table.lock:
                if awaited(table) == due:
                    log.info("table %s: bot %s did not choose in time", table.id, due[0])
                    await self.absence.sit_in(table, due[0], LEVEL)
        except Refusal as refusal:  # the disk is full: the next change looks again
            log.warning("table %s: no bot sits in: %s", table.id, refusal)

    async def close(self) -> None:
        tasks = [task for _, task in self.waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def awaited(table: Table) -> tuple[str, int] | None:
    """The bot account that is asked, and the number of the move."""
    turn = table.turn
    if turn is None:
        return None
    seat = table.seats[turn]
    if not seat.robot or seat.holder is None or seat.bot:
        return None
    return seat.holder, table.index
