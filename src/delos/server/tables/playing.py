"""Choosing and taking back what is free."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import final

from delos.kernel.errors import IllegalAction
from delos.server.protocol.live import Act
from delos.server.refusal import Refusal, stale
from delos.server.stored.database import Clash
from delos.server.tables.checks import check_holder, check_turn, illegal, same_action
from delos.server.tables.course import Course
from delos.server.tables.rows import Facts, move_rows, read_move
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

# The new index or why there is none, and whether nothing else is told right after.
Heard = Callable[[int | BaseException, bool], None]


@final
class Playing:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.waiting: set[asyncio.Task[None]] = set()  # moves that could not be made at once

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
            return await self.append(table, seat, index, course, action, key)

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
            return await self.append(table, seat, index, table.course.back(), None, key)

    async def known(
        self, table: Table, seat: int, index: int, action: int | str | None, key: str | None
    ) -> int | None:
        """The answer that this key was given before."""
        if key is None:
            return None
        row = await self.tables.storage.read(lambda db: read_move(db, table.id, seat, key))
        if row is None:
            return None
        if row["number"] != index or not same_action(table.title, row["action"], action):
            raise Refusal(409, "key_used")
        if table.index == index:  # it was stored, but the line broke before the database said so
            await self.tables.forget(table)
        return index + 1

    async def append(
        self,
        table: Table,
        seat: int,
        index: int,
        course: Course,
        action: int | str | None,
        key: str | None,
    ) -> int:
        """Commit a move; one that is there already is known if it is the same."""
        stored = None if action is None else course.plays[-1].action
        try:
            return await self.tables.append(table, seat, course, stored, key)
        except Refusal as refusal:
            # A database that lost us while it committed may have finished only now, after it was
            # asked for the key.
            known = None
            if refusal.code == "stale":
                known = await self.known(table, seat, index, action, key)
            if known is None:
                raise
            return known

    # -- the short way of a move ----------------------------------------------------------

    def play_now(self, table: Table, who: str, wish: Act, lang: str, answer: Heard) -> None:
        """Play as ``play`` does, without a task where nobody else is at work on the table.

        ``answer`` hears the new index after COMMIT and before anybody sees the move, so that both
        can travel together, or why there is none."""
        check_holder(table, who, wish.seat)
        if (
            wish.index != table.index
            or (wish.key is not None and table.may_know(wish.seat, wish.key))
            or not table.lock.take()
        ):
            self.play_later(table, who, wish, lang, answer)
            return
        try:
            check_turn(table, wish.seat, wish.index)
            try:
                course = table.course.after(wish.action)
            except IllegalAction as error:
                raise illegal(table, wish.action, error, lang) from error
            if course.game.over:  # ratings are reckoned too
                table.lock.release()
                self.play_later(table, who, wish, lang, answer)
                return
            action = course.plays[-1].action
            facts, move = self.tables.moved(table, wish.seat, course, action, wish.key)

            way = Way(self, table, course, facts, who, wish, lang, answer)
            self.tables.storage.put(move_rows(move, facts, table.facts), way.stored)
        except BaseException:
            table.lock.release()
            raise

    def play_later(self, table: Table, who: str, wish: Act, lang: str, answer: Heard) -> None:
        """The same in a task: others are at work, or the record must be asked first."""

        task = asyncio.create_task(self.play_and_answer(table, who, wish, lang, answer))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    async def play_and_answer(
        self, table: Table, who: str, wish: Act, lang: str, answer: Heard
    ) -> None:
        try:
            found: int | BaseException = await self.play(
                table, who, wish.seat, wish.index, wish.action, wish.key, lang
            )
        except Exception as error:
            found = error
        answer(found, True)


@final
class Way:
    """A move on its way to the disk. (No function within a function: compiled, those know
    themselves and stay until garbage is looked for.)"""

    def __init__(
        self,
        playing: Playing,
        table: Table,
        course: Course,
        facts: Facts,
        who: str,
        wish: Act,
        lang: str,
        answer: Heard,
    ) -> None:
        self.playing = playing
        self.table = table
        self.course = course
        self.facts = facts
        self.who = who
        self.wish = wish
        self.lang = lang
        self.answer = answer

    def stored(self, _: None, error: BaseException | None) -> None:
        """It is on the disk, or cannot be."""
        table = self.table
        if isinstance(error, Clash):  # somebody else has written this move
            table.lock.release()
            self.playing.play_later(table, self.who, self.wish, self.lang, self.answer)
            return
        try:
            if error is not None:
                self.answer(error, True)
                return
            self.answer(table.index + 1, False)
            self.playing.tables.appended(table, self.course, self.facts)
        finally:
            table.lock.release()
