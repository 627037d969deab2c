"""A server to test against, and people who use it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import queue
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from delos.kernel.chance import SealedChance
from delos.server.people.identity import random_id
from delos.server.run import config, listen
from delos.server.services import Services
from delos.server.settings import Settings
from delos.server.stored.database import Database
from delos.server.stored.opening import open_storage
from delos.server.stored.sqlite import SqliteStorage
from delos.server.tables.course import opened
from delos.server.tables.rows import Facts, insert_first_moves, insert_table
from delos.server.tables.seating import Seat

Json = dict[str, Any]

UNLIMITED = (1e6, 1e6)
GENEROUS: Json = {
    "actions_rate": UNLIMITED,
    "making_rate": UNLIMITED,
    "asking_rate": UNLIMITED,
    "replay_rate": UNLIMITED,
    "open_tables": 10_000,
    "waiting_tables": 10_000,
    "open_seats": 10_000,
    "waiting_seats": 10_000,
    "joining_rate": UNLIMITED,
    "ask_again": 0.0,
}


class Host:
    """A server in a thread of this process."""

    def __init__(self, data: Path, port: int = 0, **settings: Any) -> None:
        self.settings = Settings(data=data, **{**GENEROUS, **settings})
        self.listener = listen("127.0.0.1", port)
        self.port: int = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        made = config(self.settings, open_storage(self.settings))
        self.app: Any = made.app
        self.server = uvicorn.Server(made)
        self.thread = threading.Thread(
            target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True
        )

    def start(self) -> Host:
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services


def finished_table(data: Path, title: str, **options: Any) -> str:
    """A game that bots have played, put into a data folder that no server uses yet."""
    from delos.api import set_up
    from delos.bots import Chair, bot

    key = bytes(range(32))
    table = set_up(title, {**options, "seed": 1})
    course = opened(table, SealedChance(key))
    players = [bot("greedy", seat) for seat in range(len(table.seats))]
    while (seat := course.game.seat) is not None:
        course = course.after(players[seat].choose(Chair(course.game, seat)))
    about = ("over" + title, title, table.name, table.version, dict(table.options), dict(options))
    facts = Facts(
        *(*about, True, "maker", key, "over", None, course.game.length),
        *(list(course.game.winners), 1, 1, None),
    )
    seats = [
        Seat(n, name, "bot", None, f"Bot {name}", "greedy", None)
        for n, name in enumerate(table.seats)
    ]
    storage = SqliteStorage(data)
    with storage.writer:
        storage.writer.execute("BEGIN")
        storage.writer.execute("INSERT INTO identities VALUES ('maker', 'Maker', 1)")
        insert_table(storage.writer, facts, seats, Settings(data=data), None)
        moves = [(play.seat, play.action, play.count) for play in course.plays]
        insert_first_moves(storage.writer, facts, moves)
    storage.close()
    return facts.id


def nearly_over(host: Host, person: Json, decisions: int = 12) -> str:
    """A game of Mytikas for two that lacks its last decisions and waits for the second player."""
    from delos.api import set_up
    from delos.bots import Chair, bot

    key = bytes(range(32))
    title = set_up("mytikas", {"players": 2, "seed": 1})
    courses = [opened(title, SealedChance(key))]
    players = [bot("greedy", seat) for seat in range(2)]
    while (seat := courses[-1].game.seat) is not None:
        courses.append(courses[-1].after(players[seat].choose(Chair(courses[-1].game, seat))))
    course = courses[-1 - decisions]
    now = int(time.time())
    facts = Facts(
        random_id(16),
        "nearly over",
        title.name,
        title.version,
        dict(title.options),
        {},
        True,
        person["id"],
        key,
        "waiting",
        course.game.seat,
        course.game.length,
        [],
        now,
        now,
        None,
    )
    seats = [
        Seat(0, title.seats[0], "me", person["id"], person["name"], "", None),
        Seat(1, title.seats[1], "invite", None, "", "", "x" * 32),
    ]
    moves = [(play.seat, play.action, play.count) for play in course.plays]

    def insert(db: Database) -> None:
        insert_table(db, facts, seats, host.settings, None)
        insert_first_moves(db, facts, moves)

    asyncio.run(host.services.storage.write(insert))
    return facts.id


class Process:
    """A server as people run it, in a process of its own."""

    def __init__(self, data: Path, *arguments: str) -> None:
        code = "import typer; from delos.cli.serve import serve; typer.run(serve)"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, "--port", "0", "--data", str(data), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "ignore"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, line + self.process.stdout.read()
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        wait_until(self.healthy)

    def healthy(self) -> bool:
        try:
            answer = httpx.get(self.url + "/healthz", trust_env=False)
        except httpx.TransportError:
            return False
        return answer.status_code == 200

    def end(self, number: int = signal.SIGKILL) -> int:
        self.process.send_signal(number)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def wait_until(true: Callable[[], object], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=30)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get("/api/v1" + path, params=query)

    def post(self, path: str, body: Json | None = None, **query: Any) -> httpx.Response:
        return self.http.post("/api/v1" + path, json=body or {}, params=query)

    def me(self, name: str = "") -> Json:
        found: Json = good(self.post("/me", {"name": name}))
        return found

    def make(self, kinds: list[str] | None = None, **options: Any) -> Json:
        """A table; a kind is ``me``, ``here``, ``open``, ``invite`` or a bot's level."""
        kinds = kinds or ["me"] * 4
        seats = [
            {"kind": kind}
            if kind in {"me", "here", "open", "invite"}
            else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        body = {
            "title": "legendary",
            "options": {"players": 2, "map": "quick", **options},
            "seats": seats,
            "public": True,
        }
        found: Json = good(self.post("/tables", body), 201)
        return found

    def play(self, id: str, state: Json, choice: Json, key: str | None = None) -> httpx.Response:
        body = {"index": state["index"], "seat": state["seat"], "action": choice["id"]}
        if key is not None:
            body["key"] = key
        return self.post(f"/tables/{id}/actions", body)

    def live(self, id: str, **hello: Any) -> Live:
        return Live(self, id, hello)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class ConnectionEnded(Exception):
    """The server has closed the WebSocket, or is gone."""


class Live:
    """A WebSocket whose messages are all kept."""

    def __init__(self, person: Person, id: str, hello: Json | None) -> None:
        headers = {"Cookie": person.cookie()} if person.cookie() else {}
        if "authorization" in person.http.headers:  # a program with a token
            headers["Authorization"] = person.http.headers["authorization"]
        address = person.url.replace("http", "ws", 1) + f"/api/v1/tables/{id}/live"
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                address, additional_headers=headers, proxy=None, max_size=None, compression=None
            )
        )
        self.frames: list[str] = []
        self.heard: queue.Queue[Json | None] = queue.Queue()
        self.log: list[Json] = []
        self.state: Json = {}
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()
        if hello is not None:
            with contextlib.suppress(ConnectionClosed):
                self.say({"type": "hello", **hello})

    def listen(self) -> None:
        try:
            for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self.heard.put(json.loads(frame))
        except ConnectionClosed:
            pass
        finally:
            self.heard.put(None)

    def say(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def next(self, kind: str, seconds: float = 20) -> Json:
        """The next message of a kind; states are remembered on the way."""
        end = time.monotonic() + seconds
        while True:
            message = self.heard.get(timeout=max(0.01, end - time.monotonic()))
            if message is None:
                raise ConnectionEnded(self.socket.close_code)
            if message["type"] == "state":
                self.state = message
                self.log = self.log[: message["from"]] + message["log"]
            if message["type"] == kind:
                return message

    def until(self, fits: Callable[[Json], object], seconds: float = 30) -> Json:
        """The next state that fits."""
        while True:
            state = self.next("state", seconds)
            if fits(state):
                return state

    def close(self) -> None:
        self.stack.close()
        self.thread.join(5)


def good(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


def bad(answer: httpx.Response, status: int, code: str) -> Json:
    """The error of an answer, which says it in words."""
    assert answer.status_code == status, answer.text
    error: Json = answer.json()["error"]
    assert error["code"] == code, error
    assert len(error["message"]) > 10
    return error


def deciding(state: Json) -> bool:
    return state["status"] == "over" or bool(state["options"])


def later(index: int) -> Callable[[Json], bool]:
    """Whether a state comes after an index."""
    return lambda state: bool(state["index"] > index)


def play_on(person: Person, live: Live, id: str, dice: random.Random, decisions: int) -> int:
    """Play at random until the game is over or so many decisions were made; how many were."""
    state = live.until(deciding)
    for number in range(decisions):
        if state["status"] == "over":
            return number
        before = state["index"]
        good(person.play(id, state, dice.choice(state["options"])))
        state = live.until(later(before))
        while not deciding(state):
            state = live.next("state")
    return decisions
