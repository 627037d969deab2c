"""Whether a turn can decide the game, and how: a search through the seat's own choices.

The policy tries a choice or two and misses a victory of two marches and a building. Here everything
that the turn offers is followed, the likeliest first and equal tables once, until a way is found
after which the seat wins if nothing more happens (or, if somebody else has won already, after which
nobody has). Dice count by their odds, and whoever else is asked on the way answers for the worst.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import log2
from typing import Final, final

from delos.bots.greedy import Place, place_of
from delos.bots.judges import Judge
from delos.bots.judges.goal import acting, ahead, behind, progress
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game

DENIED: Final = 0.3  # keeping somebody else from victory, where the own one would be 1
CERTAIN: Final = 0.99
# How far a choice lies behind the one before it: the nearest are looked at first.
OF_MENU: Final = 1.5  # a new action of the turn
OF_ANY: Final = 0.2  # finishing an action ...
OF_RANK: Final = 0.35  # ... and more for every doubling of its place among the ways to do so
BY_LUCK: Final = 0.7  # for every halving of the odds
NEARER: Final = 2.0  # a building or a philosopher more for the set
ROUNDING: Final = 1e-9
SWEEPS: Final = 4  # a begun action that is left again leads back


@final
class Table:
    """A table on the way."""

    def __init__(self, game: Game, cost: float, grade: float) -> None:
        self.game = game
        self.cost = cost
        self.chance = grade  # to reach the aim from here
        self.actions: list[int] = []
        self.after: list[int] = []  # the tables to which they lead, by number
        self.odds: list[float] = []
        self.best = -1
        self.near = 0


@final
class Finish:
    def __init__(self, judge: Judge, game: Game, seat: int, bound: int) -> None:
        self.judge = judge
        self.seat = seat
        self.bound = bound  # choices that are tried
        self.tried = 0
        self.denying = behind(game, seat)
        self.tables: list[Table] = []
        self.known: dict[Place, int] = {}
        self.next: list[tuple[float, int]] = []
        self.found = False  # something since the chances were last reckoned
        first = game.copy()
        first._chance = None
        self.table(first, 0.0, 99)

    def look(self) -> float:
        """The chance to reach the aim in this turn, as far as ways were found."""
        while self.next and self.tried < self.bound:
            number = heappop(self.next)[1]
            self.open(self.tables[number])
            if self.found:
                self.found = False
                self.reckon()
                if self.tables[0].chance >= CERTAIN:
                    break
        self.reckon()
        return self.tables[0].chance

    def way(self) -> list[int]:
        """The seat's choices that lead there if the likeliest happens."""
        found: list[int] = []
        passed: set[int] = set()
        number = 0
        while number not in passed:
            passed.add(number)
            here = self.tables[number]
            if here.best < 0:
                break
            if here.game._actor == self.seat:
                found.append(here.actions[here.best])
            number = here.after[here.best]
        return found

    def open(self, here: Table) -> None:
        game = here.game
        ids = game.ids()
        if game._actor == CHANCE:
            self.throw(here, ids)
            return
        games = [self.played(game, action) for action in ids]
        own = game._actor == self.seat
        menu = own and self.judge.resting(game.title.kinds[game._kind].name)
        order = self.order(games) if own and not menu else list(range(len(games)))
        here.actions = [ids[number] for number in order]
        for rank in range(len(order)):
            step = OF_MENU if menu else OF_ANY
            if own and not menu:
                step += OF_RANK * log2(rank + 1)
            here.after.append(self.table(games[order[rank]], here.cost + step, here.near))

    def order(self, games: list[Game]) -> list[int]:
        """The ways to go on with what was begun, the one first that looks best."""
        if len(games) < 3:
            return list(range(len(games)))
        worths = [
            (-self.judge.worth(games[number], self.seat), number) for number in range(len(games))
        ]
        worths.sort()
        return [number for _, number in worths]

    def throw(self, here: Table, ids: list[int]) -> None:
        """What chance may bring; most throws come to the same, and then their odds add up."""
        odds = here.game.chance_odds()
        falls: dict[Place, int] = {}
        games: list[Game] = []
        for number in range(len(ids)):
            game = self.played(here.game, ids[number])
            place = place_of(game)
            fall = falls.get(place, -1)
            if fall >= 0:
                here.odds[fall] += odds[number]
                continue
            falls[place] = len(games)
            games.append(game)
            here.actions.append(ids[number])
            here.odds.append(odds[number])
        for number in range(len(games)):
            cost = here.cost - BY_LUCK * log2(here.odds[number])
            here.after.append(self.table(games[number], cost, here.near))

    def played(self, game: Game, action: int) -> Game:
        twin = game.copy()
        twin._play_id(action)
        self.tried += 1
        return twin

    def table(self, game: Game, cost: float, near: int) -> int:
        """The number of a table; a new one is opened later, unless it is the end of its way."""
        place = place_of(game)
        known = self.known.get(place, -1)
        if known >= 0:
            return known
        grade = self.grade(game)
        if grade > 0.0:
            self.found = True
        over = grade == 1.0 or not acting(game, self.seat)
        here = Table(game, cost, grade)
        number = len(self.tables)
        self.tables.append(here)
        self.known[place] = number
        if not over:
            here.near = progress(game, self.seat)
            here.cost -= NEARER * max(0, here.near - near)
            heappush(self.next, (here.cost, number))
        return number

    def grade(self, game: Game) -> float:
        if game._actor == NOBODY:
            return 1.0 if self.seat in game.title.winners(game._state) else 0.0
        if ahead(game, self.seat):
            return 1.0
        return DENIED if self.denying and not behind(game, self.seat) else 0.0

    def reckon(self) -> None:
        """Chances from the last tables back to the first."""
        for _ in range(SWEEPS):
            changed = False
            for number in range(len(self.tables) - 1, -1, -1):
                here = self.tables[number]
                if here.after and self.weigh(here):
                    changed = True
            if not changed:
                return

    def weigh(self, here: Table) -> bool:
        """Whether the chance at a table is a better one now that more is known of what follows. It
        never falls, and an own choice gives way to a better one only: two tables that lead to each
        other cannot both live on the other's promise."""
        actor = here.game._actor
        chance = 0.0
        best = here.best
        if actor == self.seat:
            chance = here.chance
            for number in range(len(here.after)):
                then = self.tables[here.after[number]].chance
                if then > chance + ROUNDING:
                    chance, best = then, number
        elif actor == CHANCE:
            most = -1.0
            for number in range(len(here.after)):
                then = here.odds[number] * self.tables[here.after[number]].chance
                chance += then
                if then > most:
                    most, best = then, number
        else:
            chance = 2.0
            for number in range(len(here.after)):
                then = self.tables[here.after[number]].chance
                if then < chance:
                    chance, best = then, number
        if chance <= here.chance + ROUNDING:
            return False
        here.chance = chance
        here.best = best
        return True
