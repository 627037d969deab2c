"""`delos transfer`: all tables and people from one database to another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from delos.cli.common import FAILED, complaints, fail


def transfer(
    source: Annotated[str, typer.Argument(help="A data folder, or an address of PostgreSQL.")],
    target: Annotated[str, typer.Argument(help="Another one, which must be empty.")],
    key_file: Annotated[
        Path | None,
        typer.Option(
            help="The key of the database's secrets; else delos.key in the folder that is named.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Copy everything from SQLite to PostgreSQL or back, and check it by playing every game again.
    Stop the servers first. The source stays as it is."""
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from delos.server.stored.postgres import is_postgres
    from delos.server.stored.seals import FILE

    folders = [Path(place) for place in (source, target) if not is_postgres(place)]
    key = key_file or next((folder / FILE for folder in folders if (folder / FILE).exists()), None)
    if key is None:
        fail("Name the key of the database's secrets with --key-file.", FAILED)
    try:
        from delos.server import transfer as moving
    except ImportError as error:
        fail(f"This needs {error.name}: pip install 'delos[postgres]'.", FAILED)
    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeRemainingColumn())
    with complaints(FAILED), Progress(*columns, transient=True) as progress:
        task = progress.add_task("")

        def told(what: str, done: int, of: int) -> None:
            progress.update(task, description=what, completed=done, total=of)

        moved = moving.transfer(source, target, key, told)
    rows = sum(moved.rows.values())
    typer.echo(f"{rows} rows copied and compared; {moved.games} games read and played again.")
    if moved.unreadable:
        typer.echo(
            f"{len(moved.unreadable)} of them were made by rules that this version does not have, "
            f"here and there: {', '.join(moved.unreadable[:5])}"
        )
    if folders and not is_postgres(target):
        typer.echo(f"Keep the key beside the copy: {key}")
