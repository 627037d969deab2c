"""Bots for beginners: they think as greedy does, but overlook and misjudge things as people do.

What somebody overlooks or overrates does not change from one question to the next: it stays so for
a while, until the table looks different. So the errors hang on the bot, the stage of the game and
the choice, and are not thrown anew each time.
"""

from __future__ import annotations

from math import cos, log, pi, sqrt
from typing import Final, final

from delos.bots.base import Chair, choices
from delos.bots.greedy import likings
from delos.bots.judges import judge_of
from delos.kernel.chance import SeededChance

FINE: Final = 1 << 20


@final
class ErringBot:
    def __init__(self, seed: int, blur: float, blindness: float) -> None:
        self.seed = seed
        self.dice = SeededChance(seed)
        self.blur = blur  # by how much worths are misjudged, in spreads between the choices
        self.blindness = blindness  # the part of the choices that is overlooked

    def __reduce__(self) -> tuple[object, ...]:
        """As in `GreedyBot`."""
        return (erring_again, (self.seed, self.dice.rng, self.blur, self.blindness))

    def choose(self, chair: Chair) -> int:
        ids = choices(chair)
        if len(ids) == 1:
            return ids[0]
        judge = judge_of(chair.title)
        game = chair.imagine(self.dice.draw())
        stage = game.length
        found = likings(chair, judge, self.dice)
        seen = {a: worth for a, worth in found.items() if not self.overlooks(stage, a)}
        if not seen:
            seen = found
        unit = spread(list(seen.values()))
        best = ids[0]
        most = float("-inf")
        for action, worth in seen.items():
            felt = worth + self.blur * unit * self.fancy(stage, action)
            if felt > most:
                best, most = action, felt
        return best

    def overlooks(self, stage: int, action: int) -> bool:
        return self.whim(stage, action, 1) < self.blindness

    def fancy(self, stage: int, action: int) -> float:
        """How much a choice is overrated: a bell curve around nothing."""
        near = max(1e-9, self.whim(stage, action, 2))
        return sqrt(-2.0 * log(near)) * cos(2.0 * pi * self.whim(stage, action, 3))

    def whim(self, stage: int, action: int, which: int) -> float:
        """Between 0 and 1, always the same for the same choice in the same cycle or turn."""
        mixed = ((self.seed * 1_000_003 + stage) * 1_000_003 + action) * 31 + which
        return (SeededChance(mixed).draw() % FINE) / FINE


def erring_again(seed: int, rng: int, blur: float, blindness: float) -> ErringBot:
    bot = ErringBot(seed, blur, blindness)
    bot.dice = SeededChance(0, rng)
    return bot


def spread(worths: list[float]) -> float:
    """The usual distance from the middle; errors are as large as what is at stake."""
    middle = sum(worths) / len(worths)
    return sqrt(sum((worth - middle) ** 2 for worth in worths) / len(worths))
