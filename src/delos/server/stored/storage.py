"""The database: SQLite, one writer thread that commits in groups, and readers beside it.

Nothing is acknowledged before its COMMIT has returned with synchronous=FULL.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar, final

from delos.kernel.errors import DelosError
from delos.server.protocol.common import StorageHealth
from delos.server.refusal import Refusal, no_storage
from delos.server.stored.database import Clash, Database, Rows
from delos.server.stored.migrations import STEPS
from delos.server.stored.seals import FILE as KEY_FILE
from delos.server.stored.seals import (
    BadSeal,
    Connection,
    Seals,
    make_key,
    read_key,
    seal_rows,
    sealed_rows,
)
from delos.server.stored.wal import lost_frames

log = logging.getLogger("delos.storage")

T = TypeVar("T")
Job = Callable[[Database], Any]
Answer = Callable[[Any, BaseException | None], None]  # the job's result, or why there is none

FILE: Final = "delos.sqlite3"
KEY_ADVICE: Final = (
    "Running games and invitations are sealed with the key that belongs to this database: put "
    "its key file back, or name it with --key-file."
)
GROUP: Final = 200  # jobs that share a commit
WAITING: Final = 5000  # jobs that may queue up before the server says it is too busy
READERS: Final = 2


@final
class BadData(DelosError):
    """The data folder cannot be used; the message says why and what to do."""


@final
class Storage:
    def __init__(self, folder: Path, key_file: Path | None = None) -> None:
        self.path = folder / FILE
        self.folder = folder
        self.locks = locked(folder)
        self.jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.own = threading.local()
        self.opened: list[sqlite3.Connection] = []
        self.failing = False  # the last commit did not succeed
        self.lost = told_damage(self.path)  # frames of the log that cannot be read
        try:
            self.writer = connect(self.path)
            prepare(self.writer, self.path)
            self.seals = unlocked_with(self.writer, key_file or folder / KEY_FILE)
            self.writer.seals = self.seals
        except sqlite3.Error as error:
            unlocked(self.locks)
            raise BadData(
                f"The database {self.path} cannot be opened: {error}. "
                f"Restore a backup, or name another folder with --data."
            ) from error
        except BaseException:
            unlocked(self.locks)
            raise
        self.readers = ThreadPoolExecutor(READERS, "delos-reader")
        self.thread = threading.Thread(target=self.work, name="delos-writer", daemon=True)
        self.thread.start()

    # -- for the event loop ---------------------------------------------------------------

    async def write(self, job: Callable[[Database], T]) -> T:
        """Run the job in a transaction; returns after COMMIT, or nothing has happened. ``Clash``: a
        row was there already."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def answer(result: T, error: BaseException | None) -> None:
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
        if self.jobs.qsize() >= WAITING:
            raise Refusal(503, "busy", wait=2)
        self.jobs.put(Waiting(job, answer, asyncio.get_running_loop()))

    async def read(self, job: Callable[[Database], T]) -> T:
        """Run queries beside the writer: they see all that is committed, as of one moment."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.readers, self.with_reader, job)
        except sqlite3.Error as error:
            raise no_storage() from error

    def with_reader(self, job: Callable[[Database], T]) -> T:
        connection: Connection | None = getattr(self.own, "connection", None)
        if connection is None:
            connection = connect(self.path)
            connection.execute("PRAGMA query_only = ON")
            connection.seals = self.seals
            self.own.connection = connection
            self.opened.append(connection)
        connection.execute("BEGIN")
        try:
            return job(connection)
        finally:
            connection.execute("COMMIT")

    def close(self) -> None:
        """Finish what is queued and let go of the folder."""
        self.jobs.put(None)
        self.thread.join()
        self.readers.shutdown()
        for connection in self.opened:
            connection.close()
        self.writer.close()
        unlocked(self.locks)

    async def state(self) -> StorageHealth:
        """Whether a move could be stored now; a doubt is cleared by writing something."""
        try:
            free = shutil.disk_usage(self.folder).free
        except OSError:
            return StorageHealth(False, 0, self.lost == 0)
        if self.failing:
            with contextlib.suppress(Refusal, Clash):
                await self.write(tried)
        sound = self.path.exists() and not self.failing
        return StorageHealth(sound and self.thread.is_alive(), free, self.lost == 0)

    # -- the writer thread ------------------------------------------------------------------

    def work(self) -> None:
        while True:
            first = self.jobs.get()
            if first is None:
                return
            group: list[Waiting] = [first]
            last = False
            while len(group) < GROUP:
                try:
                    following = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    last = True
                    break
                group.append(following)
            self.commit(group)
            if last:
                return

    def commit(self, group: list[Waiting]) -> None:
        """All jobs in one transaction; a job that fails is taken back alone."""
        done: list[Done] = []
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            rows = [one for one in group if isinstance(one.job, tuple)]
            if rows and not self.all_at_once(rows):
                done += [self.alone(one) for one in rows]
            elif rows:
                done += [(one, None, None) for one in rows]
            done += [self.alone(one) for one in group if not isinstance(one.job, tuple)]
            self.writer.execute("COMMIT")
        except BaseException as error:
            self.failing = True
            self.give_up()
            failure = no_storage() if isinstance(error, sqlite3.Error) else error
            done = [(one, None, failure) for one in group]
        else:
            self.failing = False
        told(done)

    def all_at_once(self, group: list[Waiting]) -> bool:
        """The rows of many, each statement once; false and nothing written if one does not fit."""
        values: dict[str, list[tuple[object, ...]]] = {}
        for one in group:
            for statement, row in one.job:  # type: ignore[union-attr]
                values.setdefault(statement, []).append(row)
        self.writer.execute("SAVEPOINT rows")
        try:
            for statement, found in values.items():
                self.writer.executemany(statement, found)
        except sqlite3.IntegrityError:
            self.writer.execute("ROLLBACK TO rows")
            self.writer.execute("RELEASE rows")
            return False
        self.writer.execute("RELEASE rows")
        return True

    def alone(self, one: Waiting) -> Done:
        """One job; what it wrote is taken back if it fails."""
        self.writer.execute("SAVEPOINT job")
        answer, failure = None, None  # type: Any, BaseException | None
        try:
            if isinstance(one.job, tuple):
                for statement, row in one.job:
                    self.writer.execute(statement, row)
            else:
                answer = one.job(self.writer)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                raise  # the disk is full or gone: nobody's job can be done
            self.writer.execute("ROLLBACK TO job")
            failure = Clash(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
        self.writer.execute("RELEASE job")
        return one, answer, failure

    def give_up(self) -> None:
        if self.writer.in_transaction:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back already
                self.writer.execute("ROLLBACK")


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


def tried(connection: Database) -> None:
    """Take some room on the disk, and give it back."""
    connection.execute("CREATE TABLE room (taken BLOB)")
    connection.execute("INSERT INTO room VALUES (zeroblob(32768))")
    connection.execute("DROP TABLE room")


def connect(path: Path) -> Connection:
    connection = sqlite3.connect(
        path, timeout=10, isolation_level=None, check_same_thread=False, factory=Connection
    )
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Check the file and bring its schema up to date."""
    path.chmod(0o600)  # it holds keys
    (found,) = connection.execute("PRAGMA quick_check").fetchone()
    if found != "ok":
        raise BadData(
            f"The database {path} is damaged ({found}). Restore a backup, "
            f"or name another folder with --data."
        )
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise BadData(
            f"The database {path} was written by a newer Delos (schema {version}, this one "
            f"knows {len(STEPS)}). Update Delos, or name another folder with --data."
        )
    # A table that others refer to is made anew under its name: not while that is watched.
    connection.execute("PRAGMA foreign_keys = OFF")
    for number in range(version, len(STEPS)):
        migrate(connection, number)
    if version < len(STEPS) and connection.execute("PRAGMA foreign_key_check").fetchone():
        raise BadData(
            f"The database {path} refers to rows that are not there. Restore a backup, "
            f"or name another folder with --data."
        )
    connection.execute("PRAGMA foreign_keys = ON")


