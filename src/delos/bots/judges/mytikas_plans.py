"""What resources are worth that lie ready for a construction of Mytikas, wholly or in part.

A plan is a kind of piece on a level. It is worth its points and yields less the turns that it still
takes: producing, raising, building. A board is worth its two best plans and a little for the rest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from delos.bots.floats import Floats, floats
from delos.cyclades.bits import PLAIN
from delos.kernel.cells import Cells, cells
from delos.mytikas.cells import BOARD, BUILT, RESOURCES, TOKENS
from delos.mytikas.costs import discount
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
UNITS: Final = floats([1.0, 2.0, 3.0])  # what stone, marble and gold cost to produce
GROUND: Final = 4.0  # units of a turn at Demeter Day
CITY: Final = 3.0  # units of each city at Zeus Day
RAISES: Final = 3.0  # of a turn at Hades Day
LATE: Final = 2.0  # points lost for each turn that a plan takes too long
SECOND: Final = 0.6  # what the second plan counts
LEFTOVER: Final = 0.1  # worth of a unit that no plan needs
MOST_LEFT: Final = 4  # of a type on a level that count

PART_WORTH: Final = floats([1.0, 1.1, 0.6, 0.9])  # favours, offerings, moves, gold of a bonus
YIELD_WORTH: Final = floats([0.9, 0.9, 0.8, 1.6])  # what a piece will yield, by kind
HEIGHT_WORTH: Final = 0.7  # for each level of a city: what it produces need not be raised
NO_PRICES: Final = cells([0] * (KINDS_OF_PIECE * TYPES))
NO_COUNTS: Final = cells([0] * max(LEVELS, KINDS_OF_PIECE))
NO_GAINS: Final = floats([0.0] * KINDS_OF_PIECE)

Ints = tuple[int, ...]


def plan_worth(state: MytikasState, seat: i64, turns: float, far: float) -> float:
    """Of all resources of a seat; `far` says how much of the game is still to come."""
    at = state.at
    start = RESOURCES + seat * BOARD
    built = BUILT + seat * SLOTS
    prices = prices_of(state, seat)
    gains = gains_of(state, seat)
    # Plans hang on turns and distance only roughly.
    soon = round(2 * turns) / 2
    late = round(far, 1)
    if PLAIN:  # interpreted, finding them costs more than remembering; compiled, it is quick
        return best_plans(
            tuple(at[start : start + BOARD]),
            tuple(at[built : built + SLOTS]),
            tuple(1 if count else 0 for count in at[TOKENS : TOKENS + LEVELS]),
            tuple(prices),
            tuple(state.rules.numbers.points),
            tuple(gains),
            soon,
            late,
        )
    board = at[start : start + BOARD]
    pieces = at[built : built + SLOTS]
    levels = at[TOKENS : TOKENS + LEVELS]
    return plans(board, pieces, levels, prices, state.rules.numbers.points, gains, soon, late)


def prices_of(state: MytikasState, seat: i64) -> Cells:
    """Stone, marble and gold of each kind of piece, with the discounts of the seat's cards."""
    found = NO_PRICES[:]
    cost = state.rules.numbers.cost
    usable = state.usable(seat)
    kinds: i64 = KINDS_OF_PIECE
    types: i64 = TYPES
    for kind in range(kinds):
        space: i64 = DEMETER_NIGHT if kind <= LARGE_CITY else ZEUS_NIGHT
        for type in range(types):
            cell = kind * TYPES + type
            price: i64 = cost[cell]
            if price:
                found[cell] = price - discount(state, usable, space, type)
    return found


def gains_of(state: MytikasState, seat: i64) -> Floats:
    """What the best bonus effect is worth that a piece of each kind still brings."""
    at = state.at
    effects = state.rules.numbers.effects
    found = NO_GAINS[:]
    slots: i64 = SLOTS
    parts: i64 = MAX_EFFECT
    for slot in range(FIRST_SLOT, slots):
        if at[BUILT + seat * SLOTS + slot] == 0:
            worth = 0.0
            for part in range(parts):
                worth += effects[slot * MAX_EFFECT + part] * PART_WORTH[part]
            kind: i64 = SLOT_KIND[slot]
            found[kind] = max(found[kind], worth)
    return found


