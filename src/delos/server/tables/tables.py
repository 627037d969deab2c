"""Tables: each is its append-only record; what is in memory is rebuilt from it by replay.

A choice is checked and applied to a copy, committed, and only then does anybody see it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import final
from weakref import WeakValueDictionary

from delos.kernel.title import Title
from delos.server.fair import Turns
from delos.server.protocol.tables import TableInfo
from delos.server.refusal import Refusal, stale, unknown_table
from delos.server.settings import Settings
from delos.server.stored.database import Clash, Database
from delos.server.stored.storage import Storage
from delos.server.tables.checks import begins
from delos.server.tables.clocks import LONGEST, OPENING, SHOWN, flag_of, rewarded, stopped, turned
from delos.server.tables.course import Broken, Course
from delos.server.tables.held import HeldTable
from delos.server.tables.hours import Hours
from delos.server.tables.lines import Line, insert_lines
from delos.server.tables.quotas import check_seats
from delos.server.tables.rating import Side, rate, rated_sides
from delos.server.tables.rebuilding import rebuilt
from delos.server.tables.rows import (
    Facts,
    Move,
    insert_move,
    read_brief,
    read_list,
    read_table,
    update_table,
)
from delos.server.tables.seating import Seat, awaited
from delos.server.tables.table import Table


@final
class Tables:
    def __init__(self, storage: Storage, settings: Settings, threads: Turns) -> None:
        self.storage = storage
        self.settings = settings
        self.threads = threads
        self.cache: OrderedDict[str, Table] = OrderedDict()
        # Whoever still holds a table that left the cache shares it with all who come: there are
        # never two tables in memory for one record.
        self.held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.hours = Hours(storage)
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.listeners: list[Callable[[Table], None]] = []  # told of every change
        # Told unless a move was made and the same seat is asked again: whoever looks only at who
        # is asked, how the table stands and whose clock runs.
        self.turning: list[Callable[[Table], None]] = []
        # Where servers share the database: makes sure that this one keeps a table.
        self.claim: Callable[[str], Awaitable[None]] | None = None
        self.taken: list[Callable[[str], Awaitable[None]]] = []  # when another kept it before
        self.on_changed: Callable[[str], None] | None = None  # tells its keeper to read it again
        self.on_named: Callable[[str], None] | None = None  # tells all keepers of somebody's name

    def tell(self, table: Table, moved: bool = False) -> None:
        """Everybody who listens hears of a committed change; ``moved``: of a move and no more."""
        table.changed(moved)
        for listener in self.listeners:
            listener(table)
        turn = table.turn
        if moved and turn == table.told_turn:
            return
        table.told_turn = turn
        for listener in self.turning:
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
        if self.claim is not None:
            await self.claim(id)
            for take in self.taken:
                await take(id)
        return self.keep(await self.read(id, owner))

    async def read(self, id: str, owner: str = "") -> Table:
        """The table as its record says."""
        stored = await self.storage.read(lambda connection: read_table(connection, id))
        if stored is None:
            raise unknown_table()
        try:
            course = await self.threads.thread(owner, rebuilt, stored.facts, stored.moves)
        except Broken as error:
            raise Refusal(409, "unreadable", detail=str(error)) from error
        table = HeldTable(stored.facts, stored.seats, course, len(stored.moves))
        table.rooms = stored.rooms
        for seat, key in stored.keys:
            table.note_key(seat, key)
        return table

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
        table.asked = table.proposed = None
        table.rooms = fresh.rooms
        table.keys = fresh.keys
        self.tell(table)

    async def reread(self, id: str) -> None:
        """The record of a table was changed from elsewhere."""
        table = self.held.get(id)
        if table is not None:
            async with table.lock:
                await self.forget(table)
        elif self.on_changed is not None:
            self.on_changed(id)

    async def reread_of(self, who: str) -> None:
        """Somebody is called otherwise at the tables that are in memory here."""
        for table in [one for one in self.held.values() if one.held(who)]:
            async with table.lock:
                await self.forget(table)

    async def renamed(self, who: str) -> None:
        """The same wherever their tables are kept."""
        if self.on_named is not None:
            self.on_named(who)
        await self.reread_of(who)

    async def brief(self, id: str) -> tuple[Facts, list[Seat]] | None:
        """How a table stands, whoever keeps it, without its game; nothing if there is none."""
        return await self.storage.read(lambda db: read_brief(db, id))

    async def listed(
        self, filter: str, me: str | None, place: Callable[[str], str] = str
    ) -> list[TableInfo]:
        """Tables, newest first, mixed by the place from which their makers come."""
        found = await self.storage.read(lambda db: read_list(db, filter, me, place))
        return [facts.info(seats, me) for facts, seats in found]

    async def running(self, who: str) -> list[tuple[Facts, list[Seat]]]:
        """Somebody's games that are played, whoever keeps them."""
        found = await self.storage.read(lambda db: read_list(db, "mine", who, str))
        return [one for one in found if one[0].status == "playing"]

    async def bots_due(self) -> list[str]:
        """Tables whose next choice is a bot's, for the time after a restart."""

        def read(connection: Database) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM tables JOIN seats ON table_id = id AND seat = turn "
                "WHERE status = 'playing' AND halt = '' AND (kind = 'bot' OR standin != '') "
                "ORDER BY updated DESC"
            )
            return [row["id"] for row in rows]

        return await self.storage.read(read)

    # -- changing -------------------------------------------------------------------------

    async def settle(
        self,
        table: Table,
        facts: Facts,
        seats: list[Seat],
        joining: str | None = None,
        happened: Sequence[Line] = (),
    ) -> None:
        """Commit who sits where, how the table stands and what happened, then let it be seen. A
        table that waits for nobody, and not for its host, begins."""
        facts = replace(facts, updated=int(time.time()))
        if facts.status == "waiting" and begins(facts, seats):
            facts = replace(facts, status="playing")
        turn = table.course.game.seat if facts.status == "playing" else None
        began = OPENING if table.facts.status == "waiting" else 0
        facts = self.clocked(facts, table.title, seats, turn, began)

        def store(db: Database) -> dict[str, int]:
            if joining is not None:
                check_seats(db, table.id, joining, self.settings)
            update_table(db, facts, seats)
            return insert_lines(db, table.id, happened)

        table.rooms |= await self.storage.write(store)
        table.facts, table.seats = facts, seats
        if facts.status == "over":
            table.proposed = None
        self.tell(table)

    def clocked(
        self, facts: Facts, title: Title, seats: list[Seat], turn: int | None, wait: int
    ) -> Facts:
        """The facts with the clock of who is asked now; it runs after so many milliseconds."""
        now, rules = self.hours.now(), facts.ways.clock
        if rules.kind == "none":
            return facts
        side = awaited(title, seats, turn)
        clock = turned(facts.clock, rules, side, now, now + wait)
        if facts.halt:
            clock = stopped(clock, now)
        return replace(facts, clock=clock, flag=flag_of(clock, rules))

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
        facts, move = self.moved(table, seat, course, action, key, rated)
        sides = rated_sides(table.title, facts, table.seats) if course.game.over else []
        try:
            await self.storage.write(lambda db: finish_move(db, move, facts, sides))
        except Clash as error:
            await self.forget(table)
            raise stale(table.index) from error
        return self.appended(table, course, facts)

    def appended(self, table: Table, course: Course, facts: Facts) -> int:
        """A move is committed: let it be seen."""
        plain = facts.status == table.facts.status == "playing"
        table.facts = facts
        if facts.ways.clock.kind != "none":
            table.screens = max(self.hours.now(), table.screens) + SHOWN
            table.beside += 1
        table.course = course
        table.index += 1
        table.asked = None
        self.tell(table, plain)
        return table.index

    def moved(
        self,
        table: Table,
        seat: int,
        course: Course,
        action: int | None,
        key: str | None,
        rated: bool = True,
    ) -> tuple[Facts, Move]:
        """What the rows of a table and of its next move say after it."""
        game = course.game
        if key is not None:
            table.note_key(seat, key)
        facts = table.facts.after(
            status="over" if game.over else "playing",
            turn=game.seat,
            cycle=game.length,
            winners=list(game.winners),
            updated=int(time.time()),
            rated=table.facts.rated and rated,
        )
        facts = self.ticked(table, facts, action)
        return facts, (table.id, table.index, seat, action, game.count, key, facts.updated)

    def ticked(self, table: Table, facts: Facts, action: int | None) -> Facts:
        """The clocks after a move. Who takes something back gets nothing for it."""
        if facts.ways.clock.kind == "none":
            return facts
        now, before = self.hours.now(), table.facts.clock.side
        shown = max(now, table.screens) + SHOWN
        wait = 0 if facts.ways.clock.kind == "days" else min(shown - now, LONGEST)
        facts = self.clocked(facts, table.title, table.seats, facts.turn, wait)
        if before is None or facts.clock.side == before or action is None:
            return facts
        clock = rewarded(facts.clock, facts.ways.clock, before)
        return replace(facts, clock=clock, flag=flag_of(clock, facts.ways.clock))


def finish_move(db: Database, move: Move, facts: Facts, sides: list[Side]) -> None:
    """The last move and the ratings, both or neither."""
    insert_move(db, move, facts)
    if sides:
        rate(db, facts, sides)
