"""All that a server keeps, from one database to another: both ways between SQLite and PostgreSQL.

The new database has everything or nothing. What was copied is then read again there, row by
row, and every game is played again from its record.
"""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from delos.server.stored import postgres, sqlite
from delos.server.stored.database import BadData, Database
from delos.server.stored.dialect import table_names
from delos.server.stored.migrations import STEPS
from delos.server.stored.seals import BadSeal, Connection, read_key, sealed_rows
from delos.server.stored.storage import KEY_ADVICE
from delos.server.tables.course import Broken
from delos.server.tables.rebuilding import rebuilt
from delos.server.tables.rows import read_table

if TYPE_CHECKING:
    import psycopg

GROUP: Final = 1000  # rows at once
FLEETING: Final = frozenset({"servers", "keepers", "calls"})  # about running servers only

Told = Callable[[str, int, int], None]  # what, how many are done, of how many


@dataclass(frozen=True)
class Moved:
    """What was copied, and the games that this version cannot play again (in neither place)."""

    rows: dict[str, int]
    games: int
    unreadable: tuple[str, ...]


def kept_tables() -> list[str]:
    return [name for name in table_names() if name not in FLEETING]


def transfer(source: str, target: str, key_file: Path, told: Told = lambda *_: None) -> Moved:
    """Copy everything; the target must be empty, and no server may use the source."""
    with opened(source, key_file) as here, opened(target, key_file, fresh=True) as there:
        check_quiet(here)
        check_empty(there, target)
        there.execute("BEGIN")
        try:
            for name in reversed(kept_tables()):
                there.execute(f"DELETE FROM {name}")  # what every new database has
            copied = {
                name: copy_rows(here, there, name, columns(name), told) for name in kept_tables()
            }
            renumber(there)
        except BaseException:
            there.execute("ROLLBACK")
            raise
        there.execute("COMMIT")
        for name in kept_tables():
            if digest(here, name) != digest(there, name):
                raise BadData(f"The copy of {name} differs from the original: do not use it.")
        games, unreadable = compare_games(here, there, told)
    return Moved(copied, games, unreadable)


def snapshot(url: str, target: Path, key_file: Path) -> None:
    """One moment of a PostgreSQL that servers may be using, as a new file of SQLite with the same
    schema: an older one stays as it is, here and there."""
    import psycopg

    if read_key(key_file) is None:
        raise BadData(f"The key file {key_file} is missing. {KEY_ADVICE}")
    try:
        with closing(postgres.Postgres(url)) as here, closing(sqlite3.connect(target)) as there:
            target.chmod(0o600)
            here.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            schema = schema_of(here)
            if not schema:
                raise BadData("The database is empty: no server has used it yet.")
            there.executescript("".join(STEPS[:schema]))
            there.execute(f"PRAGMA user_version = {schema}")
            with there:
                for (name,) in there.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table'"
                ).fetchall():
                    if name not in FLEETING:
                        there.execute(f"DELETE FROM {name}")  # what every new database has
                        names = [row[1] for row in there.execute(f'PRAGMA table_info("{name}")')]
                        copy_rows(here, there, name, names, lambda *_: None)
    except psycopg.Error as error:
        raise not_usable(url, error) from error
    except sqlite3.Error as error:
        raise BadData(f"{target} cannot be written: {error}.") from error


def schema_of(db: postgres.Postgres) -> int:
    """The schema of a PostgreSQL, which stays as it is; 0 if it has none."""
    if db.execute("SELECT to_regclass('delos_schema')").fetchone()[0] is None:
        return 0
    found = int(db.execute("SELECT version FROM delos_schema").fetchone()[0])
    if found > len(STEPS):
        raise BadData(f"The database was written by a newer Delos (schema {found}). Update Delos.")
    return found


def looked_at(url: str, key_file: Path) -> int:
    """The schema of a PostgreSQL whose secrets the key opens."""
    import psycopg

    try:
        with closing(postgres.Postgres(url)) as db:
            schema = schema_of(db)
            if schema and (sealed := sealed_rows(db)):
                seals = read_key(key_file)
                if seals is None:
                    raise BadData(f"The key file {key_file} is missing. {KEY_ADVICE}")
                for id, key in sealed:
                    seals.open_key(key, id)
            return schema
    except BadSeal as error:
        raise BadData(f"The secrets of the database are closed: {error}. {KEY_ADVICE}") from error
    except psycopg.Error as error:
        raise not_usable(url, error) from error


