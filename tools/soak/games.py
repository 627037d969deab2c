"""Long random play: any number of games of every table, checked at every decision.

A game that fails is written to a folder under the system's temporary folder, as a record and a
dump.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Final

from delos.kernel.errors import DelosError
from delos.kernel.game import Game
from tests.properties.hidden import resampled, same, viewers
from tests.properties.invariants import Watch, check
from tests.properties.tables import Player, describe, open_table
from tools.soak.trial import Run

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


def go(run: Run) -> None:
    """One game after another; the number of the first is the seed."""
    done = Soak()
    number = run.seed
    while run.more():
        known = len(done.failures)
        done.play(number)
        number += 1
        run.count = done.games
        run.figures["decisions"] = done.decisions
        for words in done.failures[known:]:
            run.fault(words)