def unlocked_with(connection: sqlite3.Connection, file: Path) -> Seals:
    """The key of the database's secrets; what lies open is sealed with it."""
    sealed = sealed_rows(connection)
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
    seal_rows(connection, seals)
    return seals


def migrate(connection: sqlite3.Connection, number: int) -> None:
    """One step, whole or not at all."""
    script = f"BEGIN IMMEDIATE; {STEPS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
    try:
        connection.executescript(script)
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def told_damage(path: Path) -> int:
    """Keep a damaged write-ahead log before SQLite forgets what it cannot read, and say so."""
    wal = path.with_name(path.name + "-wal")
    lost = lost_frames(wal)
    if lost:
        kept = wal.with_name(f"{wal.name}.damaged-{int(time.time())}")
        with contextlib.suppress(OSError):
            shutil.copy2(wal, kept)
            kept.chmod(0o600)
        log.error(
            "The write-ahead log %s is damaged: %d frames behind the damage cannot be read, so "
            "the last moves of some tables may be missing. A copy is in %s; a newer backup may "
            "have them.",
            wal,
            lost,
            kept.name,
        )
    return lost


def locked(folder: Path) -> list[int]:
    """One server per folder: the open files that say so; the system lets go when we end.

    The folder itself is locked too: a lock file can be deleted, and a second one made."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        files = [os.open(folder / "delos.lock", os.O_RDWR | os.O_CREAT, 0o600)]
        if os.name == "posix":
            files.append(os.open(folder, os.O_RDONLY))
    except OSError as error:
        raise BadData(
            f"The data folder {folder} cannot be used: {error.strerror}. "
            f"Name another one with --data or DELOS_DATA."
        ) from error
    try:
        import fcntl
    except ImportError:  # not a POSIX system
        return files
    try:
        for file in files:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        unlocked(files)
        raise BadData(
            f"Another Delos server uses {folder}. Stop it, or name another folder with --data."
        ) from error
    return files


def unlocked(files: list[int]) -> None:
    for file in files:
        os.close(file)
