"""The bot that looks ahead."""

from __future__ import annotations

import time
from typing import final

from delos.bots.base import Chair, choices
from delos.bots.greedy import place_of
from delos.bots.judges import judge_of
from delos.bots.search.plans import Candidate, Steps
from delos.bots.search.rollouts import Rollouts
from delos.bots.search.style import Style, Wishes
from delos.kernel.chance import SeededChance


@final
class SearchBot:
    def __init__(self, seed: int, wishes: Wishes) -> None:
        self.dice = SeededChance(seed)
        self.wishes = wishes
        self.passes = 0  # of the last search
        self.plan: Steps = []  # how to finish what was begun

    def __reduce__(self) -> tuple[object, ...]:
        """As in `GreedyBot`."""
        return (search_again, (self.dice.rng, self.wishes, self.plan))

    def choose(self, chair: Chair) -> int:
        ids = choices(chair)
        if self.plan and self.plan[0][0] == place_of(chair.imagine(self.dice.draw())):
            return self.plan.pop(0)[1]
        if len(ids) == 1:
            return ids[0]
        found = self.ranked(chair)[0]
        if judge_of(chair.title).width:  # elsewhere each step is looked at anew
            self.plan = found.way.copy()
        return found.action

    def ranked(self, chair: Chair, told: int = 1) -> list[Candidate]:
        """The choices that were looked at, best first; those that were followed come before the
        rest. The best ones, so many as are to be told, were followed equally often."""
        style = Style(chair.title, self.wishes)
        judge = judge_of(chair.title)
        end = time.thread_time() + style.seconds if style.seconds else 0.0
        rollouts = Rollouts(judge, style, self.dice, end)
        found = rollouts.ranked(chair, told)
        self.passes = rollouts.passes
        return found


def search_again(rng: int, wishes: Wishes, plan: Steps) -> SearchBot:
    bot = SearchBot(0, wishes)
    bot.dice = SeededChance(0, rng)
    bot.plan = plan.copy()
    return bot
