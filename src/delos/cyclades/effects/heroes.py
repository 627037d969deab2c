"""Heroes join a faction and leave it."""

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HERO_AT, HERO_DISCARD, HERO_NEW, HEROES_OF, NONE, SLAIN
from delos.cyclades.effects.cards import discard_creature
from delos.cyclades.events import HERO_DESTROYED, HERO_RECRUITED
from delos.cyclades.state import CycladesState


def place_hero(state: CycladesState, faction: int, hero: int, land: int) -> None:
    """A Hero joins a faction; it cannot be sacrificed this Cycle (LEG-HERO-GEN-01, -06)."""
    at = state.at
    at[HEROES_OF + faction] |= BIT[hero]
    at[HERO_AT + hero] = land
    at[HERO_NEW] |= BIT[hero]
    state.note(HERO_RECRUITED, faction, hero, land)


def station_heroes(state: CycladesState, heroes: int, land: int) -> None:
    """Heroes stand in a land, whoever's it is (LEG-HEROMOVE-06)."""
    for hero in bits(heroes):
        state.at[HERO_AT + hero] = land


def hero_owner(state: CycladesState, hero: int) -> int:
    for faction in range(state.rules.factions):
        if state.at[HEROES_OF + faction] & BIT[hero]:
            return faction
    return NONE


def remove_hero(state: CycladesState, hero: int) -> None:
    """Take the piece off; cards under it go to the Creature discard (LEG-HERO-HERACLES-07)."""
    at = state.at
    at[HEROES_OF + hero_owner(state, hero)] &= ~BIT[hero]
    at[HERO_AT + hero] = NONE
    if state.rules.heroes[hero].slays_figurines():
        for card in bits(at[SLAIN]):
            discard_creature(state, card)
        at[SLAIN] = 0


def destroy_hero(state: CycladesState, hero: int) -> None:
    """Killed Heroes go to the discard, never out of the game (LEG-HERO-GEN-08)."""
    state.note(HERO_DESTROYED, hero_owner(state, hero), hero)
    remove_hero(state, hero)
    bury_hero(state, hero)


def heroes_at(state: CycladesState, faction: int, land: int) -> int:
    """The faction's Heroes in a land, as a mask; nobody (NONE) has none."""
    if faction == NONE:
        return 0
    at = state.at
    mine = at[HEROES_OF + faction]
    if mine == 0:
        return 0
    here = 0
    for hero in bits(mine):
        if at[HERO_AT + hero] == land:
            here |= BIT[hero]
    return here


def bury_hero(state: CycladesState, hero: int) -> None:
    """The card goes to the Heroes that are out of play (LEG-HERO-GEN-08)."""
    state.at[HERO_DISCARD] |= BIT[hero]
