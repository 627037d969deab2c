"""`delos backup` and `delos restore`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import FAILED, complaints

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
    data: Annotated[
        Path | None,
        typer.Option(
            help="The folder of the database. Else DELOS_DATA, else your data folder.",
            show_default=False,
        ),
    ] = None,
    key_file: Annotated[
        Path | None,
        typer.Option(help="The key of its secrets, if not in that folder.", show_default=False),
    ] = None,
) -> None:
    """Copy the database while the server runs, and check the copy by playing every game again."""
    from delos.server.operating.backup import back_up
    from delos.server.settings import data_folder
    from delos.server.stored.seals import FILE

    folder = (data or data_folder()).absolute()
    place = target or Path(time.strftime("delos-backup-%Y%m%d-%H%M%S"))
    with complaints(FAILED):
        made, findings = back_up(folder, key_file, place.absolute())
    typer.echo(f"{place}: tables {made.tables}, moves {made.moves}, schema {made.schema}.")
    typer.echo(
        f"The key of its secrets is not in it: keep a copy of {key_file or folder / FILE} "
        f"somewhere else. Without it running games and links are lost; with it a stolen backup "
        f"can be read."
    )
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
    replace: Annotated[
        bool, typer.Option("--replace", help="Set the database that is there aside.")
    ] = False,
) -> None:
    """Put a backup into a data folder that no server uses, and check it there."""
    from delos.server.operating.backup import restore as put_back
    from delos.server.settings import data_folder
    from delos.server.stored.seals import FILE

    folder = (data or data_folder()).absolute()
    key = (key_file or folder / FILE).absolute()
    with complaints(FAILED):
        findings = put_back(source.absolute(), folder, key, replace)
    typer.echo(f"{folder}: back with tables {findings.games}, moves {findings.moves}.")
    tell(findings)


def tell(findings: Findings) -> None:
    """What does not play again is said, and is a failure."""
    for id, why in findings.broken:
        typer.echo(f"Table {id} does not play again: {why}", err=True)
    if findings.broken:
        raise typer.Exit(FAILED)
    typer.echo("Checked: every game plays again.")
