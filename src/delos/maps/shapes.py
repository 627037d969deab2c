"""The lines of a map as SVG paths, in pixels at a cell radius of 30: the picture and the browser
client draw the same."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from delos.maps.board import Board, board_of
from delos.maps.coast import Area, Coast, Point, centre, noise
from delos.maps.hexes import Cell
from delos.maps.layout import Map
from delos.maps.marks import AreaMarks, marks_on

SIZE: Final = 30
MARGIN: Final = 46
CLEAR_OF_SITES: Final = 0.75
CLEAR_OF_PIECES: Final = 0.7
CLEAR_OF_ICONS: Final = 0.52
HILL: Final = "hill"
GROVE: Final = "grove"


@dataclass(frozen=True)
class Shapes:
    """Path texts; fill them by the even-odd rule."""

    box: tuple[int, int, int, int]  # left, top, width, height
    coast: str
    rim: str
    land_borders: str
    sea_borders: str
    waves: str
    lands: tuple[str, ...]  # by the numbers of the board
    seas: tuple[str, ...]
    hills: tuple[tuple[float, float, str], ...]  # x, y, kind


def shapes_of(map_: Map) -> Shapes:
    """Trace everything once."""
    return shapes_on(board_of(map_))


@lru_cache(maxsize=16)
def shapes_on(board: Board, size: int = SIZE) -> Shapes:
    """The same for any board of cells; `size` is the cell radius in pixels."""
    cells: dict[Cell, Area] = {
        cell: (area.land, area.number)
        for area in (*board.lands, *board.seas)
        for cell in area.cells
    }
    coast = Coast(cells, board.code)
    areas = coast.areas()
    return Shapes(
        box=box(cells, size),
        coast=paths(coast.islands(), True, size),
        rim=paths(coast.rim(), True, size),
        land_borders=paths(coast.borders(True), False, size),
        sea_borders=paths(coast.borders(False), False, size),
        waves=waves(cells, board.code, size),
        lands=tuple(paths(areas[True, area.number], True, size) for area in board.lands),
        seas=tuple(paths(areas[False, area.number], True, size) for area in board.seas),
        hills=tuple(hills(coast, board, size)),
    )


def box(cells: Iterable[Cell], size: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of the picture."""
    xs, ys = zip(*(scaled(centre(cell), size) for cell in cells), strict=True)
    margin = MARGIN * size / SIZE
    left, top = min(xs) - margin, min(ys) - margin
    wide, high = max(xs) + margin - left, max(ys) + margin - top
    return round(left), round(top), round(wide), round(high)


def waves(cells: dict[Cell, Area], salt: str, size: int) -> str:
    """A few strokes, one on about every third cell of the sea."""
    strokes = []
    for cell, (land, _) in cells.items():
        if not land and noise(cell, f"w{salt}") > 0.35:
            x, y = scaled(centre(cell), size)
            strokes.append(f"M{x - 9:.1f} {y:.1f}q3 -4 6 0q3 4 6 0q3 -4 6 0")
    return "".join(strokes)


def hills(coast: Coast, board: Board, size: int) -> Iterator[tuple[float, float, str]]:
    """Hills and groves on corners inside one Land Area, where nothing else stands."""
    marks = marks_on(board)
    sites = [mark.at for mark in marks.sites]
    pieces = [area.pieces for area in marks.lands]
    icons = [point for area in marks.lands for point in icons_of(area)]
    for point in coast.inner_corners(True):
        if (
            far_from(point, sites, CLEAR_OF_SITES)
            and far_from(point, pieces, CLEAR_OF_PIECES)
            and far_from(point, icons, CLEAR_OF_ICONS)
        ):
            x, y = scaled(point, size)
            kind = HILL if noise(point, f"h{board.code}") > -0.2 else GROVE
            yield round(x, 1) + 0.0, round(y, 1) + 0.0, kind


def icons_of(area: AreaMarks) -> list[Point]:
    return [*area.cornucopias, *([] if area.priestess is None else [area.priestess])]


def far_from(point: Point, others: list[Point], far: float) -> bool:
    return all(math.dist(point, other) >= far for other in others)


def scaled(point: Point, size: int = SIZE) -> Point:
    return point[0] * size, point[1] * size


def paths(lines: Iterable[Iterable[Point]], closed: bool, size: int = SIZE) -> str:
    return "".join(path(line, closed, size) for line in lines)


def path(points: Iterable[Point], closed: bool, size: int = SIZE) -> str:
    """A line as steps in tenths of a pixel from its rounded start: short, and it never drifts."""
    text = ""
    x = y = 0
    for point in points:
        to_x, to_y = round(point[0] * size * 10), round(point[1] * size * 10)
        if not text:
            text = f"M{tenths(to_x)} {tenths(to_y)}l"
        elif (to_x, to_y) != (x, y):
            text += spaced(text, tenths(to_x - x))
            text += spaced(text, tenths(to_y - y))
        x, y = to_x, to_y
    return text + "Z" if closed else text


def tenths(number: int) -> str:
    """Tenths as a decimal without what is not needed: ``-.5``, ``3``, ``12.7``."""
    sign = "-" if number < 0 else ""
    whole, part = divmod(abs(number), 10)
    if part == 0:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"


def spaced(text: str, number: str) -> str:
    """A number after a text; a minus parts it from the one before."""
    return number if text[-1] == "l" or number[0] == "-" else " " + number
