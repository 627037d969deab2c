"""Looking ahead by playing on: every candidate is followed through the same imagined games.

In each of them everybody plays on by the policy until some cycles or turns are over, and the table
is judged there. The same worlds serve all candidates, so that purses and luck count for all alike;
the weaker half of the candidates is dropped after some worlds, again and again, until time is up.
"""

from __future__ import annotations

from typing import Final, final

from delos.bots.base import Chair
from delos.bots.judges import Judge
from delos.bots.search.leaf import Leaf, result
from delos.bots.search.policy import Policy
from delos.bots.search.style import Style
from delos.kernel.chance import SeededChance
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game

LONGEST: Final = 600  # decisions of one way


@final
class Candidate:
    def __init__(self, action: int, liking: float) -> None:
        self.action = action
        self.liking = liking
        self.visits = 0
        self.total = 0.0
        self.score = 0.0


@final
class Rollouts:
    def __init__(self, judge: Judge, leaf: Leaf, style: Style, dice: SeededChance) -> None:
        self.judge = judge
        self.leaf = leaf
        self.style = style
        self.dice = dice
        self.passes = 0

    def ranked(self, chair: Chair, likings: dict[int, float], end: float) -> list[Candidate]:
        style = self.style
        every = [Candidate(action, likings[action]) for action in likings]
        every.sort(key=by_liking)
        left = every[: max(2, style.candidates)]
        worlds = max(1, style.worlds)
        while self.passes < style.passes:
            for _ in range(worlds):
                self.world(chair, left)
            for one in left:
                one.score = self.scored(one, left)
            left.sort(key=by_score)
            if len(left) > 2:
                left = left[: max(2, len(left) // 2)]
            elif style.seconds and time_is_up(end):
                break
        for one in every:
            one.score = self.scored(one, left) if one.visits else -1.0
        every.sort(key=by_score)
        return every

    def world(self, chair: Chair, left: list[Candidate]) -> None:
        """One imagined game, and in it every candidate that is left."""
        world = self.dice.draw()
        luck = self.dice.draw()
        for one in left:
            game = chair.imagine(world)
            game._play_id(one.action)
            self.play_on(game, luck)
            if game._actor == NOBODY:
                shares = result(game)
            else:
                shares = self.leaf.shares(game, False)
            one.visits += 1
            one.total += shares[chair.seat]
            self.passes += 1

    def play_on(self, game: Game, luck: int) -> None:
        policy = Policy(self.judge, self.style.tries, SeededChance(luck))
        title = game.title
        until = title.length(game._state) + self.style.horizon
        for _ in range(LONGEST):
            if game._actor == NOBODY or title.length(game._state) >= until:
                return
            game._play_id(policy.choose(game))

    def scored(self, one: Candidate, left: list[Candidate]) -> float:
        """What was found, and first sight as if it were some worlds more."""
        top = max([other.liking for other in left])
        middle = 0.0
        for other in left:
            middle += other.total / max(1, other.visits)
        middle /= len(left)
        trust = self.style.trust
        guess = middle + (one.liking - top) * 0.19 / self.style.heat
        return (one.total + trust * guess) / (one.visits + trust)


def by_liking(one: Candidate) -> float:
    return -one.liking


def by_score(one: Candidate) -> float:
    return -one.score


def time_is_up(end: float) -> bool:
    import time

    return time.thread_time() > end
