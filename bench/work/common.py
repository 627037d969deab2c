"""What all workers share. They run in their own environments: standard library only."""

import gc
import importlib
import json
import multiprocessing
import sys
import time
import tracemalloc
from collections.abc import Callable
from itertools import repeat
from pathlib import Path
from typing import Protocol

# CPU time of the thread that works: what other programs do on the machine hardly shows in it, nor
# do threads that a library starts and leaves waiting (numpy's spin for a while).
clock = time.thread_time

Numbers = dict[str, float]

TURNS = 200_000  # of the yardstick
SAMPLES = 5


class Wanted:
    """What the command line asks for."""

    def __init__(self, told: dict[str, object]) -> None:
        self.subject = str(told.get("subject", ""))
        self.games = int(str(told.get("games", 1)))
        self.times = int(str(told.get("times", 100)))


Task = Callable[[Wanted], Numbers]


class Tally:
    """Decisions and the time they took, set-up apart."""

    def __init__(self) -> None:
        self.setting_up = 0.0
        self.playing = 0.0
        self.all = 0
        self.real = 0
        self.games = 0

    def numbers(self) -> Numbers:
        whole = self.setting_up + self.playing
        return {
            "all": self.all / self.playing,
            "real": self.real / self.playing,
            "all_setup": self.all / whole,
            "games": self.games / whole,
            "all_per_game": self.all / self.games,
            "real_per_game": self.real / self.games,
            "setup_ms": self.setting_up / self.games * 1000,
        }


def yardsticks(*samples: float) -> float:
    """One rate from samples of equal length taken at several moments of a run."""
    return len(samples) / sum(1 / sample for sample in samples)


def yardstick() -> float:
    """Turns per second of a fixed loop in plain Python: how fast this machine is just now."""
    numbers = list(range(64))
    start = clock()
    total = 0
    for turn in range(TURNS):
        total = (total + numbers[(turn ^ total) & 63] * 5) & 1023
    return TURNS / (clock() - start)


def micros(call: Callable[[], object], times: int) -> float:
    """Microseconds of one call: the least disturbed of a few samples."""
    best = float("inf")
    for _ in range(SAMPLES):
        start = clock()
        for _ in repeat(None, times):
            call()
        best = min(best, clock() - start)
    return best / times * 1e6


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


# -- memory -----------------------------------------------------------------------------------


def resident() -> int:
    """Bytes of memory that this process holds; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * 4096


def kilobytes_each(make: Callable[[int], object], count: int) -> tuple[float, float]:
    """Memory of one of ``count`` things: as Python counts it, and as the process grew."""
    kept = [make(number) for number in range(3)]  # what is loaded once is no thing's own
    gc.collect()
    before = resident()
    kept += [make(number) for number in range(3, count + 3)]
    gc.collect()
    grown = resident() - before
    tracemalloc.start()
    kept += [make(number) for number in range(count + 3, 2 * count + 3)]
    gc.collect()
    counted = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return counted / count / 1000, grown / count / 1000


# -- two processes ----------------------------------------------------------------------------


class Gate(Protocol):
    """Where two processes wait for each other."""

    def wait(self) -> int: ...


class Basket(Protocol):
    """Where they put their rates."""

    def put(self, obj: float) -> None: ...


def side(gate: Gate, basket: Basket, module: str, subject: str, games: int) -> None:
    """One of the processes; wall time, for that is what a user waits. No module: a bare loop."""
    worker = importlib.import_module(module) if module else None
    if worker:
        worker.whole_game(subject, 0)
    gate.wait()
    start = time.perf_counter()
    for seed in range(1, games + 1):
        if worker:
            worker.whole_game(subject, seed)
        else:
            yardstick()
    basket.put(games / (time.perf_counter() - start))


def together(processes: int, module: str, subject: str, games: int) -> float:
    """Games per second of so many processes that start at the same moment."""
    context = multiprocessing.get_context("spawn")
    gate = context.Barrier(processes)
    basket = context.SimpleQueue()
    sides = [
        context.Process(target=side, args=(gate, basket, module, subject, games))
        for _ in range(processes)
    ]
    for process in sides:
        process.start()
    for process in sides:
        process.join()
        if process.exitcode:
            raise RuntimeError(f"a process of the scaling test ended with {process.exitcode}")
    rates: list[float] = [basket.get() for _ in sides]
    return sum(rates)


def scaling(module: str, wanted: Wanted) -> Numbers:
    """Two processes against one, and the same for a loop that needs nothing but a core."""
    name, games, loops = wanted.subject, wanted.games, 30
    return {
        "scaling": together(2, module, name, games) / together(1, module, name, games),
        "scaling_control": together(2, "", "", loops) / together(1, "", "", loops),
    }


def answer(tasks: dict[str, Task]) -> None:
    """Run the task that the command line names and print its numbers."""
    wall, used = time.perf_counter(), clock()
    numbers = tasks[sys.argv[1]](Wanted(json.loads(sys.argv[2])))
    if sys.argv[1] != "scaling":  # which waits for others
        numbers["core_share"] = (clock() - used) / (time.perf_counter() - wall)
    print(json.dumps(numbers))
