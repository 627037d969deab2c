"""Tables: each is its append-only record; what is in memory is rebuilt from it by replay.

A choice is checked and applied to a copy, committed, and only then does anybody see it.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, final
from weakref import WeakValueDictionary

from delos.api import set_up
from delos.kernel.chance import Chance, SealedChance, restored, spliced
from delos.kernel.errors import DelosError, IllegalAction
from delos.kernel.title import Title
from delos.kernel.versions import with_version
from delos.server.fair import Turns
from delos.server.people.identity import Identity, clean, random_id
from delos.server.protocol.live import Act
from delos.server.protocol.looking import PlayOnBody
from delos.server.protocol.tables import NewTable, TableInfo, Ways
from delos.server.refusal import (
    Refusal,
    not_your_seat,
    stale,
    unknown_seat,
    unknown_table,
)
from delos.server.settings import Settings
from delos.server.stored.storage import Storage
from delos.server.tables import consent, seating
from delos.server.tables.checks import (
    begins,
    check_holder,
    check_may_join,
    check_open,
    check_patience,
    check_turn,
    illegal,
    may_ask,
    note_refusal,
    same_action,
    wanted_seat,
)
from delos.server.tables.consent import Request
from delos.server.tables.course import Broken, Course, opened, replayed, rewound
from delos.server.tables.quotas import check_seats
from delos.server.tables.rating import Side, rate, rated_sides
from delos.server.tables.rows import (
    Facts,
    Move,
    insert_first_moves,
    insert_move,
    insert_table,
    move_rows,
    read_list,
    read_move,
    read_table,
    update_table,
)
from delos.server.tables.seating import Seat
from delos.server.tables.table import Table
from delos.server.thinking.mapmaker import Mapmaker

ID_LETTERS: Final = 16  # 80 bits


INVITE_BYTES: Final = 24  # 192 bits


@final
class Tables:
    def __init__(
        self, storage: Storage, settings: Settings, maps: Mapmaker, threads: Turns
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.maps = maps
        self.threads = threads
        self.cache: OrderedDict[str, Table] = OrderedDict()
        # Whoever still holds a table that left the cache shares it with all who come: there are
        # never two tables in memory for one record.
        self.held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.listeners: list[Callable[[Table], None]] = []
        self.playing: set[asyncio.Task[None]] = set()  # moves that had to wait

    def tell(self, table: Table, moved: bool = False) -> None:
        """Everybody who listens hears of a committed change; ``moved``: of a move and no more."""
        table.changed(moved)
        for listener in self.listeners:
            listener(table)

    # -- finding --------------------------------------------------------------------------

    async def find(self, id: str, owner: str = "") -> Table:
        """The table; if it must be read again, that is done when it is the owner's turn."""
        table = self.held.get(id)
        if table is not None:
            self.keep(table)
            self.cache.move_to_end(id)
            return table
        task = self.loading.get(id)
        if task is None:
            task = asyncio.create_task(self.load(id, owner))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str, owner: str) -> Table:
        return self.keep(await self.read(id, owner))

    async def read(self, id: str, owner: str = "") -> Table:
        """The table as its record says."""
        stored = await self.storage.read(lambda connection: read_table(connection, id))
        if stored is None:
            raise unknown_table()
        facts, seats, moves = stored
        try:
            course = await self.threads.thread(owner, rebuilt, facts, moves)
        except Broken as error:
            raise Refusal(409, "unreadable", detail=str(error)) from error
        return Table(facts, seats, course, len(moves))

    def keep(self, table: Table) -> Table:
        self.cache[table.id] = self.held[table.id] = table
        for id in list(self.cache):
            if len(self.cache) <= self.settings.cached:
                break
            old = self.cache[id]
            if old.users == 0 and not old.lock.locked() and old is not table:
                del self.cache[id]
        return table

    async def forget(self, table: Table) -> None:
        """Memory and record disagree: the record is right."""
        fresh = await self.read(table.id)
        table.facts, table.seats = fresh.facts, fresh.seats
        table.course, table.index = fresh.course, fresh.index
        table.asked = None
        self.tell(table)

    async def listed(
        self, filter: str, me: str | None, place: Callable[[str], str] = str
    ) -> list[TableInfo]:
        """Tables, newest first, mixed by the place from which their makers come."""
        found = await self.storage.read(lambda db: read_list(db, filter, me, place))
        return [facts.info(seats, me) for facts, seats in found]

    async def bots_due(self) -> list[str]:
        """Tables whose next choice is a bot's, for the time after a restart."""

        def read(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM tables JOIN seats ON table_id = id AND seat = turn "
                "WHERE status = 'playing' AND (kind = 'bot' OR standin != '') ORDER BY updated DESC"
            )
            return [row["id"] for row in rows]

        return await self.storage.read(read)

    # -- making and joining ---------------------------------------------------------------

    async def make(self, body: NewTable, maker: Identity, owner: str) -> Table:
        options: dict[str, object] = dict(body.options)
        asked = dict(options)
        options.setdefault("seed", secrets.randbits(32))  # chooses the map, nothing else
        try:
            title = await self.set_up(owner, body.title, options)
        except DelosError as error:
            raise Refusal(400, "bad_option", detail=str(error)) from error
        invites = [secrets.token_urlsafe(INVITE_BYTES) for _ in title.seats]
        seats = seating.seated(title, body.seats, maker, invites)
        name = clean(body.name, 60)
        return await self.place(title, asked, seats, maker, body.public, name, body.ways)

    async def set_up(self, owner: str, name: str, options: dict[str, object]) -> Title:
        chosen = await self.maps.chosen(owner, name, options)
        return await self.threads.thread(owner, set_up, name, chosen)

    async def place(
        self,
        title: Title,
        asked: dict[str, Any],
        seats: list[Seat],
        maker: Identity,
        public: bool,
        name: str,
        ways: Ways,
        before: str | None = None,
    ) -> Table:
        """Store a table; ``before`` is the one that it is the rematch of."""
        key = secrets.token_bytes(32)
        course = opened(title, SealedChance(key))
        now = int(time.time())
        waiting = any(seat.free for seat in seats)
        facts = Facts(
            random_id(ID_LETTERS),
            name or f"{maker.name}'s table",
            title.name,
            title.version,
            dict(title.options),
            asked,
            public,
            maker.id,
            key,
            "waiting" if waiting else "playing",
            course.game.seat,
            course.game.length,
            [],
            now,
            now,
            None,
            ways=ways,
        )
        most = self.settings
        await self.storage.write(lambda db: insert_table(db, facts, seats, most, before))
        table = self.keep(Table(facts, seats, course, 0))
        self.tell(table)
        return table

    async def rematch(self, table: Table, who: Identity, owner: str) -> str:
        """The next table for the same people; whoever asks second gets the same one."""
        if not table.held(who.id):
            raise not_your_seat()
        async with table.lock:
            if table.facts.status != "over":
                raise Refusal(409, "not_over")
            if table.facts.rematch is not None:
                return table.facts.rematch
            options: dict[str, object] = {**table.facts.asked, "seed": secrets.randbits(32)}
            title = await self.set_up(owner, table.facts.title, options)
            new = await self.place(
                title,
                table.facts.asked,
                [replace(seat, standin="") for seat in table.seats],  # nobody is away yet
                who,
                table.facts.public,
                table.facts.name,
                table.facts.ways,
                table.id,
            )
            table.facts = replace(table.facts, rematch=new.id)
        self.tell(table)
        return new.id

    async def play_on(self, table: Table, who: Identity, body: PlayOnBody) -> Table:
        """A new table at a moment of a finished game: one side is yours, bots have the others, and
        the luck is fresh from there on."""
        if table.facts.status != "over":
            raise Refusal(409, "not_over")
        plays = table.course.plays[: body.step]
        if body.step >= len(table.course.plays):
            raise Refusal(409, "over", "played-on-over", last=len(table.course.plays) - 1)
        if body.seat >= len(table.seats):
            raise unknown_seat(body.seat, len(table.seats))
        old, key, now = table.facts, secrets.token_bytes(32), int(time.time())
        # Before the first choice there may have been draws too.
        cut = plays[-1].count if plays else rewound(table.course, 0).game.count
        origin = {
            "table": old.id,
            "step": body.step,
            "luck": luck_of(old).saved(),
            "count": cut,
        }
        facts = replace(
            old,
            id=random_id(ID_LETTERS),
            public=False,
            owner=who.id,
            key=key,
            status="playing",
            winners=[],
            created=now,
            updated=now,
            rematch=None,
            origin=origin,
            barred=(),
            rated=False,
        )
        moves = [(play.seat, play.action, play.count) for play in plays]
        course = await self.threads.thread(who.id, rebuilt, facts, list(moves))
        facts = replace(facts, turn=course.game.seat, cycle=course.game.length)
        seats = seating.played_on(table.title, table.seats, body.seat, who, body.level)
        most = self.settings

        def store(db: sqlite3.Connection) -> None:
            insert_table(db, facts, seats, most, None)
            insert_first_moves(db, facts, moves)

        await self.storage.write(store)
        new = self.keep(Table(facts, seats, course, len(moves)))
        self.tell(new)
        return new

    async def join(
        self, table: Table, who: Identity, seat: int | None, invite: str | None
    ) -> list[int]:
        """Take a free seat, with the others that the same person must play."""
        async with table.lock:
            chosen = wanted_seat(table, who, seat, invite)
            numbers = seating.side(table.title, chosen.seat)
            if chosen.holder == who.id:
                return numbers
            check_may_join(table, who.id, numbers)
            seats = seating.taken(table.seats, numbers, who)
            await self.settle(table, table.facts, seats, who.id)
        return numbers

    async def settle(
        self, table: Table, facts: Facts, seats: list[Seat], joining: str | None = None
    ) -> None:
        """Commit who sits where and how the table stands, then let it be seen. A table that waits
        for nobody, and not for its host, begins."""
        facts = replace(facts, updated=int(time.time()))
        if facts.status == "waiting" and begins(facts, seats):
            facts = replace(facts, status="playing")

        def store(db: sqlite3.Connection) -> None:
            if joining is not None:
                check_seats(db, table.id, joining, self.settings)
            update_table(db, facts, seats)

        await self.storage.write(store)
        table.facts, table.seats = facts, seats
        self.tell(table)

    # -- playing --------------------------------------------------------------------------

    async def play(
        self,
        table: Table,
        who: str | None,
        seat: int,
        index: int,
        action: int | str,
        key: str | None,
        lang: str = "en",
    ) -> int:
        """Play an action for a seat; the new index, after COMMIT. ``who`` None is a bot."""
        check_holder(table, who, seat)
        async with table.lock:
            known = await self.known(table, seat, index, action, key)
            if known is not None:
                return known
            check_turn(table, seat, index)
            try:
                course = table.course.after(action)
            except IllegalAction as error:
                raise illegal(table, action, error, lang) from error
            return await self.append(table, seat, course, course.plays[-1].action, key)

    async def undo(self, table: Table, who: str, seat: int, index: int, key: str | None) -> int:
        check_holder(table, who, seat)
        async with table.lock:
            known = await self.known(table, seat, index, None, key)
            if known is not None:
                return known
            if index != table.index:
                raise stale(table.index)
            if table.course.undoer != seat or table.facts.status != "playing":
                raise Refusal(409, "not_free")
            return await self.append(table, seat, table.course.back(), None, key)

    async def ask(self, table: Table, who: str, seat: int, index: int) -> int:
        """Ask the others to let a seat take its last choice back; done if nobody else plays."""
        check_holder(table, who, seat)
        async with table.lock:
            check_open(table, index)
            if table.asked is not None:
                raise Refusal(409, "asked")
            if not may_ask(table, seat):
                raise Refusal(409, "not_needed")
            check_patience(table, seat)
            return await self.answered(table, consent.request(table.title, table.seats, seat))

    async def answer(self, table: Table, who: str, seat: int, index: int, agree: bool) -> int:
        """Agree or refuse, for all seats of the same person; one refusal ends it."""
        check_holder(table, who, seat)
        async with table.lock:
            check_open(table, index)
            asked = table.asked
            if asked is None or seat not in asked.waiting:
                raise Refusal(409, "not_asked")
            if not agree:
                self.drop(table, asked)
                return table.index
            seats = consent.seats_of_person(table.title, table.seats, seat)
            return await self.answered(table, asked.with_consent(seats))

    async def answered(self, table: Table, asked: Request) -> int:
        """Go back if everybody has agreed, else wait for the others."""
        if asked.waiting:
            table.asked = asked
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.ask_seconds, self.drop, table, asked)
            self.tell(table)
            return table.index
        step = consent.own_last(table.course, asked.seat)
        assert step is not None
        course = await asyncio.to_thread(rewound, table.course, step)
        # What everybody allowed is no longer a contest.
        return await self.append(table, asked.seat, course, None, None, rated=False)

    def drop(self, table: Table, asked: Request) -> None:
        """A request was refused, or not answered in time."""
        if table.asked is asked:
            table.asked = None
            note_refusal(table, asked.seat, self.settings.ask_again)
            self.tell(table)

    async def known(
        self, table: Table, seat: int, index: int, action: int | str | None, key: str | None
    ) -> int | None:
        """The answer that this key was given before."""
        if key is None:
            return None
        row = await self.storage.read(lambda db: read_move(db, table.id, seat, key))
        if row is None:
            return None
        if row["number"] == index and same_action(table.title, row["action"], action):
            return index + 1
        raise Refusal(409, "key_used")

    async def append(
        self,
        table: Table,
        seat: int,
        course: Course,
        action: int | None,
        key: str | None,
        rated: bool = True,
    ) -> int:
        """Commit one move, then let it be seen."""
        facts, move = moved(table, seat, course, action, key, rated)
        sides = rated_sides(table.title, facts, table.seats) if course.game.over else []
        try:
            await self.storage.write(lambda db: finish_move(db, move, facts, sides))
        except sqlite3.IntegrityError as error:
            await self.forget(table)
            raise stale(table.index) from error
        return self.appended(table, course, facts)

    def appended(self, table: Table, course: Course, facts: Facts) -> int:
        """A move is committed: let it be seen."""
        plain = facts.status == table.facts.status == "playing"
        table.facts = facts
        table.course = course
        table.index += 1
        table.asked = None
        self.tell(table, plain)
        return table.index

    # -- the short way of a move ----------------------------------------------------------

    def play_now(self, table: Table, who: str, wish: Act, lang: str, answer: Heard) -> None:
        """Play as ``play`` does, without a task where nobody else is at work on the table.

        ``answer`` hears the new index after COMMIT and before anybody sees the move, so that both
        can travel together, or why there is none."""
        check_holder(table, who, wish.seat)
        if wish.index != table.index or not table.lock.take():
            self.play_later(table, who, wish, lang, answer)
            return
        try:
            check_turn(table, wish.seat, wish.index)
            try:
                course = table.course.after(wish.action)
            except IllegalAction as error:
                raise illegal(table, wish.action, error, lang) from error
            if course.game.over:  # ratings are reckoned too
                table.lock.release()
                self.play_later(table, who, wish, lang, answer)
                return
            action = course.plays[-1].action
            facts, move = moved(table, wish.seat, course, action, wish.key)

            def stored(_: None, error: BaseException | None) -> None:
                if isinstance(error, sqlite3.IntegrityError):  # the key was used, most likely
                    table.lock.release()
                    self.play_later(table, who, wish, lang, answer)
                    return
                try:
                    if error is not None:
                        answer(error, True)
                        return
                    answer(table.index + 1, False)
                    self.appended(table, course, facts)
                finally:
                    table.lock.release()

            self.storage.put(move_rows(move, facts), stored)
        except BaseException:
            table.lock.release()
            raise

    def play_later(self, table: Table, who: str, wish: Act, lang: str, answer: Heard) -> None:
        """The same in a task: others are at work, or the record must be asked first."""

        async def play() -> None:
            try:
                found: int | BaseException = await self.play(
                    table, who, wish.seat, wish.index, wish.action, wish.key, lang
                )
            except Exception as error:
                found = error
            answer(found, True)

        task = asyncio.create_task(play())
        self.playing.add(task)
        task.add_done_callback(self.playing.discard)


