"""Tables that play game after game: copies and pickles of the environments around them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from delos.learn.pettingzoo import env, raw_env


def unpickled(table: raw_env) -> raw_env:
    twin: raw_env = pickle.loads(pickle.dumps(table))
    return twin


def play(table: raw_env, steps: int, seed: int) -> None:
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        table.step(int(dice.choice(table.game.ids())))


@pytest.mark.parametrize("twin_of", [copy.deepcopy, unpickled], ids=lambda way: way.__name__)
@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 4, "maps": "fresh"}),
        ("classic", {"players": 3, "modules": ["underworld", "heroes"]}),
        ("mytikas", {"players": 2, "two_cards": True}),
    ],
)
def test_a_copied_environment_goes_on_alike(
    title: str, options: dict[str, Any], twin_of: Callable[[raw_env], raw_env]
) -> None:
    table = env(title, **options)
    early = twin_of(table)  # before its first game
    table.reset(seed=3)
    early.reset(seed=3)
    assert early.game.dump() == table.game.dump()
    play(table, 40, 1)
    twin = twin_of(table)
    before = table.game.actions()
    play(twin, 20, 2)
    assert table.game.actions() == before
    play(table, 20, 2)
    assert twin.game.actions() == table.game.actions()
    assert twin.agent_selection == table.agent_selection
    for agent in table.agents:
        one, other = table.observe(agent), twin.observe(agent)
        assert (one["observation"] == other["observation"]).all()
        assert (one["action_mask"] == other["action_mask"]).all()
    table.reset()
    twin.reset()
    assert twin.game.dump() == table.game.dump()  # the next game of the same row
