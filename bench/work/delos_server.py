"""Measures the server of delos in a closed loop: four people a table, every move on disk."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import re
import socket
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from bench import closed_loop
from bench.closed_loop import SCREENS, Table, Tally
from bench.homes import HOMES
from bench.wire import Line, LiveSocket

UNLIMITED: Final = (1e6, 1e6)
STATE: Final = b'{"type":"state","index":'
OPTIONS: Final = b'"options":['
OPTION: Final = re.compile(rb'\{"id":(\d+),')
OVER: Final = b'"status":"over"'
LONG_GOAL: Final = 9  # Metropolises: so that few games end while the clock runs


def serve(listener: socket.socket, data: Path, database: str = "") -> None:
    """The server as `delos serve` runs it; all these people come from one address."""
    from delos.server import run
    from delos.server.settings import Settings

    settings = Settings(
        data=data,
        database=database,
        actions_rate=UNLIMITED,
        making_rate=UNLIMITED,
        asking_rate=UNLIMITED,
        joining_rate=UNLIMITED,
        message_rate=UNLIMITED,
        open_tables=100_000,
        waiting_tables=100_000,
        open_seats=100_000,
        waiting_seats=100_000,
        sockets_each=100_000,
        lines_each=100_000,
        cached=100_000,
    )
    run.serve(settings, listener, lambda _: None)


class LiveTable(Table):
    """Whoever has options chooses one of them."""

    def __init__(self, port: int, number: int, tally: Tally, way: str) -> None:
        super().__init__(tally)
        self.port = port
        self.way = way
        self.dice = random.Random(number)
        self.id = ""
        self.cookies: list[str] = []
        self.sockets: list[LiveSocket] = []
        self.line: Line | None = None
        self.opening: asyncio.Task[None] | None = None
        self.index = -1
        self.mover = -1
        self.chosen = 0
        self.moves = 0
        self.seen = asyncio.Event()

    async def open(self) -> None:
        self.line = self.line or await Line.to(self.port)
        if not self.cookies:
            self.cookies = [await guest(self.line) for _ in range(SCREENS)]
        self.id = await make_table(self.line, self.cookies)
        self.index, self.sockets = 0, []
        for seat, cookie in enumerate(self.cookies):
            path = f"/api/v1/tables/{self.id}/live"
            live = await LiveSocket.to(self.port, path, cookie, partial(self.hear, seat))
            self.sockets.append(live)
            live.send(json.dumps({"type": "hello", "version": VERSION[self.way]}).encode())
            await self.seen.wait()
            self.seen.clear()

    async def again(self) -> None:
        await self.open()
        self.move()

    def hear(self, seat: int, message: bytes) -> None:
        self.sizes[seat] += len(message)
        if message.startswith(STATE):
            index = int(message[len(STATE) : message.index(b",", len(STATE))])
            if index != self.index:
                return
            at = message.rfind(OPTIONS)  # the view has some too, always empty
            if at >= 0 and message[at + len(OPTIONS)] != 93:  # ]
                self.mover = seat
                self.chosen = int(self.dice.choice(OPTION.findall(message, at)))
            elif OVER in message:
                self.mover = -1
            if self.behind:
                self.arrived()
            else:
                self.seen.set()  # the table has just been opened
        elif message.startswith(b'{"type":"done"'):
            self.arrived()
        elif message.startswith(b'{"type":"error"'):
            self.failed(message.decode()[:300])

    def move(self) -> None:
        if self.mover < 0:  # the game is over: the same people play another one
            for live in self.sockets:
                live.close()
            self.opening = asyncio.create_task(self.again())
            return
        seat, self.moves = self.mover, self.moves + 1
        body = {"index": self.index, "seat": seat, "action": self.chosen, "key": f"k{self.moves}"}
        self.index += 1
        self.mover = -1
        self.sent()
        if self.way == "sockets":
            words = {"type": "act", "n": self.moves, **body}
            self.sockets[seat].send(json.dumps(words).encode())
        else:
            self.opening = asyncio.create_task(self.post(seat, json.dumps(body).encode()))

    async def post(self, seat: int, body: bytes) -> None:
        assert self.line is not None
        path = f"/api/v1/tables/{self.id}/actions"
        answer = await self.line.post(path, body, self.cookies[seat])
        if answer.status == 200:
            self.arrived()
        else:
            self.failed(answer.body.decode()[:300])

    def close(self) -> None:
        for live in self.sockets:
            live.close()


VERSION: Final = {"requests": 3, "sockets": 4}


async def guest(line: Line) -> str:
    answer = await line.post("/api/v1/me", b"{}")
    return answer.headers["set-cookie"].partition(";")[0]


async def make_table(line: Line, cookies: list[str]) -> str:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in cookies[1:])]
    body = {
        "title": "legendary",
        "options": {"players": SCREENS, "map": "quick", "goal": LONG_GOAL},
        "seats": seats,
    }
    answer = await line.post("/api/v1/tables", json.dumps(body).encode(), cookies[0])
    table: str = json.loads(answer.body)["id"]
    for seat, cookie in enumerate(cookies[1:], 1):
        await line.post(f"/api/v1/tables/{table}/join", json.dumps({"seat": seat}).encode(), cookie)
    return table


def served(way: str, tables: int, seconds: float) -> dict[str, float]:
    closed_loop.more_files()
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    HOMES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=HOMES) as folder:  # on the disk that the sources are on
        server = multiprocessing.get_context("spawn").Process(
            target=serve, args=(listener, Path(folder)), daemon=True
        )
        server.start()
        try:
            port = listener.getsockname()[1]

            def make(tally: Tally) -> list[Table]:
                return [LiveTable(port, number, tally, way) for number in range(tables)]

            return closed_loop.run(make, server.pid or 0, seconds)
        finally:
            server.terminate()
            server.join(10)


def main() -> None:
    wanted = json.loads(sys.argv[2])
    print(json.dumps(served(wanted["subject"], wanted["tables"], wanted["seconds"])))


if __name__ == "__main__":
    main()
