"""What heroes of the modules are worth to a player, most of all for the sacrifice that founds a
metropolis; and priestesses, who keep them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from delos.bots.floats import floats
from delos.bots.judges.classic_army import odds, owner_heroes, strength
from delos.bots.judges.classic_worth import (
    GOLD_SUM,
    PHILOSOPHER_WORTH,
    PRIEST_SUM,
    TYPES_WORTH,
    metropolis,
    prize,
    set_count,
    sum_to,
    sums,
)
from delos.bots.judges.cyclades import BASIC
from delos.classic.hades.heroes.founders import ACHILLES_ISLANDS, MIDAS_GOLD, ODYSSEUS_SET
from delos.classic.hades.heroes.hector import HECTOR_RATE
from delos.classic.ids import MIDAS
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    HERO_NEW,
    HEROES_OF,
    LANDS_OF,
    PHILOSOPHERS,
    PRIESTESSES,
    TROOPS,
)
from delos.cyclades.ids import ACHILLES, HECTOR, ODYSSEUS, PENTHESILEA, PERSEUS
from delos.cyclades.reach import stops
from delos.cyclades.state import CycladesState

HERO_WORTH: Final = 1.2  # as a troop that may serve for some cycles, each of which is paid for
READY: Final = 0.75  # of what a sacrifice brings, while it has still to be made
ACHILLES_NEAR: Final[tuple[float, ...]] = (
    0.0,
    0.0,
    0.02,
    0.08,
    0.25,
)  # the same by islands, if they are too few
ODYSSEUS_NEAR: Final[tuple[float, ...]] = (0.0, 0.1, 0.35)  # and by tiles of a set
MIDAS_WORTH: Final = sum_to(MIDAS_GOLD, GOLD_SUM)  # of the gold that he takes
MIDAS_NEAR: Final = 0.3  # and by the square of the part of the gold
SAFE_PLACE: Final = 4.0  # Penthesilea's, while a metropolis is in sight
RAID: Final = 0.3  # of the best conquest that Perseus could make

HANDMAID_WORTH: Final = floats([1.6, 1.0, 0.8, 0.5])
HANDMAID_SUM: Final = sums(list(HANDMAID_WORTH))
HANDMAID_NEEDED: Final = 0.8  # more, for each hero who is to be kept


def hero_worth(state: CycladesState, faction: i64, hero: i64) -> float:
    return HERO_WORTH + prospect(state, faction, hero)


def prospect(state: CycladesState, faction: i64, hero: i64) -> float:
    """What the sacrifice may bring some day, by how near its condition is."""
    at = state.at
    if hero == ACHILLES:
        islands = size(at[LANDS_OF + faction])
        near = READY if islands >= ACHILLES_ISLANDS else ACHILLES_NEAR[islands]
    elif hero == ODYSSEUS:
        tiles = set_count(state, faction)
        near = READY if tiles >= ODYSSEUS_SET else ODYSSEUS_NEAR[tiles]
    elif hero == HECTOR:
        near = READY
    elif hero == PERSEUS:
        return RAID * raid(state, faction)
    else:
        return SAFE_PLACE if hero == PENTHESILEA and in_sight(state, faction) else 0.0
    return near * sacrifice_gain(state, faction, hero)


def sacrifice_gain(state: CycladesState, faction: i64, hero: i64) -> float:
    """What it brings less what is given for it, as if its condition held."""
    if hero == HECTOR:
        return lessons(state, faction)
    if hero != ACHILLES and hero != MIDAS and hero != ODYSSEUS:
        return 0.0
    given = 0.0
    if hero == ODYSSEUS:
        tiles = set_count(state, faction)
        given = TYPES_WORTH[tiles] - TYPES_WORTH[max(0, tiles - ODYSSEUS_SET)]
    elif hero == MIDAS:
        given = MIDAS_WORTH
    return max(0.0, metropolis(state, faction) - given)


def in_sight(state: CycladesState, faction: i64) -> bool:
    """Whether one step is missing for a metropolis."""
    have = max(state.at[PHILOSOPHERS + faction], set_count(state, faction))
    return have >= BASIC - 1


def third_tile(state: CycladesState, faction: i64) -> float:
    """What a building more brings to a player for whom Odysseus waits."""
    if state.at[HEROES_OF + faction] & BIT[ODYSSEUS] == 0:
        return 0.0
    if set_count(state, faction) + 1 != ODYSSEUS_SET:
        return 0.0
    gain = metropolis(state, faction) - TYPES_WORTH[ODYSSEUS_SET]
    return max(0.0, (READY - ODYSSEUS_NEAR[-1]) * gain)


def raid(state: CycladesState, faction: i64) -> float:
    """The best island that the largest army could fall upon from the air; where a hero stands
    nobody can (HAD-HERO-PERSEUS-02, -03)."""
    at = state.at
    own = at[LANDS_OF + faction]
    army = max([at[TROOPS + land] for land in bits(own)], default=0)
    best = 0.0
    for land in bits(stops(state, faction, state.chart.all_lands & ~own)):
        if owner_heroes(state, land) == 0:
            best = max(best, (odds(army, strength(state, land)) - 0.2) * prize(state, land))
    return best if army else 0.0


def lessons(state: CycladesState, faction: i64) -> float:
    """Hector's best number of philosophers for priests (HAD-HERO-HECTOR-02)."""
    have = state.at[PHILOSOPHERS + faction]
    priests = state.at[PRIESTESSES + faction]
    best = 0.0
    for count in range(1, priests // HECTOR_RATE + 1):
        if have + count >= BASIC:
            then = metropolis(state, faction)
        else:
            then = PHILOSOPHER_WORTH[have + count]
        price = sum_to(priests, PRIEST_SUM)
        price -= sum_to(priests - HECTOR_RATE * count, PRIEST_SUM)
        best = max(best, then - PHILOSOPHER_WORTH[min(have, 3)] - price)
    return best


def sacrifices(state: CycladesState, faction: int) -> tuple[float, float]:
    """What a turn brings in which the best hero could be sacrificed, and Midas, who wants gold for
    it; on Apollo nobody can (HAD-APOLLO-01)."""
    at = state.at
    best = midas = 0.0
    for hero in bits(at[HEROES_OF + faction] & ~at[HERO_NEW]):
        rise = (1.0 - READY) * sacrifice_gain(state, faction, hero)
        if hero == MIDAS:
            midas = rise
        elif rise > best and state.rules.heroes[hero].may_sacrifice(state, faction, hero):
            best = rise
    return best, midas


def fortune(state: CycladesState, faction: int, gold: int) -> float:
    """What so much gold is worth to a player: more in sight of the price that Midas pays."""
    worth = sum_to(gold, GOLD_SUM)
    if state.at[HEROES_OF + faction] & BIT[MIDAS]:
        part = gold / MIDAS_GOLD
        near = READY if part >= 1.0 else MIDAS_NEAR * part * part
        worth += near * sacrifice_gain(state, faction, MIDAS)
    return worth


def handmaids_worth(count: int, heroes: int) -> float:
    """Priestesses: each keeps a hero or a figure for a cycle."""
    return sum_to(count, HANDMAID_SUM) + HANDMAID_NEEDED * min(count, heroes)
