"""What a move changed, made once for all who look on.

The short way from a commit to the screens of clients that keep views (version 4): whoever has seen
all before it gets the same bytes, and behind them only what is their own. Everybody else, such as
who came just now, reads slowly, shares a screen or speaks an older version, goes the long way
(``Connection.compose``), which says the same.
"""

from __future__ import annotations

from typing import final

from delos.kernel.view import View
from delos.server.live.sights import (
    NOTHING,
    Sight,
    change_fields,
    kept_own_patch,
    kept_public_patch,
    sight_of,
    state_beginning,
)
from delos.server.tables.table import Table
from delos.server.telling.log_pieces import all_public


@final
class News:
    """Of one version of a table, for those who have seen the one before."""

    def __init__(self, table: Table, before: View, first: int) -> None:
        self.table = table
        self.before = before  # what everybody saw then
        self.first = first  # how many log entries there were
        self.total = len(table.course.log)
        self.public = sight_of(table, None).public
        self.patch = kept_public_patch(table, before, self.public)
        self.own_same = table.sections.own_same  # nobody's own sections have changed
        self.open = all_public(table.title, table.course.log[first:])
        self.beginnings: dict[tuple[int | None, str], bytes] = {}

    def sight(self, last: Sight) -> Sight:
        """What somebody sees now who has seen this before."""
        if self.own_same:
            return Sight(last.view, self.public)
        return sight_of(self.table, last.view.seat)

    def told(self, lang: str, last: Sight, now: Sight) -> bytes:
        """A state up to who looks."""
        own = NOTHING if self.own_same else kept_own_patch(self.table, last, now)
        return self.beginning(last.view.seat, lang) + change_fields(self.patch, own)

    def beginning(self, seat: int | None, lang: str) -> bytes:
        eyes = (None if self.open else seat), lang
        found = self.beginnings.get(eyes)
        if found is None:
            table = self.table
            log = table.log_pieces.since(table.title, table.course.log, self.first, eyes)
            found = state_beginning(table, self.first, bytes(log))
            self.beginnings[eyes] = found
        return found
