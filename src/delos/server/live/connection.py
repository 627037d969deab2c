"""One socket at one table: what it has been told and what comes next."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, final

import msgspec
from msgspec import Raw

from delos.kernel.view import View
from delos.server.live import patching
from delos.server.live.wire import Wire, frame
from delos.server.protocol.live import (
    Hello,
    Ping,
    Pong,
    Reveal,
    SetLang,
    State,
    TableMessage,
)
from delos.server.refusal import Refusal, malformed
from delos.server.tables.checks import may_ask
from delos.server.tables.seating import Seat, person
from delos.server.tables.table import Table
from delos.server.telling import speaking

RECENT: Final = 100  # log entries sent to a client that says nothing about what it has


STEPS: Final = 250  # states that may wait for a slow reader


REPLIES: Final = 50  # answers that may wait for a slow reader


ENCODER: Final = msgspec.json.Encoder()


@final
class Connection:
    """One socket at one table."""

    def __init__(self, wire: Wire, table: Table, who: str | None) -> None:
        self.wire = wire
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
        self.last: Sight | None = None  # the view as it was sent last
        self.told = b""  # the last table message
        self.standing = -1  # of the table, when that was told
        self.seated: list[Seat] | None = None  # the seats that ``mine`` was read from
        self.mine: list[int] = []
        self.people: dict[int, tuple[str, int]] = {}  # who of those at this screen has which seat
        self.present = b""  # the last presence message
        self.heard: dict[str, bytes] = {}  # the last message of each channel beside the game
        self.replies: list[bytes] = []
        self.news: asyncio.Event | None = None  # set where somebody else writes what is new
        self.steps: deque[bytes] = deque()  # states not sent yet

    @property
    def seats(self) -> list[int]:
        if self.seated is not self.table.seats:
            table = self.table
            self.seated = table.seats
            self.mine = [] if self.watching else table.held(self.who)
            self.people = {seat: person(table.title, table.seats, seat) for seat in self.mine}
        return self.mine

    def reply(self, message: msgspec.Struct) -> None:
        """Kept until something is sent; whoever asks on and on and does not read is cut off."""
        if len(self.replies) < REPLIES:
            self.replies.append(ENCODER.encode(message))
        else:
            self.wire.abort()

    def flush(self, more: list[bytes]) -> None:
        """Send what is new."""
        found = [frame(message) for message in [*self.compose(), *more]]
        if found:
            self.wire.send(found[0] if len(found) == 1 else b"".join(found))

    # -- whose eyes ---------------------------------------------------------------------------

    def eyes(self) -> tuple[int | None, int | None]:
        """The seat whose secrets may be shown, and the seat that must take the screen first."""
        mine = self.seats
        if not mine or self.table.facts.status == "waiting":
            return None, None  # who still may change places sees no seat's secrets
        turn = self.table.turn
        people = self.people
        deciding = turn is not None and turn in people
        if len(mine) == 1 or len(set(people.values())) == 1:
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
        if self.version < 4 or self.standing != table.standing:
            self.standing = table.standing
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
        seat, handover = self.eyes()
        deciding = seat is not None and seat == table.turn
        first = min(self.sent, len(table.course.log))
        self.sent = len(table.course.log)
        log = table.log_pieces.since(table.title, table.course.log, first, (seat, self.lang))
        if self.version >= 4:
            return self.short_state(seat, handover, deciding, first, log)
        game = table.course.game
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
                log=log,
                from_=first,
                undo=deciding and table.course.undoer == seat,
                may_ask=seat is not None and may_ask(table, seat),
                asked=None if table.asked is None else table.asked.message(),
                winners=table.facts.winners,
                key=table.facts.key.hex() if over else None,
                patch=patch,
            )
        )

    def short_state(
        self, seat: int | None, handover: int | None, deciding: bool, first: int, log: Raw
    ) -> bytes:
        """The same for version 4: put together of what is made once for all screens, and without
        what is empty, null or false."""
        table = self.table
        view, patch = self.sight(seat)
        parts = [
            state_head(table),
            b'"you":%b,"seat":%b' % (whole_numbers(self.seats), number_or_null(seat)),
        ]
        if handover is not None:
            parts.append(b',"handover":%d' % handover)
        if view is not None:
            parts += (b',"view":', bytes(view))
        elif patch is not None and len(bytes(patch)) > len(b"{}"):
            parts += (b',"patch":', bytes(patch))
        if deciding:
            parts.append(kept_question(table, self.lang))
            if table.course.undoer == seat:
                parts.append(b',"undo":true')
        if seat is not None and may_ask(table, seat):
            parts.append(b',"may_ask":true')
        parts += (b',"from":%d,"log":' % first, bytes(log), b"}")
        return b"".join(parts)

    def sight(self, seat: int | None) -> tuple[Raw | None, Raw | None]:
        """The whole view, or what changed since the last one, if the client keeps views."""
        last, self.last = self.last, sight_of(self.table, seat)
        if self.version < 2 or last is None or last.view.seat != seat:
            return kept_view(self.table, seat), None
        return None, kept_patch(self.table, last, self.last)

    def again(self) -> None:
        """Compose the state anew although the table has not changed."""
        self.shown = -1

    def recent(self) -> int:
        """Where the entries begin that are sent in any case: some may have been taken back."""
        return max(0, len(self.table.course.log) - RECENT)

    def hear(self, message: Hello | Reveal | SetLang | Ping) -> None:
        if isinstance(message, Ping):
            self.reply(Pong())
        elif isinstance(message, Hello):
            self.lang = speaking.checked_lang(message.lang)
            self.watching = message.seats == "watch"
            self.seated = None
            self.version = message.version
            self.last = None
            self.steps.clear()
            self.sent = self.recent()
            if message.since is not None:
                self.sent = min(self.sent, message.since)
            self.ready = True
            self.told = self.present = b""
            self.standing = -1
            self.again()
        elif not self.ready:
            raise no_hello()
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


def no_hello() -> Refusal:
    return malformed("hello", hello='{"type":"hello"}')


def table_message(table: Table, who: str | None) -> bytes:
    """Whoever has no seat is told the same."""
    name = ("table", who if table.held(who) else None)
    if name not in table.kept:
        table.kept[name] = ENCODER.encode(TableMessage(table.info(who)))
    message: bytes = table.kept[name]
    return message


@final
class Sight:
    """What a seat sees, and what everybody sees of the same moment."""

    __slots__ = ("public", "view")

    def __init__(self, view: View, public: View) -> None:
        self.view = view
        self.public = public


def sight_of(table: Table, seat: int | None) -> Sight:
    """A view is made once per change, however many look at it; what is the same for everybody is
    made once for all seats."""
    name = ("seen", seat)
    found: Sight | None = table.kept.get(name)
    if found is None:
        game = table.course.game
        if seat is None:
            public = speaking.public_view(game, table.sections)
            found = Sight(speaking.view_of(game, None, public), public)
        else:
            public = sight_of(table, None).public
            found = Sight(speaking.view_of(game, seat, public), public)
        table.kept[name] = found
    return found


def kept_view(table: Table, seat: int | None) -> Raw:
    name = ("view", seat)
    if name not in table.kept:
        table.kept[name] = Raw(ENCODER.encode(sight_of(table, seat).view))
    view: Raw = table.kept[name]
    return view


def kept_patch(table: Table, last: Sight, now: Sight) -> Raw:
    """Most who look through a seat's eyes have seen the same view before."""
    name = ("patch", now.view.seat)
    kept: tuple[Sight, Raw] | None = table.kept.get(name)
    if kept is None or kept[0] is not last:
        own = ENCODER.encode(patching.own_patch(last.view, now.view))
        kept = last, Raw(patching.joined(kept_public_patch(table, last.public, now.public), own))
        table.kept[name] = kept
    return kept[1]


