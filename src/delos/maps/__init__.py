"""Maps: tiles, map codes, legality and generator (rule chapter LEG-MAP).

What a game is set up with; figures and pictures are in `fairness`, `drawing` and `svg`, so that a
first game need not wait for them.
"""

from delos.maps.board import Board, BoardArea, BoardSite, board_of
from delos.maps.charts import chart_of
from delos.maps.choice import named, resolve
from delos.maps.errors import MapError
from delos.maps.generator import generate
from delos.maps.layout import Map, Placement, map_of, parse
from delos.maps.legality import Finding, check, tile_count
from delos.maps.library import edition_tiles
from delos.maps.presets import presets

__all__ = [
    "Board",
    "BoardArea",
    "BoardSite",
    "Finding",
    "Map",
    "MapError",
    "Placement",
    "board_of",
    "chart_of",
    "check",
    "edition_tiles",
    "generate",
    "map_of",
    "named",
    "parse",
    "presets",
    "resolve",
    "tile_count",
]
