"""The bot that takes what looks best now.

For every legal choice it imagines a few ways to finish what the choice begins (its own next
choices at random, chance as it falls) until the turn's menu comes back or another seat decides, and
judges the table that results. Bids are judged by what the god is worth to it.
"""

from __future__ import annotations

from typing import Final, Protocol, final

from delos.bots.base import Chair
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption
from delos.kernel.game import Game

TRIES: Final = 6  # ways to finish a choice that are looked at
STEPS: Final = 12  # own decisions that finishing may take


class Judge(Protocol):
    """What a title must know for its greedy bot."""

    def worth(self, game: Game, seat: int) -> float:
        """How good the table is for the seat."""
        ...

    def resting(self, kind: str) -> bool:
        """Whether a decision of this kind means that the last choice is finished."""
        ...

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        """A judgement of a choice without looking ahead, or None."""
        ...


def judge_of(title: str) -> Judge:
    if title == "legendary":
        from delos.bots.legendary import LegendaryJudge

        return LegendaryJudge()
    raise BadOption(f"The greedy bot does not know the title {title!r}; use the random bot.")


@final
class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.dice = SeededChance(seed)

    def choose(self, chair: Chair) -> int:
        ids = chair.ids()
        if len(ids) == 1:
            return ids[0]
        judge = judge_of(chair.title)
        game = chair.imagine(self.dice.draw())
        best = ids[0]
        best_worth = float("-inf")
        for action in ids:
            hunch = judge.hunch(game, chair.seat, action)
            worth = self.look(chair, judge, action) if hunch is None else hunch
            worth += (self.dice.draw() % 1000) * 1e-6  # ties fall either way
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def look(self, chair: Chair, judge: Judge, action: int) -> float:
        """The best of a few imagined ways to finish the choice: the choices on it are our own."""
        best = float("-inf")
        total = 0.0
        for _ in range(TRIES):
            game = chair.imagine(self.dice.draw())
            game.play(action)
            for _ in range(STEPS):
                if game.seat != chair.seat or judge.resting(kind_of(game)):
                    break
                ids = game.ids()
                game.play(ids[self.dice.draw() % len(ids)])
            worth = judge.worth(game, chair.seat)
            total += worth
            best = max(best, worth)
        # Luck cannot be chosen, our own next steps can: between the best and the average.
        return (2 * best + total / TRIES) / 3


def kind_of(game: Game) -> str:
    decision = game.decision
    return "" if decision is None else decision.kind
