"""Clients for load: so light that what is measured is the server.

They do no more than a measurement on a local socket needs: one request at a time on a line, text
frames that come whole.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

END: Final = b"\r\n\r\n"
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


@final
class Line:
    """One kept-alive HTTP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, port: int) -> Line:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, body: bytes, cookie: str = "") -> Answer:
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        first, *rest = (await self.reader.readuntil(END)).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in rest)}
        content = await self.reader.readexactly(int(headers["content-length"]))
        return Answer(int(first.split()[1]), headers, content)

    def close(self) -> None:
        self.writer.close()


@final
class LiveSocket(asyncio.Protocol):
    """One WebSocket: hands over the text of each message as it comes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def to(
        cls, port: int, path: str, cookie: str, hear: Callable[[bytes], None]
    ) -> LiveSocket:
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        assert made.transport is not None
        head = (
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {cookie}\r\nconnection: upgrade\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
        )
        made.transport.write(head.encode())
        await made.opened
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, end, rest = bytes(self.buffer).partition(END)
            if not end:
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = bytearray(rest)
            self.opened.set_result(None)
        while self.frame():
            pass

    def frame(self) -> bool:
        """Take one frame from the buffer, if it is whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2  # a server does not mask
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, content = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.send(content, PONG)
        return True

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """A message of less than 64 KiB; its mask is zero, which changes nothing of it."""
        assert self.transport is not None
        size = len(content)
        head = bytes([0x80 | kind, 0x80 | min(size, 126)])
        if size >= 126:
            head += size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + content)

    def close(self) -> None:
        assert self.transport is not None
        self.send(b"", CLOSE)
        self.transport.close()
