"""Bots by their names.

``novice``, ``easy``, ``medium``, ``hard`` and ``master`` are opponents for people, each clearly
stronger than the one before; ``random`` and ``greedy`` are the fixed yardsticks of studies.
"""

from __future__ import annotations

from typing import Final

from delos.bots.base import Bot
from delos.kernel.errors import BadOption
from delos.kernel.versions import meant

LEVELS: Final = ("random", "novice", "easy", "greedy", "medium", "hard", "master")
# By how much the two weakest misjudge, and the part of their choices that they overlook.
ERRORS: Final[dict[str, tuple[float, float]]] = {"novice": (2.0, 0.5), "easy": (0.8, 0.25)}
# How many imagined ways the others follow, of how many choices, and for how long at most; the
# strongest one also knows better who will win. In Mytikas hardly anything falls by chance, so that
# a way comes out the same in every imagined game and is followed once; what counts there is how
# well its end is judged (docs/decisions/0050).
EFFORTS: Final[dict[str, dict[str, float]]] = {
    "medium": {"passes": 4, "candidates": 2, "worlds": 1, "seconds": 0.4},
    "hard": {
        "passes": 48,
        "candidates": 6,
        "worlds": 3,
        "offers": 2,
        "seconds": 0.9,
        "finish": 2000,
        "books": 0.5,
        "legendary.learned": 0.35,
        "mytikas.passes": 16,
        "mytikas.worlds": 1,
        "mytikas.trust": 2,
        "mytikas.learned": 0.2,
    },
    "master": {
        "passes": 160,
        "candidates": 8,
        "worlds": 6,
        "offers": 2,
        "seconds": 2.7,
        "finish": 4000,
        "books": 1,
        "learned": 0.65,
        "mytikas.passes": 24,
        "mytikas.worlds": 1,
        "mytikas.trust": 2,
        "mytikas.learned": 1,
        "mytikas.horizon": 6,
    },
}


def levels() -> tuple[str, ...]:
    """The bots by the names of their levels, from weakest to strongest."""
    return LEVELS


def levels_for(title: str) -> tuple[str, ...]:
    """The levels that play a title: all but the first need a judge for it."""
    from delos.bots.judges import judged_titles

    return LEVELS if title in judged_titles() else LEVELS[:1]


def bot(level: str, seed: int) -> Bot:
    """A bot by its level's name; the same seed plays the same way.

    ``search:passes=400,horizon=2`` is a searching bot of one's own, ``engine:COMMAND`` a
    program in any language (docs/engine.md).
    """
    if level == "random":
        from delos.bots.chaos import RandomBot

        return RandomBot(seed)
    if level == "greedy":
        from delos.bots.greedy import GreedyBot

        return GreedyBot(seed)
    if level in ERRORS:
        from delos.bots.erring import ErringBot

        blur, blindness = ERRORS[level]
        return ErringBot(seed, blur, blindness)
    if level in EFFORTS or level == "search" or level.startswith("search:"):
        return searcher(level, seed)
    if level.startswith(("engine:", "engine[")):
        from delos.engine.naming import engine_bot

        return engine_bot(level, seed)
    raise BadOption(
        f"There is no bot {level!r}.{meant(level, LEVELS)} Choose one of: {', '.join(LEVELS)}."
    )


def searcher(level: str, seed: int) -> Bot:
    from delos.bots.search.player import SearchBot
    from delos.bots.search.style import read_wishes

    return SearchBot(seed, EFFORTS[level] if level in EFFORTS else read_wishes(level))
