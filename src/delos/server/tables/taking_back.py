"""Taking a choice back that is not free: if everybody agrees."""

from __future__ import annotations

import asyncio
from typing import final

from delos.server.refusal import Refusal
from delos.server.tables import consent
from delos.server.tables.checks import (
    check_holder,
    check_open,
    check_patience,
    may_ask,
    note_refusal,
)
from delos.server.tables.consent import Request
from delos.server.tables.course import rewound
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables


@final
class TakingBack:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.settings = tables.settings

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
            self.tables.tell(table)
            return table.index
        step = consent.own_last(table.course, asked.seat)
        assert step is not None
        course = await asyncio.to_thread(rewound, table.course, step)
        # What everybody allowed is no longer a contest.
        return await self.tables.append(table, asked.seat, course, None, None, rated=False)

    def drop(self, table: Table, asked: Request) -> None:
        """A request was refused, or not answered in time."""
        if table.asked is asked:
            table.asked = None
            note_refusal(table, asked.seat, self.settings.ask_again)
            self.tables.tell(table)
