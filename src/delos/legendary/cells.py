"""The cells that the Legendary Edition has for itself, behind the shared ones."""

from typing import Final

from delos.cyclades.cells import FACTIONS, HEROES
from delos.cyclades.cells import SIZE as SHARED
from delos.cyclades.chart import LANDS

MERCENARIES: Final = SHARED
DESTITUTE: Final = MERCENARIES + LANDS  # 1 when the standing bid costs nothing (LEG-OFFER-17)
BONUS_AT: Final = DESTITUTE + FACTIONS  # mask of sites with a Metropolis of that bonus
BONUS_SUPPLY: Final = BONUS_AT + 8  # Metropolis tokens left in the stack, per bonus
HERO_MOVES: Final = BONUS_SUPPLY + 8  # heroic moves made this Cycle
HERO_TRACK: Final = HERO_MOVES + HEROES  # card on each of two slots, or NONE
HERO_DECK: Final = HERO_TRACK + 2  # mask
RESERVED: Final = HERO_DECK + 1  # faction that reserved the card on that slot, or NONE
HAND: Final = RESERVED + 4  # mask of cards drawn for the Sphinx
MERCENARY_SUPPLY: Final = HAND + 1
PEEKED: Final = MERCENARY_SUPPLY + 1  # 1 when Zeus' look was taken this turn
HERO_HIRED: Final = PEEKED + 1  # 1 when Hera's Hero was recruited this turn
FINED: Final = HERO_HIRED + 1  # mask of factions fined this Cycle (strict_offerings off)
SIZE: Final = FINED + 1
