"""Where things stand on the drawing of a map: sites, icons, pieces and names.

Places are points in units of the cell radius, x to the right and y downwards; the cell (q, r)
has its centre at (√3 (q + r/2), 1.5 r).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from delos.maps.board import LANDLOCKED, Board, BoardArea, BoardSite, board_of
from delos.maps.coast import ROOT3, Point, centre
from delos.maps.hexes import Cell, neighbours, shore
from delos.maps.layout import Map

SITE_LEAN: Final = 0.16
ASIDE: Final = 0.36
SITE_SIZE: Final = 0.5
ICON_SIZE: Final = 0.4
PIECE_SIZE: Final = 0.45
CLEAR: Final = 1.25
NEAR: Final = 9.0
LETTER: Final = 0.205
LINE: Final = 0.42


@dataclass(frozen=True)
class SiteMark:
    """A construction site: where it stands and which way its jetty points (None: landlocked)."""

    at: Point
    jetty: Point | None


@dataclass(frozen=True)
class Label:
    """A name in one or two lines about its middle."""

    at: Point
    lines: tuple[str, ...]

    @property
    def half(self) -> Point:
        """Half its width and half its height."""
        return max(len(line) for line in self.lines) * LETTER / 2, len(self.lines) * LINE / 2


@dataclass(frozen=True)
class AreaMarks:
    """The marks of one area."""

    cornucopias: tuple[Point, ...]
    priestess: Point | None
    pieces: Point
    label: Label


@dataclass(frozen=True)
class Marks:
    """All marks of a map, by the numbers of its board."""

    lands: tuple[AreaMarks, ...]
    seas: tuple[AreaMarks, ...]
    sites: tuple[SiteMark, ...]


def marks_of(map_: Map) -> Marks:
    """Find a place for everything."""
    return marks_on(board_of(map_))


@lru_cache(maxsize=16)
def marks_on(board: Board) -> Marks:
    """The same for any board of cells, be it of tiles or printed."""
    return MarkTable(board).marks()


@dataclass(frozen=True)
class AreaSpots:
    """What an area has before its name is placed."""

    area: BoardArea
    cornucopias: tuple[Point, ...]
    priestess: Point | None
    pieces: Point


class MarkTable:
    """Work table of `marks_of`: what is taken, what is land."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.land = {cell for area in board.lands for cell in area.cells}
        self.chart = self.land | {cell for area in board.seas for cell in area.cells}
        self.taken: list[tuple[Point, Point]] = []
        """Middles and half sizes of what names must not cover."""

    def marks(self) -> Marks:
        """Sites first, then icons, pieces, and last the names that go round them."""
        sites = tuple(self.site(site) for site in self.board.sites)
        lands = [self.spots(land, self.site_points(land, sites)) for land in self.board.lands]
        seas = [self.spots(sea, []) for sea in self.board.seas]
        named_lands = tuple(self.named(spots) for spots in lands)
        return Marks(named_lands, tuple(self.named(spots) for spots in seas), sites)

    def site(self, site: BoardSite) -> SiteMark:
        """At its cell, leaning towards the harbour (LEG-MAP-14)."""
        x, y = centre(site.cell)
        if site.harbour == LANDLOCKED:
            aside = ASIDE if len(self.board.lands[site.land].cells) == 1 else 0.0
            self.take((x - aside, y), SITE_SIZE)
            return SiteMark((x - aside, y), None)
        towards = direction(site.cell, self.board.seas[site.harbour])
        at = (x + SITE_LEAN * towards[0], y + SITE_LEAN * towards[1])
        self.take(at, SITE_SIZE)
        return SiteMark(at, towards)

    def site_points(self, land: BoardArea, sites: tuple[SiteMark, ...]) -> list[Point]:
        return [sites[site.number].at for site in self.board.sites_of(land.number)]

    def spots(self, area: BoardArea, used: list[Point]) -> AreaSpots:
        """Icons and pieces, each as far from the rest as the area allows."""
        points = list(places(area))
        pieces = roomiest(points, used)
        used = [*used, pieces]
        cornucopias = []
        for _ in range(area.cornucopia):
            cornucopias.append(roomiest(points, used))
            used = [*used, cornucopias[-1]]
        priestess = roomiest(points, used) if area.priestess else None
        self.take(pieces, PIECE_SIZE)
        for point in [*cornucopias, *([priestess] if priestess else [])]:
            self.take(point, ICON_SIZE)
        return AreaSpots(area, tuple(cornucopias), priestess, pieces)

    def named(self, spots: AreaSpots) -> AreaMarks:
        """The name at the spot that covers least; lands are named in the shallows beside them."""
        area = spots.area
        trials = beside(area) if area.land else within(area)
        middle = middle_of(area)
        near = [box for box in self.taken if math.dist(box[0], middle) < NEAR]
        label = min(trials, key=lambda label: self.cost(label, area, near))
        self.taken.append((label.at, label.half))
        return AreaMarks(spots.cornucopias, spots.priestess, spots.pieces, label)

    def take(self, at: Point, half: float) -> None:
        self.taken.append((at, (half, half)))

    def cost(self, label: Label, area: BoardArea, near: list[tuple[Point, Point]]) -> float:
        """How much a name would cover, and how much of it lies where it does not belong."""
        total = sum(4 * overlap(label.at, label.half, *box) for box in near)
        for point in samples(label):
            cell = cell_at(point)
            if cell not in self.chart:
                total += 0.2
            elif area.land:
                total += 0.12 if cell in self.land else 0
            elif cell not in area.cells:
                total += 0.3 if cell in self.land else 0.16
        middle = middle_of(area)
        return total + 0.05 * math.dist(label.at, middle)


