"""`delos dataset`: the decisions of many games as a Parquet file for learners."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import (
    FAILED,
    WRONG_USE,
    AsJson,
    Edition,
    Goal,
    MapName,
    Modules,
    Others,
    Players,
    Teams,
    fail,
    table_options,
)
from delos.kernel.errors import BadRecord, DelosError

if TYPE_CHECKING:
    from delos.learn.dataset import Written

Records = Annotated[
    list[Path] | None,
    typer.Option("--record", metavar="FILE", help="Take this recorded game; may be repeated."),
]


def dataset(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The Parquet file to write.")],
    title: Annotated[str, typer.Option(help="The game, such as legendary.")] = "legendary",
    games: Annotated[int, typer.Option(min=1, help="How many games bots play.")] = 100,
    bots: Annotated[
        str, typer.Option(help="Levels of the bots, such as greedy,random; dealt in turn.")
    ] = "greedy,random",
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same file.")] = 0,
    players: Players = None,
    edition: Edition = None,
    teams: Teams = False,
    goal: Goal = None,
    map_name: MapName = None,
    modules: Modules = None,
    option: Others = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at once.")] = 1,
    limit: Annotated[int, typer.Option(min=1, help="Decisions after which a game stops.")] = 100000,
    per_table: Annotated[
        int, typer.Option("--games-per-map", min=0, help="Games on one random map; 0: all.")
    ] = 0,
    chart: Annotated[bool, typer.Option("--chart", help="Observations tell the map.")] = False,
    record: Records = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    as_json: AsJson = False,
) -> None:
    r"""Write the decisions of games between bots, or of recorded games, for learning.

    With --record the games are read, not played, and only --chart and --force matter besides.
    docs/datasets.md tells the columns. Needs the extra: pip install 'delos\[learn]'.
    """
    try:
        from delos.learn import dataset as data
    except ImportError as error:
        fail(str(error), FAILED)
    if file.exists() and not force:
        fail(f"{file} exists; choose another name or add --force", FAILED)
    options = table_options(players, edition, teams, goal, map_name, option, modules)
    total = len(record) if record else games

    def work(tick: Callable[[], object] | None) -> Written:
        if record:
            return data.gather(file, record, chart=chart, force=force, progress=tick)
        return data.play(
            file,
            title,
            games=games,
            bots=bots.split(","),
            seed=seed,
            jobs=jobs,
            limit=limit,
            per_table=per_table,
            chart=chart,
            force=force,
            progress=tick,
            **options,
        )

    try:
        written = work(None) if as_json or not sys.stderr.isatty() else with_bar(work, total)
    except (data.BadDataset, BadRecord) as error:
        fail(str(error), FAILED)
    except DelosError as error:
        fail(str(error), WRONG_USE)
    answer = {
        "file": str(file),
        "games": written.games,
        "finished": written.finished,
        "decisions": written.decisions,
        "bytes": file.stat().st_size,
    }
    typer.echo(json.dumps(answer) if as_json else told(answer))


def with_bar(work: Callable[[Callable[[], object] | None], Written], total: int) -> Written:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Games", total=total)
        return work(lambda: progress.advance(task))


def told(answer: dict[str, object]) -> str:
    return (
        f"{answer['file']}: {answer['decisions']} decisions of {answer['games']} games "
        f"({answer['finished']} finished), {answer['bytes']} bytes"
    )
