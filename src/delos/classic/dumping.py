"""The order in which a dump tells the cells of a table. It never changes: dumps outlive tables."""

from typing import Final

from delos.classic.cells import (
    FIRST_ORDER,
    OTHER_TROOPS,
    OTHERS_LEFT,
    PROSPERITY,
    QUEUE,
)
from delos.classic.hades.cells import (
    AMAZONS_USED,
    BANNED_FACTION,
    BANNED_GOD,
    COVERED,
    FAVOUR,
    SIZE,
    UNDEAD_AT,
    UNDEAD_FLEETS,
    UNDEAD_OF,
)
from delos.cyclades.blank import blank_table
from delos.cyclades.cells import (
    CHECK,
    DECK,
    FACTIONS,
    GIFTS_DONE,
    HERO_AT,
    HERO_DISCARD,
    LAND_TOKENS,
    NONE,
    ORDER,
    OWNER,
    PIECE_AT,
    PIECES,
    PRIESTESS_SUPPLY,
    PROTECTED,
    SLAIN,
    USED,
)
from delos.cyclades.ids import FIRST_HEROES, FIRST_PIECES
from delos.cyclades.saving import Span, gap
from delos.kernel.cells import Cells

# Gaps are cells that only the Legendary Edition uses; tables of this title had them once.
ORDER_OF_DUMPS: Final = [
    Span(OWNER, LAND_TOKENS),
    Span(OTHER_TROOPS, OTHERS_LEFT),
    Span(LAND_TOKENS, ORDER),
    gap(FACTIONS, 0),
    Span(ORDER, USED),
    gap(16, 0),
    Span(USED, HERO_AT + FIRST_HEROES),
    gap(FIRST_HEROES, 0),
    gap(2, NONE),
    gap(1, 0),
    Span(HERO_DISCARD, DECK),
    gap(4, NONE),
    Span(DECK, SLAIN),
    gap(1, 0),
    Span(SLAIN, PIECE_AT + FIRST_PIECES),
    Span(PIECE_AT + PIECES, PRIESTESS_SUPPLY),
    Span(OTHERS_LEFT, OTHERS_LEFT + 1),
    Span(PRIESTESS_SUPPLY, GIFTS_DONE),
    gap(2, 0),
    Span(GIFTS_DONE, CHECK),
    gap(1, 0),
    Span(CHECK, PROTECTED),
    Span(PROSPERITY, FIRST_ORDER),
    Span(UNDEAD_AT, AMAZONS_USED),
    Span(PROTECTED, PROSPERITY),
    Span(FIRST_ORDER, OTHER_TROOPS),
    Span(AMAZONS_USED, SIZE),
]
LATER_CELLS: Final[list[Span]] = []  # Heroes and figurines of later cards are another title's


def blank() -> Cells:
    """A table of this title with nothing on it."""
    return blank_table(
        SIZE,
        [
            (QUEUE, FACTIONS),
            (UNDEAD_AT, UNDEAD_FLEETS),
            (UNDEAD_OF, 1),
            (COVERED, 1),
            (FAVOUR, 1),
            (BANNED_FACTION, 1),
            (BANNED_GOD, 1),
            (FIRST_ORDER, FACTIONS),
        ],
    )
