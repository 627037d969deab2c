"""The printed boards: geometry, islands and starting positions (CLA-MAP, CLA-SETUP)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from delos.classic.boards import (
    Board,
    all_cells,
    board_for,
    metropolis_site,
    neighbours,
    overlapped,
    place,
)
from delos.cyclades.bits import bits, size
from delos.kernel.errors import BadOption

CATALOGUE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "classic.md"
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
# cells, land cells, islands, seas, trade, pairs, sea pairs, sea-land pairs, inside, touching
CHECKS = {
    3: [47, 17, 8, 30, 4, 116, 45, 61, 10, 49],
    4: [69, 23, 10, 46, 6, 178, 74, 88, 16, 70],
    5: [91, 30, 13, 61, 6, 240, 102, 118, 20, 92],
}


def land_cells(board: Board) -> list[str]:
    return [cell for island in board.islands for cell in island.cells]


@pytest.mark.rule("CLA-MAP-05", "CLA-MAP-01")
@pytest.mark.parametrize("players", CHECKS)
def test_check_values(players: int) -> None:
    board = board_for(players)
    cells, land = all_cells(board.rows), land_cells(board)
    pairs = {frozenset((cell, near)) for cell in cells for near in neighbours(board.rows, cell)}
    ashore = [sum(cell in land for cell in pair) for pair in pairs]
    inside = [pair for pair in pairs if any(pair <= set(i.cells) for i in board.islands)]
    assert [
        len(cells),
        len(land),
        len(board.islands),
        len(board.seas),
        sum(board.chart.sea_icons),
        len(pairs),
        ashore.count(0),
        ashore.count(1),
        len(inside),
        sum(size(mask) for mask in board.chart.land_seas),
    ] == CHECKS[players]
    assert ashore.count(2) == len(inside), "two islands touch"
    assert set(board.chart.sea_icons) == {0, 1}


@pytest.mark.rule("CLA-MAP-05", "CLA-INCOME-06")
@PLAYERS
def test_neighbours_named_by_the_catalogue(players: int) -> None:
    rows = board_for(players).rows
    assert sorted(neighbours(rows, "A1")) == ["A2", "B1", "B2"]
    assert sorted(neighbours(rows, "F1")) == ["E1", "F2", "G1"]
    assert sorted(neighbours(rows, "F6")) == ["E5", "E6", "F5", "F7", "G5", "G6"]
    assert sorted(neighbours(rows, "G3")) == ["F3", "F4", "G2", "G4", "H2", "H3"]
    for cell in all_cells(rows):
        for near in neighbours(rows, cell):
            assert cell in neighbours(rows, near)


@pytest.mark.rule("CLA-MAP-02", "CLA-MAP-03", "CLA-MAP-04")
@PLAYERS
def test_sites_and_prosperity_follow_the_size(players: int) -> None:
    board = board_for(players)
    chart = board.chart
    for land, island in enumerate(board.islands):
        cells = len(island.cells)
        sites = bits(chart.land_sites[land])
        assert len(sites) == cells
        assert chart.land_icons[land] == {1: 2, 2: 1, 3: 0, 4: 0}[cells]
        assert bits(overlapped(chart, land)) == sites[:2]
        assert metropolis_site(chart, land) == sites[0]
        assert len(sites) - size(overlapped(chart, land)) == {1: 0, 2: 0, 3: 1, 4: 2}[cells]


@PLAYERS
def test_the_islands_are_those_of_the_catalogue(players: int) -> None:
    board = board_for(players)
    rows = re.findall(
        r"^\| ([SML]\d+) \| ([A-K0-9 ]+) \| (\d) \| (\d) \| ([A-K0-9 ]+) \|$",
        CATALOGUE.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    printed = {row[0]: row[1:] for row in rows if row[0][0] == board.islands[0].id[0]}
    assert list(printed) == [island.id for island in board.islands]
    for land, island in enumerate(board.islands):
        cells, sites, prosperity, touching = printed[island.id]
        assert cells.split() == island.cells
        assert int(sites) == len(island.cells)
        assert int(prosperity) == island.prosperity
        seas = sorted(board.chart.sea_names[sea] for sea in bits(board.chart.land_seas[land]))
        assert sorted(touching.lower().split()) == seas


@PLAYERS
def test_the_sea_is_one(players: int) -> None:
    chart = board_for(players).chart
    reached = frontier = 1
    while frontier:
        grown = 0
        for sea in bits(frontier):
            grown |= chart.sea_seas[sea]
        frontier = grown & ~reached
        reached |= frontier
    assert reached == chart.all_seas


@pytest.mark.rule("CLA-SETUP-01", "CLA-SETUP-04", "CLA-SETUP-05")
@PLAYERS
def test_starting_positions(players: int) -> None:
    board = board_for(players)
    assert len(board.positions) == players
    taken: list[int] = []
    berths: list[int] = []
    for number, start in enumerate(board.positions):
        assert board.start_income(number) == 2
        taken += start.islands
        berths += start.fleets
        own = board.chart.land_seas[start.islands[0]] | board.chart.land_seas[start.islands[1]]
        assert all(own >> sea & 1 for sea in start.fleets)
    assert len(set(taken)) == 2 * players
    assert len(set(berths)) == 2 * players
    neutral = len(board.islands) - len(taken)
    assert neutral == {2: 4, 3: 2, 4: 2, 5: 3}[players]


@pytest.mark.rule("CLA-SETUP-01")
def test_one_map_for_two_and_three_one_for_four_one_for_five() -> None:
    assert [board_for(players).name for players in (2, 3, 4, 5)] == [
        "small",
        "small",
        "medium",
        "large",
    ]
    with pytest.raises(BadOption, match="6 players"):
        board_for(6)


def test_cells_have_a_place_to_be_drawn_at() -> None:
    rows = board_for(3).rows
    assert place(rows, "F4") == [0.0, 0.0]
    assert place(rows, "A1") == [-0.5, pytest.approx(-4.33)]
    spots = [tuple(place(rows, cell)) for cell in all_cells(rows)]
    assert len(set(spots)) == len(spots)
