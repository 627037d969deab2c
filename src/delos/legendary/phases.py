"""The numbers of the phases of a Cycle (LEG-CORE-15); 0 is the placement before the first."""

from typing import Final

PLACEMENT: Final = 0
INITIALIZATION: Final = 1
INCOME: Final = 2
OFFERINGS: Final = 3
UPKEEP: Final = 4
ACTIONS: Final = 5
END_OF_CYCLE: Final = 6
PHASE_NAMES: Final = [
    "placement",
    "initialization",
    "income",
    "offerings",
    "upkeep",
    "actions",
    "end",
]
