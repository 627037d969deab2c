"""A request as the addresses read it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import final

from delos.server.people.identity import Guest, Identity
from delos.server.refusal import (
    malformed,
    no_identity,
)
from delos.server.services import Services
from delos.server.tables.table import Table
from delos.server.telling import speaking


@final
class Call:
    """A request, read: who asks from where, and what is in the address."""

    def __init__(
        self,
        services: Services,
        address: str,
        token: str | None,
        path: dict[str, str],
        query: dict[str, str],
        agent: str = "",
        base: str = "",
        bearer: str | None = None,
        leaving: asyncio.Event | None = None,
        cut: Callable[[], None] | None = None,
    ) -> None:
        self.services = services
        self.address = address
        self.token = token
        self.path = path
        self.query = query
        self.base = base  # scheme and host, as the browser wrote them
        self.agent = agent  # what the browser calls itself
        self.bearer = bearer  # the token that a program shows
        self.leaving = leaving or asyncio.Event()  # set when the server stops
        self.cut = cut or (lambda: None)  # ends the connection at once
        self.badge: Identity | None = None  # who shows that token, if it may be used here
        self.guest: Guest | None = None  # made for this call
        self.cookie: str | None = None  # goes with the answer; empty: is taken away

    async def caller(self) -> Identity | None:
        if self.bearer is not None:
            found = self.badge
        else:
            found = await self.services.identities.of(self.token)
        if found is not None:
            self.services.bans.check_person(found.id)
            self.services.places.note(found.id, self.address)
        return found

    async def me(self) -> Identity:
        found = await self.caller()
        if found is None:
            raise no_identity()
        return found

    async def me_or_guest(self, name: str = "") -> Identity:
        found = await self.caller()
        if found is None:
            self.services.making.take(self.address)
            self.guest = await self.services.identities.make(name, self.agent)
            self.cookie = self.guest.token
            found = self.guest.identity
            self.services.places.note(found.id, self.address)
        return found

    async def table(self) -> Table:
        return await self.services.tables.find(self.path["id"], self.address)

    # -- the address's questions ------------------------------------------------------------

    def number(self, name: str, default: int | None = None) -> int:
        text = self.query.get(name)
        if text is None and default is not None:
            return default
        if text is None or not text.isascii() or not text.isdecimal() or len(text) > 10:
            raise malformed("number", name=name)
        return int(text)

    def seat(self) -> int | None:
        """The wanted seat; none is a spectator."""
        return None if self.query.get("seat", "") == "" else self.number("seat")

    def lang(self) -> str:
        return speaking.checked_lang(self.query.get("lang", "en"))