def not_usable(url: str, error: psycopg.Error) -> BadData:
    about = error.diag.message_primary or str(error).strip()
    return BadData(f"The database {postgres.without_password(url)} cannot be used: {about}.")


@contextlib.contextmanager
def opened(place: str, key_file: Path, fresh: bool = False) -> Iterator[Any]:
    """The database in a folder, or at an address of PostgreSQL, with its schema up to date."""
    seals = read_key(key_file)
    if seals is None:
        raise BadData(f"The key file {key_file} is missing. {KEY_ADVICE}")
    if postgres.is_postgres(place):
        import psycopg

        try:
            with closing(postgres.Postgres(place, seals)) as db:
                postgres.prepare(db, place)
                yield db
        except psycopg.Error as error:
            raise not_usable(place, error) from error
        return
    folder = Path(place)
    path = folder / sqlite.FILE
    if not fresh and not path.is_file():
        raise BadData(f"There is no database in {folder}.")
    locks = sqlite.locked(folder)
    try:
        with closing(sqlite.connect(path)) as connection:
            sqlite.prepare(connection, path)
            connection.seals = seals
            yield connection
    finally:
        sqlite.unlocked(locks)


def check_quiet(db: Database) -> None:
    if isinstance(db, Connection):
        return  # the folder is locked
    alive = db.execute(
        "SELECT count(*) FROM servers WHERE dead = 0 AND "
        "seen > extract(epoch FROM clock_timestamp()) - 10"
    ).fetchone()[0]
    if alive:
        raise BadData(f"{alive} servers use the database: stop them first.")


def check_empty(db: Database, place: str) -> None:
    for name in ("identities", "tables"):
        if db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None:
            raise BadData(
                f"{place if '://' not in place else 'The database'} is not empty ({name}): "
                f"name another folder, or an empty database."
            )


def columns(name: str) -> list[str]:
    """The columns of a table, and those of its primary key first."""
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.executescript("".join(STEPS))
        return [row[1] for row in empty.execute(f'PRAGMA table_info("{name}")')]


def copy_rows(here: Database, there: Any, name: str, names: list[str], told: Told) -> int:
    all_rows = int(here.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
    places = ", ".join("?" * len(names))
    statement = f"INSERT INTO {name} ({', '.join(names)}) VALUES ({places})"
    done = 0
    for group in groups(here, name, names):
        there.executemany(statement, group)
        done += len(group)
        told(name, done, all_rows)
    return done


def groups(db: Database, name: str, names: list[str]) -> Iterator[list[tuple[Any, ...]]]:
    """The rows in the order of their columns, which is the same everywhere."""
    group: list[tuple[Any, ...]] = []
    for row in streamed(db, f"SELECT {', '.join(names)} FROM {name}"):
        group.append(tuple(row))
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group


def streamed(db: Database, statement: str) -> Iterator[Any]:
    if isinstance(db, postgres.Postgres):
        with db.raw.transaction(), db.raw.cursor("streamed") as cursor:
            cursor.itersize = GROUP
            cursor.execute(statement.encode())
            yield from cursor
    else:
        yield from db.execute(statement)


def digest(db: Database, name: str) -> int:
    """The same for the same rows in any order."""
    found = 0
    for group in groups(db, name, columns(name)):
        for row in group:
            found ^= int.from_bytes(hashlib.blake2b(repr(row).encode(), digest_size=16).digest())
    return found


def renumber(db: Database) -> None:
    """PostgreSQL counts on from the copied rows."""
    if not isinstance(db, postgres.Postgres):
        return
    counted = db.execute(
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE is_identity = 'YES' AND table_schema = current_schema()"
    ).fetchall()
    for table, column in counted:
        db.execute(
            f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), "
            f"(SELECT coalesce(max({column}), 0) + 1 FROM {table}), false)"
        )


def compare_games(here: Database, there: Database, told: Told) -> tuple[int, tuple[str, ...]]:
    """Play every game again from both records."""
    ids = [row[0] for row in here.execute("SELECT id FROM tables ORDER BY id").fetchall()]
    unreadable = []
    for done, id in enumerate(ids, 1):
        one, other = read_table(here, id), read_table(there, id)
        if one is None or one != other:
            raise BadData(f"Table {id} differs in the copy: do not use it.")
        try:
            rebuilt(other.facts, other.moves)
        except Broken:
            unreadable.append(id)
        told("games", done, len(ids))
    return len(ids), tuple(unreadable)
