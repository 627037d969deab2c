"""Tiles: what is printed on them (LEG-MAP-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from delos.maps.hexes import Cell

NO_HARBOUR: Final = "-"
TRIAL_FACE: Final = "T"


class TileArea(NamedTuple):
    """One area of a face: its letter, names, cells about the tile's centre, and icons."""

    letter: str
    name: str
    slug: str
    cells: tuple[Cell, ...]
    cornucopia: int
    priestess: bool
    sites: tuple[str, ...]
    """Per construction site the letter of its harbour, or "-" where landlocked (LEG-MAP-14)."""
    spots: tuple[Cell, ...]
    """Per construction site the cell where it is drawn."""

    @property
    def land(self) -> bool:
        """Lower case is land."""
        return self.letter.islower()


class Face(NamedTuple):
    """One side of a tile."""

    tile: int
    side: str
    areas: tuple[TileArea, ...]

    @property
    def lands(self) -> tuple[TileArea, ...]:
        """Its Land Areas in the order of their letters."""
        return tuple(area for area in self.areas if area.land)

    @property
    def seas(self) -> tuple[TileArea, ...]:
        """Its Sea Areas in the order of their letters."""
        return tuple(area for area in self.areas if not area.land)


Library: TypeAlias = Mapping[tuple[int, str], Face]
