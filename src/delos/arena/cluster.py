"""The same games on a Ray cluster. A node that is lost costs the games that ran on it: they are
given out again. Every node needs the same Delos, which is checked where a game is played."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator
from typing import Any, Final, TypeVar

from delos.arena.code import fingerprint
from delos.arena.crew import AHEAD, Task
from delos.arena.errors import ArenaError

LOST: Final = 20  # games in a row that may be lost before anything is finished
PATIENCE: Final = 10.0  # seconds in which a cluster must answer
KEPT: Final = "Finished games are kept; the same command goes on from there."

T = TypeVar("T")


def on_cluster(task: Task[T], numbers: list[int], address: str) -> Iterator[T]:
    """The games as they get ready, in any order."""
    ray = connected(address)
    try:
        yield from handed_out(ray, task, numbers)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ArenaError(
            "--ray needs Ray, which is not installed. Run: pip install 'delos[cluster]'"
        ) from None
    knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray has no common error for an address that does not answer
        raise nobody(address, first_line(error)) from None
    return ray


def knock(address: str) -> None:
    """Ray itself would wait for minutes for a cluster that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # "auto" and the like, which Ray knows
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise nobody(address, first_line(error)) from None


def nobody(address: str, why: str) -> ArenaError:
    return ArenaError(
        f"There is no Ray cluster at {address!r} ({why}). Start one with `ray start --head` and "
        f"give its address, HOST:PORT."
    )


def handed_out(ray: Any, task: Task[T], numbers: list[int]) -> Iterator[T]:
    far = ray.remote(num_cpus=1, max_retries=0)(play_there)
    there = ray.put(task)
    code = fingerprint()
    waiting = list(reversed(numbers))
    running: dict[Any, int] = {}
    lost = 0
    while waiting or running:
        while waiting and len(running) < room(ray):
            number = waiting.pop()
            running[far.remote(there, code, number)] = number
        ready, _ = ray.wait(list(running), num_returns=1)
        for reference in ready:
            number = running.pop(reference)
            try:
                found: T = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise told(error, number) from None
            except ray.exceptions.RayError as error:  # the process or its machine is gone
                lost += 1
                if lost > LOST:
                    raise ArenaError(
                        f"The cluster loses one game after the other ({first_line(error)}). {KEPT}"
                    ) from None
                waiting.append(number)
                continue
            lost = 0
            yield found


def room(ray: Any) -> int:
    """Games to give out at once; nodes may come and go."""
    return max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))


def play_there(task: Task[T], code: str, number: int) -> T:
    """On the node: games of other code would be other games."""
    if fingerprint() != code:
        raise ArenaError(
            f"{socket.gethostname()} has another state of Delos than this machine. Install the "
            f"same on all nodes."
        )
    return task.play(number)


def told(error: Any, number: int) -> ArenaError:
    cause = error.cause
    if isinstance(cause, ArenaError):
        return ArenaError(f"{cause} {KEPT}")
    if isinstance(cause, ModuleNotFoundError):
        return ArenaError(f"A node of the cluster lacks {cause.name}. Install Delos on all nodes.")
    return ArenaError(f"Game {number} failed on the cluster: {first_line(cause)}. {KEPT}")


def first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
