"""`delos review`: what decided a finished game."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, RecordFile, complaints, fail, read_text, reason

if TYPE_CHECKING:
    from delos.review import Course, Review
    from delos.review.values import Step


def review(
    file: RecordFile,
    seat: Annotated[
        str | None,
        typer.Option(
            help="Look at the decisions of this seat alone (its number or name).",
            show_default=False,
        ),
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=0, max=10_000, help="Imagined games a decision.")
    ] = 24,
    samples: Annotated[
        int, typer.Option(min=1, max=1000, help="Outcomes of every roll and draw.")
    ] = 16,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same review.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes at once.", show_default=False)
    ] = None,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Everything, as JSON; - prints it."),
    ] = None,
    html_file: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="A page with pictures.")
    ] = None,
    lang: Annotated[str, typer.Option(help="en or fr: of all that is said.")] = "en",
) -> None:
    """Show the chances to win over a finished game, its luck and its turning points."""
    import msgspec

    from delos import texts
    from delos.kernel.record import parse_record
    from delos.review.html import page
    from delos.review.lines import lines

    if lang not in texts.languages():
        fail(f"--lang is one of {', '.join(texts.languages())}, not {lang!r}.", WRONG_USE)
    text = read_text(file)
    with complaints(FAILED):
        course = wanted(text, seat, iterations, samples, seed)
        tags = parse_record(text)
    found = made(course, jobs or os.cpu_count() or 1)
    names = [
        called(found.title, name, tags.tag(f"Player {n}"), lang)
        for n, name in enumerate(found.seats)
    ]
    if html_file is not None:
        write(html_file, page(found, names, lang))
    if json_file is not None and str(json_file) == "-":
        typer.echo(msgspec.json.encode(found).decode())
        return
    if json_file is not None:
        write(json_file, msgspec.json.encode(found).decode() + "\n")
    typer.echo("\n".join(lines(found, names, lang)))


def called(title: str, seat: str, person: str | None, lang: str) -> str:
    """A seat as the sentences call it, and who sat there."""
    from delos import texts

    kind = "player" if title == "mytikas" else "faction"
    name = texts.say(lang, texts.own(lang, title, f"{kind}-{seat}"))
    return f"{person} ({name})" if person else name


def wanted(text: str, seat: str | None, games: int, samples: int, seed: int) -> Course:
    from dataclasses import replace

    import delos
    from delos.cli.replay import seat_number
    from delos.review import course_of

    game = delos.replay(text, events=False)
    number = None if seat is None else seat_number(game, seat)
    return replace(course_of(game), games=games, samples=samples, seed=seed, seat=number)


def made(course: Course, jobs: int) -> Review:
    from delos.review import review as reviewed

    with complaints(FAILED):
        if not sys.stderr.isatty():
            return reviewed(course, jobs)
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Reviewing", total=None)

            def show(done: list[Step], every: int) -> None:
                progress.update(task, completed=len(done), total=every)

            return reviewed(course, jobs, show)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(f"{path} cannot be written: {reason(error)}.", FAILED)
