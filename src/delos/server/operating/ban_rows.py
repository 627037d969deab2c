"""The rows of bans and of what operators did: the only SQL about them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Literal

from delos.server.stored.database import Database

Kind = Literal["person", "address"]
LISTED: Final = 200


@dataclass(frozen=True)
class Ban:
    kind: Kind
    what: str
    since: int
    until: int | None
    why: str


def bans(db: Database) -> list[Ban]:
    rows = db.execute("SELECT kind, what, since, until, why FROM bans ORDER BY since, what")
    return [Ban(*row) for row in rows]


def ban(db: Database, one: Ban) -> None:
    db.execute("DELETE FROM bans WHERE kind = ? AND what = ?", (one.kind, one.what))
    db.execute(
        "INSERT INTO bans (kind, what, since, until, why) VALUES (?, ?, ?, ?, ?)",
        (one.kind, one.what, one.since, one.until, one.why),
    )


def unban(db: Database, kind: Kind, what: str) -> bool:
    done = db.execute("DELETE FROM bans WHERE kind = ? AND what = ?", (kind, what))
    return done.rowcount == 1


def note(
    db: Database, made: int, who: str, what: str, about: str, why: str, detail: dict[str, Any]
) -> None:
    """One thing that an operator did, in the transaction that did it."""
    (last,) = db.execute("SELECT coalesce(max(id), 0) FROM audit").fetchone()
    db.execute(
        "INSERT INTO audit (id, made, who, what, about, why, detail) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (last + 1, made, who, what, about, why, json.dumps(detail)),
    )


def audit(db: Database, about: str | None) -> list[dict[str, Any]]:
    """The latest first."""
    rows = db.execute(
        "SELECT id, made, who, what, about, why, detail FROM audit "
        "WHERE :about = '' OR about = :about ORDER BY id DESC LIMIT :most",
        {"about": about or "", "most": LISTED},
    )
    names = ("id", "made", "who", "what", "about", "why", "detail")
    return [dict(zip(names, row, strict=True)) for row in rows]
