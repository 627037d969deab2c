"""Maps: tiles, map codes, legality, fairness, generator and drawing (rule chapter LEG-MAP)."""

from delos.maps.board import Board, BoardArea, BoardSite, board_of
from delos.maps.charts import chart_of
from delos.maps.choice import named, resolve
from delos.maps.drawing import drawing, drawn
from delos.maps.errors import MapError
from delos.maps.fairness import Fairness, fairness
from delos.maps.generator import generate
from delos.maps.layout import Map, Placement, map_of, parse
from delos.maps.legality import Finding, check, tile_count
from delos.maps.library import edition_tiles
from delos.maps.presets import presets
from delos.maps.svg import render

__all__ = [
    "Board",
    "BoardArea",
    "BoardSite",
    "Fairness",
    "Finding",
    "Map",
    "MapError",
    "Placement",
    "board_of",
    "chart_of",
    "check",
    "drawing",
    "drawn",
    "edition_tiles",
    "fairness",
    "generate",
    "map_of",
    "named",
    "parse",
    "presets",
    "render",
    "resolve",
    "tile_count",
]
