"""Tables that nobody waits for any more: what never began is taken away after some days."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.stored.migrations import referring
from delos.server.tables.tables import Tables

log = logging.getLogger("delos.tables")

EVERY: Final = 600.0  # seconds between two looks
GROUP: Final = 200  # tables that are taken away at once


async def sweep(tables: Tables) -> None:
    """Look for such tables as long as the server runs."""
    while True:
        try:
            while await expire(tables, int(time.time())) == GROUP:
                await asyncio.sleep(0)
        except Refusal as refusal:  # the disk is full: later, then
            log.warning("waiting tables were not looked through: %s", refusal)
        await asyncio.sleep(EVERY)


async def expire(tables: Tables, now: int) -> int:
    """Take away tables that have waited too long, unless somebody is there; how many."""
    before = now - tables.settings.waiting_days * 24 * 3600
    old = await tables.storage.read(lambda db: waiting_since(db, before))
    empty = [id for id in old if await unused(tables, id)]
    if not empty:
        return 0
    gone = await tables.storage.write(lambda db: [id for id in empty if delete(db, id, before)])
    for id in gone:
        tables.cache.pop(id, None)
        tables.held.pop(id, None)
    return len(gone)


async def unused(tables: Tables, id: str) -> bool:
    """Whether nobody is at a table, as far as this server can know."""
    if id in tables.held:
        return tables.held[id].users == 0
    try:
        if tables.claim is not None:
            await tables.claim(id)
    except Refusal as refusal:
        if refusal.code != "elsewhere":  # its keeper knows who is there
            raise
        return False
    return True


def waiting_since(connection: Database, before: int) -> list[str]:
    rows = connection.execute(
        "SELECT id FROM tables WHERE status = 'waiting' AND updated < ? ORDER BY updated LIMIT ?",
        (before, GROUP),
    )
    return [row["id"] for row in rows]


def delete(connection: Database, id: str, before: int) -> bool:
    """Delete a table that still waits, with every row that is about it."""
    still = connection.execute(
        "SELECT 1 FROM tables WHERE id = ? AND status = 'waiting' AND updated < ?", (id, before)
    ).fetchone()
    if still is None:
        return False
    delete_table(connection, id)
    return True


def delete_table(connection: Database, id: str) -> None:
    for table, column in referring("tables"):
        connection.execute(f'DELETE FROM "{table}" WHERE "{column}" = ?', (id,))
    connection.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (id,))
    connection.execute("DELETE FROM tables WHERE id = ?", (id,))
