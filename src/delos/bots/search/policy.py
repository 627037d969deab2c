"""How everybody plays on in an imagined game: as greedy would, but with fewer tries.

The game is imagined already, so nothing is hidden from it that counts; only its luck must not be
foreseen, and is thrown anew for every try.
"""

from __future__ import annotations

from typing import Final, final

from delos.bots.greedy import Place, follow_ups, place_of
from delos.bots.judges import Judge
from delos.bots.search.lore import Lore
from delos.bots.search.weighing import best_weighed, finished, weighs
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

OFFERINGS: Final = "offering."
PARTS: Final = 1000
STEPS: Final = 12  # own decisions that finishing a choice may take
NARROW: Final = 8  # ways that are followed side by side, where greedy follows more
WIDE: Final = 8  # places that are looked at where many are offered


@final
class Policy:
    def __init__(
        self,
        judge: Judge,
        tries: int,
        dice: SeededChance,
        seat: int,
        doubt: float,
        lore: Lore,
    ) -> None:
        self.judge = judge
        self.tries = tries
        self.dice = dice
        self.seat = seat  # who imagines it
        self.doubt = doubt  # how far others may think otherwise of an offering
        self.lore = lore
        self.plan: list[tuple[Place, int]] = []
        self.way: list[int] = []  # that may decide the game
        self.walker = seat  # whose it is

    def choose(self, game: Game) -> int:
        step = self.step(game)
        if step >= 0:
            return step
        if self.plan and self.plan[0][0] == place_of(game):
            return self.plan.pop(0)[1]
        judge = self.judge
        wanted = judge.sensible(game)
        if len(wanted) == 1:
            return wanted[0]
        seat = game._actor
        doubt = 0.0
        if self.doubt and seat != self.seat and offering(game):
            doubt = self.doubt / PARTS
        if weighs(game, judge):
            return best_weighed(game, judge)
        if len(wanted) > WIDE and judge.width == 0:
            wanted = self.some(game, wanted)
        best = wanted[0]
        most = -1e18
        plan: list[tuple[Place, int]] = []
        for action in wanted:
            known = judge.hunch(game, seat, action)
            way: list[tuple[Place, int]] = []
            if known is not None:
                worth = known
                if doubt:
                    worth += doubt * (self.dice.draw() % PARTS)
            elif judge.width:
                worth, way = best_of(follow_ups(game, judge, seat, action, NARROW))
            else:
                worth = self.tried(game, seat, action)
            if worth > most:
                best, most, plan = action, worth, way
        self.plan = plan
        return best

    def step(self, game: Game) -> int:
        """The next choice on a way that may decide the game; -1: there is none."""
        seat = game._actor
        if self.way and self.walker == seat:
            if self.way[0] in game.ids():
                return self.way.pop(0)
            self.way = []  # dice or a rival would have it otherwise
        if self.lore.bound == 0 or not self.judge.resting(game.title.kinds[game._kind].name):
            return -1
        self.way = self.lore.way(game).copy()
        self.walker = seat
        return self.way.pop(0) if self.way else -1

    def some(self, game: Game, wanted: list[int]) -> list[int]:
        """A few of many places; of a menu, or where a hunch tells enough, everything."""
        judge = self.judge
        if judge.resting(game.title.kinds[game._kind].name):
            return wanted
        if judge.hunch(game, game._actor, wanted[0]) is not None:
            return wanted
        left = wanted.copy()
        found: list[int] = []
        for _ in range(WIDE):
            found.append(left.pop(self.dice.draw() % len(left)))
        return found

    def tried(self, game: Game, seat: int, action: int) -> float:
        judge = self.judge
        kinds = game.title.kinds
        best = -1e18
        total = 0.0
        for number in range(self.tries):
            twin = another(game, self.dice.draw())
            twin._play_id(action)
            if finished(twin, judge, seat):
                return judge.worth(twin, seat) + judge.beside(twin, seat) - judge.beside(game, seat)
            steps = 0
            while steps < STEPS and twin._actor == seat:
                if judge.resting(kinds[twin._kind].name):
                    break
                if weighs(twin, judge):
                    twin._play_id(best_weighed(twin, judge))
                else:
                    ids = twin.ids()
                    twin._play_id(ids[self.dice.draw() % len(ids)])
                steps += 1
            worth = judge.worth(twin, seat)
            total += worth
            best = max(best, worth)
            if steps == 0:  # there are no other ways to finish it
                return (2 * best + total / (number + 1)) / 3
        return (2 * best + total / self.tries) / 3


def offering(game: Game) -> bool:
    return game.title.kinds[game._kind].name.startswith(OFFERINGS)


def best_of(
    ways: list[tuple[float, list[tuple[Place, int]]]],
) -> tuple[float, list[tuple[Place, int]]]:
    best = ways[0]
    for way in ways:
        if way[0] > best[0]:
            best = way
    return best


def another(game: Game, seed: int) -> Game:
    """The same table with other luck ahead."""
    twin = game.copy()
    twin._chance = SeededChance(seed)
    return twin
