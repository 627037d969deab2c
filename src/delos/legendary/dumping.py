"""The order in which a dump tells the cells of a table. It never changes: dumps outlive tables."""

from typing import Final

from delos.cyclades.blank import blank_table
from delos.cyclades.cells import (
    CHECK,
    DECK,
    FLEETS,
    GIFTS_DONE,
    HELD,
    HERO_DISCARD,
    LAND_TOKENS,
    LANDS_OF,
    ORDER,
    OWNER,
    PRIESTESS_SUPPLY,
    SEA_OWNER,
    SEA_TOKENS,
    SLAIN,
    USED,
)
from delos.cyclades.chart import SEAS
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
    Span(USED, HERO_DISCARD),
    Span(HERO_MOVES, RESERVED),
    Span(HERO_DISCARD, DECK),
    Span(RESERVED, HAND),
    Span(DECK, SLAIN),
    Span(HAND, MERCENARY_SUPPLY),
    Span(SLAIN, PRIESTESS_SUPPLY),
    Span(MERCENARY_SUPPLY, PEEKED),
    Span(PRIESTESS_SUPPLY, GIFTS_DONE),
    Span(PEEKED, FINED),
    Span(GIFTS_DONE, CHECK),
    Span(FINED, SIZE),
    Span(CHECK, HELD),
]


def blank() -> Cells:
    """A table of this title with nothing on it."""
    return blank_table(SIZE, [(HERO_TRACK, 2), (RESERVED, 4)])
