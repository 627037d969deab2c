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
    kept_end,
    kept_own_patch,
    kept_public_patch,
    sight_of,
    state_beginning,
)
from delos.server.live.wire import frame
from delos.server.tables.table import Table
from delos.server.telling.log_pieces import all_public


@final
class News:
    """Of one version of a table, for those who have seen the one before."""

    def __init__(self, table: Table, before: View, first: int) -> None:
        self.table = table
        self.version = table.version
        self.before = before  # what everybody saw then
        self.first = first  # how many log entries there were
        self.total = table.course.entries
        self.public = sight_of(table, None).public
        self.patch = kept_public_patch(table, before, self.public)
        self.own_same = table.sections.own_same  # nobody's own sections have changed
        self.open = all_public(table.title, table.course.log[first:])
        self.beginnings: dict[tuple[int | None, str], bytes] = {}
        # By seat and language: what was seen before, what is now, and the frame that says so.
        self.frames: dict[tuple[int | None, str], tuple[View, Sight, bytes]] = {}

    def told(self, seat: int | None, lang: str, last: Sight) -> tuple[Sight, bytes]:
        """What somebody sees now who holds this seat alone, or none, and has seen ``last``; and
        the frame of the state."""
        eyes = seat, lang
        made = self.frames.get(eyes)
        if made is None or made[0] is not last.view:
            own = NOTHING
            if self.own_same:
                now = Sight(last.view, self.public)
            else:
                now = sight_of(self.table, seat)
                own = kept_own_patch(self.table, last, now)
            message = b"".join(
                (
                    self.beginning(seat, lang),
                    change_fields(self.patch, own),
                    kept_end(self.table, seat, lang),
                )
            )
            made = self.frames[eyes] = last.view, now, frame(message)
        return made[1], made[2]

    def beginning(self, seat: int | None, lang: str) -> bytes:
        eyes = (None if self.open else seat), lang
        found = self.beginnings.get(eyes)
        if found is None:
            table = self.table
            log = table.log_pieces.since(table.title, table.course.log, self.first, eyes)
            found = state_beginning(table, self.first, bytes(log))
            self.beginnings[eyes] = found
        return found
