"""What somebody may type for a map."""

from __future__ import annotations

import pytest

from delos.maps import MapError, check, edition_tiles, generate, presets, resolve
from delos.maps.fairness import fairness


def test_random_and_balanced_depend_on_the_seed() -> None:
    assert resolve("random", 4, "base", "A", 5) == generate(4, "base", "A", 5)
    assert resolve("balanced", 3, "base", "B", 5) == generate(3, "base", "B", 5, balanced=True)


def test_names_and_codes() -> None:
    trial = resolve("trial", 3, "base", "A", 0)
    assert resolve(trial.code, 3, "base", "A", 0) == trial
    assert resolve("quick-4", 4, "base", "A", 0) == presets()["quick-4"]


@pytest.mark.rule("LEG-SETUP-09")
@pytest.mark.parametrize("factions", [3, 4, 5, 6])
@pytest.mark.parametrize("face", ["A", "B"])
def test_every_quick_setup_is_legal_in_both_editions_and_even(factions: int, face: str) -> None:
    map_ = resolve("quick", factions, "base", face, 0)
    assert map_.face == face
    assert check(map_, factions, edition_tiles("complete")) == []
    assert fairness(map_, factions).spread <= 2


@pytest.mark.parametrize(
    ("name", "factions", "edition", "expected"),
    [
        ("atlantis", 4, "base", "no map 'atlantis'; use random, balanced, quick, quick-3"),
        ("quick-9", 4, "base", "no map 'quick-9'; use"),
        ("quick-3", 4, "base", r"cannot be played by 4 factions: 6 tiles; .*LEG-MAP-11"),
        ("quick", 2, "base", "no map 'quick-2'"),
        ("random", 9, "base", "9 factions"),
        ("trial", 4, "tiny", "no edition 'tiny'"),
        ("A-3x00", 4, "base", "'3x00' in the map code is not a tile"),
    ],
)
def test_a_wish_that_cannot_be_met(name: str, factions: int, edition: str, expected: str) -> None:
    with pytest.raises(MapError, match=expected):
        resolve(name, factions, edition, "A", 0)
