"""Who may not use the server, looked at with every request."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import final

from delos.server.operating import ban_rows
from delos.server.operating.ban_rows import Ban
from delos.server.refusal import Refusal
from delos.server.stored.storage import Storage


@final
class Bans:
    """In memory, read again when the office changes something."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.people: dict[str, Ban] = {}
        self.networks: list[tuple[str, Ban]] = []
        self.on_change: Callable[[], None] | None = None  # lets the other servers know

    async def changed(self) -> None:
        if self.on_change is not None:
            self.on_change()
        await self.load()

    async def load(self) -> None:
        found = await self.storage.read(ban_rows.bans)
        self.people = {one.what: one for one in found if one.kind == "person"}
        self.networks = [(one.what, one) for one in found if one.kind == "address"]

    def check_person(self, who: str) -> None:
        if self.people:
            refuse(self.people.get(who))

    def check_address(self, address: str) -> None:
        for network, ban in self.networks:
            if within(address, network):
                refuse(ban)


def refuse(ban: Ban | None) -> None:
    """A ban that has ended bans nobody."""
    if ban is not None and (ban.until is None or ban.until > time.time()):
        raise Refusal(403, "banned")


def within(address: str, network: str) -> bool:
    try:
        return ip_address(address.partition("/")[0]) in ip_network(network, strict=False)
    except ValueError:
        return False


def network_named(text: str) -> str:
    """An address or network as it is compared; nothing if it is none."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        return ""
