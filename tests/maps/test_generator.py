"""Random and balanced maps are legal, varied, and the same everywhere."""

from __future__ import annotations

import pytest

from delos.maps import MapError, board_of, check, edition_tiles, generate, tile_count
from delos.maps.fairness import fairness
from delos.maps.generator import Dice


@pytest.mark.rule("LEG-MAP-11", "LEG-MAP-12", "LEG-MAP-13", "LEG-MAP-16", "LEG-SETUP-09")
@pytest.mark.parametrize("factions", [3, 4, 5, 6])
def test_two_hundred_maps_are_legal(factions: int) -> None:
    codes = set()
    for seed in range(200):
        edition = ("base", "complete")[seed % 2]
        map_ = generate(factions, edition, "random", seed)
        assert check(map_, factions, edition_tiles(edition)) == [], map_.code
        assert len(map_.placements) == tile_count(factions)
        board = board_of(map_)
        assert len(board.lands) <= 30
        assert len(board.seas) <= 30
        assert len(board.sites) <= 60
        codes.add(map_.code)
    assert len(codes) == 200


def test_the_same_seed_gives_the_same_map_on_every_machine() -> None:
    assert generate(3, "base", "A", 7).code == "A-1b01-9a02-7f11-5a12-3b20-8e21"
    assert (
        generate(5, "complete", "B", -1, balanced=True).code
        == "B-4b00-11b01-2c02-5e10-1f11-6e20-9c21-3a22-8b30-12e31"
    )


def test_the_dice_never_change() -> None:
    dice = Dice(2009)
    assert [dice.below(6) for _ in range(12)] == [4, 4, 3, 4, 0, 4, 1, 2, 0, 4, 5, 5]


@pytest.mark.rule("LEG-MAP-13")
def test_a_random_face_is_either() -> None:
    assert {generate(3, "base", "random", seed).face for seed in range(10)} == {"A", "B"}
    assert {generate(3, "base", "B", seed).face for seed in range(5)} == {"B"}


@pytest.mark.parametrize("factions", [3, 4, 5, 6])
def test_balanced_maps_are_legal_and_more_even(factions: int) -> None:
    plain, even = 0, 0
    for seed in range(3):
        plain += fairness(generate(factions, "base", "A", seed), factions).spread
        map_ = generate(factions, "base", "A", seed, balanced=True)
        assert check(map_, factions, edition_tiles("base")) == []
        even += fairness(map_, factions).spread
    assert even < plain


def test_wishes_that_cannot_be_met() -> None:
    with pytest.raises(MapError, match="a duel has 4"):
        generate(2)
    with pytest.raises(MapError, match="no edition 'huge'; use base or complete"):
        generate(4, "huge")
    with pytest.raises(MapError, match="no face 'T'; use A, B or random"):
        generate(4, "base", "T")
