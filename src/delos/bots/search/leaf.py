"""What a table promises each seat where the search stops looking: shares of the victory."""

from __future__ import annotations

from math import exp
from typing import final

from delos.bots.judges import Judge
from delos.kernel.game import Game


class Leaf:
    def shares(self, game: Game, fresh: bool) -> list[float]:
        """One number a seat, together 1; `fresh` as in `Judge.promise`."""
        raise NotImplementedError


@final
class JudgeLeaf(Leaf):
    """The judge's worths as chances: by `heat` of them a seat is e times as likely to win."""

    def __init__(self, judge: Judge, heat: float, hope: float) -> None:
        self.judge = judge
        self.heat = heat
        self.hope = hope  # how much of what is under way counts

    def shares(self, game: Game, fresh: bool) -> list[float]:
        worths: list[float] = []
        top = -1e18
        for seat in range(len(game.title.seats)):
            worth = self.judge.worth(game, seat)
            if self.hope > 0.0:
                worth += self.hope * self.judge.promise(game, seat, fresh)
            worths.append(worth)
            top = max(top, worth)
        total = 0.0
        found: list[float] = []
        for worth in worths:
            share = exp((worth - top) / self.heat)
            found.append(share)
            total += share
        return [share / total for share in found]


def result(game: Game) -> list[float]:
    """The shares of a finished game."""
    found = [0.0] * len(game.title.seats)
    won = game.title.winners(game._state)
    for seat in won:
        found[seat] = 1.0 / len(won)
    return found
