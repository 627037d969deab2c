"""Connections: how many there may be, how long each may be silent, how much it may say."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter, OrderedDict
from typing import Any, Final, final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from delos.server.language import spoken
from delos.server.live.wire import Wire
from delos.server.protocol.common import ErrorBody
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.web.guard import HEADERS
from delos.server.web.origin import network_of

RESERVE: Final = 96  # descriptors for the database, bots and reviews
FEWEST: Final = 16
FILES: Final = 65_536  # descriptors that a server asks for, if it may have them
RESTART: Final = 1012
STREAM: Final = b"/api/v1/stream/"  # answers without an end
REASONS: Final = {
    400: "Bad Request",
    413: "Content Too Large",
    414: "URI Too Long",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}


@final
class Lines:
    """All connections of a server. Whoever comes when it is full takes the place of the line that
    has waited longest for a request."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.lines, max(FEWEST, descriptors() - RESERVE))
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.of: Counter[str] = Counter()
        self.waiting: OrderedDict[asyncio.BaseTransport, None] = OrderedDict()

    def enter(self, transport: asyncio.Transport) -> bool:
        """Count a line, unless its address has too many or all are in use."""
        address = address_of(transport)
        if address not in self.settings.proxies and self.of[network_of(address)] >= (
            self.settings.lines_each
        ):
            return False
        if len(self.open) >= self.most and not self.give_way():
            return False
        self.open[transport] = network_of(address)
        self.of[network_of(address)] += 1
        return True

    def give_way(self) -> bool:
        if not self.waiting:
            return False
        oldest, _ = self.waiting.popitem(last=False)
        self.leave(oldest)
        assert isinstance(oldest, asyncio.Transport)
        oldest.abort()
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        self.waiting.pop(transport, None)
        network = self.open.pop(transport, None)
        if network is not None:
            self.of[network] -= 1
            if not self.of[network]:
                del self.of[network]
        # asyncio's transports know themselves by it: each would stay until garbage is looked for,
        # which happens seldom (run.py).
        with contextlib.suppress(AttributeError):
            del transport._read_ready_cb  # type: ignore[attr-defined]


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def descriptors() -> int:
    if sys.platform == "win32":
        return FILES
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def more_descriptors() -> None:
    """Take as many descriptors as the system lets us have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class TooMuch(Exception):
    """Raised inside the parser, which then stops."""


class HttpLine(HttpToolsProtocol):
    """Waits only so long for a request and for its reader, and takes only so much of it."""

    lines: Lines  # set by lines_of
    deadline: asyncio.TimerHandle | None = None
    heard = 0  # bytes of the request so far
    in_head = False
    arriving = False  # a request has begun and is not all here
    refusal: Refusal | None = None
    leaving: asyncio.Event | None = None  # of a stream: set when the server stops

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.settings = self.lines.settings
        if self.lines.enter(transport):
            self.wait_for_request()
        else:
            self.refuse(Refusal(503, "busy", "too-many-lines", wait=10))

    def data_received(self, data: bytes) -> None:
        if self.refusal is not None:
            return
        self.heard += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.in_head and self.heard > self.settings.head_limit:
            self.refuse(self.long_head())
        elif self.heard > self.settings.request_limit:
            self.refuse(Refusal(413, "too_large", most=self.settings.body_limit // 1024))
        elif self.deadline is None and self.leaving is None:
            self.wait_for_request()  # what came is no request: an empty line perhaps

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = self.arriving = True
        self.wait_for_request()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.settings.url_limit:
            self.refusal = Refusal(414, "too_large", "long-address")
            raise TooMuch

    def on_headers_complete(self) -> None:
        self.in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.settings.head_limit:
            self.refusal = self.long_head()
            raise TooMuch
        self.leaving = asyncio.Event() if self.url.startswith(STREAM) else None
        self.scope["state"].update(leaving=self.leaving, abort=self.transport.abort)
        super().on_headers_complete()

    def shutdown(self) -> None:
        if self.leaving is not None:
            self.leaving.set()
        super().shutdown()

    def on_message_complete(self) -> None:
        self.heard = 0
        self.arriving = False
        if self.leaving is None:
            self.wait(self.settings.answer_seconds, self.transport.abort)
        else:
            self.rest()  # its writer drops who does not read
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.leaving = None
        if self.arriving or self.pipeline:
            return  # the rest of a request, or another one, still has its deadline
        self.rest()
        if not self.transport.is_closing():
            self.lines.waiting[self.transport] = None

    def handle_websocket_upgrade(self) -> None:
        self.rest()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows us: together we would stay

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.lines.leave(self.transport)
        super().connection_lost(exc)

    # -- deadlines ----------------------------------------------------------------------------

    def wait_for_request(self) -> None:
        self.wait(self.settings.request_seconds, self.transport.close)
        if self.transport in self.lines.open:
            self.lines.waiting[self.transport] = None

    def wait(self, seconds: float, then: Any) -> None:
        self.rest()
        self.deadline = self.loop.call_later(seconds, then)

    def rest(self) -> None:
        self.lines.waiting.pop(self.transport, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    # -- refusals -----------------------------------------------------------------------------

    def long_head(self) -> Refusal:
        return Refusal(431, "too_large", "long-head", most=self.settings.head_limit // 1024)

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: at our wish, or because it is no HTTP."""
        self.refuse(self.refusal or Refusal(400, "malformed", "no-http"))

    def refuse(self, refusal: Refusal) -> None:
        """An answer without the app, with the same headers as all others, and the end."""
        self.refusal = refusal
        self.rest()
        self.transport.write(answer(refusal, dict(self.headers or [])))
        self.transport.close()


def answer(refusal: Refusal, asked: dict[bytes, bytes]) -> bytes:
    """A refusal as HTTP."""
    accepted = asked.get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(ErrorBody(refusal.info(spoken(None, accepted))))
    headers = {
        **HEADERS,
        "cache-control": "no-store",
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    if refusal.wait:
        headers["retry-after"] = str(refusal.wait)
    lines = [
        f"HTTP/1.1 {refusal.status} {REASONS[refusal.status]}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class LiveLine(WebSocketsSansIOProtocol):
    """The handshake of a WebSocket. Whoever accepts it takes the line over, with all its limits."""

    lines: Lines  # set by lines_of
    wire: Wire | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["take_over"] = self.take_over

    def take_over(self) -> Wire:
        """From here on frames are the wire's business."""
        self.stop_keepalive()
        self.conn.parser.close()  # it knows the connection, which knows it
        self.wire = Wire(self.transport, self.lines.settings, self.connection_lost)
        return self.wire

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:  # before it has been answered
            self.transport.abort()
            return
        super().data_received(data)

    def shutdown(self) -> None:
        if self.wire is None:
            super().shutdown()
        else:
            self.wire.end(RESTART)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.leave(self.transport)
        super().connection_lost(exc)
        self.wire = None  # which may be all that still knows us
        if hasattr(self, "scope"):
            self.scope["state"].pop("take_over", None)


def lines_of(settings: Settings) -> tuple[type[HttpLine], type[LiveLine]]:
    """The protocols of one server, which share a count."""
    shared = Lines(settings)

    class CountedHttpLine(HttpLine):
        lines = shared

    class CountedLiveLine(LiveLine):
        lines = shared

    return CountedHttpLine, CountedLiveLine
