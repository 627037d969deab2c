"""What the rows of both Cyclades titles tell, column by column.

A position is one row of numbers for each seat, all about as large as 1, and one row for the table.
Whoever changes what a column means changes its name too, so that weights made for other columns are
noticed.
"""

from typing import Final

from delos.cyclades.cells import FACTIONS

GODS: Final = 7  # with Apollo, and Hades of the expansion
BASIC: Final = 4  # philosophers, and types of buildings, that make a metropolis

SEAT_NAMES: Final = [
    *[f"metropolises missing: {count}" for count in ("none", "1", "2", "3 and more")],
    "own metropolises",
    *[f"philosophers: {count} and more" for count in (1, 2, 3)],
    *[f"types of buildings: {count} and more" for count in (1, 2, 3, 4)],
    "types owned twice",
    *[f"has a {name}" for name in ("port", "fortress", "temple", "university")],
    "buildings",
    *[f"steps to the next metropolis: {count}" for count in (1, 2, 3, 4)],
    "both ways within two steps",
    "a land for the next metropolis",
    "one metropolis and one step from the goal",
    "one metropolis and two steps from the goal",
    "two metropolises and one step from the goal",
    "purse known",
    "gold known",
    *[f"gold known: {count} and more" for count in (4, 8, 15)],
    "gold guessed",
    "income",
    "income: 6 and more",
    "priestesses",
    "lands",
    "a single land",
    "lands without a guard",
    "troops",
    "strongest army",
    "weakest guard of a metropolis",
    "metropolises that a rival's army could take",
    "a metropolis is in danger",
    "rivals' metropolises in reach",
    "a metropolis could be taken",
    "a metropolis could be taken for the goal",
    "lands in reach",
    "seas",
    "fleets",
    "free sites",
    "creatures kept",
    "heroes",
    *[f"still to act for god {god}" for god in range(GODS)],
    "acts now",
    "has acted",
    *[f"place in turn order: {place}" for place in range(1, FACTIONS + 1)],
    "bid",
    "steps ahead of the best rival",
    "first in the race",
    "behind by four steps and more",
    "out of the game",
    "mate's metropolises",
]
SEAT_WIDTH: Final = 74

TABLE_NAMES: Final = [
    "cycle",
    "cycle: 4 and more",
    "cycle: 7 and more",
    "offerings",
    "actions",
    *[f"{count} seats" for count in range(2, FACTIONS + 1)],
    "teams",
    "goal",
    *[f"least missing: {count}" for count in ("none", "1", "2")],
    "turns to come in this cycle",
    "seats that miss one metropolis",
]
TABLE_WIDTH: Final = 17
