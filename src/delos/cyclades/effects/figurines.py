"""Creatures on the map, and what they cast over it."""

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    BARRED,
    CHECK,
    CLOSED,
    DEADLY,
    FIGURINE_LANDS,
    FIGURINE_SEAS,
    FIGURINES_OF,
    FREED,
    HELD,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    NONE,
    PIECE_AT,
    PIECES,
    SEALED,
    SHIELDED,
    SILENCED,
    SLAIN,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects.cards import discard_creature
from delos.cyclades.events import (
    FIGURINE_PLACED,
    FIGURINE_REMOVED,
)
from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState


def figurine_owner(state: CycladesState, card: int) -> int:
    at = state.at
    bit: i64 = BIT[card]
    factions: i64 = state.rules.factions
    for faction in range(factions):
        if at[FIGURINES_OF + faction] & bit:
            return faction
    return NONE


def put_piece(state: CycladesState, piece: int, area: int) -> None:
    """Set a figurine down; what it casts over the map moves with it. Control of the area and the
    card's owner are two things that never touch each other (LEG-CONTROL-08)."""
    state.at[PIECE_AT + piece] = area
    state.note(FIGURINE_PLACED, piece, area)
    survey(state)


def lift_figurine(state: CycladesState, card: int) -> None:
    """Take a Creature's pieces off the map and its card from its owner, without discarding it."""
    at = state.at
    owner = figurine_owner(state, card)
    if owner != NONE:
        at[FIGURINES_OF + owner] &= ~BIT[card]
    for piece in range(PIECES):
        if PIECE_CARDS[piece] == card and at[PIECE_AT + piece] != NONE:
            state.note(FIGURINE_REMOVED, piece, at[PIECE_AT + piece])
            at[PIECE_AT + piece] = NONE
    survey(state)


def slay_figurine(state: CycladesState, piece: int) -> None:
    """It leaves the map; its card is kept under the slayer's own (LEG-HERO-HERACLES-01)."""
    card = PIECE_CARDS[piece]
    lift_figurine(state, card)
    state.at[SLAIN] |= BIT[card]


def destroy_figurine(state: CycladesState, card: int) -> None:
    """It leaves the map and its card goes to the discard (LEG-CREATURE-GEN-13)."""
    lift_figurine(state, card)
    discard_creature(state, card)


def survey(state: CycladesState) -> None:
    """Recompute what the figurines cast over the map."""
    at = state.at
    at[FIGURINE_LANDS] = 0
    at[FIGURINE_SEAS] = 0
    at[SEALED] = 0
    at[BARRED] = 0
    at[CLOSED] = 0
    at[SHIELDED] = 0
    at[HELD] = 0
    at[DEADLY] = 0
    silenced = at[SILENCED]
    at[SILENCED] = 0
    at[LINK_A] = NONE
    at[LINK_B] = NONE
    at[LINK_OWNER] = NONE
    pieces: i64 = PIECES
    for piece in range(pieces):
        area = at[PIECE_AT + piece]
        if area == NONE:
            continue
        if area < LANDS:
            at[FIGURINE_LANDS] |= BIT[area]
        else:
            at[FIGURINE_SEAS] |= BIT[area - LANDS]
        state.rules.figurines[piece].looms(state, area)
    for faction in range(state.rules.factions):
        cards = at[FIGURINES_OF + faction]
        if cards:
            for card in bits(cards):
                power = state.rules.creatures[card]
                assert isinstance(power, FigurinePower)
                power.cast(state, faction)
    freed = silenced & ~at[SILENCED]
    if freed:
        at[FREED] |= freed
        at[CHECK] = 1  # buildings work again: sets may be complete (LEG-CREATURE-TYPHON-06)


def keep_figurine(state: CycladesState, faction: int, card: int) -> None:
    """The card of a figurine lies before its owner (LEG-CREATURE-GEN-10)."""
    state.at[FIGURINES_OF + faction] |= BIT[card]
