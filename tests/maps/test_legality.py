"""Which layouts may be played on."""

from __future__ import annotations

import pytest

from delos.maps import MapError, check, edition_tiles, parse, presets, tile_count
from delos.maps.board import Board, BoardArea, BoardSite
from delos.maps.legality import area_findings, limit_findings


def rules(code: str, factions: int, edition: str = "complete") -> set[str]:
    return {finding.rule for finding in check(parse(code), factions, edition_tiles(edition))}


def board(
    lands: int, seas: int, sites: int, islands: int, harbour: int = 0, coast: int = 1
) -> Board:
    """A board of numbers: `islands` masks, every land on the coast of sea 0."""

    def area(index: int, land: bool) -> BoardArea:
        return BoardArea(index, land, 1, f"N{index}", f"n{index}", ((index, 0),), 0, False)

    return Board(
        "none",
        tuple(area(index, True) for index in range(lands)),
        tuple(area(index, False) for index in range(seas)),
        tuple(BoardSite(index, 0, harbour, (0, 0)) for index in range(sites)),
        (0,) * lands,
        (coast,) * lands,
        tuple(((1 << seas) - 1) & ~(1 << sea) for sea in range(seas)),
        tuple(1 << index for index in range(islands)),
    )


@pytest.mark.rule("LEG-MAP-11")
@pytest.mark.parametrize(("factions", "tiles"), [(3, 6), (4, 8), (5, 10), (6, 10)])
def test_tiles_by_factions(factions: int, tiles: int) -> None:
    assert tile_count(factions) == tiles


@pytest.mark.rule("LEG-MAP-11")
def test_a_map_for_five_is_too_large_for_four() -> None:
    code = presets()["quick-5"].code
    assert rules(code, 5) == set()
    assert rules(code, 4) == {"LEG-MAP-11"}


def test_other_numbers_of_factions_are_refused() -> None:
    for factions in (0, 1, 7):
        with pytest.raises(MapError, match="a map is"):
            check(presets()["trial"], factions)
    with pytest.raises(MapError, match="a duel has 4"):
        check(presets()["quick-4"], 2)


@pytest.mark.rule("LEG-MAP-12")
def test_the_base_box_has_no_tile_eleven() -> None:
    code = presets()["quick-3"].code.replace("-2f", "-11f")
    assert "LEG-MAP-12" not in rules(code, 3, "complete")
    assert "LEG-MAP-12" in rules(code, 3, "base")


@pytest.mark.rule("LEG-MAP-16")
def test_a_tile_apart_from_the_others_is_refused() -> None:
    findings = check(parse("A-1a00-2a01-3a10-4a11-5a20-6a60"), 3)
    assert "tile 6 does not touch the others" in [finding.text for finding in findings]


@pytest.mark.rule("LEG-MAP-16")
def test_a_sea_that_ships_cannot_reach_is_refused() -> None:
    apart = board(12, 12, 16, 4)._replace(sea_seas=(0,) * 12)
    assert {finding.rule for finding in area_findings(apart, 4)} == {"LEG-MAP-16"}


@pytest.mark.rule("LEG-MAP-17")
def test_the_least_that_four_factions_need() -> None:
    assert not list(area_findings(board(12, 12, 16, 4), 4))
    for lacking in (board(11, 12, 16, 4), board(12, 11, 16, 4), board(12, 12, 15, 4)):
        assert [finding.rule for finding in area_findings(lacking, 4)] == ["LEG-MAP-17"]
    few = list(area_findings(board(12, 12, 16, 3), 4))
    assert [str(one) for one in few] == ["3 Islands; 4 factions need at least 4 (LEG-MAP-17)"]


@pytest.mark.rule("LEG-MAP-17")
def test_three_factions_need_four_islands_and_six_need_six() -> None:
    assert list(area_findings(board(9, 9, 12, 3), 3))
    assert not list(area_findings(board(9, 9, 12, 4), 3))
    assert list(area_findings(board(18, 18, 24, 5), 6))
    assert not list(area_findings(board(18, 18, 24, 6), 6))


@pytest.mark.rule("LEG-MAP-20")
def test_a_site_has_a_harbour_exactly_where_there_is_a_coast() -> None:
    no_harbour = list(area_findings(board(12, 12, 16, 4, harbour=-1), 4))
    assert {finding.rule for finding in no_harbour} == {"LEG-MAP-20"}
    far = list(area_findings(board(12, 12, 16, 4, harbour=1), 4))
    assert {finding.rule for finding in far} == {"LEG-MAP-20"}
    assert not list(area_findings(board(12, 12, 16, 4, harbour=-1, coast=0), 4))


def test_the_engine_holds_so_many() -> None:
    assert not list(limit_findings(board(32, 32, 60, 4)))
    assert len(list(limit_findings(board(33, 33, 61, 4)))) == 3


@pytest.mark.rule("LEG-MAP-17")
@pytest.mark.parametrize("factions", [2, 3, 4])
def test_the_trial_map_is_legal_for_two_to_four(factions: int) -> None:
    assert check(presets()["trial"], factions) == []


def test_five_factions_are_too_many_for_the_trial_map() -> None:
    assert {finding.rule for finding in check(presets()["trial"], 5)} == {"LEG-MAP-17"}
