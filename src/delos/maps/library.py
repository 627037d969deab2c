"""The tiles that exist."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from delos.maps.errors import MapError
from delos.maps.printed import PRINTED
from delos.maps.tile import Face, Library, TileArea

PLAY_FACES: Final = ("A", "B")

EDITION_TILES: Final[Mapping[str, frozenset[int]]] = MappingProxyType(
    {"base": frozenset(range(1, 11)), "complete": frozenset(range(1, 13))}
)
"""Tiles in the box, per edition."""


@cache
def library() -> Library:
    """All faces by tile number and side."""
    return MappingProxyType(
        {
            (tile, side): Face(tile, side, tuple(TileArea(*area) for area in areas))
            for tile, side, areas in PRINTED
        }
    )


def face(tile: int, side: str) -> Face:
    """One face, or an error that says which there are."""
    faces = library()
    if (tile, side) not in faces:
        numbers = sorted(number for number, letter in faces if letter == side)
        if not numbers:
            raise MapError(f"no face {side!r}; there are A and B, and T for trials")
        raise MapError(f"no tile {tile} with face {side}; there are {numbers[0]} to {numbers[-1]}")
    return faces[tile, side]


def edition_tiles(edition: str) -> frozenset[int]:
    """The numbers of the tiles in an edition's box."""
    if edition not in EDITION_TILES:
        raise MapError(f"no edition {edition!r}; use {' or '.join(EDITION_TILES)}")
    return EDITION_TILES[edition]
