"""Passkeys: a key in somebody's device or password manager that signs them in, beside the password.

Browsers tie a passkey to the name of a site. So there are none on a server that is reached by a
bare address, and a signature for another site is worth nothing here.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, final
from urllib.parse import urlsplit

from delos.server.people import passkey_rows
from delos.server.people.accounts import Accounts, must_be_claimed
from delos.server.people.base64url import plain
from delos.server.people.devices import label_of
from delos.server.people.identity import Guest, Identity, random_id
from delos.server.protocol.passkeys import PasskeyBody, PasskeyInfo, PasskeyUse
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.stored.database import Clash, Database
from delos.server.stored.storage import Storage

LIBRARY: Final = "webauthn"  # a package of its own: `pip install delos[passkeys]`
WORDS: Final = "delos.server.people.webauthn_words"
QUESTION: Final = 32  # bytes
NOBODY: Final = ""  # asks to sign in


@dataclass(frozen=True)
class Site:
    """What a passkey of this server belongs to."""

    name: str  # of the host
    origin: str


def site_of(settings: Settings, base: str) -> Site | None:
    """The site as a browser at ``base`` sees it, if it has a name that lasts: one that the operator
    told, by https, or localhost."""
    found = urlsplit(base)
    host = (found.hostname or "").lower()
    own = found.scheme == "https" and host in public_names(settings)
    return Site(host, base) if own or host == "localhost" else None


def public_names(settings: Settings) -> set[str]:
    told = urlsplit(settings.address)
    named = {told.hostname or ""} if told.scheme == "https" else set()
    return {name.lower() for name in (*named, *settings.host_names) if name}


@final
class Passkeys:
    def __init__(self, storage: Storage, accounts: Accounts, settings: Settings) -> None:
        self.storage = storage
        self.accounts = accounts
        self.settings = settings
        self.library = find_spec(LIBRARY) is not None

    def use(self, base: str) -> PasskeyUse:
        if not self.library:
            return PasskeyUse(False, "no_library", "")
        if site_of(self.settings, base) is not None:
            return PasskeyUse(True, "", base)
        named = self.settings.address if self.settings.address.startswith("https://") else ""
        return PasskeyUse(False, "no_name", named)

    def site(self, base: str) -> Site:
        found = site_of(self.settings, base)
        if found is None or not self.library:
            raise Refusal(409, "no_passkeys")
        return found

    async def words(self) -> ModuleType:
        """What knows the library, which takes most of a second to load: for who uses it only."""
        return await asyncio.to_thread(import_module, WORDS)

    async def listed(self, me: Identity) -> list[PasskeyInfo]:
        return await self.storage.read(lambda db: passkey_rows.listed(db, me.id))

    # -- adding -----------------------------------------------------------------------------

    async def wanted(self, me: Identity, password: str, base: str) -> dict[str, Any]:
        """What a new passkey is to sign. The password is asked for: a cookie alone makes no key
        that would outlive it."""
        must_be_claimed(me)
        site = self.site(base)
        await self.accounts.check(me, password)
        question = fresh()

        def ask(db: Database) -> list[bytes]:
            passkey_rows.ask(db, question, me.id, int(time.time()))
            return passkey_rows.credentials(db, me.id)

        words, known = await self.words(), await self.storage.write(ask)
        options: dict[str, Any] = words.creation(site, me, question, known)
        return options

    async def add(self, me: Identity, body: PasskeyBody, base: str, agent: str) -> PasskeyInfo:
        must_be_claimed(me)
        site, question, now = self.site(base), question_in(body), int(time.time())
        await self.storage.write(lambda db: passkey_rows.answered(db, question, me.id, now))
        words = await self.words()
        made = words.created(site, body, question)
        id, label = random_id(12), label_of(agent)
        try:
            await self.storage.write(
                lambda db: passkey_rows.insert(db, id, me.id, made, label, now)
            )
        except Clash as error:
            raise Refusal(409, "passkey_known") from error
        return PasskeyInfo(id, label, now, None)

    async def remove(self, me: Identity, id: str) -> None:
        await self.storage.write(lambda db: passkey_rows.remove(db, me.id, id))

    # -- signing in -------------------------------------------------------------------------

    async def asked(self, base: str) -> dict[str, Any]:
        site, question = self.site(base), fresh()
        now = int(time.time())
        await self.storage.write(lambda db: passkey_rows.ask(db, question, NOBODY, now))
        options: dict[str, Any] = (await self.words()).request(site, question)
        return options

    async def sign_in(self, body: PasskeyBody, base: str, agent: str) -> Guest:
        """A cookie for this device. A question is used up by any answer, a wrong one too."""
        site, question, now = self.site(base), question_in(body), int(time.time())
        await self.storage.write(lambda db: passkey_rows.answered(db, question, NOBODY, now))
        words = await self.words()
        credential = plain(body.id)
        row = await self.storage.read(lambda db: passkey_rows.find(db, credential))
        if row is None:
            raise Refusal(403, "wrong_passkey", "unknown-passkey-here")
        count = words.signed(site, body, question, row)
        await self.storage.write(lambda db: passkey_rows.use(db, row["passkey"], count, now))
        return await self.accounts.arrive(row, agent)


def fresh() -> str:
    return secrets.token_urlsafe(QUESTION)


def question_in(body: PasskeyBody) -> str:
    """The question that an answer says it answers; whether it was asked is looked up, and the
    signature over it is checked."""
    try:
        told = json.loads(plain(body.response.clientDataJSON))
        question = told["challenge"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Refusal(400, "malformed", "passkey-answer") from error
    if not isinstance(question, str):
        raise Refusal(400, "malformed", "passkey-answer")
    return question
