"""WebSockets: everybody at a table sees it as their seat may, after every committed change.

Clients that show a game step by step get a state for every step, kept until the socket can take
it. For others the sender composes what is new when the socket is free: a slow reader skips states,
never log entries. So do the first if too much waits. Whoever stops reading is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, deque
from typing import Final, final

import msgspec
from msgspec import Raw
from starlette.websockets import WebSocket, WebSocketDisconnect

from delos.kernel.view import View
from delos.server import patching, speaking
from delos.server.language import spoken
from delos.server.limits import Limit
from delos.server.protocol import (
    ErrorMessage,
    Hello,
    Incoming,
    Ping,
    Pong,
    Presence,
    Reveal,
    SetLang,
    State,
    TableMessage,
)
from delos.server.refusal import Refusal, malformed
from delos.server.seating import person
from delos.server.settings import Settings
from delos.server.tables import Table, Tables, may_ask

log = logging.getLogger("delos.live")

RECENT: Final = 100  # log entries sent to a client that says nothing about what it has
PATIENCE: Final = 200  # messages over the limit until the socket is closed
STEPS: Final = 250  # states that may wait for a slow reader
REPLIES: Final = 50  # answers that may wait for a slow reader
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)

TRY_LATER: Final = 1013
POLICY: Final = 1008
UNKNOWN: Final = 4404
NO_HELLO: Final = 4408


@final
class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, table: Table, who: str | None) -> None:
        self.socket = socket
        self.table = table
        self.who = who
        self.watching = False
        self.lang = "en"
        self.ready = False  # it has said hello
        self.revealed: tuple[str, int] | None = None  # the person whose secrets are on screen
        self.sent = 0  # log entries
        self.waits_from = 0  # the first log entry of the states that wait
        self.shown = -1  # version of the table
        self.version = 1  # of the protocol
        self.last: View | None = None  # the view as it was sent last
        self.told = b""  # the last table message
        self.present = b""  # the last presence message
        self.replies: list[bytes] = []
        self.steps: deque[bytes] = deque()  # states not sent yet
        self.news = asyncio.Event()

    @property
    def seats(self) -> list[int]:
        return [] if self.watching else self.table.held(self.who)

    def nudge(self) -> None:
        self.news.set()

    def reply(self, message: msgspec.Struct) -> None:
        if len(self.replies) < REPLIES:
            self.replies.append(ENCODER.encode(message))
        self.nudge()

    # -- whose eyes ---------------------------------------------------------------------------

    def eyes(self) -> tuple[int | None, int | None]:
        """The seat whose secrets may be shown, and the seat that must take the screen first."""
        mine = self.seats
        if not mine:
            return None, None
        turn = self.table.turn
        people = {seat: person(self.table.title, self.table.seats, seat) for seat in mine}
        deciding = turn is not None and turn in people
        if len(set(people.values())) == 1:
            return (turn if deciding else mine[0]), None
        if deciding and people.get(turn or 0) != self.revealed:
            self.revealed = None  # the screen goes to somebody else
            return None, turn
        if self.revealed is None:
            return None, None
        if deciding:
            return turn, None
        return next((seat for seat in mine if people[seat] == self.revealed), None), None

    # -- messages -----------------------------------------------------------------------------

    def compose(self) -> list[bytes]:
        """What this connection has not seen yet."""
        found, self.replies = self.replies, []
        if not self.ready:
            return found
        table = self.table
        told = table_message(table, self.who)
        if told != self.told:
            self.told = told
            found.append(told)
        self.step()
        found.extend(self.steps)
        self.steps.clear()
        return found

    def step(self) -> None:
        """Keep the state of the table as it is now, unless it is kept or sent already."""
        if self.shown == self.table.version:
            return
        if len(self.steps) >= STEPS:
            self.steps.clear()  # the next one has all log entries since, and the whole view
            self.sent = min(self.sent, self.waits_from)
            self.last = None
        if not self.steps:
            self.waits_from = min(self.sent, len(self.table.course.log))
        self.shown = self.table.version
        self.steps.append(self.state())

    def state(self) -> bytes:
        table = self.table
        game = table.course.game
        seat, handover = self.eyes()
        turn = table.turn
        deciding = seat is not None and seat == turn
        first = min(self.sent, len(table.course.log))
        self.sent = len(table.course.log)
        over = table.facts.status == "over"
        view, patch = self.sight(seat)
        return ENCODER.encode(
            State(
                index=table.index,
                steps=len(table.course.plays),
                status=table.facts.status,
                you=self.seats,
                seat=seat,
                handover=handover,
                view=view,
                options=speaking.choices(game, self.lang) if deciding else [],
                prompt=speaking.prompt_of(game, self.lang) if deciding else "",
                log=kept_log(table, first, seat, self.lang),
                from_=first,
                undo=deciding and table.course.undoer == seat,
                may_ask=seat is not None and may_ask(table, seat),
                asked=None if table.asked is None else table.asked.message(),
                winners=table.facts.winners,
                key=table.facts.key.hex() if over else None,
                patch=patch,
            )
        )

    def sight(self, seat: int | None) -> tuple[Raw | None, Raw | None]:
        """The whole view, or what changed since the last one, if the client keeps views."""
        last, self.last = self.last, seen(self.table, seat)
        if self.version < 2 or last is None or last.seat != seat:
            return kept_view(self.table, seat), None
        return None, kept_patch(self.table, last, self.last)

    def again(self) -> None:
        """Compose the state anew although the table has not changed."""
        self.shown = -1
        self.nudge()

    def recent(self) -> int:
        """Where the entries begin that are sent in any case: some may have been taken back."""
        return max(0, len(self.table.course.log) - RECENT)

    def hear(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            self.reply(Pong())
        elif isinstance(message, Hello):
            self.lang = speaking.checked_lang(message.lang)
            self.watching = message.seats == "watch"
            self.version = message.version
            self.last = None
            self.steps.clear()
            self.sent = self.recent()
            if message.since is not None:
                self.sent = min(self.sent, message.since)
            self.ready = True
            self.told = self.present = b""
            self.again()
        elif not self.ready:
            raise malformed("hello", hello='{"type":"hello"}')
        elif isinstance(message, SetLang):
            self.lang = speaking.checked_lang(message.lang)
            self.sent = self.recent()
            self.again()
        else:
            self.reveal(message)

    def reveal(self, message: Reveal) -> None:
        if message.seat is None:
            self.revealed = None
        elif message.seat in self.seats:
            self.revealed = person(self.table.title, self.table.seats, message.seat)
        else:
            raise Refusal(403, "not_your_seat", "not-here")
        self.sent = self.recent()  # other eyes, other log
        self.again()


def table_message(table: Table, who: str | None) -> bytes:
    name = ("table", who)
    if name not in table.kept:
        table.kept[name] = ENCODER.encode(TableMessage(table.info(who)))
    message: bytes = table.kept[name]
    return message


def seen(table: Table, seat: int | None) -> View:
    """A view is made once per change, however many look at it; what is the same for everybody is
    made once for all seats."""
    name = ("seen", seat)
    if name not in table.kept:
        public = None if seat is None else seen(table, None)
        table.kept[name] = speaking.view_of(table.course.game, seat, public)
    view: View = table.kept[name]
    return view


def kept_view(table: Table, seat: int | None) -> Raw:
    name = ("view", seat)
    if name not in table.kept:
        table.kept[name] = Raw(ENCODER.encode(seen(table, seat)))
    view: Raw = table.kept[name]
    return view


def kept_patch(table: Table, last: View, now: View) -> Raw:
    """Most who look through a seat's eyes have seen the same view before."""
    name = ("patch", now.seat)
    kept: tuple[View, Raw] | None = table.kept.get(name)
    if kept is None or kept[0] is not last:
        kept = table.kept[name] = last, Raw(ENCODER.encode(patching.patch(last, now)))
    return kept[1]