# The new index or why there is none, and whether nothing else is told right after.
Heard = Callable[[int | BaseException, bool], None]


def moved(
    table: Table, seat: int, course: Course, action: int | None, key: str | None, rated: bool = True
) -> tuple[Facts, Move]:
    """What the rows of a table and of its next move say after it."""
    game = course.game
    facts = replace(
        table.facts,
        status="over" if game.over else "playing",
        turn=game.seat,
        cycle=game.length,
        winners=list(game.winners),
        updated=int(time.time()),
        rated=table.facts.rated and rated,
    )
    return facts, (table.id, table.index, seat, action, game.count, key, facts.updated)


def finish_move(db: sqlite3.Connection, move: Move, facts: Facts, sides: list[Side]) -> None:
    """The last move and the ratings, both or neither."""
    insert_move(db, move, facts)
    if sides:
        rate(db, facts, sides)


def rebuilt(facts: Facts, moves: list[tuple[int, int | None, int]]) -> Course:
    try:
        title = set_up(facts.title, with_version(facts.options, facts.rules))
    except DelosError as error:
        raise Broken(str(error)) from error
    return replayed(title, luck_of(facts), moves)


def luck_of(facts: Facts) -> Chance:
    """The luck of a table; of one that is played on, the other's until then."""
    own = SealedChance(facts.key)
    if facts.origin is None:
        return own
    return spliced(restored(facts.origin["luck"]), own, facts.origin["count"])
