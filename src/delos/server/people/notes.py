"""Private notes: one for each person and table, seen by nobody else."""

from __future__ import annotations

import time
from typing import Final, final

from delos.server.people.identity import Identity
from delos.server.protocol.talk import NoteBody, NoteInfo
from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage

MOST: Final = 1000  # notes of one person


@final
class Notes:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def read(self, who: Identity, table: str) -> NoteInfo:
        return await self.storage.read(lambda db: read_note(db, who.id, table))

    async def write(self, who: Identity, table: str, body: NoteBody) -> NoteInfo:
        """Keep the words, unless another device has changed them meanwhile."""
        now = int(time.time())

        def store(db: Database) -> NoteInfo:
            if read_note(db, who.id, table).version != body.version:
                raise Refusal(409, "note_changed")
            (there,) = db.execute(
                "SELECT count(*) FROM notes WHERE who = ? AND table_id != ?", (who.id, table)
            ).fetchone()
            if there >= MOST:
                raise Refusal(429, "too_many_notes", most=MOST)
            made = NoteInfo(body.words, body.version + 1)
            db.execute(
                "INSERT INTO notes (table_id, who, words, version, updated) "
                "VALUES (?, ?, ?, ?, ?) ON CONFLICT (who, table_id) DO UPDATE SET "
                "words = excluded.words, version = excluded.version, updated = excluded.updated",
                (table, who.id, made.words, made.version, now),
            )
            return made

        return await self.storage.write(store)


def read_note(db: Database, who: str, table: str) -> NoteInfo:
    row = db.execute(
        "SELECT words, version FROM notes WHERE who = ? AND table_id = ?", (who, table)
    ).fetchone()
    return NoteInfo("", 0) if row is None else NoteInfo(row["words"], row["version"])
