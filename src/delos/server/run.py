"""Running the server: uvicorn with lines that have limits, and restarts that drop nobody.

SIGTERM and Ctrl-C finish what is under way and stop. SIGHUP does the same and starts the
(perhaps updated) program again on the same listening socket: who connects meanwhile waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Final, cast, final

import uvicorn
from starlette.applications import Starlette

from delos.kernel.errors import DelosError
from delos.server.operating import logs
from delos.server.people import reach
from delos.server.settings import Settings
from delos.server.stored.opening import open_storage
from delos.server.stored.storage import Storage
from delos.server.web.app import build
from delos.server.web.lines import lines_of, more_descriptors

LISTENER: Final = "DELOS_LISTENER"  # file descriptor handed over in a restart
GRACE: Final = 5  # seconds for what is under way
BACKLOG: Final = 2048
YOUNG: Final = 10_000  # new objects before one looks for garbage; Python's own is 700
FULL: Final = 100  # collections of the middle generation before a full one; Python's own is 10
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"


@final
class Server(uvicorn.Server):
    """Notes that SIGHUP asks for a restart, and keeps the garbage collector out of the way."""

    restart = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        warming: asyncio.Task[None] = cast(Starlette, self.config.app).state.warming
        warming.add_done_callback(lambda _: spare())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Say that nobody should come any more, and stop when proxies have had time to hear it; a
        second signal stops at once."""
        state = cast(Starlette, self.config.app).state
        services = getattr(state, "services", None)
        if services is None or not services.ready or not services.settings.drain_seconds:
            super().handle_exit(sig, frame)
            return
        services.ready = False
        later = services.settings.drain_seconds
        asyncio.get_running_loop().call_later(later, super().handle_exit, sig, frame)

    def hang_up(self, *_: object) -> None:
        self.restart = True
        self.should_exit = True


def spare() -> None:
    """A full collection stops every table while it looks at all there is: let it be rare, and not
    look at words and modules, which stay. Most garbage is young and found as before."""
    gc.collect()
    gc.freeze()
    _, middle, _ = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, FULL)


def config(settings: Settings, storage: Storage) -> uvicorn.Config:
    http, live = lines_of(settings)
    return uvicorn.Config(
        build(settings, storage),
        http=http,
        ws=live,
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=False,  # a tenth of a move's work, for states that fit one trip
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=settings.idle_seconds,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,  # its lines go where all others go
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


def send_at_once(listener: socket.socket) -> None:
    """Small messages do not wait for what was sent before to be acknowledged (40 ms, now and then).
    asyncio sees to that for sockets that name their protocol; those of `socket.create_server` do
    not. A listener's connections take over what it was told."""
    if listener.family in {socket.AF_INET, socket.AF_INET6}:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""

    def tell(address: str) -> None:
        place = "PostgreSQL" if settings.database else settings.data
        print(f"Delos serves {address} (data in {place}). Ctrl-C stops.", flush=True)

    serve(settings, listen(host, port), tell)


def play(settings: Settings, port: int, browser: bool, share: bool = False) -> None:
    """Serve on the port or any free one, and show it in the browser: on this machine only, or with
    ``share`` to everybody in the same network."""
    again = LISTENER in os.environ  # after a restart the page is open already
    host = EVERYWHERE if share else HERE
    try:
        listener = listen(host, port)
    except DelosError:
        listener = listen(host, 0)

    def tell(address: str) -> None:
        address = address.replace(EVERYWHERE, HERE)
        print(f"Delos is at {address} - Ctrl-C ends it", flush=True)
        if share:
            print(invitation(listener.getsockname()[1]), flush=True)
        if browser and not again:
            # Some browsers keep the caller until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(settings, listener, tell)


def invitation(port: int) -> str:
    """What friends in the same network type or scan."""
    found = reach.addresses("", (EVERYWHERE, port), "")
    near = [one.url for one in found if one.works != "here"]
    if not near:
        return "This computer is in no network: friends cannot reach it."
    links = "\n".join(f"  {url}" for url in near)
    return f"Friends in the same network open\n{links}\nor scan\n{reach.in_terminal(near[0])}"


def serve(settings: Settings, listener: socket.socket, tell: Callable[[str], None]) -> None:
    """Serve on a socket; who connects from now on is answered as soon as the server is up."""
    if not logging.getLogger().handlers:
        logs.begin()
    more_descriptors()
    if sys.__stderr__ is not None and not faulthandler.is_enabled():
        faulthandler.enable(sys.__stderr__)  # a fault below Python tells where every thread was
    try:
        storage = open_storage(settings)
        settings = replace(settings, listening=listener.getsockname()[:2])
    except DelosError:
        listener.close()
        raise
    server = Server(config(settings, storage))
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, server.hang_up)
    send_at_once(listener)
    spare = os.dup(listener.fileno())  # uvicorn closes the one it is given
    tell(address_of(listener))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if server.restart:
        again(spare)


def again(listener: int) -> None:
    """Become the same program anew, with the socket still open."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # the next program hears it when it is ready
    os.set_inheritable(listener, True)
    os.environ[LISTENER] = str(listener)
    arguments = getattr(sys, "orig_argv", [sys.executable, *sys.argv])
    os.execv(sys.executable, [sys.executable, *arguments[1:]])
