"""A database looked at beside the servers that use it: for commands that read a little, or change
a row that no server keeps in memory."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

from delos.server.settings import Settings
from delos.server.stored.database import BadData
from delos.server.stored.sqlite import FILE


@contextlib.contextmanager
def opened_beside(settings: Settings) -> Iterator[Any]:
    """An open transaction, committed at the end."""
    if settings.database:
        with postgres_beside(settings.database) as found:
            yield found
        return
    path = settings.data / FILE
    if not path.is_file():
        raise BadData(f"There is no database in {settings.data}. Name its folder with --data.")
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as db:
        db.row_factory = sqlite3.Row
        try:
            with db:
                yield db
        except sqlite3.Error as error:
            raise BadData(
                f"The database {path} cannot be read: {error}. Start the server once."
            ) from error


@contextlib.contextmanager
def postgres_beside(url: str) -> Iterator[Any]:
    try:
        import psycopg

        from delos.server.stored.postgres import Postgres, is_postgres, without_password
    except ImportError as error:
        raise BadData(f"This needs {error.name}: pip install 'delos[postgres]'.") from error
    if not is_postgres(url):
        raise BadData("--database takes an address of PostgreSQL: postgresql://delos@db/delos.")
    try:
        with contextlib.closing(Postgres(url)) as db, db.raw.transaction():
            yield db
    except psycopg.Error as error:
        raise BadData(
            f"The database {without_password(url)} cannot be read: {str(error).strip()}. "
            f"Start it, and a server once."
        ) from error
