"""`delos map`: show, check, generate and render maps."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from delos import maps
from delos.maps.drawing import drawing
from delos.maps.fairness import fairness
from delos.maps.listing import listing, verdict
from delos.maps.svg import render as rendered

FAILED = 1
WRONG_USE = 2

app = typer.Typer(
    no_args_is_help=True,
    help="Show, check, make and draw maps.",
    epilog="A map is named by random, balanced, quick, a preset such as quick-4, or a map code.",
)

MapName = Annotated[str, typer.Argument(metavar="MAP", help="A name or a map code.")]
Factions = Annotated[int, typer.Option(help="Factions that play: 3 to 6; a duel has 4.")]
Edition = Annotated[str, typer.Option(help="base or complete.")]
Face = Annotated[str, typer.Option(help="A, B or random; for maps that are made.")]
Seed = Annotated[int, typer.Option(help="Same seed, same map.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]


@app.command()
def show(
    name: MapName,
    factions: Factions = 4,
    edition: Edition = "complete",
    face: Face = "A",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Print a map: its areas, what they bear and what they touch."""
    with complaints():
        map_ = found(name, factions, edition, face, seed)
        typer.echo(json.dumps(drawing(map_)) if as_json else listing(map_))


@app.command()
def check(
    name: MapName,
    factions: Factions = 4,
    edition: Edition = "complete",
    face: Face = "A",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Say whether a map is legal and how even its starts are; exit code 1 if it is not legal."""
    with complaints():
        map_ = found(name, factions, edition, face, seed)
        findings = maps.check(map_, factions, maps.edition_tiles(edition))
        figures = fairness(map_, factions)
    if as_json:
        answer = {
            "code": map_.code,
            "legal": not findings,
            "findings": [finding._asdict() for finding in findings],
            "fairness": asdict(figures),
        }
        typer.echo(json.dumps(answer))
    else:
        typer.echo(verdict(map_, factions, findings, figures))
    if findings:
        raise typer.Exit(FAILED)


@app.command()
def generate(
    factions: Factions = 4,
    edition: Edition = "complete",
    face: Face = "A",
    seed: Annotated[
        int | None, typer.Option(help="Same seed, same map; drawn if left out.")
    ] = None,
    balanced: Annotated[bool, typer.Option(help="Keep the most even of several maps.")] = False,
    as_json: AsJson = False,
) -> None:
    """Make a legal map and print its code."""
    start = secrets.randbits(32) if seed is None else seed
    with complaints():
        map_ = maps.generate(factions, edition, face, start, balanced)
    if as_json:
        figures = fairness(map_, factions)
        typer.echo(json.dumps({"code": map_.code, "seed": start, "spread": figures.spread}))
    else:
        typer.echo(map_.code)


@app.command()
def render(
    name: MapName,
    output: Annotated[Path, typer.Argument(help="The SVG file to write.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    factions: Factions = 4,
    edition: Edition = "complete",
    face: Face = "A",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Draw a map as an SVG file."""
    with complaints():
        map_ = found(name, factions, edition, face, seed)
        picture = rendered(map_)
    try:
        with output.open("w" if force else "x", encoding="utf-8") as file:
            file.write(picture)
    except FileExistsError:
        fail(f"{output} exists; choose another name or add --force", FAILED)
    except OSError as error:
        fail(f"{output} cannot be written: {os.strerror(error.errno or 0)}", FAILED)
    answer = {"code": map_.code, "file": str(output), "bytes": len(picture.encode())}
    typer.echo(json.dumps(answer) if as_json else f"{output}: map {map_.code}")


def found(name: str, factions: int, edition: str, face: str, seed: int) -> maps.Map:
    """Made maps are legal; a named one or a code is taken as it is, so that `check` can speak."""
    if name.strip() in {"random", "balanced", "quick"}:
        return maps.resolve(name, factions, edition, face, seed)
    return maps.named(name.strip())


@contextmanager
def complaints() -> Iterator[None]:
    """Bad input is wrong use: one line, no traceback."""
    try:
        yield
    except maps.MapError as error:
        fail(str(error), WRONG_USE)


def fail(text: str, code: int) -> None:
    """Say it on the error stream and leave."""
    typer.echo(f"Error: {text}", err=True)
    raise typer.Exit(code)
