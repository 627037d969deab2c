"""Storage: one writer thread that commits in groups, and readers beside it, on any database.

Nothing is acknowledged before its COMMIT has returned.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar, final

from delos.server.protocol.common import StorageHealth
from delos.server.refusal import Refusal, malformed, no_storage
from delos.server.stored.database import BadData, Clash, Database, Rows
from delos.server.stored.seals import BadSeal, Seals, make_key, read_key, sealed_rows

log = logging.getLogger("delos.storage")

T = TypeVar("T")
Job = Callable[[Database], Any]
Answer = Callable[[Any, BaseException | None], None]  # the job's result, or why there is none

KEY_ADVICE: Final = (
    "Running games and invitations are sealed with the key that belongs to this database: put "
    "its key file back, or name it with --key-file."
)
GROUP: Final = 200  # jobs that share a commit
WAITING: Final = 5000  # jobs that may queue up before the server says it is too busy
READERS: Final = 2


class Storage(ABC):
    """What a server keeps. A database says how its connections are opened and how they fail."""

    trouble: ClassVar[type[Exception]]  # whatever its statements raise
    clash: ClassVar[type[Exception]]  # of that: a row was there already
    unfit: ClassVar[tuple[type[Exception], ...]] = ()  # of that: a value that it cannot store
    beginning: ClassVar[str]  # of a transaction that writes
    looking: ClassVar[str] = "BEGIN"  # of one that reads

    seals: Seals

    def __init__(self, writer: Any) -> None:
        self.writer = writer
        self.jobs: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self.fresh: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}  # not handed over yet
        self.given = 0  # jobs that came so far
        self.taken = 0  # and those of them that the writer has begun
        self.own = threading.local()
        self.opened: list[Any] = []
        self.failing = False  # the last commit did not succeed
        self.readers = ThreadPoolExecutor(READERS, "delos-reader")
        self.thread = threading.Thread(target=self.work, name="delos-writer", daemon=True)
        self.thread.start()

    @abstractmethod
    def reader(self) -> Any:
        """A connection for a thread that reads."""

    def why(self, error: Exception) -> str:
        """What went wrong, without what was to be written."""
        return type(error).__name__

    @abstractmethod
    async def state(self) -> StorageHealth:
        """Whether a move could be stored now."""

    # -- for the event loop ---------------------------------------------------------------

    async def write(self, job: Callable[[Database], T]) -> T:
        """Run the job in a transaction; returns after COMMIT, or nothing has happened. ``Clash``: a
        row was there already."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def answer(result: T, error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self.put(job, answer)
        # A caller that goes away must not leave others guessing whether the job was done.
        return await asyncio.shield(future)

    def put(self, job: Job | Rows, answer: Answer) -> None:
        """Let the job, or the rows, be written; ``answer`` is called in the event loop after
        COMMIT, or with the reason why nothing has happened."""
        if self.given - self.taken >= WAITING:
            raise Refusal(503, "busy", wait=2)
        self.given += 1
        loop = asyncio.get_running_loop()
        fresh = self.fresh.get(loop)
        if fresh is None:
            fresh = self.fresh[loop] = []
            loop.call_soon(self.hand_over, loop)
        fresh.append(Waiting(job, answer, loop))

    def hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writer all that one round of the event loop brought: it would wake for the
        first job otherwise, and commit that one alone."""
        fresh = self.fresh.pop(loop, None)
        if fresh:
            self.jobs.put(fresh)

    async def read(self, job: Callable[[Database], T]) -> T:
        """Run queries beside the writer: they see all that is committed, as of one moment."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.readers, self.with_reader, job)
        except self.unfit as error:
            raise not_storable() from error
        except self.trouble as error:
            log.error("nothing could be read: %s", self.why(error))
            raise no_storage() from error

    def with_reader(self, job: Callable[[Database], T]) -> T:
        connection = getattr(self.own, "connection", None)
        if connection is None:
            connection = self.own.connection = self.reader()
            self.opened.append(connection)
        connection.execute(self.looking)
        try:
            return job(connection)
        finally:
            connection.execute("COMMIT")

    def close(self) -> None:
        """Finish what is queued."""
        for loop in list(self.fresh):
            self.hand_over(loop)
        self.jobs.put(None)
        self.thread.join()
        self.readers.shutdown()
        for connection in self.opened:
            connection.close()
        self.writer.close()

    # -- the writer thread ------------------------------------------------------------------

    def work(self) -> None:
        waiting: list[Waiting] = []
        last = False
        while waiting or not last:
            if not waiting:
                found = self.jobs.get()
                if found is None:
                    return
                waiting = found
            while not last and len(waiting) < GROUP:
                try:
                    found = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if found is None:
                    last = True
                else:
                    waiting += found
            group, waiting = waiting[:GROUP], waiting[GROUP:]
            self.taken += len(group)
            self.commit(group)

    def commit(self, group: list[Waiting]) -> None:
        """All jobs in one transaction; a job that fails is taken back alone."""
        done: list[Done] = []
        rows = [one for one in group if isinstance(one.job, tuple)]
        jobs = [one for one in group if not isinstance(one.job, tuple)]
        try:
            self.begin(bool(jobs))
            if rows and not self.all_at_once(rows):
                # Nothing else was written so far. A savepoint would say the same, and cost each
                # commit a third more than it costs now.
                self.writer.execute("ROLLBACK")
                self.begin(bool(jobs))
                done += [self.alone(one) for one in rows]
            elif rows:
                done += [(one, None, None) for one in rows]
            done += [self.alone(one) for one in jobs]
            self.writer.execute("COMMIT")
        except BaseException as error:
            self.failing = True
            self.give_up()
            failure: BaseException = error
            if isinstance(error, self.trouble):
                log.error("nothing could be written: %s", self.why(error))
                failure = no_storage()
            done = [(one, None, failure) for one in group]
        else:
            self.failing = False
        told(done)

    def begin(self, jobs: bool) -> None:
        """Begin a transaction that writes, with jobs or with rows of moves alone."""
        self.writer.execute(self.beginning)

    def all_at_once(self, group: list[Waiting]) -> bool:
        """The rows of many, each statement once; false if one does not fit."""
        values: dict[str, list[tuple[object, ...]]] = {}
        for one in group:
            assert isinstance(one.job, tuple)
            for statement, row in one.job:
                values.setdefault(statement, []).append(row)
        try:
            for statement, found in values.items():
                self.writer.executemany(statement, found)
        except Exception as error:
            if self.hopeless(error):
                raise
            return False
        return True

    def alone(self, one: Waiting) -> Done:
        """One job; what it wrote is taken back if it fails."""
        self.writer.execute("SAVEPOINT job")
        answer: Any = None
        failure: BaseException | None = None
        try:
            if isinstance(one.job, tuple):
                for statement, row in one.job:
                    self.writer.execute(statement, row)
            else:
                answer = one.job(self.writer)
        except Exception as error:
            if self.hopeless(error):
                raise
            self.writer.execute("ROLLBACK TO job")
            failure = error
            if isinstance(error, self.clash):
                failure = Clash(str(error))
            elif isinstance(error, self.unfit):
                failure = not_storable()
        self.writer.execute("RELEASE job")
        return one, answer, failure

    def hopeless(self, error: Exception) -> bool:
        """The disk is full, or the database gone: nobody's job can be done. Else it is the fault of
        one job, and the others must not suffer."""
        return isinstance(error, self.trouble) and not isinstance(error, (self.clash, *self.unfit))

    def give_up(self) -> None:
        with contextlib.suppress(self.trouble):  # the database may have rolled back already
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")


