"""Names that are this title's own; the shared ones are in `cyclades.ids`."""

from typing import Final

# Metropolis bonuses; the first five are in both editions
BONUS_TROOPS: Final = 0
BONUS_CORNUCOPIA: Final = 1
BONUS_PRIESTESS: Final = 2
BONUS_GOLD: Final = 3
BONUS_FLEETS: Final = 4
BONUS_RESERVE: Final = 5
BONUS_BUILDING: Final = 6
BONUS_MIXED: Final = 7
BONUS_NAMES: Final = [
    "troops",
    "cornucopia",
    "priestess",
    "gold",
    "fleets",
    "reserve",
    "building",
    "mixed",
]

FACTION_NAMES: Final = ["bull", "dolphin", "bee", "owl", "turtle", "amphora"]
