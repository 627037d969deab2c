"""`delos backup` and `delos restore`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import FAILED, Data, KeyFile, Shared, complaints, place

if TYPE_CHECKING:
    from delos.server.operating.backup import Findings


def backup(
    target: Annotated[
        Path | None,
        typer.Argument(
            metavar="FOLDER",
            help="A folder that does not exist yet; else one with the date in its name, here.",
            show_default=False,
        ),
    ] = None,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
) -> None:
    """Copy the database while servers run, and check the copy by playing every game again."""
    from delos.server.operating.backup import back_up
    from delos.server.stored.seals import FILE

    settings = place(data, key_file, database)
    folder = target or Path(time.strftime("delos-backup-%Y%m%d-%H%M%S"))
    with complaints(FAILED):
        made, findings = back_up(settings, folder.absolute())
    typer.echo(f"{folder}: tables {made.tables}, moves {made.moves}, schema {made.schema}.")
    if made.key:
        typer.echo(
            f"The key of its secrets is not in it: keep a copy of "
            f"{settings.key_file or settings.data / FILE} somewhere else. Without it running games "
            f"and links are lost; with it a stolen backup can be read."
        )
    else:
        typer.echo("It was written by a Delos without a key: its secrets lie open. Keep it safe.")
    tell(findings)


def restore(
    source: Annotated[Path, typer.Argument(metavar="FOLDER", help="What delos backup has made.")],
    data: Annotated[
        Path | None,
        typer.Option(help="Where to. Else DELOS_DATA, else your data folder.", show_default=False),
    ] = None,
    key_file: Annotated[
        Path | None,
        typer.Option(
            help="The key that belongs to it; else delos.key in the data folder.",
            show_default=False,
        ),
    ] = None,
    database: Shared = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Set the database that is there aside.")
    ] = False,
) -> None:
    """Put a backup into a data folder, or an empty PostgreSQL, that no server uses, and check it
    there."""
    from delos.server.operating.backup import restore as put_back

    settings = place(data, key_file, database)
    with complaints(FAILED):
        findings = put_back(source.absolute(), settings, replace)
    where = "PostgreSQL" if settings.database else settings.data
    typer.echo(f"{where}: back with tables {findings.games}, moves {findings.moves}.")
    tell(findings)


def tell(findings: Findings) -> None:
    """What does not play again is said, and is a failure."""
    for id, why in findings.broken:
        typer.echo(f"Table {id} does not play again: {why}", err=True)
    if findings.broken:
        raise typer.Exit(FAILED)
    typer.echo("Checked: every game plays again.")
