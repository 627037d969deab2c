"""`delos study`: what a title is like, from many games between bots."""

from __future__ import annotations

import json
import os
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.arena import Jobs, Out, Ray, TitleOption, stopped
from delos.cli.bar import games_bar
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
    named_value,
    table_options,
)
from delos.kernel.errors import DelosError

if TYPE_CHECKING:
    from delos.study.games import Study


def study(
    title: TitleOption,
    players: Players = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help="One for all seats, or several that share them."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many of each variant.")] = 100,
    vary: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=A,B", help="Compare these values of an option; repeatable."),
    ] = None,
    numbers: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Mytikas by these numbers; ours; repeatable."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 0,
    edition: Edition = None,
    teams: Teams = False,
    goal: Goal = None,
    map_name: MapName = None,
    modules: Modules = None,
    option: Others = None,
    limit: Annotated[int, typer.Option(min=1, help="Decisions after which a game stops.")] = 100000,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, watch them, and tell what the game is like.

    Wins by seat, start and order; what gods cost and when; cards bought, used and what they are
    worth; ways to a metropolis; length and lead changes, all with intervals. With --out the same
    command goes on where it was stopped. docs/studies/README.md tells more.
    """
    from delos.arena.players import split_names
    from delos.study import games as studies

    names = split_names(bots or ["greedy"])
    options = table_options(players, edition, teams, goal, map_name, option, modules)
    varied = dict(values_of(word) for word in vary or [])
    total = games * prod(len(values) for values in varied.values()) * max(1, len(numbers or []))
    try:
        with games_bar(total) as tick:
            found = studies.study(
                title,
                names,
                games=games,
                vary=varied,
                numbers=numbers or [],
                seed=seed,
                jobs=jobs or os.cpu_count() or 1,
                ray=ray,
                limit=limit,
                out=out,
                progress=tick,
                **options,
            )
    except KeyboardInterrupt:
        fail(stopped(out), FAILED)
    except DelosError as error:
        from delos.arena import ArenaError

        fail(str(error), FAILED if isinstance(error, ArenaError) else WRONG_USE)
    import msgspec

    typer.echo(msgspec.json.encode(found).decode() if as_json else told(found))


def values_of(word: str) -> tuple[str, list[object]]:
    """``edition=base,complete``; values that hold commas are a list in JSON: ``x=[[1,2],[3]]``."""
    name, equals, text = word.partition("=")
    if not equals or not text:
        fail(
            f"--vary takes NAME=VALUE,VALUE such as edition=base,complete, not {word!r}.", WRONG_USE
        )
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        whole = None
    if isinstance(whole, list):
        return named_value(f"{name}=0")[0], whole
    found = [named_value(f"{name}={value}") for value in text.split(",")]
    return found[0][0], [value for _, value in found]


def told(found: Study) -> str:
    """The tables, plain."""
    from delos.study.games.report import cells

    lines = [f"{found.finished} finished games of {found.games}: {found.title}, {found.bots}"]
    for table in found.tables:
        head, rows = cells(table)
        wide = [max(len(row[place]) for row in [head, *rows]) for place in range(len(head))]
        lines += ["", table.caption]
        for row in [head, *rows]:
            lines.append("  ".join(cell.ljust(size) for cell, size in zip(row, wide, strict=True)))
    return "\n".join(line.rstrip() for line in lines)
