"""How soon a move is on every screen of its table: many live tables, with people who think.

    python bench/tables.py --tables 200 --seconds 30

The server runs in a process of its own, with real SQLite and its normal settings except for the
limits per address (all these people come from one). Each table has three people with a screen each
and one spectator. A move's time runs from before its request until the last of the four screens
has the new state.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import resource
import socket
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 3
UNLIMITED = (1e6, 1e6)


def serve(listener: socket.socket, data: Path) -> None:
    """The server as `delos serve` runs it."""
    import uvicorn

    from delos.server.run import config
    from delos.server.settings import Settings
    from delos.server.storage import Storage

    settings = Settings(
        data=data,
        actions_rate=UNLIMITED,
        making_rate=UNLIMITED,
        asking_rate=UNLIMITED,
        open_tables=100_000,
        sockets_each=100_000,
        cached=100_000,
    )
    uvicorn.Server(config(settings, Storage(data))).run(sockets=[listener])


@dataclass
class Screen:
    """One person's browser: the newest state, and when it came."""

    cookie: str
    socket: ClientConnection | None = None
    state: dict[str, Any] = field(default_factory=dict)
    came: dict[int, float] = field(default_factory=dict)  # by index

    async def read(self, news: asyncio.Event) -> None:
        assert self.socket is not None
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "state":
                self.came[message["index"]] = time.perf_counter()
                self.state = message
                news.set()


@dataclass
class Tally:
    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


async def guest(client: httpx.AsyncClient) -> str:
    answer = await client.post("/api/v1/me", json={})
    answer.raise_for_status()
    client.cookies.clear()
    return f"delos={answer.cookies['delos']}"


async def make_table(client: httpx.AsyncClient, cookies: list[str]) -> str:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in cookies[1:])]
    body = {"title": "legendary", "options": {"players": PLAYERS, "map": "quick"}, "seats": seats}
    answer = await client.post("/api/v1/tables", json=body, headers={"cookie": cookies[0]})
    answer.raise_for_status()
    table: str = answer.json()["id"]
    for seat, cookie in enumerate(cookies[1:], 1):
        joined = await client.post(
            f"/api/v1/tables/{table}/join", json={"seat": seat}, headers={"cookie": cookie}
        )
        joined.raise_for_status()
    return table


async def open_screen(
    port: int, table: str, cookie: str, seats: str, news: asyncio.Event
) -> Screen:
    screen = Screen(cookie)
    screen.socket = await connect(
        f"ws://127.0.0.1:{port}/api/v1/tables/{table}/live",
        additional_headers={"cookie": cookie},
        max_size=None,
        ping_interval=None,
    )
    await screen.socket.send(json.dumps({"type": "hello", "seats": seats}))
    return screen


async def live_table(
    port: int,
    client: httpx.AsyncClient,
    number: int,
    tally: Tally,
    stop: asyncio.Event,
    think: float,
) -> None:
    """One table, played at a human pace until it is time to stop."""
    dice = random.Random(number)
    news = asyncio.Event()
    cookies = [await guest(client) for _ in range(PLAYERS)]
    table = await make_table(client, cookies)
    screens = [await open_screen(port, table, cookie, "mine", news) for cookie in cookies]
    screens.append(await open_screen(port, table, await guest(client), "watch", news))
    readers = [asyncio.create_task(screen.read(news)) for screen in screens]
    try:
        while not stop.is_set():
            await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
            mover = next((one for one in screens if one.state.get("options")), None)
            if mover is None:
                if screens[0].state.get("status") == "over":
                    return
                continue
            state = mover.state
            action = dice.choice(state["options"])["id"]
            began = time.perf_counter()
            answer = await client.post(
                f"/api/v1/tables/{table}/actions",
                json={"index": state["index"], "seat": state["seat"], "action": action},
                headers={"cookie": mover.cookie},
            )
            if answer.status_code != 200:
                tally.errors.append(answer.text[:200])
                continue
            wanted = answer.json()["index"]
            while not all(any(n >= wanted for n in one.came) for one in screens):
                news.clear()
                await asyncio.wait_for(news.wait(), 10)
            last = max(min(t for n, t in one.came.items() if n >= wanted) for one in screens)
            tally.times.append(last - began)
            for one in screens:
                one.came = {n: t for n, t in one.came.items() if n >= wanted}
    finally:
        for reader in readers:
            reader.cancel()
        for screen in screens:
            if screen.socket is not None:
                await screen.socket.close()


async def load(port: int, tables: int, seconds: float, think: float) -> Tally:
    tally, warm, stop = Tally(), Tally(), asyncio.Event()
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", limits=limits, timeout=30
    ) as client:
        current = warm
        tasks = []
        for number in range(tables):
            tasks.append(
                asyncio.create_task(live_table(port, client, number, current, stop, think))
            )
            if number % 10 == 9:
                await asyncio.sleep(0.5)  # people do not all arrive at once
        await asyncio.sleep(3)
        warm.times.clear()
        await asyncio.sleep(seconds)
        tally.times, tally.errors = list(warm.times), list(warm.errors)
        stop.set()
        await asyncio.gather(*tasks, return_exceptions=True)
    return tally


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def memory(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between moves")
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
            port = listener.getsockname()[1]
            tally = asyncio.run(load(port, asked.tables, asked.seconds, asked.think))
            used = memory(server.pid or 0)
        finally:
            server.terminate()
            server.join(10)
    times = [1000 * one for one in tally.times]
    print(f"{asked.tables} tables, {asked.tables * (PLAYERS + 1)} screens, {asked.seconds:.0f} s")
    print(f"{len(times)} moves ({len(times) / asked.seconds:.0f}/s), {len(tally.errors)} errors")
    if times:
        print(
            "on every screen after (ms): "
            f"p50 {percentile(times, 0.5):.1f}, p95 {percentile(times, 0.95):.1f}, "
            f"p99 {percentile(times, 0.99):.1f}, longest {max(times):.1f}"
        )
    print(f"server memory {used:.0f} MB")
    for error in tally.errors[:5]:
        print("error:", error)


if __name__ == "__main__":
    main()
