"""Memory over a long time: tables are played, left and made anew, pages are asked for, screens
come and go; what the server holds in memory must not grow once its caches are full.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

from bench.closed_loop import resident_mb
from bench.wire import Line
from tools.soak.nursery import Nursery, alive
from tools.soak.players import (
    CLASSIC,
    LEGENDARY,
    LOST,
    MYTIKAS,
    Count,
    Played,
    Seat,
    arrived,
    guest,
    until,
)
from tools.soak.trial import Run

TABLES: Final = 24
WARM: Final = 0.35  # of the time, until caches are full and the median is taken for the first time
GROWTH: Final = 0.04  # of it that is no growth: malloc's own play
LEAST: Final = 8.0  # MB, for short runs
PAGES: Final = (
    "/api/v1/tables?filter=open",
    "/api/v1/tables/{id}",
    "/api/v1/tables/{id}/log?from=0",
    "/api/v1/tables/{id}/log?from=x",
    "/api/v1/tables/{id}/replay?step=3",
    "/api/v1/tables/{id}/card?thing=god:ares",
    "/api/v1/tables/{id}/talk",
    "/api/v1/tables/none/live",
    "/api/v1/titles/legendary/texts?lang=fr",
    "/healthz",
)


class Town:
    """Many people with slow hands."""

    def __init__(self, run: Run, server: Nursery, pace: float) -> None:
        self.run = run
        self.server = server
        self.pace = pace  # seconds between two moves of a table
        self.dice = random.Random(run.seed)
        self.count = Count()
        self.seats: list[Seat] = []
        self.samples: list[tuple[float, float]] = []  # seconds, MB

    async def live(self) -> None:
        loads = [self.table(number) for number in range(TABLES)]
        tasks = [asyncio.create_task(one) for one in [*loads, self.visits()]]
        while self.run.more():
            await asyncio.sleep(min(1.0, max(0.05, self.run.left)))
            if not alive(self.server.pid):
                self.run.fault("the server has ended")
                break
            self.sample()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for seat in self.seats:
            seat.close()

    def sample(self) -> None:
        run = self.run
        self.samples.append((run.took, resident_mb(self.server.pid)))
        if len(self.samples) > 4:
            first, last, _ = growth(self.samples)
            run.figures |= {"MB after warming": round(first, 1), "MB at the end": round(last, 1)}
        run.figures["moves"] = run.count

    async def table(self, number: int) -> None:
        """One table after another, with a screen that is closed and opened again."""
        body = (LEGENDARY, MYTIKAS, CLASSIC)[number % 3]
        while True:
            try:
                (table,) = await arrived(self.server.port, body, 1)
                self.run.add("tables")
                while not table.over and len(table.acknowledged) < 400:
                    await self.screen(table)
            except LOST as error:
                self.run.fault(f"a line was lost: {error!r}")
                await asyncio.sleep(1)

    async def screen(self, table: Played) -> None:
        seat = Seat(table, self.server.port, self.dice, self.count, self.acknowledged, self.refused)
        seat.think = lambda: self.dice.uniform(0.5, 1.5) * self.pace
        self.seats.append(seat)
        try:
            await seat.sit()
            self.run.add("screens")
            until_when = time.monotonic() + self.dice.uniform(5, 60)
            await until(lambda: table.over or time.monotonic() > until_when, 70)
        finally:
            seat.close()
            self.seats.remove(seat)

    def acknowledged(self, table: Played, move: Any) -> None:
        self.run.count += 1

    def refused(self, table: Played, message: dict[str, Any]) -> None:
        if message["error"]["code"] != "stale":  # after a line was closed in mid-move
            self.run.fault(f"refused: {message}")

    async def visits(self) -> None:
        """Pages, guests, and requests that are wrong."""
        while True:
            try:
                line = await Line.to(self.server.port)
                cookie = await guest(line)
                for _ in range(20):
                    await asyncio.sleep(self.pace / 4)
                    found = [one.table.id for one in self.seats] or ["x"]
                    path = self.dice.choice(PAGES).replace("{id}", self.dice.choice(found))
                    status = await asked(self.server.port, path, cookie)
                    self.run.add("pages")
                    if status >= 500:
                        self.run.fault(f"{status} at {path}")
                line.close()
            except LOST as error:
                self.run.fault(f"a page was lost: {error!r}")
                await asyncio.sleep(1)


async def asked(port: int, path: str, cookie: str) -> int:
    """The status of a page; its body is read and forgotten."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {cookie}\r\nconnection: close\r\n"
    writer.write(f"{head}\r\n".encode())
    async with asyncio.timeout(60):
        found = await reader.read(-1)
    writer.close()
    return int(found.split(b" ", 2)[1])


def growth(samples: list[tuple[float, float]]) -> tuple[float, float, float]:
    """MB after warming, MB at the end (medians of a sixth of what was measured), and how much more
    is allowed."""
    warm = samples[int(len(samples) * WARM) :]
    part = max(1, len(warm) // 6)
    first, last = (sorted(mb for _, mb in some)[part // 2] for some in (warm[:part], warm[-part:]))
    return first, last, max(LEAST, GROWTH * first)


def go(run: Run) -> None:
    data = run.folder / "data"
    log = run.folder / "log"
    # Few tables stay in memory without a screen: the cache is full soon.
    server = Nursery(data, log, run.plant, cached=16)
    try:
        server.start()
        pace = 2.0 if run.bounds.seconds > 300 else 0.3
        town = Town(run, server, pace)
        asyncio.run(town.live())
    finally:
        server.close()
    judged(run, town.samples)
    for words in server.complaints()[:5]:
        run.fault(f"log: {words}")


def judged(run: Run, samples: list[tuple[float, float]]) -> None:
    if len(samples) < 6:
        run.fault("the server was not looked at often enough")
        return
    first, last, allowed = growth(samples)
    run.figures["MB most"] = round(max(mb for _, mb in samples), 1)
    every = max(1, len(samples) // 30)
    run.figures["MB over time"] = [round(mb, 1) for _, mb in samples[::every]]
    if last - first > allowed:
        run.fault(f"memory grew from {first:.1f} to {last:.1f} MB, {allowed:.1f} are allowed")
