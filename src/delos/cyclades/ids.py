"""Names of gods, buildings, heroes and creatures, in the order of their numbers."""

from typing import Final

ATHENA: Final = 0
ZEUS: Final = 1
POSEIDON: Final = 2
ARES: Final = 3
HERA: Final = 4
APOLLO: Final = 5
GOD_NAMES: Final = ["athena", "zeus", "poseidon", "ares", "hera", "apollo"]

PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
UNIVERSITY: Final = 3
METROPOLIS: Final = 4
BUILDING_NAMES: Final = ["port", "fortress", "temple", "university", "metropolis"]
THEATRE: Final = 5  # these two belong to modules of the first game
NECROPOLIS: Final = 6

HERO_NAMES: Final = [
    "achilles",
    "ajax",
    "antigone",
    "croesus",
    "hector",
    "helen",
    "heracles",
    "hippolyta",
    "jason",
    "leto",
    "odysseus",
    "pandora",
    "penelope",
    "penthesilea",
    "pericles",
    "perseus",
]
FIRST_HEROES: Final = 16  # those of later cards follow
ACHILLES: Final = 0
AJAX: Final = 1
ANTIGONE: Final = 2
CROESUS: Final = 3
HECTOR: Final = 4
HELEN: Final = 5
HERACLES: Final = 6
HIPPOLYTA: Final = 7
JASON: Final = 8
LETO: Final = 9
ODYSSEUS: Final = 10
PANDORA: Final = 11
PENELOPE: Final = 12
PENTHESILEA: Final = 13
PERICLES: Final = 14
PERSEUS: Final = 15

CREATURE_NAMES: Final = [
    "charon",
    "chimera",
    "cyclops",
    "dryad",
    "echidna",
    "empousa",
    "erinyes",
    "giant",
    "graeae",
    "griffin",
    "harpy",
    "hippalectryon",
    "hippocamp",
    "manticore",
    "pegasus",
    "satyr",
    "sphinx",
    "sylph",
    "triton",
    "boar",
    "cerberus",
    "charybdis",
    "chiron",
    "geryon",
    "hydra",
    "kraken",
    "medusa",
    "minotaur",
    "nereid",
    "polyphemus",
    "typhon",
]
CHARON: Final = 0
CHIMERA: Final = 1
CYCLOPS: Final = 2
DRYAD: Final = 3
ECHIDNA: Final = 4
EMPOUSA: Final = 5
ERINYES: Final = 6
GIANT: Final = 7
GRAEAE: Final = 8
GRIFFIN: Final = 9
HARPY: Final = 10
HIPPALECTRYON: Final = 11
HIPPOCAMP: Final = 12
MANTICORE: Final = 13
PEGASUS: Final = 14
SATYR: Final = 15
SPHINX: Final = 16
SYLPH: Final = 17
TRITON: Final = 18
BOAR: Final = 19
CERBERUS: Final = 20
CHARYBDIS: Final = 21
CHIRON: Final = 22
GERYON: Final = 23
HYDRA: Final = 24
KRAKEN: Final = 25
MEDUSA: Final = 26
MINOTAUR: Final = 27
NEREID: Final = 28
POLYPHEMUS: Final = 29
TYPHON: Final = 30

# Pieces on the map: those of the figurine cards in card order, then Scylla.
PIECE_CARDS: Final = [
    BOAR,
    CERBERUS,
    CHARYBDIS,
    CHIRON,
    GERYON,
    HYDRA,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    NEREID,
    POLYPHEMUS,
    TYPHON,
    CHARYBDIS,
]
PIECE_NAMES: Final = [
    "boar",
    "cerberus",
    "charybdis",
    "chiron",
    "geryon",
    "hydra",
    "kraken",
    "medusa",
    "minotaur",
    "nereid",
    "polyphemus",
    "typhon",
    "scylla",
]
PIECE_SCYLLA: Final = 12
FIRST_PIECES: Final = PIECE_SCYLLA + 1  # those of later cards follow
