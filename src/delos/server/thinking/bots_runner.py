"""Bots at the tables: they think in processes of their own, a few at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final, final

import msgspec

from delos.bots import Chair, bot
from delos.kernel.game import Game
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables
from delos.server.thinking.bot_worker import NONE, Advised, Answer, Question

log = logging.getLogger("delos.bots")

QUICK: Final = "random"  # needs no thought
LINE: Final = 1 << 20
RETRY: Final = 5.0  # seconds until a bot tries again to write to a full disk


@final
class Worker:
    """One thinking process; it is started when needed and again if it dies."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.process: Process | None = None

    async def ask(self, question: Question) -> Answer:
        try:
            async with asyncio.timeout(self.seconds):
                process = await self.started()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
                return msgspec.json.decode(line, type=Answer)
        except BaseException:
            await self.stop()  # its next line would answer a question nobody asks any more
            raise

    async def started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", "delos.server.thinking.bot_worker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LINE,
                start_new_session=True,  # a Ctrl-C at the terminal is for the server
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(asyncio.CancelledError):
            await process.wait()


@final
class Bots:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.all = [Worker(settings.think) for _ in range(max(1, settings.workers))]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)
        self.driving: dict[str, asyncio.Task[None]] = {}
        tables.listeners.append(self.wake)

    # -- choosing -----------------------------------------------------------------------------

    async def choose(self, id: str, game: Game, seat: int, level: str) -> int:
        """A legal action for the seat; a bot that fails or does not know the title chooses at
        random."""
        ids = game.ids()
        if len(ids) == 1:
            return ids[0]
        if level != QUICK:
            try:
                action = (await self.think(id, game, seat, level)).action
            except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
                log.warning("table %s: the %s bot failed: %r", id, level, error)
            else:
                if action in ids:
                    return action
                if action != NONE:
                    log.warning("table %s: the %s bot chose an illegal action", id, level)
        return bot(QUICK, secrets.randbits(31)).choose(Chair(game, seat))

    async def advise(self, id: str, game: Game, seat: int, most: int) -> list[Advised]:
        """The choices that greedy likes best; none where it does not know the title or fails."""
        ids = game.ids()
        try:
            answer = await self.think(id, game, seat, "greedy", most)
        except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
            log.warning("table %s: no advice: %r", id, error)
            return []
        return [one for one in answer.best if one.action in ids]

    async def think(self, id: str, game: Game, seat: int, level: str, most: int = 0) -> Answer:
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
        worker = await self.free.get()
        try:
            return await worker.ask(question)
        finally:
            self.free.put_nowait(worker)

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
            action = await self.choose(table.id, game, seat, table.seats[seat].level)
            await asyncio.sleep(self.spare(table, began))
            if table.asked is not None:
                return  # a bot's move would answer for people; the next change wakes it
            try:
                await self.tables.play(table, None, seat, index, action, None)
            except Refusal as refusal:
                if refusal.status == 503:
                    await asyncio.sleep(RETRY)
                elif refusal.code != "stale":
                    raise

    def spare(self, table: Table, began: float) -> float:
        """Seconds until a choice may be seen. People set their own pace in front of their screens;
        a game of bots alone would be over before anybody could watch it."""
        if any(seat.kind != "bot" for seat in table.seats):
            return 0.0
        return max(0.0, self.settings.pace - (time.monotonic() - began))

    async def resume(self) -> None:
        """After a restart: go on where bots were asked."""
        for id in await self.tables.bots_due():
            try:
                self.wake(await self.tables.find(id))
            except Refusal as refusal:
                log.warning("table %s: %s", id, refusal.message)

    async def close(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()
        await asyncio.gather(*self.driving.values(), return_exceptions=True)
        for worker in self.all:
            await worker.stop()


def bot_due(table: Table) -> bool:
    """Whether a bot is to choose; it waits while people talk about taking a choice back."""
    turn = table.turn
    return turn is not None and table.seats[turn].kind == "bot" and table.asked is None
