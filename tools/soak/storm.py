"""A thousand screens lose their server at once and come back, with pauses as browsers make them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from typing import Any, Final

from bench.closed_loop import more_files
from bench.tables import cpu_seconds
from bench.wire import LiveSocket
from tools.soak.nursery import Nursery, own_port
from tools.soak.players import LEGENDARY, LOST, STATE, Played, arrived, until
from tools.soak.trial import Run

SCREENS: Final = 1000
TABLES: Final = 100
SOON: Final = 5.0  # seconds until everybody is back
PATIENCE: Final = 60.0
PAUSES: Final = (0.2, 0.4, 0.8, 1.5)  # seconds between two tries, at most


class Screen:
    """A browser at a table: it comes back by itself."""

    def __init__(self, table: Played, dice: random.Random) -> None:
        self.table = table
        self.dice = dice
        self.live: LiveSocket | None = None
        self.back = asyncio.Event()

    def hear(self, message: bytes) -> None:
        if message.startswith(STATE):
            self.back.set()

    async def come(self, port: int) -> None:
        """Try again and again, each time after a longer pause."""
        for number in range(200):
            with contextlib.suppress(*LOST):
                address = f"/api/v1/tables/{self.table.id}/live"
                self.live = await LiveSocket.to(port, address, self.table.cookie, self.hear)
                self.live.send(b'{"type":"hello","version":4,"seats":"watch"}')
                return
            await asyncio.sleep(self.dice.random() * PAUSES[min(number, len(PAUSES) - 1)])

    def drop(self) -> None:
        self.back.clear()  # at once: whoever waits for it must not find the one of before
        if self.live is not None and self.live.transport is not None:
            self.live.transport.abort()


async def storms(run: Run) -> None:
    dice = random.Random(run.seed)
    options: dict[str, Any] = {"data": run.folder / "data", "log": run.folder / "log"}
    server = Nursery(**options, port=own_port())
    server.start()
    try:
        tables = await arrived(server.port, LEGENDARY, TABLES)
        screens = [Screen(tables[n % TABLES], dice) for n in range(SCREENS)]
        await all_come(screens, server.port)
        while run.more():
            began = time.monotonic()
            server.kill()
            server.close()
            for screen in screens:
                screen.drop()
            # As a supervisor does it: a new process that imports everything.
            ours = -time.process_time()
            server = Nursery(**options, plant=run.plant, port=server.port, warm=False)
            server.start()
            await all_come(screens, server.port)
            took = time.monotonic() - began
            run.count += 1
            for name, figure in (
                ("seconds until all were back", took),
                ("of computing, to import", cpu_seconds(server.process.pid)),
                ("to serve them", cpu_seconds(server.pid)),
                ("of the screens", ours + time.process_time()),
                ("load average", os.getloadavg()[0]),
            ):
                run.figures.setdefault(name, []).append(round(figure, 2))
            if took > SOON:
                run.fault(f"the last screen was back after {took:.1f} s")
        for screen in screens:
            screen.drop()
    finally:
        server.close()


async def all_come(screens: list[Screen], port: int) -> None:
    tasks = [asyncio.create_task(one.come(port)) for one in screens]
    there = await until(lambda: all(one.back.is_set() for one in screens), PATIENCE)
    for task in tasks:
        task.cancel()
    assert there, f"{sum(not one.back.is_set() for one in screens)} screens are not back"


def go(run: Run) -> None:
    more_files()
    asyncio.run(storms(run))
