"""The bot that searches."""

from __future__ import annotations

import time
from typing import Final, final

from delos.bots.base import Chair, choices
from delos.bots.greedy import likings
from delos.bots.judges import judge_of
from delos.bots.search.leaf import JudgeLeaf, Leaf
from delos.bots.search.rollouts import Rollouts
from delos.bots.search.style import Style, Wishes
from delos.bots.search.tree import Tree
from delos.kernel.chance import SeededChance

LOOK_AT_THE_CLOCK: Final = 16  # passes between two looks


@final
class Found:
    """What a search says of a choice."""

    def __init__(self, action: int, visits: int, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share  # of the victory, for the seat


@final
class SearchBot:
    def __init__(self, seed: int, wishes: Wishes) -> None:
        self.dice = SeededChance(seed)
        self.wishes = wishes
        self.passes = 0  # of the last search

    def choose(self, chair: Chair) -> int:
        ids = choices(chair)
        if len(ids) == 1:
            return ids[0]
        found = self.ranked(chair)
        return found[0].action

    def ranked(self, chair: Chair) -> list[Found]:
        """The choices that were looked at, best first."""
        judge = judge_of(chair.title)
        first = likings(chair, judge, self.dice)
        if len(first) == 1:
            return [Found(action, 0, 0.0) for action in first]
        style = Style(chair.title, self.wishes)
        leaf: Leaf = JudgeLeaf(judge, style.heat, style.hope)
        end = time.thread_time() + style.seconds
        if style.horizon:
            rollouts = Rollouts(judge, leaf, style, self.dice)
            followed = rollouts.ranked(chair, first, end)
            self.passes = rollouts.passes
            return [Found(one.action, one.visits, max(0.0, one.score)) for one in followed]
        seats = len(chair.imagine(self.dice.draw()).title.seats)
        tree = Tree(judge, leaf, style, seats, self.dice)
        tree.plant(first)
        while tree.passes < style.passes:
            if style.seconds and tree.passes % LOOK_AT_THE_CLOCK == 0 and time.thread_time() > end:
                break
            tree.walk(chair.imagine(self.dice.draw()))
        self.passes = tree.passes
        found = [
            Found(action, node.visits, node.mean(chair.seat))
            for action, node in tree.root.next.items()
        ]
        found.sort(key=by_visits)
        return found


def by_visits(found: Found) -> tuple[float, float]:
    return (-found.visits, -found.share)
