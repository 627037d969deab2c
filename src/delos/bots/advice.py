"""The choices that a bot which looks ahead likes best, and what they would bring.

The order, the chances and the words are one truth: those choices that are told were followed
through the same imagined games (`delos.bots.search`), and their chance is the share of the victory
that was found there. What a choice brings is read off several imagined games, in each of which it
is finished as the bot would: what comes in all of them is sure, what comes in some is not.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from delos.bots.base import Chair, choices
from delos.bots.chance import BadWeights
from delos.bots.holdings import Counts, changes, counted
from delos.bots.judges import Judge, judge_of
from delos.bots.levels import EFFORTS
from delos.bots.search.lore import Lore
from delos.bots.search.plans import Candidate
from delos.bots.search.player import SearchBot
from delos.bots.search.policy import STEPS, Policy
from delos.bots.search.style import Wishes, told
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

# As much as a strong opponent; people wait for a hint, and its words take some time, too. Nobody's
# gold is counted for them: a hint knows what the table shows.
EFFORT: Final[Wishes] = told(EFFORTS["hard"], {"seconds": 0.7, "books": 0.0})
WORLDS: Final = 5  # imagined games in which what a choice brings is counted
TRIES: Final = 2  # ways to finish it that are weighed there
BIDS: Final = ("bid:", "n:")
SOME: Final = 2  # of these games: what comes in fewer of them is not told


@dataclass(frozen=True)
class Advice:
    action: int
    chance: float  # of the seat to win after it
    gains: Counts = field(default_factory=dict)  # what surely changes for the seat, by name
    perhaps: Counts = field(default_factory=dict)  # what may
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
    if judge.hunch(game, chair.seat, one.action) is not None:
        return Advice(one.action, chance, bid=bid_of(game, one))
    before = counted(game, chair.seat)
    found = [
        changes(before, counted(carried_out(chair, judge, one, dice), chair.seat))
        for _ in range(WORLDS)
    ]
    return Advice(one.action, chance, sure(found), unsure(found))


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


def carried_out(chair: Chair, judge: Judge, one: Candidate, dice: SeededChance) -> Game:
    """An imagined game in which the choice was made and finished, and nothing more."""
    game = chair.imagine(dice.draw())
    lore = Lore(judge, 0)  # finishing a choice asks for none
    policy = Policy(judge, TRIES, SeededChance(dice.draw()), chair.seat, 0.0, lore)
    ahead = [step for _, step in one.way]
    action = one.action
    for _ in range(STEPS):
        game.play(action)
        decision = game.decision
        if game.seat != chair.seat or decision is None or judge.resting(decision.kind):
            break
        planned = ahead.pop(0) if ahead else None
        action = planned if planned in game.ids() else policy.choose(game)
    return game


def sure(found: list[Counts]) -> Counts:
    """What changed the same way in every game, by as much as it did in each of them."""
    least: Counts = {}
    for name in found[0]:
        counts = [one.get(name, 0) for one in found]
        if min(counts) > 0 or max(counts) < 0:
            least[name] = min(counts, key=abs)
    return least


def unsure(found: list[Counts]) -> Counts:
    """What some games brought and others did not, as much as it was where it came."""
    certain = sure(found)
    may: Counts = {}
    for name in {name: None for one in found for name in one if name not in certain}:
        came = [one[name] for one in found if name in one]
        if len(came) >= SOME and (min(came) > 0 or max(came) < 0):
            may[name] = round(sum(came) / len(came))
    return may
