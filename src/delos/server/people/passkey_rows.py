"""Passkeys as they are stored, and the questions that wait to be signed: all SQL about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.server.people.devices import hashed
from delos.server.protocol.passkeys import PasskeyInfo
from delos.server.refusal import Refusal
from delos.server.stored.database import Database, Row

FRESH: Final = 300  # seconds in which a question may be answered
MOST: Final = 10  # passkeys of one person


def ask(db: Database, question: str, identity: str, now: int) -> None:
    """Note what is to be signed; ``identity`` is empty where somebody wants to sign in."""
    db.execute("DELETE FROM passkey_questions WHERE asked < ?", (now - FRESH,))
    db.execute("INSERT INTO passkey_questions VALUES (?, ?, ?)", (hashed(question), identity, now))


def answered(db: Database, question: str, identity: str, now: int) -> None:
    """A question is answered once, by whom it was asked, and soon."""
    done = db.execute(
        "DELETE FROM passkey_questions WHERE question = ? AND identity = ? AND asked >= ?",
        (hashed(question), identity, now - FRESH),
    )
    if done.rowcount != 1:
        raise Refusal(403, "stale_passkey")


@dataclass(frozen=True)
class Made:
    """A passkey as its device made it."""

    credential: bytes  # its name
    key: bytes  # the public one
    count: int  # of its signatures


def insert(db: Database, id: str, identity: str, made: Made, label: str, now: int) -> None:
    if len(credentials(db, identity)) >= MOST:
        raise Refusal(409, "too_many_passkeys", most=MOST)
    db.execute(
        "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, NULL)",
        (id, identity, made.credential, made.key, made.count, label, now),
    )


def credentials(db: Database, identity: str) -> list[bytes]:
    rows = db.execute("SELECT credential FROM passkeys WHERE identity = ?", (identity,))
    return [bytes(row["credential"]) for row in rows]


def find(db: Database, credential: bytes) -> Row | None:
    """The passkey with whom it opens, as ``Accounts.arrive`` wants to know them."""
    row: Row | None = db.execute(
        "SELECT p.id passkey, p.identity, p.key, p.count, i.name, "
        "EXISTS (SELECT 1 FROM robots r WHERE r.identity = i.id) robot FROM passkeys p "
        "JOIN identities i ON i.id = p.identity WHERE credential = ?",
        (credential,),
    ).fetchone()
    return row


def use(db: Database, id: str, count: int, now: int) -> None:
    db.execute("UPDATE passkeys SET count = ?, used = ? WHERE id = ?", (count, now, id))


def listed(db: Database, identity: str) -> list[PasskeyInfo]:
    rows = db.execute(
        "SELECT id, label, created, used FROM passkeys WHERE identity = ? ORDER BY created, id",
        (identity,),
    )
    return [PasskeyInfo(**dict(row)) for row in rows]


def remove(db: Database, identity: str, id: str) -> None:
    done = db.execute("DELETE FROM passkeys WHERE identity = ? AND id = ?", (identity, id))
    if done.rowcount != 1:
        raise Refusal(404, "unknown_passkey")


def remove_all(db: Database, identity: str) -> None:
    db.execute("DELETE FROM passkeys WHERE identity = ?", (identity,))
