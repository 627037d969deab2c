"""Choosing and taking back what is free."""

from __future__ import annotations

from typing import final

from delos.kernel.errors import IllegalAction
from delos.server.refusal import Refusal, stale
from delos.server.tables.checks import check_holder, check_turn, illegal, same_action
from delos.server.tables.rows import read_move
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables


@final
class Playing:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

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
            return await self.tables.append(table, seat, course, course.plays[-1].action, key)

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
            return await self.tables.append(table, seat, table.course.back(), None, key)

    async def known(
        self, table: Table, seat: int, index: int, action: int | str | None, key: str | None
    ) -> int | None:
        """The answer that this key was given before."""
        if key is None:
            return None
        row = await self.tables.storage.read(lambda db: read_move(db, table.id, seat, key))
        if row is None:
            return None
        if row["number"] == index and same_action(table.title, row["action"], action):
            return index + 1
        raise Refusal(409, "key_used")
