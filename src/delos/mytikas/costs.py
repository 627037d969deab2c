"""What constructions cost, and which of them can be built where (MYT-BUILD).

A piece can be built on a level if nothing is lacking there: `means` says what a player has for it.
Menus list what `buildable` finds; reasons tell what is lacking, with numbers.
"""

from typing import Final

from mypy_extensions import i64

from delos.cyclades.bits import BIT
from delos.kernel.reason import number, thing
from delos.mytikas.cells import BOARD, BUILT, RESOURCES, TOKENS
from delos.mytikas.ids import (
    FIRST_SLOT,
    GOLD,
    LEVELS,
    MARBLE,
    NONE,
    SLOT_KIND,
    SLOT_NAMES,
    SLOTS,
    STONE,
    TEMPLE_SLOTS,
    TYPE_NAMES,
    TYPES,
    ZEUS_NIGHT,
)
from delos.mytikas.rules import MAX_EFFECT
from delos.mytikas.state import MytikasState

CITY_SITES: Final = [1, 2, 3, 4]  # slots of cities; the starting city was never on one


def sites(space: i64) -> list[int]:
    """Slots whose pieces the space builds: temples or cities, never the other (MYT-BUILD-01)."""
    return TEMPLE_SLOTS if space == ZEUS_NIGHT else CITY_SITES


def occupied(state: MytikasState, seat: i64, slot: i64) -> bool:
    """Whether the piece is still on its slot (MYT-BUILD-07, -17)."""
    return state.at[BUILT + seat * SLOTS + slot] == 0


def price(state: MytikasState, seat: int, space: int, slot: int, full: bool) -> list[int]:
    """Stone, marble and gold of a construction; each card that makes it cheaper takes off one of
    its type, never below 0 (MYT-BUILD-05, -15)."""
    start = SLOT_KIND[slot] * TYPES
    cost = state.rules.numbers.cost[start : start + TYPES]
    if full:
        return cost
    usable = state.usable(seat)
    for type in range(TYPES):
        if cost[type]:
            cost[type] -= discount(state, usable, space, type)
    return cost


def discount(state: MytikasState, usable: i64, space: i64, type: i64) -> i64:
    """1 when one of these cards makes the constructions of a space cheaper in this type."""
    return 1 if usable & state.rules.discounting[space * TYPES + type] else 0


def lies_there(state: MytikasState, seat: int, level: int, cost: list[int]) -> bool:
    """Whether the cost can be paid with what lies on the level (MYT-BUILD-04)."""
    start = RESOURCES + seat * BOARD + level * TYPES
    at = state.at
    return at[start] >= cost[0] and at[start + 1] >= cost[1] and at[start + 2] >= cost[2]


# -- what can be built ----------------------------------------------------------------------


def means(state: MytikasState, seat: i64, own: i64, space: i64, level: i64) -> tuple[i64, i64, i64]:
    """Stone, marble and gold for a construction on a level: on the own turn all that lies there or
    may tumble there (MYT-BUILD-16, MYT-TURN-08), for followers only what lies there
    (MYT-FOLLOW-15). A discount is as good as one more resource of its type."""
    at = state.at
    cell = RESOURCES + seat * BOARD + level * TYPES
    stone = at[cell]
    marble = at[cell + 1]
    gold = at[cell + 2]
    cards = state.usable(seat) & state.rules.cheapening[space]
    if cards:
        stone += discount(state, cards, space, STONE)
        marble += discount(state, cards, space, MARBLE)
        gold += discount(state, cards, space, GOLD)
    if own:
        for higher in range(cell + TYPES, RESOURCES + (seat + 1) * BOARD, TYPES):
            stone += at[higher]
            marble += at[higher + 1]
            gold += at[higher + 2]
    return stone, marble, gold


def buildable(state: MytikasState, seat: i64, own: i64, space: i64) -> i64:
    """Set of the slots whose pieces can be built on some level, where a token still lies
    (MYT-BUILD-03, MYT-ACTION-ZEUS-NIGHT-03, MYT-ACTION-DEMETER-NIGHT-03)."""
    found: i64 = 0
    for level in range(LEVELS):
        if state.at[TOKENS + level] > 0:
            found |= buildable_on(state, seat, own, space, level)
            if own:
                break  # what pays higher up may tumble to this level
    return found


