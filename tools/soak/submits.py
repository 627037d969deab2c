"""Moves that come twice, late, early, out of their order and all at once: each has one effect, and
the same key gets the same answer.

A person plays tables on several screens and over requests. Every decision is answered by a *volley*
of messages that leave together on all of these ways; what each may be answered is known beforehand.
In the end the rows of the database are the acknowledged moves, each once.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from bench.wire import Line, LiveSocket
from tools.soak.kills import differences, played_again, read_copy
from tools.soak.nursery import Nursery
from tools.soak.players import (
    CLASSIC,
    DONE,
    ERROR,
    LEGENDARY,
    LOST,
    MYTIKAS,
    PATIENCE,
    STATE,
    Count,
    Played,
    Sent,
    arrived,
    until,
)
from tools.soak.trial import Run

TABLES: Final = 6
SCREENS: Final = 3
LINES: Final = 2
LONG: Final = 300  # moves after which a table is left for a new one
FAR: Final = 9  # decisions that an early move is ahead, at most
BODIES: Final = (LEGENDARY, MYTIKAS, CLASSIC)
STALE: Final = "stale"
USED: Final = "key_used"
OVER: Final = "over"  # another move of the volley ended the game

Told = tuple[int, str]  # the index of who was acknowledged, or -1 and why not


@dataclass(frozen=True)
class Shot:
    """A message of a volley: a move with the key that it is sent under."""

    move: Sent
    key: str

    @property
    def sign(self) -> tuple[int, str]:
        """A key is one seat's own."""
        return self.move.seat, self.key

    def body(self) -> dict[str, Any]:
        move = self.move
        about = {"index": move.index, "seat": move.seat, "action": move.action}
        return {**about, "key": self.key}


class Screen:
    """A WebSocket of the person: tells states, and hands answers to whoever waits for them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: dict[int, asyncio.Future[Told]] = {}
        self.live: LiveSocket | None = None

    async def sit(self) -> None:
        table = self.table.played
        path = f"/api/v1/tables/{table.id}/live"
        self.live = await LiveSocket.to(self.table.port, path, table.cookie, self.hear)
        self.live.send(b'{"type":"hello","version":4}')

    def hear(self, message: bytes) -> None:
        if message.startswith(STATE):
            self.table.see(json.loads(message))
        elif message.startswith(DONE):
            answer = json.loads(message)
            self.settle(answer["n"], (answer["index"], ""))
        elif message.startswith(ERROR):
            answer = json.loads(message)
            self.settle(answer.get("n", -1), (-1, answer["error"]["code"]))

    def settle(self, n: int, told: Told) -> None:
        future = self.waiting.pop(n, None)
        if future is not None and not future.done():
            future.set_result(told)

    async def send(self, shot: Shot, n: int) -> Told:
        assert self.live is not None
        self.waiting[n] = asyncio.get_running_loop().create_future()
        self.live.send(json.dumps({"type": "act", "n": n, **shot.body()}).encode())
        return await self.waiting[n]

    def close(self) -> None:
        if self.live is not None and self.live.transport is not None:
            self.live.transport.abort()


class Requests:
    """A kept-alive line of the same person."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.line: Line | None = None

    async def sit(self) -> None:
        self.line = await Line.to(self.table.port)

    async def send(self, shot: Shot, n: int) -> Told:
        assert self.line is not None
        table, body = self.table.played, json.dumps(shot.body()).encode()
        answer = await self.line.post(f"/api/v1/tables/{table.id}/actions", body, table.cookie)
        said = json.loads(answer.body)
        return (said["index"], "") if answer.status == 200 else (-1, said["error"]["code"])

    def close(self) -> None:
        if self.line is not None:
            self.line.close()


