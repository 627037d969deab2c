"""What the office reads about tables and people: the only SQL about that."""

from __future__ import annotations

from typing import Any, Final

from delos.server.people.names import folded
from delos.server.stored.database import Database

LISTED: Final = 100
TABLE: Final = ("id", "name", "title", "status", "cycle", "created", "updated", "halt", "owner")
PERSON: Final = ("id", "name", "created", "claimed", "robot", "seen")
ABOUT: Final = (
    "SELECT i.id, i.name, i.created, "
    "EXISTS (SELECT 1 FROM accounts a WHERE a.identity = i.id) claimed, "
    "EXISTS (SELECT 1 FROM robots r WHERE r.identity = i.id) robot, "
    "(SELECT max(seen) FROM devices d WHERE d.identity = i.id) seen FROM identities i "
)


def named(columns: tuple[str, ...], rows: Any) -> list[dict[str, Any]]:
    return [dict(zip(columns, row, strict=True)) for row in rows]


def tables(db: Database, status: str, who: str) -> list[dict[str, Any]]:
    rows = db.execute(
        f"SELECT {', '.join(TABLE)} FROM tables WHERE (:status = '' OR status = :status) AND "
        "(:who = '' OR owner = :who OR id IN (SELECT table_id FROM seats WHERE holder = :who)) "
        "ORDER BY updated DESC, id LIMIT :most",
        {"status": status, "who": who, "most": LISTED},
    )
    return named(TABLE, rows)


def all_tables(db: Database) -> list[str]:
    return [row[0] for row in db.execute("SELECT id FROM tables ORDER BY created, id")]


def people(db: Database, text: str) -> list[dict[str, Any]]:
    """Whose name contains a text; those who came last first."""
    rows = db.execute(
        ABOUT + "WHERE :text = '' OR lower(i.name) LIKE :like OR i.id = :text "
        "ORDER BY 6 DESC, i.id LIMIT :most",
        {"text": text, "like": f"%{text.lower()}%", "most": LISTED},
    )
    return named(PERSON, rows)


def person(db: Database, text: str) -> dict[str, Any] | None:
    """Somebody by id, or by the name that is theirs."""
    rows = db.execute(
        ABOUT + "WHERE i.id = ? OR i.id = (SELECT identity FROM accounts WHERE folded = ?)",
        (text, folded(text)),
    )
    found = named(PERSON, rows)
    return found[0] if found else None


def last_moves(db: Database, id: str, most: int) -> list[dict[str, Any]]:
    columns = ("number", "seat", "action", "count", "played")
    rows = db.execute(
        f"SELECT {', '.join(columns)} FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        (id, most),
    )
    return named(columns, rows)[::-1]


def rename_seats(db: Database, who: str, old: str, new: str) -> None:
    """The name that is seen at tables, and in the names of tables."""
    db.execute("UPDATE seats SET name = ? WHERE holder = ? AND name = ?", (new, who, old))
    db.execute(
        "UPDATE tables SET name = ? WHERE owner = ? AND name = ?",
        (f"{new}'s table", who, f"{old}'s table"),
    )
