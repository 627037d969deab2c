"""OpenSkill ratings (Plackett-Luce) from games in the order of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from delos.arena.intervals import Z

if TYPE_CHECKING:
    from collections.abc import Iterable

    from delos.arena.match import Played

MISSING: Final = "Ratings need openskill, which is not installed. Run: pip install 'delos[study]'"


def ratings(
    bots: int, sides: list[list[int]], games: Iterable[Played]
) -> list[tuple[float, float, float] | None] | None:
    """Rating and 95 % interval of each bot; None for all without the package, None for a bot that
    was in no finished game.

    A bot on several sides meets itself there: it takes the mean of what these would become.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    held = [model.rating() for _ in range(bots)]
    seen = [False] * bots
    for game in games:
        if not game.over:
            continue
        there = [game.bots[seats[0]] for seats in sides]
        places = [0.0 if seats[0] in game.winners else 1.0 for seats in sides]
        if len(set(places)) == 1:
            continue  # nobody won, or everybody: nothing is learned
        after = model.rate([[held[one]] for one in there], ranks=places)
        for one in set(there):
            seen[one] = True
            new = [after[side][0] for side, other in enumerate(there) if other == one]
            mu = sum(each.mu for each in new) / len(new)
            sigma = sum(each.sigma for each in new) / len(new)
            held[one] = model.rating(mu=mu, sigma=sigma)
    return [
        (rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma) if known else None
        for rating, known in zip(held, seen, strict=True)
    ]
