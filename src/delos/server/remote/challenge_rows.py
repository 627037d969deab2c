"""The rows of challenges: the only SQL about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.server.people.names import folded
from delos.server.protocol.remote import ChallengeStatus, Party
from delos.server.refusal import Refusal
from delos.server.stored.database import Database, Row


@dataclass(frozen=True)
class Challenge:
    id: str
    table: str
    seat: int
    who: Party
    whom: Party
    status: ChallengeStatus
    reason: str


PARTY: Final = (
    "{0}.id {1}_id, {0}.name {1}_name, "
    "EXISTS (SELECT 1 FROM robots r WHERE r.identity = {0}.id) {1}_robot"
)
READ: Final = (
    f"SELECT c.*, {PARTY.format('a', 'who')}, {PARTY.format('b', 'whom')} FROM challenges c "
    "JOIN identities a ON a.id = c.who JOIN identities b ON b.id = c.whom "
)


def challenge_of(row: Row) -> Challenge:
    who, whom = (
        Party(row[f"{one}_id"], row[f"{one}_name"], bool(row[f"{one}_robot"]))
        for one in ("who", "whom")
    )
    return Challenge(
        row["id"], row["table_id"], row["seat"], who, whom, row["status"], row["reason"]
    )


def find(db: Database, id: str) -> Challenge | None:
    row = db.execute(READ + "WHERE c.id = ?", (id,)).fetchone()
    return None if row is None else challenge_of(row)


def open_ones(db: Database, me: str) -> list[Challenge]:
    """Those that somebody has sent or received and nobody has answered."""
    rows = db.execute(
        READ + "WHERE c.status = 'open' AND (c.who = :me OR c.whom = :me) "
        "ORDER BY c.made DESC, c.id LIMIT 100",
        {"me": me},
    )
    return [challenge_of(row) for row in rows]


def person(db: Database, named: str) -> Party:
    """Somebody by their id or by the name that is theirs."""
    row = db.execute(
        "SELECT id, name, EXISTS (SELECT 1 FROM robots r WHERE r.identity = id) robot "
        "FROM identities WHERE id = ? OR id = (SELECT identity FROM accounts WHERE folded = ?)",
        (named, folded(named)),
    ).fetchone()
    if row is None:
        raise Refusal(404, "unknown_person")
    return Party(row["id"], row["name"], bool(row["robot"]))


def insert(db: Database, challenge: Challenge, now: int) -> None:
    waiting = db.execute(
        "SELECT 1 FROM challenges WHERE table_id = ? AND seat = ? AND status = 'open'",
        (challenge.table, challenge.seat),
    ).fetchone()
    if waiting is not None:
        raise Refusal(409, "challenged")
    db.execute(
        "INSERT INTO challenges (id, table_id, seat, who, whom, status, reason, made) "
        "VALUES (?, ?, ?, ?, ?, 'open', '', ?)",
        (challenge.id, challenge.table, challenge.seat, challenge.who.id, challenge.whom.id, now),
    )


def settle(db: Database, id: str, status: ChallengeStatus, reason: str = "") -> None:
    """A challenge is answered once."""
    done = db.execute(
        "UPDATE challenges SET status = ?, reason = ? WHERE id = ? AND status = 'open'",
        (status, reason, id),
    )
    if done.rowcount != 1:
        raise Refusal(409, "settled")
