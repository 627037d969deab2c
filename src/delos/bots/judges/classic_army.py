"""How strong islands and armies of the original game are: troops, heroes, and the undead, who
fight like others but leave with the cycle."""

from __future__ import annotations

from mypy_extensions import i64

from delos.bots.judges.cyclades import guard_of
from delos.classic.hades.cells import UNDEAD_TROOPS
from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    BUILT,
    HEROES_OF,
    INVADED,
    INVADER,
    INVADING_OTHERS,
    INVADING_TROOPS,
    OWNER,
    TROOPS,
)
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import FORTRESS, METROPOLIS
from delos.cyclades.state import CycladesState


def heroes_on(state: CycladesState, faction: i64, land: i64) -> i64:
    """Strength of a player's heroes on an island."""
    if state.at[HEROES_OF + faction] == 0:
        return 0
    heroes = heroes_at(state, faction, land)
    found: i64 = 0
    for hero in bits(heroes):
        found += state.rules.heroes[hero].strength()
    return found


def army_on(state: CycladesState, faction: i64, land: i64) -> i64:
    """What could march from an own island in any cycle: no undead."""
    return state.at[TROOPS + land] + heroes_on(state, faction, land)


def strength(state: CycladesState, land: i64) -> i64:
    """Of the defence: nothing without troops (CLA-BUILD-05), else with fortresses."""
    return walled(state, land, guard_of(state, land) + owner_heroes(state, land))


def lasting_strength(state: CycladesState, land: i64) -> i64:
    """The same when the undead have left (HAD-GOD-06)."""
    return walled(state, land, state.at[TROOPS + land] + owner_heroes(state, land))


def owner_heroes(state: CycladesState, land: i64) -> i64:
    owner = state.at[OWNER + land]
    return heroes_on(state, owner, land) if owner >= 0 else 0


def walled(state: CycladesState, land: i64, guard: i64) -> i64:
    if guard == 0:
        return 0
    at = state.at
    walls = state.chart.land_sites[land] & (at[BUILT + FORTRESS] | at[BUILT + METROPOLIS])
    return guard + size(walls) if walls else guard


def host_on(state: CycladesState, faction: i64, land: i64) -> i64:
    """What marches for Hades from an own island: everybody, beside the undead."""
    return army_on(state, faction, land) + state.at[UNDEAD_TROOPS + land]


def invaders(state: CycladesState) -> i64:
    """Strength of the army that has entered an island."""
    at = state.at
    heroes = heroes_on(state, at[INVADER], at[INVADED])
    return at[INVADING_TROOPS] + at[INVADING_OTHERS] + heroes


def odds(attackers: i64, defenders: i64) -> float:
    """Roughly how likely the attackers win."""
    if defenders == 0:
        return 1.0
    ahead: int = attackers - defenders
    return min(0.95, max(0.05, 0.45 + 0.18 * ahead))
