"""A bar with the time left on a terminal; in a log, a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import typer

EVERY: Final = 60.0  # seconds between lines of a log


@contextmanager
def games_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Give it the number of finished games whenever that changes."""
    if not sys.stderr.isatty():
        yield Log(games).tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeElapsedColumn as Elapsed
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Elapsed(),
        TextColumn("left"),
        Remaining(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Games", total=games)
        first: list[int] = []

        def tell(done: int) -> None:
            if not first:
                first.append(done)  # games of before must not count for the speed of now
                progress.reset(task, completed=done)
            progress.update(task, completed=done)

        yield tell


class Log:
    def __init__(self, games: int) -> None:
        self.games = games
        self.first = -1
        self.start = self.last = time.monotonic()

    def tell(self, done: int) -> None:
        now = time.monotonic()
        if self.first < 0:
            self.first = done
            if done:
                typer.echo(f"{done} of {self.games} games are there already.", err=True)
        elif now - self.last >= EVERY:
            self.last = now
            left = (now - self.start) / max(1, done - self.first) * (self.games - done)
            typer.echo(f"{done} of {self.games} games, {spoken(left)} left", err=True)


def spoken(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
