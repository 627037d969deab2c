"""The operator's office: what `delos admin` does, in the server that runs or without one.

Everything that changes something says who did it and why, in the same transaction or right after
it, and is seen at once by those who are at the tables.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, final

from delos.kernel.errors import DelosError
from delos.server.cluster.errands import Errands
from delos.server.operating import ban_rows, office_rows
from delos.server.operating.ban_rows import Ban, Kind
from delos.server.operating.bans import Bans, network_named
from delos.server.operating.recalling import in_words
from delos.server.people.identity import Identities, Identity, check_free, clean
from delos.server.people.names import folded
from delos.server.people.personal import Personal
from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage
from delos.server.tables.absence import LEVEL
from delos.server.tables.course import rewound
from delos.server.tables.expiry import delete_table
from delos.server.tables.lobby import closed, left, passed_on
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables

Json = dict[str, Any]
Dismiss = Callable[[str], Awaitable[None]]
DAY: Final = 24 * 3600
MOVES: Final = 12  # that are shown of a table
ERRAND: Final = "office"


class NotDone(DelosError):
    """What the operator asked for cannot be done; the sentence says why."""


def not_done(refusal: Refusal, about: Json) -> NotDone:
    """In an operator's words: who asks here has no link to check."""
    if refusal.code == "unknown_table":
        return NotDone(
            f"There is no table {str(about.get('table', ''))!r}: name the id, as it stands in the "
            "address of its page. delos admin tables lists them."
        )
    return NotDone(refusal.message())


async def nobody(who: str) -> None:
    """Without a server nobody is there to be cut."""


