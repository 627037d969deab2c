"""Long random play: any number of games of every table, checked at every decision.

    python tools/soak.py --games 10000
    python tools/soak.py --seconds 3600 --seed 5

A game that fails is written to a folder under the system's temporary folder, as a record and a
dump. Ctrl-C ends the run with its summary. Exit codes: 0 good, 1 a game failed, 2 wrong use.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # for tests.*, when this file is run as a script

from rich.console import Console  # noqa: E402
from rich.progress import (  # noqa: E402
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from delos.kernel.errors import DelosError  # noqa: E402
from delos.kernel.game import Game  # noqa: E402
from tests.properties.hidden import resampled, same, viewers  # noqa: E402
from tests.properties.invariants import Watch, check  # noqa: E402
from tests.properties.tables import Player, describe, open_table  # noqa: E402

GAMES: Final = 1_000
LIMIT: Final = 50_000  # decisions in one game
THOROUGH: Final = 0.01  # share of decisions with a look at views and imagination


class Soak:
    """Plays games one after another and keeps count."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.games = 0
        self.decisions = 0
        self.failures: list[str] = []

    def play(self, number: int) -> None:
        """One game; a failure is kept, never raised."""
        game: Game | None = None
        try:
            game = open_table(number)
            self.run(game, number)
        except Exception as error:
            where = self.keep(game, number)
            self.failures.append(
                f"{describe(number)}: {type(error).__name__}: {error}\n    kept in {where}"
            )
        self.games += 1

    def run(self, game: Game, number: int) -> None:
        watch = Watch(game)
        player = Player(number)
        dice = random.Random(number)
        played = 0
        watch.see(game)
        while not game.over:
            if dice.random() < THOROUGH:
                look_closely(game, dice)
            game.play(player.choose(game))
            watch.see(game)
            self.decisions += 1
            played += 1
            if played > LIMIT:
                raise AssertionError(f"the game is not over after {LIMIT} decisions")

    def keep(self, game: Game | None, number: int) -> str:
        """The failed game as files; a record where the game has one."""
        if self.folder is None:
            self.folder = Path(tempfile.mkdtemp(prefix="delos-soak-"))
        kept: list[str] = []
        for ending, text_of in (("txt", Game.record), ("json", Game.dump)):
            path = self.folder / f"table-{number}.{ending}"
            try:
                text = "" if game is None else text_of(game)
            except (DelosError, AttributeError, LookupError, TypeError, ValueError):
                continue  # a broken game may have no record; its number plays it again
            if text:
                path.write_text(text, encoding="utf-8")
                kept.append(str(path))
        return ", ".join(kept) if kept else f"no file; play table {number} again"


def look_closely(game: Game, dice: random.Random) -> None:
    """Views hide what they must; imagined games look the same and can be played on."""
    for seat in viewers(game):
        twin = resampled(game, seat, dice)
        assert same(twin.view(seat)) == same(game.view(seat)), f"seat {seat} sees too much"
    seat = dice.randrange(len(game.seats))
    imagined = game.imagine(seat, dice.randrange(2**32))
    assert same(imagined.view(seat)) == same(game.view(seat)), "imagination shows something else"
    imagined.playout(dice.randrange(2**32), LIMIT)
    check(imagined)


def soak(games: int | None, seconds: float | None, seed: int, console: Console) -> Soak:
    """Play until the games are played or the time is up, or Ctrl-C is pressed."""
    done = Soak()
    until = None if seconds is None else time.monotonic() + seconds
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    number = seed
    try:
        with progress:
            task = progress.add_task("games", total=games)
            while games is None or done.games < games:
                if until is not None and time.monotonic() >= until:
                    break
                failed = len(done.failures)
                done.play(number)
                number += 1
                progress.advance(task)
                for failure in done.failures[failed:]:
                    progress.console.print(failure, style="red", markup=False, highlight=False)
    except KeyboardInterrupt:
        console.print("stopped")
    return done


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return value


def duration(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("must be more than 0")
    return value


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools/soak.py", description="Long random play with all checks."
    )
    parser.add_argument("--games", type=positive, help=f"how many games (default {GAMES})")
    parser.add_argument("--seconds", type=duration, help="stop after so many seconds")
    parser.add_argument("--seed", type=int, default=0, help="number of the first table")
    wanted = parser.parse_args(arguments)
    if wanted.seed < 0:
        parser.error("--seed must be 0 or more")
    games = wanted.games
    if games is None and wanted.seconds is None:
        games = GAMES
    console = Console()
    began = time.monotonic()
    done = soak(games, wanted.seconds, wanted.seed, console)
    took = max(time.monotonic() - began, 0.001)
    console.print(
        f"{done.games} games, {done.decisions} decisions, {took:.1f} s, "
        f"{len(done.failures)} failures",
        highlight=False,
    )
    return 1 if done.failures else 0


if __name__ == "__main__":
    sys.exit(main())
