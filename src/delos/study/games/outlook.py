"""The chance of every seat to win, for a study: as learned, or from the judge while a title has
nothing learned."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from delos.arena.match import sides_of
from delos.bots.chance import chances as learned
from delos.bots.chance.outlook import book_of
from delos.bots.chance.weights import path_of
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


@cache
def has_net(book: str) -> bool:
    return path_of(book).exists()


def chances(game: Game) -> list[float]:
    """Of the true game: whoever studies may know everything. BadWeights if what was learned is
    there but cannot be used."""
    if game.over or has_net(book_of(game)):
        return learned(game)
    return judged(game)


def source(game: Game) -> str:
    """Where the chances of such a game come from; a journal keeps those of one source."""
    return LEARNED if has_net(book_of(game)) else JUDGED
