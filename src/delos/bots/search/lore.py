"""What the turns of imagined games that may decide the game were found to offer.

A search (`finish`) for each would cost more than all the rest. What one found is tried again by the
same seat with the same god; a search that found nothing is repeated only where there is more gold.
"""

from __future__ import annotations

from typing import Final, final

from delos.bots.judges import Judge
from delos.bots.judges.goal import acting, behind, decisive, means
from delos.bots.search.finish import Finish
from delos.kernel.game import Game

LIKELY: Final = 0.3  # a way is gone from this chance on
LAST_HOPE: Final = 0.05  # and if all is lost without it, from this one on
AGAIN: Final = 3  # searches for one seat with one god

Key = tuple[int, int, bool]


@final
class Lore:
    def __init__(self, judge: Judge, bound: int) -> None:
        self.judge = judge
        self.bound = bound  # choices that one search tries; 0: there is no lore
        self.ways: dict[Key, list[int]] = {}
        self.gold: dict[Key, int] = {}  # at most, where nothing was found
        self.searches: dict[Key, int] = {}

    def way(self, game: Game) -> list[int]:
        """Choices that may decide the game for the seat at the menu of its turn, or none."""
        seat = game._actor
        if self.bound == 0 or not acting(game, seat) or not decisive(game, seat):
            return []
        lost = behind(game, seat)
        god, gold = means(game, seat)
        key = (seat, god, lost)
        known = self.ways.get(key)
        if known is not None and known[0] in game.ids():
            return known
        done = self.searches.get(key, 0)
        if done >= AGAIN or gold <= self.gold.get(key, -1):
            return []
        self.searches[key] = done + 1
        finish = Finish(self.judge, game, seat, self.bound)
        chance = finish.look()
        way = finish.way()
        if way and chance >= (LAST_HOPE if lost else LIKELY):
            self.ways[key] = way
            return way
        self.gold[key] = gold
        return []
