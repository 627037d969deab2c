"""What a player's position in the original game is worth, metropolises above all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from delos.bots.floats import Floats, floats
from delos.bots.judges.classic_army import army_on, invaders, lasting_strength, odds, strength
from delos.bots.judges.cyclades import (
    BASIC,
    SPARE_BUILDING,
    buildings_worth,
    count_types,
    holds_metropolis,
    seas_worth,
)
from delos.classic.customs import free_sites
from delos.classic.hades.cells import UNDEAD_OF
from delos.classic.ids import CERBERUS_PIECE
from delos.classic.income import NOTHING, collector, income_of, prosperity_on
from delos.cyclades.bits import BIT, bits, size, union
from delos.cyclades.cells import (
    BUILT,
    FIGURINES_OF,
    FLEET_RESERVE,
    GONE,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    LAND_GOLD,
    LAND_TOKENS,
    LANDS_OF,
    NONE,
    OWNER,
    PHILOSOPHERS,
    PIECE_AT,
    PRIESTESSES,
    SEA_TOKENS,
    SEAS_OF,
    SITES_OF,
    TROOP_RESERVE,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.fleets import regular_fleets
from delos.cyclades.ids import THEATRE
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells

METROPOLIS_WORTH: Final = 60.0
GOAL_WORTH: Final = 80.0  # as many as the game needs
RIVAL_GOAL: Final = 90.0  # somebody else has them
RIVAL_CLOSE: Final = 12.0  # somebody else lacks one, and little is missing for it
PHILOSOPHER_WORTH: Final = floats([0.0, 6.0, 14.0, 25.0])
TYPES_WORTH: Final = floats([0.0, 4.0, 10.0, 20.0, 20.0])  # different building types owned
NO_PLACE: Final = 0.25  # what a set is worth without an island for its metropolis
ISLAND_WORTH: Final = 5.0
LONELY: Final = 6.0  # a single island is easily shut in
REACH_WORTH: Final = 0.7  # an island beside own fleets that could be taken
CELL_WORTH: Final = 0.4  # a free site for a building that is still lacking

UNITS: Final = 8  # of each kind (CLA-SETUP-02)


def sums(steps: list[float]) -> Floats:
    """What none, one, two … of something are worth, if each brings its own step."""
    total = 0.0
    found = [total]
    for more in steps:
        total += more
        found.append(total)
    return floats(found)


# by how many one has: each more is worth less than the one before
INCOME_WORTH: Final = floats([3.6, 3.4, 3.2, 3.0, 2.6, 2.2, 1.8, 1.4, 1.0])
PRIEST_WORTH: Final = floats([5.0, 4.0, 3.0, 2.0, 1.0])
GOLD_SUM: Final = sums([1.1] * 6 + [0.9] * 6 + [0.5] * 8)
INCOME_SUM: Final = sums(list(INCOME_WORTH))
PRIEST_SUM: Final = sums(list(PRIEST_WORTH))
TROOP_SUM: Final = sums([1.5, 1.5, 1.3, 1.1, 0.9, 0.6, 0.4, 0.2])
FLEET_SUM: Final = sums([0.9, 0.9, 0.7, 0.5, 0.3, 0.1])


def sum_to(count: i64, sums: Floats) -> float:
    """The sum of the first so many steps; less than none leaves out as many of the last."""
    most: i64 = len(sums) - 1
    if count < 0:
        count = max(0, most + count)
    return sums[min(count, most)]


def step(count: i64, steps: Floats) -> float:
    """What one more brings to somebody who has so many."""
    return steps[count] if count < len(steps) else 0.0


def faction_worth(state: CycladesState, faction: i64, income: i64, armies: Cells) -> float:
    """``income``: what the map brings the player; ``armies``: the largest of every player. Both
    are counted for all at once."""
    at = state.at
    if at[GONE] & BIT[faction]:
        return -METROPOLIS_WORTH
    metropolises = metropolises_of(state, faction)
    own = at[LANDS_OF + faction]
    lands = size(own)
    sets = PHILOSOPHER_WORTH[min(at[PHILOSOPHERS + faction], 3)]
    sets += buildings_worth(state, faction, TYPES_WORTH) + theatres_worth(state, faction)
    worth = METROPOLIS_WORTH * metropolises + sets * (1.0 if lands > metropolises else NO_PLACE)
    if metropolises >= state.rules.goal:
        worth += GOAL_WORTH
    lacking = BASIC - set_count(state, faction)
    worth += CELL_WORTH * min(lacking, size(free_sites(state, faction)))
    worth += sum_to(lasting_part(state, faction, income), INCOME_SUM)
    worth += sum_to(at[PRIESTESSES + faction], PRIEST_SUM)
    worth += sum_to(UNITS - at[FLEET_RESERVE + faction], FLEET_SUM)
    worth += sum_to(UNITS - at[TROOP_RESERVE + faction], TROOP_SUM)
    worth += 1.0 * size(at[FIGURINES_OF + faction]) - (LONELY if lands == 1 else 0.0)
    worth += REACH_WORTH * min(4, size(within_reach(state, faction)))
    land: i64 = 0
    while own:
        if own & 1:
            worth += ISLAND_WORTH + safety(state, faction, land, armies)
        own >>= 1
        land += 1
    return worth + seas_worth(state, faction) + battle(state, faction)


def metropolis(state: CycladesState, faction: i64) -> float:
    """One more of them, if there is a place for it."""
    owned = metropolises_of(state, faction)
    if size(state.at[LANDS_OF + faction]) <= owned:
        return 0.0
    return METROPOLIS_WORTH + (GOAL_WORTH if owned + 1 >= state.rules.goal else 0.0)


def theatres_of(state: CycladesState, faction: i64) -> int:
    return size(state.at[SITES_OF + faction] & state.at[BUILT + THEATRE])


def set_count(state: CycladesState, faction: i64) -> int:
    """Tiles that count for a set; a theatre stands for any type (HAD-THEATRE-07)."""
    return min(BASIC, count_types(state, faction) + theatres_of(state, faction))


def theatres_worth(state: CycladesState, faction: i64) -> float:
    theatres = theatres_of(state, faction)
    if theatres == 0:
        return 0.0
    types = count_types(state, faction)
    step = TYPES_WORTH[min(BASIC, types + theatres)] - TYPES_WORTH[types]
    return step + SPARE_BUILDING * theatres


def lasting_income(state: CycladesState, faction: int) -> int:
    return lasting_part(state, faction, income_of(state, faction))


def lasting_part(state: CycladesState, faction: i64, income: i64) -> i64:
    """An income without what undead fleets hold alone, who leave before it is paid (HAD-GOD-06),
    and whatever Cerberus takes for one cycle."""
    at = state.at
    if at[UNDEAD_OF] == faction:
        for sea in bits(at[SEAS_OF + faction]):
            if regular_fleets(state, sea) == 0:
                income -= state.chart.sea_icons[sea] + at[SEA_TOKENS + sea]
    return income - stolen_income(state, faction)


def stolen_income(state: CycladesState, faction: i64) -> i64:
    """What Cerberus brings a player, or takes if less than nothing (HAD-CREATURE-CERBERUS-01)."""
    land = state.at[PIECE_AT + CERBERUS_PIECE]
    if land == NONE or land >= LANDS:
        return 0
    taker = collector(state, land)
    owner = state.at[OWNER + land]
    if taker == owner or (faction != taker and faction != owner):
        return 0
    return prosperity_on(state, land) if taker == faction else -prosperity_on(state, land)


def within_reach(state: CycladesState, faction: i64) -> i64:
    """Islands of others or of nobody beside the player's fleets."""
    at = state.at
    return union(state.chart.sea_lands, at[SEAS_OF + faction]) & ~at[LANDS_OF + faction]


