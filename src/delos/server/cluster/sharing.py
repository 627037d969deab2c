"""A server takes its place among the others that share its database, if any do."""

from __future__ import annotations

import asyncio

from delos.server.refusal import Refusal
from delos.server.services import Services
from delos.server.settings import Settings

PEOPLE = "people"  # names or cookies have changed
DISMISSED = "dismissed"  # somebody's lines are to be cut
TABLE = "table"  # its record was changed by another than its keeper


def elsewhere() -> Refusal:
    """Another server keeps the table and cannot be reached just now, or is handing it over."""
    return Refusal(503, "elsewhere", wait=2)


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
    tables, live, identities = services.tables, services.live, services.identities

    async def claim(table: str) -> None:
        if await leases.keeper(table) is not None:
            raise elsewhere()

    tasks: set[asyncio.Task[None]] = set()

    def soon(task: asyncio.Task[None]) -> None:
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def reread(table: str) -> None:
        if table in tables.held:
            await tables.reread(table)

    leases.listeners = {
        PEOPLE: lambda _: identities.forget_here(),
        DISMISSED: lambda who: soon(asyncio.create_task(live.dismiss_here(who))),
        TABLE: lambda table: soon(asyncio.create_task(reread(table))),
    }
    leases.orphaned += [services.bots.resume, services.flags.reload, services.notices.reload]
    identities.on_change = lambda: leases.tell(PEOPLE)
    live.on_dismissed = lambda who: leases.tell(DISMISSED, who)
    tables.on_changed = lambda table: leases.tell(TABLE, table)
    tables.claim = claim
    await leases.begin()
    services.leases = leases


async def part(services: Services) -> None:
    """Leave the others one's tables."""
    if services.leases is not None:
        await services.leases.close()
