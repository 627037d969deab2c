"""How much one person may have at a time, checked where it is stored: two requests cannot both be
the last that is allowed."""

from __future__ import annotations

from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.stored.database import Database


def check_tables(connection: Database, owner: str, waits: bool, most: Settings) -> None:
    """Whether somebody may make another table."""
    unfinished, waiting = connection.execute(
        "SELECT count(*), count(*) FILTER (WHERE status = 'waiting') FROM tables "
        "WHERE owner = ? AND status != 'over'",
        (owner,),
    ).fetchone()
    if unfinished >= most.open_tables:
        raise Refusal(429, "too_many_tables", count=unfinished)
    if waits and waiting >= most.waiting_tables:
        raise Refusal(429, "too_many_tables", "too-many-waiting", count=waiting)


def check_seats(connection: Database, id: str, who: str, most: Settings) -> None:
    """Whether somebody may sit down at another table."""
    unfinished, waiting = connection.execute(
        "SELECT count(*), count(*) FILTER (WHERE status = 'waiting') FROM tables "
        "WHERE status != 'over' AND id != :id "
        "AND id IN (SELECT table_id FROM seats WHERE holder = :me)",
        {"id": id, "me": who},
    ).fetchone()
    if unfinished >= most.open_seats or waiting >= most.waiting_seats:
        raise Refusal(429, "too_many_tables", "too-many-seats", count=unfinished)
