"""What a table promises each seat where looking ahead stops: shares of the victory."""

from __future__ import annotations

from math import exp

from delos.bots.judges import Judge
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game


def shares(game: Game, judge: Judge, heat: float) -> list[float]:
    """One number a seat, together 1: how the game ended, or else the judge's worths as chances;
    by `heat` of them a seat is e times as likely to win."""
    if game._actor == NOBODY:
        return result(game)
    worths = judge.worths(game)
    top = max(worths)
    total = 0.0
    for seat in range(len(worths)):
        worths[seat] = exp((worths[seat] - top) / heat)
        total += worths[seat]
    return [share / total for share in worths]


def result(game: Game) -> list[float]:
    """The shares of a finished game."""
    found = [0.0] * len(game.title.seats)
    won = game.title.winners(game._state)
    for seat in won:
        found[seat] = 1.0 / len(won)
    return found
