"""What the features of all titles of the Cyclades family have in common: how far a seat is from its
next metropolis and from the goal, its purse, its lands, what threatens it and what it threatens.

A position is told as one row of numbers for each seat, all about as large as 1, and one row for the
table. `SEAT_NAMES` and `TABLE_NAMES` name the columns; whoever changes what a column means changes
its name too, so that weights made for other columns are noticed.
"""

from typing import Final, final

from mypy_extensions import i64

from delos.bots.chance.floats import Floats
from delos.cyclades.bits import BIT, bits, size, union
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    BUILT,
    CYCLE,
    FACTIONS,
    FIGURINES_OF,
    FLEETS,
    GOD_OF,
    GONE,
    HEROES_OF,
    LANDS_OF,
    NONE,
    ORDER,
    PHASE,
    PHILOSOPHERS,
    PRIESTESSES,
    SEAS_OF,
    SITES_OF,
    TROOPS,
)
from delos.cyclades.ids import FORTRESS, METROPOLIS, THEATRE
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells, cells

GODS: Final = 7  # with Apollo, and Hades of the expansion
BASIC: Final = 4  # philosophers, and types of buildings, that make a metropolis
MOST_STEPS: Final = 8  # progress further behind than this counts the same

SEAT_NAMES: Final = [
    *[f"metropolises missing: {count}" for count in ("none", "1", "2", "3 and more")],
    "own metropolises",
    *[f"philosophers: {count} and more" for count in (1, 2, 3)],
    *[f"types of buildings: {count} and more" for count in (1, 2, 3, 4)],
    "types owned twice",
    *[f"has a {name}" for name in ("port", "fortress", "temple", "university")],
    "buildings",
    *[f"steps to the next metropolis: {count}" for count in (1, 2, 3, 4)],
    "both ways within two steps",
    "a land for the next metropolis",
    "one metropolis and one step from the goal",
    "one metropolis and two steps from the goal",
    "two metropolises and one step from the goal",
    "purse known",
    "gold known",
    *[f"gold known: {count} and more" for count in (4, 8, 15)],
    "gold guessed",
    "income",
    "income: 6 and more",
    "priestesses",
    "lands",
    "a single land",
    "lands without a guard",
    "troops",
    "strongest army",
    "weakest guard of a metropolis",
    "metropolises that a rival's army could take",
    "a metropolis is in danger",
    "rivals' metropolises in reach",
    "a metropolis could be taken",
    "a metropolis could be taken for the goal",
    "lands in reach",
    "seas",
    "fleets",
    "free sites",
    "creatures kept",
    "heroes",
    *[f"still to act for god {god}" for god in range(GODS)],
    "acts now",
    "has acted",
    *[f"place in turn order: {place}" for place in range(1, FACTIONS + 1)],
    "bid",
    "steps ahead of the best rival",
    "first in the race",
    "behind by four steps and more",
    "out of the game",
    "mate's metropolises",
]
SEAT_WIDTH: Final = 74

TABLE_NAMES: Final = [
    "cycle",
    "cycle: 4 and more",
    "cycle: 7 and more",
    "offerings",
    "actions",
    *[f"{count} seats" for count in range(2, FACTIONS + 1)],
    "teams",
    "goal",
    *[f"least missing: {count}" for count in ("none", "1", "2")],
    "turns to come in this cycle",
    "seats that miss one metropolis",
]
TABLE_WIDTH: Final = 17


