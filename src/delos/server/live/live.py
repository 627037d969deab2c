"""WebSockets: everybody at a table sees it as their seat may, after every committed change.

Clients that show a game step by step get a state for every step, kept until the socket can take
it. For others the sender composes what is new when the socket is free: a slow reader skips states,
never log entries. So do the first if too much waits. Whoever stops reading is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from delos.server.language import spoken
from delos.server.limits import Limit
from delos.server.live.connection import ENCODER, Connection
from delos.server.protocol.live import (
    ErrorMessage,
    Hello,
    Incoming,
    Presence,
)
from delos.server.refusal import Refusal, malformed
from delos.server.settings import Settings
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables
from delos.server.web.origin import network_of

log = logging.getLogger("delos.live")


PATIENCE: Final = 200  # messages over the limit until the socket is closed


DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


TRY_LATER: Final = 1013


POLICY: Final = 1008


RESTART: Final = 1012


UNKNOWN: Final = 4404


NO_HELLO: Final = 4408


@final
class Live:
    """All connections."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.at: dict[str, set[Connection]] = {}
        self.addresses: Counter[str] = Counter()
        self.present: dict[str, bytes] = {}  # presence messages by table
        self.on_dismissed: Callable[[str], None] | None = None  # tells the other servers
        self.comings: list[Callable[[Table], None]] = []  # told when somebody comes or goes
        tables.listeners.append(self.tell)

    def tell(self, table: Table) -> None:
        self.present.pop(table.id, None)
        for connection in self.at.get(table.id, ()):
            # What was taken back is forgotten by clients when they are told so.
            connection.sent = min(connection.sent, len(table.course.log))
            if connection.ready and connection.version >= 3:
                self.keep_step(connection)
            connection.nudge()

    def keep_step(self, connection: Connection) -> None:
        try:
            connection.step()
        except Exception:  # the move is committed: whoever made it must hear so
            log.exception("a connection failed")
            abort(connection.socket)

    async def serve(self, socket: WebSocket, id: str, who: str | None) -> None:
        """From accept to the end of the connection."""
        address = network_of(socket.client.host if socket.client else "")
        await socket.accept()
        if (
            sum(self.addresses.values()) >= self.settings.sockets
            or self.addresses[address] >= self.settings.sockets_each
        ):
            await socket.close(TRY_LATER, "too many connections")
            return
        self.addresses[address] += 1
        try:
            await self.seat(socket, id, who, address)
        except WebSocketDisconnect:
            pass
        finally:
            self.addresses[address] -= 1
            if self.addresses[address] <= 0:
                del self.addresses[address]

    async def seat(self, socket: WebSocket, id: str, who: str | None, address: str) -> None:
        try:
            table = await self.tables.find(id, address)
        except Refusal as refusal:
            lang = spoken(None, socket.headers.get("accept-language"))
            await socket.send_text(ENCODER.encode(error_message(refusal, lang)).decode())
            await socket.close(TRY_LATER if refusal.wait else UNKNOWN, refusal.code)
            return
        connection = Connection(socket, table, who)
        table.users += 1
        self.at.setdefault(table.id, set()).add(connection)
        sender = asyncio.create_task(self.send(connection))
        try:
            await self.listen(connection)
        finally:
            self.at[table.id].discard(connection)
            if not self.at[table.id]:
                del self.at[table.id]
                self.present.pop(table.id, None)
            table.users -= 1
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender
            self.presence(table)

    async def listen(self, connection: Connection) -> None:
        limit = Limit(self.settings.message_rate)
        greeting = Limit(self.settings.hello_rate)
        patience = PATIENCE
        socket = connection.socket
        while True:
            wait = None if connection.ready else self.settings.hello_seconds
            try:
                async with asyncio.timeout(wait):
                    text = await received(socket)
            except TimeoutError:
                await socket.close(NO_HELLO, "no hello")
                return
            if not limit.allows(""):
                patience -= 1
                if patience == 0:
                    await socket.close(POLICY, "too many messages")
                    return
                connection.reply(
                    error_message(Refusal(429, "too_many", "too-many-messages"), connection.lang)
                )
                await asyncio.sleep(0)
                continue
            was_ready = connection.ready
            try:
                message = decoded(text)
                if isinstance(message, Hello):
                    greeting.take("")  # a hello may ask for the whole log
                connection.hear(message)
            except Refusal as refusal:
                connection.reply(error_message(refusal, connection.lang))
            if connection.ready != was_ready:
                self.presence(connection.table)
            await asyncio.sleep(0)  # a flood of messages must not keep others waiting

    async def send(self, connection: Connection) -> None:
        """The only task that writes to the socket."""
        socket = connection.socket
        try:
            while True:
                await connection.news.wait()
                connection.news.clear()
                for message in [*connection.compose(), *self.presence_news(connection)]:
                    async with asyncio.timeout(self.settings.send_seconds):
                        await socket.send_text(message.decode())
        except TimeoutError:
            log.info("dropped a reader that does not read")
            abort(socket)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side is gone; the listener notices
        except Exception:
            log.exception("a connection failed")
            abort(socket)

    async def dismiss(self, who: str) -> None:
        """Cut somebody's lines: devices that are still signed in come back by themselves."""
        if self.on_dismissed is not None:
            self.on_dismissed(who)
        await self.dismiss_here(who)

    async def dismiss_here(self, who: str) -> None:
        there = [one for table in self.at.values() for one in table if one.who == who]
        for connection in there:
            try:
                async with asyncio.timeout(1):
                    await connection.socket.close(RESTART, "signed out elsewhere")
            except (TimeoutError, RuntimeError, OSError):  # it does not read, or is closing
                abort(connection.socket)

    # -- presence -----------------------------------------------------------------------------

    def presence(self, table: Table) -> None:
        """Somebody came or went."""
        self.present.pop(table.id, None)
        for connection in self.at.get(table.id, ()):
            connection.nudge()
        for listener in self.comings:
            listener(table)

    def people_at(self, table: Table) -> set[str]:
        """Who has a seat and a screen at the table."""
        return {
            other.who
            for other in self.at.get(table.id, ())
            if other.ready and other.who is not None and other.seats
        }

    def presence_news(self, connection: Connection) -> list[bytes]:
        """Which seats have somebody at a screen, if that has changed."""
        if not connection.ready:
            return []
        table = connection.table
        message = self.present.get(table.id)
        if message is None:
            message = self.present[table.id] = self.presence_message(table)
        if message == connection.present:
            return []
        connection.present = message
        return [message]

    def presence_message(self, table: Table) -> bytes:
        here: set[int] = set()
        for other in self.at.get(table.id, ()):
            if other.ready:
                here.update(other.seats)
        people = [seat.seat for seat in table.seats if seat.kind != "bot"]
        return ENCODER.encode(Presence({str(seat): seat in here for seat in people}))


def abort(socket: WebSocket) -> None:
    """Cut the line: a polite end would wait for the reader that does not read."""
    cut = getattr(socket.state, "abort", None)
    if cut is not None:
        cut()


async def received(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is not None:
        return str(text).encode("utf-8", "replace")
    return bytes(message.get("bytes") or b"")


def decoded(text: bytes) -> Incoming:
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise malformed("unreadable-message", detail=str(error)) from error


def error_message(refusal: Refusal, lang: str) -> ErrorMessage:
    return ErrorMessage(refusal.info(lang))
