"""Numbers of the searching bots that are fitted to games: how sure a judge may be (`heat`), what
part the learned chances get where a table is judged (`learned`), and how far others stray from what
greedy would offer (`doubt`).

    python -m tools.tune classic --players 4 --games 200
    python -m tools.tune legendary --players 4 --bot medium --games 60

Every number is what makes the games that were played likeliest, found by Nelder and Mead's method
on the even games; what it says of the odd ones, which it was not fitted to, is printed beside it.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import exp, log
from random import Random
from typing import Any, Final

from scipy.optimize import minimize

import delos
from delos.bots import Chair, bot
from delos.bots.chance.outlook import correction
from delos.bots.judges import judge_of
from delos.bots.search.policy import OFFERINGS
from delos.learn.training.tables import title_of

DRAWS: Final = 200  # that tell how likely an offering is
DOUBTS: Final = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 32.0)


@dataclass
class Seen:
    """What was seen of some games."""

    # worths by the judge, the net's numbers, who won: where a cycle or some turns begin
    rests: list[tuple[list[float], list[float], tuple[int, ...]]] = field(default_factory=list)
    # what greedy thinks of each offering, and the one that was made
    offers: list[tuple[list[float], int]] = field(default_factory=list)


def watch(book: str, players: int, level: str, number: int, seen: Seen) -> None:
    """Play one game and keep what it shows."""
    modules: dict[str, Any] = {"modules": "hades"} if book == "hades" else {}
    game = delos.new(title_of(book), players=players, seed=number, events=False, **modules)
    judge = judge_of(game.title.name)
    every = 4 if judge.width else 1
    bots = [bot(level, 100 * number + seat) for seat in range(players)]
    stages: list[tuple[list[float], list[float]]] = []
    last = -1
    while not game.over:
        assert game.seat is not None
        if game.length != last:
            last = game.length
            if last % every == 0:
                stages.append((judge.worths(game), correction(game)))
        chair = Chair(game, game.seat)
        ids = chair.ids()
        chosen = bots[game.seat].choose(chair)
        if chair.kind.startswith(OFFERINGS) and len(ids) > 1:
            hunches = [judge.hunch(game, game.seat, action) for action in ids]
            known = [hunch for hunch in hunches if hunch is not None]
            if len(known) == len(ids):
                seen.offers.append((known, ids.index(chosen)))
        game.play(chosen)
    seen.rests += [(worths, logits, tuple(game.winners)) for worths, logits in stages]


def surprise(seen: Seen, sureness: float, part: float) -> float:
    """The mean log loss of chances from `sureness` times the judge and `part` times the net."""
    total = 0.0
    for worths, logits, winners in seen.rests:
        sums = [sureness * w + part * n for w, n in zip(worths, logits, strict=True)]
        top = max(sums)
        whole = top + log(sum(exp(one - top) for one in sums))
        total += sum(whole - sums[seat] for seat in winners) / len(winners)
    return total / len(seen.rests)


def puzzlement(seen: Seen, doubt: float) -> float:
    """The mean log loss of the offerings, if others think otherwise by up to `doubt`."""
    dice = Random(1)
    total = 0.0
    for hunches, made in seen.offers:
        hits = 0
        for _ in range(DRAWS):
            felt = [hunch + doubt * dice.random() for hunch in hunches]
            hits += felt.index(max(felt)) == made
        total -= log((hits + 0.5) / (DRAWS + 0.5 * len(hunches)))
    return total / len(seen.offers)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("book", choices=["legendary", "classic", "hades", "mytikas"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    fitted, kept = Seen(), Seen()
    for number in range(asked.games):
        seed = asked.seed * 10_000 + number
        watch(asked.book, asked.players, asked.bot, seed, kept if number % 2 else fitted)
    print(f"{asked.book}: {len(fitted.rests)} tables at rest to fit, {len(kept.rests)} kept back")
    alone = minimize(lambda x: surprise(fitted, x[0], 0.0), [0.02], method="Nelder-Mead").x
    both = minimize(lambda x: surprise(fitted, x[0], x[1]), [0.01, 0.5], method="Nelder-Mead").x
    for name, sureness, part in (
        ("all seats alike", 0.0, 0.0),
        ("judge", alone[0], 0.0),
        ("net", 0.0, 1.0),
        ("both", both[0], both[1]),
    ):
        heat = f"heat {1 / sureness:.0f}" if sureness > 0 else ""
        print(f"  {name:16} {surprise(kept, sureness, part):.4f}  {heat} net {part:.2f}")
    if not fitted.offers:
        return
    best = min(DOUBTS, key=lambda doubt: puzzlement(fitted, doubt))
    for doubt in (DOUBTS[0], best):
        print(f"  offerings with doubt {doubt:g}: {puzzlement(kept, doubt):.3f}")


if __name__ == "__main__":
    main()
