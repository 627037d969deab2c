"""Masks answer as any array does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

import delos
from delos.kernel import inside
from delos.learn.masks import ActionMask
from delos.learn.observation import Observer


def test_masks_of_games_are_such() -> None:
    game = delos.new("legendary", players=3, seed=4)
    observer = Observer(game.title)
    for mask in (observer.mask(game), observer.look(game, inside.actor(game))[1]):
        assert type(mask) is ActionMask
        assert mask.dtype == np.int8
        assert mask.nonzero()[0].tolist() == game.ids()
        assert np.flatnonzero(mask).tolist() == game.ids()
        assert np.where(mask == 1)[0].tolist() == game.ids()
        assert spaces.Discrete(game.title.actions, seed=1).sample(mask) in game.ids()


CHANGES: list[Callable[[Any], Any]] = [
    lambda a: a,
    lambda a: a.reshape(3, 4, 5),
    lambda a: a[::7],
    lambda a: a * 1.5,
    lambda a: a == 0,
    lambda a: a[:0],
    lambda a: a - 1,
]


@pytest.mark.parametrize("seed", range(20))
def test_nonzero_is_that_of_any_array(seed: int) -> None:
    dice = np.random.default_rng(seed)
    plain: Any = dice.integers(0, 2, 60).astype(np.int8)
    for change in CHANGES:
        ours, theirs = change(plain.view(ActionMask)), change(plain)
        found = ours.nonzero()
        assert len(found) == theirs.ndim
        for one, other in zip(found, theirs.nonzero(), strict=True):
            assert type(one) is np.ndarray
            assert one.dtype == other.dtype
            assert one.tolist() == other.tolist()


def test_masks_are_pickled_and_copied() -> None:
    mask = np.array([0, 1, 1], dtype=np.int8).view(ActionMask)
    for twin in (pickle.loads(pickle.dumps(mask)), copy.deepcopy(mask), mask.copy()):
        assert type(twin) is ActionMask
        assert twin.tolist() == [0, 1, 1]
        assert twin.nonzero()[0].tolist() == [1, 2]
    assert type(np.asarray(mask)) is np.ndarray
