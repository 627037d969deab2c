"""Reminding somebody that others wait: seldom enough that it cannot pester."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

from delos.server.refusal import Refusal, not_your_seat
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

EVERY: Final = 600.0  # seconds between two reminders of one person at a table


@final
class Reminding:
    """``senders`` are told of every reminder that is allowed: a table and the seat asked."""

    def __init__(self, tables: Tables) -> None:
        self.senders: list[Callable[[Table, int], None]] = []
        self.patience = tables.settings.remind_seconds
        tables.turning.append(self.look)

    def look(self, table: Table) -> None:
        """After every change: whom the others wait for, and since when."""
        asked = asked_person(table)
        if table.asked_since[0] != asked:
            table.asked_since = asked, time.monotonic()

    def remind(self, table: Table, who: str) -> None:
        """Remind whoever is asked, on behalf of somebody else who plays."""
        if not table.held(who):
            raise not_your_seat()
        whom, turn = asked_person(table), table.turn
        if whom is None or turn is None or whom == who:
            raise Refusal(409, "nobody_asked")
        now = time.monotonic()
        since = table.asked_since[1] if table.asked_since[0] == whom else now
        again = math.ceil(table.reminded.get(whom, 0.0) - now)
        early = math.ceil(since + self.patience - now)
        if again > 0:
            raise Refusal(429, "too_many", "remind-again", wait=again, seconds=again)
        if early > 0:
            raise Refusal(429, "too_many", "remind-early", wait=early, seconds=early)
        table.reminded[whom] = now + EVERY
        for send in self.senders:
            send(table, turn)


def asked_person(table: Table) -> str | None:
    turn = table.turn
    return None if turn is None or table.seats[turn].bot else table.seats[turn].holder
