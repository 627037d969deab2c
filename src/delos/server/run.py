"""Running the server: uvicorn with a deadline for requests, and restarts that drop nobody.

SIGTERM and Ctrl-C finish what is under way and stop. SIGHUP does the same and starts the
(perhaps updated) program again on the same listening socket: who connects meanwhile waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final, cast, final

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from delos.kernel.errors import DelosError
from delos.server.settings import Settings
from delos.server.stored.storage import Storage
from delos.server.web.app import build

LISTENER: Final = "DELOS_LISTENER"  # file descriptor handed over in a restart
GRACE: Final = 5  # seconds for what is under way
BACKLOG: Final = 2048
FULL: Final = 100  # collections of the middle generation before a full one; Python's own is 10
HERE: Final = "127.0.0.1"


class DeadlineProtocol(HttpToolsProtocol):
    """Closes connections whose request does not arrive in time."""

    seconds = 15.0
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait_for_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait_for_request()

    def on_message_complete(self) -> None:
        self.arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)

    def wait_for_request(self) -> None:
        self.arrived()
        self.deadline = self.loop.call_later(self.seconds, self.transport.close)

    def arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


@final
class LiveProtocol(WebSocketsSansIOProtocol):
    """Lets the app cut a line whose other end does not read."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["abort"] = self.transport.abort


@final
class Server(uvicorn.Server):
    """Notes that SIGHUP asks for a restart, and keeps the garbage collector out of the way."""

    restart = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        warming: asyncio.Task[None] = cast(Starlette, self.config.app).state.warming
        warming.add_done_callback(lambda _: spare())

    def hang_up(self, *_: object) -> None:
        self.restart = True
        self.should_exit = True


def spare() -> None:
    """A full collection stops every table while it looks at all there is: let it be rare, and not
    look at words and modules, which stay. Most garbage is young and found as before."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL)


def config(settings: Settings, storage: Storage) -> uvicorn.Config:
    seconds = settings.request_seconds
    protocol = type("Protocol", (DeadlineProtocol,), {"seconds": seconds})
    return uvicorn.Config(
        build(settings, storage),
        http=protocol,
        ws=LiveProtocol,
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=False,  # a tenth of a move's work, for states that fit one trip
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=16 * 1024,
        server_header=False,
        access_log=False,
        log_level="warning",
    )


def listen(host: str, port: int) -> socket.socket:
    """The listening socket: handed over by the server before us, or a new one."""
    handed = os.environ.pop(LISTENER, "")
    if handed.isdecimal():
        return socket.socket(fileno=int(handed))
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return bound(socket.socket(family, kind, number), address)
    except OSError as error:
        raise DelosError(
            f"Cannot listen on {host} port {port}: {error.strerror or error}. "
            f"Choose another one with --port or --host."
        ) from error


def bound(listener: socket.socket, address: tuple[object, ...]) -> socket.socket:
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""

    def tell(address: str) -> None:
        print(f"Delos serves {address} (data in {settings.data}). Ctrl-C stops.", flush=True)

    serve(settings, listen(host, port), tell)


def play(settings: Settings, port: int, browser: bool) -> None:
    """Serve on this machine only, on the port or any free one, and show it in the browser."""
    again = LISTENER in os.environ  # after a restart the page is open already
    try:
        listener = listen(HERE, port)
    except DelosError:
        listener = listen(HERE, 0)

    def tell(address: str) -> None:
        print(f"Delos is at {address} - Ctrl-C ends it", flush=True)
        if browser and not again:
            # Some browsers keep the caller until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(settings, listener, tell)


def serve(settings: Settings, listener: socket.socket, tell: Callable[[str], None]) -> None:
    """Serve on a socket; who connects from now on is answered as soon as the server is up."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        storage = Storage(settings.data)
    except DelosError:
        listener.close()
        raise
    server = Server(config(settings, storage))
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, server.hang_up)
    spare = os.dup(listener.fileno())  # uvicorn closes the one it is given
    tell(address_of(listener))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if server.restart:
        again(spare)


def again(listener: int) -> None:
    """Become the same program anew, with the socket still open."""
    os.set_inheritable(listener, True)
    os.environ[LISTENER] = str(listener)
    arguments = getattr(sys, "orig_argv", [sys.executable, *sys.argv])
    os.execv(sys.executable, [sys.executable, *arguments[1:]])