@lru_cache(maxsize=1 << 15)
def best_plans(
    board: Ints,
    built: Ints,
    levels: Ints,
    prices: Ints,
    points: Ints,
    gains: tuple[float, ...],
    turns: float,
    far: float,
) -> float:
    return plans(
        cells(list(board)),
        cells(list(built)),
        cells(list(levels)),
        cells(list(prices)),
        list(points),
        floats(list(gains)),
        turns,
        far,
    )


def plans(
    have: Cells,
    built: Cells,
    levels: Cells,
    prices: Cells,
    points: list[int],
    gains: Floats,
    turns: float,
    far: float,
) -> float:
    """``have`` is the caller's own copy; what the plans take is taken from it."""
    cities = city_levels(built)
    left = pieces_left(built)
    kinds: i64 = KINDS_OF_PIECE
    heights: i64 = LEVELS
    worth = 0.0
    for weight in (1.0, SECOND):
        best = float("-inf")
        best_kind: i64 = -1
        best_level: i64 = -1
        for kind in range(kinds):
            if left[kind] == 0:
                continue
            point = points[kind]
            gain = gains[kind] + far * YIELD_WORTH[kind]
            rise = point + (far * HEIGHT_WORTH if kind <= LARGE_CITY else 0.0)
            for level in range(heights):
                if levels[level]:
                    needed = turns_needed(have, cities[level], prices, kind, level)
                    height: int = level
                    net = gain + point + rise * height - ACTION * needed
                    if needed > turns:
                        net -= LATE * (needed - turns)
                    if net > best:
                        best, best_kind, best_level = net, kind, level
        if best_kind < 0:
            break
        worth += weight * best
        left[best_kind] -= 1
        use(have, prices, best_kind, best_level)
    for cell in range(heights * TYPES):
        count: int = min(have[cell], MOST_LEFT)
        worth += LEFTOVER * far * count * UNITS[cell % TYPES]
    return worth


def pieces_left(built: Cells) -> Cells:
    """Of each kind, how many are still to be built."""
    found = NO_COUNTS[:]
    slots: i64 = SLOTS
    for slot in range(FIRST_SLOT, slots):
        if built[slot] == 0:
            kind: i64 = SLOT_KIND[slot]
            found[kind] += 1
    return found


def city_levels(built: Cells) -> Cells:
    """For each level how many cities produce there or above."""
    found = NO_COUNTS[:]
    cities: i64 = len(CITY_SLOTS)  # the first slots
    for slot in range(cities):
        for level in range(built[slot]):
            found[level] += 1
    return found


def turns_needed(have: Cells, cities: i64, prices: Cells, kind: i64, level: i64) -> float:
    """Turns until the construction stands."""
    raises = 0
    units = 0.0
    cubes = 0
    types: i64 = TYPES
    end: i64 = BOARD
    for type in range(types):
        missing = prices[kind * TYPES + type]
        if missing == 0:
            continue
        for cell in range(level * TYPES + type, end, TYPES):
            missing -= have[cell]
        lower = level - 1
        while missing > 0 and lower >= 0:
            taken = have[lower * TYPES + type]
            if taken:
                taken = min(taken, missing)
                missing -= taken
                raises += taken * (level - lower)
            lower -= 1
        if missing > 0:
            lacking: int = missing
            cubes += lacking
            units += lacking * UNITS[type]
    height: int = level
    produced = units / GROUND + cubes * height / RAISES
    if cities:
        count: int = cities
        produced = min(produced, units / (CITY * count))
    return 1.0 + produced + raises / RAISES


def use(have: Cells, prices: Cells, kind: i64, level: i64) -> None:
    """Take the construction's resources away, the nearest first: from its level up, then down."""
    types: i64 = TYPES
    heights: i64 = LEVELS
    for type in range(types):
        missing = prices[kind * TYPES + type]
        for step in range(heights):
            there = level + step if level + step < LEVELS else LEVELS - 1 - step
            taken = min(missing, have[there * TYPES + type])
            have[there * TYPES + type] -= taken
            missing -= taken
