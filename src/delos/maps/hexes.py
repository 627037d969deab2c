"""Hex cells in axial coordinates (pointy top), the 19-cell tile and the lattice of tiles.

A cell is `(q, r)`: q grows to the right, r downwards. A tile is the hexagon of radius 2 round its
centre; such hexagons cover the plane without gaps when their centres stand on the lattice of
`RIGHT_UP` and `RIGHT_DOWN` (determinant 19, the number of cells of a tile).
"""

from __future__ import annotations

from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Place: TypeAlias = tuple[int, int]

RADIUS: Final = 2
TURNS: Final = 6

STEPS: Final[tuple[Cell, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The six neighbours of a cell, and of a place on the lattice, clockwise from the upper right."""

RIGHT_UP: Final[Cell] = (5, -2)
RIGHT_DOWN: Final[Cell] = (2, 3)

ROWS: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple((q, r) for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1))
    for r in range(-RADIUS, RADIUS + 1)
)
"""The cells of a tile about its centre as five rows of 3, 4, 5, 4 and 3."""

TILE: Final[tuple[Cell, ...]] = tuple(cell for row in ROWS for cell in row)
RIM: Final[frozenset[Cell]] = frozenset(
    (q, r) for q, r in TILE if max(abs(q), abs(r), abs(q + r)) == RADIUS
)


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells (or lattice places) round one."""
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in STEPS)


def turned(cell: Cell, turn: int) -> Cell:
    """The cell after `turn` clockwise steps of 60° round the origin."""
    q, r = cell
    for _ in range(turn % TURNS):
        q, r = -r, q + r
    return q, r


def centre_of(place: Place) -> Cell:
    """The centre cell of the tile at a place of the lattice."""
    q, r = place
    return q * RIGHT_UP[0] + r * RIGHT_DOWN[0], q * RIGHT_UP[1] + r * RIGHT_DOWN[1]


def distance(one: Cell, other: Cell) -> int:
    """Steps from cell to cell."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def shore(cell: Cell, sea: tuple[Cell, ...]) -> int:
    """Steps from a cell to the nearest cell of a sea."""
    return min(distance(cell, other) for other in sea)


def connected(cells: frozenset[Cell]) -> bool:
    """Whether one can walk from every cell to every other without leaving the set."""
    return not cells or reach(next(iter(sorted(cells))), cells) == cells


def reach(start: Cell, cells: frozenset[Cell]) -> frozenset[Cell]:
    """The cells of the set that can be reached from `start`."""
    seen = {start}
    todo = [start]
    while todo:
        for near in neighbours(todo.pop()):
            if near in cells and near not in seen:
                seen.add(near)
                todo.append(near)
    return frozenset(seen)
