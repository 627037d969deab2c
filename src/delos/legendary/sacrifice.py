"""Sacrificing Heroes (LEG-HERO-GEN-05 to -11)."""

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import GOD_OF, HERO_NEW, HEROES_OF
from delos.cyclades.effects import remove_hero
from delos.cyclades.events import HERO_SACRIFICED
from delos.cyclades.ids import APOLLO
from delos.cyclades.state import CycladesState
from delos.legendary.action import APOLLO_FORBIDS, CONDITION, NEW, NOT_YOURS, OPEN


def no_sacrifice(state: CycladesState, faction: int, hero: int) -> int:
    """OPEN for an own Hero whose condition holds: not one acquired this Cycle, and under Apollo
    only one who serves him (LEG-HERO-GEN-05 to -07)."""
    at = state.at
    power = state.rules.heroes[hero]
    if at[HEROES_OF + faction] & BIT[hero] == 0:
        return NOT_YOURS
    if at[HERO_NEW] & BIT[hero]:
        return NEW
    if at[GOD_OF + faction] == APOLLO and not power.serves_apollo():
        return APOLLO_FORBIDS
    return OPEN if power.may_sacrifice(state, faction, hero) else CONDITION


def sacrificable(state: CycladesState, faction: int) -> list[int]:
    return [
        hero
        for hero in bits(state.at[HEROES_OF + faction])
        if no_sacrifice(state, faction, hero) == OPEN
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
    """The Hero leaves the game for good (LEG-HERO-GEN-05, LEG-HERO-GEN-08); a land it held alone
    stays (LEG-HERO-GEN-09)."""
    power = state.rules.heroes[hero]
    state.note(HERO_SACRIFICED, faction, hero)
    remove_hero(state, hero)
    power.sacrifice(state, faction, hero)


def why_no_sacrifice(state: CycladesState, faction: int, hero: int, code: int) -> str:
    """A refused sacrifice; a condition that fails is told by the Hero's own card."""
    if code == NOT_YOURS:
        return "LEG-HERO-GEN-05:not-yours"
    if code == NEW:
        return "LEG-HERO-GEN-06:new-hero"
    if code == APOLLO_FORBIDS:
        return "LEG-HERO-GEN-07:apollo"
    lacking = state.rules.heroes[hero].lacks(state, faction, hero)
    return lacking.replace(":", ",LEG-HERO-GEN-05:", 1)
