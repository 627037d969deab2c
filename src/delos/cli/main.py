"""The `delos` command: mounts the sub-commands, which import what they need when they run."""

from __future__ import annotations

from typing import Annotated

import typer

from delos.cli import admin, engine, maps
from delos.cli.arena import arena
from delos.cli.backup import backup, restore
from delos.cli.bot import bot
from delos.cli.dataset import dataset
from delos.cli.odds import odds
from delos.cli.play import play
from delos.cli.replay import replay
from delos.cli.reports import reports
from delos.cli.review import review
from delos.cli.scenario import scenario
from delos.cli.serve import serve
from delos.cli.simulate import simulate
from delos.cli.study import study
from delos.cli.tournaments import tournaments
from delos.cli.train import train
from delos.cli.transfer import transfer
from delos.cli.verify import verify

app = typer.Typer(
    name="delos",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="A digital home of the Cyclades board games.",
    epilog="Exit codes: 0 good, 1 failed, 2 wrong use.",
)


def show_version(wanted: bool) -> None:
    if wanted:
        import delos
        from delos.kernel import engine as built

        typer.echo(f"delos {delos.__version__} ({built()} engine)")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    pass


app.command()(play)
app.command()(simulate)
app.command()(replay)
app.command()(review)
app.command()(verify)
app.command()(scenario)
app.command()(odds)
app.command()(dataset)
app.command()(train)
app.command()(arena)
app.command()(study)
app.command()(serve)
app.command()(reports)
app.command()(transfer)
app.command()(tournaments)
app.command()(backup)
app.command()(restore)
app.command()(bot)
app.add_typer(admin.app, name="admin")
app.add_typer(maps.app, name="map")
app.add_typer(engine.app, name="engine")


if __name__ == "__main__":
    app()
