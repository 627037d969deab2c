"""Notices: one for each turn and table, to people who are not looking.

Other parts call ``turn``, ``remind``, ``invited``, ``over`` and ``round``: these return at once
and never fail. What is to be told is stored before it is due, so that a restart loses nothing, and
looked at again when it is due: whoever has come, or has been played for, hears nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, final

from delos.server.live.live import Live
from delos.server.notices import calm, rows
from delos.server.notices.rows import Listener, Notice
from delos.server.notices.senders import Senders
from delos.server.notices.words import message_of
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.stored.storage import Storage
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

log = logging.getLogger("delos.notices")

AGAIN: Final = 5.0  # seconds until a full disk is tried again
WAITING: Final = 10_000  # things to be told that may queue up; more are not told
LONGEST: Final = 3600.0  # seconds until the clock is looked at in any case


@final
class Notices:
    def __init__(
        self, storage: Storage, settings: Settings, tables: Tables, live: Live, senders: Senders
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.tables = tables
        self.live = live
        self.senders = senders
        self.heard: set[str] = set()  # who has a channel; nobody else costs anything
        self.awaited: dict[str, str] = {}  # by table: whose turn it is, of those who are told
        self.due: dict[tuple[str, str, str], Notice] = {}
        self.jobs: asyncio.Queue[Callable[[], object]] = asyncio.Queue(WAITING)
        self.news = asyncio.Event()
        self.sending: set[asyncio.Task[None]] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.on_listener: Callable[[str], None] | None = None  # lets the other servers know
        self.on_elsewhere: Callable[[str], None] | None = None  # lets a table's keeper know
        tables.turning.append(self.look)

    # -- what others call -----------------------------------------------------------------------

    def turn(self, table: Table, seat: int) -> None:
        """It is somebody's turn. Tables tell it by themselves: ``look``."""
        who = table.seats[seat].holder
        if who is not None:
            self.tell(who, "turn", table.id, table.facts.name, page_of(table))

    def remind(self, table: Table, seat: int) -> None:
        """Somebody is awaited for long, or their time runs out; once a turn."""
        who = table.seats[seat].holder
        if who is not None and not table.seats[seat].bot:
            self.tell(who, "remind", table.id, table.facts.name, page_of(table), 0)

    def invited(self, table: Table, who: str) -> None:
        """Somebody is wanted at a table."""
        self.tell(who, "invited", table.id, table.facts.name, page_of(table))

    def over(self, table: Table) -> None:
        """The game is over. Tables tell it by themselves."""
        for who in {one.holder for one in table.seats if one.holder is not None}:
            self.tell(who, "over", table.id, table.facts.name, page_of(table))

    def round(self, tournament: str, name: str, who: str) -> None:
        """The next round of a tournament has begun, and somebody plays in it."""
        self.tell(who, "round", tournament, name, f"/tournament/{tournament}")

    def tell(
        self, who: str, kind: str, about: str, name: str, path: str, wait: float | None = None
    ) -> None:
        if who not in self.heard:
            return
        wait = self.settings.notice_wait if wait is None else wait
        notice = Notice(who, about, kind, name, path, int(time.time() + wait))
        self.later(lambda: self.insert(notice))

    # -- tables -----------------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """After every change of a table."""
        turn = table.turn
        seat = None if turn is None else table.seats[turn]
        who = None if seat is None or seat.bot else seat.holder
        known = self.awaited.get(table.id)
        if who == known or (known is None and who not in self.heard):
            return
        if who is None:
            del self.awaited[table.id]
        else:
            self.awaited[table.id] = who
        self.later(lambda: self.forget(table.id, who))
        if turn is not None and who is not None:
            self.turn(table, turn)
        elif table.facts.status == "over" and not table.facts.halt:
            self.over(table)

    def looking(self, table: Table) -> frozenset[str]:
        return self.live.people_at(table)

    def later(self, job: Callable[[], object]) -> None:
        try:
            self.jobs.put_nowait(job)
        except asyncio.QueueFull:
            log.warning("too much is to be told: something is left out")

    # -- the clock --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where a restart broke off."""
        self.tasks = [asyncio.create_task(self.write()), asyncio.create_task(self.run())]
        try:
            self.heard |= await self.storage.read(rows.read_heard)
            await self.reload()
            for who, id, name in await self.storage.read(rows.read_awaited):
                self.awaited[id] = who
                self.tell(who, "turn", id, name, f"/table/{id}")  # unless it was told before
        except Refusal as refusal:
            log.warning("notices begin late: %s", refusal)
        self.news.set()

    def listen(self, who: str) -> None:
        """Somebody has a channel from now on."""
        self.heard.add(who)
        if self.on_listener is not None:
            self.on_listener(who)

    async def take(self, table: str) -> None:
        """Another server kept the table until now: whose turn was told of there."""
        found = await self.storage.read(lambda db: rows.read_awaited(db, table))
        self.awaited.pop(table, None)
        for who, id, _ in found:
            self.awaited[id] = who

    async def reload(self) -> None:
        """What is to be told, by a server that stopped or died too."""
        for notice in await self.storage.read(rows.read_due):
            self.due.setdefault(notice.key, notice)
        self.news.set()

    async def write(self) -> None:
        """Store what is to be told, one after the other."""
        while True:
            job = await self.jobs.get()
            try:
                found = job()
                if asyncio.iscoroutine(found):
                    await found
            except Refusal as refusal:  # the disk is full: a notice is not worth a queue
                log.warning("something is not told: %s", refusal)
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("something is not told")

    async def insert(self, notice: Notice) -> None:
        if await self.storage.write(lambda db: rows.insert_notice(db, notice)):
            self.due[notice.key] = notice
            self.news.set()

    async def forget(self, about: str, but: str | None) -> None:
        await self.storage.write(lambda db: rows.delete_turns(db, about, but))
        for kind in ("turn", "remind"):
            for key in [one for one in self.due if one[1:] == (about, kind) and one[0] != but]:
                del self.due[key]

    async def run(self) -> None:
        """Send what is due."""
        while True:
            self.news.clear()
            now = time.time()
            for who in {one.identity for one in self.due.values() if one.due <= now}:
                mine = [one for one in self.due.values() if one.identity == who and one.due <= now]
                for notice in mine:
                    del self.due[notice.key]
                task = asyncio.create_task(self.hand_over(who, mine))
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)
            soonest = min((one.due for one in self.due.values()), default=now + LONGEST)
            try:
                async with asyncio.timeout(max(0.0, min(LONGEST, soonest - time.time()))):
                    await self.news.wait()
            except TimeoutError:
                pass

    async def hand_over(self, who: str, mine: list[Notice]) -> None:
        """Send somebody what is still true, or later if they want no more now."""
        try:
            listener = await self.storage.read(lambda db: rows.read_listener(db, who))
            found = [(one, await self.true(one, listener)) for one in mine]
            told = [one for one, true in found if true]
            dropped = [one for one, true in found if true is False]
            if dropped:
                await self.storage.write(lambda db: rows.delete_notices(db, dropped))
            if not told:
                return
            now = int(time.time())
            free = calm.free_at(listener.wishes, listener.told, now, self.settings.notice_gap)
            if free > now:
                await self.postpone(told, free)
                return
            base = self.settings.address or listener.base
            mine = await self.storage.write(lambda db: rows.note_told(db, who, told, now))
            if mine:
                message = message_of(mine, listener.wishes.lang, base)
                await self.senders.send(listener.channels, message)
        except Refusal as refusal:
            log.warning("notices wait: %s", refusal)
            await asyncio.sleep(AGAIN)
            self.due.update({one.key: one for one in mine})
            self.news.set()
        except Exception:
            log.exception("notices were not sent")

    async def postpone(self, told: list[Notice], until: int) -> None:
        await self.storage.write(lambda db: rows.delay(db, told, until))
        self.due.update({one.key: replace(one, due=until) for one in told})
        self.news.set()

    async def true(self, notice: Notice, listener: Listener) -> bool | None:
        """Whether it is still worth telling: wanted, still awaited, and not looking. None where
        another server keeps the table: that one knows, and tells it."""
        if not listener.channels or not getattr(listener.wishes, notice.kind):
            return False
        if notice.kind == "round":
            return True
        try:
            table = await self.tables.find(notice.about)
        except Refusal as refusal:
            if refusal.code == "elsewhere":
                self.awaited.pop(notice.about, None)
                if self.on_elsewhere is not None:
                    self.on_elsewhere(notice.about)
                return None
            if refusal.wait:
                raise  # later, then
            return False
        if notice.identity in self.looking(table):
            return False
        if notice.kind in {"turn", "remind"}:
            seat = None if table.turn is None else table.seats[table.turn]
            return seat is not None and not seat.bot and seat.holder == notice.identity
        return True

    async def close(self) -> None:
        for task in (*self.tasks, *self.sending):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.sending, return_exceptions=True)
        await self.senders.close()


def page_of(table: Table) -> str:
    return f"/table/{table.id}"
