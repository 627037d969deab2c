"""A table before its start: who sits where is the host's affair, and everybody's own."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import final

import msgspec

from delos.kernel.title import Title
from delos.server.people.identity import Identity
from delos.server.protocol.lobby import OfferBody, WaysBody
from delos.server.refusal import Refusal, malformed, not_your_seat, unknown_seat
from delos.server.tables import seating
from delos.server.tables.checks import check_may_join, wanted_seat
from delos.server.tables.clocks import check_clock, returned, wound_up
from delos.server.tables.founding import INVITE_BYTES
from delos.server.tables.lines import Line
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables


@final
class Lobby:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def join(
        self, table: Table, who: Identity, seat: int | None, invite: str | None
    ) -> list[int]:
        """Take a free seat, with the others that the same person must play."""
        async with table.lock:
            chosen = wanted_seat(table, who, seat, invite)
            numbers = seating.side(table.title, chosen.seat)
            if chosen.holder == who.id:
                return numbers
            check_may_join(table, who.id, numbers)
            seats = seating.taken(table.seats, numbers, who)
            facts, happened = table.facts, []
            if facts.status == "playing":
                facts = welcomed(facts, numbers)
                happened = [Line("joined", numbers[0], who.name, table.index)]
            await self.tables.settle(table, facts, seats, who.id, happened)
        return numbers

    async def leave(self, table: Table, who: Identity) -> None:
        """Give up all one's seats; the host's rights go to the next person, and a table that
        nobody runs any more is closed."""
        async with table.lock:
            check_waits(table)
            if not table.held(who.id) and table.facts.owner != who.id:
                raise not_your_seat()
            seats = left(table.seats, who.id)
            await self.tables.settle(table, passed_on(table.facts, seats, who.id), seats)

    async def kick(self, table: Table, who: Identity, seat: int) -> None:
        """Send somebody away, who cannot come back to this table."""
        async with table.lock:
            check_host(table, who)
            holder = known(table, seat).holder
            if holder is None or holder == who.id:
                raise Refusal(409, "nobody_there")
            barred = (*table.facts.barred, holder)
            facts = replace(table.facts, barred=barred)
            await self.tables.settle(table, facts, left(table.seats, holder))

    async def swap(self, table: Table, who: Identity, seat: int, other: int) -> None:
        """Change places: the host moves anybody, others move themselves to where nobody sits."""
        async with table.lock:
            check_waits(table)
            one, two = known(table, seat), known(table, other)
            if who.id != table.facts.owner:
                if one.holder != who.id:
                    raise not_your_seat()
                if two.holder is not None or two.kind == "invite":
                    raise Refusal(409, "taken")
            seats = swapped(table.title, table.seats, seat, other)
            await self.tables.settle(table, table.facts, seats)

    async def offer(self, table: Table, who: Identity, body: OfferBody) -> None:
        """Give a seat that no person holds to a bot, to anybody or to whoever gets its link."""
        async with table.lock:
            check_host(table, who)
            sides = seating.side(table.title, known(table, body.seat).seat)
            if any(table.seats[one].holder is not None for one in sides):
                raise Refusal(409, "taken", "somebody-there")
            seats = [offered(seat, body) if seat.seat in sides else seat for seat in table.seats]
            await self.tables.settle(table, table.facts, seats)

    async def change(self, table: Table, who: Identity, body: WaysBody) -> None:
        """Change the clock, what happens to who is late or away, and whether strangers see it."""
        async with table.lock:
            check_host(table, who)
            clock = table.facts.ways.clock if body.clock is None else body.clock
            check_clock(clock)
            old = table.facts.ways
            ways = msgspec.structs.replace(
                old,
                clock=clock,
                late=body.late or old.late,
                away=old.away if body.away is None else body.away,
            )
            public = table.facts.public if body.public is None else body.public
            wound = wound_up(clock, len(table.seats))
            facts = replace(table.facts, ways=ways, public=public, clock=wound)
            await self.tables.settle(table, facts, table.seats)

    async def start(self, table: Table, who: Identity, level: str) -> None:
        """Begin now; bots sit in for who has not come, and give the seat up to whoever does."""
        async with table.lock:
            check_host(table, who)
            seats = [replace(one, standin=level) if one.free else one for one in table.seats]
            facts = replace(table.facts, status="playing")
            await self.tables.settle(table, facts, seats)

    async def close(self, table: Table, who: Identity) -> None:
        async with table.lock:
            check_host(table, who)
            await self.tables.settle(table, closed(table.facts), table.seats)


def welcomed(facts: Facts, numbers: list[int]) -> Facts:
    """The facts when somebody takes seats over: what their time did before is not theirs."""
    clock = returned(facts.clock, facts.ways.clock, {numbers[0]})
    kept = tuple(seat for seat in clock.forfeits if seat not in numbers)
    return replace(facts, clock=msgspec.structs.replace(clock, forfeits=kept))


def check_waits(table: Table) -> None:
    if table.facts.status != "waiting":
        raise Refusal(409, "started")


def check_host(table: Table, who: Identity) -> None:
    check_waits(table)
    if table.facts.owner != who.id:
        raise Refusal(403, "host_only")


def known(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise unknown_seat(seat, len(table.seats))
    return table.seats[seat]


def closed(facts: Facts) -> Facts:
    return replace(facts, status="over", halt="closed")


def passed_on(facts: Facts, seats: list[Seat], leaver: str) -> Facts:
    """The facts when somebody has left: the first person who sits is the host after the host."""
    if facts.owner != leaver:
        return facts
    heir = next((seat.holder for seat in seats if seat.holder is not None), None)
    return closed(facts) if heir is None else replace(facts, owner=heir)


def left(seats: list[Seat], who: str) -> list[Seat]:
    """The seats when somebody has gone: theirs are open."""
    return [
        replace(seat, kind="open", holder=None, name="", invite=None, robot=False)
        if seat.holder == who
        else seat
        for seat in seats
    ]


def offered(seat: Seat, body: OfferBody) -> Seat:
    bot = body.kind == "bot"
    return replace(
        seat,
        kind=body.kind,
        name=f"Bot {seat.faction.capitalize()}" if bot else "",
        level=body.level if bot else "",
        invite=secrets.token_urlsafe(INVITE_BYTES) if body.kind == "invite" else None,
    )


def swapped(title: Title, seats: list[Seat], seat: int, other: int) -> list[Seat]:
    """The seats when those of two sides have changed places."""
    ones, others = seating.side(title, seat), seating.side(title, other)
    if ones == others:
        raise malformed("same-seat")
    found = list(seats)
    for one, two in zip(ones, others, strict=True):
        found[one] = moved(seats[two], seats[one])
        found[two] = moved(seats[one], seats[two])
    return found


def moved(who: Seat, where: Seat) -> Seat:
    """Somebody at another seat; names that were only the faction's become the new one's."""
    name = who.name
    if not who.called:
        name = name.replace(who.faction.capitalize(), where.faction.capitalize())
    return replace(who, seat=where.seat, faction=where.faction, name=name)
