"""The row of a seat that both Cyclades titles share, subject by subject, in the columns' order.

Each part writes its columns from ``i`` on and returns the place behind them.
"""

from typing import Final

from mypy_extensions import i64

from delos.bots.chance.columns import BASIC
from delos.bots.chance.field import Field, defence
from delos.bots.chance.position import part
from delos.bots.chance.turn_row import fill_turn
from delos.bots.floats import Floats
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    FIGURINES_OF,
    FLEETS,
    GONE,
    HEROES_OF,
    LANDS_OF,
    PHILOSOPHERS,
    PRIESTESSES,
    SEAS_OF,
    SITES_OF,
)
from delos.cyclades.ids import THEATRE
from delos.cyclades.state import CycladesState

MOST_STEPS: Final = 8  # progress further behind than this counts the same


def fill_seat(
    state: CycladesState,
    field: Field,
    seat: i64,
    income: i64,
    free_sites: i64,
    known: bool,
    rows: Floats,
    start: i64,
) -> i64:
    """Write the shared columns of a seat's row; the place behind them."""
    i = fill_progress(state, field, seat, rows, start)
    i = fill_buildings(state, field, seat, rows, i)
    i = fill_goal(state, field, seat, rows, i)
    i = fill_purse(state, seat, income, known, rows, i)
    i = fill_armies(state, field, seat, rows, i)
    i = fill_danger(state, field, seat, rows, i)
    i = fill_reach(state, field, seat, free_sites, rows, i)
    i = fill_turn(state, seat, rows, i)
    return fill_rivals(state, field, seat, rows, i)


def fill_progress(state: CycladesState, field: Field, seat: i64, rows: Floats, i: i64) -> i64:
    missing = field.missing[seat]
    rows[i + (missing if missing < 3 else 3)] = 1.0
    rows[i + 4] = part(field.metropolises[seat], 0.5)
    wise = state.at[PHILOSOPHERS + seat]
    for count in range(1, BASIC):
        if wise >= count:
            rows[i + 4 + count] = 1.0
    return i + 8


def types_of(state: CycladesState, field: Field, seat: i64) -> i64:
    """Types of buildings; a theatre stands for any."""
    at = state.at
    return size(field.kinds[seat]) + size(at[SITES_OF + seat] & at[BUILT + THEATRE])


def fill_buildings(state: CycladesState, field: Field, seat: i64, rows: Floats, i: i64) -> i64:
    at = state.at
    sites = at[SITES_OF + seat]
    kinds = field.kinds[seat]
    types = types_of(state, field, seat)
    for count in range(1, BASIC + 1):
        if types >= count:
            rows[i + count - 1] = 1.0
    twice = 0
    total = 0
    for building in range(BASIC):
        have = size(sites & at[BUILT + building])
        total += have
        if have > 1:
            twice += 1
        if kinds & BIT[building]:
            rows[i + 5 + building] = 1.0
    rows[i + 4] = part(twice, 0.3)
    rows[i + 9] = part(total, 0.2)
    return i + 10


def fill_goal(state: CycladesState, field: Field, seat: i64, rows: Floats, i: i64) -> i64:
    """The next metropolis and the goal."""
    at = state.at
    missing = field.missing[seat]
    steps = field.steps[seat]
    rows[i + steps - 1] = 1.0
    if at[PHILOSOPHERS + seat] >= 2 and types_of(state, field, seat) >= 2:
        rows[i + 4] = 1.0
    if size(at[LANDS_OF + seat]) > field.metropolises[seat]:
        rows[i + 5] = 1.0
    if missing == 1 and steps == 1:
        rows[i + 6] = 1.0
    elif missing == 1 and steps == 2:
        rows[i + 7] = 1.0
    elif missing == 2 and steps == 1:
        rows[i + 8] = 1.0
    return i + 9


