"""Names that are this title's own; the shared ones are in `cyclades.ids`."""

from typing import Final

from delos.cyclades.cells import HEROES, PIECES
from delos.cyclades.ids import (
    ACHILLES,
    BUILDING_NAMES,
    CHIMERA,
    CHIRON,
    CREATURE_NAMES,
    CROESUS,
    CYCLOPS,
    DRYAD,
    FIRST_PIECES,
    GIANT,
    GOD_NAMES,
    GRAEAE,
    GRIFFIN,
    HARPY,
    HECTOR,
    HERO_NAMES,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    ODYSSEUS,
    PEGASUS,
    PENTHESILEA,
    PERSEUS,
    POLYPHEMUS,
    SATYR,
    SPHINX,
    SYLPH,
)
from delos.kernel.kind import NEVER

SEAT_NAMES: Final = ["red", "blue", "green", "yellow", "black"]
MARKERS: Final = 5  # the most Offering markers at a table

SIREN: Final = 31
# Numbers of Heroes and Creatures are shared by two titles that never meet at one table: where each
# has a card that the other has not, both have the same number.
MIDAS: Final = CROESUS
FATES: Final = GRAEAE
CREATURES: Final = SIREN + 1  # numbers of Creature cards, those of modules included
# Modules put Heroes into the Creature deck; their cards follow the Creatures'
DECK_HEROES: Final = [ACHILLES, HECTOR, MIDAS, ODYSSEUS, PENTHESILEA, PERSEUS]
CARDS: Final = CREATURES + len(DECK_HEROES)
HERO_WORDS: Final = ["midas" if name == HERO_NAMES[MIDAS] else name for name in HERO_NAMES]
# Heroes and pieces that later cards of another title bring have no action ids here
HEROES_SINCE: Final = [1 if hero < len(HERO_NAMES) else NEVER for hero in range(HEROES)]
PIECES_SINCE: Final = [1 if piece < FIRST_PIECES else NEVER for piece in range(PIECES)]
CARD_NAMES: Final = [
    "fates" if card == FATES else "siren" if card == SIREN else CREATURE_NAMES[card]
    for card in range(CREATURES)
] + [HERO_WORDS[hero] for hero in DECK_HEROES]
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

BUILDINGS: Final = [*BUILDING_NAMES, "theatre", "necropolis"]

# Pieces of the five figures (CLA-CREATURE-FIGURE-01), as numbered in `cyclades.ids`
CERBERUS_PIECE: Final = 1  # of a module
CHIRON_PIECE: Final = 3
KRAKEN_PIECE: Final = 6
MEDUSA_PIECE: Final = 7
MINOTAUR_PIECE: Final = 8
POLYPHEMUS_PIECE: Final = 10

# God tiles that are shuffled (CLA-SETUP-10); Apollo is printed on the board
TILES: Final = 4
GOD_WORDS: Final = [*GOD_NAMES, "hades"]  # the last waits for its module
HADES: Final = 6

# Divine favours of minor gods, and magic items: modules bring them
FAVOUR_NAMES: Final = [
    "aphrodite",
    "artemis",
    "demeter",
    "dionysus",
    "hephaestus",
    "hera",
    "hermes",
    "hestia",
    "hecate",
]
APHRODITE: Final = 0
ARTEMIS: Final = 1
DEMETER: Final = 2
DIONYSUS: Final = 3
HEPHAESTUS: Final = 4
HERA_FAVOUR: Final = 5
HERMES: Final = 6
HESTIA: Final = 7
HECATE: Final = 8
ITEM_NAMES: Final = [
    "girdle",
    "chariot",
    "necklace",
    "arrows-of-apollo",
    "arrows-of-artemis",
    "palace",
    "sceptre",
    "trident",
    "helm",
]
GIRDLE: Final = 0
CHARIOT: Final = 1
NECKLACE: Final = 2
APOLLO_ARROWS: Final = 3
ARTEMIS_ARROWS: Final = 4
PALACE: Final = 5
SCEPTRE: Final = 6
TRIDENT: Final = 7
HELM: Final = 8
