"""A server takes its place among the others that share its database, if any do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from delos.server.refusal import Refusal
from delos.server.services import Services
from delos.server.settings import Settings

if TYPE_CHECKING:  # it needs packages that a single server does without
    from delos.server.cluster.leases import Leases

log = logging.getLogger("delos.cluster")

PEOPLE: Final = "people"  # names or cookies have changed
DISMISSED: Final = "dismissed"  # somebody's lines are to be cut
TABLE: Final = "table"  # its record was changed by another than its keeper
NAMED: Final = "named"  # somebody has another name at all tables
BANS: Final = "bans"  # the operator has changed them
LISTENER: Final = "listener"  # somebody wants notices
DUE: Final = "due"  # a notice about a table, for its keeper to send
GAME: Final = "game"  # begins or is over
CHALLENGE: Final = "challenge"  # made or answered


def peer_address(settings: Settings) -> str:
    """Where other servers reach this one."""
    if settings.peer or settings.listening is None:
        return settings.peer
    host, port = settings.listening
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


async def share(services: Services) -> None:
    """Enter among the servers of the database; nothing where there is one server only."""
    if not services.settings.database:
        return
    from delos.server.cluster.leases import Leases
    from delos.server.stored.postgres_storage import PostgresStorage

    assert isinstance(services.storage, PostgresStorage)
    leases = Leases(services.storage, peer_address(services.settings))
    leases.hours = services.tables.hours
    hear(services, leases)
    tell(services, leases)
    await leases.begin()
    services.leases = services.errands.leases = leases


def hear(services: Services, leases: Leases) -> None:
    """What this server does when others call, or leave their tables."""
    tables, live, streams = services.tables, services.live, services.streams
    tasks: set[asyncio.Task[None]] = set()

    async def done(work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal as refusal:
            log.warning("what another server called for is not done: %s", refusal)

    def soon(work: Awaitable[None]) -> None:
        task = asyncio.create_task(done(work))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def reread(table: str) -> None:
        if table in tables.held:
            await tables.reread(table)

    async def notices_of(table: str) -> None:
        if table in tables.held:
            await services.notices.reload()

    leases.listeners = {
        PEOPLE: lambda _: services.identities.forget_here(),
        DISMISSED: lambda who: soon(live.dismiss_here(who)),
        TABLE: lambda table: soon(reread(table)),
        NAMED: lambda who: soon(tables.reread_of(who)),
        BANS: lambda _: soon(services.bans.load()),
        LISTENER: services.notices.heard.add,
        DUE: lambda table: soon(notices_of(table)),
        GAME: lambda table: soon(streams.hear_of(table)),
        CHALLENGE: lambda id: soon(services.challenging.hear_of(id)),
    }
    leases.orphaned += [
        services.bots.resume,
        services.flags.reload,
        services.notices.reload,
        services.orders.resume,
        services.tournaments.resume,
    ]


def tell(services: Services, leases: Leases) -> None:
    """What the others hear from this server."""
    tables, live = services.tables, services.live

    services.identities.on_change = lambda: leases.tell(PEOPLE)
    live.on_dismissed = lambda who: leases.tell(DISMISSED, who)
    tables.on_changed = lambda table: leases.tell(TABLE, table)
    tables.on_named = lambda who: leases.tell(NAMED, who)
    tables.claim = leases.claim
    tables.taken += [services.orders.take, services.notices.take]
    services.bans.on_change = lambda: leases.tell(BANS)
    services.notices.on_listener = lambda who: leases.tell(LISTENER, who)
    services.notices.on_elsewhere = lambda table: leases.tell(DUE, table)
    services.streams.on_game = lambda table: leases.tell(GAME, table)
    services.challenging.on_change = lambda id: leases.tell(CHALLENGE, id)
