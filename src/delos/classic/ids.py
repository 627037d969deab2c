"""Names that are this title's own; the shared ones are in `cyclades.ids`."""

from typing import Final

from delos.cyclades.ids import (
    CHIMERA,
    CHIRON,
    CREATURE_NAMES,
    CYCLOPS,
    DRYAD,
    GIANT,
    GRAEAE,
    GRIFFIN,
    HARPY,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    PEGASUS,
    POLYPHEMUS,
    SATYR,
    SPHINX,
    SYLPH,
)

SEAT_NAMES: Final = ["red", "blue", "green", "yellow", "black"]
MARKERS: Final = 5  # the most Offering markers at a table

SIREN: Final = 31
FATES: Final = GRAEAE  # the French cards call them so too
CARDS: Final = 32  # numbers of Creature cards, those of modules included
CARD_NAMES: Final = [
    "fates" if card == FATES else "siren" if card == SIREN else CREATURE_NAMES[card]
    for card in range(CARDS)
]
# The 17 cards of the box (CLA-SETUP-06)
BASE_CARDS: Final = [
    CHIMERA,
    CHIRON,
    CYCLOPS,
    DRYAD,
    FATES,
    GIANT,
    GRIFFIN,
    HARPY,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    PEGASUS,
    POLYPHEMUS,
    SATYR,
    SIREN,
    SPHINX,
    SYLPH,
]

# Pieces of the five figures (CLA-CREATURE-FIGURE-01), as numbered in `cyclades.ids`
CHIRON_PIECE: Final = 3
KRAKEN_PIECE: Final = 6
MEDUSA_PIECE: Final = 7
MINOTAUR_PIECE: Final = 8
POLYPHEMUS_PIECE: Final = 10

# God tiles that are shuffled (CLA-SETUP-10); Apollo is printed on the board
TILES: Final = 4
