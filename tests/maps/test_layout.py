"""Maps and their codes."""

from __future__ import annotations

import pytest

from delos.maps import MapError, Placement, generate, map_of, parse


def test_a_code_says_face_tiles_turns_and_places() -> None:
    map_ = parse("B-3a00-12f10")
    assert map_.face == "B"
    assert map_.placements == (Placement((0, 0), 3, 0), Placement((1, 0), 12, 5))
    assert str(map_) == "B-3a00-12f10"


@pytest.mark.parametrize("factions", [3, 4, 5, 6])
def test_codes_come_back(factions: int) -> None:
    for seed in range(30):
        map_ = generate(factions, "complete", "random", seed)
        assert parse(map_.code) == map_


def test_order_place_and_case_do_not_matter() -> None:
    assert parse("A-7c21-3a11").code == "A-3a00-7c10"
    assert parse(" a-3A00-7C10 ").code == "A-3a00-7c10"


def test_codes_stand_in_addresses_as_they_are() -> None:
    code = generate(6, "complete", "A", 1).code
    assert all(letter.isascii() and (letter.isalnum() or letter == "-") for letter in code)


@pytest.mark.rule("LEG-MAP-13")
def test_all_tiles_of_a_map_show_the_face_of_its_code() -> None:
    assert parse("B-3a00-7c10").face == "B"
    with pytest.raises(MapError):
        parse("AB-3a00-7c10")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("", "is not a map code; it should look like"),
        ("A", "is not a map code"),
        ("3a00", "is not a map code"),
        ("A-", "'' in the map code is not a tile"),
        ("A-3a00-", "'' in the map code is not a tile"),
        ("A-3g00", "'3g00' in the map code is not a tile; write number, turn a-f and two digits"),
        ("A-3a0", "'3a0' in the map code is not a tile"),
        ("A-0a00", "'0a00' in the map code is not a tile"),
        ("A-13a00", "no tile 13 with face A; there are 1 to 12"),
        ("C-3a00", "no face 'C'"),
        ("T-6a00", "no tile 6 with face T; there are 1 to 5"),
        ("A-3a00-3a01", "tile 3 is used twice"),
        ("A-3a00-4a00", "two tiles at place 00"),
        ("A-" + "-".join(f"{n}a{n % 10}{n // 10}" for n in range(1, 12)), "at most 10"),
        ("A-" + "x" * 500, "…"),
    ],
)
def test_a_bad_code_is_told_what_to_change(code: str, expected: str) -> None:
    with pytest.raises(MapError) as caught:
        parse(code)
    assert expected in str(caught.value)
    assert len(str(caught.value)) < 200


def test_a_map_needs_tiles_that_are_near() -> None:
    with pytest.raises(MapError, match="at least one tile"):
        map_of("A", [])
    with pytest.raises(MapError, match="too far"):
        map_of("A", [Placement((0, 0), 1, 0), Placement((36, 0), 2, 0)])
