"""Which layouts may be played on (LEG-MAP-11 to -18, -20)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from delos.cyclades.chart import LANDS, SEAS, SITES
from delos.maps.board import LANDLOCKED, Board, board_of, components
from delos.maps.errors import MapError
from delos.maps.hexes import Place, reach
from delos.maps.layout import Map
from delos.maps.library import EDITION_TILES
from delos.maps.tile import TRIAL_FACE

TILE_COUNT: Final[Mapping[int, int]] = MappingProxyType({3: 6, 4: 8, 5: 10, 6: 10})
"""Tiles by factions (LEG-MAP-11, LEG-TEAM-04); the duel and two teams have four factions."""

FACTIONS: Final = range(2, 7)
"""Two only on trial maps."""


class Finding(NamedTuple):
    """One reason why a map cannot be played, with the rule that says so."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def tile_count(factions: int) -> int:
    """How many tiles are drawn (LEG-MAP-11)."""
    if factions not in TILE_COUNT:
        raise MapError(f"{factions} factions; a map is made for 3 to 6 (a duel has 4)")
    return TILE_COUNT[factions]


def check(
    map_: Map, factions: int, tiles_allowed: Collection[int] = EDITION_TILES["complete"]
) -> list[Finding]:
    """Everything that keeps a map from being played by this many factions; empty means legal.

    `tiles_allowed` are the numbers of the tiles in the box, see `edition_tiles`. Trial maps are
    free of what concerns the box: the number of tiles and which there are.
    """
    if factions not in FACTIONS:
        raise MapError(f"{factions} factions; a map is for 2 to 6")
    board = board_of(map_)
    findings = [*layout_findings(map_), *area_findings(board, factions), *limit_findings(board)]
    if map_.face != TRIAL_FACE:
        findings[:0] = box_findings(map_, factions, tiles_allowed)
    return findings


def box_findings(map_: Map, factions: int, tiles_allowed: Collection[int]) -> Iterator[Finding]:
    """The right number of tiles (LEG-MAP-11), all from the box."""
    wanted, laid = tile_count(factions), len(map_.placements)
    if laid != wanted:
        yield Finding("LEG-MAP-11", f"{laid} tiles; {factions} factions play on {wanted}")
    for placement in map_.placements:
        if placement.tile not in tiles_allowed:
            yield Finding("LEG-MAP-12", f"tile {placement.tile} is not in the box of this edition")


def layout_findings(map_: Map) -> Iterator[Finding]:
    """The lattice makes tiles meet along whole edges; none may lie apart (LEG-MAP-16)."""
    places: frozenset[Place] = frozenset(one.place for one in map_.placements)
    joined = reach(map_.placements[0].place, places)
    for placement in map_.placements:
        if placement.place not in joined:
            yield Finding("LEG-MAP-16", f"tile {placement.tile} does not touch the others")


def area_findings(board: Board, factions: int) -> Iterator[Finding]:
    """Connected seas (LEG-MAP-16), enough of everything (LEG-MAP-17), coasts (LEG-MAP-18, -20)."""
    groups = list(components(board.sea_seas))
    for group in groups[1:]:
        names = ", ".join(sea.name for sea in board.seas if group >> sea.number & 1)
        yield Finding("LEG-MAP-16", f"no way by sea from the other Sea Areas to {names}")
    islands = max(4, factions)
    for count, least, what in (
        (len(board.lands), 3 * factions, "Land Areas"),
        (len(board.seas), 3 * factions, "Sea Areas"),
        (len(board.islands), islands, "Islands"),
        (len(board.sites), 4 * factions, "construction sites"),
    ):
        if count < least:
            text = f"{count} {what}; {factions} factions need at least {least}"
            yield Finding("LEG-MAP-17", text)
    yield from coast_findings(board)


def coast_findings(board: Board) -> Iterator[Finding]:
    """A site has a harbour exactly where its Land Area has a coast (LEG-MAP-18, LEG-MAP-20)."""
    for site in board.sites:
        coast = board.land_seas[site.land]
        name = board.lands[site.land].name
        if site.harbour == LANDLOCKED and coast:
            yield Finding("LEG-MAP-20", f"a site on {name} has a coast but no harbour")
        if site.harbour != LANDLOCKED and not coast >> site.harbour & 1:
            yield Finding("LEG-MAP-20", f"a site on {name} faces a sea it does not touch")


def limit_findings(board: Board) -> Iterator[Finding]:
    """What fits into the engine."""
    for count, most, what in (
        (len(board.lands), LANDS, "Land Areas"),
        (len(board.seas), SEAS, "Sea Areas"),
        (len(board.sites), SITES, "construction sites"),
    ):
        if count > most:
            yield Finding("LEG-MAP-01", f"{count} {what}; the engine holds at most {most}")
