"""Personal tokens: a program shows one instead of a cookie. Only hashes are stored."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, final

from delos.server.limits import Limit
from delos.server.people.accounts import must_be_claimed
from delos.server.people.devices import hashed
from delos.server.people.identity import Identities, Identity, clean, random_id
from delos.server.protocol.remote import NewToken, TokenBody, TokenInfo
from delos.server.refusal import Refusal
from delos.server.remote import token_rows
from delos.server.remote.scopes import OPEN, WHOLE, allows, needed
from delos.server.stored.storage import Storage

PREFIX: Final = "delos_"  # whoever finds one in a log or a repository knows what it is
BYTES: Final = 32  # 256 bits
FORM: Final = re.compile(PREFIX + r"[A-Za-z0-9_-]{43}")
DAY: Final = 24 * 3600
SEEN: Final = 3600  # a use is noted once an hour
KNOWN: Final = 2_000  # tokens in memory


@dataclass(frozen=True)
class Bearer:
    """A token that was shown and is good."""

    id: str
    identity: Identity
    scopes: tuple[str, ...]
    expires: int | None
    used: int | None


@final
class Tokens:
    def __init__(self, storage: Storage, identities: Identities, guess: tuple[float, float]):
        self.storage = storage
        self.identities = identities
        self.guessing = Limit(guess)  # wrong tokens, per address
        self.known: OrderedDict[bytes, tuple[int, Bearer]] = (
            OrderedDict()
        )  # with identities.changes

    # -- using ------------------------------------------------------------------------------

    async def admitted(self, token: str, method: str, path: str, address: str) -> Bearer | None:
        """Who shows a token, if it may be used here; None where it does not matter who asks."""
        wanted = needed(method, path)
        if wanted == OPEN:
            return None
        bearer = await self.of(token, address)
        if not allows(bearer.scopes, wanted):
            raise (
                Refusal(403, "no_scope", scope=wanted)
                if wanted != "none"
                else Refusal(403, "no_scope", "people-only")
            )
        return bearer

    async def of(self, token: str, address: str) -> Bearer:
        """Whose token it is; nobody guesses many."""
        self.guessing.check(address)
        found = await self.read(token)
        now = int(time.time())
        if found is None:
            self.guessing.allows(address)
            raise Refusal(401, "bad_token")
        if found.expires is not None and found.expires <= now:
            raise Refusal(401, "bad_token", "expired-token")
        if found.used is None or found.used < now - SEEN:
            await self.storage.write(lambda db: token_rows.use(db, found.id, now))
            self.known.pop(hashed(token), None)
        return found

    async def read(self, token: str) -> Bearer | None:
        if not FORM.fullmatch(token):
            return None
        wanted, changes = hashed(token), self.identities.changes
        known = self.known.get(wanted)
        if known is not None and known[0] == changes:
            self.known.move_to_end(wanted)
            return known[1]
        row = await self.storage.read(lambda db: token_rows.find(db, wanted))
        if row is None:
            return None
        # A token has no device of its own: signing devices out does not end it.
        identity = Identity(row["identity"], row["name"], True, "", bool(row["robot"]))
        found = Bearer(
            row["id"], identity, tuple(row["scopes"].split()), row["expires"], row["used"]
        )
        self.known[wanted] = changes, found
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return found

    # -- making and ending --------------------------------------------------------------------

    async def make(self, me: Identity, body: TokenBody) -> NewToken:
        """A new token, told this once."""
        must_be_claimed(me)
        if WHOLE in body.scopes and not me.robot:
            raise Refusal(409, "no_bot_account")
        token, id, now = PREFIX + secrets.token_urlsafe(BYTES), random_id(12), int(time.time())
        scopes = sorted(set(body.scopes))
        expires = None if body.days is None else now + body.days * DAY
        about = (clean(body.label), " ".join(scopes), expires)
        await self.storage.write(
            lambda db: token_rows.insert(db, id, me.id, hashed(token), about, now)
        )
        return NewToken(token, TokenInfo(id, about[0], list(scopes), now, None, expires))

    async def listed(self, me: Identity) -> list[TokenInfo]:
        return await self.storage.read(lambda db: token_rows.listed(db, me.id))

    async def revoke(self, me: Identity, id: str) -> None:
        await self.storage.write(lambda db: token_rows.revoke(db, me.id, id))
        self.known.clear()

    async def make_robot(self, me: Identity) -> None:
        """Mark the account as a bot's, for good."""
        must_be_claimed(me)
        now = int(time.time())
        await self.storage.write(lambda db: token_rows.make_robot(db, me.id, now))
        self.identities.forget()
