"""The order in which a dump tells the cells of a table. It never changes: dumps outlive tables."""

from typing import Final

from delos.cyclades.blank import blank_table
from delos.cyclades.cells import (
    CHECK,
    DECK,
    FLEETS,
    GIFTS_DONE,
    HELD,
    HERO_AT,
    HERO_DISCARD,
    HEROES,
    LAND_TOKENS,
    LANDS_OF,
    ORDER,
    OWNER,
    PIECE_AT,
    PIECES,
    PRIESTESS_SUPPLY,
    SEA_OWNER,
    SEA_TOKENS,
    SLAIN,
    USED,
)
from delos.cyclades.chart import SEAS
from delos.cyclades.ids import FIRST_HEROES, FIRST_PIECES
from delos.cyclades.saving import Span
from delos.kernel.cells import Cells
from delos.legendary.cells import (
    BONUS_AT,
    DESTITUTE,
    FINED,
    HAND,
    HERO_MOVES,
    HERO_TRACK,
    MERCENARIES,
    MERCENARY_SUPPLY,
    PEEKED,
    RESERVED,
    SIZE,
)

ORDER_OF_DUMPS: Final = [
    Span(OWNER, LAND_TOKENS),
    Span(MERCENARIES, DESTITUTE),
    Span(LAND_TOKENS, SEA_OWNER),
    Span(SEA_OWNER, SEA_OWNER + SEAS),  # maps of this title have no more seas
    Span(FLEETS, FLEETS + SEAS),
    Span(SEA_TOKENS, SEA_TOKENS + SEAS),
    Span(LANDS_OF, ORDER),
    Span(DESTITUTE, BONUS_AT),
    Span(ORDER, USED),
    Span(BONUS_AT, HERO_MOVES),
    Span(USED, HERO_AT + FIRST_HEROES),
    Span(HERO_MOVES, HERO_MOVES + FIRST_HEROES),
    Span(HERO_MOVES + HEROES, RESERVED),
    Span(HERO_DISCARD, DECK),
    Span(RESERVED, HAND),
    Span(DECK, SLAIN),
    Span(HAND, MERCENARY_SUPPLY),
    Span(SLAIN, PIECE_AT + FIRST_PIECES),
    Span(PIECE_AT + PIECES, PRIESTESS_SUPPLY),
    Span(MERCENARY_SUPPLY, PEEKED),
    Span(PRIESTESS_SUPPLY, GIFTS_DONE),
    Span(PEEKED, FINED),
    Span(GIFTS_DONE, CHECK),
    Span(FINED, SIZE),
    Span(CHECK, HELD),
]
# Of Heroes and figurines that later cards brought, told apart from the others.
LATER_CELLS: Final = [
    Span(HERO_AT + FIRST_HEROES, HERO_AT + HEROES),
    Span(HERO_MOVES + FIRST_HEROES, HERO_MOVES + HEROES),
    Span(PIECE_AT + FIRST_PIECES, PIECE_AT + PIECES),
]


def blank() -> Cells:
    """A table of this title with nothing on it."""
    return blank_table(SIZE, [(HERO_TRACK, 2), (RESERVED, 4)])
