"""How everybody plays on in an imagined game: as greedy would, but with fewer tries.

The game is imagined already, so nothing is hidden from it that counts; only its luck must not be
foreseen, and is thrown anew for every try.
"""

from __future__ import annotations

from typing import Final, final

from delos.bots.greedy import Place, follow_up, place_of
from delos.bots.judges import Judge
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

STEPS: Final = 12  # own decisions that finishing a choice may take


@final
class Policy:
    def __init__(self, judge: Judge, tries: int, dice: SeededChance) -> None:
        self.judge = judge
        self.tries = tries
        self.dice = dice
        self.plan: list[tuple[Place, int]] = []

    def choose(self, game: Game) -> int:
        judge = self.judge
        wanted = judge.sensible(game)
        if len(wanted) == 1:
            return wanted[0]
        if self.plan and self.plan[0][0] == place_of(game):
            return self.plan.pop(0)[1]
        seat = game._actor
        best = wanted[0]
        most = -1e18
        plan: list[tuple[Place, int]] = []
        for action in wanted:
            known = judge.hunch(game, seat, action)
            way: list[tuple[Place, int]] = []
            if known is not None:
                worth = known
            elif judge.width:
                worth, way = follow_up(game, judge, seat, action)
            else:
                worth = self.tried(game, seat, action)
            if worth > most:
                best, most, plan = action, worth, way
        self.plan = plan
        return best

    def tried(self, game: Game, seat: int, action: int) -> float:
        judge = self.judge
        kinds = game.title.kinds
        best = -1e18
        total = 0.0
        for _ in range(self.tries):
            twin = another(game, self.dice.draw())
            twin._play_id(action)
            for _ in range(STEPS):
                if twin._actor != seat or judge.resting(kinds[twin._kind].name):
                    break
                ids = twin.ids()
                twin._play_id(ids[self.dice.draw() % len(ids)])
            worth = judge.worth(twin, seat)
            total += worth
            best = max(best, worth)
        return (2 * best + total / self.tries) / 3


def another(game: Game, seed: int) -> Game:
    """The same table with other luck ahead."""
    twin = game.copy()
    twin._chance = SeededChance(seed)
    return twin
