"""Tables kept by SQLite: one file in a folder, for one server.

Nothing is acknowledged before its COMMIT has returned with synchronous=FULL.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Final, final

from delos.server.protocol.common import StorageHealth
from delos.server.refusal import Refusal
from delos.server.stored.database import BadData, Clash, Database
from delos.server.stored.migrations import STEPS
from delos.server.stored.seals import FILE as KEY_FILE
from delos.server.stored.seals import Connection, seal_rows
from delos.server.stored.storage import Storage, unlocked_with
from delos.server.stored.wal import lost_frames

log = logging.getLogger("delos.storage")

FILE: Final = "delos.sqlite3"
LOCK_PATIENCE: Final = 2.0  # seconds that a lock may outlive its server


@final
class SqliteStorage(Storage):
    trouble = sqlite3.Error
    clash = sqlite3.IntegrityError
    beginning = "BEGIN IMMEDIATE"

    def __init__(self, folder: Path, key_file: Path | None = None) -> None:
        self.path = folder / FILE
        self.folder = folder
        self.locks = locked(folder)
        self.lost = told_damage(self.path)  # frames of the log that cannot be read
        try:
            writer = connect(self.path)
            prepare(writer, self.path)
            self.seals = unlocked_with(writer, key_file or folder / KEY_FILE)
            seal_rows(writer, self.seals)
            writer.seals = self.seals
        except sqlite3.Error as error:
            unlocked(self.locks)
            raise BadData(
                f"The database {self.path} cannot be opened: {error}. "
                f"Restore a backup, or name another folder with --data."
            ) from error
        except BaseException:
            unlocked(self.locks)
            raise
        super().__init__(writer)

    def reader(self) -> Connection:
        connection = connect(self.path)
        connection.execute("PRAGMA query_only = ON")
        connection.seals = self.seals
        return connection

    def why(self, error: Exception) -> str:
        return str(error)  # SQLite's words name no values

    def close(self) -> None:
        """Finish what is queued and let go of the folder."""
        super().close()
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
    # A server that was killed while it started a process of its own leaves its locks to that
    # one for a moment: whoever starts right after it should not give up.
    until = time.monotonic() + LOCK_PATIENCE
    while True:
        try:
            for file in files:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return files
        except OSError as error:
            if time.monotonic() > until:
                unlocked(files)
                raise BadData(
                    f"Another Delos server uses {folder}. "
                    "Stop it, or name another folder with --data."
                ) from error
        time.sleep(0.02)


def unlocked(files: list[int]) -> None:
    for file in files:
        os.close(file)