@final
class Field:
    """What many columns need, worked out once for a position."""

    def __init__(self, state: CycladesState) -> None:
        at = state.at
        chart = state.chart
        factions: i64 = state.rules.factions
        others: i64 = state.rules.others
        self.reach: Cells = cells([0] * FACTIONS)  # lands beside own lands and fleets, not own
        self.army: Cells = cells([0] * FACTIONS)  # the largest on one land
        self.troops: Cells = cells([0] * FACTIONS)
        self.bare: Cells = cells([0] * FACTIONS)  # lands without a guard
        self.cities: Cells = cells([0] * FACTIONS)  # lands with a metropolis, as a mask
        self.metropolises: Cells = cells([0] * FACTIONS)
        self.missing: Cells = cells([0] * FACTIONS)  # to the goal, of the whole team
        self.steps: Cells = cells([0] * FACTIONS)  # to the next metropolis
        self.race: Cells = cells([0] * FACTIONS)  # steps to the goal
        self.kinds: Cells = cells([0] * FACTIONS)  # types of buildings of the team, as a mask
        metropolis: i64 = at[BUILT + METROPOLIS]
        for faction in range(factions):
            lands = at[LANDS_OF + faction]
            self.reach[faction] = (
                union(chart.sea_lands, at[SEAS_OF + faction]) | union(chart.land_lands, lands)
            ) & ~lands
            self.metropolises[faction] = metropolises_of(state, faction)
            for land in bits(lands):
                guard = at[TROOPS + land] + at[others + land]
                self.troops[faction] += guard
                if guard == 0:
                    self.bare[faction] += 1
                self.army[faction] = max(self.army[faction], guard)
                if metropolis & chart.land_sites[land]:
                    self.cities[faction] |= BIT[land]
        for faction in range(factions):
            self.measure(state, faction)

    def measure(self, state: CycladesState, faction: i64) -> None:
        """How far the faction's team is from its next metropolis and from the goal."""
        at = state.at
        sites = at[SITES_OF + faction]
        count = self.metropolises[faction]
        mates: i64 = state.rules.mates[faction]
        if mates:
            for mate in bits(mates):
                sites |= at[SITES_OF + mate]
                count += self.metropolises[mate]
        kinds: i64 = 0
        types: i64 = size(sites & at[BUILT + THEATRE])
        for building in range(BASIC):
            if sites & at[BUILT + building]:
                kinds |= BIT[building]
                types += 1
        missing: i64 = state.rules.goal - count
        missing = max(missing, 0)
        wise = at[PHILOSOPHERS + faction]
        steps: i64 = BASIC - (wise if wise > types else types)
        steps = max(steps, 1)
        self.kinds[faction] = kinds
        self.missing[faction] = missing
        self.steps[faction] = steps
        self.race[faction] = 0 if missing == 0 else (missing - 1) * BASIC + steps


def part(count: int, unit: float) -> float:
    """A number of things as a column tells it."""
    return unit * count


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
    at = state.at
    rules = state.rules
    i = start
    missing = field.missing[seat]
    steps = field.steps[seat]
    owned = field.metropolises[seat]
    lands = at[LANDS_OF + seat]
    rows[i + (missing if missing < 3 else 3)] = 1.0
    rows[i + 4] = part(owned, 0.5)
    i += 5
    wise = at[PHILOSOPHERS + seat]
    for count in range(1, BASIC):
        if wise >= count:
            rows[i + count - 1] = 1.0
    i += 3
    # -- buildings
    sites = at[SITES_OF + seat]
    kinds = field.kinds[seat]
    types = size(kinds) + size(sites & at[BUILT + THEATRE])
    for count in range(1, BASIC + 1):
        if types >= count:
            rows[i + count - 1] = 1.0
    i += 4
    twice = 0
    total = 0
    for building in range(BASIC):
        have = size(sites & at[BUILT + building])
        total += have
        if have > 1:
            twice += 1
        if kinds & BIT[building]:
            rows[i + 1 + building] = 1.0
    rows[i] = part(twice, 0.3)
    rows[i + 5] = part(total, 0.2)
    i += 6
    # -- the next metropolis and the goal
    rows[i + steps - 1] = 1.0
    if wise >= 2 and types >= 2:
        rows[i + 4] = 1.0
    if size(lands) > owned:
        rows[i + 5] = 1.0
    if missing == 1 and steps == 1:
        rows[i + 6] = 1.0
    elif missing == 1 and steps == 2:
        rows[i + 7] = 1.0
    elif missing == 2 and steps == 1:
        rows[i + 8] = 1.0
    i += 9
    # -- gold
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
    rows[i + 8] = part(at[PRIESTESSES + seat], 0.3)
    i += 9
    # -- lands and armies
    rows[i] = part(size(lands), 0.25)
    if lands & (lands - 1) == 0:
        rows[i + 1] = 1.0
    rows[i + 2] = part(field.bare[seat], 0.3)
    rows[i + 3] = part(field.troops[seat], 0.1)
    rows[i + 4] = part(field.army[seat], 0.15)
    i += 5
    fill_danger(state, field, seat, rows, i)
    i += 6
    # -- reach, fleets, room, cards
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
    i += 6
    i = fill_turn(state, seat, rows, i)
    # -- beside the others
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
    if at[GONE] & BIT[seat]:
        rows[i + 3] = 1.0
    mates: i64 = rules.mates[seat]
    if mates:
        for mate in bits(mates):
            rows[i + 4] += part(field.metropolises[mate], 0.5)
    return i + 5


