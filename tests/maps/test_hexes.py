"""The geometry under everything: tiles cover the plane, turning changes nothing but the view."""

from __future__ import annotations

import pytest

from delos.maps.hexes import (
    RIM,
    ROWS,
    TILE,
    TURNS,
    Cell,
    centre_of,
    connected,
    distance,
    neighbours,
    turned,
)


def test_a_tile_has_nineteen_cells_in_five_rows() -> None:
    assert [len(row) for row in ROWS] == [3, 4, 5, 4, 3]
    assert len(set(TILE)) == 19
    assert len(RIM) == 12


def test_tiles_on_the_lattice_cover_the_plane_without_gap_or_overlap() -> None:
    covered: dict[Cell, int] = {}
    for q in range(-6, 7):
        for r in range(-6, 7):
            x, y = centre_of((q, r))
            for dq, dr in TILE:
                covered[x + dq, y + dr] = covered.get((x + dq, y + dr), 0) + 1
    near = [(q, r) for q in range(-9, 10) for r in range(-9, 10) if distance((0, 0), (q, r)) <= 9]
    assert all(covered.get(cell) == 1 for cell in near)


def test_neighbouring_places_are_tiles_that_touch_along_a_whole_edge() -> None:
    for place in neighbours((0, 0)):
        x, y = centre_of(place)
        other = {(x + dq, y + dr) for dq, dr in TILE}
        touching = [cell for cell in TILE if any(near in other for near in neighbours(cell))]
        assert len(touching) == 3


@pytest.mark.parametrize("turn", range(TURNS))
def test_turning_keeps_the_tile_and_its_neighbourhoods(turn: int) -> None:
    assert {turned(cell, turn) for cell in TILE} == set(TILE)
    for cell in TILE:
        near = {turned(other, turn) for other in neighbours(cell)}
        assert near == set(neighbours(turned(cell, turn)))


def test_six_turns_are_none() -> None:
    assert all(turned(cell, TURNS) == cell for cell in TILE)


def test_connected() -> None:
    assert connected(frozenset())
    assert connected(frozenset({(0, 0), (1, 0)}))
    assert not connected(frozenset({(0, 0), (2, 0)}))
