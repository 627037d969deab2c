"""Final scoring (MYT-SCORE): constructions by level, Deity cards, tie-breakers."""

from mypy_extensions import i64

from delos.cyclades.bits import bits
from delos.mytikas.cells import BUILT, CARDS_OF
from delos.mytikas.ids import KINDS_OF_PIECE, LARGE_TEMPLE_SLOT, SLOT_KIND, SLOTS
from delos.mytikas.state import MytikasState


def constructions(state: MytikasState, seat: int) -> list[int]:
    """Points by kind: the sum of levels times the kind's multiplier; what is not built scores
    nothing (MYT-SCORE-01 to -06)."""
    found = [0] * KINDS_OF_PIECE
    for slot in range(SLOTS):
        kind = SLOT_KIND[slot]
        found[kind] += state.at[BUILT + seat * SLOTS + slot] * state.rules.numbers.points[kind]
    return found


def card_points(state: MytikasState, seat: int, card: int) -> int:
    """Each card its player controls, locked or not (MYT-SCORE-07)."""
    return state.rules.deities[card].score(state, seat)


def construction_points(state: MytikasState, seat: i64) -> int:
    """Of all kinds together."""
    at = state.at
    points = state.rules.numbers.points
    found = 0
    slots: i64 = SLOTS
    for slot in range(slots):
        level: int = at[BUILT + seat * SLOTS + slot]
        if level:
            found += level * points[SLOT_KIND[slot]]
    return found


def total(state: MytikasState, seat: int) -> int:
    """Constructions and cards, nothing else (MYT-SCORE-08, -09)."""
    found = construction_points(state, seat)
    for card in bits(state.at[CARDS_OF + seat]):
        found += card_points(state, seat, card)
    return found


def large_temple(state: MytikasState, seat: int) -> int:
    """Level of the large temple, 0 when it is not built (MYT-SCORE-10)."""
    return state.at[BUILT + seat * SLOTS + LARGE_TEMPLE_SLOT]


def rank(state: MytikasState, seat: int) -> list[int]:
    """What is compared: points, large temple, resources (MYT-SCORE-09 to -11)."""
    return [total(state, seat), large_temple(state, seat), state.resources(seat)]


def best(state: MytikasState) -> list[int]:
    """The winners; who is still tied shares the victory (MYT-SCORE-12)."""
    ranks = [rank(state, seat) for seat in range(state.rules.seats)]
    highest = max(ranks)
    return [seat for seat in range(state.rules.seats) if ranks[seat] == highest]
