"""Hex cells become islands: smoothed coasts, borders that fit, closed rims.

Every cell corner has one displaced place, so neighbours always agree; three cells meet in every
corner, so a line never crosses itself. The same cells and salt give the same drawing everywhere.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from delos.maps.hexes import STEPS, Cell

Point: TypeAlias = tuple[float, float]
Area: TypeAlias = tuple[bool, int]
"""Whether it is land, and its number."""

ROOT3: Final = math.sqrt(3)
CORNERS: Final[tuple[Point, ...]] = (
    (0, -1),
    (ROOT3 / 2, -0.5),
    (ROOT3 / 2, 0.5),
    (0, 1),
    (-ROOT3 / 2, 0.5),
    (-ROOT3 / 2, -0.5),
)
ROUGH: Final = 0.13
RIPPLE: Final = 0.11
OVERSHOOT: Final = 0.45


@dataclass(frozen=True)
class Edge:
    """One side of a cell, from corner to corner, with the cell beyond."""

    start: Point
    end: Point
    cell: Cell
    beyond: Cell


def centre(cell: Cell) -> Point:
    """Where a cell lies, in units of its radius."""
    q, r = cell
    return ROOT3 * (q + r / 2), 1.5 * r


def noise(key: object, salt: str) -> float:
    """A number from -1 to 1 that depends on place and salt only."""
    digest = hashlib.blake2b(f"{key}{salt}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 2**31 - 1


def corner_cut(points: list[Point], closed: bool, passes: int = 3) -> list[Point]:
    """Chaikin's rounding; open lines keep their ends."""
    for _ in range(passes):
        out: list[Point] = [] if closed else [points[0]]
        ends = points[1:] + (points[:1] if closed else [])
        for (ax, ay), (bx, by) in zip(points, ends, strict=False):
            out.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            out.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        points = out if closed else [*out, points[-1]]
    return points


class Coast:
    """The lines of one map."""

    def __init__(self, cells: Mapping[Cell, Area], salt: str) -> None:
        self.cells = cells
        self.salt = salt
        self.open_ends = self.at_coast()

    def islands(self) -> list[list[Point]]:
        """Closed coasts of all land, one ring each, lakes included."""
        return self.outlines(lambda cell: cell in self.cells and self.cells[cell][0])

    def rim(self) -> list[list[Point]]:
        """The outer edge of the chart."""
        return self.outlines(lambda cell: cell in self.cells)

    def borders(self, land: bool) -> list[list[Point]]:
        """The lines between two areas of one kind, a little longer where they meet a coast."""
        return [self.lengthened(self.drawn(chain)) for chain in self.chains(land)]

    # --- rings and chains of corners ---------------------------------------------------------

    def corner(self, cell: Cell, number: int) -> Point:
        x, y = centre(cell)
        dx, dy = CORNERS[number % 6]
        return round(x + dx, 3) + 0.0, round(y + dy, 3) + 0.0

    def edges(self, cell: Cell) -> Iterable[Edge]:
        """The six sides of a cell; side i leads from corner i to the next."""
        for number, (dq, dr) in enumerate(STEPS):
            beyond = (cell[0] + dq, cell[1] + dr)
            yield Edge(self.corner(cell, number), self.corner(cell, number + 1), cell, beyond)

    def outlines(self, inside: Callable[[Cell], bool]) -> list[list[Point]]:
        """The smoothed rings round all cells inside."""
        start = {
            edge.start: edge
            for cell in filter(inside, self.cells)
            for edge in self.edges(cell)
            if not inside(edge.beyond)
        }
        rings = []
        while start:
            ring = [start.pop(next(iter(start)))]
            while ring[-1].end != ring[0].start:
                ring.append(start.pop(ring[-1].end))
            corners = [edge.start for edge in ring]
            rings.append(corner_cut(self.refined(corners, True), True))
        return rings

    def chains(self, land: bool) -> list[list[Point]]:
        """Borders as rows of corners, from junction to junction."""
        links: dict[tuple[Area, Area], dict[Point, list[Point]]] = {}
        for cell, area in self.cells.items():
            for edge in self.edges(cell):
                other = self.cells.get(edge.beyond)
                if other is not None and area < other and area[0] == other[0] == land:
                    line = links.setdefault((area, other), {})
                    line.setdefault(edge.start, []).append(edge.end)
                    line.setdefault(edge.end, []).append(edge.start)
        return [chain for line in links.values() for chain in unrolled(line)]

    # --- from corners to lines ---------------------------------------------------------------

    def shifted(self, corner: Point) -> Point:
        """The one displaced place of a corner."""
        angle = math.pi * noise(corner, f"a{self.salt}")
        far = ROUGH * (0.4 + 0.6 * abs(noise(corner, f"d{self.salt}")))
        return corner[0] + far * math.cos(angle), corner[1] + far * math.sin(angle)

    def refined(self, corners: list[Point], closed: bool) -> list[Point]:
        """Displaced corners with a rippled middle on every edge."""
        out: list[Point] = []
        ends = corners[1:] + (corners[:1] if closed else [])
        for one, other in zip(corners, ends, strict=False):
            (ax, ay), (bx, by) = self.shifted(one), self.shifted(other)
            push = RIPPLE * noise(tuple(sorted((one, other))), f"m{self.salt}")
            middle = ((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push)
            out += [(ax, ay), middle]
        return out if closed else [*out, self.shifted(corners[-1])]

    def drawn(self, chain: list[Point]) -> tuple[list[Point], bool, bool]:
        """A smoothed border, and whether its ends meet a coast."""
        line = corner_cut(self.refined(chain, False), False)
        return line, chain[0] in self.open_ends, chain[-1] in self.open_ends

    def at_coast(self) -> frozenset[Point]:
        """The corners where cells of both kinds, or a cell and the edge of the chart, meet."""
        kinds: dict[Point, list[bool]] = {}
        for cell, area in self.cells.items():
            for edge in self.edges(cell):
                kinds.setdefault(edge.start, []).append(area[0])
        return frozenset(
            corner for corner, met in kinds.items() if len(met) < 3 or len(set(met)) > 1
        )

    def lengthened(self, drawn: tuple[list[Point], bool, bool]) -> list[Point]:
        """Longer at the ends that meet a coast; the drawing clips what is too much."""
        line, first, last = drawn
        out = list(line)
        if first:
            out.insert(0, beyond(line[0], line[3]))
        if last:
            out.append(beyond(line[-1], line[-4]))
        return out


def beyond(end: Point, inner: Point) -> Point:
    """The point past the end of a line."""
    far = math.dist(end, inner) or 1
    dx, dy = (end[0] - inner[0]) / far, (end[1] - inner[1]) / far
    return end[0] + dx * OVERSHOOT, end[1] + dy * OVERSHOOT


def unrolled(line: dict[Point, list[Point]]) -> list[list[Point]]:
    """A border given by its links as rows of corners; a closed one ends where it began."""
    chains = []
    ends = sorted(point for point, near in line.items() if len(near) == 1)
    while line:
        start = next((end for end in ends if end in line), None) or min(line)
        chain = [start]
        while chain[-1] in line:
            following = line.pop(chain[-1])
            onward = [point for point in following if len(chain) < 2 or point != chain[-2]]
            if not onward:
                break
            chain.append(onward[0])
        chains.append(chain)
    return chains
