"""One game between bots that now and then try something else than what they like best."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from random import Random
from typing import Final

from delos import api
from delos.bots import Chair, bot
from delos.bots.greedy import GreedyBot, follow_up
from delos.bots.judges import judge_of
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.learn.training.tables import table_options, title_of

# How often a bot strays in a game, one of these for each: some games are played as well as can be
RATES: Final = (0.0, 0.03, 0.1)
LIMIT: Final = 20_000  # decisions after which a game is given up


@dataclass(frozen=True)
class Course:
    """All that another process needs to play one of the games of a run."""

    book: str
    level: str  # of the bots
    seed: int


@dataclass(frozen=True)
class Played:
    number: int
    options: dict[str, object]  # that set the table up again
    rate: float
    actions: list[int]  # everything, chance's and forced choices included
    winners: list[int]  # none: it was given up


def seed_of(course: Course, number: int, purpose: str) -> int:
    words = f"train {course.book} {course.level} {course.seed} {number} {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=4).digest(), "big")


def play(course: Course, number: int) -> Played:
    """The same course and number give the same game."""
    dice = Random(seed_of(course, number, "table"))
    table = api.set_up(title_of(course.book), table_options(course.book, dice))
    rate = RATES[dice.randrange(len(RATES))]
    game = Game(table, table.opening(False), SeededChance(seed_of(course, number, "chance")))
    inside.begin(game)
    bots = []
    for seat in range(len(table.seats)):
        bots.append(bot(course.level, seed_of(course, number, f"bot {seat}")))
    for _ in range(LIMIT):
        if game.over:
            break
        seat = inside.actor(game)
        chair = Chair(game, seat)
        if dice.random() < rate and len(inside.options(game)) > 1:
            game.play(stray(chair, dice))
        else:
            game.play(bots[seat].choose(chair))
    return Played(number, table.again(), rate, game.actions(), list(game.winners))


def stray(chair: Chair, dice: Random) -> int:
    """Something legal, or what greedy likes second or third best."""
    if dice.random() < 0.3:
        return dice.choice(chair.ids())
    best = liked(chair, dice.getrandbits(31))[:3]
    return best[min(len(best) - 1, dice.randint(1, 2))]


def liked(chair: Chair, seed: int) -> list[int]:
    """The choices as greedy ranks them, best first."""
    judge = judge_of(chair.title)
    greedy = GreedyBot(seed)
    game = chair.imagine(greedy.dice.draw())
    worths: dict[int, float] = {}
    for action in judge.sensible(game) if len(chair.ids()) > 1 else chair.ids():
        worth = judge.hunch(game, chair.seat, action)
        if worth is None and judge.width:
            worth = follow_up(game, judge, chair.seat, action)[0]
        worths[action] = greedy.try_out(chair, judge, action) if worth is None else worth
    return sorted(worths, key=lambda action: -worths[action])
