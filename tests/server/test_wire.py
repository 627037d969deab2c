"""Frames of a WebSocket, rows that share a commit, words that are kept: each within its bounds."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from delos.server.live.wire import BINARY, CLOSE, CONTINUED, LAST, PING, PONG, TEXT, Wire, frame
from delos.server.settings import Settings
from delos.server.stored.database import Clash
from delos.server.stored.sqlite import SqliteStorage
from delos.server.telling.remembered import Remembered


class Transport:
    """Notes what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def is_reading(self) -> bool:
        return True

    def close(self) -> None:
        self.closed = True

    def ignore(self, *_: object) -> None: ...

    abort = close
    set_protocol = pause_reading = resume_reading = ignore


def sent(kind: int, content: bytes, last: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(content)
    head = bytes([(LAST if last else 0) | kind, (0x80 if masked else 0) | min(size, 126)])
    if size >= 126:
        head += size.to_bytes(2, "big")
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return head + (mask + hidden if masked else content)


def heard(data: bytes, step: int = 0, **settings: Any) -> tuple[list[bytes], Transport]:
    """What a wire hears of these bytes, all at once or a few at a time."""

    async def run() -> tuple[list[bytes], Transport]:
        found: list[bytes] = []
        transport = Transport()
        made = Settings(data=Path(), **settings)
        wire = Wire(cast(asyncio.Transport, transport), made, lambda _: None)
        wire.listen(found.append, lambda: None)
        size = step or len(data)
        for at in range(0, len(data), size):
            wire.data_received(data[at : at + size])
        wire.connection_lost(None)
        return found, transport

    return asyncio.run(run())


@pytest.mark.parametrize("step", [0, 1, 7])
def test_messages_come_whole_however_they_arrive(step: int) -> None:
    long = "é".encode() * 400
    data = b"".join(
        [
            sent(TEXT, b"one"),
            sent(TEXT, b"tw", last=False),
            sent(PING, b"there?"),
            sent(CONTINUED, b"", last=False),
            sent(CONTINUED, b"o"),
            sent(BINARY, b"\xff\xfe"),
            sent(TEXT, long),
        ]
    )
    found, transport = heard(data, step)
    assert found == [b"one", b"two", b"\xff\xfe", long]
    assert transport.written == [frame(b"there?", PONG)]
    assert not transport.closed


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(TEXT, b"bare", masked=False), 1002),
        (sent(CONTINUED, b"of nothing"), 1002),
        (sent(TEXT, b"a", last=False) + sent(TEXT, b"b"), 1002),
        (bytes([LAST | 0x40 | TEXT, 0x80]) + bytes(4), 1002),
        (sent(0x3, b"no such kind"), 1002),
        (sent(PING, b"x" * 126), 1002),
        (sent(PING, b"x", last=False), 1002),
        (sent(TEXT, b"\xff"), 1007),
        (sent(TEXT, b"x" * 2000), 1009),
        (sent(TEXT, b"x" * 800, last=False) + sent(CONTINUED, b"x" * 800), 1009),
        (bytes([LAST | TEXT, 0xFF]) + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),
        (sent(PING, b"") * 6, 1008),
        (sent(TEXT, b"", last=False) + sent(CONTINUED, b"", last=False) * 6, 1008),
        (sent(CLOSE, (4000).to_bytes(2, "big")), 4000),
        (sent(CLOSE, (7).to_bytes(2, "big")), 1002),
    ],
    ids=range(15),  # masks are random
)
def test_what_is_no_message_ends_the_line(data: bytes, code: int) -> None:
    found, transport = heard(data + sent(TEXT, b"later"), body_limit=1000, frame_rate=(0.001, 5.0))
    assert transport.closed
    assert transport.written[-1][:4] == bytes([LAST | CLOSE, transport.written[-1][1]]) + (
        code.to_bytes(2, "big")
    )
    assert b"later" not in found


def test_rows_that_clash_lose_alone(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path)
    insert = "INSERT INTO things VALUES (?, ?)"

    async def run() -> list[BaseException | None]:
        await storage.write(
            lambda db: db.execute("CREATE TABLE things (id INTEGER PRIMARY KEY, n)")
        )
        done: list[asyncio.Future[BaseException | None]] = []

        def hear(one: asyncio.Future[BaseException | None]) -> Callable[..., None]:
            return lambda _, error: one.set_result(error)

        for id in (1, 2, 1, 3):
            done.append(asyncio.get_running_loop().create_future())
            storage.put(((insert, (id, len(done))),), hear(done[-1]))
        return await asyncio.gather(*done)

    errors = asyncio.run(run())
    kept = storage.writer.execute("SELECT id, n FROM things ORDER BY id").fetchall()
    storage.close()
    assert [isinstance(error, Clash) for error in errors] == [False, False, True, False]
    assert [tuple(row) for row in kept] == [(1, 1), (2, 2), (3, 4)]


def test_what_is_remembered_stays_within_bounds() -> None:
    made: list[int] = []
    kept: Remembered[int, str] = Remembered(10)

    def make(number: int) -> str:
        made.append(number)
        return str(number)

    for number in [*range(25), 24, 24]:
        assert kept.found(number, lambda: make(number)) == str(number)  # noqa: B023
        assert len(kept.kept) <= 10
    assert len(made) == 25
