"""A process in which servers are born ready: each is a fork that opens the database and serves.

Killing a server a thousand times would mostly measure how Python imports. Here all modules are
imported once; a server then begins with an empty heap of its own, its database, its threads and a
listening socket, and dies by SIGKILL like any other.

    python -m tools.soak.nursery '{"listener": 3, "log": "...", "settings": {...}, "plant": ""}'

On standard input a line each: nothing but a line end starts a server, whose number is answered.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
UNLIMITED: Final = (1e6, 1e6)
BAD: Final = ("Traceback", "ERROR", "Fatal Python error")  # in a log
# All people of a trial come from one address, and do not think.
GENEROUS: Final[dict[str, Any]] = {
    "actions_rate": UNLIMITED,
    "making_rate": UNLIMITED,
    "asking_rate": UNLIMITED,
    "replay_rate": UNLIMITED,
    "odds_rate": UNLIMITED,
    "joining_rate": UNLIMITED,
    "message_rate": UNLIMITED,
    "hello_rate": UNLIMITED,
    "frame_rate": UNLIMITED,
    "talk_rate": UNLIMITED,
    "open_tables": 1_000_000,
    "waiting_tables": 1_000_000,
    "open_seats": 1_000_000,
    "waiting_seats": 1_000_000,
    "sockets_each": 100_000,
    "lines_each": 100_000,
}


def own_port() -> int:
    """A port below those that connections get by themselves: free when its server has died."""
    for port in random.sample(range(20_000, 32_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("no free port from 20000 to 31999")


class Nursery:
    """Starts servers on one listening socket, one at a time, and kills them."""

    def __init__(
        self,
        data: Path,
        log: Path,
        plant: str = "",
        preload: dict[str, str] | None = None,
        port: int = 0,
        warm: bool = True,
        **settings: Any,
    ) -> None:
        self.log = log
        self.listener = socket.create_server(("127.0.0.1", port), backlog=2048)
        self.port: int = self.listener.getsockname()[1]
        self.pid = 0
        about = {
            "listener": self.listener.fileno(),
            "log": str(log),
            "plant": plant,
            "warm": warm,
            "settings": {"data": str(data), **GENEROUS, **settings},
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.soak.nursery", json.dumps(about)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[self.listener.fileno()],
            cwd=ROOT,
            env={**os.environ, "PYTHONWARNINGS": "ignore", **(preload or {})},
        )

    def start(self) -> int:
        """A new server; whoever connects waits until it serves."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, "the nursery has ended"
        self.pid = int(line)
        return self.pid

    def kill(self, number: int = signal.SIGKILL) -> None:
        """End the server and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)
        while alive(self.pid):
            time.sleep(0.001)
        self.pid = 0

    def close(self) -> None:
        if self.pid:
            self.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.listener.close()

    def complaints(self) -> list[str]:
        """What servers have logged: tracebacks, errors, and faults below Python."""
        text = self.log.read_text("utf-8", "replace") if self.log.exists() else ""
        return [one for one in text.splitlines() if any(word in one for word in BAD)]


def alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet buried does not."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return text.rpartition(")")[2].split()[0] not in "ZX"


def main(about: dict[str, Any]) -> None:
    from delos.server import run
    from delos.server.settings import Settings
    from delos.server.web.app import warm_up
    from tools.soak.plants import planted

    listener = socket.socket(fileno=about["listener"])
    found = about["settings"]
    found = {name: tuple(one) if isinstance(one, list) else one for name, one in found.items()}
    settings = Settings(**{**found, "data": Path(found["data"])})
    if about["warm"]:
        warm_up()  # words are read once, not in every life
    gc.freeze()
    signal.signal(signal.SIGCHLD, lambda *_: bury(about["log"]))
    child = 0
    for _ in sys.stdin.buffer:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            log = os.open(about["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            os.dup2(log, 2)
            planted(about["plant"])
            run.again = ended  # one that must start anew: the next is a fork, too
            try:
                run.serve(settings, listener, lambda _: None)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        os.write(1, b"%d\n" % child)
    if child and alive(child):  # the trial has ended: nobody else would
        os.kill(child, signal.SIGKILL)


def ended(listener: int) -> None:
    """A server is over."""


def bury(log: str) -> None:
    """Take note that children have died, and write down who was not killed."""
    with contextlib.suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            pid, status = found
            if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != signal.SIGKILL:
                with open(log, "a", encoding="utf-8") as file:
                    file.write(f"ERROR server {pid} has ended by itself, with status {status}\n")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
