"""The picture and the data for clients that draw themselves."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

from delos.maps import board_of, drawing, generate, presets, render
from delos.maps.coast import Coast, centre
from delos.maps.hexes import Cell
from delos.maps.marks import cell_at, marks_of

NAMES = ["trial", "quick-3", "quick-6-b"]


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_is_well_formed_and_names_every_area(name: str) -> None:
    map_ = presets()[name]
    picture = render(map_)
    root = ET.fromstring(picture)
    words = {text for text in root.itertext() if text.strip()}
    for area in board_of(map_).lands:
        assert area.name in words
    assert picture == render(map_)
    assert "nan" not in picture
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", NAMES)
def test_the_data_are_complete_and_plain(name: str) -> None:
    map_ = presets()[name]
    board = board_of(map_)
    sketch = json.loads(json.dumps(drawing(map_)))
    assert sketch["code"] == map_.code
    assert len(sketch["cells"]) == 19 * len(map_.placements)
    assert [area["slug"] for area in sketch["lands"]] == [area.slug for area in board.lands]
    assert [area["slug"] for area in sketch["seas"]] == [area.slug for area in board.seas]
    assert len(sketch["sites"]) == len(board.sites)
    for area in sketch["lands"] + sketch["seas"]:
        assert len(area["cornucopias"]) == area["cornucopia"]
    for cell in sketch["cells"]:
        row = sketch["lands" if cell["kind"] == "land" else "seas"]
        assert [cell["q"], cell["r"]] in row[cell["area"]]["cells"]


def test_everything_stands_in_its_own_area() -> None:
    for seed in range(5):
        map_ = generate(5, "complete", "random", seed)
        board, marks = board_of(map_), marks_of(map_)
        for site, mark in zip(board.sites, marks.sites, strict=True):
            assert cell_at(mark.at) in board.lands[site.land].cells
            assert (mark.jetty is None) == (site.harbour < 0)
        rows = [*zip(board.lands, marks.lands, strict=True)]
        rows += [*zip(board.seas, marks.seas, strict=True)]
        for area, spots in rows:
            for point in (*spots.cornucopias, spots.pieces):
                assert cell_at(point) in area.cells


def test_the_cell_at_its_centre_is_the_cell() -> None:
    for q in range(-5, 6):
        for r in range(-5, 6):
            assert cell_at(centre((q, r))) == (q, r)


def test_coasts_are_closed_and_borders_lie_between_two_areas() -> None:
    cells: dict[Cell, tuple[bool, int]] = {(0, 0): (True, 0), (1, 0): (True, 1), (3, 0): (True, 2)}
    coast = Coast(cells, "salt")
    assert len(coast.islands()) == 2
    assert len(coast.borders(True)) == 1
    assert coast.borders(False) == []


def test_an_area_inside_another_has_a_closed_border() -> None:
    cells: dict[Cell, tuple[bool, int]] = {
        (q, r): (True, int((q, r) == (0, 0)))
        for q in range(-1, 2)
        for r in range(-1, 2)
        if abs(q + r) <= 1
    }
    (line,) = Coast(cells, "salt").borders(True)
    assert line[0] == line[-1]