def fill_danger(state: CycladesState, field: Field, seat: i64, rows: Floats, i: i64) -> None:
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


def defence(state: CycladesState, land: i64) -> i64:
    """Troops, fortresses and metropolises of a land."""
    at = state.at
    walls = state.chart.land_sites[land] & (at[BUILT + FORTRESS] | at[BUILT + METROPOLIS])
    return at[TROOPS + land] + at[state.rules.others + land] + size(walls)


def fill_turn(state: CycladesState, seat: i64, rows: Floats, start: i64) -> i64:
    """The gods that the seat has still to act for, its places in the turn order, its bids; with
    two players of the original game a seat has two markers."""
    at = state.at
    factions: i64 = state.rules.factions
    i = start
    acted = False
    acting = in_actions(state)
    bid: i64 = 0
    marker = seat
    while marker < FACTIONS:
        god = at[GOD_OF + marker]
        place: i64 = NONE
        for slot in range(FACTIONS):
            if at[ORDER + slot] == marker:
                place = slot
                break
        if place != NONE:
            rows[i + GODS + 2 + place] = 1.0
        if place != NONE and acting:
            acted = True
        elif god != NONE:
            rows[i + god] = 1.0
            bid += at[BID + marker]
        if factions != 2:
            break  # only two players have a second marker
        marker += factions
    if at[ACTIVE] == seat:
        rows[i + GODS] = 1.0
    if acted:
        rows[i + GODS + 1] = 1.0
    rows[i + GODS + 2 + FACTIONS] = part(bid, 0.1)
    return i + GODS + 2 + FACTIONS + 1


def phase_name(state: CycladesState) -> str:
    """Modules move phases, so the number of a phase says little."""
    phase = state.at[PHASE]
    return state.rules.phases[phase - 1].name if phase > 0 else ""


def in_actions(state: CycladesState) -> bool:
    return phase_name(state) == "actions"


def fill_table(state: CycladesState, field: Field, rows: Floats, start: i64) -> i64:
    """Write the shared columns of the table's row; the place behind them."""
    at = state.at
    rules = state.rules
    i = start
    cycle = at[CYCLE]
    rows[i] = part(cycle if cycle < 20 else 20, 0.1)
    if cycle >= 4:
        rows[i + 1] = 1.0
    if cycle >= 7:
        rows[i + 2] = 1.0
    name = phase_name(state)
    if name == "offerings":
        rows[i + 3] = 1.0
    elif name == "actions":
        rows[i + 4] = 1.0
    i += 5
    factions: i64 = rules.factions
    rows[i + factions - 2] = 1.0
    if rules.teams < factions:
        rows[i + 5] = 1.0
    rows[i + 6] = part(rules.goal, 0.3)
    i += 7
    least: i64 = 9
    close = 0
    waiting = 0
    for seat in range(factions):
        least = min(least, field.missing[seat])
        if field.missing[seat] == 1:
            close += 1
    for marker in range(FACTIONS):
        if at[GOD_OF + marker] != NONE:
            waiting += 1
        if at[ORDER + marker] != NONE:
            waiting -= 1  # it has acted
    if least < 3:
        rows[i + least] = 1.0
    if name == "actions" and waiting > 0:
        rows[i + 3] = part(waiting, 0.3)
    rows[i + 4] = part(close, 0.3)
    return i + 5
