"""The drawing of the printed boards: the fields of a map's drawing, the numbers of the chart."""

from __future__ import annotations

from typing import Any

import pytest

from delos import maps
from delos.classic.boards import board_for
from delos.classic.drawing import SIZE, drawing, hex_of
from delos.maps.drawing import drawing as drawing_of
from delos.maps.hexes import distance

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def drawn(players: int) -> Any:
    return drawing(players)


@COUNTS
def test_has_the_fields_of_a_map_of_tiles(players: int) -> None:
    found, of_tiles = drawn(players), drawing_of(maps.named("quick-3"))
    assert found.keys() == of_tiles.keys()
    assert found["shapes"].keys() == of_tiles["shapes"].keys()  # type: ignore[union-attr]
    assert found["size"] == SIZE


@COUNTS
@pytest.mark.rule("CLA-MAP-05")
def test_agrees_with_the_chart(players: int) -> None:
    """Areas have the numbers, names, sites and neighbours that the engine plays on."""
    chart, found = board_for(players).chart, drawn(players)
    assert [land["slug"] for land in found["lands"]] == chart.land_names
    assert [sea["slug"] for sea in found["seas"]] == chart.sea_names
    assert [site["land"] for site in found["sites"]] == list(chart.site_land)
    for land in found["lands"]:
        assert sum(1 << sea for sea in land["seas"]) == chart.land_seas[land["index"]]
    for sea in found["seas"]:
        assert sum(1 << near for near in sea["seas"]) == chart.sea_seas[sea["index"]]
    assert all(f"sea:{name}" in found["shapes"]["areas"] for name in chart.sea_names)


@COUNTS
@pytest.mark.rule("CLA-MAP-01", "CLA-MAP-03")
def test_prosperity_is_printed_where_the_chart_has_it(players: int) -> None:
    chart, found = board_for(players).chart, drawn(players)
    assert [land["cornucopia"] for land in found["lands"]] == list(chart.land_icons)
    assert [len(sea["cornucopias"]) for sea in found["seas"]] == list(chart.sea_icons)


@COUNTS
def test_every_cell_is_where_it_touches_its_neighbours(players: int) -> None:
    """Cells that are neighbours by their names are neighbours by their places."""
    from delos.classic.boards import all_cells, neighbours

    rows = board_for(players).rows
    places = {cell: hex_of(rows, cell) for cell in all_cells(rows)}
    assert len(set(places.values())) == len(places)
    for cell, place in places.items():
        near = {other for other, at in places.items() if distance(place, at) == 1}
        assert near == set(neighbours(rows, cell))
