"""Claimed names: a password, recovery codes, and signing in on further devices."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final, final

from delos.server.people import devices, passkey_rows
from delos.server.people.devices import hashed, new_token
from delos.server.people.identity import (
    Guest,
    Identities,
    Identity,
    check_free,
    clean,
    random_id,
)
from delos.server.people.names import claimable, folded
from delos.server.people.passwords import LONGEST, Passwords, check_password
from delos.server.protocol.people import DeviceInfo
from delos.server.refusal import Refusal
from delos.server.remote.token_rows import revoke_all
from delos.server.stored.database import Clash, Database, Row
from delos.server.stored.storage import Storage

CODES: Final = 8  # recovery codes
CODE_LETTERS: Final = 16  # 80 bits


@final
class Accounts:
    def __init__(self, storage: Storage, identities: Identities) -> None:
        self.storage = storage
        self.identities = identities
        self.passwords = Passwords()

    # -- claiming ---------------------------------------------------------------------------

    async def claim(self, me: Identity, name: str, password: str) -> tuple[Guest, list[str]]:
        """Make the name one's own; a new cookie, and the recovery codes, which are told once."""
        if me.claimed:
            raise Refusal(409, "claimed")
        wanted = claimable(clean(name))
        check_password(password, wanted)
        stored = await self.passwords.hash(password)
        codes, token, now = new_codes(), new_token(), int(time.time())

        def insert(db: Database) -> None:
            check_free(db, folded(wanted), me.id)
            db.execute(
                "INSERT INTO accounts VALUES (?, ?, ?, ?)", (me.id, folded(wanted), stored, now)
            )
            db.execute("UPDATE identities SET name = ? WHERE id = ?", (wanted, me.id))
            insert_codes(db, me.id, codes)
            devices.replace(db, me.device, hashed(token), now)

        try:
            await self.storage.write(insert)
        except Clash as error:  # asked twice at once
            raise Refusal(409, "claimed") from error
        self.identities.forget()
        return Guest(replace(me, name=wanted, claimed=True), token), codes

    # -- coming back ------------------------------------------------------------------------

    async def sign_in(self, name: str, password: str, agent: str) -> Guest:
        """A cookie for this device. Unknown names and wrong passwords look and last the same."""
        row = await self.account(name)
        good = await self.passwords.fits(None if row is None else row["password"], password)
        if row is None or not good:
            raise Refusal(403, "wrong_password")
        if self.passwords.outdated(row["password"]):
            await self.keep(row["identity"], await self.passwords.hash(password))
        return await self.arrive(row, agent)

    async def recover(self, name: str, code: str, password: str, agent: str) -> Guest:
        """A new password for who has a recovery code; other devices, tokens and passkeys end."""
        check_password(password, clean(name))
        row = await self.account(name)
        stored = await self.passwords.hash(password)  # for unknown names too: it takes as long
        used = hashed(plain_code(code))

        def change(db: Database) -> None:
            spent = db.execute(
                "DELETE FROM recovery WHERE identity = ? AND code = ?",
                ("" if row is None else row["identity"], used),
            )
            if row is None or spent.rowcount != 1:
                raise Refusal(403, "wrong_code")
            update_password(db, row["identity"], stored)
            devices.revoke_others(db, row["identity"], "")
            revoke_all(db, row["identity"])
            passkey_rows.remove_all(db, row["identity"])

        await self.storage.write(change)
        assert row is not None
        self.identities.forget()
        return await self.arrive(row, agent)

    async def arrive(self, row: Row, agent: str) -> Guest:
        """One more device."""
        device, token, now = random_id(12), new_token(), int(time.time())
        label, id = devices.label_of(agent), row["identity"]
        await self.storage.write(
            lambda db: devices.insert(db, device, id, hashed(token), label, now)
        )
        self.identities.forget()
        return Guest(Identity(id, row["name"], True, device, bool(row["robot"])), token)

    async def sign_out(self, me: Identity) -> None:
        if not me.claimed:
            raise Refusal(409, "not_claimed")
        await self.revoke(me, me.device)

    async def revoke(self, me: Identity, device: str) -> None:
        await self.storage.write(lambda db: devices.revoke(db, me.id, device))
        self.identities.forget()

    async def devices(self, me: Identity) -> list[DeviceInfo]:
        return await self.storage.read(lambda db: devices.listed(db, me.id, me.device))

    # -- changing ---------------------------------------------------------------------------

    async def check(self, me: Identity, password: str) -> None:
        """What cannot be undone asks for the password again; guests have none."""
        if not me.claimed:
            return
        row = await self.account(me.name)
        good = await self.passwords.fits(None if row is None else row["password"], password)
        if row is None or row["identity"] != me.id or not good:
            raise Refusal(403, "wrong_password", "wrong-own-password")

    async def change_password(self, me: Identity, old: str, new: str) -> Guest:
        """Another password and another cookie; all other devices are signed out."""
        must_be_claimed(me)
        check_password(new, me.name)
        await self.check(me, old)
        stored, token, now = await self.passwords.hash(new), new_token(), int(time.time())

        def change(db: Database) -> None:
            update_password(db, me.id, stored)
            devices.revoke_others(db, me.id, me.device)
            devices.replace(db, me.device, hashed(token), now)

        await self.storage.write(change)
        self.identities.forget()
        return Guest(me, token)

    async def new_codes(self, me: Identity, password: str) -> list[str]:
        """Fresh recovery codes; the old ones end."""
        must_be_claimed(me)
        await self.check(me, password)
        codes = new_codes()

        def change(db: Database) -> None:
            db.execute("DELETE FROM recovery WHERE identity = ?", (me.id,))
            insert_codes(db, me.id, codes)

        await self.storage.write(change)
        return codes

    async def codes_left(self, me: Identity) -> int:
        def count(db: Database) -> int:
            rows = db.execute("SELECT 1 FROM recovery WHERE identity = ?", (me.id,))
            return len(rows.fetchall())

        return await self.storage.read(count)

    async def keep(self, identity: str, stored: str) -> None:
        await self.storage.write(lambda db: update_password(db, identity, stored))

    async def account(self, name: str) -> Row | None:
        plain = folded(clean(name))

        def read(db: Database) -> Row | None:
            row: Row | None = db.execute(
                "SELECT identity, password, name, "
                "EXISTS (SELECT 1 FROM robots r WHERE r.identity = id) robot FROM accounts "
                "JOIN identities ON id = identity WHERE folded = ?",
                (plain,),
            ).fetchone()
            return row

        return await self.storage.read(read)

    def close(self) -> None:
        self.passwords.close()


def must_be_claimed(me: Identity) -> None:
    if not me.claimed:
        raise Refusal(409, "not_claimed")


def update_password(db: Database, identity: str, stored: str) -> None:
    db.execute("UPDATE accounts SET password = ? WHERE identity = ?", (stored, identity))


def new_codes() -> list[str]:
    """``k7pm-2xqa-…``: letters that nobody mistakes, in groups of four."""
    made = [random_id(CODE_LETTERS) for _ in range(CODES)]
    return ["-".join(code[at : at + 4] for at in range(0, CODE_LETTERS, 4)) for code in made]


def plain_code(code: str) -> str:
    return "".join(letter for letter in code[:LONGEST].lower() if letter.isalnum())


def insert_codes(db: Database, identity: str, codes: list[str]) -> None:
    db.executemany(
        "INSERT INTO recovery VALUES (?, ?)",
        [(identity, hashed(plain_code(code))) for code in codes],
    )