def kept_public_patch(table: Table, last: View, now: View) -> bytes:
    """What changed for everybody alike, made once for all seats."""
    kept: tuple[View, bytes] | None = table.kept.get("public patch")
    if kept is None or kept[0] is not last:
        kept = last, ENCODER.encode(patching.public_patch(last, now))
        table.kept["public patch"] = kept
    return kept[1]


def state_head(table: Table) -> bytes:
    """What a state of version 4 says to everybody alike."""
    head: bytes | None = table.kept.get("head")
    if head is None:
        facts = table.facts
        head = b'{"type":"state","index":%d,"steps":%d,"status":"%b",' % (
            table.index,
            len(table.course.plays),
            facts.status.encode(),
        )
        if table.asked is not None:
            head += b'"asked":%b,' % ENCODER.encode(table.asked.message())
        if facts.winners:
            head += b'"winners":%b,' % whole_numbers(facts.winners)
        if facts.status == "over":
            head += b'"key":"%b",' % facts.key.hex().encode()
        table.kept["head"] = head
    return head


def kept_question(table: Table, lang: str) -> bytes:
    """The options and the prompt, for the eyes of the seat that decides."""
    name = ("question", lang)
    found: bytes | None = table.kept.get(name)
    if found is None:
        game = table.course.game
        options = b",".join(speaking.choices_json(game, lang))
        prompt = ENCODER.encode(speaking.prompt_of(game, lang))
        found = table.kept[name] = b',"options":[%b],"prompt":%b' % (options, prompt)
    return found


def whole_numbers(numbers: list[int]) -> bytes:
    return b"[%b]" % b",".join([b"%d" % number for number in numbers])


def number_or_null(number: int | None) -> bytes:
    return b"null" if number is None else b"%d" % number