def prize(state: CycladesState, land: i64) -> float:
    """What goes with an island when it is taken."""
    at = state.at
    sites = state.chart.land_sites[land]
    found = METROPOLIS_WORTH if holds_metropolis(state, land) else 0.0
    built = at[BUILT] | at[BUILT + 1] | at[BUILT + 2] | at[BUILT + 3]  # the basic ones
    prosperity: int = state.chart.land_icons[land] + at[LAND_TOKENS + land]
    gold: int = at[LAND_GOLD + land]
    return found + 2.5 * size(sites & built) + ISLAND_WORTH + 3.0 * prosperity + 1.0 * gold


def largest_armies(state: CycladesState) -> Cells:
    """Of every player, on any island."""
    at = state.at
    found = NOTHING[:]
    lands: i64 = state.chart.lands
    for land in range(lands):
        owner = at[OWNER + land]
        if owner != NONE:
            army = army_on(state, owner, land)
            found[owner] = max(found[owner], army)
    return found


def safety(state: CycladesState, faction: i64, land: i64, armies: Cells) -> float:
    """What an island may lose to the strongest army whose fleets are beside it, and a little for
    a guard where nobody threatens yet."""
    army = strongest_near(state, faction, land, armies)
    guard = lasting_strength(state, land)
    loss = prize(state, land)
    least: int = min(guard, 3)
    calm = 0.04 * loss * least
    return calm if army == 0 else calm - 0.2 * loss * odds(army, guard)


def strongest_near(state: CycladesState, faction: i64, land: i64, armies: Cells) -> i64:
    """The strongest army of another player whose fleets are beside the island."""
    at = state.at
    near = state.chart.land_seas[land]
    army: i64 = 0
    factions: i64 = state.rules.factions
    for other in range(factions):
        if other != faction and armies[other] > army and at[SEAS_OF + other] & near:
            army = armies[other]
    return army


def battle(state: CycladesState, faction: i64) -> float:
    """What a battle that is still under way promises the invader, or threatens to take."""
    at = state.at
    invader = at[INVADER]
    if invader == NONE:
        return 0.0
    land = at[INVADED]
    if land >= LANDS:
        fleets: int = min(at[INVADING_FLEETS], 3)
        return 1.0 * fleets if invader == faction else 0.0
    chance = odds(invaders(state), strength(state, land))
    if invader == faction:
        return chance * prize(state, land)
    return -chance * prize(state, land) if at[LANDS_OF + faction] & BIT[land] else 0.0


def lead(state: CycladesState, seat: i64) -> float:
    """How close the others are to the goal."""
    worth = 0.0
    at = state.at
    factions: i64 = state.rules.factions
    for other in range(factions):
        if other == seat or at[GONE] & BIT[other]:
            continue
        missing = state.rules.goal - metropolises_of(state, other)
        if missing <= 0:
            worth -= RIVAL_GOAL
        elif missing == 1:
            have: int = max(at[PHILOSOPHERS + other], set_count(state, other))
            worth -= RIVAL_CLOSE * (1.0 + max(0, have - 1))
    return worth
