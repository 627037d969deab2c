"""What matters now to a newcomer: a rival about to win, a set about to be whole, idle gold.

Only what the seat may know is asked: everything is read from an imagined game that agrees with its
view, and of the others only what lies open. The words come in order of weight; whoever shows them
takes one, seldom, and none twice.
"""

from __future__ import annotations

from delos.kernel.game import Game
from delos.study.coach.word import Word, word

__all__ = ["Word", "coached", "word"]


def coached(game: Game, seat: int) -> list[Word]:
    """For the seat that decides; empty when it is not asked or nothing is to be said."""
    if game.over or game.seat != seat:
        return []
    if game.title.name == "mytikas":
        from delos.study.coach.mytikas import said

        return said(game, seat)
    from delos.study.coach.cyclades import said as said_cyclades

    return said_cyclades(game, seat)
