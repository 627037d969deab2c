"""Study a game by watching many: what is paid for each god, cycle by cycle.

    python examples/what_gods_cost.py --games 20
    python examples/what_gods_cost.py --edition base --players 3

Bids are public, so they can be read from the events that ``game.play`` returns.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

import delos
from delos.bots import Chair, bot
from delos.options import Edition

LAST = 6  # cycles shown


def watch(seed: int, players: int, edition: Edition, level: str) -> list[tuple[int, str, int]]:
    """Cycle, god and price of every bid that stood at the end of its auction."""
    game = delos.new("legendary", players=players, seed=seed, edition=edition)
    bots = [bot(level, seed + seat) for seat in range(len(game.seats))]
    standing: dict[str, int] = {}
    found: list[tuple[int, str, int]] = []
    while not game.over:
        seat = game.seat
        assert seat is not None
        for event in game.play(bots[seat].choose(Chair(game, seat))):
            told = game.title.event(event, -1)
            if told["event"] == "bid":
                standing[str(told["god"])] = int(str(told["bid"]))
            elif told["event"] == "turn" and standing:
                found += [(game.length, god, price) for god, price in standing.items()]
                standing = {}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", choices=["base", "complete"], default="complete")
    parser.add_argument("--bots", default="greedy")
    wanted = parser.parse_args()
    paid: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for seed in range(wanted.games):
        for cycle, god, price in watch(seed, wanted.players, wanted.edition, wanted.bots):
            paid[god][cycle].append(price)
    print(f"{'god':10}" + "".join(f"{'cycle ' + str(n):>10}" for n in range(1, LAST + 1)))
    for god, cycles in sorted(paid.items()):
        row = [sum(cycles[n]) / len(cycles[n]) if cycles[n] else None for n in range(1, LAST + 1)]
        print(f"{god:10}" + "".join("         –" if one is None else f"{one:10.1f}" for one in row))


if __name__ == "__main__":
    main()
