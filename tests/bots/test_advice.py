"""The best choices with their worth and what they bring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from delos.api import new
from delos.bots import Chair
from delos.bots.advice import advice
from delos.server.telling.hinting import told
from delos.server.thinking.bot_worker import Advised

TITLES = [
    ("legendary", {"players": 4}),
    ("classic", {"players": 3, "modules": ["hades"]}),
    ("mytikas", {"players": 3}),
]


@pytest.mark.parametrize(("title", "options"), TITLES)
def test_three_at_most_best_first_and_in_words(title: str, options: dict[str, Any]) -> None:
    dice = random.Random(5)
    game = new(title, seed=4, **options)
    people = ["Ann", "Bob", "Cid", "Dee"]
    asked = 0
    for step in range(160):
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        if step % 12 == 0 and len(game.ids()) <= 30:
            asked += 1
            found = advice(Chair(game, seat), step, 3)
            assert 1 <= len(found) <= 3
            assert {one.action for one in found} <= set(game.ids())
            assert [one.worth for one in found] == sorted((o.worth for o in found), reverse=True)
            assert all(one.chance is not None and 0.0 <= one.chance <= 1.0 for one in found)
            best = [Advised(one.action, one.worth, one.gains, one.chance) for one in found]
            for lang in ("en", "fr"):
                words = told(game, seat, best, people, lang)
                assert words[0].worth == 0
                assert all(one.worth <= 0 and one.why and "{" not in one.why for one in words)
        game.play(dice.choice(game.ids()))
    assert asked > 3
