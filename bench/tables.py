"""How soon a move is on every screen of its table: many live tables, with people who think.

    python bench/tables.py --tables 200 --rate 90 --seconds 30

The server runs in a process of its own, with real SQLite and its normal settings except for the
limits per address (all these people come from one). Each table has three people with a screen each
and one spectator. A move's time runs from before its request until the last of the four screens
has the new state.

The people run beside the server, on the same machine. How late their own clock fires is told too:
what the machine cannot do in time for them is in the moves' times as well.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from bench.wire import Line, LiveSocket

PLAYERS: Final = 3
UNLIMITED: Final = (1e6, 1e6)
STATE: Final = b'{"type":"state","index":'
VERSION: Final = 4  # of the protocol, as the browser client speaks it
ARRIVING: Final = 0.05  # seconds between two tables: people do not all come at once
OPENING: Final = 120.0  # seconds at most until all tables have their screens
TICK: Final = 0.01


def serve(listener: socket.socket, data: Path) -> None:
    """The server as `delos serve` runs it."""
    from delos.server.run import Server, config
    from delos.server.settings import Settings
    from delos.server.stored.sqlite import SqliteStorage

    settings = Settings(
        data=data,
        actions_rate=UNLIMITED,
        making_rate=UNLIMITED,
        asking_rate=UNLIMITED,
        open_tables=100_000,
        waiting_tables=100_000,
        open_seats=100_000,
        waiting_seats=100_000,
        joining_rate=UNLIMITED,
        sockets_each=100_000,
        cached=100_000,
    )
    Server(config(settings, SqliteStorage(data))).run(sockets=[listener])


class Screen:
    """One person's browser: the newest state, and when it came."""

    def __init__(self, cookie: str, news: Callable[[], None]) -> None:
        self.cookie = cookie
        self.news = news
        self.socket: LiveSocket | None = None
        self.state = b""
        self.index = -1
        self.came = 0.0

    def hear(self, message: bytes) -> None:
        if message.startswith(STATE):
            self.came = time.perf_counter()
            self.state = message
            self.index = int(message[len(STATE) : message.index(b",", len(STATE))])
            self.news()

    @property
    def deciding(self) -> bool:
        return bool(self.state) and bool(json.loads(self.state).get("options"))


@dataclass
class Tally:
    times: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # of our own clock
    errors: list[str] = field(default_factory=list)
    work: float = 0.0  # CPU seconds of the server
    ours: float = 0.0  # and of the people
    kept: float = 0.0  # seconds that the server was ready, but others had the cores
    memory: float = 0.0


class LiveTable:
    """One table and its four screens."""

    def __init__(
        self, port: int, number: int, tally: Tally, think: float, watchers: int = 1
    ) -> None:
        self.port = port
        self.watchers = watchers
        self.dice = random.Random(number)
        self.tally = tally
        self.think = think
        self.news = asyncio.Event()
        self.id = ""
        self.screens: list[Screen] = []

    async def open(self, line: Line) -> None:
        cookies = [await guest(line) for _ in range(PLAYERS + self.watchers)]
        self.id = await make_table(line, cookies[:PLAYERS])
        for seat, cookie in enumerate(cookies):
            screen = Screen(cookie, self.news.set)
            screen.socket = await LiveSocket.to(
                self.port, f"/api/v1/tables/{self.id}/live", cookie, screen.hear
            )
            seats = "mine" if seat < PLAYERS else "watch"
            screen.socket.send(
                json.dumps({"type": "hello", "version": VERSION, "seats": seats}).encode()
            )
            self.screens.append(screen)

    @property
    def seen(self) -> bool:
        """Whether every screen shows the table."""
        return len(self.screens) == PLAYERS + self.watchers and all(o.state for o in self.screens)

    async def run(self, stop: asyncio.Event) -> None:
        """Play at a human pace until it is time to stop."""
        line = await Line.to(self.port)
        try:
            await self.open(line)
            while not stop.is_set():
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.think)
                mover = next((one for one in self.screens if one.deciding), None)
                if mover is not None:
                    await self.move(line, mover)
                elif b'"status":"over"' in self.screens[0].state:
                    return
        except Exception as error:
            self.tally.errors.append(repr(error))
        finally:
            line.close()
            for screen in self.screens:
                if screen.socket is not None:
                    screen.socket.close()

    async def move(self, line: Line, mover: Screen) -> None:
        state = json.loads(mover.state)
        action = self.dice.choice(state["options"])["id"]
        body = {"index": state["index"], "seat": state["seat"], "action": action}
        sent = json.dumps(body).encode()
        began = time.perf_counter()
        answer = await line.post(f"/api/v1/tables/{self.id}/actions", sent, mover.cookie)
        if answer.status != 200:
            self.tally.errors.append(answer.body.decode()[:200])
            return
        wanted = json.loads(answer.body)["index"]
        async with asyncio.timeout(10):
            while any(one.index < wanted for one in self.screens):
                self.news.clear()
                await self.news.wait()
        self.tally.times.append(max(one.came for one in self.screens) - began)


