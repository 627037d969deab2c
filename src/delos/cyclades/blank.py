"""A table with nothing on it: cells that name somebody or some place say NONE."""

from typing import Final

from delos.cyclades.cells import (
    ACTIVE,
    CARD_BONUS,
    CARD_OWNER,
    COLUMN_A,
    COLUMN_B,
    FACTIONS,
    GAINER,
    GOD_AT,
    GOD_OF,
    GODS,
    HERO_AT,
    HEROES,
    INVADED,
    INVADER,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    NONE,
    ORDER,
    OWNER,
    PIECE_AT,
    PIECES,
    SEA_OWNER,
    SPIED,
    TOP,
    TRACK,
)
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.kernel.cells import Cells, cells

# Where such cells begin, and how many they are.
NAMING: Final = [
    (OWNER, LANDS),
    (SEA_OWNER, SEA_SPACES),
    (GOD_OF, FACTIONS),
    (ORDER, FACTIONS),
    (GOD_AT, GODS),
    (HERO_AT, HEROES),
    (TRACK, 4),
    (PIECE_AT, PIECES),
    (CARD_OWNER, 2),
    (CARD_BONUS, 2),
    (TOP, 1),
    (SPIED, 1),
    (LINK_A, 1),
    (LINK_B, 1),
    (LINK_OWNER, 1),
    (ACTIVE, 1),
    (INVADER, 1),
    (INVADED, 1),
    (GAINER, 1),
    (COLUMN_A, 1),
    (COLUMN_B, 1),
]


def blank_table(size: int, own: list[tuple[int, int]]) -> Cells:
    """``own``: the same of the cells that a title has for itself."""
    at = cells([0] * size)
    for start, count in NAMING + own:
        for cell in range(start, start + count):
            at[cell] = NONE
    return at
