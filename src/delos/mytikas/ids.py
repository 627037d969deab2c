"""The things of Mytikas by number and name. Levels count from 0 inside, from 1 in words."""

from typing import Final

SEATS: Final = 4
LEVELS: Final = 4
NONE: Final = -1

SEAT_NAMES: Final = ["blue", "red", "green", "white"]  # cosmetic only (MYT-SETUP-26)

# resources
STONE: Final = 0
MARBLE: Final = 1
GOLD: Final = 2
TYPES: Final = 3
TYPE_NAMES: Final = ["stone", "marble", "gold"]

# the major gods, in the order of the Action board
ZEUS: Final = 0
DEMETER: Final = 1
POSEIDON: Final = 2
HADES: Final = 3
GODS: Final = 4
GOD_NAMES: Final = ["zeus", "demeter", "poseidon", "hades"]

# the action spaces: god * 2, + 1 at night
DAY: Final = 0
NIGHT: Final = 1
SIDE_NAMES: Final = ["day", "night"]
ZEUS_DAY: Final = 0
ZEUS_NIGHT: Final = 1
DEMETER_DAY: Final = 2
DEMETER_NIGHT: Final = 3
POSEIDON_DAY: Final = 4
POSEIDON_NIGHT: Final = 5
HADES_DAY: Final = 6
HADES_NIGHT: Final = 7
SPACES: Final = 8
SPACE_NAMES: Final = [
    "zeus-day",
    "zeus-night",
    "demeter-day",
    "demeter-night",
    "poseidon-day",
    "poseidon-night",
    "hades-day",
    "hades-night",
]

# kinds of construction
SMALL_CITY: Final = 0
LARGE_CITY: Final = 1
SMALL_TEMPLE: Final = 2
LARGE_TEMPLE: Final = 3
KINDS_OF_PIECE: Final = 4
PIECE_NAMES: Final = ["small-city", "large-city", "small-temple", "large-temple"]

# the pieces of a player: the starting city and the seven slots of the board (table T4)
START_CITY: Final = 0
FIRST_SLOT: Final = 1
LARGE_TEMPLE_SLOT: Final = 7
SLOTS: Final = 8
SLOT_NAMES: Final = ["sc0", "sc1", "sc2", "lc1", "lc2", "st1", "st2", "lt1"]
SLOT_KIND: Final = [
    SMALL_CITY,
    SMALL_CITY,
    SMALL_CITY,
    LARGE_CITY,
    LARGE_CITY,
    SMALL_TEMPLE,
    SMALL_TEMPLE,
    LARGE_TEMPLE,
]
CITY_SLOTS: Final = [0, 1, 2, 3, 4]
TEMPLE_SLOTS: Final = [5, 6, 7]

# the Deity cards in the order of table T5: general cards, then god by god
DEITIES: Final = 16
DEITY_NAMES: Final = [
    "zeus",
    "poseidon",
    "demeter",
    "hades",
    "hera",
    "apollo",
    "athena",
    "dionysus",
    "artemis",
    "nike",
    "aphrodite",
    "ares",
    "hephaestus",
    "persephone",
    "hestia",
    "hermes",
]
# their stable keys, whatever the printed names are (MYT-DEITY-HADES-01, MYT-DEITY-ARTEMIS-01,
# MYT-DEITY-NIKE-01)
DEITY_KEYS: Final = [
    "GEN1",
    "GEN2",
    "GEN3",
    "GEN4",
    "ZEUBOTH",
    "ZEUDAY",
    "ZEUNIGHT",
    "DEMBOTH",
    "DEMDAY",
    "DEMNIGHT",
    "POSBOTH",
    "POSDAY",
    "POSNIGHT",
    "HADBOTH",
    "HADDAY",
    "HADNIGHT",
]

# what the bonus action of a space can be (table T6)
RAISE_ANY: Final = 0
RAISE: Final = 1
FAVOUR: Final = 2
OFFERING: Final = 3
STONES: Final = 4
BONUS_NAMES: Final = ["raise-any", "raise", "favour", "offering", "stone"]

# what has brought the end about (MYT-END-01 to -03)
LEVELS_FULL: Final = 1
LAST_LOCK: Final = 2
ALL_BUILT: Final = 4
END_NAMES: Final = ["levels", "locks", "built"]

STEP_NAMES: Final = ["setup", "start", "main", "bonus", "last", "follow", "reveal"]
