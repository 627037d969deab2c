"""Who somebody is: a guest with a random cookie, or a person whose name is claimed."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from delos.server.people import devices
from delos.server.people.devices import FORM, SEEN, TURNED, hashed, new_token
from delos.server.people.names import claimable, folded, name_taken
from delos.server.refusal import malformed
from delos.server.stored.database import Database, Row
from delos.server.stored.storage import Storage

COOKIE: Final = "delos"
KNOWN: Final = 5_000  # identities in memory
YEAR: Final = 365 * 24 * 3600
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike

# letters and signs without a picture: fillers of Hangul, the blank of Braille, joiners and variants
BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)


@dataclass(frozen=True)
class Identity:
    id: str
    name: str
    claimed: bool = False  # the name is theirs, by a password
    device: str = ""  # on which they came; none with a token
    robot: bool = False  # a program plays this account


@dataclass(frozen=True)
class Guest:
    """An identity just made, with the token that proves it."""

    identity: Identity
    token: str


def random_id(length: int) -> str:
    """Five bits a letter, from the system's generator."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def clean(name: str, most: int = 40) -> str:
    """A name on one line, without characters that steer or hide."""
    kept = [" " if hidden(one) else one for one in unicodedata.normalize("NFC", name)]
    found = " ".join("".join(kept).split())[:most].strip()
    return found if any(unicodedata.category(one)[0] not in "MZ" for one in found) else ""


def hidden(character: str) -> bool:
    category = unicodedata.category(character)
    return category in {"Cc", "Cf", "Cs", "Co", "Cn"} or character in BLANKS


def check_visible(name: str) -> None:
    """Refuse a name of which nothing would be seen."""
    if name.strip() and not clean(name):
        raise malformed("invisible-name")


class Identities:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[bytes, Identity] = OrderedDict()  # who came last, by hash
        self.changes = 0
        self.on_change: Callable[[], None] | None = None  # other servers should forget, too

    async def of(self, token: str | None) -> Identity | None:
        """Whose cookie it is, if anybody's. Every move asks: who came lately is not looked up."""
        if token is None or not FORM.fullmatch(token):
            return None
        wanted = hashed(token)
        if wanted in self.known:
            self.known.move_to_end(wanted)
            return self.known[wanted]
        now, changes = int(time.time()), self.changes
        row = await self.storage.read(lambda db: devices.find(db, wanted, now))
        if row is None:
            return None
        found = identity_of(row)
        if row["coming"] == wanted:
            await self.storage.write(lambda db: devices.promote(db, wanted, now))
            self.forget()
        elif row["token"] == wanted and changes == self.changes:  # else it may be an old name
            self.known[wanted] = found
            if len(self.known) > KNOWN:
                self.known.popitem(last=False)
        return found

    def forget(self) -> None:
        """Names or cookies have changed: everybody is looked up again."""
        self.forget_here()
        if self.on_change is not None:
            self.on_change()

    def forget_here(self) -> None:
        self.changes += 1
        self.known.clear()

    async def make(self, name: str, agent: str = "") -> Guest:
        token, device, now = new_token(), random_id(12), int(time.time())
        identity = Identity(random_id(12), clean(name) or guest_name(), device=device)
        label, plain = devices.label_of(agent), folded(identity.name)

        def insert(db: Database) -> None:
            check_free(db, plain, identity.id)
            db.execute(
                "INSERT INTO identities (id, name, created) VALUES (?, ?, ?)",
                (identity.id, identity.name, now),
            )
            devices.insert(db, device, identity.id, hashed(token), label, now)

        await self.storage.write(insert)
        return Guest(identity, token)

    async def rename(self, identity: Identity, name: str) -> Identity:
        wanted = claimable(clean(name)) if identity.claimed else clean(name)
        renamed = replace(identity, name=wanted or identity.name)
        plain = folded(renamed.name)

        def update(db: Database) -> None:
            check_free(db, plain, identity.id)
            db.execute("UPDATE identities SET name = ? WHERE id = ?", (renamed.name, identity.id))
            db.execute("UPDATE accounts SET folded = ? WHERE identity = ?", (plain, identity.id))

        await self.storage.write(update)
        self.forget()
        return renamed

    async def freshen(self, identity: Identity, token: str) -> str | None:
        """Note a visit; a new cookie, if the one that came has become old."""
        given, now = hashed(token), int(time.time())
        row = await self.storage.read(lambda db: devices.find(db, given, now))
        if row is None or row["token"] != given:
            return None
        if row["seen"] < now - SEEN:
            await self.storage.write(lambda db: devices.see(db, identity.device, now))
        if row["turned"] > now - TURNED:
            return None
        fresh = new_token()
        await self.storage.write(lambda db: devices.offer(db, identity.device, hashed(fresh)))
        return fresh


def identity_of(row: Row) -> Identity:
    claimed, robot = bool(row["claimed"]), bool(row["robot"])
    return Identity(row["identity"], row["name"], claimed, row["id"], robot)


def check_free(db: Database, plain: str, identity: str) -> None:
    """Nobody goes by a name that another has claimed."""
    taken = db.execute(
        "SELECT 1 FROM accounts WHERE folded = ? AND identity != ?", (plain, identity)
    ).fetchone()
    if taken is not None:
        raise name_taken()


def guest_name() -> str:
    return f"Guest {random_id(4)}"
