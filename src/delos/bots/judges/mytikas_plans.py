"""What resources are worth that lie ready for a construction of Mytikas, wholly or in part.

A plan is a kind of piece on a level. It is worth its points and yields less the turns that it still
takes: producing, raising, building. A board is worth its two best plans and a little for the rest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from delos.mytikas.cells import BOARD, BUILT, RESOURCES, TOKENS
from delos.mytikas.costs import price
from delos.mytikas.ids import (
    CITY_SLOTS,
    DEMETER_NIGHT,
    FIRST_SLOT,
    KINDS_OF_PIECE,
    LARGE_CITY,
    LEVELS,
    SLOT_KIND,
    SLOTS,
    TYPES,
    ZEUS_NIGHT,
)
from delos.mytikas.rules import MAX_EFFECT
from delos.mytikas.state import MytikasState

ACTION: Final = 1.7  # points that a turn brings on average
UNITS: Final[tuple[float, ...]] = (1.0, 2.0, 3.0)  # what stone, marble and gold cost to produce
GROUND: Final = 4.0  # units of a turn at Demeter Day
CITY: Final = 3.0  # units of each city at Zeus Day
RAISES: Final = 3.0  # of a turn at Hades Day
LATE: Final = 2.0  # points lost for each turn that a plan takes too long
SECOND: Final = 0.6  # what the second plan counts
LEFTOVER: Final = 0.1  # worth of a unit that no plan needs
MOST_LEFT: Final = 4  # of a type on a level that count

PART_WORTH: Final[tuple[float, ...]] = (
    1.0,
    1.1,
    0.6,
    0.9,
)  # favours, offerings, moves, gold of a bonus effect
YIELD_WORTH: Final[tuple[float, ...]] = (0.9, 0.9, 0.8, 1.6)  # what a piece will yield, by kind
HEIGHT_WORTH: Final = 0.7  # for each level of a city: what it produces need not be raised
FIRST_OF_KIND: Final = tuple(SLOT_KIND.index(kind, FIRST_SLOT) for kind in range(KINDS_OF_PIECE))

Ints = tuple[int, ...]


def plan_worth(state: MytikasState, seat: int, turns: float, far: float) -> float:
    """Of all resources of a seat; `far` says how much of the game is still to come."""
    at = state.at
    start = RESOURCES + seat * BOARD
    built = BUILT + seat * SLOTS
    prices: list[int] = []
    gains: list[float] = []
    for kind in range(KINDS_OF_PIECE):
        space = DEMETER_NIGHT if kind <= LARGE_CITY else ZEUS_NIGHT
        prices += price(state, seat, space, FIRST_OF_KIND[kind], False)
        gains.append(effect_worth(state, list(at[built : built + SLOTS]), kind))
    return best_plans(
        tuple(at[start : start + BOARD]),
        tuple(at[built : built + SLOTS]),
        tuple(1 if count else 0 for count in at[TOKENS : TOKENS + LEVELS]),
        tuple(prices),
        tuple(state.rules.numbers.points),
        tuple(gains),
        round(2 * turns) / 2,
        round(far, 1),
    )


def effect_worth(state: MytikasState, built: list[int], kind: int) -> float:
    """Of the best bonus effect that a piece of this kind still brings."""
    effects = state.rules.numbers.effects
    best = 0.0
    for slot in range(FIRST_SLOT, SLOTS):
        if SLOT_KIND[slot] == kind and not built[slot]:
            worth = 0.0
            for part in range(MAX_EFFECT):
                worth += effects[slot * MAX_EFFECT + part] * PART_WORTH[part]
            best = max(best, worth)
    return best


@lru_cache(maxsize=1 << 15)
def best_plans(
    board: Ints,
    built: Ints,
    levels: Ints,
    prices: Ints,
    points: Ints,
    effects: tuple[float, ...],
    turns: float,
    far: float,
) -> float:
    have = list(board)
    cities = city_levels(built)
    left = [0] * KINDS_OF_PIECE
    for slot in range(FIRST_SLOT, SLOTS):
        if not built[slot]:
            left[SLOT_KIND[slot]] += 1
    worth = 0.0
    for weight in (1.0, SECOND):
        best = float("-inf")
        best_kind = best_level = -1
        for kind in range(KINDS_OF_PIECE):
            if left[kind] == 0:
                continue
            cost = prices[kind * TYPES : kind * TYPES + TYPES]
            gain = effects[kind] + far * YIELD_WORTH[kind]
            rise = points[kind] + (far * HEIGHT_WORTH if kind <= LARGE_CITY else 0.0)
            for level in range(LEVELS):
                if levels[level]:
                    needed = turns_needed(have, cities[level], cost, level)
                    net = gain + points[kind] + rise * level - ACTION * needed
                    if needed > turns:
                        net -= LATE * (needed - turns)
                    if net > best:
                        best, best_kind, best_level = net, kind, level
        if best_kind < 0:
            break
        worth += weight * best
        left[best_kind] -= 1
        use(have, prices[best_kind * TYPES : best_kind * TYPES + TYPES], best_level)
    for cell in range(BOARD):
        worth += LEFTOVER * far * min(have[cell], MOST_LEFT) * UNITS[cell % TYPES]
    return worth


def city_levels(built: Ints) -> list[int]:
    """For each level how many cities produce there or above."""
    found = [0] * LEVELS
    for slot in CITY_SLOTS:
        for level in range(built[slot]):
            found[level] += 1
    return found


def turns_needed(have: list[int], cities: int, cost: Ints, level: int) -> float:
    """Turns until the construction stands."""
    raises = 0
    units = 0.0
    cubes = 0
    for type in range(TYPES):
        missing = cost[type]
        if missing == 0:
            continue
        missing -= sum(have[level * TYPES + type :: TYPES])
        lower = level - 1
        while missing > 0 and lower >= 0:
            taken = have[lower * TYPES + type]
            if taken:
                taken = min(taken, missing)
                missing -= taken
                raises += taken * (level - lower)
            lower -= 1
        if missing > 0:
            cubes += missing
            units += missing * UNITS[type]
    produced = units / GROUND + cubes * level / RAISES
    if cities:
        produced = min(produced, units / (CITY * cities))
    return 1.0 + produced + raises / RAISES


def use(have: list[int], cost: Ints, level: int) -> None:
    """Take the construction's resources away, the nearest first."""
    for type in range(TYPES):
        missing = cost[type]
        for there in [*range(level, LEVELS), *range(level - 1, -1, -1)]:
            taken = min(missing, have[there * TYPES + type])
            have[there * TYPES + type] -= taken
            missing -= taken