@final
class Office:
    def __init__(
        self,
        storage: Storage,
        identities: Identities,
        tables: Tables,
        bans: Bans,
        errands: Errands,
        dismiss: Dismiss = nobody,
    ) -> None:
        self.storage = storage
        self.identities = identities
        self.tables = tables
        self.bans = bans
        self.dismiss = dismiss
        self.personal = Personal(storage, identities, tables)
        self.errands = errands
        errands.doing[ERRAND] = self.errand

    async def do(self, command: str, who: str, why: str, about: Json) -> Any:
        """A command by its name, as it comes over the socket: about a table it is done by the
        server that keeps it."""
        if command in COMMANDS and "table" in about:
            asked = {"command": command, "who": who, "why": why, "about": about}
            try:
                return await self.errands.at(str(about["table"]), ERRAND, asked)
            except Refusal as refusal:
                raise not_done(refusal, about) from refusal
        return await self.here(command, who, why, about)

    async def errand(self, asked: Json) -> Any:
        return await self.here(asked["command"], asked["who"], asked["why"], asked["about"])

    async def here(self, command: str, who: str, why: str, about: Json) -> Any:
        found = COMMANDS.get(command)
        if found is None:
            raise NotDone(f"There is no command {command!r}.")
        try:
            return await found(self, who, why, **about)
        except Refusal as refusal:
            raise not_done(refusal, about) from refusal
        except TypeError as error:
            raise NotDone(f"{command}: {error}") from error

    # -- looking ----------------------------------------------------------------------------

    async def list_tables(self, who: str, why: str, status: str = "", person: str = "") -> Any:
        found = (await self.somebody(person))["id"] if person else ""
        return await self.storage.read(lambda db: office_rows.tables(db, status, found))

    async def show_table(self, who: str, why: str, table: str) -> Json:
        """Everything that an operator needs, and no secret: no key, no invitation, no view."""
        found = await self.table(table)
        moves = await self.storage.read(lambda db: office_rows.last_moves(db, found.id, MOVES))
        last = await asyncio.to_thread(in_words, found.course, moves)
        facts = found.facts
        return {
            "id": facts.id,
            "name": facts.name,
            "title": facts.title,
            "rules": facts.rules,
            "options": {name: value for name, value in facts.options.items() if name != "seed"},
            "public": facts.public,
            "status": facts.status,
            "halt": facts.halt,
            "cycle": facts.cycle,
            "turn": found.turn,
            "moves": found.index,
            "decisions": len(found.course.plays),
            "created": facts.created,
            "updated": facts.updated,
            "owner": facts.owner,
            "rated": facts.rated,
            "seats": [
                {
                    "seat": seat.seat,
                    "faction": seat.faction,
                    "kind": seat.kind,
                    "holder": seat.holder,
                    "name": seat.name,
                    "bot": seat.bot,
                    "robot": seat.robot,
                }
                for seat in found.seats
            ],
            "last": last,
        }

    async def list_people(self, who: str, why: str, text: str = "") -> Any:
        return await self.storage.read(lambda db: office_rows.people(db, text))

    async def show_person(self, who: str, why: str, person: str) -> Json:
        found = await self.somebody(person)
        tables = await self.storage.read(lambda db: office_rows.tables(db, "", found["id"]))
        ban = self.bans.people.get(found["id"])
        return {**found, "tables": tables, "banned": None if ban is None else vars(ban)}

    async def list_bans(self, who: str, why: str) -> Any:
        return [vars(one) for one in await self.storage.read(ban_rows.bans)]

    async def list_audit(self, who: str, why: str, about: str = "") -> Any:
        return await self.storage.read(lambda db: ban_rows.audit(db, about))

    # -- tables -----------------------------------------------------------------------------

    async def rewind(self, who: str, why: str, table: str, to: int) -> Json:
        """Back to the first so many decisions, without anybody's consent; it counts no more."""
        found = await self.table(table)
        async with found.lock:
            if found.facts.status != "playing":
                raise NotDone(
                    "Only a running game can be rewound: when it is over its luck is published. "
                    "Play on from a moment of it in the browser instead."
                )
            before = len(found.course.plays)
            if not before:
                raise NotDone("The game has no decisions yet that could be taken back.")
            if not 0 <= to < before:
                raise NotDone(f"The game has {before} decisions: name one from 0 to {before - 1}.")
            course = await asyncio.to_thread(rewound, found.course, to)
            seat = found.course.plays[to].seat
            await self.tables.append(found, seat, course, None, None, rated=False)
        return await self.noted(who, "rewind", found.id, why, {"from": before, "to": to})

    async def close(self, who: str, why: str, table: str) -> Json:
        found = await self.table(table)
        async with found.lock:
            if found.facts.status == "over":
                raise NotDone("The table is closed or the game over already.")
            before = found.facts.status
            facts = replace(closed(found.facts), rated=False)
            await self.tables.settle(found, facts, found.seats)
        return await self.noted(who, "close", found.id, why, {"was": before})

    async def free_seat(self, who: str, why: str, table: str, seat: int) -> Json:
        """Open a seat again; in a running game a bot plays it until somebody takes it."""
        found = await self.table(table)
        async with found.lock:
            if not 0 <= seat < len(found.seats):
                raise NotDone(f"Seats are numbered 0 to {len(found.seats) - 1}.")
            holder = found.seats[seat].holder
            if holder is None:
                raise NotDone("Nobody holds this seat.")
            if found.facts.status == "over":
                raise NotDone("The game is over.")
            own = found.held(holder)
            level = LEVEL if found.facts.status == "playing" else ""
            seats = [
                replace(one, standin=level) if one.seat in own else one
                for one in left(found.seats, holder)
            ]
            facts = found.facts
            if any(one.holder is not None for one in seats):
                facts = passed_on(facts, seats, holder)
            await self.tables.settle(found, facts, seats)
        return await self.noted(who, "free", found.id, why, {"seats": own, "holder": holder})

    async def delete_table(self, who: str, why: str, table: str) -> Json:
        """Gone, with its moves; ratings that it changed stay."""
        found = await self.table(table)
        async with found.lock:
            facts = replace(closed(found.facts), rated=False)
            await self.tables.settle(found, facts, found.seats)  # those who are there see it close

            def gone(db: Database) -> None:
                delete_table(db, found.id)
                self.note(db, who, "delete table", found.id, why, {"name": found.facts.name})

            await self.storage.write(gone)
            self.tables.cache.pop(found.id, None)
            self.tables.held.pop(found.id, None)
        return {"done": "delete table", "about": found.id}

    # -- people -----------------------------------------------------------------------------

    async def rename(self, who: str, why: str, person: str, name: str) -> Json:
        """Another name, everywhere it is seen; what the person may not undo they may not do."""
        found = await self.somebody(person)
        wanted = clean(name, 24)
        if not wanted:
            raise NotDone("Of this name nothing would be seen.")

        def change(db: Database) -> None:
            check_free(db, folded(wanted), found["id"])
            db.execute("UPDATE identities SET name = ? WHERE id = ?", (wanted, found["id"]))
            db.execute(
                "UPDATE accounts SET folded = ? WHERE identity = ?", (folded(wanted), found["id"])
            )
            office_rows.rename_seats(db, found["id"], found["name"], wanted)
            about = {"from": found["name"], "to": wanted}
            self.note(db, who, "rename", found["id"], why, about)

        await self.storage.write(change)
        self.identities.forget()
        await self.tables.renamed(found["id"])
        return {"done": "rename", "about": found["id"]}

    async def delete_person(self, who: str, why: str, person: str) -> Json:
        """As if they had deleted themselves: games stay under a neutral name."""
        found = await self.somebody(person)
        await self.personal.delete(Identity(found["id"], found["name"]))
        await self.dismiss(found["id"])
        return await self.noted(who, "delete person", found["id"], why, {})

    async def ban(self, who: str, why: str, what: str, days: int = 0) -> Json:
        """A person, by id or name, or an address or network; for some days, or for good."""
        kind, target = await self.banned(what)
        now = int(time.time())
        until = now + days * DAY if days else None

        def change(db: Database) -> None:
            ban_rows.ban(db, Ban(kind, target, now, until, why))
            self.note(db, who, "ban", target, why, {"kind": kind, "days": days})

        await self.storage.write(change)
        await self.bans.changed()
        if kind == "person":
            await self.dismiss(target)
        return {"done": "ban", "about": target}

    async def unban(self, who: str, why: str, what: str) -> Json:
        kind, target = await self.banned(what)

        def change(db: Database) -> None:
            if not ban_rows.unban(db, kind, target):
                raise NotDone(f"{what} is not banned.")
            self.note(db, who, "unban", target, why, {"kind": kind})

        await self.storage.write(change)
        await self.bans.changed()
        return {"done": "unban", "about": target}

    # -- what they share --------------------------------------------------------------------

    async def banned(self, what: str) -> tuple[Kind, str]:
        network = network_named(what)
        if network:
            return "address", network
        try:
            return "person", (await self.somebody(what))["id"]
        except NotDone:
            if "/" not in what and what.count(".") != 3:
                raise
            hint = "write it like 203.0.113.7 or 203.0.113.0/24"
            raise NotDone(f"{what!r} is no network and nobody's name: {hint}.") from None

    async def table(self, id: str) -> Table:
        return await self.tables.find(id)

    async def somebody(self, named: str) -> Json:
        found = await self.storage.read(lambda db: office_rows.person(db, named))
        if found is None:
            raise NotDone(
                f"There is nobody {named!r}: name an id, or a claimed name. "
                f"delos admin people finds them."
            )
        return found

    def note(self, db: Database, who: str, what: str, about: str, why: str, detail: Json) -> None:
        ban_rows.note(db, int(time.time()), who, what, about, why, detail)

    async def noted(self, who: str, what: str, about: str, why: str, detail: Json) -> Json:
        await self.storage.write(lambda db: self.note(db, who, what, about, why, detail))
        return {"done": what, "about": about, **detail}


COMMANDS: Final[dict[str, Callable[..., Awaitable[Any]]]] = {
    "tables": Office.list_tables,
    "table": Office.show_table,
    "people": Office.list_people,
    "person": Office.show_person,
    "bans": Office.list_bans,
    "audit": Office.list_audit,
    "rewind": Office.rewind,
    "close": Office.close,
    "free": Office.free_seat,
    "delete-table": Office.delete_table,
    "rename": Office.rename,
    "delete-person": Office.delete_person,
    "ban": Office.ban,
    "unban": Office.unban,
}
