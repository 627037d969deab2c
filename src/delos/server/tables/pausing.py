"""Pausing, going on and ending a game without a result: if all people who play agree."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Final, final

from delos.server.refusal import Refusal
from delos.server.tables import clocks, consent
from delos.server.tables.checks import check_holder, check_patience, note_refusal
from delos.server.tables.lines import Happening, Line
from delos.server.tables.proposal import Proposal, Want
from delos.server.tables.rows import Facts
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

ALONE: Final = 24 * 3600  # seconds of a pause after which anybody may go on
DONE: Final[dict[Want, Happening]] = {
    "pause": "paused",
    "resume": "resumed",
    "abandon": "abandoned",
}


@final
class Pausing:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.settings = tables.settings

    async def propose(self, table: Table, who: str, seat: int, want: Want) -> None:
        """Ask the others; done if nobody else plays."""
        check_holder(table, who, seat)
        async with table.lock:
            check_sense(table, want)
            if table.proposed is not None:
                raise Refusal(409, "asked")
            check_patience(table, seat)
            until = time.monotonic() + self.settings.ask_seconds
            others = consent.request(table.title, table.seats, seat)
            waiting = frozenset() if self.alone(table, want) else others.waiting
            if await self.answered(table, Proposal(want, seat, others.agreed, waiting, until)):
                loop = asyncio.get_running_loop()
                loop.call_later(self.settings.ask_seconds, self.lapse, table, until)

    def alone(self, table: Table, want: Want) -> bool:
        """A pause that nobody ends must not hold the others for ever."""
        return want == "resume" and time.time() - table.facts.updated > ALONE

    async def answer(self, table: Table, who: str, seat: int, agree: bool) -> None:
        """Agree or refuse, for all seats of the same person; one refusal ends it."""
        check_holder(table, who, seat)
        async with table.lock:
            proposed = table.proposed
            if proposed is None or seat not in proposed.waiting:
                raise Refusal(409, "not_asked")
            if agree:
                seats = consent.seats_of_person(table.title, table.seats, seat)
                await self.answered(table, proposed.with_consent(seats))
            else:
                self.drop(table, proposed)

    async def answered(self, table: Table, proposed: Proposal) -> bool:
        """Do it if everybody has agreed; whether it waits for others."""
        if proposed.waiting:
            table.proposed = proposed
            self.tables.tell(table)
            return True
        check_sense(table, proposed.want)
        kind = DONE[proposed.want]
        line = Line(kind, proposed.seat, table.seats[proposed.seat].name, table.index)
        facts = changed(table.facts, proposed.want, self.tables.hours.now())
        before, table.proposed = table.proposed, None
        try:
            await self.tables.settle(table, facts, table.seats, None, [line])
        except Refusal:
            table.proposed = before  # the disk is full: the question stands
            raise
        return False

    def lapse(self, table: Table, until: float) -> None:
        """Not answered in time."""
        if table.proposed is not None and table.proposed.until == until:
            self.drop(table, table.proposed)

    def drop(self, table: Table, proposed: Proposal) -> None:
        table.proposed = None
        note_refusal(table, proposed.seat, self.settings.ask_again)
        self.tables.tell(table)


def check_sense(table: Table, want: Want) -> None:
    if table.facts.status == "over":
        raise Refusal(409, "over")
    if table.facts.status == "waiting":
        raise Refusal(409, "waiting")
    paused = table.facts.halt == "paused"
    if want == "pause" and paused:
        raise Refusal(409, "paused")
    if want == "resume" and not paused:
        raise Refusal(409, "not_paused")


def changed(facts: Facts, want: Want, now: int) -> Facts:
    if want == "pause":
        return replace(facts, halt="paused", clock=clocks.stopped(facts.clock, now))
    if want == "resume":
        return replace(facts, halt="", clock=clocks.resumed(facts.clock, now))
    return replace(facts, status="over", halt="abandoned", winners=[], rated=False)
