"""Bots at the tables: they think in processes of their own, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict, deque
from typing import Final, final

import msgspec

from delos.bots import Chair, bot
from delos.kernel.game import Game
from delos.server.fair import Turns, Whereabouts
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.tables.playing import Playing
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables
from delos.server.thinking.bot_worker import NONE, Answer, Question
from delos.server.thinking.worker import Worker

log = logging.getLogger("delos.bots")

QUICK: Final = "random"  # needs no thought
ADVISER: Final = "hard"  # the level whose effort a hint has (`delos.bots.advice`)
ADVISED: Final = 200  # tables whose last hint is kept
TIMES: Final = 50  # of the last choices, among which the time of one without a choice is drawn
TABLES: Final = 100_000  # may wait for a bot: each asks one question at a time
RETRY: Final = 5.0  # seconds until a bot tries again to write to a full disk


@final
class Bots:
    def __init__(
        self, tables: Tables, playing: Playing, settings: Settings, places: Whereabouts
    ) -> None:
        self.tables = tables
        self.playing = playing
        self.settings = settings
        self.places = places
        self.all = [
            Worker("delos.server.thinking.bot_worker", Answer, settings.think)
            for _ in range(max(1, settings.workers))
        ]
        self.free = list(self.all)
        self.advised: OrderedDict[str, tuple[tuple[int, int, list[int]], Answer]] = OrderedDict()
        self.turns = Turns(len(self.all), TABLES)
        self.times: dict[
            tuple[str, str], deque[float]
        ] = {}  # what choices took, by title and level
        self.driving: dict[str, asyncio.Task[None]] = {}
        tables.listeners.append(self.wake)

    # -- choosing -----------------------------------------------------------------------------

    async def choose(self, owner: str, id: str, game: Game, seat: int, level: str) -> int:
        """A legal action for the seat; a bot that fails or does not know the title chooses at
        random."""
        ids = game.ids()
        if level != QUICK:
            times = self.times.setdefault((game.title.name, level), deque(maxlen=TIMES))
            if len(ids) == 1 and times:
                # Whoever answers at once has no choice: that is nobody's business.
                await asyncio.sleep(secrets.choice(times))
                return ids[0]
            began = time.monotonic()
            try:
                action = (await self.think(owner, id, game, seat, level)).action
                times.append(time.monotonic() - began)
            except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
                log.warning("table %s: the %s bot failed: %r", id, level, error)
            else:
                if action in ids:
                    return action
                if action != NONE:
                    log.warning("table %s: the %s bot chose an illegal action", id, level)
        return bot(QUICK, secrets.randbits(31)).choose(Chair(game, seat))

    async def advise(self, owner: str, id: str, game: Game, seat: int, most: int) -> Answer:
        """The choices that a bot which looks ahead likes best; none where no bot knows the title
        or it fails. The same question has the same answer: a search that looks as long as a clock
        allows finds another of two equal choices best when it is asked again."""
        ids, asked = game.ids(), (seat, most, game.actions())
        known = self.advised.get(id)
        if known is not None and known[0] == asked:
            return known[1]
        try:
            answer = await self.think(owner, id, game, seat, ADVISER, most)
        except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
            log.warning("table %s: no advice: %r", id, error)
            return Answer(NONE)
        answer.best = [one for one in answer.best if one.action in ids]
        if answer.best:
            self.advised[id] = (asked, answer)
            self.advised.move_to_end(id)
            if len(self.advised) > ADVISED:
                self.advised.popitem(last=False)
        return answer

    async def think(
        self, owner: str, id: str, game: Game, seat: int, level: str, most: int = 0
    ) -> Answer:
        """Ask a process when it is the owner's turn: many tables of one do not delay others."""
        question = Question(
            id,
            game.title.name,
            game.title.again(),
            game.actions(),
            seat,
            level,
            secrets.randbits(31),
            most,
        )
        async with self.turns.turn(owner):
            worker = self.free.pop()
            try:
                return await worker.ask(question)
            finally:
                self.free.append(worker)

    # -- driving tables -----------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Called after every change: see whether a bot is asked."""
        if table.id in self.driving or not bot_due(table):
            return
        table.users += 1
        task = asyncio.create_task(self.drive(table))
        self.driving[table.id] = task
        task.add_done_callback(lambda _: self.parked(table))

    def parked(self, table: Table) -> None:
        table.users -= 1
        task = self.driving.pop(table.id)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: its bots stopped", table.id, exc_info=task.exception())
            return
        if not task.cancelled():
            self.wake(table)  # a change may have come while the task was ending

    async def drive(self, table: Table) -> None:
        while bot_due(table):
            began = time.monotonic()
            seat, index = table.turn, table.index
            assert seat is not None
            game = table.course.game
            owner = self.places.of(table.facts.owner)
            action = await self.choose(owner, table.id, game, seat, table.seats[seat].bot)
            await asyncio.sleep(self.spare(table, began))
            if not table.seats[seat].bot:
                return  # the person is back and has taken the seat
            if table.asked is not None or table.turn is None:
                return  # a bot's move would answer for people; the next change wakes it
            try:
                await self.playing.play(table, None, seat, index, action, None)
            except Refusal as refusal:
                if refusal.status == 503:
                    await asyncio.sleep(RETRY)
                elif refusal.code != "stale":
                    raise

    def spare(self, table: Table, began: float) -> float:
        """Seconds until a choice may be seen. People set their own pace in front of their screens;
        a game of bots alone would be over before anybody could watch it."""
        if any(not seat.bot for seat in table.seats):
            return 0.0
        return max(0.0, self.settings.pace - (time.monotonic() - began))

    async def resume(self) -> None:
        """After a restart: go on where bots were asked."""
        for id in await self.tables.bots_due():
            try:
                self.wake(await self.tables.find(id))
            except Refusal as refusal:
                if refusal.code != "elsewhere":  # another server's bots play there
                    log.warning("table %s: %s", id, refusal)

    async def close(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()
        await asyncio.gather(*self.driving.values(), return_exceptions=True)
        for worker in self.all:
            await worker.close()


def bot_due(table: Table) -> bool:
    """Whether a bot is to choose; it waits while people talk about taking a choice back."""
    turn = table.turn
    return turn is not None and table.seats[turn].bot != "" and table.asked is None
