"""One socket at one table: what it has been told and what comes next."""

from __future__ import annotations

from collections import deque
from typing import Final, final

import msgspec
from msgspec import Raw

from delos.server.live.news import News
from delos.server.live.reader import Reader
from delos.server.live.sights import (
    ENCODER,
    Sight,
    asked_of,
    change_fields,
    kept_own_patch,
    kept_patch,
    kept_public_patch,
    kept_view,
    number_or_null,
    sight_of,
    state_beginning,
    table_message,
    whole_numbers,
)
from delos.server.live.wire import frame
from delos.server.protocol.live import (
    Hello,
    Ping,
    Pong,
    Reveal,
    SetLang,
    State,
)
from delos.server.refusal import Refusal, malformed
from delos.server.tables.checks import may_ask
from delos.server.tables.seating import Seat, person
from delos.server.tables.table import Table
from delos.server.telling import speaking

RECENT: Final = 100  # log entries sent to a client that says nothing about what it has


STEPS: Final = 250  # states that may wait for a slow reader


REPLIES: Final = 50  # answers that may wait for a slow reader


@final
class Connection:
    """One socket at one table."""

    def __init__(self, wire: Reader, table: Table, who: str | None) -> None:
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
        self.seated: list[Seat] | None = None  # the table's seats that ``mine`` was read from
        self.mine: list[int] = []
        # the same as JSON: for which seats, for whose eyes
        self.placed: tuple[list[Seat] | None, int | None, bytes] = (None, None, b"")
        self.people: dict[int, tuple[str, int]] = {}  # who of those at this screen has which seat
        self.present = b""  # the last presence message
        self.beside = (-1, 0)  # what the table counted when the channels were last looked at
        self.heard: dict[str, bytes] = {}  # the last message of each channel beside the game
        self.replies: list[bytes] = []
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
            self.waits_from = min(self.sent, self.table.course.entries)
        self.shown = self.table.version
        self.steps.append(self.state())

    def state(self) -> bytes:
        table = self.table
        seat, handover = self.eyes()
        deciding = seat is not None and seat == table.turn
        first = min(self.sent, table.course.entries)
        self.sent = table.course.entries
        log = table.log_pieces.since(table.title, table.course.log, first, (seat, self.lang))
        if self.version >= 4:
            return self.short_state(seat, handover, first, log)
        game = table.course.game
        over = table.facts.status == "over"
        view, patch = self.sight(seat)
        return ENCODER.encode(
            State(
                index=table.index,
                steps=table.course.steps,
                status=table.facts.status,
                you=self.seats,
                seat=seat,
                handover=handover,
                view=view,
                options=speaking.choices(game, self.lang, table.sign) if deciding else [],
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

    def short_state(self, seat: int | None, handover: int | None, first: int, log: Raw) -> bytes:
        """The same for version 4: put together of what is made once for all screens, and without
        what is empty, null or false."""
        table = self.table
        last, self.last = self.last, sight_of(table, seat)
        if last is None or last.view.seat != seat:
            shown = b',"view":' + bytes(kept_view(table, seat))
        else:
            public = kept_public_patch(table, last.public, self.last.public)
            shown = change_fields(public, kept_own_patch(table, last, self.last))
        beginning = state_beginning(table, first, bytes(log))
        return b"".join((beginning, shown, self.place(seat, handover)))

    def place(self, seat: int | None, handover: int | None) -> bytes:
        """The end of a state of version 4: who looks, and what they are asked."""
        if self.placed[0] is not self.seated or self.placed[1] != seat:
            words = b',"you":%b,"seat":%b' % (whole_numbers(self.seats), number_or_null(seat))
            self.placed = self.seated, seat, words
        found = self.placed[2]
        if handover is not None:
            found += b',"handover":%d' % handover
        return found + asked_of(self.table, seat, self.lang)

    def quick(self, news: News) -> bytes | None:
        """The frames that tell of a move, if this connection has seen all before it and shows one
        seat or none; None: it must go the long way."""
        last = self.last
        if (
            last is None
            or last.public is not news.before
            or self.sent != news.first
            or self.version < 4
            or self.standing != self.table.standing
            or self.wire.paused
            or self.steps
        ):
            return None
        mine = self.seats
        seat = mine[0] if mine else None
        if len(mine) > 1 or last.view.seat != seat:
            return None
        self.last, found = news.told(seat, self.lang, last)
        self.shown, self.sent = news.version, news.total
        if self.replies:
            found = b"".join([*map(frame, self.replies), found])
            self.replies = []
        return found

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
        return max(0, self.table.course.entries - RECENT)

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
