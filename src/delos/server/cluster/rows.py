"""Servers, the tables that each keeps, and what they tell each other: the only SQL about it.

All times are the database's own, so that clocks of machines do not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.server.stored.database import Database

LATE: Final = 3.0  # seconds without a sign of life until a server is taken for dead
KEPT: Final = 120.0  # seconds that calls and dead servers are remembered
FREED: Final = "freed"  # a server stopped: its tables want another keeper
ERRAND: Final = "errand"  # a call that its reader takes away
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"


@dataclass(frozen=True)
class Keeper:
    """The server that keeps a table."""

    server: str
    address: str


@dataclass(frozen=True)
class Call:
    """Something that all servers should hear."""

    number: int
    server: str
    kind: str
    about: str


def enter(db: Database, server: str, address: str) -> None:
    db.execute(f"INSERT INTO servers VALUES (?, ?, {NOW}, {NOW}, 0)", (server, address))


def beat(db: Database, server: str) -> bool:
    """Tell that this server lives; false if others have taken it for dead."""
    done = db.execute(f"UPDATE servers SET seen = {NOW} WHERE id = ? AND dead = 0", (server,))
    return done.rowcount == 1


def bury(db: Database) -> list[str]:
    """Declare servers dead that show no sign of life, and free their tables. A commit of theirs
    that is under way ends before, one that comes later is refused."""
    rows = db.execute(
        f"UPDATE servers SET dead = 1 WHERE dead = 0 AND seen < {NOW} - ? RETURNING id", (LATE,)
    ).fetchall()
    dead = [row["id"] for row in rows]
    for server in dead:
        db.execute("DELETE FROM keepers WHERE server = ?", (server,))
    return dead


def leave(db: Database, server: str) -> None:
    """Free all tables of a server that stops, and let the others know at once."""
    db.execute("UPDATE servers SET dead = 1 WHERE id = ?", (server,))
    freed = db.execute("DELETE FROM keepers WHERE server = ?", (server,))
    if freed.rowcount:
        call(db, server, FREED, "")


def anyone(db: Database) -> Keeper | None:
    """A server that lives, the one that was heard of last."""
    row = db.execute(
        f"SELECT id, address FROM servers WHERE dead = 0 AND address != '' AND seen > {NOW} - ? "
        "ORDER BY seen DESC LIMIT 1",
        (LATE,),
    ).fetchone()
    return None if row is None else Keeper(row["id"], row["address"])


def keep(db: Database, table: str, server: str) -> Keeper | None:
    """Take a table that nobody keeps; who keeps it now, or nobody if there is no such table."""
    db.execute(
        "INSERT INTO keepers SELECT id, CAST(? AS TEXT) FROM tables WHERE id = ? "
        "ON CONFLICT (table_id) DO NOTHING",
        (server, table),
    )
    return keeper(db, table)


def keeper(db: Database, table: str) -> Keeper | None:
    row = db.execute(
        "SELECT server, address FROM keepers JOIN servers ON servers.id = server "
        "WHERE table_id = ?",
        (table,),
    ).fetchone()
    return None if row is None else Keeper(row["server"], row["address"])


def call(db: Database, server: str, kind: str, about: str) -> None:
    db.execute(
        f"INSERT INTO calls (server, kind, about, made) VALUES (?, ?, ?, {NOW})",
        (server, kind, about),
    )


def take_word(db: Database, word: str) -> bool:
    """Whether somebody who can write here left a word; it counts once."""
    found = db.execute("DELETE FROM calls WHERE kind = ? AND about = ?", (ERRAND, word))
    return found.rowcount == 1


def newest_call(db: Database) -> int:
    return int(db.execute("SELECT coalesce(max(id), 0) FROM calls").fetchone()[0])


def calls_after(db: Database, number: int) -> list[Call]:
    rows = db.execute(
        "SELECT id, server, kind, about FROM calls WHERE id > ? ORDER BY id", (number,)
    )
    return [Call(row["id"], row["server"], row["kind"], row["about"]) for row in rows]


def tidy(db: Database) -> None:
    db.execute(f"DELETE FROM calls WHERE made < {NOW} - ?", (KEPT,))
    db.execute(f"DELETE FROM servers WHERE dead = 1 AND seen < {NOW} - ?", (KEPT,))