async def guest(line: Line) -> str:
    answer = await line.post("/api/v1/me", b"{}")
    return answer.headers["set-cookie"].partition(";")[0]


async def make_table(line: Line, cookies: list[str]) -> str:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in cookies[1:])]
    body = {"title": "legendary", "options": {"players": PLAYERS, "map": "quick"}, "seats": seats}
    answer = await line.post("/api/v1/tables", json.dumps(body).encode(), cookies[0])
    table: str = json.loads(answer.body)["id"]
    for seat, cookie in enumerate(cookies[1:], 1):
        await line.post(f"/api/v1/tables/{table}/join", json.dumps({"seat": seat}).encode(), cookie)
    return table


async def watch_clock(late: list[float]) -> None:
    """How late a timer fires here: neither the machine nor we had the time."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - due)


async def load(
    port: int, pid: int, tables: int, seconds: float, rate: float, watchers: int = 1
) -> Tally:
    tally, stop = Tally(), asyncio.Event()
    made = [LiveTable(port, number, tally, tables / rate, watchers) for number in range(tables)]
    tasks = []
    for table in made:
        tasks.append(asyncio.create_task(table.run(stop)))
        await asyncio.sleep(ARRIVING)
    latest = time.monotonic() + OPENING
    while not all(one.seen for one in made) and time.monotonic() < latest:
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    gc.freeze()  # the people's own pauses are not the server's
    clock = asyncio.create_task(watch_clock(tally.late))
    tally.times.clear()
    tally.work, tally.ours, tally.kept = -cpu_seconds(pid), -time.process_time(), -kept_waiting(pid)
    await asyncio.sleep(seconds)
    found = replace(
        tally,
        times=list(tally.times),
        late=list(tally.late),
        work=tally.work + cpu_seconds(pid),
        ours=tally.ours + time.process_time(),
        kept=tally.kept + kept_waiting(pid),
        memory=memory(pid),
    )
    clock.cancel()
    stop.set()
    await asyncio.gather(*tasks)
    return found


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(seconds: list[float]) -> str:
    shares = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1.0))
    return ", ".join(f"{name} {1000 * percentile(seconds, share):.1f}" for name, share in shares)


def memory(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """What a process has computed so far, for itself and in the system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kept_waiting(pid: int) -> float:
    """How long a process's threads were ready to run and had no core."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((one / "schedstat").read_text().split()[1]) for one in tasks) / 1e9


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=90, help="moves a second, of all tables")
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    with tempfile.TemporaryDirectory() as folder:
        server = multiprocessing.get_context("spawn").Process(
            target=serve, args=(listener, Path(folder)), daemon=True
        )
        server.start()
        try:
            port, pid = listener.getsockname()[1], server.pid or 0
            found = asyncio.run(load(port, pid, asked.tables, asked.seconds, asked.rate))
        finally:
            server.terminate()
            server.join(10)
    moves = len(found.times)
    print(f"{asked.tables} tables, {asked.tables * (PLAYERS + 1)} screens, {asked.seconds:.0f} s")
    print(f"{moves} moves ({moves / asked.seconds:.0f}/s), {len(found.errors)} errors")
    if moves:
        print(f"on every screen after (ms): {spread(found.times)}")
        print(f"the people's clock was late by (ms): {spread(found.late)}")
        print(
            f"computing per move (ms): server {1000 * found.work / moves:.2f}, "
            f"people {1000 * found.ours / moves:.2f}; the server waited for a core "
            f"{1000 * found.kept / moves:.2f} (load average {os.getloadavg()[0]:.1f})"
        )
    print(f"server memory {found.memory:.0f} MB")
    for error in found.errors[:5]:
        print("error:", error)


if __name__ == "__main__":
    main()
