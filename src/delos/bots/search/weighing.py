"""Finishing a choice where tries at random tell nothing: one place out of all is right for a
figure, and whoever gives the Sphinx just anything ends up poor.

Judges say which kinds of choices these are, and tell the ways to answer apart.
"""

from __future__ import annotations

from typing import Final

from delos.bots.judges import Judge
from delos.kernel.game import Game

GIFTS: Final = 24  # answers in a row, at most


def weighs(game: Game, judge: Judge) -> bool:
    return game._actor >= 0 and judge.weighs(game.title.kinds[game._kind].name)


def best_weighed(game: Game, judge: Judge) -> int:
    """The answer that the judge likes best."""
    ids = game.ids()
    best = ids[0]
    most = -1e18
    for action in ids:
        worth = judge.weighed(game, game._actor, action)
        if worth > most:
            best, most = action, worth
    return best


def finished(game: Game, judge: Judge, seat: int) -> bool:
    """Answer what can be weighed; whether there was anything."""
    steps = 0
    while steps < GIFTS and game._actor == seat and weighs(game, judge):
        game._play_id(best_weighed(game, judge))
        steps += 1
    return steps > 0


def well_finished(game: Game, judge: Judge, seat: int, action: int) -> float | None:
    """What a choice is worth whose end can be weighed, without the asides that there are already;
    None for any other."""
    if weighs(game, judge):
        return judge.weighed(game, seat, action) - judge.beside(game, seat)
    twin = game.copy()
    twin._play_id(action)
    if not finished(twin, judge, seat):
        return None
    if twin._actor == seat and not judge.resting(twin.title.kinds[twin._kind].name):
        return None
    return judge.worth(twin, seat) + judge.beside(twin, seat) - judge.beside(game, seat)
