"""Asking somebody to take a seat, and their answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import final

from delos.server.people.bonds import Bonds
from delos.server.people.identity import Identity, clean, random_id
from delos.server.protocol.remote import ChallengeInfo, Challenges, ChallengeStatus
from delos.server.refusal import Refusal, unknown_table
from delos.server.remote import challenge_rows
from delos.server.remote.challenge_rows import Challenge
from delos.server.stored.storage import Storage
from delos.server.tables.lobby import Lobby, check_host, known
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

Heard = Callable[[str, ChallengeInfo], None]  # who is told, and what


@final
class Challenging:
    def __init__(self, storage: Storage, tables: Tables, lobby: Lobby, bonds: Bonds) -> None:
        self.storage = storage
        self.tables = tables
        self.lobby = lobby
        self.bonds = bonds
        self.listeners: list[Heard] = []
        self.on_change: Callable[[str], None] | None = None  # tells the other servers

    async def ask(self, table: Table, me: Identity, seat: int, to: str) -> ChallengeInfo:
        """As the host, ask somebody to take a seat that is free."""
        check_host(table, me)
        if not known(table, seat).free:
            raise Refusal(409, "taken")
        whom = await self.storage.read(lambda db: challenge_rows.person(db, clean(to)))
        if whom.id == me.id:
            raise Refusal(409, "yourself")
        await self.bonds.check_welcome(me.id, {whom.id})
        who = await self.storage.read(lambda db: challenge_rows.person(db, me.id))
        made = Challenge(random_id(12), table.id, seat, who, whom, "open", "")
        await self.storage.write(lambda db: challenge_rows.insert(db, made, int(time.time())))
        return await self.told(made, table.facts, table.seats)

    async def accept(self, me: Identity, id: str, address: str) -> ChallengeInfo:
        """Take the seat; a challenge to a seat with a link brings the link along."""
        found = await self.open_one(me, id, "whom")
        table = await self.tables.find(found.table, address)
        people = {table.facts.owner, *(seat.holder for seat in table.seats if seat.holder)}
        await self.bonds.check_welcome(me.id, people)
        seat = known(table, found.seat)
        if seat.invite is None:
            await self.lobby.join(table, me, found.seat, None)
        else:
            await self.lobby.join(table, me, None, seat.invite)
        return await self.settled(found, "accepted", "")

    async def decline(self, me: Identity, id: str, reason: str) -> ChallengeInfo:
        found = await self.open_one(me, id, "whom")
        return await self.settled(found, "declined", clean(reason, 100))

    async def cancel(self, me: Identity, id: str) -> ChallengeInfo:
        found = await self.open_one(me, id, "who")
        return await self.settled(found, "cancelled", "")

    async def listed(self, me: Identity) -> Challenges:
        found = await self.storage.read(lambda db: challenge_rows.open_ones(db, me.id))
        infos = []
        for one in found:
            table = await self.tables.brief(one.table)
            if table is not None and table[0].status == "waiting":  # else it is too late
                infos.append(info(one, *table, me.id))
        return Challenges(
            [one for one in infos if one.challenged.id == me.id],
            [one for one in infos if one.challenger.id == me.id],
        )

    async def open_one(self, me: Identity, id: str, side: str) -> Challenge:
        """An open challenge that is somebody's to answer; others do not learn that it exists."""
        found = await self.storage.read(lambda db: challenge_rows.find(db, id))
        if found is None or getattr(found, side).id != me.id:
            raise Refusal(404, "unknown_challenge")
        if found.status != "open":
            raise Refusal(409, "settled")
        return found

    async def settled(
        self, found: Challenge, status: ChallengeStatus, reason: str
    ) -> ChallengeInfo:
        await self.storage.write(lambda db: challenge_rows.settle(db, found.id, status, reason))
        table = await self.tables.brief(found.table)
        if table is None:
            raise unknown_table()
        return await self.told(replace(found, status=status, reason=reason), *table)

    async def told(self, challenge: Challenge, facts: Facts, seats: list[Seat]) -> ChallengeInfo:
        """Both hear of it, at whatever server; the answer is the caller's."""
        if self.on_change is not None:
            self.on_change(challenge.id)
        self.hear(challenge, facts, seats)
        asker = challenge.who.id if challenge.status in {"open", "cancelled"} else challenge.whom.id
        return info(challenge, facts, seats, asker)

    def hear(self, challenge: Challenge, facts: Facts, seats: list[Seat]) -> None:
        for who in (challenge.who.id, challenge.whom.id):
            for listener in self.listeners:
                listener(who, info(challenge, facts, seats, who))

    async def hear_of(self, id: str) -> None:
        """One that was made or answered at another server."""
        found = await self.storage.read(lambda db: challenge_rows.find(db, id))
        table = None if found is None else await self.tables.brief(found.table)
        if found is not None and table is not None:
            self.hear(found, *table)

    async def table_of(self, id: str) -> str | None:
        """The table that a challenge is about."""
        found = await self.storage.read(lambda db: challenge_rows.find(db, id))
        return None if found is None else found.table


def info(challenge: Challenge, facts: Facts, seats: list[Seat], reader: str) -> ChallengeInfo:
    """As one of the two may see the table."""
    return ChallengeInfo(
        challenge.id,
        challenge.status,
        challenge.seat,
        challenge.who,
        challenge.whom,
        challenge.reason,
        facts.info(seats, reader),
    )
