"""Secrets in the database, sealed with a key that is not in it.

Whoever steals a backup of the database has neither the luck of running games nor their
invitations. A sealed secret is a nonce, the secret under a pad that the key and the nonce give, and
a tag over all of it; what it belongs to is part of both, so rows cannot change places.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any, Final, final

from delos.kernel.errors import DelosError

FILE: Final = "delos.key"
BYTES: Final = 32  # of the key, of the longest secret and of a game's key
NONCE: Final = 16
TAG: Final = 16
SEALED: Final = NONCE + BYTES + TAG  # a sealed key of a game
MARK: Final = "sealed:"  # before a text that is


@final
class BadSeal(DelosError):
    """A secret that this key does not open."""


@final
class Seals:
    def __init__(self, key: bytes) -> None:
        self.padding = hmac.digest(key, b"pad", "sha256")
        self.tagging = hmac.digest(key, b"tag", "sha256")

    def seal(self, secret: bytes, about: str) -> bytes:
        nonce = secrets.token_bytes(NONCE)
        hidden = self.padded(secret, nonce, about)
        return nonce + hidden + self.tag(nonce, hidden, about)

    def open(self, sealed: bytes, about: str) -> bytes:
        nonce, hidden, tag = sealed[:NONCE], sealed[NONCE:-TAG], sealed[-TAG:]
        if not hmac.compare_digest(tag, self.tag(nonce, hidden, about)):
            raise BadSeal(f"the secret of {about} cannot be opened with this key")
        return self.padded(hidden, nonce, about)

    def padded(self, data: bytes, nonce: bytes, about: str) -> bytes:
        pad = hmac.digest(self.padding, nonce + about.encode(), "sha256")
        for block in range(1, -(-len(data) // BYTES)):  # of a long secret
            more = nonce + b"%d more of " % block + about.encode()
            pad += hmac.digest(self.padding, more, "sha256")
        return bytes(one ^ other for one, other in zip(data, pad, strict=False))

    def tag(self, nonce: bytes, hidden: bytes, about: str) -> bytes:
        # the lengths before it are known, so nothing can be moved from one part to the other
        return hmac.digest(self.tagging, nonce + hidden + about.encode(), "sha256")[:TAG]

    # -- the secrets that there are -----------------------------------------------------------

    def seal_key(self, key: bytes, table: str) -> bytes:
        return self.seal(key, f"key {table}")

    def open_key(self, stored: bytes, table: str) -> bytes:
        """The key of a game; that of a finished one may lie open."""
        return self.open(stored, f"key {table}") if len(stored) == SEALED else stored

    def seal_target(self, target: str, channel: str) -> str:
        """Where somebody wants to hear: whoever has a webhook's address can write there."""
        return MARK + self.seal(target.encode(), f"target {channel}").hex()

    def open_target(self, stored: str, channel: str) -> str:
        return self.open(bytes.fromhex(stored.removeprefix(MARK)), f"target {channel}").decode()

    def seal_invite(self, invite: str | None, table: str, seat: int) -> str | None:
        if invite is None:
            return None
        return MARK + self.seal(invite.encode(), f"invite {table} {seat}").hex()

    def open_invite(self, stored: str | None, table: str, seat: int) -> str | None:
        if stored is None or not stored.startswith(MARK):
            return stored
        opened = self.open(bytes.fromhex(stored.removeprefix(MARK)), f"invite {table} {seat}")
        return opened.decode()


class Connection(sqlite3.Connection):
    """A connection that can open what is sealed."""

    seals: Seals
    server = ""  # there is one


def read_key(file: Path) -> Seals | None:
    """The key in a file, if there is one."""
    try:
        text = file.read_text("ascii").strip()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSeal(f"the key file {file} cannot be read: {error}") from error
    with contextlib.suppress(ValueError):
        if len(key := bytes.fromhex(text)) == BYTES:
            return Seals(key)
    raise BadSeal(f"the key file {file} holds no key of {BYTES} bytes in hexadecimal")


def make_key(file: Path) -> Seals:
    """A new key, on the disk before anything is sealed with it."""
    key = secrets.token_bytes(BYTES)
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(opened, key.hex().encode() + b"\n")
            os.fsync(opened)
        finally:
            os.close(opened)
        if os.name == "posix":
            folder = os.open(file.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
    except OSError as error:
        raise BadSeal(f"the key file {file} cannot be made: {error.strerror}") from error
    return Seals(key)


def sealed_rows(connection: Any) -> list[tuple[str, bytes]]:
    """Sealed keys of games, to try a key on."""
    rows = connection.execute(
        "SELECT id, key FROM tables WHERE length(key) = ? LIMIT 1", (SEALED,)
    ).fetchall()
    return [(row[0], row[1]) for row in rows]


def seal_targets(connection: Any, seals: Seals) -> int:
    """Seal the addresses of channels that lie open; how many did."""
    rows = connection.execute(
        "SELECT id, target FROM channels WHERE target NOT LIKE ?", (MARK + "%",)
    ).fetchall()
    for id, target in rows:
        connection.execute(
            "UPDATE channels SET target = ? WHERE id = ?", (seals.seal_target(target, id), id)
        )
    return len(rows)


def seal_rows(connection: sqlite3.Connection, seals: Seals) -> None:
    """Seal what lies open, in one step, and leave nothing of it in the file."""
    keys = connection.execute(
        "SELECT id, key FROM tables WHERE status != 'over' AND length(key) = ?", (BYTES,)
    ).fetchall()
    invites = connection.execute(
        "SELECT table_id, seat, invite FROM seats WHERE invite NOT LIKE ?", (MARK + "%",)
    ).fetchall()
    targets = connection.execute(
        "SELECT 1 FROM channels WHERE target NOT LIKE ? LIMIT 1", (MARK + "%",)
    ).fetchone()
    if not keys and not invites and targets is None:
        return
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("BEGIN IMMEDIATE")
    try:
        for id, key in keys:
            connection.execute(
                "UPDATE tables SET key = ? WHERE id = ?", (seals.seal_key(key, id), id)
            )
        for id, seat, invite in invites:
            connection.execute(
                "UPDATE seats SET invite = ? WHERE table_id = ? AND seat = ?",
                (seals.seal_invite(invite, id, seat), id, seat),
            )
        seal_targets(connection, seals)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
