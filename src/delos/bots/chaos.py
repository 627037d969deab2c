"""The bot that plays anything legal."""

from __future__ import annotations

from typing import final

from delos.bots.base import Chair, choices
from delos.kernel.chance import SeededChance


@final
class RandomBot:
    def __init__(self, seed: int) -> None:
        self.dice = SeededChance(seed)

    def choose(self, chair: Chair) -> int:
        ids = choices(chair)
        return ids[self.dice.draw() % len(ids)]
