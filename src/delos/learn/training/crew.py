"""Who does the work: this process, several on this machine, or a Ray cluster.

Work is a function of one argument, both of which can be sent to another process. Answers come as
they are ready; their order means nothing.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from delos.learn.training.journal import BadRun

Work = TypeVar("Work")
Answer = TypeVar("Answer")

ENDED: Final = (
    "A process that worked has ended: it was stopped from outside (memory?). Finished work is "
    "kept: run the same command again, perhaps with fewer jobs."
)
NO_RAY: Final = "--ray needs Ray, which is not installed. Run: pip install 'delos[cluster,learn]'"
TRIES: Final = 3  # of work whose node was lost


def done(
    work: Callable[[Work], Answer], parts: list[Work], jobs: int, ray: str | None
) -> Iterator[Answer]:
    if ray is not None:
        return on_cluster(work, parts, ray)
    if jobs > 1 and len(parts) > 1:
        return in_processes(work, parts, jobs)
    return map(work, parts)


def in_processes(work: Callable[[Work], Answer], parts: list[Work], jobs: int) -> Iterator[Answer]:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(parts)), context, initializer=leave_interrupts)
    try:
        for future in as_completed([pool.submit(work, part) for part in parts]):
            yield future.result()
    except BrokenProcessPool:
        raise BadRun(ENDED) from None
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is the first process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_cluster(work: Callable[[Work], Answer], parts: list[Work], address: str) -> Iterator[Answer]:
    """On every core of a cluster; ``local`` starts one here. What a lost node was doing is done
    again by another."""
    try:
        import ray
    except ImportError:
        raise BadRun(NO_RAY) from None
    try:
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadRun(f"There is no Ray cluster at {address!r}: {error}") from error
    remote = ray.remote(work).options(max_retries=TRIES)
    most = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(reversed(parts))
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < most:
            running.append(remote.remote(waiting.pop()))
        ready, running = ray.wait(running, num_returns=1)
        try:
            yield ray.get(ready[0])
        except ray.exceptions.RayError as error:
            raise BadRun(f"{ENDED} ({type(error).__name__})") from error
