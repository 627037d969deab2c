"""The devices on which somebody is signed in: one cookie each, of which only hashes are stored.

A cookie is changed now and then. The new one counts from its first use on, so that an answer that
was lost on the way locks nobody out.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from delos.server.protocol.people import DeviceInfo
from delos.server.refusal import Refusal
from delos.server.stored.database import Database, Row

TOKEN_BYTES: Final = 24  # 192 bits
FORM: Final = re.compile(r"[A-Za-z0-9_-]{32}")
GRACE: Final = 60  # seconds in which requests under way may still bring the former cookie
TURNED: Final = 14 * 24 * 3600  # how old a cookie may become
SEEN: Final = 3600  # a visit is noted once an hour
MOST: Final = 20  # devices of one person; the one that rested longest goes

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def label_of(agent: str) -> str:
    """``Firefox, Linux``; of programs nothing is kept."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    return ", ".join(part for part in (browser, system) if part)


def find(db: Database, token: bytes, now: int) -> Row | None:
    """The device with this cookie, or with the former one for a short while."""
    row: Row | None = db.execute(
        "SELECT devices.*, name, "
        "EXISTS (SELECT 1 FROM accounts a WHERE a.identity = i.id) claimed, "
        "EXISTS (SELECT 1 FROM robots r WHERE r.identity = i.id) robot "
        "FROM devices JOIN identities i ON i.id = devices.identity "
        "WHERE token = :token OR coming = :token OR (former = :token AND turned > :late)",
        {"token": token, "late": now - GRACE},
    ).fetchone()
    return row


def insert(db: Database, id: str, identity: str, token: bytes, label: str, now: int) -> None:
    db.execute(
        "INSERT INTO devices VALUES (?, ?, ?, NULL, NULL, ?, ?, ?, ?)",
        (id, identity, token, now, label, now, now),
    )
    db.execute(
        "DELETE FROM devices WHERE identity = ? AND id NOT IN "
        "(SELECT id FROM devices WHERE identity = ? ORDER BY seen DESC, id DESC LIMIT ?)",
        (identity, identity, MOST),
    )


def promote(db: Database, coming: bytes, now: int) -> None:
    """The new cookie was used: the old one ends."""
    db.execute(
        "UPDATE devices SET former = token, token = coming, coming = NULL, turned = ? "
        "WHERE coming = ?",
        (now, coming),
    )


def offer(db: Database, id: str, coming: bytes) -> None:
    db.execute("UPDATE devices SET coming = ? WHERE id = ?", (coming, id))


def replace(db: Database, id: str, token: bytes, now: int) -> None:
    """Another cookie at once, and nobody else's."""
    db.execute(
        "UPDATE devices SET token = ?, coming = NULL, former = NULL, turned = ? WHERE id = ?",
        (token, now, id),
    )


def see(db: Database, id: str, now: int) -> None:
    db.execute("UPDATE devices SET seen = ? WHERE id = ?", (now, id))


def listed(db: Database, identity: str, here: str) -> list[DeviceInfo]:
    rows = db.execute(
        "SELECT id, label, created, seen FROM devices WHERE identity = ? ORDER BY seen DESC, id",
        (identity,),
    )
    return [DeviceInfo(**dict(row), here=row["id"] == here) for row in rows]


def revoke(db: Database, identity: str, id: str) -> None:
    done = db.execute("DELETE FROM devices WHERE identity = ? AND id = ?", (identity, id))
    if done.rowcount != 1:
        raise Refusal(404, "unknown_device")


def revoke_others(db: Database, identity: str, here: str) -> None:
    db.execute("DELETE FROM devices WHERE identity = ? AND id != ?", (identity, here))
