"""`delos reports`: what people have told the operator about others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import FAILED, Data, Shared, fail, stored

if TYPE_CHECKING:
    from delos.server.stored.database import Database


def reports(
    data: Data = None,
    database: Shared = None,
    settle: Annotated[
        int | None, typer.Option(min=1, help="Put this report away.", show_default=False)
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show settled ones too.")] = False,
) -> None:
    """List reports about people; works beside a running server."""
    with stored(data, database) as db:
        if settle is not None:
            put_away(db, settle)
        else:
            show(db, everything)


def put_away(db: Database, number: int) -> None:
    done = db.execute("UPDATE reports SET settled = ? WHERE id = ?", (int(time.time()), number))
    if done.rowcount != 1:
        fail(f"There is no report {number}.", FAILED)
    typer.echo(f"Report {number} is settled.")


def show(db: Database, everything: bool) -> None:
    rows = db.execute(
        "SELECT r.*, i.name AS now, w.name AS by FROM reports r "
        "JOIN identities i ON i.id = whom JOIN identities w ON w.id = who "
        "WHERE settled IS NULL OR ? ORDER BY r.id",
        (everything,),
    ).fetchall()
    if not rows:
        typer.echo("There are no open reports.")
    for row in rows:
        day = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["made"]))
        renamed = "" if row["now"] == row["name"] else f", now {row['now']}"
        table = f" at table {row['table_id']}" if row["table_id"] else ""
        typer.echo(
            f"{row['id']}  {day}  {row['name']} ({row['whom']}{renamed}){table}: {row['reason']}, "
            f"told by {row['by']}" + (f": {row['words']}" if row["words"] else "")
        )
