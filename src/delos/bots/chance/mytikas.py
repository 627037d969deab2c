"""A position of Mytikas in numbers."""

from typing import Final

from mypy_extensions import i64

from delos.bots.chance.position import Position, part
from delos.bots.floats import Floats
from delos.bots.judges.mytikas_plans import plan_worth
from delos.bots.judges.mytikas_worth import card_worth, turns_left
from delos.cyclades.bits import bits
from delos.mytikas.cells import (
    ACTIVE,
    BOARD,
    BUILDER,
    BUILT,
    CARDS_OF,
    ENDED,
    FAVOURS,
    FIRST,
    LOCK,
    LOCKS_TAKEN,
    MAIN_DONE,
    RESERVE,
    RESOURCES,
    TOKENS,
    TURN,
    VALUE,
)
from delos.mytikas.ids import (
    DEITIES,
    DEITY_KEYS,
    GOD_NAMES,
    GODS,
    LEVELS,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    TYPE_NAMES,
    TYPES,
)
from delos.mytikas.scoring import constructions
from delos.mytikas.state import MytikasState

SEAT_NAMES: Final = [
    "points",
    "points of constructions",
    "points of locked cards",
    "points of cards that may be stolen",
    "Offerings on cards",
    "cards",
    "reserve",
    "worth of plans",
    "worth of cards",
    "points ahead of the best rival",
    "points ahead, the nearer the end the more",
    "ahead",
    "ahead by five",
    "behind by five",
    "slots to build",
    *[f"level of {slot}" for slot in SLOT_NAMES],
    *[f"{type} on level {level}" for level in range(1, LEVELS + 1) for type in TYPE_NAMES],
    *[f"favours of {god}" for god in GOD_NAMES],
    *[f"has {card}" for card in DEITY_KEYS],
    *[f"acts {place} turns from now" for place in range(SEATS)],
    "has done its main action",
    *[f"place in the round: {place}" for place in range(1, SEATS + 1)],
    *[f"builder on {space}" for space in SPACE_NAMES],
]
SEAT_WIDTH: Final = 72
TABLE_NAMES: Final = [
    *[f"tokens on level {level}" for level in range(1, LEVELS + 1)],
    "locks taken",
    "tokens to the end",
    "turns left",
    "two turns left",
    "the end has come",
    "turn",
    *[f"{count} seats" for count in range(2, SEATS + 1)],
]
TABLE_WIDTH: Final = 13
FAR: Final = 8.0  # turns from the end at which all that is to come still counts


def position_of(state: MytikasState) -> Position:
    seats: i64 = state.rules.seats
    found = Position(seats, SEAT_WIDTH, TABLE_WIDTH, list(range(state.rules.seats)))
    turns = turns_left(state)
    points: list[int] = []
    built: list[int] = []
    for seat in range(state.rules.seats):
        built.append(sum(constructions(state, seat)))
        points.append(built[seat])
        for card in bits(state.at[CARDS_OF + seat]):
            points[seat] += state.rules.deities[card].score(state, seat)
    for seat in range(state.rules.seats):
        fill_seat(state, seat, points, built[seat], turns, found.rows, seat * SEAT_WIDTH)
    fill_table(state, turns, found.table)
    return found


def fill_seat(
    state: MytikasState,
    seat: int,
    points: list[int],
    built: int,
    turns: float,
    rows: Floats,
    start: i64,
) -> None:
    at = state.at
    far = turns / FAR if turns < FAR else 1.0
    count = state.rules.seats
    i = start
    rows[i] = part(points[seat], 0.05)
    rows[i + 1] = part(built, 0.05)
    fill_cards(state, seat, rows, i + 2)
    rows[i + 6] = part(at[RESERVE + seat], 0.15)
    rows[i + 7] = 0.1 * plan_worth(state, seat, turns, far)
    rows[i + 8] = 0.05 * card_worth(state, seat, far)
    ahead = 99
    for other in range(count):
        if other != seat and points[seat] - points[other] < ahead:
            ahead = points[seat] - points[other]
    rows[i + 9] = part(ahead, 0.1)
    rows[i + 10] = part(ahead, 0.2) * (1.0 - far)
    if ahead > 0:
        rows[i + 11] = 1.0
    if ahead >= 5:
        rows[i + 12] = 1.0
    if ahead <= -5:
        rows[i + 13] = 1.0
    i += 14
    empty = 0
    for slot in range(SLOTS):
        level: i64 = at[BUILT + seat * SLOTS + slot]
        if level:
            rows[i + 1 + slot] = part(level, 0.4)
        else:
            empty += 1
    rows[i] = part(empty, 0.2)
    i += 1 + SLOTS
    for cell in range(BOARD):
        have: i64 = at[RESOURCES + seat * BOARD + cell]
        if have:
            rows[i + cell] = part(have, 0.3)
    i += LEVELS * TYPES
    for god in range(GODS):
        favours: i64 = at[FAVOURS + seat * GODS + god]
        if favours:
            rows[i + god] = part(favours, 0.5)
    i += GODS
    for card in bits(at[CARDS_OF + seat]):
        rows[i + card] = 1.0
    i += DEITIES
    active: int = at[ACTIVE]
    if active >= 0:
        rows[i + (seat - active) % count] = 1.0
    if active == seat and at[MAIN_DONE]:
        rows[i + SEATS] = 1.0
    i += SEATS + 1
    first: int = at[FIRST]
    if first >= 0:
        rows[i + (seat - first) % count] = 1.0
    i += SEATS
    space: i64 = at[BUILDER + seat]
    if 0 <= space < SPACES:
        rows[i + space] = 1.0


def fill_cards(state: MytikasState, seat: int, rows: Floats, i: i64) -> None:
    """What cards score, locked and not, and the Offerings that keep them."""
    at = state.at
    locked = 0
    loose = 0
    laid = 0
    cards = 0
    threat: i64 = 0
    for other in range(state.rules.seats):
        if other != seat and at[RESERVE + other] > threat:
            threat = at[RESERVE + other]
    for card in bits(at[CARDS_OF + seat]):
        cards += 1
        score = state.rules.deities[card].score(state, seat)
        if at[LOCK + card]:
            locked += score
        else:
            laid += at[VALUE + card]
            if at[VALUE + card] < threat:
                loose += score
    rows[i] = part(locked, 0.1)
    rows[i + 1] = part(loose, 0.1)
    rows[i + 2] = part(laid, 0.1)
    rows[i + 3] = part(cards, 0.3)


def fill_table(state: MytikasState, turns: float, rows: Floats) -> None:
    at = state.at
    total = 0
    most = 0
    for level in range(LEVELS):
        tokens: int = at[TOKENS + level]
        total += tokens
        most = max(most, tokens)
        rows[level] = part(tokens, 0.3)
    i: i64 = LEVELS
    rows[i] = part(at[LOCKS_TAKEN], 0.2)
    rows[i + 1] = part(total - most, 0.1)
    rows[i + 2] = 0.15 * (turns if turns < 10.0 else 10.0)
    if turns < 2.0:
        rows[i + 3] = 1.0
    if at[ENDED]:
        rows[i + 4] = 1.0
    rows[i + 5] = part(at[TURN], 0.01)
    rows[i + 6 + state.rules.seats - 2] = 1.0
