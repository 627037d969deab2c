"""A map put together: areas, adjacency and islands, all derived from cells.

Two areas are adjacent exactly when cells of theirs are (LEG-MAP-02), also across a seam; areas
never merge across a seam (LEG-MAP-15). Lands and seas are numbered tile by tile in the order of
the map code, within a tile in the order of their letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from delos.maps.hexes import Cell, centre_of, neighbours, turned
from delos.maps.layout import Map, Placement
from delos.maps.library import face
from delos.maps.tile import NO_HARBOUR, TileArea

LANDLOCKED: Final = -1


class BoardArea(NamedTuple):
    """A Land Area or a Sea Area where it lies."""

    number: int
    land: bool
    tile: int
    name: str
    slug: str
    cells: tuple[Cell, ...]
    cornucopia: int
    priestess: bool


class BoardSite(NamedTuple):
    """A construction site: its Land Area, its harbour (or -1) and the cell where it is drawn."""

    number: int
    land: int
    harbour: int
    cell: Cell


class Board(NamedTuple):
    """The area graph with everything a drawing needs. Adjacency is bit masks by index."""

    code: str
    lands: tuple[BoardArea, ...]
    seas: tuple[BoardArea, ...]
    sites: tuple[BoardSite, ...]
    land_lands: tuple[int, ...]
    land_seas: tuple[int, ...]
    sea_seas: tuple[int, ...]
    islands: tuple[int, ...]
    """Masks of Land Areas, one per Island, by their lowest land (LEG-MAP-03)."""

    def sites_of(self, land: int) -> tuple[BoardSite, ...]:
        """The sites of one Land Area."""
        return tuple(site for site in self.sites if site.land == land)

    def island_of(self, land: int) -> int:
        """The number of the Island a Land Area belongs to."""
        return next(i for i, island in enumerate(self.islands) if island >> land & 1)


@lru_cache(maxsize=4)
def board_of(map_: Map) -> Board:
    """Put the tiles of a map together."""
    return Assembly(map_).board()


class Assembly:
    """Work table of `board_of`."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.lands: list[BoardArea] = []
        self.seas: list[BoardArea] = []
        self.sites: list[BoardSite] = []
        self.owner: dict[Cell, BoardArea] = {}

    def board(self) -> Board:
        """The whole map."""
        for placement in self.map.placements:
            self.lay(placement)
        land_lands = tuple(self.touched(land, True) for land in self.lands)
        return Board(
            code=self.map.code,
            lands=tuple(self.lands),
            seas=tuple(self.seas),
            sites=tuple(self.sites),
            land_lands=land_lands,
            land_seas=tuple(self.touched(land, False) for land in self.lands),
            sea_seas=tuple(self.touched(sea, False) for sea in self.seas),
            islands=tuple(components(land_lands)),
        )

    def lay(self, placement: Placement) -> None:
        """Add one tile's areas, then its sites."""
        side = face(placement.tile, self.map.face)
        laid = {area.letter: self.add(area, placement) for area in side.areas}
        for area in side.lands:
            land = laid[area.letter]
            for sea, cell in zip(area.sites, area.spots, strict=True):
                harbour = LANDLOCKED if sea == NO_HARBOUR else laid[sea].number
                where = self.moved(cell, placement)
                self.sites.append(BoardSite(len(self.sites), land.number, harbour, where))

    def add(self, area: TileArea, placement: Placement) -> BoardArea:
        """One area, turned and moved to its place."""
        row = self.lands if area.land else self.seas
        laid = BoardArea(
            number=len(row),
            land=area.land,
            tile=placement.tile,
            name=area.name,
            slug=area.slug,
            cells=tuple(sorted(self.moved(cell, placement) for cell in area.cells)),
            cornucopia=area.cornucopia,
            priestess=area.priestess,
        )
        row.append(laid)
        self.owner.update(dict.fromkeys(laid.cells, laid))
        return laid

    def moved(self, cell: Cell, placement: Placement) -> Cell:
        """Where a cell of a tile lies on the map."""
        q, r = centre_of(placement.place)
        dq, dr = turned(cell, placement.turn)
        return q + dq, r + dr

    def touched(self, area: BoardArea, land: bool) -> int:
        """The mask of the areas of one kind next to an area (LEG-MAP-02)."""
        mask = 0
        for cell in area.cells:
            for near in neighbours(cell):
                other = self.owner.get(near)
                if other is not None and other is not area and other.land == land:
                    mask |= 1 << other.number
        return mask


def components(masks: tuple[int, ...]) -> Iterator[int]:
    """The connected groups of a graph given as masks, as masks."""
    left = (1 << len(masks)) - 1
    while left:
        group = left & -left
        before = 0
        while group != before:
            before = group
            for index, mask in enumerate(masks):
                if group >> index & 1:
                    group |= mask
        yield group
        left &= ~group
