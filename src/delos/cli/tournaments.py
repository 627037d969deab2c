"""`delos tournaments`: what is played on this server, and ending it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import FAILED, Data, Shared, fail, stored

if TYPE_CHECKING:
    from delos.server.stored.database import Database


def tournaments(
    data: Data = None,
    database: Shared = None,
    close: Annotated[
        str, typer.Option(help="End this one: no more rounds are played.", show_default=False)
    ] = "",
) -> None:
    """List tournaments that are not over; works beside a running server."""
    with stored(data, database) as db:
        if close:
            end(db, close)
        else:
            show(db)


def end(db: Database, id: str) -> None:
    """The server reads it before every round; tables that run are played to their end."""
    done = db.execute(
        "UPDATE tournaments SET status = 'closed', updated = ? "
        "WHERE id = ? AND status IN ('open', 'playing')",
        (int(time.time()), id),
    )
    if done.rowcount != 1:
        fail(f"There is no tournament {id} that could be ended.", FAILED)
    typer.echo(f"Tournament {id} is closed.")


def show(db: Database) -> None:
    rows = db.execute(
        "SELECT t.*, i.name AS host, (SELECT count(*) FROM entrants WHERE tournament_id = t.id "
        "AND level = '') AS people FROM tournaments t JOIN identities i ON i.id = owner "
        "WHERE status IN ('open', 'playing') ORDER BY created"
    ).fetchall()
    if not rows:
        typer.echo("There are no tournaments.")
    for row in rows:
        at = "open" if row["status"] == "open" else f"round {row['round']}"
        typer.echo(f"{row['id']}  {row['name']}, by {row['host']}: {row['people']} people, {at}")
