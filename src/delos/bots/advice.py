"""The choices that a bot which looks ahead likes best, and what they would bring.

The order, the chances and the words are one truth: those choices that are told were followed
through the same imagined games (`delos.bots.search`), and their chance is the share of the victory
that was found there. What a choice brings is what imagined games bring in which it is carried out
(`delos.bots.deed`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.bots.base import Chair, choices
from delos.bots.chance import BadWeights
from delos.bots.deed import Outcome, outcome
from delos.bots.judges import Judge, judge_of
from delos.bots.levels import EFFORTS
from delos.bots.search.plans import Candidate
from delos.bots.search.player import SearchBot
from delos.bots.search.style import Wishes, told
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

# As much as a strong opponent; people wait for a hint, and its words take some time, too. Nobody's
# gold is counted for them: a hint knows what the table shows.
EFFORT: Final[Wishes] = told(EFFORTS["hard"], {"seconds": 0.7, "books": 0.0})
BIDS: Final = ("bid:", "n:")
OFFERINGS: Final = "offering."


@dataclass(frozen=True)
class Advice:
    action: int
    chance: float  # of the seat to win after it
    brings: Outcome | None = None  # none where a judge knows without looking
    bid: int | None = None  # with which a god was followed


@dataclass(frozen=True)
class Counsel:
    best: list[Advice]  # best first
    ways: int  # imagined ways that were followed


def advice(chair: Chair, seed: int, most: int, effort: Wishes = EFFORT) -> Counsel:
    """At most so many choices of the chair's seat. An effort that names no seconds is repeatable
    by its seed."""
    choices(chair)
    judge = judge_of(chair.title)
    found, ways = looked_ahead(chair, seed, most, effort)
    best = [
        advised(chair, judge, one, seed)
        for one in found[:most]
        if one.visits == found[0].visits  # what was dropped on the way cannot be compared
    ]
    return Counsel(best, ways)


def looked_ahead(chair: Chair, seed: int, most: int, effort: Wishes) -> tuple[list[Candidate], int]:
    """The candidates, best first, and how many ways were followed."""
    bot = SearchBot(seed, effort)
    try:
        return bot.ranked(chair, most), bot.passes
    except BadWeights:  # the judge alone, then
        bot = SearchBot(seed, told(effort, {"learned": 0.0}))
        return bot.ranked(chair, most), bot.passes


def advised(chair: Chair, judge: Judge, one: Candidate, seed: int) -> Advice:
    chance = min(1.0, max(0.0, one.share))
    dice = SeededChance(seed)  # the same worlds for all choices of a decision
    game = chair.imagine(dice.draw())
    if chair.kind.startswith(OFFERINGS):  # an offering brings nothing at once
        return Advice(one.action, chance, bid=bid_of(game, one))
    planned = [step for _, step in one.way]
    return Advice(one.action, chance, outcome(chair, judge, one.action, planned, dice))


def bid_of(game: Game, one: Candidate) -> int | None:
    """The sum with which a god was followed: its chance holds for that one."""
    if not one.way:
        return None
    game.play(one.action)
    for option in game.options():
        if option.id == one.way[0][1]:
            tokens = [token for token in option.tokens if token.startswith(BIDS)]
            return int(tokens[0].rpartition(":")[2]) if tokens else None
    return None
