"""`delos train`: learn the chance to win from games between bots."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, AsJson, fail
from delos.kernel.errors import BadOption, DelosError

if TYPE_CHECKING:
    from delos.learn.training.train import Run, Steps, Ticker, Trained

Book = Annotated[str, typer.Argument(metavar="TITLE", help="legendary, classic, hades or mytikas.")]


def train(
    book: Book,
    bot: Annotated[str, typer.Option(help="The bot that plays all seats.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 3000,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same weights.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where all is kept.", show_default="training/TITLE"),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes at once.", show_default="all cores")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local: here.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often all is gone through.")] = 20,
    traits: Annotated[int, typer.Option(min=1, max=64, help="Width of the first layer.")] = 24,
    hidden: Annotated[int, typer.Option(min=1, max=256, help="Width of the second layer.")] = 16,
    batch: Annotated[int, typer.Option(min=1, help="Positions learned from at once.")] = 512,
    rate: Annotated[float, typer.Option(min=0, help="Rate of learning at first.")] = 0.003,
    decay: Annotated[float, typer.Option(min=0, help="Pull of weights to nothing.")] = 1.0,
    drop: Annotated[float, typer.Option(min=0, max=0.9, help="Share of columns covered up.")] = 0.3,
    as_json: AsJson = False,
) -> None:
    r"""Let bots play many games, and learn from them how likely each seat is to win.

    Whatever stops it, the same command goes on where it was. It leaves the weights, a record of how
    they were made, and a reliability diagram in the folder; docs/chance.md tells how they are used.
    Needs the extra: pip install 'delos\[learn]'.
    """
    try:
        from delos.learn.training.fit import Recipe
        from delos.learn.training.selfplay import Course
        from delos.learn.training.train import Run
    except ImportError as error:
        fail(str(error), FAILED)
    recipe = Recipe(traits, hidden, rounds, batch, rate, decay, drop, seed)
    run = Run(Course(book, bot, seed), games, recipe, jobs or os.cpu_count() or 1, ray)
    folder = out or Path("training") / book
    quiet = as_json or not sys.stderr.isatty()
    try:
        trained = silently(run, folder) if quiet else with_bars(run, folder)
    except BadOption as error:
        fail(str(error), WRONG_USE)
    except DelosError as error:
        fail(str(error), FAILED)
    except KeyboardInterrupt:
        fail("Stopped. What was finished is kept: the same command goes on.", FAILED)
    answer = {
        "weights": str(trained.weights),
        "record": str(trained.record),
        "diagram": str(trained.diagram),
        **trained.marks.plain(),
    }
    typer.echo(json.dumps(answer) if as_json else told(trained))


def silently(run: Run, folder: Path) -> Trained:
    from delos.learn.training.train import train as work

    return work(run, folder, lambda name, size: lambda: None)


def with_bars(run: Run, folder: Path) -> Trained:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from delos.learn.training.train import train as work

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:

        def steps(name: str, size: int) -> Ticker:
            task = progress.add_task(name.capitalize(), total=size)
            return lambda: progress.advance(task)

        bars: Steps = steps
        return work(run, folder, bars)


def told(trained: Trained) -> str:
    marks = trained.marks
    lines = [
        f"{trained.weights}: {marks.positions} positions of {marks.games} games it had not seen",
        f"log loss {marks.log_loss:.3f} (all alike: {marks.even_loss:.3f}), "
        f"Brier {marks.brier:.3f}, worst tenth off by {100 * marks.worst:.1f} points",
    ]
    for one in marks.tenths:
        lines.append(
            f"  said {100 * one.said:5.1f} %  happened {100 * one.happened:5.1f} % "
            f"± {200 * one.error:.1f}  ({one.count} chances, {one.games} games)"
        )
    return "\n".join(lines)
