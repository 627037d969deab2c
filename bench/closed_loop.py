"""Tables in a closed loop: a move is made as soon as all screens have the one before.

The same for every server that is measured: four screens a table, one light client for all. A move's
time runs from before it is sent until the last of the four screens has the new state and the mover
its acknowledgement. What counts is the computing time of the server's process, which others on the
machine disturb little; moves a second of wall time stand beside it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

SCREENS: Final = 4
WARMING: Final = 2000  # moves before the clock starts: compilers and caches are warm then
FEWEST: Final = 2000  # moves that are measured, however long it takes
PATIENCE: Final = 60.0  # seconds, or nearly


@dataclass
class Tally:
    """What happened while the clock ran."""

    running: bool = False
    moves: int = 0  # also those before
    times: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # bytes that a screen got for a move
    errors: list[str] = field(default_factory=list)


class Table(ABC):
    """One table: who waits for what."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.behind = 0  # of the four screens and the acknowledgement
        self.began = 0.0
        self.sizes = [0] * SCREENS
        self.stopped = False

    @abstractmethod
    async def open(self) -> None:
        """Make the table and open its screens; all of them have the first state then."""

    @abstractmethod
    def move(self) -> None:
        """Send the next move; ``sent`` first."""

    @abstractmethod
    def close(self) -> None: ...

    def sent(self) -> None:
        self.behind = SCREENS + 1
        self.began = time.perf_counter()

    def arrived(self) -> None:
        """A screen has the new state, or the mover its acknowledgement."""
        self.behind -= 1
        if self.behind:
            return
        self.tally.moves += 1
        if self.tally.running:
            self.tally.times.append(time.perf_counter() - self.began)
            self.tally.sizes += self.sizes
        self.sizes = [0] * SCREENS
        if not self.stopped:
            self.move()

    def failed(self, words: str) -> None:
        self.tally.errors.append(words)
        self.stopped = True


async def measured(
    pid: int, tables: Sequence[Table], tally: Tally, seconds: float
) -> dict[str, float]:
    """Numbers of one server under so many tables."""
    for table in tables:
        await table.open()
    for table in tables:
        table.move()
    await until(lambda: tally.moves >= WARMING)
    gc.collect()
    gc.freeze()  # our own pauses are not the server's
    tally.running = True
    began, work = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    await until(lambda: len(tally.times) >= FEWEST)
    tally.running = False
    took, work = time.perf_counter() - began, cpu_seconds(pid) - work
    for table in tables:
        table.stopped = True
    await asyncio.sleep(0.3)
    for table in tables:
        table.close()
    if tally.errors:
        raise RuntimeError(f"{len(tally.errors)} tables failed: {tally.errors[0]}")
    moves = len(tally.times)
    return {
        "served_core": moves / work,
        "served": moves / took,
        "served_cpu_ms": 1000 * work / moves,
        "served_p50_ms": 1000 * percentile(tally.times, 0.5),
        "served_p99_ms": 1000 * percentile(tally.times, 0.99),
        "served_bytes": percentile(tally.sizes, 0.5),
        "served_bytes_mean": sum(tally.sizes) / len(tally.sizes),
        "served_mb": resident_mb(pid),
    }


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < end:
        await asyncio.sleep(0.1)


def run(make: Callable[[Tally], list[Table]], pid: int, seconds: float) -> dict[str, float]:
    tally = Tally()

    async def go() -> dict[str, float]:
        return await measured(pid, make(tally), tally, seconds)

    return asyncio.run(go())


def more_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def cpu_seconds(pid: int) -> float:
    """What a process has computed so far, for itself and in the system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
