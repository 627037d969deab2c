"""One WebSocket after its handshake: frames in, frames out, and the limits of a line.

uvicorn and the app see to the handshake: who asks, from which page, for which table. From then on
this protocol has the line, and a message costs neither a task nor a queue: it is heard where it
arrives, and what is said goes straight to the transport.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Final, cast, final

from websockets.utils import apply_mask as plain_mask

from delos.server.limits import Limit
from delos.server.settings import Settings

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is no compiled one for this system
    apply_mask = plain_mask

log = logging.getLogger("delos.live")

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
LAST: Final = 0x80  # the bit of a frame that ends a message
RESERVED: Final = 0x70
SHORT: Final = 125  # bytes that a control frame may hold

NORMAL: Final = 1000
PROTOCOL: Final = 1002
NO_CODE: Final = 1005  # never on the wire
NO_TEXT: Final = 1007
POLICY: Final = 1008
TOO_LARGE: Final = 1009
SILENT: Final = 1011
CODES: Final = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})

HEARTBEAT: Final = 20.0  # seconds between two pings, and until one must be answered
FAREWELL: Final = 10.0  # seconds for the other side to say goodbye too
KINDS: Final = frozenset({CONTINUED, TEXT, BINARY, CLOSE, PING, PONG})


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A whole message as a server sends it."""
    size = len(content)
    if size <= SHORT:
        return bytes((LAST | kind, size)) + content
    if size < 65536:
        return bytes((LAST | kind, 126, size >> 8, size & 255)) + content
    return bytes((LAST | kind, 127)) + size.to_bytes(8, "big") + content


def ignored(_: bytes) -> None:
    """What is said before anybody listens, or after."""


def nothing() -> None: ...


def unheard(_: Exception | None) -> None: ...


