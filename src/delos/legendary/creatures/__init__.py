"""The Creature cards of the Legendary Edition, one module per card or family of cards.

A module declares its cards; they are collected here.
"""

from typing import Final

from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.power import CreaturePower, FigurinePower
from delos.legendary.cards import CREATURE_CARDS, all_creatures

_POWERS: Final = all_creatures()
CARDS: Final = CREATURE_CARDS  # complete now
CREATURE_NAMES: Final = CARDS.names  # by number


def creature_powers() -> list[CreaturePower]:
    """All cards by number. Powers hold no state: all tables share them."""
    return _POWERS[:]


def figurine_powers(creatures: list[CreaturePower]) -> list[FigurinePower]:
    """The power behind each piece on the map, by number of the piece."""
    found: list[FigurinePower] = []
    for card in PIECE_CARDS:
        power = creatures[card]
        assert isinstance(power, FigurinePower)
        found.append(power)
    return found
