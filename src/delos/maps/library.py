"""The tiles that exist: read once from the data files beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

from delos.maps.errors import MapError
from delos.maps.tile import Face, faces_of

Library: TypeAlias = Mapping[tuple[int, str], Face]

TRIAL_FACE: Final = "T"
PLAY_FACES: Final = ("A", "B")

EDITION_TILES: Final[Mapping[str, frozenset[int]]] = MappingProxyType(
    {"base": frozenset(range(1, 11)), "complete": frozenset(range(1, 13))}
)
"""Tiles in the box, per edition."""


@cache
def library() -> Library:
    """All faces by tile number and side."""
    sources = [
        (entry.name, entry.read_text(encoding="utf-8"))
        for entry in Path(__file__).with_name("tiles").glob("*.toml")
    ]
    return library_of(sorted(sources))


def library_of(sources: Iterable[tuple[str, str]]) -> Library:
    """The faces of some tile files, given as pairs of file name and text."""
    faces: dict[tuple[int, str], Face] = {}
    for name, text in sources:
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise MapError(f"{name}: not readable as TOML: {error}") from error
        for face in faces_of(name, table):
            if (face.tile, face.side) in faces:
                raise MapError(f"{name}: tile {face.tile} face {face.side} exists twice; renumber")
            faces[face.tile, face.side] = face
    check_names(faces.values())
    return MappingProxyType(faces)


def check_names(faces: Iterable[Face]) -> None:
    """A slug names one area of the whole set; the trial tiles are a set of their own."""
    seen: dict[tuple[bool, str], str] = {}
    for face in faces:
        for area in face.areas:
            key = (face.side == TRIAL_FACE, area.slug)
            where = f"tile {face.tile} face {face.side}, area {area.letter}"
            if key in seen:
                raise MapError(f"{where}: {area.slug!r} is already {seen[key]}; rename one")
            seen[key] = where


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
