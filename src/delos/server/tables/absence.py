"""Who is away, late or gone: a bot plays on, and gives the seat back where that is allowed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, final

import msgspec

from delos.server.live.live import Live
from delos.server.people.identity import Identity
from delos.server.refusal import Refusal, not_your_seat
from delos.server.tables import seating
from delos.server.tables.clocks import returned
from delos.server.tables.lines import Happening, Line
from delos.server.tables.lobby import left, passed_on
from delos.server.tables.rows import Facts
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

log = logging.getLogger("delos.absence")

LEVEL: Final = "medium"  # of the bot that plays on
AGAIN: Final = 5.0  # seconds until a full disk is tried again


@final
class Absence:
    """Times run in memory: after a restart everybody has the whole time again."""

    def __init__(self, tables: Tables, live: Live) -> None:
        self.tables = tables
        self.live = live
        self.waiting: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by table: for whom
        tables.turning.append(self.look)
        live.comings.append(self.look)

    def look(self, table: Table) -> None:
        """After every move, and when somebody comes or goes."""
        missed = self.missed(table)
        known = self.waiting.get(table.id)
        if known is not None and known[0] != missed:
            known[1].cancel()
            del self.waiting[table.id]
            known = None
        if missed is not None and known is None:
            task = asyncio.create_task(self.wait(table, missed))
            self.waiting[table.id] = missed, task

    def missed(self, table: Table) -> str | None:
        """The person who is asked and not there, while others wait."""
        turn = table.turn
        if turn is None or table.facts.ways.away == 0 or table.seats[turn].bot:
            return None
        holder = table.seats[turn].holder
        here = self.live.people_at(table)
        return holder if holder is not None and here and holder not in here else None

    async def wait(self, table: Table, missed: str) -> None:
        await asyncio.sleep(table.facts.ways.away)
        while True:
            try:
                async with table.lock:
                    # A change on the way here may have ended this task, or begun another wait.
                    self.waiting.pop(table.id, None)
                    if self.missed(table) == missed:
                        own = table.held(missed)
                        await self.play_for(table, table.facts, own, LEVEL, "away")
                return
            except Refusal as refusal:
                log.warning("table %s: no bot sits in: %s", table.id, refusal)
                await asyncio.sleep(AGAIN)

    async def play_for(
        self, table: Table, facts: Facts, numbers: Iterable[int], level: str, why: Happening
    ) -> None:
        """Let a bot play a person's seats, or with no level let the person play them."""
        own = set(numbers)
        seats = [replace(one, standin=level) if one.seat in own else one for one in table.seats]
        happened = [event(table, why, min(own))] if own and seats != table.seats else []
        await self.tables.settle(table, facts, seats, None, happened)

    async def sit_in(self, table: Table, who: str, level: str) -> None:
        """Let a bot of that level play for somebody who is away."""
        await self.play_for(table, table.facts, table.held(who), level, "away")

    async def take_back(self, table: Table, who: Identity) -> None:
        async with table.lock:
            own = table.held(who.id)
            if not own:
                raise not_your_seat()
            if table.facts.status != "playing":
                return
            may = [one for one in own if one not in table.facts.clock.forfeits]
            if not may:
                raise Refusal(409, "forfeited")
            sides = {seating.side(table.title, one)[0] for one in may if table.seats[one].standin}
            clock = returned(table.facts.clock, table.facts.ways.clock, sides)
            await self.play_for(table, replace(table.facts, clock=clock), may, "", "back")

    async def late(self, table: Table) -> None:
        """Somebody's time is out: a bot plays on, as the table chose. The table is locked."""
        side = table.facts.clock.side
        facts = table.facts
        if side is None or side != seating.awaited(table.title, table.seats, table.turn):
            await self.tables.settle(table, facts, table.seats)  # nobody is asked: no flag
            return
        numbers = seating.side(table.title, side)
        if facts.ways.late == "bot":
            await self.play_for(table, facts, numbers, LEVEL, "flag")
            return
        lost = tuple(sorted({*facts.clock.forfeits, *numbers}))
        clock = msgspec.structs.replace(facts.clock, forfeits=lost)
        await self.play_for(table, replace(facts, clock=clock), numbers, LEVEL, "forfeit")

    async def leave(self, table: Table, who: Identity) -> None:
        """Leave a running game for good: bots have the seats until somebody takes them."""
        async with table.lock:
            own = table.held(who.id)
            if not own:
                raise not_your_seat()
            if table.facts.status != "playing":  # it ended while they made up their mind
                raise Refusal(409, "over")
            gone = [
                replace(one, standin=LEVEL) if one.seat in own else one
                for one in left(table.seats, who.id)
            ]
            facts = replace(table.facts, deserted=(*table.facts.deserted, who.id))
            if any(one.holder is not None for one in gone):
                facts = passed_on(facts, gone, who.id)
            await self.tables.settle(table, facts, gone, None, [event(table, "left", own[0])])

    async def close(self) -> None:
        tasks = [task for _, task in self.waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def event(table: Table, kind: Happening, seat: int) -> Line:
    return Line(kind, seat, table.seats[seat].name, table.index)
