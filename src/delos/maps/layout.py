"""A map: which tile lies where, and the short code that names it.

    A-3a00-7c10-12f21

The letter is the face that all tiles show (LEG-MAP-13); then one word per tile: its number, its
turn (a = as drawn, b = 60° clockwise, … f), and its place on the lattice as two digits (0-9, then
a-z). Letters, digits and hyphens only, so a code survives in addresses and file names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from delos.maps.errors import MapError
from delos.maps.hexes import TURNS, Place
from delos.maps.library import face

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
TURN_LETTERS: Final = "abcdef"
MOST_TILES: Final = 10
WORD: Final = re.compile(r"([1-9][0-9]?)([a-f])([0-9a-z])([0-9a-z])")
EXAMPLE: Final = "A-3a00-7c10"


class Placement(NamedTuple):
    """One tile on the table."""

    place: Place
    tile: int
    turn: int


class Map(NamedTuple):
    """An assembled map (LEG-MAP-12, LEG-MAP-13). Make it with `map_of` or `parse`."""

    face: str
    placements: tuple[Placement, ...]

    @property
    def code(self) -> str:
        """The text that names this map."""
        return "-".join([self.face, *(word_of(placement) for placement in self.placements)])

    def __str__(self) -> str:
        return self.code


def map_of(side: str, placements: Iterable[Placement]) -> Map:
    """A map moved to the corner of the lattice and put in order: equal maps are equal objects."""
    laid = list(placements)
    if not laid:
        raise MapError(f"a map needs at least one tile; a code looks like {EXAMPLE}")
    if len(laid) > MOST_TILES:
        raise MapError(f"{len(laid)} tiles; a map has at most {MOST_TILES}")
    left = min(placement.place[0] for placement in laid)
    top = min(placement.place[1] for placement in laid)
    moved = [
        Placement((one.place[0] - left, one.place[1] - top), one.tile, one.turn % TURNS)
        for one in laid
    ]
    check_placements(side, moved)
    return Map(side, tuple(sorted(moved)))


def check_placements(side: str, placements: list[Placement]) -> None:
    """What not even a free editor may do: unknown tiles, one place or one tile used twice."""
    places: set[Place] = set()
    tiles: set[int] = set()
    for placement in placements:
        face(placement.tile, side)
        q, r = placement.place
        if max(q, r) >= len(DIGITS):
            raise MapError(f"tile {placement.tile} lies too far from the others; put it closer")
        if placement.place in places:
            raise MapError(f"two tiles at place {DIGITS[q]}{DIGITS[r]}; move tile {placement.tile}")
        if placement.tile in tiles:
            raise MapError(f"tile {placement.tile} is used twice; there is one of each")
        places.add(placement.place)
        tiles.add(placement.tile)


def word_of(placement: Placement) -> str:
    """One tile as the code writes it."""
    q, r = placement.place
    return f"{placement.tile}{TURN_LETTERS[placement.turn]}{DIGITS[q]}{DIGITS[r]}"


def parse(code: str) -> Map:
    """The map that a code names, in any case of letters; `parse(map.code) == map`."""
    side, *words = code.strip().split("-")
    side = side.upper()
    if not re.fullmatch("[A-Z]", side) or not words:
        raise MapError(f"{shown(code)} is not a map code; it should look like {EXAMPLE}")
    placements = []
    for word in words:
        match = WORD.fullmatch(word.lower())
        if match is None:
            raise MapError(
                f"{shown(word)} in the map code is not a tile; write number, turn a-f and two"
                " digits of its place, such as 7c10"
            )
        tile, turn, q, r = match.groups()
        place = (DIGITS.index(q), DIGITS.index(r))
        placements.append(Placement(place, int(tile), TURN_LETTERS.index(turn)))
    return map_of(side, placements)


def shown(text: str) -> str:
    """A stranger's text, cut so that an error stays readable."""
    return repr(text if len(text) <= 40 else text[:37] + "…")
