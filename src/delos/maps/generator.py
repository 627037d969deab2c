"""Random and balanced maps: the same wish and seed give the same map on every machine."""

from __future__ import annotations

from typing import Final

from delos.maps.errors import MapError
from delos.maps.hexes import TURNS, Place, neighbours
from delos.maps.layout import Map, map_of
from delos.maps.layout import Placement as Laid
from delos.maps.legality import check, tile_count
from delos.maps.library import PLAY_FACES, edition_tiles

ATTEMPTS: Final = 500
CANDIDATES: Final = 16
WORD: Final = (1 << 64) - 1


class Dice:
    """SplitMix64: a few integer operations, so no library can change our maps."""

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, every one as likely."""
        limit = (WORD + 1) - (WORD + 1) % bound
        while True:
            self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
            word = self.state
            word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
            word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
            word ^= word >> 31
            if word < limit:
                return word % bound

    def draw(self, stock: list[int], count: int) -> list[int]:
        """Some of a stock, in random order."""
        left = list(stock)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def generate(
    factions: int,
    edition: str = "complete",
    face: str = "A",
    seed: int = 0,
    balanced: bool = False,
) -> Map:
    """A legal map: tiles at random, put together freely (LEG-MAP-11, LEG-MAP-12, LEG-SETUP-09).

    `face` is A, B or "random". `balanced` makes several maps and keeps the most even one.
    """
    dice = Dice(seed)
    tiles = edition_tiles(edition)
    count = tile_count(factions)
    side = chosen_face(face, dice)
    found: list[Map] = []
    for _ in range(ATTEMPTS):
        map_ = assembled(dice, side, dice.draw(sorted(tiles), count))
        if not check(map_, factions, tiles):
            found.append(map_)
            if not balanced or len(found) == CANDIDATES:
                break
    if not found:
        raise MapError(f"no legal map for {factions} factions found; try another seed")
    if not balanced:
        return found[0]
    from delos.maps.fairness import spread

    return min(found, key=lambda one: spread(one, factions))


def chosen_face(face: str, dice: Dice) -> str:
    """The face all tiles show (LEG-MAP-13)."""
    if face == "random":
        return PLAY_FACES[dice.below(len(PLAY_FACES))]
    if face not in PLAY_FACES:
        raise MapError(f"no face {face!r}; use A, B or random")
    return face


def assembled(dice: Dice, side: str, tiles: list[int]) -> Map:
    """The tiles grown into a cluster, each turned at random (LEG-MAP-16)."""
    laid: list[Laid] = []
    places: list[Place] = []
    for tile in tiles:
        places.append(next_place(dice, places))
        laid.append(Laid(places[-1], tile, dice.below(TURNS)))
    return map_of(side, laid)


def next_place(dice: Dice, places: list[Place]) -> Place:
    """A free place beside the others; from the third tile on it touches at least two."""
    if not places:
        return (0, 0)
    contacts: dict[Place, int] = {}
    for place in places:
        for near in neighbours(place):
            if near not in places:
                contacts[near] = contacts.get(near, 0) + 1
    least = min(len(places), 2)
    candidates = sorted(place for place, count in contacts.items() if count >= least)
    return candidates[dice.below(len(candidates))]
