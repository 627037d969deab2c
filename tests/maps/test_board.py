"""Areas, adjacency, islands and the engine's chart, shown on the trial map of docs/maps.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from delos.maps import Board, Placement, board_of, chart_of, generate, map_of, presets
from delos.maps.board import LANDLOCKED, components
from delos.maps.hexes import TURNS, neighbours

DOCS = Path(__file__).resolve().parents[2] / "docs" / "maps.md"


@pytest.fixture
def trial() -> Board:
    return board_of(presets()["trial"])


def land(board: Board, slug: str) -> int:
    return next(area.number for area in board.lands if area.slug == slug)


def lands(board: Board, mask: int) -> set[str]:
    return {area.slug for area in board.lands if mask >> area.number & 1}


def seas(board: Board, mask: int) -> set[str]:
    return {area.slug for area in board.seas if mask >> area.number & 1}


@pytest.mark.rule("LEG-MAP-01")
def test_a_map_is_made_of_land_areas_and_sea_areas(trial: Board) -> None:
    assert (len(trial.lands), len(trial.seas), len(trial.sites)) == (13, 13, 20)
    cells = [cell for area in (*trial.lands, *trial.seas) for cell in area.cells]
    assert len(cells) == len(set(cells)) == 5 * 19


@pytest.mark.rule("LEG-MAP-02")
def test_areas_are_adjacent_exactly_where_their_cells_are(trial: Board) -> None:
    assert lands(trial, trial.land_lands[land(trial, "tinos")]) == {"andros", "delos"}
    assert seas(trial, trial.land_seas[land(trial, "kea")]) == {"gulf", "strait", "bay"}
    for one in trial.lands:
        for other in trial.lands:
            near = any(cell in other.cells for own in one.cells for cell in neighbours(own))
            adjacent = bool(trial.land_lands[one.number] >> other.number & 1)
            assert adjacent == (near and one is not other)


@pytest.mark.rule("LEG-MAP-03")
def test_islands_are_the_connected_groups_of_land(trial: Board) -> None:
    assert [lands(trial, island) for island in trial.islands] == [
        {"sifnos", "melos", "syros"},
        {"ios"},
        {"thera", "anafi"},
        {"kea"},
        {"naxos", "paros", "halki"},
        {"andros", "tinos", "delos"},
    ]


@pytest.mark.rule("LEG-MAP-15")
def test_areas_become_adjacent_across_a_seam_and_never_merge(trial: Board) -> None:
    syros, sifnos = land(trial, "syros"), land(trial, "sifnos")
    assert trial.lands[syros].tile != trial.lands[sifnos].tile
    assert trial.land_lands[syros] >> sifnos & 1
    assert trial.island_of(syros) == trial.island_of(sifnos)


@pytest.mark.rule("LEG-MAP-05", "LEG-MAP-14", "LEG-MAP-20")
def test_a_site_lies_in_one_land_area_and_faces_one_sea_or_none(trial: Board) -> None:
    for site in trial.sites:
        assert site.cell in trial.lands[site.land].cells
        if site.harbour == LANDLOCKED:
            assert trial.lands[site.land].slug == "halki"
            assert trial.land_seas[site.land] == 0
        else:
            assert trial.land_seas[site.land] >> site.harbour & 1
    assert len({site.cell for site in trial.sites}) == len(trial.sites)


def test_the_chart_is_the_board_in_numbers(trial: Board) -> None:
    chart = chart_of(presets()["trial"])
    assert chart.code == trial.code
    assert chart.land_names[:2] == ["sifnos", "melos"]
    assert chart.sea_names[:2] == ["cove", "sound"]
    assert list(chart.land_lands) == list(trial.land_lands)
    assert list(chart.land_seas) == list(trial.land_seas)
    assert list(chart.sea_seas) == list(trial.sea_seas)
    assert list(chart.site_land[1:4]) == [1, 1, 1]
    assert chart.site_harbour[15] == -1
    assert chart.land_icons[0] == chart.sea_icons[0] == 1
    assert lands(trial, chart.priestesses) == {"thera", "syros", "delos"}
    assert sorted(chart.islands) == sorted(trial.islands)


def test_adjacency_goes_both_ways() -> None:
    board = board_of(generate(6, "complete", "B", 3))
    for masks in (board.land_lands, board.sea_seas):
        for one, mask in enumerate(masks):
            assert not mask >> one & 1
            assert all(masks[two] >> one & 1 for two in range(len(masks)) if mask >> two & 1)


def pairs(board: Board) -> set[tuple[str, str]]:
    """Every adjacency, by name."""
    found = set()
    for area in board.lands:
        found |= {(area.slug, other) for other in lands(board, board.land_lands[area.number])}
        found |= {(area.slug, other) for other in seas(board, board.land_seas[area.number])}
    for area in board.seas:
        found |= {(area.slug, other) for other in seas(board, board.sea_seas[area.number])}
    return found


@pytest.mark.parametrize("turn", range(TURNS))
def test_turning_a_single_tile_changes_no_adjacency(turn: int) -> None:
    for tile in range(1, 13):
        for side in "AB":
            still = board_of(map_of(side, [Placement((0, 0), tile, 0)]))
            moved = board_of(map_of(side, [Placement((0, 0), tile, turn)]))
            assert pairs(moved) == pairs(still)


@pytest.mark.parametrize("seed", range(10))
def test_turning_the_whole_map_changes_no_adjacency(seed: int) -> None:
    map_ = generate(4, "complete", "random", seed)
    placements = map_.placements
    for _ in range(TURNS):
        placements = tuple(
            Placement((-one.place[1], one.place[0] + one.place[1]), one.tile, one.turn + 1)
            for one in placements
        )
        assert pairs(board_of(map_of(map_.face, placements))) == pairs(board_of(map_))
    assert map_of(map_.face, placements) == map_


def test_components() -> None:
    assert list(components((0b010, 0b001, 0))) == [0b011, 0b100]
    assert list(components(())) == []


def test_the_document_lists_the_trial_map_as_it_is(trial: Board) -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert trial.code in text
    for area in trial.lands:
        row = next(line for line in text.splitlines() if line.startswith(f"| `{area.slug}` |"))
        near, coast, harbours = (column.strip() for column in row.split("|")[2:5])
        assert set(near.split(", ")) - {"–"} == lands(trial, trial.land_lands[area.number])
        assert set(coast.split(", ")) - {"–"} == seas(trial, trial.land_seas[area.number])
        assert len(harbours.split(", ")) == len(trial.sites_of(area.number))
    for area in trial.seas:
        row = next(line for line in text.splitlines() if line.startswith(f"| `{area.slug}` |"))
        near = row.split("|")[2].strip()
        assert set(near.split(", ")) == seas(trial, trial.sea_seas[area.number])
