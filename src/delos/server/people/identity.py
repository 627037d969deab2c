"""Who somebody is: a guest with a random cookie, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
import sqlite3
import time
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from delos.server.stored.storage import Storage

COOKIE: Final = "delos"
TOKEN_BYTES: Final = 24  # 192 bits
KNOWN: Final = 5_000  # identities in memory
YEAR: Final = 365 * 24 * 3600
FORM: Final = re.compile(r"[A-Za-z0-9_-]{32}")
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike


@dataclass(frozen=True)
class Identity:
    id: str
    name: str


@dataclass(frozen=True)
class Guest:
    """An identity just made, with the token that proves it."""

    identity: Identity
    token: str


def random_id(length: int) -> str:
    """Five bits a letter, from the system's generator."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def clean(name: str, most: int = 40) -> str:
    """A name on one line, without characters that steer or hide."""
    kept = [
        character if unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn"} else " "
        for character in unicodedata.normalize("NFC", name)
    ]
    return " ".join("".join(kept).split())[:most].strip()


class Identities:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[bytes, Identity] = OrderedDict()  # who came last, by hash
        self.renamings = 0

    async def of(self, token: str | None) -> Identity | None:
        """Whose cookie it is, if anybody's. Every move asks: who came lately is not looked up."""
        if token is None or not FORM.fullmatch(token):
            return None
        wanted = hashed(token)
        if wanted in self.known:
            self.known.move_to_end(wanted)
            return self.known[wanted]

        def find(connection: sqlite3.Connection) -> Identity | None:
            row = connection.execute(
                "SELECT id, name FROM identities WHERE token = ?", (wanted,)
            ).fetchone()
            return None if row is None else Identity(row["id"], row["name"])

        renamings = self.renamings
        found = await self.storage.read(find)
        if found is not None and renamings == self.renamings:  # else the name may be an old one
            self.known[wanted] = found
            if len(self.known) > KNOWN:
                self.known.popitem(last=False)
        return found

    async def make(self, name: str) -> Guest:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        identity = Identity(random_id(12), clean(name) or guest_name())

        def insert(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO identities (id, token, name, created) VALUES (?, ?, ?, ?)",
                (identity.id, hashed(token), identity.name, int(time.time())),
            )

        await self.storage.write(insert)
        return Guest(identity, token)

    async def rename(self, identity: Identity, name: str) -> Identity:
        renamed = Identity(identity.id, clean(name) or identity.name)

        def update(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE identities SET name = ? WHERE id = ?", (renamed.name, identity.id)
            )

        await self.storage.write(update)
        self.renamings += 1
        self.known.clear()
        return renamed


def guest_name() -> str:
    return f"Guest {random_id(4)}"
