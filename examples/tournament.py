"""A tournament of bots with rotated seats, and how sure its result is.

    python examples/tournament.py legendary --players 3 --games 12
    python examples/tournament.py mytikas --players 2 --bots greedy,random

A bot of your own joins with one line in ``PLAYERS``: anything with ``choose(chair)`` will do.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Final

import delos
from delos.bots import Bot, Chair, bot

PLAYERS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": lambda seed: bot("random", seed),
    "greedy": lambda seed: bot("greedy", seed),
}


def play(title: str, players: int, names: list[str], number: int) -> dict[str, float]:
    """One game; what each name won, a shared win in parts."""
    game = delos.new(title, players=players, seed=number, events=False)
    seats = [names[(seat + number) % len(names)] for seat in range(len(game.seats))]
    bots = [PLAYERS[name](1000 * number + seat) for seat, name in enumerate(seats)]
    while not game.over:
        seat = game.seat
        assert seat is not None
        game.play(bots[seat].choose(Chair(game, seat)))
    won = dict.fromkeys(names, 0.0)
    for seat in game.winners:
        won[seats[seat]] += 1 / len(game.winners)
    return won


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 %."""
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / games / 2) ** 2)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=delos.titles())
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bots", default="greedy,random")
    wanted = parser.parse_args()
    names = wanted.bots.split(",")
    won = dict.fromkeys(names, 0.0)
    for number in range(wanted.games):
        for name, share in play(wanted.title, wanted.players, names, number).items():
            won[name] += share
    for name, share in sorted(won.items(), key=lambda entry: -entry[1]):
        low, high = interval(share, wanted.games)
        print(f"{name:10} {share:6.1f} of {wanted.games}   {low:4.0%} to {high:4.0%}")


if __name__ == "__main__":
    main()
