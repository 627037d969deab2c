"""Sacrificing Heroes (LEG-HERO-GEN-05 to -11)."""

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import GOD_OF, HERO_NEW, HEROES_OF
from delos.cyclades.effects import remove_hero
from delos.cyclades.events import HERO_SACRIFICED
from delos.cyclades.ids import APOLLO
from delos.cyclades.state import CycladesState


def sacrificable(state: CycladesState, faction: int) -> list[int]:
    """Own Heroes whose condition holds: not one acquired this Cycle (-06), and under Apollo only
    one who serves him (-07)."""
    at = state.at
    heroes = at[HEROES_OF + faction] & ~at[HERO_NEW]
    if heroes == 0:
        return []
    apollo = at[GOD_OF + faction] == APOLLO
    return [
        hero
        for hero in bits(heroes)
        if (not apollo or state.rules.heroes[hero].serves_apollo())
        and state.rules.heroes[hero].may_sacrifice(state, faction, hero)
    ]


def may_ever_sacrifice(state: CycladesState, faction: int) -> bool:
    """Whether some Hero could be sacrificed if its condition held: all of this is public."""
    at = state.at
    heroes = at[HEROES_OF + faction] & ~at[HERO_NEW]
    if heroes == 0 or at[GOD_OF + faction] != APOLLO:
        return heroes != 0
    for hero in bits(heroes):
        if state.rules.heroes[hero].serves_apollo():
            return True
    return False


def sacrifice(state: CycladesState, faction: int, hero: int) -> None:
    """The Hero leaves the game for good (-05, -08); a land it held alone stays (-09)."""
    power = state.rules.heroes[hero]
    state.note(HERO_SACRIFICED, faction, hero)
    remove_hero(state, hero)
    power.sacrifice(state, faction, hero)


def why_no_sacrifice(state: CycladesState, faction: int, hero: int) -> str:
    at = state.at
    if at[HEROES_OF + faction] & BIT[hero] == 0:
        return "LEG-HERO-GEN-05:not-yours"
    if at[HERO_NEW] & BIT[hero]:
        return "LEG-HERO-GEN-06:new-hero"
    if at[GOD_OF + faction] == APOLLO and not state.rules.heroes[hero].serves_apollo():
        return "LEG-HERO-GEN-07:apollo"
    return "LEG-HERO-GEN-05:condition"
