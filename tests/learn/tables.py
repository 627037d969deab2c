"""Tables of all titles and random play on them, for the tests of `delos.learn`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import delos
from delos.classic.hades.modules import modules
from delos.kernel.game import Game

Options = dict[str, Any]

TABLES: Final[list[tuple[str, Options]]] = [
    ("legendary", {"players": 4}),
    ("legendary", {"players": 2}),
    ("legendary", {"players": 4, "teams": True}),
    ("legendary", {"players": 5, "edition": "base"}),
    ("classic", {"players": 4}),
    ("classic", {"players": 2, "hidden_discard": True}),
    ("classic", {"players": 3, "modules": [module.name for module in modules()]}),
    ("classic", {"players": 5, "modules": [modules()[0].name]}),
    ("mytikas", {"players": 4}),
    ("mytikas", {"players": 2, "two_cards": True}),
]


def table_name(table: object) -> str:
    return " ".join(str(part) for part in table) if isinstance(table, tuple) else str(table)


def positions(title: str, options: Options, seed: int, every: int, most: int) -> Iterator[Game]:
    """A random game, looked at now and then; ``most`` decisions at most."""
    dice = random.Random(seed)
    game = delos.new(title, seed=seed, events=False, **options)
    for number in range(most):
        if number % every == 0:
            yield game
        if game.over:
            return
        game.play(dice.choice(game.ids()))
