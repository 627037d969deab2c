"""Fitting the numbers of searching bots to games."""

from math import log

import pytest

from tools.tune import Seen, puzzlement, surprise, watch


def test_chances_that_favour_the_winner_surprise_less() -> None:
    seen = Seen(
        rests=[([30.0, 0.0, 0.0], [0.0, 0.0, 0.0], (0,)), ([5.0, 9.0, 1.0], [0.0] * 3, (1,))]
    )
    assert surprise(seen, 0.0, 0.0) == pytest.approx(log(3))
    assert surprise(seen, 0.05, 0.0) < log(3)
    assert surprise(seen, -0.05, 0.0) > log(3)


def test_doubt_explains_offerings_that_greedy_would_not_make() -> None:
    seen = Seen(offers=[([10.0, 8.0], 0)] * 3 + [([10.0, 8.0], 1)])
    assert puzzlement(seen, 8.0) < puzzlement(seen, 0.5)


def test_a_game_is_watched_at_rest_and_where_offerings_are_made() -> None:
    seen = Seen()
    watch("classic", 2, "random", 4, seen)
    assert len(seen.rests) > 2
    assert all(len(worths) == len(logits) == 2 for worths, logits, _ in seen.rests)
    assert all(0 <= made < len(hunches) for hunches, made in seen.offers)
    assert seen.offers
