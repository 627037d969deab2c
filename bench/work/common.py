"""What all workers share. They run in their own environments: standard library only."""

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from itertools import repeat
from pathlib import Path

# CPU time of this process: what other programs do on the machine hardly shows in it.
clock = time.process_time

Numbers = dict[str, float]
Task = Callable[[dict[str, int]], Numbers]

TURNS = 200_000  # of the yardstick
SAMPLES = 5


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


def answer(tasks: dict[str, Task]) -> None:
    """Run the task that the command line names and print its numbers."""
    wanted = json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}
    wall, used = time.perf_counter(), clock()
    numbers = tasks[sys.argv[1]](wanted)
    numbers["core_share"] = (clock() - used) / (time.perf_counter() - wall)
    print(json.dumps(numbers))