def direction(cell: Cell, sea: BoardArea) -> Point:
    """The unit vector from a cell to the middle of the near cells of a sea."""
    close = shore(cell, sea.cells)
    if close == 1:
        targets = [centre(near) for near in neighbours(cell) if near in sea.cells]
        targets = targets[:2] if len(targets) == 3 else targets[:1]
    else:
        targets = [centre(min(sea.cells, key=lambda other: math.dist(centre(cell), centre(other))))]
    x, y = centre(cell)
    dx = sum(point[0] for point in targets) / len(targets) - x
    dy = sum(point[1] for point in targets) / len(targets) - y
    far = math.hypot(dx, dy) or 1
    return dx / far, dy / far


def places(area: BoardArea) -> Iterator[Point]:
    """Points well inside an area: cells, the edges between its cells, in small areas more."""
    cells = set(area.cells)
    for cell in area.cells:
        x, y = centre(cell)
        yield x, y
        for near in neighbours(cell):
            nx, ny = centre(near)
            if near in cells and cell < near:
                yield (x + nx) / 2, (y + ny) / 2
            if len(cells) <= 2 and area.land:
                yield x + (nx - x) * 0.24, y + (ny - y) * 0.24


def roomiest(points: list[Point], used: list[Point]) -> Point:
    """The point nearest the middle that keeps clear of all used ones, or the clearest there is."""
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)

    def merit(point: Point) -> float:
        clear = min((math.dist(point, one) for one in used), default=CLEAR)
        return round(min(clear, CLEAR) - 0.1 * math.dist(point, (x, y)), 6)

    return max(points, key=merit)


def middle_of(area: BoardArea) -> Point:
    """The middle of an area's cells."""
    points = [centre(cell) for cell in area.cells]
    count = len(points)
    return sum(point[0] for point in points) / count, sum(point[1] for point in points) / count


def within(area: BoardArea) -> Iterator[Label]:
    """A sea's name over its own water, in one line or two."""
    words = area.name.rsplit(" ", 1)
    for x, y in places(area):
        for shift in (0.0, 0.5, -0.5):
            yield Label((x, y + shift), (area.name,))
            if len(words) == 2:
                yield Label((x, y + shift), (words[0], words[1]))


def beside(area: BoardArea) -> Iterator[Label]:
    """A land's name at eight spots round each of its cells."""
    width = Label((0, 0), (area.name,)).half[0]
    for cell in area.cells:
        x, y = centre(cell)
        for side in (-1, 1):
            yield Label((x, y + side * 1.15), (area.name,))
            yield Label((x + side * (1.0 + width), y), (area.name,))
            yield Label((x + side * (0.7 + width / 2), y + 1.05), (area.name,))
            yield Label((x + side * (0.7 + width / 2), y - 1.05), (area.name,))


def overlap(at: Point, half: Point, other: Point, other_half: Point) -> float:
    """The area that two boxes share."""
    wide = half[0] + other_half[0] - abs(at[0] - other[0])
    high = half[1] + other_half[1] - abs(at[1] - other[1])
    return max(wide, 0) * max(high, 0)


def samples(label: Label) -> Iterator[Point]:
    """A few points under a name."""
    wide, high = label.half
    for across in (-1, -0.5, 0, 0.5, 1):
        for down in (-1, 1):
            yield label.at[0] + across * wide, label.at[1] + down * high


def cell_at(point: Point) -> Cell:
    """The cell that a point lies in."""
    r = point[1] / 1.5
    q = point[0] / ROOT3 - r / 2
    rounded = [round(q), round(r), round(-q - r)]
    errors = [abs(rounded[0] - q), abs(rounded[1] - r), abs(rounded[2] + q + r)]
    if errors[0] > errors[1] and errors[0] > errors[2]:
        rounded[0] = -rounded[1] - rounded[2]
    elif errors[1] > errors[2]:
        rounded[1] = -rounded[0] - rounded[2]
    return rounded[0], rounded[1]
