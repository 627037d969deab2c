"""The chance of every seat to win, for a study: as learned, or from the judge while a title has
nothing learned."""

from __future__ import annotations

import math
from typing import Final

from delos.arena.match import sides_of
from delos.bots.judges import judge_of
from delos.kernel.game import Game

LEARNED: Final = "learned"
JUDGED: Final = "judge"
# How much worth makes a chance e times as good; fitted to games of greedy bots.
TEMPERATURES: Final = {"mytikas": 25.0, "legendary": 50.0, "classic": 70.0}


def judged(game: Game) -> list[float]:
    """A softmax over what the judge thinks of each side; seats of a team share their chance."""
    judge = judge_of(game.title.name)
    heat = TEMPERATURES[game.title.name]
    sides = sides_of(game.title)
    worths = [max(judge.worth(game, seat) for seat in seats) / heat for seats in sides]
    top = max(worths)
    weights = [math.exp(worth - top) for worth in worths]
    found = [0.0] * len(game.seats)
    for seats, weight in zip(sides, weights, strict=True):
        for seat in seats:
            found[seat] = weight / sum(weights)
    return found


def certain(game: Game) -> list[float]:
    """What is over is no chance any more; a victory that is shared counts in parts."""
    won = [seats for seats in sides_of(game.title) if set(seats) & set(game.winners)]
    found = [0.0] * len(game.seats)
    for seats in won:
        for seat in seats:
            found[seat] = 1 / len(won)
    return found


def chances(game: Game) -> list[float]:
    """Of the true game: whoever studies may know everything."""
    return certain(game) if game.over else judged(game)


def source() -> str:
    """Where chances come from; a journal keeps those of one source."""
    return JUDGED
