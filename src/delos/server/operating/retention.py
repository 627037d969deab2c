"""What is forgotten after some days, if the operator says so."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Final

from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.stored.database import Database
from delos.server.stored.migrations import referring
from delos.server.stored.storage import Storage
from delos.server.tables.lobby import closed
from delos.server.tables.tables import Tables

log = logging.getLogger("delos.retention")

EVERY: Final = 3600.0  # seconds between two looks
GROUP: Final = 200  # rows at once
DAY: Final = 24 * 3600


async def forget(storage: Storage, tables: Tables) -> None:
    """Look as long as the server runs."""
    while True:
        try:
            await forget_once(storage, tables, int(time.time()))
        except Refusal as refusal:  # the disk is full: later, then
            log.warning("old data was not looked through: %s", refusal)
        await asyncio.sleep(EVERY)


async def forget_once(storage: Storage, tables: Tables, now: int) -> None:
    settings = tables.settings
    while await storage.write(lambda db: old_rows(db, settings, now)) >= GROUP:
        await asyncio.sleep(0)
    if settings.idle_days:
        before = now - settings.idle_days * DAY
        for id in await storage.read(lambda db: idle(db, before)):
            try:
                table = await tables.find(id)
            except Refusal as refusal:
                if refusal.code not in {"elsewhere", "unreadable"}:  # its keeper looks after it
                    raise
                continue
            async with table.lock:
                if table.facts.status == "playing" and table.facts.updated < before:
                    facts = replace(closed(table.facts), rated=False)
                    await tables.settle(table, facts, table.seats)


def old_rows(db: Database, settings: Settings, now: int) -> int:
    """Delete what is old; how many rows."""
    gone = 0
    if settings.reports_days:
        before = now - settings.reports_days * DAY
        gone += db.execute("DELETE FROM reports WHERE settled < ?", (before,)).rowcount
    if settings.audit_days:
        before = now - settings.audit_days * DAY
        gone += db.execute("DELETE FROM audit WHERE made < ?", (before,)).rowcount
    if settings.guest_days:
        for id in old_guests(db, now - settings.guest_days * DAY):
            db.execute("DELETE FROM devices WHERE identity = ?", (id,))
            db.execute("DELETE FROM identities WHERE id = ?", (id,))
            gone += 1
    return gone


def old_guests(db: Database, before: int) -> list[str]:
    """Guests whom nothing but their cookie knows, and who did not come for long."""
    others = " ".join(
        f'AND NOT EXISTS (SELECT 1 FROM "{table}" t WHERE t."{column}" = i.id)'
        for table, column in referring("identities")
        if table != "devices"
    )
    rows = db.execute(
        f"SELECT i.id FROM identities i WHERE i.created < :before {others} AND NOT EXISTS "
        "(SELECT 1 FROM devices d WHERE d.identity = i.id AND d.seen >= :before) "
        "AND NOT EXISTS (SELECT 1 FROM ratings r WHERE r.player = i.id) LIMIT :most",
        {"before": before, "most": GROUP},
    )
    return [row[0] for row in rows]


def idle(db: Database, before: int) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE status = 'playing' AND updated < ? ORDER BY updated LIMIT ?",
        (before, GROUP),
    )
    return [row[0] for row in rows]
