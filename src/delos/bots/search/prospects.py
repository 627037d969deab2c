"""Who could win in this cycle with which god: what is looked up before offerings are made.

For every seat that lacks one metropolis, and every god, an imagined game is led to the seat's turn
with that god, the others keeping out of the way; there `finish` looks through the turn. What is
found says how much gold the seat must keep for it, and so how high it can go for the god.
"""

from __future__ import annotations

import time
from typing import Final, final

from delos.bots.judges import Judge
from delos.bots.judges.cyclades import god_bid_on
from delos.bots.judges.goal import (
    acting,
    ahead,
    buying_power,
    close,
    decisive,
    means,
    one_each,
    opposed,
    purse,
    stands_on,
)
from delos.bots.search.finish import CERTAIN, Finish
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

GOD: Final = "offering.god"
BID: Final = "offering.bid"
STAGING: Final = 160  # decisions that lead to a turn


@final
class Prospect:
    """A victory within reach of a seat with a god."""

    def __init__(self, seat: int, god: int, needs: int, way: list[int]) -> None:
        self.seat = seat
        self.god = god
        self.needs = needs  # gold, when the turn begins
        self.way = way


@final
class Prospects:
    def __init__(self, judge: Judge, bound: int) -> None:
        self.judge = judge
        self.bound = bound  # choices that are tried for a seat and a god
        self.found: list[Prospect] = []

    def look(self, game: Game, seat: int, luck: int, end: float) -> None:
        """``game``: an imagined one, at an offering of the seat; ``end``: of the thread's own time,
        or 0. The seat itself is looked at first."""
        if self.bound == 0 or not bidding(game) or not one_each(game):
            return
        seats = len(game.title.seats)
        gods: list[int] = []
        for turn in range(seats):
            other = (seat + turn) % seats
            if not close(game, other):
                continue
            if not gods:
                gods = gods_wanted(game)
            for god in gods:
                if end and time.thread_time() > end:
                    return
                self.weigh(game, other, god, luck)

    def weigh(self, game: Game, seat: int, god: int, luck: int) -> None:
        turn = staged(game, self.judge, seat, god, luck)
        if turn is None:
            return
        if ahead(turn, seat):  # by what the god gives
            self.found.append(Prospect(seat, god, 0, []))
            return
        if not decisive(turn, seat):
            return
        finish = Finish(self.judge, turn, seat, self.bound)
        if finish.look() < CERTAIN:
            return
        way = finish.way()
        if way:
            self.found.append(Prospect(seat, god, needed(turn, seat, way), way))

    def of(self, seat: int, god: int) -> Prospect | None:
        for one in self.found:
            if one.seat == seat and one.god == god:
                return one
        return None

    def limit(self, game: Game, seat: int, god: int) -> int:
        """The highest offering to the god that leaves what the victory needs; -1: there is none."""
        one = self.of(seat, god)
        return -1 if one is None else buying_power(game, seat) - one.needs

    def bid(self, game: Game, seat: int, god: int) -> int:
        """What a seat offers that wants to win with the god: a sum that nobody can top, or all it
        can spare; -1: it cannot win so."""
        most = self.limit(game, seat, god)
        if most < 0:
            return -1
        enough = beyond(game, seat)
        found = -1
        for action in game.ids():
            value = self.judge.offered(game, action)
            if value > most:
                break
            found = action
            if value >= enough:
                break
        return found

    def choice(self, game: Game, seat: int) -> int:
        """The god whom a seat chooses that can win, or the sum that it offers; -1: it cannot."""
        if name_of(game) == BID:
            return self.bid(game, seat, god_bid_on(game))
        ids = game.ids()
        gods = game._current
        for place in range(len(gods)):
            if self.of(seat, gods[place]) is None:
                continue
            twin = game.copy()
            twin._play_id(ids[place])
            if twin._actor == seat and name_of(twin) == BID:
                if self.bid(twin, seat, gods[place]) >= 0:
                    return ids[place]
        return -1

    def deterrents(self, game: Game, seat: int) -> list[int]:
        """Gods with whom a rival could win; of the sums for such a god the least that leaves the
        rival too little for it."""
        found: list[int] = []
        if name_of(game) == GOD:
            ids = game.ids()
            for place in range(len(ids)):
                for one in self.found:
                    if one.god == game._current[place] and opposed(game, seat, one.seat):
                        found.append(ids[place])
                        break
            return found
        god = god_bid_on(game)
        for one in self.found:
            if one.god == god and opposed(game, seat, one.seat):
                most = buying_power(game, one.seat) - one.needs
                for action in game.ids():
                    if self.judge.offered(game, action) >= most:
                        found.append(action)
                        break
        return found


def beyond(game: Game, seat: int) -> int:
    """An offering that no rival can top, if purses are what they are thought to be."""
    most = 0
    for other in range(len(game.title.seats)):
        if opposed(game, seat, other):
            most = max(most, buying_power(game, other))
    return most


def bidding(game: Game) -> bool:
    return game._actor >= 0 and name_of(game) in (GOD, BID)


def name_of(game: Game) -> str:
    return game.title.kinds[game._kind].name


def gods_wanted(game: Game) -> list[int]:
    """Every god that takes offerings in this cycle, those with an offering included."""
    twin = game
    if name_of(game) == BID:
        twin = game.copy()
        twin._play_id(twin.ids()[0])
    found: list[int] = []
    for seat in range(len(game.title.seats)):
        god = stands_on(twin, seat)
        if god >= 0 and god not in found:
            found.append(god)
    if twin._actor >= 0 and name_of(twin) == GOD:
        for god in twin._current:
            if god not in found:
                found.append(god)
    found.sort()
    return found


def staged(game: Game, judge: Judge, seat: int, god: int, luck: int) -> Game | None:
    """The seat's turn with the god, if it may come to that; the others offer for other gods and do
    nothing in their turns."""
    twin = game.copy()
    twin._chance = SeededChance(luck)
    for _ in range(STAGING):
        if twin._actor < 0:
            return None
        name = name_of(twin)
        if name == GOD:
            choice = offered(twin, seat, god)
            if choice < 0:
                return None
            twin._play_id(choice)
            continue
        if twin._actor == seat and acting(twin, seat) and judge.resting(name):
            return twin if means(twin, seat)[0] == god else None
        twin._play_id(twin.ids()[0])  # the least offering; the end of a turn
    return None


def offered(game: Game, seat: int, god: int) -> int:
    """Who wants the god takes it; the others drive that seat from any other and leave this one."""
    ids = game.ids()
    gods = game._current
    if game._actor == seat:
        for place in range(len(gods)):
            if gods[place] == god:
                return ids[place]
        return -1
    elsewhere = stands_on(game, seat)
    held = [stands_on(game, other) for other in range(len(game.title.seats))]
    best = -1
    rank = -1
    for place in range(len(gods)):
        one = gods[place]
        if one == god:
            continue
        good = 2 if one == elsewhere else 0 if one in held else 1
        if good > rank:
            best, rank = ids[place], good
    return best


def needed(game: Game, seat: int, way: list[int]) -> int:
    """How much of the gold a way takes that is there when it begins."""
    twin = game.copy()
    most = purse(game, seat)
    least = most
    for step in way:
        while twin._actor >= 0 and twin._actor != seat:
            twin._play_id(twin.ids()[0])
        if twin._actor != seat or step not in twin.ids():
            break
        twin._play_id(step)
        least = min(least, purse(twin, seat))
        if ahead(twin, seat):
            break
    return most - least
