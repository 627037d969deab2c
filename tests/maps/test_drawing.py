"""The picture and the data for clients that draw themselves."""

from __future__ import annotations

import gzip
import json
import math
import re
import xml.etree.ElementTree as ET

import pytest

from delos.maps import board_of, generate, presets
from delos.maps.coast import Area, Coast, Point, centre
from delos.maps.drawing import drawing
from delos.maps.hexes import Cell
from delos.maps.marks import cell_at, marks_of
from delos.maps.svg import render

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


# -- shapes -------------------------------------------------------------------------------------

SMALL: dict[Cell, Area] = {
    (0, 0): (True, 0),
    (1, 0): (True, 1),
    (0, 1): (False, 0),
    (1, -1): (False, 1),
    (-1, 1): (False, 0),
}
RUN = re.compile(r"M(-?[\d.]+) (-?[\d.]+)l([^MZ]*)(Z?)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def rings(path: str) -> list[list[Point]]:
    """The points of a path, in pixels."""
    assert RUN.sub("", path) == ""
    found = []
    for x, y, steps, _ in RUN.findall(path):
        points = [(float(x), float(y))]
        numbers = [float(number) for number in NUMBER.findall(steps)]
        assert len(numbers) % 2 == 0
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            points.append((points[-1][0] + dx, points[-1][1] + dy))
        found.append(points)
    return found


def inside(point: Point, shape: list[list[Point]]) -> bool:
    """By the even-odd rule."""
    x, y = point
    crossed = 0
    for ring in shape:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                crossed += 1
    return crossed % 2 == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_area_has_a_shape_round_its_own_cells(name: str) -> None:
    map_ = presets()[name]
    board, sketch = board_of(map_), drawing(map_)
    shapes = json.loads(json.dumps(sketch))["shapes"]
    coast, rim = rings(shapes["coast"]), rings(shapes["rim"])
    areas = {token: rings(path) for token, path in shapes["areas"].items()}
    assert len(areas) == len(board.lands) + len(board.seas)
    for area in (*board.lands, *board.seas):
        kind = "land" if area.land else "sea"
        for cell in area.cells:
            x, y = centre(cell)
            middle = (x * 30, y * 30)
            assert inside(middle, rim)
            assert inside(middle, coast) == area.land
            over = [token for token, shape in areas.items() if inside(middle, shape)]
            assert [token for token in over if token.startswith(kind)] == [f"{kind}:{area.slug}"]


@pytest.mark.parametrize("name", NAMES)
def test_areas_leave_no_gap_and_share_no_ground(name: str) -> None:
    shapes = json.loads(json.dumps(drawing(presets()[name])))["shapes"]
    coast, rim = rings(shapes["coast"]), rings(shapes["rim"])
    areas = {token: rings(path) for token, path in shapes["areas"].items()}
    left, top, wide, high = json.loads(json.dumps(drawing(presets()[name])["box"]))
    missed = 0
    points = [
        (left + 19.3 * n, top + 16.7 * m) for n in range(wide // 19) for m in range(high // 16)
    ]
    for point in points:
        if not inside(point, rim):
            continue
        kind = "land" if inside(point, coast) else "sea"
        over = [
            one for one, shape in areas.items() if one.startswith(kind) and inside(point, shape)
        ]
        missed += len(over) != 1
    assert missed <= 1  # it may lie on a border


def test_neighbours_share_their_border() -> None:
    coast = Coast(SMALL, "salt")
    areas = coast.areas()
    (border,) = coast.borders(True)
    for area in ((True, 0), (True, 1)):
        assert set(border) <= set(areas[area][0])
    with_rim = {point for ring in coast.rim() for point in ring}
    assert len(with_rim & set(areas[False, 0][0])) > 30


def test_hills_stand_where_nothing_else_does() -> None:
    kinds = set()
    for seed in range(6):
        map_ = generate(5, "complete", "random", seed)
        sketch = json.loads(json.dumps(drawing(map_)))
        coast = rings(sketch["shapes"]["coast"])
        for x, y, kind in sketch["shapes"]["hills"]:
            kinds.add(kind)
            assert inside((x, y), coast)
            for site in sketch["sites"]:
                assert math.dist((x / 30, y / 30), site["at"]) > 0.7
    assert kinds == {"hill", "grove"}


def test_a_drawing_is_small_enough_to_send() -> None:
    map_ = generate(6, "complete", "A", 2)
    text = json.dumps(drawing(map_), separators=(",", ":")).encode()
    assert len(map_.placements) == 10
    assert len(gzip.compress(text, 5)) < 40_000
    assert render(map_).count(json.loads(text)["shapes"]["coast"]) == 1
