"""Who is away: a bot plays on after a time that the table chose, and gives the seat back."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final, final

from delos.server.live.live import Live
from delos.server.people.identity import Identity
from delos.server.refusal import Refusal, not_your_seat
from delos.server.tables.lobby import left, passed_on
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

log = logging.getLogger("delos.absence")

LEVEL: Final = "medium"  # of the bot that plays on


@final
class Absence:
    """Times run in memory: after a restart everybody has the whole time again."""

    def __init__(self, tables: Tables, live: Live) -> None:
        self.tables = tables
        self.live = live
        self.waiting: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by table: for whom
        tables.listeners.append(self.look)
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
        self.waiting.pop(table.id, None)
        try:
            async with table.lock:
                if self.missed(table) == missed:
                    await self.sit_in(table, missed, LEVEL)
        except Refusal as refusal:  # the disk is full: the next change looks again
            log.warning("table %s: no bot sits in: %s", table.id, refusal)

    async def sit_in(self, table: Table, who: str, level: str) -> None:
        """Let a bot play a person's seats, or with no level let the person play them."""
        seats = [replace(one, standin=level) if one.holder == who else one for one in table.seats]
        await self.tables.settle(table, table.facts, seats)

    async def take_back(self, table: Table, who: Identity) -> None:
        async with table.lock:
            if not table.held(who.id):
                raise not_your_seat()
            if table.facts.status == "playing":
                await self.sit_in(table, who.id, "")

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
            facts = table.facts
            if any(one.holder is not None for one in gone):
                facts = passed_on(facts, gone, who.id)
            await self.tables.settle(table, facts, gone)

    async def close(self) -> None:
        tasks = [task for _, task in self.waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
