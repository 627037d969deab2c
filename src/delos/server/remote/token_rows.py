"""The rows of tokens and bot accounts: the only SQL about them."""

from __future__ import annotations

from typing import Final

from delos.server.protocol.remote import TokenInfo
from delos.server.refusal import Refusal
from delos.server.stored.database import Database, Row

MOST: Final = 20  # tokens of one account

About = tuple[str, str, int | None]


def insert(db: Database, id: str, identity: str, hash: bytes, about: About, now: int) -> None:
    """``about``: what it is called, its scopes in one line, and when it ends."""
    (there,) = db.execute("SELECT count(*) FROM tokens WHERE identity = ?", (identity,)).fetchone()
    if there >= MOST:
        raise Refusal(409, "too_many_tokens", most=MOST)
    label, scopes, expires = about
    db.execute(
        "INSERT INTO tokens (id, identity, hash, label, scopes, created, used, expires) "
        "VALUES (?, ?, ?, ?, ?, ?, NULL, ?)",
        (id, identity, hash, label, scopes, now, expires),
    )


def find(db: Database, hash: bytes) -> Row | None:
    row: Row | None = db.execute(
        "SELECT t.*, i.name, EXISTS (SELECT 1 FROM robots r WHERE r.identity = i.id) robot "
        "FROM tokens t JOIN identities i ON i.id = t.identity WHERE t.hash = ?",
        (hash,),
    ).fetchone()
    return row


def use(db: Database, id: str, now: int) -> None:
    db.execute("UPDATE tokens SET used = ? WHERE id = ?", (now, id))


def listed(db: Database, identity: str) -> list[TokenInfo]:
    rows = db.execute(
        "SELECT id, label, scopes, created, used, expires FROM tokens WHERE identity = ? "
        "ORDER BY created DESC, id",
        (identity,),
    )
    return [
        TokenInfo(
            row["id"],
            row["label"],
            row["scopes"].split(),
            row["created"],
            row["used"],
            row["expires"],
        )
        for row in rows
    ]


def revoke(db: Database, identity: str, id: str) -> None:
    done = db.execute("DELETE FROM tokens WHERE identity = ? AND id = ?", (identity, id))
    if done.rowcount != 1:
        raise Refusal(404, "unknown_token")


def revoke_all(db: Database, identity: str) -> None:
    db.execute("DELETE FROM tokens WHERE identity = ?", (identity,))


def make_robot(db: Database, identity: str, now: int) -> None:
    """From the first game on an account is what it is: ratings tell who played."""
    known = db.execute("SELECT 1 FROM robots WHERE identity = ?", (identity,)).fetchone()
    if known is not None:
        return
    played = db.execute("SELECT 1 FROM seats WHERE holder = ? LIMIT 1", (identity,)).fetchone()
    if played is not None:
        raise Refusal(409, "has_played")
    db.execute("INSERT INTO robots (identity, since) VALUES (?, ?)", (identity, now))