def not_storable() -> Refusal:
    return malformed("malformed", detail="a character in it cannot be stored")


@final
class Waiting:
    """A job, who hears of it, and in which event loop."""

    __slots__ = ("answer", "job", "loop")

    def __init__(self, job: Job | Rows, answer: Answer, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.answer = answer
        self.loop = loop


Done = tuple[Waiting, Any, BaseException | None]


def told(done: list[Done]) -> None:
    """Wake the event loop once for all that shared a commit."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Done]] = {}
    for one in done:
        by_loop.setdefault(one[0].loop, []).append(one)
    for loop, found in by_loop.items():
        with contextlib.suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(answer_all, found)


def answer_all(done: list[Done]) -> None:
    for one, answer, failure in done:
        try:
            one.answer(answer, failure)
        except Exception:  # the others must hear of theirs
            log.exception("what was written could not be told")


def unlocked_with(db: Any, file: Path) -> Seals:
    """The key of the database's secrets, made anew for an empty one."""
    sealed = sealed_rows(db)
    try:
        seals = read_key(file)
        if seals is None and not sealed:
            seals = make_key(file)
        if seals is not None:
            for id, key in sealed:
                seals.open_key(key, id)
    except BadSeal as error:
        raise BadData(f"The secrets of the database are closed: {error}. {KEY_ADVICE}") from error
    if seals is None:
        raise BadData(f"The key file {file} is missing. {KEY_ADVICE}")
    return seals
