"""What jobs know of the database: the same few calls, whichever one keeps the tables.

Statements are written once, in what SQLite and PostgreSQL share: ``?`` or ``:name`` for values,
``ON CONFLICT (…) DO UPDATE`` with the columns named, no types of one of them alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, final

from delos.kernel.errors import DelosError
from delos.server.stored.seals import Seals

Values = Sequence[Any] | Mapping[str, Any]
# Statements with their values: what is the same for many at once, such as the rows of a move. Of
# all that share a commit each statement is run once for all its values.
Rows = tuple[tuple[str, tuple[object, ...]], ...]


class Row(Protocol):
    """A row: columns by name or by number."""

    def __getitem__(self, column: Any, /) -> Any: ...

    def keys(self) -> Iterable[str]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Results(Protocol):
    """What a statement brought."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """An open transaction, for a job that reads or writes."""

    @property
    def seals(self) -> Seals: ...

    @property
    def server(self) -> str:
        """Which of the servers that share the database writes; nothing where there is one."""

    def execute(self, statement: str, values: Values = ..., /) -> Results: ...

    def executemany(self, statement: str, values: Iterable[Any], /) -> Results: ...


@final
class Clash(Exception):
    """A row that must be the only one was there already: somebody else was first."""


@final
class BadData(DelosError):
    """The database cannot be used; the message says why and what to do."""
