"""`delos arena`: bots against bots, with seats and maps rotated, and how sure the result is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

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
    table_options,
)
from delos.kernel.errors import DelosError

if TYPE_CHECKING:
    from delos.arena import Summary

TitleOption = Annotated[str, typer.Option("--title", help="The game, such as legendary.")]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, help="Processes that play at once; else all cores.", show_default=False),
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster.", show_default=False),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="Keep games and reports here.", show_default=False),
]


def arena(
    title: TitleOption,
    players: Players = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help="Bots, such as greedy,random; may be repeated."),
    ] = None,
    alone: Annotated[
        str | None, typer.Option(help="This bot in one seat ...", show_default=False)
    ] = None,
    others: Annotated[
        str | None, typer.Option(help="... and this one in all others.", show_default=False)
    ] = None,
    ladder: Annotated[
        bool,
        typer.Option("--ladder/--round-robin", help="Each bot alone against the one before it."),
    ] = False,
    games: Annotated[int, typer.Option(min=1, help="How many; of a ladder: each rung.")] = 100,
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
    r"""Let bots play each other, and tell how strong they are and how sure that is.

    Every map is played once from each rotation of the seats. With --out every finished game is
    kept: the same command goes on where it was stopped, and more --games add to what is there.
    Bots are levels, levels with options (search:passes=400), your own (python:MODULE:NAME) and
    engines (engine:COMMAND). docs/arena.md tells more.
    """
    from delos.arena import run
    from delos.arena.schedule import ALONE, LADDER, ROUND_ROBIN

    names, mode = bots_and_mode(bots, alone, others, ladder)
    modes = {"alone": ALONE, "ladder": LADDER, "round-robin": ROUND_ROBIN}
    options = table_options(players, edition, teams, goal, map_name, option, modules)
    total = games * (len(names) - 1) if ladder else games
    try:
        with games_bar(total) as tick:
            result = run.arena(
                title,
                names,
                games=games,
                mode=modes[mode],
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

    typer.echo(msgspec.json.encode(result).decode() if as_json else told(result))


def bots_and_mode(
    bots: list[str] | None, alone: str | None, others: str | None, ladder: bool
) -> tuple[list[str], str]:
    from delos.arena.players import split_names

    if alone is None and others is None:
        if not bots:
            fail("Name the bots: --bots greedy,random, or --alone A --others B.", WRONG_USE)
        return split_names(bots), "ladder" if ladder else "round-robin"
    if alone is None or others is None:
        fail("--alone and --others go together: --alone hard --others greedy.", WRONG_USE)
    if bots or ladder:
        fail("Give either --bots or --alone and --others.", WRONG_USE)
    return [alone, others], "alone"


def stopped(out: Path | None) -> str:
    if out is None:
        return "Stopped; without --out nothing is kept."
    return f"Stopped. The finished games are kept in {out}; the same command goes on from there."


def told(result: Summary) -> str:
    """The same figures for people."""
    wide = max(len(name) for name in ["bot", *result.bots])
    lines = [
        f"{result.played} of {result.games} games of {result.title}, {len(result.seats)} seats, "
        f"{result.maps} maps: {result.finished} finished, {result.capped} stopped at the limit, "
        f"{result.failed} broken off; par {result.par:.0%}",
        f"{'bot':{wide}} {'wins':>7} {'share':>6}  {'95 %':>13} {'rating':>7} {'ms':>9}",
    ]
    for name, bot in sorted(result.bots.items(), key=lambda one: -one[1].share):
        rating = "–" if bot.rating is None else f"{bot.rating:.1f}"
        ms = "–" if bot.ms is None else f"{bot.ms:.2f}"
        lines.append(
            f"{name:{wide}} {bot.wins:7g} {bot.share:6.1%}  {bot.low:5.1%} – {bot.high:5.1%} "
            f"{rating:>7} {ms:>9}"
        )
    if len(result.pairings) > 1:
        lines.append("")
        for pairing in result.pairings:
            parts = [
                f"{name}{f' ×{pairing.sides[name]}' if pairing.sides[name] > 1 else ''} "
                f"{share.share:.1%} [{share.low:.1%}, {share.high:.1%}]"
                for name, share in pairing.bots.items()
            ]
            games = max(share.games for share in pairing.bots.values())
            lines.append(f"{games} games: " + " v ".join(parts))
    lines += [f"broken off by {error}" for error in result.errors]
    return "\n".join(lines)
