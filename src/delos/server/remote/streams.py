"""The streams that programs read: what happens to an account, and one game as its seat sees it."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final, cast, final

import msgspec

from delos.server.fair import Turns
from delos.server.live.connection import Connection
from delos.server.live.live import Live
from delos.server.live.reader import Reader
from delos.server.live.sights import ENCODER
from delos.server.people.identity import Identity
from delos.server.protocol.remote import (
    AccountLine,
    ChallengeAnswered,
    ChallengeEvent,
    ChallengeInfo,
    GameFinish,
    GameFull,
    GameRef,
    GameStart,
    GameState,
    Gone,
)
from delos.server.refusal import Refusal
from delos.server.remote.challenges import Challenging
from delos.server.remote.lines import AGAIN, BLANK
from delos.server.settings import Settings
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat, held
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

WAITING: Final = 500  # lines for an account that does not read
TOLD: Final = 5000  # tables of which is remembered what the other servers know
IMAGINED: Final = 4  # games with a question


@final
class Ear:
    """One open account stream."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.lines: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.ended = False  # the account is to come again
        self.told: dict[str, str] = {}  # how a table stood when it was told of, by id

    def say(self, line: AccountLine) -> None:
        if len(self.lines) >= WAITING:
            self.ended = True
        else:
            self.lines.append(ENCODER.encode(line))
        self.news.set()

    def hear(self, facts: Facts, seats: list[Seat]) -> None:
        """Tell of games that begin and end."""
        status, own = facts.status, held(seats, self.who)
        before = self.told.get(facts.id, "waiting")
        if status == before or status == "waiting":
            return
        if status == "playing" and not own:
            return
        if status == "playing":
            self.told[facts.id] = status
            self.say(GameStart(ref(facts, seats, self.who)))
        elif before == "playing" or own:
            self.told[facts.id] = status
            self.say(GameFinish(ref(facts, seats, self.who)))


@final
class Line:
    """What a game's stream is to the live connections: a reader that takes what is new when it is
    ready, and that can be cut."""

    paused = True

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.ended = asyncio.Event()

    def abort(self) -> None:
        self.ended.set()


