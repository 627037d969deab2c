"""WebSockets: everybody at a table sees it as their seat may, after every committed change.

What is new is written at once, as long as the reader keeps up. For a slow one that shows a game
step by step the states wait; others skip states, never log entries. So do the first if too much
waits. Whoever stops reading is dropped (live/wire.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket

from delos.kernel.view import View
from delos.server.language import spoken
from delos.server.limits import Limit
from delos.server.live.connection import Connection, no_hello
from delos.server.live.news import News
from delos.server.live.sights import ENCODER, sight_of
from delos.server.live.wire import Wire, frame
from delos.server.protocol.live import (
    Act,
    Done,
    ErrorMessage,
    Hello,
    Incoming,
    Presence,
)
from delos.server.refusal import Refusal, malformed, no_identity
from delos.server.settings import Settings
from delos.server.tables.playing import Playing
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

    def __init__(self, tables: Tables, playing: Playing, settings: Settings, acting: Limit) -> None:
        self.tables = tables
        self.playing = playing
        self.acting = acting  # how many moves somebody may make, however they come
        self.settings = settings
        self.at: dict[str, set[Connection]] = {}
        self.addresses: Counter[str] = Counter()
        self.present: dict[str, bytes] = {}  # presence messages by table
        self.people: dict[str, frozenset[str]] = {}  # by table: who has a seat and a screen there
        self.on_dismissed: Callable[[str], None] | None = None  # tells the other servers
        self.seated: dict[str, int] = {}  # the standing of the tables for which they hold
        self.seen: dict[str, tuple[int, View, int]] = {}  # by table: version, view, log entries
        self.comings: list[Callable[[Table], None]] = []  # told when somebody comes or goes
        # What else is told at a table (clocks, talk): messages that a connection has not had yet.
        self.channels: list[Callable[[Connection], list[bytes]]] = []
        tables.listeners.append(self.tell)

    def tell(self, table: Table) -> None:
        there = self.at.get(table.id)
        if there is None:
            return  # what is known of a table is known of those at its screens
        if self.seated.get(table.id) != table.standing:
            self.seated[table.id] = table.standing
            self.unsettle(table)
        news = self.news(table)
        entries = table.course.entries
        for connection in there:
            # What was taken back is forgotten by clients when they are told so.
            connection.sent = min(connection.sent, entries)
            if news is None or not self.quick(connection, news):
                self.flush(connection)

    def news(self, table: Table) -> News | None:
        """What the last change is to those who have seen all before it, if that is known."""
        public, entries = sight_of(table, None).public, table.course.entries
        last = self.seen.get(table.id)
        self.seen[table.id] = table.version, public, entries
        if last is None or last[0] != table.version - 1:
            return None
        return News(table, last[1], min(last[2], entries))

    def quick(self, connection: Connection, news: News) -> bool:
        try:
            found = connection.quick(news)
        except Exception:
            log.exception("a connection failed")
            connection.wire.abort()
            return True
        if found is None:
            return False
        connection.wire.send(found)
        return True

    def flush(self, connection: Connection) -> None:
        """Send what is new. Of a move that is committed whoever made it must hear, whatever goes
        wrong at another's line."""
        try:
            if not connection.wire.paused:
                connection.flush(self.side_news(connection))
            elif connection.ready and connection.version >= 3:
                connection.step()
        except Exception:
            log.exception("a connection failed")
            connection.wire.abort()

    async def serve(
        self, socket: WebSocket, id: str, who: str | None, may_act: bool = True
    ) -> None:
        """From accept to the end of the connection; a token may be for reading alone."""
        address = network_of(socket.client.host if socket.client else "")
        await socket.accept()
        wire: Wire = socket.state.take_over()
        if (
            sum(self.addresses.values()) >= self.settings.sockets
            or self.addresses[address] >= self.settings.sockets_each
        ):
            wire.close(TRY_LATER, "too many connections")
            await wire.ended
            return
        self.addresses[address] += 1
        try:
            accepted = socket.headers.get("accept-language")
            await self.seat(wire, id, who, address, accepted, may_act)
        finally:
            self.addresses[address] -= 1
            if self.addresses[address] <= 0:
                del self.addresses[address]

    async def seat(
        self,
        wire: Wire,
        id: str,
        who: str | None,
        address: str,
        accepted: str | None,
        may_act: bool,
    ) -> None:
        try:
            table = await self.tables.find(id, address)
        except Refusal as refusal:
            wire.send(frame(ENCODER.encode(error_message(refusal, spoken(None, accepted)))))
            wire.close(TRY_LATER if refusal.wait else UNKNOWN, refusal.code)
            await wire.ended
            return
        connection = Connection(wire, table, who)
        listener = Listener(self, connection, may_act)
        self.enter(connection)
        wire.listen(listener.hear, partial(self.flush, connection))
        try:
            await wire.ended
        finally:
            listener.deadline.cancel()
            self.leave(connection)

    def enter(self, connection: Connection) -> None:
        """From now on it is told of every change."""
        connection.table.users += 1
        self.at.setdefault(connection.table.id, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        table = connection.table
        self.at[table.id].discard(connection)
        if not self.at[table.id]:
            del self.at[table.id]
            self.unsettle(table)
            self.seated.pop(table.id, None)
            self.seen.pop(table.id, None)
        table.users -= 1
        self.presence(table)

    async def dismiss(self, who: str) -> None:
        """Cut somebody's lines: devices that are still signed in come back by themselves."""
        if self.on_dismissed is not None:
            self.on_dismissed(who)
        await self.dismiss_here(who)

    async def dismiss_here(self, who: str) -> None:
        there = [one for table in self.at.values() for one in table if one.who == who]
        for connection in there:
            if connection.wire.paused:  # it does not read
                connection.wire.abort()
            else:
                connection.wire.close(RESTART, "signed out elsewhere")

    # -- presence -----------------------------------------------------------------------------

    def presence(self, table: Table) -> None:
        """Somebody came or went."""
        self.unsettle(table)
        for connection in self.at.get(table.id, ()):
            self.flush(connection)
        for listener in self.comings:
            listener(table)

    def unsettle(self, table: Table) -> None:
        """Who is there has to be looked up again."""
        self.present.pop(table.id, None)
        self.people.pop(table.id, None)

    def people_at(self, table: Table) -> frozenset[str]:
        """Who has a seat and a screen at the table; asked after every move."""
        known = self.people.get(table.id)
        if known is None or self.seated.get(table.id) != table.standing:
            known = frozenset(
                other.who
                for other in self.at.get(table.id, ())
                if other.ready and other.who is not None and other.seats
            )
            if table.id in self.at:
                self.people[table.id] = known
        return known

    def side_news(self, connection: Connection) -> list[bytes]:
        """What a connection has not heard beside the game itself. Every move asks: channels are
        looked at when something of theirs has changed."""
        if not connection.ready:
            return []
        found = self.presence_news(connection)
        table = connection.table
        if connection.beside != (table.beside, len(connection.seats)):
            connection.beside = table.beside, len(connection.seats)
            for channel in self.channels:
                found += channel(connection)
        return found

    def presence_news(self, connection: Connection) -> list[bytes]:
        """Which seats have somebody at a screen, if that has changed."""
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


@final
class Listener:
    """What comes from one connection, within its limits. New kinds of messages are heard here, if
    they need more than the connection itself."""

    def __init__(self, live: Live, connection: Connection, may_act: bool = True) -> None:
        self.live = live
        self.may_act = may_act
        self.connection = connection
        self.limit = Limit(live.settings.message_rate)
        self.greeting = Limit(live.settings.hello_rate)
        self.patience = PATIENCE
        loop = asyncio.get_running_loop()
        self.deadline = loop.call_later(
            live.settings.hello_seconds, connection.wire.close, NO_HELLO, "no hello"
        )

    def hear(self, text: bytes) -> None:
        connection = self.connection
        if not self.limit.allows(""):
            self.patience -= 1
            if self.patience == 0:
                connection.wire.close(POLICY, "too many messages")
                return
            self.refuse(Refusal(429, "too_many", "too-many-messages"))
            return
        number: int | None = None
        try:
            message = decoded(text)
            if isinstance(message, Act):
                number = message.n
                self.act(message)
                return
            if isinstance(message, Hello):
                self.greeting.take("")  # a hello may ask for the whole log
                self.live.unsettle(connection.table)  # who played may only watch from now on
            was_ready = connection.ready
            connection.hear(message)
        except Refusal as refusal:
            self.refuse(refusal, number)
            return
        if connection.ready and not was_ready:
            self.deadline.cancel()
            self.live.presence(connection.table)  # which sends to everybody, us too
        else:
            self.live.flush(connection)

    def act(self, message: Act) -> None:
        """A move; its answer comes when it is stored."""
        connection = self.connection
        if not connection.ready:
            raise no_hello()
        if connection.who is None:
            raise no_identity()
        if not self.may_act:
            raise Refusal(403, "no_scope", scope="table:play")
        self.live.acting.take(connection.who)

        self.live.playing.play_now(
            connection.table,
            connection.who,
            message,
            connection.lang,
            partial(self.answer, message.n),
        )

    def answer(self, number: int, found: int | BaseException, alone: bool) -> None:
        """A move is stored, or refused; ``alone``: nothing else is told right after."""
        if isinstance(found, int):
            self.connection.reply(Done(number, found))
            if alone:
                self.live.flush(self.connection)
        elif isinstance(found, Refusal):
            self.refuse(found, number)
        else:
            log.error("a move failed", exc_info=found)
            self.refuse(Refusal(500, "fault"), number)

    def refuse(self, refusal: Refusal, number: int | None = None) -> None:
        self.connection.reply(error_message(refusal, self.connection.lang, number))
        self.live.flush(self.connection)


def decoded(text: bytes) -> Incoming:
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise malformed("unreadable-message", detail=str(error)) from error


def error_message(refusal: Refusal, lang: str, number: int | None = None) -> ErrorMessage:
    return ErrorMessage(refusal.info(lang), number)