def kept_log(table: Table, first: int, seat: int | None, lang: str) -> Raw:
    name = ("log", first, seat, lang)
    if name not in table.kept:
        events = table.course.log[first:]
        table.kept[name] = Raw(
            ENCODER.encode(speaking.entries(table.title, events, first, seat, lang))
        )
    found: Raw = table.kept[name]
    return found


@final
class Live:
    """All connections."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.at: dict[str, set[Connection]] = {}
        self.addresses: Counter[str] = Counter()
        self.present: dict[str, bytes] = {}  # presence messages by table
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
        address = socket.client.host if socket.client else ""
        await socket.accept()
        if (
            sum(self.addresses.values()) >= self.settings.sockets
            or self.addresses[address] >= self.settings.sockets_each
        ):
            await socket.close(TRY_LATER, "too many connections")
            return
        self.addresses[address] += 1
        try:
            await self.seat(socket, id, who)
        except WebSocketDisconnect:
            pass
        finally:
            self.addresses[address] -= 1
            if self.addresses[address] <= 0:
                del self.addresses[address]

    async def seat(self, socket: WebSocket, id: str, who: str | None) -> None:
        try:
            table = await self.tables.find(id)
        except Refusal as refusal:
            lang = spoken(None, socket.headers.get("accept-language"))
            await socket.send_text(ENCODER.encode(error_message(refusal, lang)).decode())
            await socket.close(UNKNOWN, refusal.code)
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
                connection.hear(decoded(text))
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

    # -- presence -----------------------------------------------------------------------------

    def presence(self, table: Table) -> None:
        """Somebody came or went."""
        self.present.pop(table.id, None)
        for connection in self.at.get(table.id, ()):
            connection.nudge()

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
