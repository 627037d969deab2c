"""New tables: made by somebody, a rematch, or played on from another."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, final

import msgspec
from msgspec.structs import replace as replace_struct

from delos.api import set_up
from delos.kernel.chance import SealedChance
from delos.kernel.errors import DelosError
from delos.kernel.title import Title
from delos.server.fair import Turns
from delos.server.people.identity import Identity, clean, random_id
from delos.server.protocol.looking import PlayOnBody
from delos.server.protocol.tables import Clock, NewTable, Ways
from delos.server.refusal import Refusal, not_your_seat, unknown_seat
from delos.server.stored.database import Database
from delos.server.tables import seating
from delos.server.tables.clocks import OPENING, Clocks, check_clock, wound_up
from delos.server.tables.course import opened, rewound
from delos.server.tables.held import HeldTable
from delos.server.tables.rebuilding import luck_of, rebuilt
from delos.server.tables.rows import Facts, insert_first_moves, insert_table
from delos.server.tables.seating import Seat
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables
from delos.server.thinking.mapmaker import Mapmaker

ID_LETTERS: Final = 16  # 80 bits
INVITE_BYTES: Final = 24  # 192 bits


@final
class Founding:
    def __init__(self, tables: Tables, maps: Mapmaker, threads: Turns) -> None:
        self.tables = tables
        self.maps = maps
        self.threads = threads
        self.storage = tables.storage
        self.settings = tables.settings

    async def again(self, table: Table, body: NewTable, maker: Identity, owner: str) -> Table:
        """A new table, otherwise than before, for those who sat at one that is over: they have the
        seats that would be open, and may leave them before the host starts."""
        others = {
            one.holder: one.name
            for one in table.seats
            if one.holder is not None and one.holder != maker.id
        }
        if not table.held(maker.id):
            raise not_your_seat()
        if table.facts.status != "over":
            raise Refusal(409, "not_over")
        ways = replace_struct(body.ways, start="host")
        return await self.make(replace_struct(body, ways=ways), maker, owner, others)

    async def make(
        self,
        body: NewTable,
        maker: Identity,
        owner: str,
        others: dict[str, str] | None = None,
    ) -> Table:
        check_clock(body.ways.clock)
        options: dict[str, object] = dict(body.options)
        asked = dict(options)
        options.setdefault("seed", secrets.randbits(32))  # chooses the map, nothing else
        try:
            title = await self.set_up(owner, body.title, options)
        except DelosError as error:
            raise Refusal(400, "bad_option", detail=str(error)) from error
        invites = [secrets.token_urlsafe(INVITE_BYTES) for _ in title.seats]
        seats = seating.reserved(title, seating.seated(title, body.seats, maker, invites), others)
        name = clean(body.name, 60)
        return await self.place(
            title, asked, seats, maker, body.public, name, body.ways, wait=bool(others)
        )

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
        also: Callable[[Database, str], None] | None = None,
        wait: bool = False,
    ) -> Table:
        """Store a table; ``before`` is the one that it is the rematch of, ``also`` is stored with
        it. It begins at once if all seats are taken, unless it shall ``wait`` for its host."""
        key = secrets.token_bytes(32)
        course = opened(title, SealedChance(key))
        now = int(time.time())
        waiting = wait or any(seat.free for seat in seats)
        facts = Facts(
            id=random_id(ID_LETTERS),
            name=name or f"{maker.name}'s table",
            title=title.name,
            rules=title.version,
            options=dict(title.options),
            asked=asked,
            public=public,
            owner=maker.id,
            key=key,
            status="waiting" if waiting else "playing",
            turn=course.game.seat,
            cycle=course.game.length,
            winners=[],
            created=now,
            updated=now,
            rematch=None,
            ways=ways,
            clock=wound_up(ways.clock, len(seats)),
        )
        if not waiting:
            facts = self.tables.clocked(facts, title, seats, facts.turn, OPENING)
        most = self.settings

        def store(db: Database) -> None:
            insert_table(db, facts, seats, most, before)
            if also is not None:
                also(db, facts.id)

        await self.storage.write(store)
        table = self.tables.keep(HeldTable(facts, seats, course, 0))
        self.tables.tell(table)
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
        self.tables.tell(table)
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
            halt="",
            winners=[],
            created=now,
            updated=now,
            rematch=None,
            origin=origin,
            barred=(),
            rated=False,
            ways=msgspec.structs.replace(old.ways, clock=Clock()),  # nobody else waits
            clock=Clocks(),
            flag=None,
            deserted=(),
        )
        moves = [(play.seat, play.action, play.count) for play in plays]
        course = await self.threads.thread(who.id, rebuilt, facts, list(moves))
        facts = replace(facts, turn=course.game.seat, cycle=course.game.length)
        seats = seating.played_on(table.title, table.seats, body.seat, who, body.level)
        most = self.settings

        def store(db: Database) -> None:
            insert_table(db, facts, seats, most, None)
            insert_first_moves(db, facts, moves)

        await self.storage.write(store)
        new = self.tables.keep(HeldTable(facts, seats, course, len(moves)))
        self.tables.tell(new)
        return new
