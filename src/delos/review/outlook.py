"""The chance of every seat to win, at any moment of a game that may be looked through.

Learned chances where their weights are there, else what the title's judge thinks of the seats.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from delos.bots.chance import chances as learned
from delos.bots.chance.outlook import book_of
from delos.bots.chance.weights import path_of
from delos.bots.judges import judge_of
from delos.kernel import inside
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game

HEAT: Final = {"mytikas": 25.0, "legendary": 50.0, "classic": 70.0}  # of the judges' worths
FOUNDING: Final = "metropolis."  # kinds of decisions
PARTS: Final = 6  # questions in a row until it stands


def chances(game: Game) -> list[float]:
    """One a seat; teammates have the same, and the sides together have 1."""
    if game.over:
        return result(game)
    return thought(founded(game))


def thought(game: Game) -> list[float]:
    if game.over:
        return result(game)
    return learned(game) if is_learned(book_of(game)) else judged(game)


def founded(game: Game) -> Game:
    """A metropolis that is earned counts, though its place is still to be chosen: else chances
    would fall with what it is paid with, and rise again when it stands."""
    for _ in range(PARTS):
        seat = game.seat
        if seat is None or inside.actor(game) == CHANCE or not kind_of(game).startswith(FOUNDING):
            break
        game = max((played(game, action) for action in game.ids()), key=lambda one: of(one, seat))
    return game


def of(game: Game, seat: int) -> float:
    return thought(game)[seat]


def kind_of(game: Game) -> str:
    return game.title.kinds[inside.kind(game)].name


def played(game: Game, action: int) -> Game:
    twin = game.copy()
    twin.play(action)
    return twin


@cache
def is_learned(book: str) -> bool:
    """Weights that are there but cannot be used are an error, not a reason to judge instead."""
    return path_of(book).exists()


def judged(game: Game) -> list[float]:
    judge, heat = judge_of(game.title.name), HEAT[game.title.name]
    worths = [judge.worth(game, seat) for seat in range(len(game.seats))]
    top = max(worths)
    shares = [exp((worth - top) / heat) for worth in worths]
    total = sum(shares)
    return [
        sum(shares[one] for one in game.title.team(seat)) / total for seat in range(len(shares))
    ]


def result(game: Game) -> list[float]:
    """What is over is certain; a victory that is shared counts in parts."""
    sides = {tuple(sorted(game.title.team(seat))) for seat in game.winners}
    return [1 / len(sides) if seat in game.winners else 0.0 for seat in range(len(game.seats))]