def fill_purse(
    state: CycladesState, seat: i64, income: i64, known: bool, rows: Floats, i: i64
) -> i64:
    gold: i64 = state.gold(seat)
    if known:
        rows[i] = 1.0
        rows[i + 1] = part(gold, 0.1)
        if gold >= 4:
            rows[i + 2] = 1.0
        if gold >= 8:
            rows[i + 3] = 1.0
        if gold >= 15:
            rows[i + 4] = 1.0
    else:
        rows[i + 5] = part(gold, 0.1)
    rows[i + 6] = part(income, 0.15)
    if income >= 6:
        rows[i + 7] = 1.0
    rows[i + 8] = part(state.at[PRIESTESSES + seat], 0.3)
    return i + 9


def fill_armies(state: CycladesState, field: Field, seat: i64, rows: Floats, i: i64) -> i64:
    lands = state.at[LANDS_OF + seat]
    rows[i] = part(size(lands), 0.25)
    if lands & (lands - 1) == 0:
        rows[i + 1] = 1.0
    rows[i + 2] = part(field.bare[seat], 0.3)
    rows[i + 3] = part(field.troops[seat], 0.1)
    rows[i + 4] = part(field.army[seat], 0.15)
    return i + 5


def fill_danger(state: CycladesState, field: Field, seat: i64, rows: Floats, i: i64) -> i64:
    """Metropolises of the seat that others could take, and those of others that it could."""
    rules = state.rules
    weakest: i64 = 9
    exposed = 0
    factions: i64 = rules.factions
    for land in bits(field.cities[seat]):
        guard = defence(state, land)
        weakest = min(weakest, guard)
        for other in range(factions):
            if rules.team[other] != rules.team[seat] and field.reach[other] & BIT[land]:
                if field.army[other] >= guard:
                    exposed += 1
                    break
    if weakest < 9:
        rows[i] = part(weakest, 0.25)
    if exposed:
        rows[i + 1] = part(exposed, 0.5)
        rows[i + 2] = 1.0
    prizes = 0
    for other in range(factions):
        if rules.team[other] != rules.team[seat]:
            for land in bits(field.cities[other] & field.reach[seat]):
                if field.army[seat] >= defence(state, land):
                    prizes += 1
    if prizes:
        rows[i + 3] = part(prizes, 0.5)
        rows[i + 4] = 1.0
        if field.missing[seat] <= prizes:
            rows[i + 5] = 1.0
    return i + 6


def fill_reach(
    state: CycladesState, field: Field, seat: i64, free_sites: i64, rows: Floats, i: i64
) -> i64:
    """Lands in reach, fleets, room to build, cards."""
    at = state.at
    rows[i] = part(size(field.reach[seat]), 0.1)
    seas = at[SEAS_OF + seat]
    fleets: i64 = 0
    for sea in bits(seas):
        fleets += at[FLEETS + sea]
    rows[i + 1] = part(size(seas), 0.2)
    rows[i + 2] = part(fleets, 0.1)
    rows[i + 3] = part(free_sites, 0.1)
    rows[i + 4] = part(size(at[FIGURINES_OF + seat]), 0.5)
    rows[i + 5] = part(size(at[HEROES_OF + seat]), 0.4)
    return i + 6


def fill_rivals(state: CycladesState, field: Field, seat: i64, rows: Floats, i: i64) -> i64:
    """The race beside the others, and the team."""
    rules = state.rules
    best: i64 = 99
    for other in range(rules.factions):
        if rules.team[other] != rules.team[seat] and field.race[other] < best:
            best = field.race[other]
    ahead = best - field.race[seat]
    if ahead > MOST_STEPS:
        ahead = MOST_STEPS
    elif ahead < -MOST_STEPS:
        ahead = -MOST_STEPS
    rows[i] = part(ahead, 0.2)
    if ahead > 0:
        rows[i + 1] = 1.0
    elif ahead <= -BASIC:
        rows[i + 2] = 1.0
    if state.at[GONE] & BIT[seat]:
        rows[i + 3] = 1.0
    mates: i64 = rules.mates[seat]
    if mates:
        for mate in bits(mates):
            rows[i + 4] += part(field.metropolises[mate], 0.5)
    return i + 5
