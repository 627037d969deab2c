"""Looking ahead by playing on: every candidate is followed through the same imagined games.

In each of them everybody plays on by the policy until some cycles or turns are over, and the table
is judged there. The same worlds serve all candidates, so that purses and luck count for all alike;
the weaker half of the candidates is dropped after some worlds, again and again.
"""

from __future__ import annotations

import time
from typing import Final, final

from delos.bots.base import Chair
from delos.bots.judges import Judge
from delos.bots.search.leaf import shares
from delos.bots.search.policy import Policy
from delos.bots.search.style import Style
from delos.kernel.chance import SeededChance
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game

LONGEST: Final = 600  # decisions of one way
SLOPE: Final = 0.19  # how fast shares grow with worth: a fourth to win and three fourths to lose


@final
class Candidate:
    """A choice, and what came of it so far."""

    def __init__(self, action: int, liking: float) -> None:
        self.action = action
        self.liking = liking  # the judge's, at first sight
        self.visits = 0  # worlds in which it was followed
        self.total = 0.0  # of the shares there
        self.share = 0.0  # of the victory that it promises


@final
class Rollouts:
    def __init__(self, judge: Judge, style: Style, dice: SeededChance, end: float) -> None:
        self.judge = judge
        self.style = style
        self.dice = dice
        self.end = end  # of the thread's own time; 0: only passes count
        self.passes = 0

    def ranked(self, chair: Chair, likings: dict[int, float]) -> list[Candidate]:
        every = [Candidate(action, liking) for action, liking in likings.items()]
        every.sort(key=by_liking)
        left = every[: self.style.candidates]
        worlds = 0
        while len(left) > 1 and self.passes + len(left) <= self.style.passes:
            self.follow(chair, left)
            worlds += 1
            if worlds % self.style.worlds == 0 and len(left) > 2:
                self.reckon(left)
                left.sort(key=by_share)
                left = left[: max(2, len(left) // 2)]
            if self.end and time.thread_time() > self.end:
                break
        self.reckon(every)
        every.sort(key=by_share)
        return every

    def follow(self, chair: Chair, left: list[Candidate]) -> None:
        """One imagined game, and in it every candidate that is left."""
        world = self.dice.draw()
        luck = self.dice.draw()
        for one in left:
            game = chair.imagine(world)
            game._play_id(one.action)
            self.play_on(game, luck)
            one.visits += 1
            one.total += shares(game, self.judge, self.style.heat)[chair.seat]
            self.passes += 1

    def play_on(self, game: Game, luck: int) -> None:
        policy = Policy(self.judge, self.style.tries, SeededChance(luck))
        title = game.title
        until = title.length(game._state) + self.style.horizon
        for _ in range(LONGEST):
            if game._actor == NOBODY or title.length(game._state) >= until:
                return
            game._play_id(policy.choose(game))

    def reckon(self, some: list[Candidate]) -> None:
        """What was found, and first sight as if it were some worlds more. What was dropped early
        or never followed stands behind what was followed longest."""
        most = 0
        middle = 0.0
        for one in some:
            if one.visits > most:
                most, middle = one.visits, one.total / one.visits
        top = max([one.liking for one in some])
        trust = self.style.trust
        for one in some:
            guess = middle + (one.liking - top) * SLOPE / self.style.heat
            weight = one.visits + trust
            one.share = (one.total + trust * guess) / weight if weight else guess


def by_liking(one: Candidate) -> tuple[float, int]:
    return (-one.liking, one.action)


def by_share(one: Candidate) -> tuple[int, float, int]:
    return (-one.visits, -one.share, one.action)
