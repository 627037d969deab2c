"""An engine's process: lines to it, lines from it within a time, and its certain end.

Threads carry the lines, so that neither an engine that does not read nor one that never stops
talking holds up its host. It runs in a process group of its own, which is ended as a whole.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from typing import IO, Final, final

from delos.engine.faults import CRASHED, FLOODING, SILENT, START, EngineFault, quoted
from delos.kernel.errors import BadOption

LINE: Final = 1 << 20  # bytes of a line at most
WAITING: Final = 256  # lines that wait to be heard; an engine that says more is held up
TAIL: Final = 2000  # bytes of its error stream that are kept
CHUNK: Final = 1 << 16
LAST: Final = 2.0  # seconds in which a process must end that was told to
TURN: Final = 0.1

END: Final = b""  # instead of a line: there are no more


def command_words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"The engine's command {command!r} cannot be read: {error}.") from None
    if not words:
        raise BadOption("The engine's command is empty: name a program, as in engine:./mybot.")
    return words


@final
class EngineProcess:
    def __init__(self, words: list[str]) -> None:
        self.lines: queue.Queue[bytes] = queue.Queue(WAITING)
        self.orders: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.tail = bytearray()
        self.gone = threading.Event()
        self.too_long = False
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else str(error)
            raise EngineFault(
                START, f"The engine {words[0]!r} cannot be started: {reason}."
            ) from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        streams = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.threads = [
            threading.Thread(target=write_all, args=(streams[0], self.orders), daemon=True),
            threading.Thread(target=self.read_lines, args=(streams[1],), daemon=True),
            threading.Thread(target=keep_tail, args=(streams[2], self.tail), daemon=True),
        ]
        for thread in self.threads:
            thread.start()
        # A host that forgets its engine, or ends, does not leave it behind.
        self.forgotten = weakref.finalize(self, ended, self.process)

    # -- talking ------------------------------------------------------------------------------

    def say(self, line: bytes) -> None:
        self.orders.put(line)

    def hear(self, until: float) -> bytes:
        """The next line; EngineFault when none comes until then (``time.monotonic()``), or when
        there can be none."""
        try:
            line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise EngineFault(SILENT, "The engine does not answer.") from None
        if line != END:
            return line
        self.lines.put_nowait(END)  # whoever asks again is told again
        raise self.over()

    def over(self) -> EngineFault:
        """Why no line will ever come."""
        if self.too_long:
            return EngineFault(
                FLOODING, f"The engine wrote a line of more than {LINE >> 20} MiB without an end."
            )
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST)
        self.threads[2].join(LAST)
        words = self.tail.decode("utf-8", "replace").strip().splitlines()
        last = f"; its last words were {quoted(words[-1])}" if words else ""
        return EngineFault(CRASHED, f"The engine {how_ended(self.process.poll())}{last}.")

    def read_lines(self, stream: IO[bytes]) -> None:
        rest = b""
        descriptor = stream.fileno()
        with contextlib.suppress(OSError, ValueError):
            while not self.gone.is_set() and (chunk := os.read(descriptor, CHUNK)):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    if line.strip() and not self.put(line):
                        return
                if len(rest) > LINE:
                    self.too_long = True
                    break
        if rest.strip() and not self.too_long:
            self.put(rest)
        self.put(END)

    def put(self, line: bytes) -> bool:
        """Let it wait to be heard; not for ever, for a process that is gone."""
        while not self.gone.is_set():
            with contextlib.suppress(queue.Full):
                self.lines.put(line, timeout=TURN)
                return True
        return False

    # -- the end ------------------------------------------------------------------------------

    def leave(self, line: bytes) -> int | None:
        """Say goodbye and wait; the exit code, or None for one that had to be ended."""
        self.say(line)
        self.orders.put(None)  # then its input ends
        try:
            return self.process.wait(LAST)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self.end()

    def end(self) -> None:
        """End the whole process group, at once and for certain."""
        self.gone.set()
        self.orders.put(None)
        self.forgotten()
        for thread in self.threads:
            thread.join(LAST)
        for thread, stream in zip(
            self.threads[1:], (self.process.stdout, self.process.stderr), strict=True
        ):
            if stream is not None and not thread.is_alive():
                stream.close()


def write_all(stream: IO[bytes], orders: queue.SimpleQueue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := orders.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def keep_tail(stream: IO[bytes], tail: bytearray) -> None:
    with contextlib.suppress(OSError, ValueError):
        while chunk := os.read(stream.fileno(), CHUNK):
            tail += chunk
            del tail[:-TAIL]


def ended(process: subprocess.Popen[bytes]) -> None:
    """Its whole group: an engine may have started programs of its own."""
    if hasattr(os, "killpg"):
        # The group outlives its leader while somebody is in it, and keeps its number.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(LAST)


def how_ended(code: int | None) -> str:
    if code is None:
        return "closed its output"
    if code < 0:
        return f"was ended by signal {-code}"
    return f"ended by itself with exit code {code}"