@final
class Wire:
    """``hear`` is called with every message, ``drained`` when a slow reader can take more again.

    An ``asyncio.Protocol`` by what it does; one by descent could not be compiled."""

    def __init__(
        self,
        transport: asyncio.Transport,
        settings: Settings,
        lost: Callable[[Exception | None], None],
    ) -> None:
        self.transport = transport
        self.settings = settings
        self.lost = lost  # what the line's first owner does when it is gone
        self.loop = asyncio.get_running_loop()
        self.hear: Callable[[bytes], None] = ignored  # set by listen
        self.drained: Callable[[], None] = nothing
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.paused = False  # the reader is slow: nothing should be written now
        self.closing = False  # we have said goodbye
        self.rest = b""  # of a frame that is not all here
        self.pieces: list[bytes] = []  # of a message that is not all here
        self.in_pieces = False
        self.textual = True  # they are of a text
        self.pinged = b""  # what a pong should hold; empty: none is due
        self.limit: Limit | None = None
        self.slow: asyncio.TimerHandle | None = None
        self.leaving: asyncio.TimerHandle | None = None
        self.beat = self.loop.call_later(HEARTBEAT, self.heartbeat)
        transport.set_protocol(cast(asyncio.BaseProtocol, self))
        if transport.is_reading():
            transport.pause_reading()  # until somebody listens

    def listen(self, hear: Callable[[bytes], None], drained: Callable[[], None]) -> None:
        self.hear, self.drained = hear, drained
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # -- out ----------------------------------------------------------------------------------

    def send(self, frames: bytes) -> None:
        """Frames, made by ``frame``."""
        if not self.closing and not self.transport.is_closing():
            self.transport.write(frames)

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye and wait a while for the answer."""
        if self.closing:
            return
        self.send(frame(code.to_bytes(2, "big") + reason.encode()[: SHORT - 2], CLOSE))
        self.closing = True
        if not self.transport.is_reading() and not self.transport.is_closing():
            self.transport.resume_reading()  # for the other side's goodbye
        self.leaving = self.loop.call_later(FAREWELL, self.transport.close)

    def end(self, code: int, reason: str = "") -> None:
        """Say goodbye and go."""
        self.close(code, reason)
        self.transport.close()

    def abort(self) -> None:
        """Cut the line: a polite end would wait for the reader that does not read."""
        self.closing = True
        self.transport.abort()

    def pause_writing(self) -> None:
        self.paused = True
        self.slow = self.loop.call_later(self.settings.send_seconds, self.too_slow)

    def resume_writing(self) -> None:
        self.paused = False
        if self.slow is not None:
            self.slow.cancel()
            self.slow = None
        self.drained()

    def too_slow(self) -> None:
        log.info("dropped a reader that does not read")
        self.abort()

    def heartbeat(self) -> None:
        if self.pinged:
            self.end(SILENT, "keepalive ping timeout")
            return
        self.pinged = os.urandom(4)
        self.send(frame(self.pinged, PING))
        self.beat = self.loop.call_later(HEARTBEAT, self.heartbeat)

    # -- in -----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at, size = 0, len(data)
        while not self.transport.is_closing():
            head = at + 2
            if head > size:
                break
            first, second = data[at], data[at + 1]
            length = second & 0x7F
            if length > SHORT:
                head += 2 if length == 126 else 8
                if head > size:
                    break
                length = int.from_bytes(data[at + 2 : head], "big")
            if not self.allowed(first, second, length):
                break
            start = head + 4
            end = start + length
            if end > size:
                break
            content = apply_mask(data[start:end], data[head:start])
            at = end
            self.take(first, content)
        self.rest = data[at:]

    def allowed(self, first: int, second: int, length: int) -> bool:
        """Whether a frame with this head may come; else the line ends."""
        kind = first & 0x0F
        if first & RESERVED or second < LAST or kind not in KINDS:
            self.end(PROTOCOL, "")
        elif kind >= CLOSE:
            if length <= SHORT and first & LAST:
                return True
            self.end(PROTOCOL, "")
        elif length + sum(map(len, self.pieces)) > self.settings.body_limit:
            self.end(TOO_LARGE, "message too large")
        elif (kind == CONTINUED) != self.in_pieces:
            self.end(PROTOCOL, "")
        else:
            return True
        return False

    def take(self, first: int, content: bytes) -> None:
        kind = first & 0x0F
        if kind == CLOSE:
            self.goodbye(content)
        elif self.closing:
            return  # what came before the other side heard our goodbye
        elif first == LAST | TEXT:
            self.message(content, True)
        elif first == LAST | BINARY:
            self.message(content, False)
        elif not self.counted():
            return
        elif kind == PING:
            self.send(frame(content, PONG))
        elif kind == PONG:
            if content == self.pinged:
                self.pinged = b""
        else:
            self.piece(first, content)

    def piece(self, first: int, content: bytes) -> None:
        self.pieces.append(content)
        self.in_pieces = not first & LAST
        if first & 0x0F != CONTINUED:
            self.textual = first & 0x0F == TEXT
        if not self.in_pieces:
            whole, self.pieces = b"".join(self.pieces), []
            self.message(whole, self.textual)

    def message(self, content: bytes, textual: bool) -> None:
        if textual:
            try:
                str(content, "utf-8")
            except UnicodeDecodeError:  # the sender's fault, and nothing for the log
                self.end(NO_TEXT, "")
                return
        self.hear(content)

    def counted(self) -> bool:
        """Pings and pieces of messages cost as much as messages; too many end the line."""
        if self.limit is None:
            self.limit = Limit(self.settings.frame_rate)
        if self.limit.allows(""):
            return True
        self.end(POLICY, "too many messages")
        return False

    def goodbye(self, content: bytes) -> None:
        code = int.from_bytes(content[:2], "big") if len(content) > 1 else NORMAL
        self.end(code if code in CODES else PROTOCOL, "")

    def eof_received(self) -> None:
        return None  # nobody is there to read what we would still say

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing = True
        for timer in (self.beat, self.slow, self.leaving):
            if timer is not None:
                timer.cancel()
        # Nothing of it leads back here: it goes when the last who knows it does, and with it the
        # table, and does not wait for a search for garbage.
        self.hear, self.drained = ignored, nothing
        lost, self.lost = self.lost, unheard
        lost(exc)
        if not self.ended.done():
            self.ended.set_result(None)
