"""From a map to the graph that the rules play on."""

from __future__ import annotations

from delos.cyclades.chart import Chart
from delos.maps.board import board_of
from delos.maps.layout import Map


def chart_of(map_: Map) -> Chart:
    """The engine's area graph of a map (LEG-MAP-01, -02, -14): names are slugs, sets are masks."""
    board = board_of(map_)
    return Chart(
        code=board.code,
        land_names=[land.slug for land in board.lands],
        sea_names=[sea.slug for sea in board.seas],
        land_lands=list(board.land_lands),
        land_seas=list(board.land_seas),
        sea_seas=list(board.sea_seas),
        site_land=[site.land for site in board.sites],
        site_harbour=[site.harbour for site in board.sites],
        land_icons=[land.cornucopia for land in board.lands],
        sea_icons=[sea.cornucopia for sea in board.seas],
        priestesses=sum(1 << land.number for land in board.lands if land.priestess),
    )
