"""The map as the engine sees it: lands and seas, which border on which, and what they show.

Adjacency is given as bit masks (LEG-MAP-01, -02); how tiles become a chart is `delos.maps`' part.
"""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.kernel.cells import cells

LANDS: Final = 32  # the most Land Areas a map may have
SEAS: Final = 32  # the most a map of tiles may have
SEA_SPACES: Final = 61  # the most Sea Areas any title has: Cyclades for five
SITES: Final = 60


@final
class Chart:
    """Land Areas, Sea Areas, construction sites and icons; it never changes during a game.

    A row of numbers takes no more room than on the table: every game may have its own map.
    """

    def __init__(
        self,
        code: str,
        land_names: list[str],
        sea_names: list[str],
        land_lands: list[int],
        land_seas: list[int],
        sea_seas: list[int],
        site_land: list[int],
        site_harbour: list[int],
        land_icons: list[int],
        sea_icons: list[int],
        priestesses: int,
    ) -> None:
        self.code = code
        self.land_names = land_names
        self.sea_names = sea_names
        self.land_lands = cells(land_lands)
        self.land_seas = cells(land_seas)
        self.sea_seas = cells(sea_seas)
        self.site_land = cells(site_land)
        self.site_harbour = cells(site_harbour)  # the one sea a site faces, or -1 (LEG-MAP-10, -14)
        self.land_icons = cells(land_icons)
        self.sea_icons = cells(sea_icons)
        self.priestesses = priestesses  # lands with a Priestess icon (LEG-MAP-09)
        self.lands = len(land_names)
        self.seas = len(sea_names)
        self.sites = len(site_land)
        self.all_lands = BIT[self.lands] - 1
        self.all_seas = BIT[self.seas] - 1
        self.sea_lands = cells([0] * self.seas)
        for land in range(self.lands):
            for sea in bits(land_seas[land]):
                self.sea_lands[sea] |= BIT[land]
        self.land_sites = cells([0] * self.lands)  # a land may have several (LEG-MAP-07)
        self.sea_sites = cells([0] * self.seas)  # sites whose harbour is this sea
        for site in range(self.sites):
            self.land_sites[site_land[site]] |= BIT[site]
            if site_harbour[site] >= 0:
                self.sea_sites[site_harbour[site]] |= BIT[site]
        self.coast_sites = cells([0] * self.seas)  # sites on any land that touches this sea
        for sea in range(self.seas):
            for land in bits(self.sea_lands[sea]):
                self.coast_sites[sea] |= self.land_sites[land]
        self.island = cells([0] * self.lands)  # the whole island each land belongs to, as a mask
        self.islands: list[int] = []
        for land in range(self.lands):
            if self.island[land] == 0:
                whole = self._connected(land)
                self.islands.append(whole)
                for part in bits(whole):
                    self.island[part] = whole

    def _connected(self, land: int) -> int:
        """The maximal group of adjacent Land Areas around this one (LEG-MAP-03)."""
        whole = BIT[land]
        frontier = whole
        while frontier:
            grown = 0
            for part in bits(frontier):
                grown |= self.land_lands[part]
            frontier = grown & ~whole
            whole |= frontier
        return whole
