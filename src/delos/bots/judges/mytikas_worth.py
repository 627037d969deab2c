"""What a table of Mytikas is worth to a seat, in points.

Points that stand, and what may still become points: cards that might be stolen, resources on their
way to a construction, Offerings, Favour tokens, cities and temples that will yield. All of this
counts less the nearer the end is; the end itself is worth a lot to whoever is ahead. No rule ends
a game in which two rob each other of the same token for ever, so the end grows dearer to all when a
game drags on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from delos.bots.floats import floats
from delos.bots.judges.mytikas_plans import HEIGHT_WORTH, YIELD_WORTH, plan_worth
from delos.cyclades.bits import bits
from delos.mytikas.cells import (
    BUILT,
    CARDS_OF,
    ENDED,
    FAVOURS,
    LOCK,
    LOCKS_TAKEN,
    RESERVE,
    TOKENS,
    TURN,
    VALUE,
)
from delos.mytikas.ids import GODS, LARGE_CITY, LEVELS, SLOT_KIND, SLOTS
from delos.mytikas.scoring import construction_points, total
from delos.mytikas.state import MytikasState

VICTORY: Final = 100.0
LEAD: Final = 0.5  # of a rival's points counts against us
BUILDS: Final = 0.33  # of a player in a turn
TITHES: Final = 0.8  # Offerings of a player in a turn
PATIENCE: Final = 80  # turns of a player that no lively game takes
WEARINESS: Final = 0.1  # points for a turn nearer the end, growing turn by turn

FAVOUR_WORTH: Final = floats([0.0, 1.0, 1.5, 1.7, 1.8])  # of one god
OFFERING_WORTH: Final = floats([0.0, 1.2, 2.3, 3.3, 4.1, 4.8, 5.4, 5.9, 6.3, 6.6, 6.8])
LAID_WORTH: Final = 0.4  # of an Offering on an own card
POWER_WORTH: Final = 1.0
SAFE: Final = 0.9  # chance to keep a card that nobody can steal now
EXPOSED: Final = 0.6  # and one that somebody can
GUARD: Final = 0.06  # more for each Offering on it


def worth_of(state: MytikasState, seat: int, over: bool) -> float:
    return worth_with(state, seat, over, points_of(state), turns_left(state))


def points_of(state: MytikasState) -> list[int]:
    """What every seat would score now."""
    return [total(state, seat) for seat in range(state.rules.seats)]


def worth_with(
    state: MytikasState, seat: int, over: bool, points: list[int], turns: float
) -> float:
    """The same for whoever asks about several seats: what all score and how long it still takes
    are found once."""
    ahead = min(points)
    rivals = 0
    for other in range(state.rules.seats):
        if other != seat:
            ahead = max(ahead, points[other])
            rivals += points[other]
    lead = points[seat] - ahead
    if over or state.at[ENDED]:
        return 2 * lead + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)
    mine = prospects(state, seat, turns)
    nearness = max(0.0, 1.0 - turns / 8)
    worth = mine - LEAD * (ahead + 0.3 * rivals) / 1.3 + nearness * lead
    tired = state.at[TURN] / state.rules.seats - PATIENCE
    return worth - WEARINESS * tired * turns if tired > 0 else worth


def turns_left(state: MytikasState) -> float:
    """How many more turns each player may expect: the nearest of the three ends."""
    at = state.at
    seats = state.rules.seats
    most: i64 = 0
    tokens: i64 = 0
    levels: i64 = LEVELS
    for level in range(levels):
        tokens += at[TOKENS + level]
        most = max(most, at[TOKENS + level])
    all_but_one: int = tokens - most  # the fullest level need not be emptied
    by_levels = all_but_one / (seats * BUILDS)
    locks = state.rules.numbers.locks
    taken: int = at[LOCKS_TAKEN]
    tithes = 0
    for lock in range(taken, len(locks)):
        tithes += locks[lock]
    fewest = SLOTS
    for seat in range(seats):
        tithes -= at[RESERVE + seat]
        fewest = min(fewest, unbuilt(state, seat))
    by_locks = tithes / (seats * TITHES)
    return max(0.5, min(by_levels, max(by_locks, (len(locks) - taken) / 2), fewest / BUILDS))


def unbuilt(state: MytikasState, seat: i64) -> int:
    """Pieces that the seat has still to build."""
    at = state.at
    found = 0
    start = BUILT + seat * SLOTS
    for slot in range(start, start + SLOTS):
        if at[slot] == 0:
            found += 1
    return found


def prospects(state: MytikasState, seat: i64, turns: float) -> float:
    at = state.at
    far = min(1.0, turns / 8)
    near = min(1.0, turns / 3)
    worth = construction_points(state, seat) + card_worth(state, seat, far)
    slots: i64 = SLOTS
    for slot in range(slots):
        level: int = at[BUILT + seat * SLOTS + slot]
        if level:
            kind: i64 = SLOT_KIND[slot]
            worth += far * YIELD_WORTH[kind]
            if kind <= LARGE_CITY:
                worth += far * HEIGHT_WORTH * (level - 1)
    gods: i64 = GODS
    for god in range(gods):
        worth += near * FAVOUR_WORTH[at[FAVOURS + seat * GODS + god]]
    worth += near * OFFERING_WORTH[min(at[RESERVE + seat], len(OFFERING_WORTH) - 1)]
    return worth + plan_worth(state, seat, turns, far)


def card_worth(state: MytikasState, seat: i64, far: float) -> float:
    """What cards score now, less when somebody can steal them, and their powers."""
    at = state.at
    threat: i64 = 0
    seats: i64 = state.rules.seats
    for other in range(seats):
        if other != seat:
            threat = max(threat, at[RESERVE + other])
    worth = 0.0
    for card in bits(at[CARDS_OF + seat]):
        here = state.rules.deities[card].score(state, seat) + far * POWER_WORTH
        if at[LOCK + card]:
            worth += here
            continue
        lies: int = at[VALUE + card]
        if lies >= threat:
            safety = SAFE
        else:
            safety = min(SAFE, EXPOSED + GUARD * lies)
        worth += here * safety + LAID_WORTH * far * lies
    return worth
