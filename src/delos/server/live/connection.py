"""One socket at one table: what it has been told and what comes next."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, final

import msgspec
from msgspec import Raw
from starlette.websockets import WebSocket

from delos.kernel.view import View
from delos.server.live import patching
from delos.server.protocol.live import (
    Hello,
    Incoming,
    Ping,
    Pong,
    Reveal,
    SetLang,
    State,
    TableMessage,
)
from delos.server.refusal import Refusal, malformed
from delos.server.tables.checks import may_ask
from delos.server.tables.seating import person
from delos.server.tables.table import Table
from delos.server.telling import speaking

RECENT: Final = 100  # log entries sent to a client that says nothing about what it has


STEPS: Final = 250  # states that may wait for a slow reader


REPLIES: Final = 50  # answers that may wait for a slow reader


ENCODER: Final = msgspec.json.Encoder()


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
        self.heard: dict[str, bytes] = {}  # the last message of each channel beside the game
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
        if not mine or self.table.facts.status == "waiting":
            return None, None  # who still may change places sees no seat's secrets
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
                log=table.log_pieces.since(table.title, table.course.log, first, (seat, self.lang)),
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
    """Whoever has no seat is told the same."""
    name = ("table", who if table.held(who) else None)
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
