"""Nonsense over WebSockets and HTTP: the server answers or ends the line, and never fails itself.

Messages go out in batches, with a marked one behind each: a line that brings neither its answer
nor an end is stuck, and that is a fault. So is every answer that says 5xx, and every error in the
server's log.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final

from bench.closed_loop import resident_mb
from bench.wire import END, LiveSocket
from tools.soak.nonsense import Nonsense, frame
from tools.soak.nursery import Nursery, alive
from tools.soak.players import LEGENDARY, LOST, MYTIKAS, Played, arrived
from tools.soak.trial import Run

SOCKETS: Final = 8
BATCH: Final = 100
LINES: Final = 10  # of HTTP at once
FIRST: Final = 300  # requests before anything else
REQUESTS: Final = 20  # at once on a line
RUDE: Final = 0.05  # of the batches end with something that ends the line
MARKED: Final = 10**9  # no nonsense has such numbers
HTTP: Final = 0.02  # of all messages
PATIENCE: Final = 300.0  # seconds for an answer: a machine may be busy with others
GROWTH: Final = 60.0  # MB, from the tenth of the messages on
FAULT: Final = b'"code":"fault"'


class Screen:
    """One WebSocket that is told nonsense."""

    def __init__(self, fuzzing: Fuzzing, table: Played) -> None:
        self.fuzzing = fuzzing
        self.table = table
        self.mark = b""  # the end of the answer to the last message of a batch
        self.answered = False
        self.news = asyncio.Event()
        self.live: LiveSocket | None = None

    def hear(self, message: bytes) -> None:
        if message.endswith(self.mark):
            self.answered = True
            self.news.set()
        elif FAULT in message:
            self.fuzzing.run.fault(f"an answer says: {message[:300]!r}")

    async def speak(self) -> None:
        """Batches until the line ends."""
        address = f"/api/v1/tables/{self.table.id}/live"
        live = await LiveSocket.to(self.fuzzing.port, address, self.table.cookie, self.hear)
        transport = live.transport
        assert transport is not None
        lost, gone = asyncio.Event(), live.connection_lost

        def ended(error: Exception | None) -> None:
            gone(error)
            lost.set()
            self.news.set()

        setattr(live, "connection_lost", ended)  # noqa: B010
        try:
            if self.fuzzing.dice.random() < 0.9:
                live.send(b'{"type":"hello","version":4}')
            while not lost.is_set() and self.fuzzing.more():
                messages = [self.fuzzing.nonsense.message() for _ in range(BATCH)]
                transport.write(b"".join(messages) + self.marked())
                await self.wait(lambda: self.answered or lost.is_set())
                if not lost.is_set():
                    self.fuzzing.count(BATCH, "over WebSockets")
                if self.fuzzing.dice.random() < RUDE:
                    transport.write(self.fuzzing.nonsense.rude())
                    self.fuzzing.count(1, "that end the line")
                    await self.wait(lost.is_set)
        except TimeoutError:
            self.fuzzing.run.fault("a line is stuck: no answer, and no end")
        finally:
            self.fuzzing.run.add("lines")
            transport.abort()

    def marked(self) -> bytes:
        """A move that is refused: its answer has its number."""
        self.answered = False
        number = MARKED + self.fuzzing.run.count
        self.mark = b'"n":%d}' % number
        return frame(b'{"type":"act","n":%d,"index":0,"seat":0,"action":"no such thing"}' % number)

    async def wait(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()


class Fuzzing:
    def __init__(self, run: Run, server: Nursery) -> None:
        self.run = run
        self.server = server
        self.port = server.port
        self.dice = random.Random(run.seed)
        self.nonsense = Nonsense(self.dice)
        self.tables: list[Played] = []
        self.cookies: list[str] = []
        self.first = 0.0  # MB

    def count(self, number: int, how: str) -> None:
        self.run.count += number
        self.run.add(how, number)

    def more(self) -> bool:
        if not alive(self.server.pid):
            self.run.fault("the server has ended")
            return False
        return self.run.more()

    async def go(self) -> None:
        for body in (LEGENDARY, MYTIKAS):
            self.tables += await arrived(self.port, body, SOCKETS // 2)
        self.cookies = [one.cookie for one in self.tables] + ["delos=x", ""]
        await asyncio.gather(*(self.lines(FIRST) for _ in range(LINES)))
        await asyncio.gather(
            *(self.screens(one) for one in self.tables), *(self.lines() for _ in range(LINES))
        )

    async def screens(self, table: Played) -> None:
        while self.more():
            try:
                await Screen(self, table).speak()
            except LOST:
                await asyncio.sleep(0.01)
            if not self.first and self.run.count > self.run.bounds.count / 10:
                self.first = resident_mb(self.server.pid)
            self.run.figures["MB"] = [round(self.first), round(resident_mb(self.server.pid))]

    # -- HTTP -----------------------------------------------------------------------------------

    async def lines(self, first: int = 0) -> None:
        """Requests one after another: the first ones, or as many as are their share."""
        while self.more():
            if first and self.run.figures.get("over HTTP", 0) >= first:
                return
            if not first and self.run.figures.get("over HTTP", 0) > HTTP * self.run.count:
                await asyncio.sleep(0.02)
                continue
            try:
                await self.line()
            except LOST as error:
                self.run.add("HTTP lines that ended")
                if isinstance(error, TimeoutError):
                    self.run.fault("a request has no answer")

    async def line(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        ids = [*(one.id for one in self.tables), "none", "me"]
        sent = [self.nonsense.request(ids, self.cookies) for _ in range(REQUESTS)]
        try:
            for one in sent:
                async with asyncio.timeout(PATIENCE):
                    writer.write(one)
                    await self.answer(reader, one)
        finally:
            writer.close()

    async def answer(self, reader: asyncio.StreamReader, request: bytes) -> None:
        head = await reader.readuntil(END)
        self.count(1, "over HTTP")
        status = int(head.split(b" ", 2)[1])
        length = next(
            (
                int(one[15:])
                for one in head.lower().split(b"\r\n")
                if one[:15] == b"content-length:"
            ),
            0,
        )
        body = b"" if request[:4] == b"HEAD" else await reader.readexactly(length)
        if status == 503 and b'"busy"' in body:
            self.run.add("told to come later")  # too much at once: that is what it is for
        elif status >= 500:
            self.run.fault(f"{status} for {request[:300]!r}: {body[:100]!r}")
        if b"connection: close" in head.lower():
            raise ConnectionError


def go(run: Run) -> None:
    # What costs time on purpose (passwords, guests, tables) keeps its limits.
    limits: dict[str, Any] = {"making_rate": (5.0, 100.0), "talk_rate": (0.5, 6.0)}
    server = Nursery(run.folder / "data", run.folder / "log", run.plant, **limits)
    try:
        server.start()
        fuzzing = Fuzzing(run, server)
        asyncio.run(fuzzing.go())
        grown = resident_mb(server.pid) - fuzzing.first if alive(server.pid) else 0.0
        if fuzzing.first and grown > GROWTH:
            run.fault(f"the server's memory has grown by {grown:.0f} MB")
    finally:
        server.close()
    for words in server.complaints()[:5]:
        run.fault(f"log: {words}")
