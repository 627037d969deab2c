"""The bot that looks ahead."""

from __future__ import annotations

import time
from typing import final

from delos.bots.base import Chair, choices
from delos.bots.greedy import likings
from delos.bots.judges import judge_of
from delos.bots.search.rollouts import Candidate, Rollouts
from delos.bots.search.style import Style, Wishes
from delos.kernel.chance import SeededChance


@final
class SearchBot:
    def __init__(self, seed: int, wishes: Wishes) -> None:
        self.dice = SeededChance(seed)
        self.wishes = wishes
        self.passes = 0  # of the last search

    def __reduce__(self) -> tuple[object, ...]:
        """As in `GreedyBot`."""
        return (search_again, (self.dice.rng, self.wishes))

    def choose(self, chair: Chair) -> int:
        ids = choices(chair)
        return ids[0] if len(ids) == 1 else self.ranked(chair)[0].action

    def ranked(self, chair: Chair) -> list[Candidate]:
        """The choices that were looked at, best first; those that were followed come before the
        rest."""
        style = Style(chair.title, self.wishes)
        judge = judge_of(chair.title)
        end = time.thread_time() + style.seconds if style.seconds else 0.0
        first = likings(chair, judge, self.dice)
        rollouts = Rollouts(judge, style, self.dice, end)
        found = rollouts.ranked(chair, first)
        self.passes = rollouts.passes
        return found


def search_again(rng: int, wishes: Wishes) -> SearchBot:
    bot = SearchBot(0, wishes)
    bot.dice = SeededChance(0, rng)
    return bot
