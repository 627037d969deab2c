"""Which storage a server uses: PostgreSQL where the operator names one, else a file of SQLite."""

from __future__ import annotations

from delos.server.people.identity import random_id
from delos.server.settings import Settings
from delos.server.stored.database import BadData
from delos.server.stored.postgres import is_postgres
from delos.server.stored.sqlite import SqliteStorage
from delos.server.stored.storage import Storage

SERVER_LETTERS = 12


def open_storage(settings: Settings) -> Storage:
    if not settings.database:
        return SqliteStorage(settings.data, settings.key_file)
    if not is_postgres(settings.database):
        raise BadData(
            "--database takes an address of PostgreSQL, such as postgresql://delos@db/delos. "
            "Without it the tables are kept in a file (--data)."
        )
    try:
        from delos.server.stored.postgres_storage import PostgresStorage
    except ImportError as error:
        raise BadData(
            f"PostgreSQL needs a package that is not installed ({error.name}): "
            f"pip install 'delos[postgres]'."
        ) from error
    return PostgresStorage(
        settings.database, settings.data, random_id(SERVER_LETTERS), settings.key_file
    )
