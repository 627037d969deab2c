"""Reviews of finished games: made in a process of their own, one at a time, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
import zlib
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter, OrderedDict
from typing import Final, final

import msgspec

from delos.review.reviewing import Course
from delos.review.values import VERSION, Review
from delos.review.worker import Word
from delos.server.fair import Turns
from delos.server.protocol.looking import ReviewInfo, ReviewStatus
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage
from delos.server.tables.table import Table

log = logging.getLogger("delos.reviews")

LINE: Final = 16 << 20  # bytes of the longest review
WAITING: Final = 20  # reviews that may be wanted at once
EACH: Final = 5  # of them by one address
FAILED: Final = 200  # tables of which it is known that there could be none
SQUEEZE: Final = 6
# Made here, once: threads that read must not be the first to use a type (decision 55).
WORD: Final = msgspec.json.Decoder(Word)
REVIEW: Final = msgspec.json.Decoder(Review)


@final
class Job:
    """A review that is being made."""

    def __init__(self) -> None:
        self.done = 0
        self.all = 0
        self.chances: list[list[float]] = []  # after each step that is done
        self.working = False
        self.task: asyncio.Task[None] | None = None


@final
class Reviews:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.jobs: dict[str, Job] = {}
        self.failed: OrderedDict[str, None] = OrderedDict()  # the last tables without one
        self.turns = Turns(1)  # bots need the machine too
        self.wanted: Counter[str] = Counter()  # by address

    async def info(self, table: Table) -> ReviewInfo:
        """The review, or how far it is."""
        check_over(table)
        job = self.jobs.get(table.id)
        if job is not None:
            now: ReviewStatus = "working" if job.working else "waiting"
            return ReviewInfo(now, job.done, job.all, chances=job.chances)
        kept = await self.storage.read(lambda db: read_review(db, table.id))
        if kept is not None:
            return ReviewInfo("ready", len(kept.steps), len(kept.steps), kept)
        status: ReviewStatus = "failed" if table.id in self.failed else "none"
        return ReviewInfo(status, 0, len(table.course.plays))

    async def start(self, table: Table, owner: str) -> ReviewInfo:
        """Make the review unless it is there or under way."""
        now = await self.info(table)
        if now.status not in {"none", "failed"} or table.id in self.jobs:
            return now
        if len(self.jobs) >= WAITING or self.wanted[owner] >= EACH:
            raise Refusal(503, "busy", wait=30)
        self.failed.pop(table.id, None)
        job = self.jobs[table.id] = Job()
        job.all = len(table.course.plays)
        self.wanted[owner] += 1
        job.task = asyncio.create_task(self.make(table, job, owner))
        job.task.add_done_callback(lambda _: self.done(table.id, owner))
        return ReviewInfo("working" if self.turns.free else "waiting", 0, job.all)

    def done(self, id: str, owner: str) -> None:
        self.jobs.pop(id, None)
        self.wanted[owner] -= 1
        if not self.wanted[owner]:
            del self.wanted[owner]

    async def make(self, table: Table, job: Job, owner: str) -> None:
        game = table.course.game
        course = Course(
            game.title.name,
            game.title.again(),
            game.actions(),
            self.settings.review_games,
            self.settings.review_samples,
        )
        try:
            async with self.turns.turn(owner):
                job.working = True
                found = await asyncio.wait_for(worked(course, job), self.settings.review_seconds)
            packed = await asyncio.to_thread(pack, found)
            await self.storage.write(lambda db: write_review(db, table.id, packed))
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError, Refusal) as error:
            log.warning("table %s: no review: %r", table.id, error)
            self.failed[table.id] = None
            if len(self.failed) > FAILED:
                self.failed.popitem(last=False)

    async def close(self) -> None:
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_over(table: Table) -> None:
    """A review looks through everything, so it waits for the end."""
    if table.facts.status != "over":
        raise Refusal(409, "not_over", "no-review")


async def worked(course: Course, job: Job) -> Review:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", "delos.review.worker"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=LINE,
        start_new_session=True,  # a Ctrl-C at the terminal is for the server
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(course) + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            word = WORD.decode(line)
            job.done, job.all = word.done, word.all
            if word.after:
                job.chances.append(word.after)
            if word.review is not None:
                return word.review
        raise ValueError("the process ended before its review was made")
    finally:
        await ended(process)


async def ended(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    with contextlib.suppress(asyncio.CancelledError):
        await process.wait()


# -- rows -----------------------------------------------------------------------------------------


def pack(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(review), SQUEEZE)


def write_review(connection: Database, id: str, content: bytes) -> None:
    connection.execute(
        "INSERT INTO reviews (table_id, version, made, content) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, made = excluded.made, "
        "content = excluded.content",
        (id, VERSION, int(time.time()), content),
    )


def read_review(connection: Database, id: str) -> Review | None:
    """The review that was kept; one of another version is made anew."""
    row = connection.execute(
        "SELECT content FROM reviews WHERE table_id = ? AND version = ?", (id, VERSION)
    ).fetchone()
    if row is None:
        return None
    try:
        return REVIEW.decode(zlib.decompress(row["content"]))
    except (zlib.error, msgspec.DecodeError) as error:
        log.warning("table %s: its review cannot be read: %r", id, error)
        return None
