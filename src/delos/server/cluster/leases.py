"""This server among others on the same database: it shows that it lives, keeps the tables that
nobody else keeps, and takes over from servers that died.

A table has one keeper, which has it in memory and talks to everybody at it. Nobody else is told
about moves, so no message a move goes between servers: requests and sockets come to the
keeper (forwarding.py).
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Final, final

from delos.server.cluster import rows
from delos.server.cluster.rows import Keeper
from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.stored.postgres_storage import PostgresStorage

log = logging.getLogger("delos.cluster")

EVERY: Final = 1.0  # seconds between two signs of life
OVERLAP: Final = 100  # calls that are looked at again: a later number may be committed earlier

Heard = Callable[[str], None]


def restart() -> None:
    """Begin anew, as after SIGHUP: what is in memory may not be true any more."""
    os.kill(os.getpid(), getattr(signal, "SIGHUP", signal.SIGTERM))


@final
class Leases:
    def __init__(self, storage: PostgresStorage, address: str) -> None:
        self.storage = storage
        self.server = storage.server
        self.address = address
        self.newest = 0  # call
        self.heard: set[int] = set()
        self.listeners: dict[str, Heard] = {}  # what to do when others call, by kind
        self.orphaned: list[Callable[[], Awaitable[None]]] = []  # when tables were freed
        self.on_lost: Callable[[], None] = restart
        self.trusting = True  # the last sign of life was in time: others can be judged by theirs
        self.task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        def enter(db: Database) -> int:
            rows.enter(db, self.server, self.address)
            return rows.newest_call(db)

        self.newest = await self.storage.aside(enter)
        self.storage.guarded = True
        self.task = asyncio.create_task(self.live())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        try:
            await self.storage.aside(lambda db: rows.leave(db, self.server))
        except Refusal:
            log.warning("the database could not be told that this server stops")

    # -- signs of life ------------------------------------------------------------------------

    async def live(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                async with asyncio.timeout(rows.LATE):
                    alive, dead, calls = await self.storage.aside(self.beat)
            except (Refusal, TimeoutError):
                # The others could not show signs of life, either.
                self.trusting = False
                continue
            if not alive:
                log.error("this server was silent for too long and others took its tables")
                self.on_lost()
                return
            await self.hear(calls)
            if dead:
                log.warning("took over from %s", ", ".join(dead))
                for resume in self.orphaned:
                    await resume()

    def beat(self, db: Database) -> tuple[bool, list[str], list[rows.Call]]:
        alive = rows.beat(db, self.server)
        dead = rows.bury(db) if alive and self.trusting else []
        self.trusting = True
        rows.tidy(db)
        return alive, dead, rows.calls_after(db, self.newest - OVERLAP)

    # -- what servers tell each other -------------------------------------------------------------

    def tell(self, kind: str, about: str = "") -> None:
        """Let the other servers know, soon."""
        task = asyncio.ensure_future(self.say(kind, about))
        task.add_done_callback(lambda done: done.exception())

    async def say(self, kind: str, about: str) -> None:
        await self.storage.aside(lambda db: rows.call(db, self.server, kind, about))

    async def hear(self, calls: list[rows.Call]) -> None:
        for call in calls:
            if call.number in self.heard:
                continue
            self.heard.add(call.number)
            if call.server != self.server and call.kind in self.listeners:
                self.listeners[call.kind](call.about)
        if calls:
            self.newest = max(self.newest, calls[-1].number)
            self.heard = {one for one in self.heard if one > self.newest - 2 * OVERLAP}

    # -- tables ----------------------------------------------------------------------------------

    async def keeper(self, table: str) -> Keeper | None:
        """The other server that keeps a table; nobody if this one does now."""
        found = await self.storage.aside(lambda db: rows.keep(db, table, self.server))
        return None if found is None or found.server == self.server else found
