"""Storage on PostgreSQL, which many servers share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar, final

import psycopg

from delos.server.protocol.common import StorageHealth
from delos.server.refusal import Refusal, no_storage
from delos.server.stored.database import BadData, Clash, Database
from delos.server.stored.postgres import JOBS_LOCK, Postgres, prepare, without_password
from delos.server.stored.seals import FILE as KEY_FILE
from delos.server.stored.seals import seal_targets
from delos.server.stored.storage import Storage, unlocked_with

T = TypeVar("T")

log = logging.getLogger("delos.storage")

AGAIN: Final = 0.5  # seconds between two tries to reach a lost database


@final
class PostgresStorage(Storage):
    trouble = psycopg.Error
    clash = psycopg.IntegrityError
    unfit = (psycopg.DataError,)  # a text with a zero byte, for one
    beginning = "BEGIN"
    looking = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str, folder: Path, server: str, key_file: Path | None = None) -> None:
        """``server`` names this server among those that share the database."""
        self.url = url
        self.server = server
        self.guarded = False  # it has entered: what it writes counts only while it is alive
        self.tried = 0.0  # when the database was last tried in vain
        try:
            with contextlib.suppress(OSError):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            writer = Postgres(url, server=server)
            prepare(writer, url)
            self.seals = unlocked_with(writer, key_file or folder / KEY_FILE)
            writer.own_seals = self.seals
            with writer.raw.transaction():
                writer.execute("SELECT pg_advisory_xact_lock(?)", (JOBS_LOCK,))
                seal_targets(writer, self.seals)
        except psycopg.Error as error:
            words = " ".join(str(error).split())  # it has several lines
            end = "" if words.endswith((".", "?")) else "."
            raise BadData(
                f"The database {without_password(url)} cannot be reached or used: {words}{end} "
                "Start it, or correct --database."
            ) from error
        super().__init__(writer)
        self.beside = ThreadPoolExecutor(1, "delos-beside")
        self.beside_connection: Postgres | None = None

    def why(self, error: Exception) -> str:
        if isinstance(error, psycopg.Error) and error.sqlstate:
            return f"{type(error).__name__} ({error.sqlstate})"  # its words may name values
        return str(error).strip()  # a lost line

    def connect(self) -> Postgres:
        return Postgres(self.url, self.seals, self.server)

    def reader(self) -> Postgres:
        return self.connect()

    def with_reader(self, job: Callable[[Database], T]) -> T:
        """A line that was lost is opened again: reading twice does no harm."""
        try:
            return super().with_reader(job)
        except psycopg.OperationalError:
            old = getattr(self.own, "connection", None)
            if old is None:
                raise
            self.opened.remove(old)
            old.close()
            self.own.connection = None
            return super().with_reader(job)

    def begin(self, jobs: bool) -> None:
        if self.writer.raw.closed or self.writer.raw.broken:
            if time.monotonic() < self.tried + AGAIN:
                raise psycopg.OperationalError("the database was not there a moment ago")
            self.tried = time.monotonic()
            self.writer.close()
            self.writer = self.connect()
        super().begin(jobs)
        if self.guarded and not self.alive(self.writer):
            raise psycopg.OperationalError("other servers have taken this one for dead")
        if jobs:
            self.writer.execute("SELECT pg_advisory_xact_lock(?)", (JOBS_LOCK,))

    def alive(self, db: Any) -> bool:
        """Nobody can declare this server dead before the transaction ends."""
        statement = "SELECT 1 FROM servers WHERE id = ? AND dead = 0 FOR SHARE"
        return db.execute(statement, (self.server,)).fetchone() is not None

    # -- beside the queue of the writer ---------------------------------------------------------

    async def aside(self, job: Callable[[Database], T]) -> T:
        """Run a short job in a transaction of its own that waits for no moves."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.beside, self.with_beside, job)
        except psycopg.Error as error:
            log.error("the other servers cannot be heard: %s", self.why(error))
            raise no_storage() from error

    def with_beside(self, job: Callable[[Database], T]) -> T:
        db = self.beside_connection
        if db is None or db.raw.closed or db.raw.broken:
            db = self.beside_connection = self.connect()
        with db.raw.transaction():
            return job(db)

    def close(self) -> None:
        super().close()
        self.beside.shutdown()
        if self.beside_connection is not None:
            self.beside_connection.close()

    async def state(self) -> StorageHealth:
        """Whether a move could be stored now; a doubt is cleared by writing something."""
        if self.failing:
            with contextlib.suppress(Refusal, Clash):
                await self.write(lambda db: db.execute("SELECT 1").fetchone())
        try:
            async with asyncio.timeout(2):
                await self.read(lambda db: db.execute("SELECT 1").fetchone())
        except (Refusal, TimeoutError):
            return StorageHealth(False, None, True)
        return StorageHealth(not self.failing and self.thread.is_alive(), None, True)
