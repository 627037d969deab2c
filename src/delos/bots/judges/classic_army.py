"""How strong islands and armies of the original game are: troops, heroes, and the undead, who
fight like others but leave with the cycle."""

from __future__ import annotations

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


def heroes_on(state: CycladesState, faction: int, land: int) -> int:
    """Strength of a player's heroes on an island."""
    if state.at[HEROES_OF + faction] == 0:
        return 0
    heroes = heroes_at(state, faction, land)
    return sum(state.rules.heroes[hero].strength() for hero in bits(heroes))


def army_on(state: CycladesState, faction: int, land: int) -> int:
    """What could march from an own island in any cycle: no undead."""
    return state.at[TROOPS + land] + heroes_on(state, faction, land)


def strength(state: CycladesState, land: int) -> int:
    """Of the defence: nothing without troops (CLA-BUILD-05), else with fortresses."""
    return walled(state, land, guard_of(state, land) + owner_heroes(state, land))


def lasting_strength(state: CycladesState, land: int) -> int:
    """The same when the undead have left (HAD-GOD-06)."""
    return walled(state, land, state.at[TROOPS + land] + owner_heroes(state, land))


def owner_heroes(state: CycladesState, land: int) -> int:
    owner = state.at[OWNER + land]
    return heroes_on(state, owner, land) if owner >= 0 else 0


def walled(state: CycladesState, land: int, guard: int) -> int:
    sites = state.chart.land_sites[land]
    walls = size(sites & (state.at[BUILT + FORTRESS] | state.at[BUILT + METROPOLIS]))
    return guard + walls if guard else 0


def host_on(state: CycladesState, faction: int, land: int) -> int:
    """What marches for Hades from an own island: everybody, beside the undead."""
    return army_on(state, faction, land) + state.at[UNDEAD_TROOPS + land]


def invaders(state: CycladesState) -> int:
    """Strength of the army that has entered an island."""
    at = state.at
    heroes = heroes_on(state, at[INVADER], at[INVADED])
    return at[INVADING_TROOPS] + at[INVADING_OTHERS] + heroes


def odds(attackers: int, defenders: int) -> float:
    """Roughly how likely the attackers win."""
    if defenders == 0:
        return 1.0
    return min(0.95, max(0.05, 0.45 + 0.18 * (attackers - defenders)))
