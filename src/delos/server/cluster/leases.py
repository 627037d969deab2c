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
import time
from collections.abc import Awaitable, Callable
from typing import Final, final

import httpx

from delos.server.cluster import rows
from delos.server.cluster.rows import Keeper
from delos.server.refusal import Refusal, elsewhere
from delos.server.stored.database import Database
from delos.server.stored.postgres_storage import PostgresStorage
from delos.server.tables.hours import Hours, read_hours, write_hours

log = logging.getLogger("delos.cluster")

SECONDS: Final = 30.0  # for a request that is sent on
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
        self.hours: Hours | None = None  # which the servers agree about
        self.lost = False  # the last sign of life could not be given
        self.judging = 0.0  # from when on others can be judged by theirs
        self.task: asyncio.Task[None] | None = None
        self.client = httpx.AsyncClient(  # for what is sent on to other servers
            timeout=httpx.Timeout(SECONDS, read=None, connect=2.0),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=50),
            follow_redirects=False,
            trust_env=False,
        )

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
        await self.client.aclose()
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
                    alive, dead, calls, served = await self.storage.aside(self.beat)
            except (Refusal, TimeoutError):
                # The others could not show signs of life, either: when the database is back, they
                # have as much time as anybody to find it.
                self.lost = True
                if self.hours is not None:
                    self.hours.stand()
                continue
            if not alive:
                log.error("this server was silent for too long and others took its tables")
                self.on_lost()
                return
            if self.hours is not None:
                self.hours.agree(served)
            freed = await self.hear(calls)
            if dead:
                log.warning("took over from %s", ", ".join(dead))
            if dead or freed:
                await self.take_over()

    async def take_over(self) -> None:
        """Tables have no keeper: go on with what must go on by itself. One thing that cannot does
        not keep the others from it."""
        for resume in self.orphaned:
            try:
                await resume()
            except Refusal as refusal:
                log.warning("something of a server that stopped goes on later: %s", refusal)

    def beat(self, db: Database) -> tuple[bool, list[str], list[rows.Call], int]:
        alive = rows.beat(db, self.server)
        # Whoever could not go on with the tables does not free them.
        if self.lost:
            self.lost, self.judging = False, time.monotonic() + rows.LATE
        judges = alive and bool(self.orphaned) and time.monotonic() >= self.judging
        dead = rows.bury(db) if judges else []
        rows.tidy(db)
        served = 0
        if self.hours is not None and alive:
            write_hours(db, self.hours.now())
            served = read_hours(db)
        return alive, dead, rows.calls_after(db, self.newest - OVERLAP), served

    # -- what servers tell each other -------------------------------------------------------------

    def tell(self, kind: str, about: str = "") -> None:
        """Let the other servers know, soon."""
        task = asyncio.ensure_future(self.say(kind, about))
        task.add_done_callback(lambda done: done.exception())

    async def say(self, kind: str, about: str) -> None:
        await self.storage.aside(lambda db: rows.call(db, self.server, kind, about))

    async def hear(self, calls: list[rows.Call]) -> bool:
        """Do what others call for; whether one of them has left its tables."""
        freed = False
        for call in calls:
            if call.number in self.heard:
                continue
            self.heard.add(call.number)
            if call.server != self.server:
                freed = freed or call.kind == rows.FREED
                if call.kind in self.listeners:
                    self.listeners[call.kind](call.about)
        if calls:
            self.newest = max(self.newest, calls[-1].number)
            self.heard = {one for one in self.heard if one > self.newest - 2 * OVERLAP}
        return freed

    # -- tables ----------------------------------------------------------------------------------

    async def claim(self, table: str) -> None:
        """Keep a table here, if nobody else does."""
        if await self.keeper(table) is not None:
            raise elsewhere()

    async def keeper(self, table: str) -> Keeper | None:
        """The other server that keeps a table; nobody if this one does now."""
        found = await self.storage.aside(lambda db: rows.keep(db, table, self.server))
        return None if found is None or found.server == self.server else found
