"""A position as a picture: ``delos.svg`` and what notebooks show."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

import delos
from delos.kernel import inside


@pytest.mark.parametrize(
    ("title", "options"),
    [("legendary", {"players": 5}), ("classic", {"modules": "hades"}), ("mytikas", {"players": 2})],
)
def test_a_position_is_drawn(title: str, options: dict[str, Any]) -> None:
    game = delos.new(title, seed=4, **options)
    game.playout(3, 120)
    picture = delos.svg(game)
    assert ET.fromstring(picture).tag.endswith("svg")
    assert game._repr_svg_() == picture
    for seat in game.seats:
        assert seat in picture
    before = picture
    game.playout(1, 60)
    assert delos.svg(game) != before


@pytest.mark.parametrize("title", delos.titles())
def test_nothing_hidden_is_drawn(title: str) -> None:
    """Imagined games differ in all that a spectator may not know, and look alike."""
    game = delos.new(title, seed=6)
    game.playout(2, 90)
    for seed in range(4):
        imagined = game.imagine(0, seed)
        imagined.title.keep_books(inside.state(imagined), inside.state(game))
        assert delos.svg(imagined) == delos.svg(game)


def test_only_games_are_drawn() -> None:
    with pytest.raises(delos.DelosError, match="draws a game"):
        delos.svg("legendary")  # type: ignore[arg-type]  # that is the mistake