class Table:
    """One table with all the ways to it."""

    def __init__(self, run: Run, port: int, played: Played, dice: random.Random, n: Count) -> None:
        self.run = run
        self.port = port
        self.played = played
        self.dice = dice
        self.count = n
        self.state: dict[str, Any] = {}
        self.old: list[Shot] = []  # acknowledged, with the keys that they came under
        self.screens = [Screen(self) for _ in range(SCREENS)]
        self.lines = [Requests(self) for _ in range(LINES)]

    @property
    def ways(self) -> list[Screen | Requests]:
        return [*self.screens, *self.lines]

    def see(self, state: dict[str, Any]) -> None:
        if state["status"] == "over":
            self.played.over = True
        elif state["index"] >= self.state.get("index", 0) and state.get("options"):
            self.state = state

    async def play(self) -> None:
        """Volley after volley, until the game is over or long."""
        try:
            async with asyncio.timeout(PATIENCE):
                for way in self.ways:
                    await way.sit()
            while self.run.more() and not self.played.over and len(self.old) < LONG:
                if not await until(self.asked):
                    self.run.fault(f"table {self.played.id} does not go on")
                    return
                if not self.played.over:
                    await self.volley(self.dice.choice(VOLLEYS))
        finally:
            for way in self.ways:
                way.close()

    def asked(self) -> bool:
        return self.played.over or self.state.get("index") == len(self.played.acknowledged)

    # -- what is sent ---------------------------------------------------------------------------

    def shot(self) -> Shot:
        """A move that is open now, under a key of its own."""
        state, n = self.state, self.count.next()
        chosen = self.dice.choice(state["options"])["id"]
        move = Sent(n, state["index"], state["seat"], chosen)
        return Shot(move, move.key)

    def shifted(self, by: int) -> Shot:
        """The same at a decision that is over, or not there yet."""
        shot = self.shot()
        return replace(shot, move=replace(shot.move, index=max(0, shot.move.index + by)))

    async def volley(self, kind: Volley) -> None:
        shots = kind(self)
        ways = self.dice.sample(self.ways, len(self.ways))
        aim = [(ways[at % len(ways)], shot) for at, shot in enumerate(shots)]
        # a line of requests takes one at a time; the rest goes by the first screen
        taken: set[int] = set()
        for at, (way, shot) in enumerate(aim):
            if isinstance(way, Requests) and id(way) in taken:
                aim[at] = self.screens[0], shot
            taken.add(id(way))
        async with asyncio.timeout(PATIENCE):
            told = await asyncio.gather(*(way.send(shot, self.count.next()) for way, shot in aim))
        self.run.count += len(shots)
        self.run.add(kind.__name__.strip("_"))
        self.judge(kind.__name__, shots, told)

    # -- what came back -------------------------------------------------------------------------

    def judge(self, kind: str, shots: list[Shot], told: list[Told]) -> None:
        """One of the open moves is taken; who sends it again hears the same, all others why not."""
        at = len(self.played.acknowledged)
        known = {one.sign: one for one in self.old}
        taken: Shot | None = None
        for shot, (index, why) in zip(shots, told, strict=True):
            before = known.get(shot.sign)
            if shot == before:
                if (index, why) != (before.move.index + 1, ""):
                    self.wrong(kind, shot, index, why)
            elif before is not None and not why:
                self.wrong(kind, shot, index, why)
            elif not why:
                if shot.move.index != at or index != at + 1 or taken not in (None, shot):
                    self.wrong(kind, shot, index, why)
                taken = shot
            elif why not in (STALE, USED, OVER):
                self.wrong(kind, shot, index, why)
        if taken is None:
            self.run.fault(f"{kind}: nobody was answered at move {at}: {told}")
            return
        for shot, (_, why) in zip(shots, told, strict=True):
            if shot == taken and why:
                self.run.fault(f"{kind}: the same key got another answer: {why}")
        self.played.acknowledged[at] = taken.move.action
        self.old.append(taken)
        self.run.add("moves")

    def wrong(self, kind: str, shot: Shot, index: int, why: str) -> None:
        self.run.fault(f"{kind}: {shot.body()} was answered {index} {why}")


Volley = Callable[[Table], list[Shot]]


def _again(table: Table) -> list[Shot]:
    """The same move on every way at once."""
    return [table.shot()] * (SCREENS + LINES)


def _rivals(table: Table) -> list[Shot]:
    """Different moves at once, each under a key of its own."""
    return [table.shot() for _ in range(SCREENS + LINES)]


def _late(table: Table) -> list[Shot]:
    """Between two of the same: moves acknowledged long ago, and one for an old decision."""
    now = table.shot()
    old = table.dice.sample(table.old, min(2, len(table.old)))
    return [now, *old, *([table.shifted(-1)] if table.old else []), now]


def _early(table: Table) -> list[Shot]:
    """Moves for decisions that are not there yet, before and behind the one that is."""
    far = table.dice.randint(2, FAR)
    return [table.shifted(far), table.shot(), table.shifted(far + 1)]


def _borrowed(table: Table) -> list[Shot]:
    """An old key for a new move, and the right one."""
    now = table.shot()
    own = [one.key for one in table.old if one.move.seat == now.move.seat]
    return [replace(table.shot(), key=table.dice.choice(own)), now] if own else [now]


VOLLEYS: Final[tuple[Volley, ...]] = (_again, _rivals, _late, _early, _borrowed)


def go(run: Run) -> None:
    data = run.folder / "data"
    server = Nursery(data, run.folder / "log", run.plant)
    dice, count = random.Random(run.seed), Count()
    played: list[Played] = []

    async def tables(number: int) -> None:
        while run.more():
            found = await arrived(server.port, BODIES[number % len(BODIES)], 1)
            played.extend(found)
            run.add("tables")
            await Table(run, server.port, found[0], dice, count).play()

    async def all_tables() -> None:
        await asyncio.gather(*(tables(number) for number in range(TABLES)))

    try:
        server.start()
        try:
            asyncio.run(all_tables())
        except LOST as error:
            run.fault(f"an answer is missing: {error!r}")
        server.kill()
        rows = read_copy(data, run.folder / "copy")
        for table in played:
            for words in differences(table, rows.get(table.id, [])):
                run.fault(f"{words}, table {table.id}")
        run.figures["games played again"] = played_again(run, data)
    finally:
        server.close()
    for words in server.complaints()[:5]:
        run.fault(f"log: {words}")
