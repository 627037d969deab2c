"""What is followed: choices together with what the seat is to do at once after them.

A god is worth nothing without a bid that stands, so each is followed with several bids: the policy
alone would try every god with the bid that it likes. Where no chance falls within a turn, whole
turns are followed, and the one that was chosen is played to its end.
"""

from __future__ import annotations

from typing import Final, final

from delos.bots.base import Chair
from delos.bots.greedy import Place, follow_ups, likings, place_of
from delos.bots.judges import Judge
from delos.bots.search.weighing import well_finished
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

OFFERING: Final = "offering.god"
ABOVE: Final = (0, 1, 2, 4)  # bids that are followed, so many steps above the least
TURNS: Final = 3  # of the ways to finish a turn after the same choice

Steps = list[tuple[Place, int]]


@final
class Candidate:
    """A choice with what is to follow it at once, and what came of it so far."""

    def __init__(self, action: int, liking: float, way: Steps) -> None:
        self.action = action
        self.liking = liking  # the judge's, at first sight
        self.way = way  # the next own choices, and where they are made
        self.visits = 0  # worlds in which it was followed
        self.total = 0.0  # of the shares there
        self.found: list[float] = []  # the shares, world by world
        self.share = 0.0  # of the victory that it promises

    def note(self, share: float) -> None:
        self.visits += 1
        self.total += share
        self.found.append(share)


def candidates(
    chair: Chair, judge: Judge, most: int, dice: SeededChance, books: bool
) -> tuple[list[Candidate], list[Candidate]]:
    """The best at first sight and what must be looked at, at most so many, and all the others.
    ``books``: whether the gold of others was counted."""
    every: list[Candidate] = []
    if judge.width:
        every = turns(chair, judge, dice)
    elif chair.kind == OFFERING:
        most *= 2
        game = chair.imagine(dice.draw(), books)
        for action, liking in likings(chair, judge, dice).items():
            every += offerings(game, judge, chair.seat, action, liking, books)
    else:
        for action, liking in likings(chair, judge, dice).items():
            every.append(Candidate(action, liking, []))
    game = chair.imagine(dice.draw(), books)
    if judge.width == 0:
        for one in every:
            weighed = None if one.way else well_finished(game, judge, chair.seat, one.action)
            one.liking = one.liking if weighed is None else weighed
    every.sort(key=by_liking)
    musts = judge.musts(game, chair.seat, books)
    if chair.kind == OFFERING:
        # Every god once, however little it is liked, and then with every bid those which a rival
        # needs to win.
        others = again(every)
        every = one_each(every) + among(others, musts, True) + among(others, musts, False)
    elif musts:
        every = among(every, musts, True) + among(every, musts, False)
    return every[:most], every[most:]


def turns(chair: Chair, judge: Judge, dice: SeededChance) -> list[Candidate]:
    """Every choice that is worth a look with the best ways to finish the turn after it."""
    game = chair.imagine(dice.draw())
    found: list[Candidate] = []
    for action in judge.sensible(game):
        known = judge.hunch(game, chair.seat, action)
        if known is not None:
            found.append(Candidate(action, known, []))
            continue
        ways = follow_ups(game, judge, chair.seat, action, judge.width)
        ways.sort(key=by_worth)
        for worth, way in ways[:TURNS]:
            found.append(Candidate(action, worth, way))
    return beside(found, judge.at_once)


def beside(found: list[Candidate], at_once: float) -> list[Candidate]:
    """What greedy does before everything else is liked by as much more than the best turn as it
    makes the table better: following it tells whether the turn after it is worth that."""
    if at_once == 0.0:
        return found
    best = -at_once
    for one in found:
        if one.liking < at_once / 2:
            best = max(best, one.liking)
    for one in found:
        if one.liking >= at_once / 2:
            one.liking += best - at_once
    return found


def offerings(
    game: Game, judge: Judge, seat: int, action: int, liking: float, books: bool
) -> list[Candidate]:
    """One god with some of the bids that can be paid."""
    game = game.copy()
    game._play_id(action)
    bids = game.ids() if game._actor == seat else []
    hunches: list[float] = []
    for bid in bids:
        hunch = judge.hunch(game, seat, bid)
        if hunch is not None:  # else it is another question than the sum
            hunches.append(hunch)
    if len(bids) < 2 or len(hunches) < len(bids):
        return [Candidate(action, liking, [])]
    place = place_of(game)
    best = max(hunches)
    musts = judge.musts(game, seat, books)
    found: list[Candidate] = []
    for number in range(len(bids)):
        if number in ABOVE or hunches[number] == best or bids[number] in musts:
            less = hunches[number] - best
            found.append(Candidate(action, liking + less, [(place, bids[number])]))
    return found


def by_worth(way: tuple[float, Steps]) -> float:
    return -way[0]


def by_liking(one: Candidate) -> tuple[float, int]:
    return (-one.liking, one.action)


def by_share(one: Candidate) -> tuple[int, float, float, int]:
    return (-one.visits, -one.share, -one.liking, one.action)


def one_each(some: list[Candidate]) -> list[Candidate]:
    """The first candidate of every choice."""
    return [one for place, one in enumerate(some) if first(some, place)]


def again(some: list[Candidate]) -> list[Candidate]:
    """All the others."""
    return [one for place, one in enumerate(some) if not first(some, place)]


def among(some: list[Candidate], actions: list[int], wanted: bool) -> list[Candidate]:
    """Those that begin with one of the actions, or those that do not."""
    return [one for one in some if (one.action in actions) == wanted]


def first(some: list[Candidate], place: int) -> bool:
    return all(one.action != some[place].action for one in some[:place])
