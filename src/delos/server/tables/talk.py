"""Talk at a table: those who sit say something, to all or to their team; who watches reads.

Spectators say nothing: what they see of a game is theirs, and no seat is told of it by them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from delos.server.people.bonds import Bonds, name_of
from delos.server.people.identity import Identity, clean
from delos.server.protocol.profiles import ReportBody
from delos.server.protocol.talk import LineInfo, ReportLineBody, Room, SilencedInfo, TalkInfo
from delos.server.refusal import Refusal, malformed
from delos.server.stored.database import Database, Row
from delos.server.stored.storage import Storage
from delos.server.tables import seating
from delos.server.tables.lines import (
    TABLE,
    Line,
    insert_lines,
    read_lines,
    read_silenced,
)
from delos.server.tables.table import Table
from delos.server.tables.wordfilter import WordFilter

LONGEST: Final = 500
PAGE: Final = 200
MUTES: Final = 500  # of one person
END: Final = 2**31


@final
class Talk:
    def __init__(self, storage: Storage, bonds: Bonds, filter: WordFilter) -> None:
        self.storage = storage
        self.bonds = bonds
        self.filter = filter
        self.listeners: list[Callable[[Table], None]] = []

    async def say(self, table: Table, who: Identity, room: Room, words: str) -> int:
        """Add a line; its number, after COMMIT."""
        own = table.held(who.id)
        if not may_talk(table, who.id):
            raise Refusal(403, "not_at_table")
        where = room_of(table, own, room)
        said = clean(words, LONGEST)
        if not said:
            raise malformed("nothing-said")
        seat = own[0] if own else None
        name = who.name if seat is None else table.seats[seat].name
        line = Line("say", seat, name, table.index, said, who.id, where)
        last = await self.storage.write(lambda db: insert_lines(db, table.id, [line]))
        # Two lines may come back from the disk in any order.
        table.rooms[where] = max(table.rooms.get(where, 0), last[where])
        table.beside += 1
        for listener in self.listeners:
            listener(table)
        return last[where]

    async def read(
        self, table: Table, who: Identity | None, room: Room, after: int, before: int
    ) -> TalkInfo:
        """Lines of a room, as the reader wants to hear them."""
        me = None if who is None else who.id
        own = table.held(me)
        where = room_of(table, own, room)

        def read(db: Database) -> tuple[list[Row], dict[str, str]]:
            return (
                read_lines(db, table.id, where, after, before or END, PAGE),
                {} if me is None else read_silenced(db, me),
            )

        rows, silenced = await self.storage.read(read)
        people = {seat.holder: seat.name for seat in table.seats if seat.holder is not None}
        people |= {row["who"]: row["name"] for row in rows if row["who"] is not None}
        rooms: list[Room] = ["table"]
        if team_room(table, own) is not None:
            rooms.append("team")
        return TalkInfo(
            [self.told(row) for row in rows if row["who"] not in silenced],
            table.rooms.get(where, 0),
            rooms,
            me is not None and may_talk(table, me),
            [
                SilencedInfo(person, name, "blocked" if silenced[person] == "blocked" else "muted")
                for person, name in people.items()
                if person in silenced
            ],
        )

    def told(self, row: Row) -> LineInfo:
        words = self.filter.masked(row["words"])
        return LineInfo(
            number=row["number"],
            kind=row["kind"],
            seat=row["seat"],
            person=row["who"],
            name=row["name"],
            words=words,
            said=row["said"],
            move=row["move"],
            plain=None if words == row["words"] else row["words"],
        )

    async def report(self, table: Table, who: Identity, body: ReportLineBody) -> None:
        """Tell the operator about a line that one may read, word by word."""
        where = room_of(table, table.held(who.id), body.room)
        rows = await self.storage.read(
            lambda db: read_lines(db, table.id, where, body.number - 1, body.number + 1, 1)
        )
        if not rows or rows[0]["who"] is None:
            raise Refusal(404, "unknown_line")
        if rows[0]["who"] == who.id:
            raise Refusal(409, "yourself")
        quoted = f"«{rows[0]['words']}» {body.words}"
        await self.bonds.report(who, rows[0]["who"], ReportBody("chat", quoted, table.id))

    async def mute(self, who: Identity, whom: str, on: bool) -> None:
        if who.id == whom:
            raise Refusal(409, "yourself")
        now = int(time.time())
        await self.storage.write(lambda db: write_mute(db, who.id, whom, on, now))


def may_talk(table: Table, who: str) -> bool:
    return bool(table.held(who)) or (table.facts.status == "waiting" and table.facts.owner == who)


def team_room(table: Table, own: list[int]) -> str | None:
    """The room of a seat's team, once it is fixed who is in it; None where nobody else is."""
    if not own or table.facts.status == "waiting":
        return None
    team = sorted(table.title.team(own[0]))
    people = {table.seats[one].holder for one in team} - {None}
    return f"team:{team[0]}" if len(people) > 1 and not seating.pairs(table.title) else None


def room_of(table: Table, own: list[int], room: Room) -> str:
    if room == "table":
        return TABLE
    found = team_room(table, own)
    if found is None:
        raise Refusal(403, "no_team")
    return found


def write_mute(db: Database, who: str, whom: str, on: bool, now: int) -> None:
    name_of(db, whom)
    if not on:
        db.execute("DELETE FROM mutes WHERE who = ? AND whom = ?", (who, whom))
        return
    (there,) = db.execute("SELECT count(*) FROM mutes WHERE who = ?", (who,)).fetchone()
    if there >= MUTES:
        raise Refusal(429, "too_many_people", most=MUTES)
    db.execute(
        "INSERT INTO mutes (who, whom, since) VALUES (?, ?, ?) ON CONFLICT (who, whom) DO NOTHING",
        (who, whom, now),
    )
