"""The chance of every seat to win, learned from many games of bots (docs/chance.md).

Chances are those of play like the bots' the net has learned from; they are right on average, not
about a particular plan. All is read from imagined games, so nothing leaks that a seat cannot know.
"""

from __future__ import annotations

from delos.bots.base import Chair
from delos.bots.chance.outlook import chances, correction
from delos.bots.chance.weights import BadWeights
from delos.kernel.chance import SeededChance

__all__ = ["BadWeights", "chance_for", "chances", "correction"]

WORLDS = 8


def chance_for(chair: Chair, worlds: int = WORLDS, seed: int = 0) -> list[float]:
    """The chance of each seat as far as a chair's seat can tell: the average over games that agree
    with all it knows."""
    dice = SeededChance(seed)
    total: list[float] = []
    for _ in range(worlds):
        here = chances(chair.imagine(dice.draw()), chair.seat)
        total = [one + more for one, more in zip(total, here, strict=True)] if total else here
    return [one / worlds for one in total]
