"""Backups that were looked at: a copy while the server runs, opened and played again before it
counts as one. The key of the secrets is never in it."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import delos
from delos.kernel.errors import DelosError
from delos.server.operating import office_rows
from delos.server.settings import Settings
from delos.server.stored.database import BadData
from delos.server.stored.migrations import STEPS
from delos.server.stored.seals import BYTES, BadSeal, Connection, Seals, read_key, sealed_rows
from delos.server.stored.seals import FILE as KEY_FILE
from delos.server.stored.sqlite import FILE, SqliteStorage, locked, unlocked
from delos.server.tables.course import Broken
from delos.server.tables.rebuilding import rebuilt
from delos.server.tables.rows import read_table

MANIFEST: Final = "backup.json"


class BadBackup(DelosError):
    """A backup that cannot be made, read or trusted; the sentence says why."""


@dataclass(frozen=True)
class Manifest:
    delos: str
    schema: int
    made: int
    sha256: str
    tables: int
    moves: int
    key: str  # tells keys apart, and nothing of the key; empty: there was none yet


@dataclass(frozen=True)
class Findings:
    """What playing all stored games again has shown."""

    games: int
    moves: int
    broken: list[tuple[str, str]]  # table and reason


def key_of(settings: Settings) -> Path:
    return settings.key_file or settings.data / KEY_FILE


def back_up(settings: Settings, target: Path) -> tuple[Manifest, Findings]:
    """Copy the database into a new folder, beside running servers or without one; then look."""
    check_there(settings)
    if target.exists():
        raise BadBackup(f"{target} exists already. Name a folder that does not.")
    half = target.with_name(f".{target.name}.half")
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(mode=0o700, parents=True)
    try:
        key = key_of(settings)
        taken(settings, half / FILE)
        findings = played_again(half / FILE, key)
        made = manifest(half / FILE, key, findings)
        (half / MANIFEST).write_text(json.dumps(asdict(made), indent=2) + "\n", "utf-8")
        synced(half)
        half.rename(target)  # a folder under its own name is a whole backup
    except OSError as error:
        raise BadBackup(f"{target} cannot be written: {error.strerror or error}.") from error
    finally:
        shutil.rmtree(half, ignore_errors=True)
    return made, findings


def check_there(settings: Settings) -> None:
    if not settings.database and not (settings.data / FILE).is_file():
        raise BadBackup(f"There is no database in {settings.data}. Name its folder with --data.")


def taken(settings: Settings, target: Path) -> None:
    """A copy of one moment of the database, whichever it is, as a file of SQLite."""
    if not settings.database:
        copied(settings.data / FILE, target)
        return
    moving = transferring()
    try:
        moving.snapshot(settings.database, target, key_of(settings))
    except BadData as error:
        raise BadBackup(str(error)) from error


def transferring() -> ModuleType:
    try:
        from delos.server import transfer
    except ImportError as error:
        raise BadBackup(f"This needs {error.name}: pip install 'delos[postgres]'.") from error
    return transfer


def copied(source: Path, target: Path) -> None:
    """SQLite's own way to copy a file that others write to: one moment of it, whole."""
    try:
        with (
            contextlib.closing(sqlite3.connect(source, timeout=30)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            target.chmod(0o600)
            old.backup(new, pages=2000)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            (found,) = new.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise BadBackup(f"The database {source} cannot be copied: {error}.") from error
    if found != "ok":
        raise BadBackup(f"The database {source} is damaged ({found}): restore an older backup.")


def has_secrets(file: Path) -> bool:
    """Whether something is sealed in a database: programs before schema 5 had no key."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        return bool(sealed_rows(db))


def opened_key(file: Path) -> Seals:
    try:
        seals = read_key(file)
    except BadSeal as error:
        raise BadBackup(f"The key cannot be read: {error}.") from error
    if seals is None:
        raise BadBackup(
            f"The key file {file} is missing: without it running games cannot be read. "
            f"Name it with --key-file."
        )
    return seals


def replayed_all(file: Path, seals: Seals) -> Findings:
    """Play every stored game again, by the rules of this program."""
    address = f"{file.as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(address, uri=True, factory=Connection)) as db:
        db.isolation_level = None
        db.row_factory = sqlite3.Row
        db.seals = seals
        broken: list[tuple[str, str]] = []
        moves = games = 0
        for id in office_rows.all_tables(db):
            games += 1
            try:
                found = read_table(db, id)
                assert found is not None
                moves += len(found.moves)
                rebuilt(found.facts, found.moves)
            except (Broken, BadSeal) as error:
                broken.append((id, str(error)))
        return Findings(games, moves, broken)


def manifest(file: Path, key: Path, findings: Findings) -> Manifest:
    with contextlib.closing(sqlite3.connect(file)) as db:
        (schema,) = db.execute("PRAGMA user_version").fetchone()
    return Manifest(
        delos.__version__,
        schema,
        int(time.time()),
        checksum(file),
        findings.games,
        findings.moves,
        fingerprint(key) if key.exists() else "",
    )


def checksum(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def fingerprint(key: Path) -> str:
    """Which key it is: of a hash of it, the first letters."""
    content = bytes.fromhex(key.read_text("ascii").strip())
    assert len(content) == BYTES
    return hmac.digest(content, b"delos backup fingerprint", "sha256").hex()[:16]


def synced(folder: Path) -> None:
    """On the disk, not only on its way there."""
    for path in (*folder.iterdir(), folder):
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


# -- restoring ------------------------------------------------------------------------------------


def read_manifest(backup: Path) -> Manifest:
    try:
        text: dict[str, Any] = json.loads((backup / MANIFEST).read_text("utf-8"))
        found = Manifest(**text)
    except (OSError, ValueError, TypeError) as error:
        raise BadBackup(
            f"{backup} is no backup: it has no readable {MANIFEST}. Name a folder that "
            f"delos backup has made."
        ) from error
    file = backup / FILE
    if not file.is_file() or checksum(file) != found.sha256:
        raise BadBackup(f"The backup {backup} is damaged: its {FILE} is not what it was.")
    if found.schema > len(STEPS):
        raise BadBackup(
            f"The backup {backup} was made by a newer Delos ({found.delos}). Install that one."
        )
    return found


def restore(backup: Path, settings: Settings, replace: bool) -> Findings:
    """Put a backup where a server can use it, and look at it there. What lay there before is
    kept beside it."""
    made, key_file, folder = read_manifest(backup), key_of(settings), settings.data
    if made.key:
        opened_key(key_file)
    if made.key and fingerprint(key_file) != made.key:
        raise BadBackup(
            f"The key {key_file} is not the one of this backup. Name the right one with --key-file."
        )
    if settings.database:
        return into_postgres(backup / FILE, settings, key_file)
    with held(folder):
        if (folder / FILE).exists() and not replace:
            raise BadBackup(
                f"There is a database in {folder} already. Choose another folder with --data, or "
                f"say --replace: the old one is then kept beside it."
            )
        set_aside(folder)
        try:
            shutil.copyfile(backup / FILE, folder / FILE)
            (folder / FILE).chmod(0o600)
            if made.key and not (folder / KEY_FILE).exists() and key_file != folder / KEY_FILE:
                shutil.copyfile(key_file, folder / KEY_FILE)
                (folder / KEY_FILE).chmod(0o600)
            synced(folder)
        except OSError as error:
            raise BadBackup(f"{folder} cannot be written: {error.strerror or error}.") from error
    storage = SqliteStorage(folder, key_file)  # brings an older schema up to date
    storage.close()
    return played_again(folder / FILE, key_file)


def into_postgres(file: Path, settings: Settings, key: Path) -> Findings:
    """A database that is empty gets everything or nothing; a second copy is not kept there."""
    with tempfile.TemporaryDirectory(prefix="delos-") as name:
        shutil.copyfile(file, Path(name) / FILE)
        try:
            moved = transferring().transfer(name, settings.database, key)
        except BadData as error:
            raise BadBackup(str(error)) from error
    broken = [(id, "its rules are not those of this version") for id in moved.unreadable]
    return Findings(moved.games, moved.rows["moves"], broken)


@contextlib.contextmanager
def held(folder: Path) -> Iterator[None]:
    """Nobody else uses the folder meanwhile."""
    locks = locked(folder)
    try:
        yield
    finally:
        unlocked(locks)


def set_aside(folder: Path) -> None:
    """Keep what lies there under another name."""
    moment = time.strftime("%Y%m%d-%H%M%S")
    for name in (FILE, FILE + "-wal", FILE + "-shm"):
        if (folder / name).exists():
            (folder / name).rename(folder / f"{name}.before-{moment}")


# -- before an upgrade ----------------------------------------------------------------------------


def revalidate(settings: Settings) -> Findings:
    """Whether this program plays all stored games again: on a copy, which it may bring up to date,
    so that a new version can be asked while the old one runs."""
    check_there(settings)
    with tempfile.TemporaryDirectory(prefix="delos-") as name:
        taken(settings, Path(name) / FILE)
        return played_again(Path(name) / FILE, key_of(settings))


def played_again(file: Path, key: Path) -> Findings:
    """All games of a file, which stays as it is: an older one is brought up to date as a copy."""
    with tempfile.TemporaryDirectory(prefix="delos-") as name:
        seals = tried(file, key, Path(name))
        return replayed_all(Path(name) / FILE, seals)


def tried(file: Path, key: Path, folder: Path) -> Seals:
    """Open a copy of a database as a server would, with its key; where nothing is sealed yet, a
    key for the copy alone will do."""
    shutil.copyfile(file, folder / FILE)
    if has_secrets(file) or key.exists():
        opened_key(key)
    else:
        key = folder / KEY_FILE
    try:
        SqliteStorage(folder, key).close()
    except BadData as error:
        raise BadBackup(str(error)) from error
    return opened_key(key)


def opened_copy(settings: Settings) -> int:
    """The schema of a file that no server uses and a copy of which can be opened."""
    with tempfile.TemporaryDirectory(prefix="delos-") as name:
        copy = Path(name) / "copy" / FILE
        copy.parent.mkdir()
        with held(settings.data):
            copied(settings.data / FILE, copy)
        tried(copy, key_of(settings), Path(name))
        with contextlib.closing(sqlite3.connect(copy)) as db:
            (schema,) = db.execute("PRAGMA user_version").fetchone()
    return int(schema)


def looked_at(settings: Settings) -> str:
    """Whether a server could start with its database, which stays as it is; what is to be told."""
    if settings.database:
        schema = transferring().looked_at(settings.database, key_of(settings))
    else:
        schema = opened_copy(settings)
    if not schema:
        return "The database is empty: its tables are made at the start."
    if schema < len(STEPS):
        return (
            f"The database is of an older Delos (schema {schema}): this one brings it up to schema "
            f"{len(STEPS)} when it starts, and the older one cannot use it then. Back it up first."
        )
    return ""
