"""People for the trials: light clients that play tables over WebSockets and remember what the
server has acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, final

from bench.wire import Line, LiveSocket

STATE: Final = b'{"type":"state"'
DONE: Final = b'{"type":"done"'
ERROR: Final = b'{"type":"error"'
LOST: Final = (OSError, asyncio.IncompleteReadError, ConnectionError, TimeoutError)
PATIENCE: Final = 180.0  # seconds for anything to happen: a machine may be busy with others

# Two factions for each of two people: every decision is answered at one screen.
LEGENDARY: Final = {
    "title": "legendary",
    "options": {"players": 2, "map": "quick", "goal": 9},
    "seats": [{"kind": "me"}] * 4,
}
MYTIKAS: Final = {"title": "mytikas", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
CLASSIC: Final = {"title": "classic", "options": {"players": 3}, "seats": [{"kind": "me"}] * 3}


class Count:
    """Numbers of moves: no two of a trial are the same, so that an answer names its move."""

    def __init__(self) -> None:
        self.last = 0

    def next(self) -> int:
        self.last += 1
        return self.last


@dataclass(frozen=True)
class Sent:
    """A move on its way; ``index`` is the number of its row."""

    n: int
    index: int
    seat: int
    action: int

    @property
    def key(self) -> str:
        return f"move-{self.n}"

    def message(self) -> bytes:
        about = {"type": "act", "n": self.n, "index": self.index, "seat": self.seat}
        return json.dumps({**about, "action": self.action, "key": self.key}).encode()


@final
@dataclass
class Played:
    """A table as its player knows it, over many lives of the server."""

    id: str
    cookie: str
    acknowledged: dict[int, int] = field(default_factory=dict)  # row -> action
    waiting: Sent | None = None  # sent, and not answered
    over: bool = False


class Seat:
    """A screen at a table that plays on and on until the line is lost or it is told to stop."""

    def __init__(
        self,
        table: Played,
        port: int,
        dice: random.Random,
        count: Count,
        acknowledged: Callable[[Played, Sent], None],
        refused: Callable[[Played, dict[str, Any]], None],
    ) -> None:
        self.table = table
        self.port = port
        self.dice = dice
        self.count = count
        self.acknowledged = acknowledged
        self.refused = refused
        self.think: Callable[[], float] | None = None  # seconds before a choice
        self.live: LiveSocket | None = None
        self.stopped = False
        self.last: dict[str, Any] = {}  # the last state with options
        self.seen: asyncio.Event = asyncio.Event()  # there was a first state
        self.news = 0  # states that came

    async def sit(self) -> None:
        """Open the line; the first state comes, or it is lost."""
        async with asyncio.timeout(PATIENCE):
            self.live = await LiveSocket.to(
                self.port, f"/api/v1/tables/{self.table.id}/live", self.table.cookie, self.hear
            )
        self.live.send(b'{"type":"hello","version":4}')

    def hear(self, message: bytes) -> None:
        if message.startswith(STATE):
            self.news += 1
            self.seen.set()
            self.state(json.loads(message))
        elif message.startswith(DONE):
            self.done(json.loads(message))
        elif message.startswith(ERROR):
            self.error(json.loads(message))

    def state(self, state: dict[str, Any]) -> None:
        table = self.table
        if state["status"] == "over":
            table.over = True
            return
        if self.stopped or not state.get("options"):
            return
        self.last = state
        if table.waiting is None:
            chosen = self.dice.choice(state["options"])["id"]
            table.waiting = Sent(self.count.next(), state["index"], state["seat"], chosen)
        self.later(table.waiting)

    def later(self, move: Sent) -> None:
        if self.think is None:
            self.send(move)
        else:
            asyncio.get_running_loop().call_later(self.think(), self.send, move)

    def send(self, move: Sent) -> None:
        live = self.live
        if live is None:  # the first state came before the line was ours
            asyncio.get_running_loop().call_soon(self.send, move)
        elif not self.stopped and live.transport is not None and not live.transport.is_closing():
            live.send(move.message())

    def done(self, answer: dict[str, Any]) -> None:
        move = self.table.waiting
        if move is None or move.n != answer["n"]:
            return
        self.table.waiting = None
        self.table.acknowledged[move.index] = move.action
        self.acknowledged(self.table, move)
        if self.last and self.last["index"] > move.index:  # it was a move of an earlier life
            self.state(self.last)

    def error(self, message: dict[str, Any]) -> None:
        move = self.table.waiting
        if move is not None and message.get("n") == move.n:
            self.table.waiting = None
        self.refused(self.table, message)

    @property
    def lost(self) -> bool:
        live = self.live
        return live is None or live.transport is None or live.transport.is_closing()

    def close(self) -> None:
        self.stopped = True
        if self.live is not None and self.live.transport is not None:
            self.live.transport.abort()


async def guest(line: Line) -> str:
    """A new identity's cookie."""
    answer = await line.post("/api/v1/me", b"{}")
    assert answer.status == 200, answer
    return answer.headers["set-cookie"].partition(";")[0]


async def made(line: Line, cookie: str, body: dict[str, Any]) -> Played:
    answer = await line.post("/api/v1/tables", json.dumps(body).encode(), cookie)
    assert answer.status == 201, answer
    return Played(json.loads(answer.body)["id"], cookie)


async def arrived(port: int, body: dict[str, Any], tables: int) -> list[Played]:
    """Somebody with so many tables."""
    async with asyncio.timeout(PATIENCE):
        line = await Line.to(port)
        try:
            cookie = await guest(line)
            return [await made(line, cookie, body) for _ in range(tables)]
        finally:
            line.close()


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Wait for something to become true; whether it did."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not true():
                await asyncio.sleep(0.005)
            return True
    return False
