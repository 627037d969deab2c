"""Tables kept by PostgreSQL: the same jobs and statements, and any number of servers beside this
one.

Jobs think that nobody else writes while they do. Within a server the writer thread makes it so,
between servers a lock that a group with jobs holds until its COMMIT; moves, whose numbers
are unique, do not need it.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from delos.server.stored.database import BadData, Values
from delos.server.stored.dialect import spoken, translated, whole_schema
from delos.server.stored.migrations import STEPS
from delos.server.stored.seals import Seals

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("delos.storage")

SCHEMES: Final = ("postgresql://", "postgres://")
JOBS_LOCK: Final = 0x64656C6F73  # "delos": held by whoever runs jobs
SCHEMA_LOCK: Final = JOBS_LOCK + 1  # by whoever brings the schema up to date
WAITS: Final = {  # nobody waits for ever, whatever happens to the network
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=20s -c lock_timeout=10s "
    "-c idle_in_transaction_session_timeout=30s -c synchronous_commit=on",
}


@final
class NamedRow:
    """A row: columns by name or by number, as SQLite's."""

    __slots__ = ("places", "values")

    def __init__(self, values: Sequence[Any], places: dict[str, int]) -> None:
        self.values = values
        self.places = places

    def __getitem__(self, column: Any) -> Any:
        return self.values[self.places[column] if isinstance(column, str) else column]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NamedRow) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def keys(self) -> Iterable[str]:
        return self.places.keys()


def named(cursor: Any) -> Any:
    """Rows as jobs know them, for psycopg."""
    places = {column.name: n for n, column in enumerate(cursor.description or ())}
    return lambda values: NamedRow(values, places)


@final
class Postgres:
    """One connection, which speaks as SQLite's do."""

    def __init__(self, url: str, seals: Seals | None = None, server: str = "") -> None:
        import psycopg

        self.raw: psycopg.Connection[Any] = psycopg.connect(
            url, autocommit=True, row_factory=named, **with_waits(url)
        )
        self.own_seals = seals
        self.server = server

    @property
    def seals(self) -> Seals:
        assert self.own_seals is not None
        return self.own_seals

    @property
    def in_transaction(self) -> bool:
        import psycopg

        return self.raw.info.transaction_status != psycopg.pq.TransactionStatus.IDLE

    def execute(self, statement: str, values: Values = (), /) -> Any:
        return self.raw.execute(spoken(statement), values)

    def executemany(self, statement: str, values: Iterable[Any], /) -> Any:
        cursor = self.raw.cursor()
        cursor.executemany(spoken(statement), values)
        return cursor

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.raw.close()


def with_waits(url: str) -> Mapping[str, Any]:
    """The time-outs, but for those that the address sets itself."""
    from psycopg.conninfo import conninfo_to_dict

    said = conninfo_to_dict(url)
    return {name: value for name, value in WAITS.items() if name not in said}


def is_postgres(database: str) -> bool:
    return database.startswith(SCHEMES)


def without_password(url: str) -> str:
    """The address as it may be told."""
    from psycopg.conninfo import conninfo_to_dict

    said = conninfo_to_dict(url)
    host = said.get("host") or "local socket"
    return f"{said.get('dbname') or said.get('user') or ''} at {host}"


def prepare(db: Postgres, url: str) -> None:
    """Make the tables, or bring them up to date; servers that start together take turns."""
    db.execute("BEGIN")
    db.execute("SELECT pg_advisory_xact_lock(?)", (SCHEMA_LOCK,))
    try:
        db.execute("CREATE TABLE IF NOT EXISTS delos_schema (version BIGINT NOT NULL)")
        found = db.execute("SELECT version FROM delos_schema").fetchone()
        if found is None:
            for statement in whole_schema():
                db.raw.execute(statement)
            db.execute("INSERT INTO delos_schema VALUES (?)", (len(STEPS),))
        elif found[0] > len(STEPS):
            raise BadData(
                f"The database {without_password(url)} was written by a newer Delos (schema "
                f"{found[0]}, this one knows {len(STEPS)}). Update Delos, or name another one with "
                f"--database."
            )
        else:
            for step in STEPS[found[0] :]:
                db.raw.execute(translated(step))
            db.execute("UPDATE delos_schema SET version = ?", (len(STEPS),))
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")
