"""Following, blocking and reporting."""

from __future__ import annotations

import time
from typing import Final, Literal, final

from delos.server.people.identity import Identity, clean
from delos.server.protocol.profiles import MyPeople, PersonInfo, ReportBody
from delos.server.refusal import Refusal, too_many
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage

MOST: Final = 500  # bonds of one person
DAY: Final = 24 * 3600
REPORTS: Final = 10  # a day

Kind = Literal["follow", "block"]


@final
class Bonds:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def tie(self, me: Identity, whom: str, kind: Kind, on: bool) -> None:
        """Who is blocked is not followed, and does not follow."""
        if me.id == whom:
            raise Refusal(409, "yourself")
        now = int(time.time())
        await self.storage.write(lambda db: write_bond(db, me.id, whom, kind, on, now))

    async def people(self, me: Identity) -> MyPeople:
        return await self.storage.read(
            lambda db: MyPeople(read_bonds(db, me.id, "follow"), read_bonds(db, me.id, "block"))
        )

    async def blockers(self, who: str) -> frozenset[str]:
        """Those who do not want to meet or hear somebody."""

        def read(db: Database) -> frozenset[str]:
            rows = db.execute("SELECT who FROM bonds WHERE whom = ? AND kind = 'block'", (who,))
            return frozenset(row["who"] for row in rows)

        return await self.storage.read(read)

    async def check_welcome(self, who: str, people: set[str]) -> None:
        """Nobody sits down with somebody who has blocked them."""
        if not people.isdisjoint(await self.blockers(who)):
            raise Refusal(403, "unwelcome")

    async def report(self, me: Identity, whom: str, body: ReportBody) -> None:
        """Kept for the operator: `delos reports` shows them."""
        now, words = int(time.time()), clean(body.words, 1000)

        def insert(db: Database) -> None:
            name = name_of(db, whom)
            (lately,) = db.execute(
                "SELECT count(*) FROM reports WHERE who = ? AND made > ?", (me.id, now - DAY)
            ).fetchone()
            if lately >= REPORTS:
                raise too_many(DAY)
            db.execute(
                "INSERT INTO reports (who, whom, name, table_id, reason, words, made) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (me.id, whom, name, body.table, body.reason, words, now),
            )

        await self.storage.write(insert)


def name_of(db: Database, id: str) -> str:
    row = db.execute("SELECT name FROM identities WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise Refusal(404, "unknown_person")
    return str(row["name"])


def write_bond(db: Database, who: str, whom: str, kind: Kind, on: bool, now: int) -> None:
    name_of(db, whom)
    if not on:
        db.execute("DELETE FROM bonds WHERE who = ? AND whom = ? AND kind = ?", (who, whom, kind))
        return
    (there,) = db.execute("SELECT count(*) FROM bonds WHERE who = ?", (who,)).fetchone()
    if there >= MOST:
        raise Refusal(429, "too_many_people", most=MOST)
    if kind == "follow" and whom_blocks(db, whom, who):
        raise Refusal(403, "unwelcome")
    db.execute(
        "INSERT INTO bonds VALUES (?, ?, ?, ?) "
        "ON CONFLICT (who, whom) DO UPDATE SET kind = excluded.kind, since = excluded.since",
        (who, whom, kind, now),
    )
    if kind == "block":
        db.execute("DELETE FROM bonds WHERE who = ? AND whom = ? AND kind = 'follow'", (whom, who))


def whom_blocks(db: Database, who: str, whom: str) -> bool:
    row = db.execute(
        "SELECT 1 FROM bonds WHERE who = ? AND whom = ? AND kind = 'block'", (who, whom)
    ).fetchone()
    return row is not None


def read_bonds(db: Database, me: str, kind: Kind) -> list[PersonInfo]:
    rows = db.execute(
        "SELECT id, name, EXISTS (SELECT 1 FROM accounts WHERE identity = id) claimed "
        "FROM bonds JOIN identities ON id = whom WHERE who = ? AND kind = ? ORDER BY name",
        (me, kind),
    ).fetchall()
    return [
        PersonInfo(
            row["id"],
            row["name"],
            bool(row["claimed"]),
            *(
                tables_of(db, row["id"], status) if kind == "follow" else []
                for status in ("waiting", "playing")
            ),
        )
        for row in rows
    ]


def tables_of(db: Database, id: str, status: str) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE holder = ?) "
        "AND status = ? AND public = 1 ORDER BY updated DESC LIMIT 5",
        (id, status),
    )
    return [row["id"] for row in rows]
