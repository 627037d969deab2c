"""Faults that are planted in a server on purpose, so that a detector can be seen to find them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Final

from delos.server.stored import sqlite, storage


def planted(name: str) -> None:
    """Put the named fault into this process; nothing without a name."""
    if name:
        PLANTS[name]()


def early_answers() -> None:
    """Answer first, commit a moment later."""
    commit = storage.Storage.commit

    def late(self: storage.Storage, group: list[storage.Waiting]) -> None:
        moves = [one for one in group if isinstance(one.job, tuple)]
        early = [storage.Waiting(one.job, one.answer, one.loop) for one in moves]
        storage.told([(one, None, None) for one in early])
        for one in moves:
            one.answer = lambda *_: None
        time.sleep(0.03 if moves else 0)
        commit(self, group)

    storage.Storage.commit = late  # type: ignore[method-assign]


def without_sync(level: str) -> Callable[[], None]:
    """COMMIT returns before the disk has it."""

    def plant() -> None:
        plain = sqlite.connect

        def careless(path: Any) -> Any:
            connection = plain(path)
            connection.execute(f"PRAGMA synchronous = {level}")
            return connection

        sqlite.connect = careless

    return plant


def hoard() -> None:
    """Every change of a table leaves a megabyte behind."""
    from delos.server.tables.table import Table

    kept: list[bytes] = []
    changed = Table.changed

    def hoarding(self: Table, moved: bool = False) -> None:
        kept.append(bytes(1_000_000).replace(b"\0", b"\1"))
        changed(self, moved)

    Table.changed = hoarding  # type: ignore[method-assign]


def fault_on_ping() -> None:
    """A rare message is a fault of the server's own."""
    from delos.server.live.connection import Connection
    from delos.server.protocol.live import SetLang

    hear = Connection.hear

    def faulty(self: Connection, message: Any) -> None:
        if isinstance(message, SetLang) and message.lang == "fr":
            raise ZeroDivisionError("planted")
        hear(self, message)

    Connection.hear = faulty  # type: ignore[method-assign]


def fault_on_page() -> None:
    """An address of the API fails for an odd query."""
    from delos.server.addresses import call

    number = call.Call.number

    def faulty(self: call.Call, name: str, *rest: Any) -> int:
        if self.query.get(name, "").startswith("-"):
            raise ZeroDivisionError("planted")
        return number(self, name, *rest)

    setattr(call.Call, "number", faulty)  # noqa: B010


def slow() -> None:
    """Every move takes sixty milliseconds longer."""
    commit = storage.Storage.commit

    def late(self: storage.Storage, group: list[storage.Waiting]) -> None:
        time.sleep(0.06)
        commit(self, group)

    storage.Storage.commit = late  # type: ignore[method-assign]


def late_start() -> None:
    """The server needs six seconds before it serves."""
    opened = sqlite.SqliteStorage.__init__

    def waiting(self: Any, *about: Any) -> None:
        threading.Event().wait(6)
        opened(self, *about)

    setattr(sqlite.SqliteStorage, "__init__", waiting)  # noqa: B010


def forgetful() -> None:
    """A key that was used is not known any more."""
    from delos.server.tables import playing

    setattr(playing, "read_move", lambda *_: None)  # noqa: B010


PLANTS: Final[dict[str, Callable[[], None]]] = {
    "early-answers": early_answers,
    "sync-off": without_sync("OFF"),
    "sync-normal": without_sync("NORMAL"),
    "hoard": hoard,
    "fault-live": fault_on_ping,
    "fault-http": fault_on_page,
    "slow": slow,
    "late-start": late_start,
    "forgetful": forgetful,
}