@final
class Streams:
    def __init__(
        self,
        tables: Tables,
        live: Live,
        challenging: Challenging,
        threads: Turns,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.live = live
        self.threads = threads
        self.settings = settings
        self.challenging = challenging
        self.ears: dict[str, set[Ear]] = {}
        self.following: dict[str, set[Line]] = {}  # by table
        self.open: Counter[str] = Counter()  # by who reads
        self.stood: OrderedDict[str, str] = (
            OrderedDict()
        )  # how tables stood that the other servers were told of
        self.on_game: Callable[[str], None] | None = None  # tells them of one that begins or ends
        tables.listeners.append(self.hear)
        challenging.listeners.append(self.challenged)

    # -- what happens -----------------------------------------------------------------------

    def hear(self, table: Table) -> None:
        for line in self.following.get(table.id, ()):
            line.news.set()
        if self.on_game is not None:
            self.tell_others(table.facts, self.on_game)
        if self.ears:
            self.hear_facts(table.facts, table.seats)

    def tell_others(self, facts: Facts, tell: Callable[[str], None]) -> None:
        """Once when a game begins and once when it is over, not at every move."""
        if facts.status == "waiting" or self.stood.get(facts.id) == facts.status:
            return
        self.stood[facts.id] = facts.status
        if len(self.stood) > TOLD:
            self.stood.popitem(last=False)
        tell(facts.id)

    def hear_facts(self, facts: Facts, seats: list[Seat]) -> None:
        for who in {seat.holder for seat in seats if seat.holder is not None}:
            for ear in self.ears.get(who, ()):
                ear.hear(facts, seats)

    async def hear_of(self, table: str) -> None:
        """A game that another server keeps has begun or is over."""
        if self.ears:
            found = await self.tables.brief(table)
            if found is not None:
                self.hear_facts(*found)

    def challenged(self, who: str, challenge: ChallengeInfo) -> None:
        for ear in self.ears.get(who, ()):
            fresh = challenge.status == "open"
            if not fresh:
                ear.say(ChallengeAnswered(challenge))
            elif challenge.challenged.id == who:
                ear.say(ChallengeEvent(challenge))

    # -- reading ----------------------------------------------------------------------------

    def enter(self, who: str) -> None:
        if self.open[who] >= self.settings.streams_each:
            raise Refusal(429, "too_many_streams", wait=30, most=self.settings.streams_each)
        self.open[who] += 1

    def leave(self, who: str) -> None:
        self.open[who] -= 1
        if self.open[who] <= 0:
            del self.open[who]

    async def account(self, me: Identity, leaving: asyncio.Event) -> AsyncGenerator[bytes, None]:
        """Open challenges and running games first, then what happens."""
        self.enter(me.id)
        ear = Ear(me.id)
        self.ears.setdefault(me.id, set()).add(ear)
        try:
            yield BLANK  # the reader is heard
            for challenge in (await self.challenging.listed(me)).received:
                ear.say(ChallengeEvent(challenge))
            for facts, seats in await self.tables.running(me.id):
                ear.hear(facts, seats)
            while not ear.ended and not leaving.is_set():
                while ear.lines:
                    yield ear.lines.popleft()
                ear.news.clear()
                if not await heard(self.settings.alive_seconds, ear.news, leaving):
                    yield BLANK
            yield AGAIN
        finally:
            self.ears[me.id].discard(ear)
            if not self.ears[me.id]:
                del self.ears[me.id]
            self.leave(me.id)

    async def game(
        self, table: Table, me: Identity, wishes: dict[str, Any], leaving: asyncio.Event
    ) -> AsyncGenerator[bytes, None]:
        """The game in full, then every change, as the live connection tells it to a screen."""
        if not table.held(me.id):
            raise Refusal(403, "not_your_seat")
        self.enter(me.id)
        line = Line()
        connection = Connection(cast(Reader, line), table, me.id)
        connection.lang, connection.ready = wishes["lang"], True
        connection.version = 2 if wishes["patch"] else 1
        connection.sent = min(wishes["since"], len(table.course.log))
        self.live.enter(connection)
        self.following.setdefault(table.id, set()).add(line)
        self.live.presence(table)
        try:
            first = True
            while not line.ended.is_set() and not leaving.is_set():
                line.news.clear()
                for message in connection.compose():
                    if not message.startswith(STATE):
                        continue  # who sits where is told with the state
                    state = msgspec.Raw(message)
                    games = await self.imagined(table, connection, wishes["imagine"])
                    made = GameFull(table.info(me.id), state, games)
                    yield ENCODER.encode(made if first else GameState(state, games))
                    first = False
                if table.facts.status == "over" or not table.held(me.id):
                    yield ENCODER.encode(Gone(False))
                    return
                if not line.news.is_set() and not await heard(
                    self.settings.alive_seconds, line.news, leaving, line.ended
                ):
                    yield BLANK
            yield AGAIN
        finally:
            self.following[table.id].discard(line)
            if not self.following[table.id]:
                del self.following[table.id]
            self.live.leave(connection)
            self.leave(me.id)

    async def imagined(self, table: Table, connection: Connection, count: int) -> list[str]:
        """Games that agree with all that the deciding seat knows; nothing else is in them."""
        seat, _ = connection.eyes()
        if not count or seat is None or seat != table.turn:
            return []
        seeds = [secrets.randbits(48) for _ in range(min(count, IMAGINED))]
        return await self.threads.thread(
            connection.who or "", dreamt, table.course.game.copy(), seat, seeds
        )


STATE: Final = b'{"type":"state"'


def dreamt(game: Any, seat: int, seeds: list[int]) -> list[str]:
    return [game.imagine(seat, seed).dump() for seed in seeds]


async def heard(seconds: float, *events: asyncio.Event) -> bool:
    """Whether one of them happens in time."""
    tasks = [asyncio.create_task(event.wait()) for event in events]
    try:
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        return bool(done)
    finally:
        for task in tasks:
            task.cancel()


def ref(facts: Facts, seats: list[Seat], who: str) -> GameRef:
    info = facts.info(seats, who)
    return GameRef(
        info.id,
        info.title,
        info.players,
        held(seats, who),
        info.status,
        info.turn,
        info.yours,
        info.winners,
    )
