"""One tree over many imagined games (information-set search, every seat for itself).

Every pass imagines the game anew as the searching seat may know it, walks down the tree by the
choices that are open in this game, adds one choice to it and judges the table there. Dice and
draws fall as they fall, so a place in the tree stands for the choices that led to it, whatever
luck came between. Which choice is followed is weighed between what it brought so far and what the
judge thought of it at first sight (PUCT, counted over the passes in which it was open).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from delos.bots.judges import Judge
from delos.bots.search.leaf import Leaf, result
from delos.bots.search.style import Style
from delos.kernel.chance import SeededChance
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game

STEPS: Final = 12  # choices by which something begun is finished
DEEPEST: Final = 400  # choices on one way: no search goes round in circles


@final
class Node:
    """A choice, by whatever way of luck it is reached."""

    def __init__(self, liking: float) -> None:
        self.visits = 0
        self.open = 0  # passes in which it could have been chosen
        self.liking = liking  # the judge's, at first sight
        self.totals: list[float] = []
        self.next: dict[int, Node] = {}

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.0


@final
class Tree:
    def __init__(
        self, judge: Judge, leaf: Leaf, style: Style, seats: int, dice: SeededChance
    ) -> None:
        self.judge = judge
        self.leaf = leaf
        self.style = style
        self.dice = dice
        self.root = Node(0.0)
        self.passes = 0
        self.start: list[float] = [0.0] * seats  # what the table promised before, in all passes

    def plant(self, likings: dict[int, float]) -> None:
        """What is thought at first sight of the choices that are looked at."""
        for action, liking in likings.items():
            self.root.next[action] = Node(liking)

    def walk(self, game: Game) -> None:
        """One pass through an imagined game, which is played on."""
        node = self.root
        way = [node]
        start = self.leaf.shares(game, False)
        while game._actor != NOBODY and len(way) < DEEPEST:
            ids = self.looked_at(game, node)
            if len(ids) == 1:  # no question: no place of its own
                game._play_id(ids[0])
                continue
            self.grow(game, node, ids)
            action = self.chosen(node, ids, game._actor)
            node = node.next[action]
            way.append(node)
            game._play_id(action)
            if node.visits == 0:
                break
        self.passes += 1
        shares = self.judged(game)
        # What was imagined (full purses, for example) counts for every choice alike: what counts
        # is by how much the table got better in this imagined game.
        for seat in range(len(shares)):
            self.start[seat] += start[seat]
            shares[seat] += self.start[seat] / self.passes - start[seat]
        for place in way:
            place.visits += 1
            totals = place.totals
            if totals:
                for seat in range(len(shares)):
                    totals[seat] += shares[seat]
            else:
                place.totals = shares.copy()

    def judged(self, game: Game) -> list[float]:
        """The shares at the end of a way, after what was begun has been finished."""
        self.finish(game)
        fresh = self.bid_on(game)
        return result(game) if game._actor == NOBODY else self.leaf.shares(game, fresh)

    def finish(self, game: Game) -> None:
        """Whatever was begun is finished somehow: judges know finished things."""
        seat = game._actor
        for _ in range(STEPS):
            if seat == NOBODY or game._actor != seat:
                return
            if self.judge.resting(game.title.kinds[game._kind].name):
                return
            ids = self.judge.sensible(game)
            game._play_id(ids[self.dice.draw() % len(ids)])

    def bid_on(self, game: Game) -> bool:
        """The offerings go on by hunches; whether there were any."""
        judge = self.judge
        bid = False
        while game._actor != NOBODY and judge.bidding(game._kind):
            bid = True
            best = -1
            most = -1e18
            for action in game.ids():
                worth = judge.hunch(game, game._actor, action)
                assert worth is not None
                if worth > most:
                    best, most = action, worth
            game._play_id(best)
        return bid

    def looked_at(self, game: Game, node: Node) -> list[int]:
        if node is self.root:
            planted = [action for action in game.ids() if action in node.next]
            if planted:
                return planted
        return self.judge.sensible(game)

    def grow(self, game: Game, node: Node, ids: list[int]) -> None:
        following = node.next
        for action in ids:
            child = following.get(action)
            if child is None:
                child = Node(self.at_first_sight(game, action))
                following[action] = child
            child.open += 1

    def at_first_sight(self, game: Game, action: int) -> float:
        seat = game._actor
        known = self.judge.hunch(game, seat, action)
        if known is not None:
            return known
        twin = game.copy()
        twin._play_id(action)
        return self.judge.worth(twin, seat)

    def chosen(self, node: Node, ids: list[int], seat: int) -> int:
        style = self.style
        following = node.next
        top = -1e18
        low = 1e18
        high = -1e18
        for action in ids:
            child = following[action]
            top = max(top, child.liking)
            if child.visits:
                mean = child.totals[seat] / child.visits
                low = min(low, mean)
                high = max(high, mean)
        weights: list[float] = []
        total = 0.0
        for action in ids:
            weight = exp(max(-30.0, (following[action].liking - top) / style.warmth)) + style.floor
            weights.append(weight)
            total += weight
        reach = 1.0  # differences count as they are, or as parts of the largest
        if style.even > 0.0:
            reach = max(high - low, style.even)
        hope = node.mean(seat) if node.visits else 0.5  # of what was never tried
        best = ids[0]
        most = -1e18
        for index in range(len(ids)):
            child = following[ids[index]]
            value = child.totals[seat] / child.visits if child.visits else hope
            pull = style.curiosity * weights[index] / total * sqrt(child.open)
            promise = value / reach + pull / (1.0 + child.visits)
            promise += (self.dice.draw() % 1000) * 1e-9  # ties fall either way
            if promise > most:
                best, most = ids[index], promise
        return best
