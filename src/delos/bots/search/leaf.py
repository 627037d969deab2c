"""What a table promises each seat where looking ahead stops: shares of the victory."""

from __future__ import annotations

from math import exp

from delos.bots.chance.outlook import correction
from delos.bots.judges import Judge
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game


def shares(game: Game, judge: Judge, heat: float, learned: float) -> list[float]:
    """One number a seat, together 1: how the game ended, or else the judge's worths as chances;
    by `heat` of them a seat is e times as likely to win. `learned` is the part that the learned
    chances have in it."""
    if game._actor == NOBODY:
        return result(game)
    found = judge.worths(game)
    more = judge.asides(game)
    for seat in range(len(more)):
        found[seat] += more[seat]
    for seat in range(len(found)):
        found[seat] *= (1.0 - learned) / heat
    if learned:
        more = correction(game)
        for seat in range(len(found)):
            found[seat] += learned * more[seat]
    top = max(found)
    total = 0.0
    for seat in range(len(found)):
        found[seat] = exp(found[seat] - top)
        total += found[seat]
    return [share / total for share in found]


def result(game: Game) -> list[float]:
    """The shares of a finished game."""
    found = [0.0] * len(game.title.seats)
    won = game.title.winners(game._state)
    for seat in won:
        found[seat] = 1.0 / len(won)
    return found
