"""Deaths around a PostgreSQL: the server's, the database's, and that of the line between them.

As in ``kills``, tables are played as fast as they are answered. What is answered with 503 is sent
again with the same key, as clients do: it must count once, whether or not it had been stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from functools import partial
from typing import Any, Final

from tests.server.postgres import Cluster
from tools.soak.kills import BODIES, Killing, Rows, rows_of
from tools.soak.nursery import Nursery, alive
from tools.soak.players import LOST, PATIENCE, Seat, arrived, until
from tools.soak.trial import Run

TABLES: Final = 8
MOVES: Final = (4, 30)
AGAIN: Final = 0.2  # seconds until a refused move is sent again
COMING_BACK: Final = 40.0  # seconds: dead servers must be missed before others take their tables
KINDS: Final = ("server", "line", "database")
FOR_NOW: Final = {"storage", "busy", "elsewhere", "keeper"}  # refusals that say: try again


class Relay:
    """A line to the database that can be cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self.open: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.join, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        self.open |= {writer, back}
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer))
        self.open -= {writer, back}

    def cut(self) -> int:
        """End all lines at once, in the middle of whatever is said."""
        lines = list(self.open)
        for line in lines:
            line.transport.abort()
        return len(lines) // 2

    async def close(self) -> None:
        self.cut()
        if self.server is not None:
            self.server.close()
        await asyncio.sleep(0.1)  # for both ends of each line


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, asyncio.CancelledError):
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    writer.close()


class Patient(Seat):
    """A screen that sends its move again when it is told to."""

    def error(self, message: dict[str, Any]) -> None:
        move = self.table.waiting
        if message["error"]["code"] not in FOR_NOW:
            super().error(message)
        elif move is not None and message.get("n") == move.n:
            asyncio.get_running_loop().call_later(AGAIN, self.send, move)


class Dying(Killing):
    def __init__(self, run: Run, server: Nursery, cluster: Cluster, relay: Relay) -> None:
        super().__init__(run, server.port)
        self.server = server
        self.cluster = cluster
        self.relay = relay

    async def round(self, kind: str) -> None:
        """Play, let something die, and play on until all moves of before are answered."""
        if not alive(self.server.pid):
            self.server.start()
        self.tables = [one for one in self.tables if not one.over and len(one.acknowledged) < 300]
        while len(self.tables) < TABLES:
            body = BODIES[len(self.tables) % len(BODIES)]
            self.tables += await self.patiently(partial(arrived, self.port, body, 1))
            self.run.add("tables")
        self.seats = [
            Patient(one, self.port, self.dice, self.count, self.acknowledged, self.refused)
            for one in self.tables
        ]
        keeping = asyncio.create_task(self.keep_up())
        try:
            await asyncio.gather(*(self.patiently(seat.sit, seat) for seat in self.seats))
            keeping.cancel()
            self.moves, wanted = 0, self.dice.randint(*MOVES)
            if not await until(lambda: self.moves >= wanted or self.quiet()):
                waiting = [one.id for one in self.tables if one.waiting is not None]
                self.run.fault(f"only {self.moves} moves in three minutes; unanswered at {waiting}")
            await self.die(kind)
            if kind != "server":
                await self.recover()
        finally:
            keeping.cancel()
            for seat in self.seats:
                seat.close()

    async def keep_up(self) -> None:
        """Start a server that has ended, as a supervisor does: one that was without its database
        for too long begins anew, and whoever connects meanwhile would wait for nobody."""
        while True:
            if not alive(self.server.pid):
                self.server.start()
                self.run.add("servers that began anew")
            await asyncio.sleep(AGAIN)

    async def patiently(self, act: Any, seat: Seat | None = None) -> Any:
        """Try until it succeeds: a table may have no keeper for a while."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(*LOST, AssertionError, json.JSONDecodeError):
                    found = await act()
                    if seat is None or await until(lambda: seat.seen.is_set() or seat.lost, 5):
                        if seat is None or not seat.lost:
                            return found
                await asyncio.sleep(AGAIN)

    async def die(self, kind: str) -> None:
        await asyncio.sleep(self.dice.uniform(0, 0.02))
        self.run.add(f"{kind} died")
        if kind == "server":
            self.server.kill()
        elif kind == "line":
            self.run.add("lines cut", self.relay.cut())
        else:
            await asyncio.to_thread(self.cluster.kill)
            await asyncio.to_thread(self.cluster.start)

    async def recover(self) -> None:
        """Every table goes on: a move that was refused for now is answered in the end."""
        before = {one.id: len(one.acknowledged) for one in self.tables}

        def going_on() -> bool:
            return not alive(self.server.pid) or all(
                one.over or len(one.acknowledged) > before[one.id] for one in self.tables
            )

        if not await until(going_on, COMING_BACK):
            still = [one for one in self.tables if len(one.acknowledged) == before[one.id]]
            self.run.fault(
                f"{len(still)} tables stand still after the database or its line was gone: "
                f"{[one.waiting for one in still][:3]}"
            )


def stored(url: str) -> Rows:
    import psycopg

    with psycopg.connect(url) as db:
        return rows_of(db)


async def rounds(run: Run, cluster: Cluster) -> None:
    relay = Relay(cluster.port)
    await relay.start()
    url = cluster.database()
    through = url.replace(f":{cluster.port}/", f":{relay.port}/")
    server = Nursery(run.folder / "data", run.folder / "log", run.plant, database=through)
    dying = Dying(run, server, cluster, relay)
    dice = random.Random(run.seed)
    try:
        while run.more():
            await dying.round(dice.choice(KINDS))
            dying.check(await asyncio.to_thread(stored, url), "after a death")
            run.count += 1
    finally:
        server.close()
        await relay.close()


def go(run: Run) -> None:
    cluster = Cluster().start()
    try:
        asyncio.run(rounds(run, cluster))
    finally:
        cluster.stop()
