"""Forked children, a few at a time: each does one piece of work and sends lines back."""

from __future__ import annotations

import os
import resource
import selectors
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

MEMORY: Final = 1 << 30  # a child that takes so much more than its parent has run away
PATIENCE: Final = 10.0  # times that processor time of silence: it sleeps, or shares its core

Say = Callable[[str], None]


@dataclass(frozen=True)
class Work:
    """A number to know it by, what the child does, and the processor time of its longest step."""

    number: int
    do: Callable[[Say], None]
    limit: float


@dataclass(frozen=True)
class Outcome:
    """The lines that a child sent; `end` is ok, timeout or how it died."""

    number: int
    lines: list[str]
    end: str


class Child:
    def __init__(self, work: Work) -> None:
        self.number = work.number
        self.data = b""
        self.patience = PATIENCE * work.limit
        self.deadline = time.monotonic() + self.patience
        self.late = False
        self.pipe, there = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.pipe)
            live(work, there)
        os.close(there)

    def kill(self) -> None:
        """With whatever it started: it leads a group of its own."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def ended(self) -> Outcome:
        os.close(self.pipe)
        _, status = os.waitpid(self.pid, 0)
        number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        if self.late or number == signal.SIGPROF:
            end = "timeout"
        elif number:
            end = signal.Signals(number).name
        else:
            code = os.WEXITSTATUS(status)
            end = "ok" if code == 0 else f"exit code {code}"
        return Outcome(self.number, self.data.decode("utf-8", "replace").splitlines(), end)


def live(work: Work, there: int) -> None:
    """The child's life; it never comes back."""

    def say(line: str) -> None:
        data = line.encode() + b"\n"
        while data:
            data = data[os.write(there, data) :]

    code = 1
    try:
        os.setpgid(0, 0)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGPROF):
            signal.signal(number, signal.SIG_DFL)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, resource.RLIM_INFINITY))
        allow(work.limit)
        work.do(say)
        code = 0
    except BaseException:
        with suppress(Exception):
            say(traceback.format_exc().rstrip())
    finally:
        os._exit(code)


def allow(seconds: float) -> None:
    """From now on so much processor time, then SIGPROF ends the child."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def run(works: Iterable[Work], jobs: int) -> Iterator[Outcome]:
    """Do all, `jobs` at a time; outcomes come in the order in which they end."""
    waiting = iter(works)
    living: dict[int, Child] = {}
    with selectors.DefaultSelector() as selector:
        try:
            while True:
                while len(living) < jobs and (work := next(waiting, None)) is not None:
                    child = Child(work)
                    living[child.pipe] = child
                    selector.register(child.pipe, selectors.EVENT_READ)
                if not living:
                    return
                yield from heard(selector, living)
        finally:
            for child in living.values():
                child.kill()
                child.ended()


def heard(selector: selectors.BaseSelector, living: dict[int, Child]) -> list[Outcome]:
    found: list[Outcome] = []
    for key, _ in selector.select(timeout=0.5):
        child = living[key.fd]
        data = os.read(key.fd, 1 << 16)
        child.data += data
        child.deadline = time.monotonic() + child.patience
        if not data:
            selector.unregister(key.fd)
            del living[key.fd]
            found.append(child.ended())
    now = time.monotonic()
    for child in living.values():
        if now > child.deadline and not child.late:
            child.late = True
            child.kill()
    return found
