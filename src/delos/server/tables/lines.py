"""Lines at a table: what people said and what happened, kept in one place and one order."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from delos.server.stored.database import Database, Row

TABLE: Final = "table"  # the room of all
MOST: Final = 2000  # lines kept of a room
Happening = Literal[
    "flag",
    "forfeit",
    "away",
    "back",
    "left",
    "joined",
    "started",
    "paused",
    "resumed",
    "abandoned",
]


@dataclass(frozen=True)
class Line:
    """``kind`` is ``say``, or what happened to whom."""

    kind: str
    seat: int | None
    name: str
    move: int  # moves in the record by then
    words: str = ""
    who: str | None = None
    room: str = TABLE


def insert_lines(db: Database, id: str, lines: Iterable[Line]) -> dict[str, int]:
    """Add lines behind the others; the last number of each room."""
    last: dict[str, int] = {}
    for line in lines:
        (number,) = db.execute(
            "SELECT coalesce(max(number), 0) + 1 FROM talk WHERE table_id = ? AND room = ?",
            (id, line.room),
        ).fetchone()
        db.execute(
            "INSERT INTO talk (table_id, room, number, kind, seat, who, name, words, move, said) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(id, line.room, number, line.kind, line.seat, line.who, line.name, line.words),
                *(line.move, int(time.time())),
            ),
        )
        db.execute(
            "DELETE FROM talk WHERE table_id = ? AND room = ? AND number <= ?",
            (id, line.room, number - MOST),
        )
        last[line.room] = number
    return last


def read_rooms(db: Database, id: str) -> dict[str, int]:
    rows = db.execute(
        "SELECT room, max(number) AS last FROM talk WHERE table_id = ? GROUP BY room", (id,)
    )
    return {row["room"]: row["last"] for row in rows}


def read_lines(db: Database, id: str, room: str, after: int, before: int, most: int) -> list[Row]:
    """The last lines between two numbers, in their order."""
    rows = db.execute(
        "SELECT * FROM talk WHERE table_id = ? AND room = ? AND number > ? AND number < ? "
        "ORDER BY number DESC LIMIT ?",
        (id, room, after, before, most),
    ).fetchall()
    return rows[::-1]


def read_silenced(db: Database, who: str) -> dict[str, str]:
    """Whom somebody does not want to hear, with why: muted or blocked."""
    rows = db.execute(
        "SELECT whom, 'blocked' AS why FROM bonds WHERE who = :me AND kind = 'block' "
        "UNION ALL SELECT whom, 'muted' FROM mutes WHERE who = :me",
        {"me": who},
    )
    return {row["whom"]: row["why"] for row in rows}
