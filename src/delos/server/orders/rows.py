"""The rows of standing orders: the only SQL about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Struct

from delos.server.protocol.orders import Orders
from delos.server.stored.database import Database, Row


class Played(Struct, frozen=True):
    """A move that was played by order: its place in the record, where the game stood after it, and
    what it was, by language."""

    index: int
    count: int
    said: dict[str, str]


@dataclass(frozen=True)
class Given:
    """The orders of a seat, by whoever holds it."""

    table: str
    seat: int
    holder: str
    orders: Orders
    played: tuple[Played, ...] = ()
    skip: int = -1  # where the person took something back: there they choose themselves


READ: Final = "SELECT orders.* FROM orders JOIN tables ON id = table_id WHERE status != 'over'"


def read_all(db: Database) -> list[Given]:
    """The orders at all tables that are not over."""
    return [given_of(row) for row in db.execute(READ)]


def read_of(db: Database, table: str) -> list[Given]:
    return [given_of(row) for row in db.execute(READ + " AND table_id = ?", (table,))]


# Made here, once: threads that read must not be the first to use a type (decision 55).
ORDERS: Final = msgspec.json.Decoder(Orders)
PLAYED: Final = msgspec.json.Decoder(tuple[Played, ...])


def given_of(row: Row) -> Given:
    return Given(
        row["table_id"],
        row["seat"],
        row["holder"],
        ORDERS.decode(row["content"]),
        PLAYED.decode(row["played"]),
        row["skip"],
    )


def read_due(db: Database) -> list[str]:
    """Running tables with orders at the seat that is asked."""
    rows = db.execute(
        "SELECT id FROM tables JOIN orders ON table_id = id AND seat = turn "
        "WHERE status = 'playing'"
    )
    return [row["id"] for row in rows]


def write_given(db: Database, given: Given) -> None:
    db.execute(
        "INSERT INTO orders (table_id, seat, holder, content, played, skip) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET "
        "holder = excluded.holder, content = excluded.content, played = excluded.played, "
        "skip = excluded.skip",
        (
            given.table,
            given.seat,
            given.holder,
            msgspec.json.encode(given.orders).decode(),
            msgspec.json.encode(given.played).decode(),
            given.skip,
        ),
    )


def delete_given(db: Database, table: str) -> None:
    db.execute("DELETE FROM orders WHERE table_id = ?", (table,))
