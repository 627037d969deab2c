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
PUSH: Final = 0.6
PASSES: Final = 3
PER_EDGE: Final = 2 * 2**PASSES
"""Points of a smoothed line for each edge: its corner and its middle, doubled by each pass."""


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


def corner_cut(points: list[Point], closed: bool, passes: int = PASSES) -> list[Point]:
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
        self.meeting = self.met()
        self.open_ends = self.at_coast()
        self.at_rim = self.at_chart_edge()

    def islands(self) -> list[list[Point]]:
        """Closed coasts of all land, one ring each, lakes included."""
        return self.outlines(lambda cell: cell in self.cells and self.cells[cell][0])

    def rim(self) -> list[list[Point]]:
        """The outer edge of the chart."""
        return self.outlines(lambda cell: cell in self.cells)

    def borders(self, land: bool) -> list[list[Point]]:
        """The lines between two areas of one kind, a little longer where they meet a coast."""
        return [self.lengthened(self.drawn(chain)) for chain in self.chains(land)]

    def areas(self) -> dict[Area, list[list[Point]]]:
        """The shape of every area, one ring each and one more round each hole.

        Neighbours of one kind share their border; the edge of the chart is its rim. At a coast a
        shape goes on beyond it: the island cuts off the land's and covers the sea's.
        """
        borders = self.border_lines()
        rims = self.rim_lines()
        found: dict[Area, list[list[Point]]] = {}
        for area in dict.fromkeys(self.cells.values()):
            rings = self.rings_of(area)
            found[area] = [self.shape(area, ring, borders, rims) for ring in rings]
        return found

    def inner_corners(self, land: bool) -> list[Point]:
        """The places of corners that lie inside one area of a kind, all three cells its own."""
        return [
            self.shifted(corner)
            for corner, areas in self.meeting.items()
            if len(areas) == 3 and len(set(areas)) == 1 and areas[0][0] == land
        ]

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
        return [self.smoothed(ring) for ring in self.rings(inside)]

    def smoothed(self, ring: list[Edge]) -> list[Point]:
        return corner_cut(self.refined([edge.start for edge in ring], True), True)

    def rings_of(self, area: Area) -> list[list[Edge]]:
        return self.rings(lambda cell: self.cells.get(cell) == area)

    def rings(self, inside: Callable[[Cell], bool]) -> list[list[Edge]]:
        """The closed rows of edges round all cells inside."""
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
            rings.append(ring)
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

    # --- shapes of areas ---------------------------------------------------------------------

    def border_lines(self) -> dict[frozenset[Point], tuple[list[Point], list[Point]]]:
        """Every border by its corners: the corners in order, and the line as its areas use it."""
        found = {}
        for chain in [*self.chains(True), *self.chains(False)]:
            line, first, last = self.drawn(chain)
            first = first and chain[0] not in self.at_rim
            last = last and chain[-1] not in self.at_rim
            found[frozenset(chain)] = (chain, self.lengthened((line, first, last)))
        return found

    def rim_lines(self) -> dict[Point, tuple[list[Point], int]]:
        """By the corner where an edge of the chart starts: the smoothed rim, and where in it."""
        found = {}
        for ring in self.rings(lambda cell: cell in self.cells):
            line = self.smoothed(ring)
            for number, edge in enumerate(ring):
                found[edge.start] = (line, number * PER_EDGE)
        return found

    def shape(
        self,
        area: Area,
        ring: list[Edge],
        borders: dict[frozenset[Point], tuple[list[Point], list[Point]]],
        rims: dict[Point, tuple[list[Point], int]],
    ) -> list[Point]:
        """One ring of an area, run by run."""
        points: list[Point] = []
        for neighbour, run in self.runs(ring):
            if neighbour is not None and neighbour[0] == area[0]:
                points += along(run, *borders[frozenset(corners_of(run))])
            elif neighbour is None and not area[0]:
                points += rim_section(run, rims)
            else:
                points += [pushed(edge) for edge in run]
        return points

    def runs(self, ring: list[Edge]) -> list[tuple[Area | None, list[Edge]]]:
        """A ring in stretches that have the same area beyond them."""
        others = [self.cells.get(edge.beyond) for edge in ring]
        turn = next((n for n in range(len(ring)) if others[n] != others[n - 1]), 0)
        found: list[tuple[Area | None, list[Edge]]] = []
        for number in range(turn, turn + len(ring)):
            other = others[number % len(ring)]
            if not found or found[-1][0] != other:
                found.append((other, []))
            found[-1][1].append(ring[number % len(ring)])
        return found

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

    def met(self) -> dict[Point, list[Area]]:
        """The areas of the cells that meet in each corner."""
        found: dict[Point, list[Area]] = {}
        for cell, area in self.cells.items():
            for edge in self.edges(cell):
                found.setdefault(edge.start, []).append(area)
        return found

    def at_coast(self) -> frozenset[Point]:
        """The corners where cells of both kinds, or a cell and the edge of the chart, meet."""
        return frozenset(
            corner
            for corner, areas in self.meeting.items()
            if len(areas) < 3 or len({land for land, _ in areas}) > 1
        )

    def at_chart_edge(self) -> frozenset[Point]:
        """The corners where nothing but sea meets the edge of the chart."""
        return frozenset(
            corner
            for corner, areas in self.meeting.items()
            if len(areas) < 3 and not any(land for land, _ in areas)
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


def pushed(edge: Edge) -> Point:
    """The middle of an edge, moved away from its cell."""
    x, y = centre(edge.cell)
    mx, my = (edge.start[0] + edge.end[0]) / 2, (edge.start[1] + edge.end[1]) / 2
    return mx + (mx - x) * PUSH, my + (my - y) * PUSH


def corners_of(run: list[Edge]) -> list[Point]:
    return [*(edge.start for edge in run), run[-1].end]


def along(run: list[Edge], chain: list[Point], line: list[Point]) -> list[Point]:
    """A border's line in the direction of a run; a closed one may begin anywhere."""
    ahead = any(edge.start == chain[0] and edge.end == chain[1] for edge in run)
    return line if ahead else line[::-1]


def rim_section(run: list[Edge], rims: dict[Point, tuple[list[Point], int]]) -> list[Point]:
    """The stretch of the smoothed rim beside a run, from the middle of its first cut corner on."""
    line, first = rims[run[0].start]
    points = [line[(first + n) % len(line)] for n in range(-1, len(run) * PER_EDGE + 1)]
    points[0] = halfway(points[0], points[1])
    points[-1] = halfway(points[-1], points[-2])
    return points


def halfway(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


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