def buildable_on(state: MytikasState, seat: i64, own: i64, space: i64, level: i64) -> i64:
    """Set of the slots whose cost can be met on a level on which a token lies (MYT-BUILD-03,
    -18)."""
    stone, marble, gold = means(state, seat, own, space, level)
    cost = state.rules.numbers.cost
    found: i64 = 0
    for slot in sites(space):
        first: i64 = SLOT_KIND[slot] * TYPES
        if stone >= cost[first] and marble >= cost[first + 1] and gold >= cost[first + 2]:
            if occupied(state, seat, slot):
                found |= BIT[slot]
    return found


def levels(state: MytikasState, seat: int, own: int, space: int, slot: int) -> list[int]:
    """Levels on which the piece of the slot can be built."""
    return [
        level
        for level in range(LEVELS)
        if state.at[TOKENS + level] > 0 and buildable_on(state, seat, own, space, level) & BIT[slot]
    ]


def alike(state: MytikasState, slots: list[int]) -> bool:
    """Whether the pieces of these slots are of one kind and bring the same bonus effect."""
    effects = state.rules.numbers.effects
    first = slots[0]
    for slot in slots:
        for part in range(MAX_EFFECT):
            if effects[slot * MAX_EFFECT + part] != effects[first * MAX_EFFECT + part]:
                return False
        if SLOT_KIND[slot] != SLOT_KIND[first]:
            return False
    return True


# -- why it cannot --------------------------------------------------------------------------


def why_not_built(state: MytikasState, seat: int, own: int, space: int) -> str:
    """Why nothing at all can be built at a space."""
    left = [slot for slot in sites(space) if occupied(state, seat, slot)]
    if not left:
        return "MYT-BUILD-17:all-built"
    best = left[0]
    for slot in left:
        if total_lack(state, seat, own, space, slot) < total_lack(state, seat, own, space, best):
            best = slot
    return why_no_slot(state, seat, own, space, best)


def why_no_slot(state: MytikasState, seat: int, own: int, space: int, slot: int) -> str:
    """Why the piece of a slot cannot be built anywhere; it tells of the level that lacks least."""
    if slot < FIRST_SLOT or slot not in sites(space):
        return "MYT-BUILD-01:other-kind" + thing("slot", "slot", SLOT_NAMES[slot])
    if not occupied(state, seat, slot):
        return "MYT-BUILD-17:built-already" + thing("slot", "slot", SLOT_NAMES[slot])
    level = easiest(state, seat, own, space, slot)
    return why_no_level(state, seat, own, space, slot, level)


def why_no_level(
    state: MytikasState, seat: int, own: int, space: int, slot: int, level: int
) -> str:
    """Why the piece of a slot cannot be built on a level: no token, or what it lacks there; nothing
    if it can."""
    there = thing("level", "level", str(level + 1))
    if state.at[TOKENS + level] == 0:
        return "MYT-BUILD-03:level-full" + there
    lacking = lacks(state, seat, own, space, slot, level)
    if sum(lacking) == 0:
        return ""
    told = thing("slot", "slot", SLOT_NAMES[slot]) + there
    for type in range(TYPES):
        told += number(TYPE_NAMES[type], lacking[type])
    if not own and sum(lacks(state, seat, 1, space, slot, level)) == 0:
        return "MYT-BUILD-04,MYT-FOLLOW-15:cost-following" + told
    return "MYT-BUILD-04:cost" + told


def lacks(state: MytikasState, seat: int, own: int, space: int, slot: int, level: int) -> list[int]:
    """Stone, marble and gold that are lacking for the piece on the level."""
    have = means(state, seat, own, space, level)
    start = SLOT_KIND[slot] * TYPES
    cost = state.rules.numbers.cost
    return [
        max(0, cost[start] - have[0]),
        max(0, cost[start + 1] - have[1]),
        max(0, cost[start + 2] - have[2]),
    ]


def easiest(state: MytikasState, seat: int, own: int, space: int, slot: int) -> int:
    """The level with a token on which least is lacking; the highest of equals."""
    best = NONE
    fewest = 0
    for level in range(LEVELS):
        if state.at[TOKENS + level] > 0:
            count = sum(lacks(state, seat, own, space, slot, level))
            if best == NONE or count <= fewest:
                best = level
                fewest = count
    return max(best, 0)


def total_lack(state: MytikasState, seat: int, own: int, space: int, slot: int) -> int:
    level = easiest(state, seat, own, space, slot)
    return sum(lacks(state, seat, own, space, slot, level))
