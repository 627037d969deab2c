"""Two hundred tables, a thousand screens, a hundred moves a second: how soon each move is shown."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from bench.closed_loop import more_files, percentile
from bench.tables import load
from tools.soak.nursery import Nursery
from tools.soak.trial import Run

TABLES: Final = 200
WATCHERS: Final = 2  # beside three players
RATE: Final = 100.0  # moves a second
MOST: Final = 0.050  # seconds, for 99 of 100
MB: Final = 300.0


def go(run: Run) -> None:
    more_files()
    server = Nursery(run.folder / "data", run.folder / "log", run.plant, cached=100_000)
    try:
        server.start()
        # A short run, to see that a fault is found, has a tenth of the tables.
        part = 0.1 if run.bounds.seconds < 30 else 1.0
        tables, rate = round(TABLES * part), RATE * part
        found = asyncio.run(
            load(server.port, server.pid, tables, run.bounds.seconds, rate, WATCHERS)
        )
    finally:
        server.close()
    run.count = len(found.times)
    if not found.times:
        run.fault(f"no move was shown: {found.errors[:3]}")
        return
    slowest, late = percentile(found.times, 0.99), percentile(found.late, 0.99)
    run.figures |= {
        "tables": tables,
        "screens": tables * (3 + WATCHERS),
        "moves a second": round(len(found.times) / run.bounds.seconds, 1),
        "ms, p50": round(1000 * percentile(found.times, 0.5), 1),
        "ms, p99": round(1000 * slowest, 1),
        "ms that the people's own clock was late, p99": round(1000 * late, 1),
        "ms of computing a move": round(1000 * found.work / len(found.times), 2),
        "ms a move that the server waited for a core": round(
            1000 * found.kept / len(found.times), 2
        ),
        "MB": round(found.memory),
        "load average": round(os.getloadavg()[0], 1),
    }
    for words in found.errors[:5]:
        run.fault(words)
    # What a busy machine withholds from the people it withholds from the server as well.
    if slowest > MOST + late:
        run.fault(f"1 of 100 moves takes more than {1000 * slowest:.0f} ms to be shown")
    if found.memory > MB:
        run.fault(f"the server takes {found.memory:.0f} MB")
