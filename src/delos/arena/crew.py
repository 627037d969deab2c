"""Many games at once in processes of this machine; a process that dies costs only its games."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for_end
from typing import Final, Protocol, TypeVar

from delos.arena.errors import ArenaError

AHEAD: Final = 2  # games given out for each process, so that none waits for the next
PATIENCE: Final = 3  # times in a row that a process may die before anything is finished
ENDED: Final = (
    "The processes that play end before a game is finished. A script that plays in several jobs "
    'does so below `if __name__ == "__main__":`, because the other processes read it too. If yours '
    "does, they were stopped from outside (memory?): use fewer jobs. Finished games are kept."
)

R_co = TypeVar("R_co", covariant=True)
T = TypeVar("T")


class Task(Protocol[R_co]):
    """Something that plays a game by its number; it travels to other processes."""

    def play(self, number: int) -> R_co: ...


def one_by_one(task: Task[T], numbers: list[int]) -> Iterator[T]:
    """The games in this process."""
    for number in numbers:
        yield task.play(number)


def in_processes(task: Task[T], numbers: list[int], jobs: int) -> Iterator[T]:
    """The games as they get ready, in any order."""
    left = dict.fromkeys(numbers)
    failures = 0
    while left:
        try:
            for number, found in pooled(task, list(left), jobs):
                del left[number]
                failures = 0
                yield found
        except BrokenProcessPool:
            failures += 1
            if failures == PATIENCE:
                raise ArenaError(ENDED) from None


def pooled(task: Task[T], numbers: list[int], jobs: int) -> Iterator[tuple[int, T]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), context, initializer=begin)
    waiting = iter(numbers)
    running: dict[Future[T], int] = {}
    try:
        while True:
            while len(running) < AHEAD * jobs and (number := next(waiting, None)) is not None:
                running[pool.submit(task.play, number)] = number
            if not running:
                return
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            broken: BrokenProcessPool | None = None
            for future in ready:
                number = running.pop(future)
                try:
                    found = future.result()
                except BrokenProcessPool as error:
                    broken = error  # after those that did get ready
                    continue
                yield number, found
            if broken is not None:
                raise broken
    finally:
        if running:
            stop(pool)
        else:
            pool.shutdown()


def stop(pool: ProcessPoolExecutor) -> None:
    """End without waiting for games that nobody wants any more."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    pool.shutdown(wait=True)


def begin() -> None:
    """Ctrl-C is the first process's business; and when that one is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=leave_with, args=(parent.sentinel,), daemon=True).start()


def leave_with(sentinel: int) -> None:
    wait_for_end([sentinel])
    os._exit(1)
