"""What a player's position in the original game is worth, metropolises above all."""

from __future__ import annotations

from typing import Final

from delos.bots.judges.cyclades import (
    BASIC,
    buildings_worth,
    guard_of,
    holds_metropolis,
    seas_worth,
    types_of,
)
from delos.classic.income import income_of
from delos.classic.ruleset import free_sites
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    FIGURINES_OF,
    FLEET_RESERVE,
    GONE,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_TROOPS,
    LAND_TOKENS,
    LANDS_OF,
    NONE,
    PHILOSOPHERS,
    PRIESTESSES,
    SEAS_OF,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.ids import FORTRESS, METROPOLIS
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState

METROPOLIS_WORTH: Final = 60.0
GOAL_WORTH: Final = 80.0  # as many as the game needs
RIVAL_GOAL: Final = 90.0  # somebody else has them
RIVAL_CLOSE: Final = 12.0  # somebody else lacks one, and little is missing for it
PHILOSOPHER_WORTH: Final = (0.0, 6.0, 14.0, 25.0)
TYPES_WORTH: Final = (0.0, 4.0, 10.0, 20.0, 20.0)  # different building types owned
NO_PLACE: Final = 0.25  # what a set is worth without an island for its metropolis
ISLAND_WORTH: Final = 5.0
LONELY: Final = 6.0  # a single island is easily shut in
REACH_WORTH: Final = 0.7  # an island beside own fleets that could be taken
CELL_WORTH: Final = 0.4  # a free site for a building that is still lacking

# by how many one has: each more is worth less than the one before
GOLD_WORTH: Final = (1.1,) * 6 + (0.9,) * 6 + (0.5,) * 8
INCOME_WORTH: Final = (3.6, 3.4, 3.2, 3.0, 2.6, 2.2, 1.8, 1.4, 1.0)
PRIEST_WORTH: Final = (5.0, 4.0, 3.0, 2.0, 1.0)
TROOP_WORTH: Final = (1.5, 1.5, 1.3, 1.1, 0.9, 0.6, 0.4, 0.2)
FLEET_WORTH: Final = (0.9, 0.9, 0.7, 0.5, 0.3, 0.1)
UNITS: Final = 8  # of each kind (CLA-SETUP-02)


def steps_to(count: int, steps: tuple[float, ...]) -> float:
    return sum(steps[:count])


def faction_worth(state: CycladesState, faction: int) -> float:
    at = state.at
    if at[GONE] & BIT[faction]:
        return -METROPOLIS_WORTH
    metropolises = metropolises_of(state, faction)
    lands = size(at[LANDS_OF + faction])
    sets = PHILOSOPHER_WORTH[min(at[PHILOSOPHERS + faction], 3)]
    sets += buildings_worth(state, faction, TYPES_WORTH)
    worth = METROPOLIS_WORTH * metropolises + sets * (1.0 if lands > metropolises else NO_PLACE)
    if metropolises >= state.rules.goal:
        worth += GOAL_WORTH
    lacking = types_of(state, faction).count(False)
    worth += CELL_WORTH * min(lacking, size(free_sites(state, faction)))
    worth += steps_to(income_of(state, faction), INCOME_WORTH)
    worth += steps_to(at[PRIESTESSES + faction], PRIEST_WORTH)
    worth += steps_to(UNITS - at[FLEET_RESERVE + faction], FLEET_WORTH)
    worth += steps_to(UNITS - at[TROOP_RESERVE + faction], TROOP_WORTH)
    worth += 1.0 * size(at[FIGURINES_OF + faction]) - (LONELY if lands == 1 else 0.0)
    worth += REACH_WORTH * min(4, size(within_reach(state, faction)))
    for land in bits(at[LANDS_OF + faction]):
        worth += ISLAND_WORTH + safety(state, faction, land)
    return worth + seas_worth(state, faction) + battle(state, faction)


def within_reach(state: CycladesState, faction: int) -> int:
    """Islands of others or of nobody beside the player's fleets."""
    found = 0
    for sea in bits(state.at[SEAS_OF + faction]):
        found |= state.chart.sea_lands[sea]
    return found & ~state.at[LANDS_OF + faction]


def strength(state: CycladesState, land: int) -> int:
    """Of the defence: nothing without troops (CLA-BUILD-05), else with fortresses."""
    guard = guard_of(state, land)
    sites = state.chart.land_sites[land]
    walls = size(sites & (state.at[BUILT + FORTRESS] | state.at[BUILT + METROPOLIS]))
    return guard + walls if guard else 0


def prize(state: CycladesState, land: int) -> float:
    """What goes with an island when it is taken."""
    sites = state.chart.land_sites[land]
    found = METROPOLIS_WORTH if holds_metropolis(state, land) else 0.0
    for building in range(BASIC):
        found += 2.5 * size(sites & state.at[BUILT + building])
    prosperity = state.chart.land_icons[land] + state.at[LAND_TOKENS + land]
    return found + ISLAND_WORTH + 3.0 * prosperity


def safety(state: CycladesState, faction: int, land: int) -> float:
    """What an island may lose to the strongest army whose fleets are beside it, and a little for
    a guard where nobody threatens yet."""
    at = state.at
    near = state.chart.land_seas[land]
    army = 0
    for other in range(state.rules.factions):
        if other != faction and at[SEAS_OF + other] & near:
            for base in bits(at[LANDS_OF + other]):
                army = max(army, at[TROOPS + base])
    guard = strength(state, land)
    loss = prize(state, land)
    calm = 0.04 * loss * min(guard, 3)
    return calm if army == 0 else calm - 0.2 * loss * odds(army, guard)


def odds(attackers: int, defenders: int) -> float:
    """Roughly how likely the attackers win."""
    if defenders == 0:
        return 1.0
    return min(0.95, max(0.05, 0.45 + 0.18 * (attackers - defenders)))


def battle(state: CycladesState, faction: int) -> float:
    """What a battle that is still under way promises the invader, or threatens to take."""
    at = state.at
    invader = at[INVADER]
    if invader == NONE:
        return 0.0
    land = at[INVADED]
    if land >= LANDS:
        return 1.0 * min(at[INVADING_FLEETS], 3) if invader == faction else 0.0
    chance = odds(at[INVADING_TROOPS], strength(state, land))
    if invader == faction:
        return chance * prize(state, land)
    return -chance * prize(state, land) if at[LANDS_OF + faction] & BIT[land] else 0.0


def lead(state: CycladesState, seat: int) -> float:
    """How close the others are to the goal."""
    worth = 0.0
    for other in range(state.rules.factions):
        if other == seat or state.at[GONE] & BIT[other]:
            continue
        missing = state.rules.goal - metropolises_of(state, other)
        if missing <= 0:
            worth -= RIVAL_GOAL
        elif missing == 1:
            have = max(state.at[PHILOSOPHERS + other], types_of(state, other).count(True))
            worth -= RIVAL_CLOSE * (1.0 + max(0, have - 1))
    return worth
