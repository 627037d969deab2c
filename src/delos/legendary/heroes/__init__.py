"""The Heroes of the Legendary Edition. A module declares its Heroes; they are collected here."""

from typing import Final

from delos.cyclades.power import HeroPower
from delos.legendary.cards import HERO_CARDS, all_heroes

_POWERS: Final = all_heroes()
CARDS: Final = HERO_CARDS  # complete now
HERO_NAMES: Final = CARDS.names  # by number


def hero_powers() -> list[HeroPower]:
    """All Heroes by number. Powers hold no state: all tables share them."""
    return _POWERS[:]
