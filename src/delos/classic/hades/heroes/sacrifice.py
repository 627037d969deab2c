"""The sacrificial power of a Hero: an action of its player's turn (HAD-HERO-SACRIFICE)."""

from typing import final

from delos.classic.action import (
    LACKING,
    NO_UNIT,
    NOT_THIS_GOD,
    OPEN,
    TOO_NEW,
    Action,
)
from delos.classic.customs import customs
from delos.classic.hades.heroes.power import DeckHero
from delos.classic.hades.kinds import SACRIFICE
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HERO_NEW, HEROES, HEROES_OF
from delos.cyclades.effects import bury_hero, remove_hero
from delos.cyclades.events import HERO_SACRIFICED
from delos.cyclades.menu import put
from delos.cyclades.state import CycladesState


@final
class SacrificeHero(Action):
    """Between other actions, never in a battle, on Apollo or in the cycle in which the Hero came,
    and only if the condition holds (HAD-HERO-SACRIFICE-01, -02, -04, -05, HAD-APOLLO-01)."""

    def takes(self, option: int) -> bool:
        return SACRIFICE <= option < SACRIFICE + HEROES

    def closed(self, state: CycladesState, faction: int, god: int, hero: int) -> int:
        """OPEN, or why a Hero cannot be sacrificed now."""
        at = state.at
        if not customs(state).gods[god].acts():
            return NOT_THIS_GOD
        if at[HEROES_OF + faction] & BIT[hero] == 0:
            return NO_UNIT
        if at[HERO_NEW] & BIT[hero]:
            return TOO_NEW
        return OPEN if self.power(state, hero).missing(state, faction) == 0 else LACKING

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        for hero in bits(state.at[HEROES_OF + faction]):
            if self.closed(state, faction, god, hero) == OPEN:
                put(found, SACRIFICE + hero)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        """The Hero leaves the game before the power works (HAD-HERO-GENERAL-08,
        HAD-HERO-PERSEUS-01); an island that it held alone keeps a territory marker."""
        hero = option - SACRIFICE
        state.note(HERO_SACRIFICED, faction, hero)
        remove_hero(state, hero)
        bury_hero(state, hero)
        state.rules.heroes[hero].sacrifice(state, faction, hero)

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        hero = option - SACRIFICE
        reason = self.closed(state, faction, god, hero)
        if reason == NOT_THIS_GOD:
            return "HAD-APOLLO-01,HAD-HERO-SACRIFICE-02:apollo"
        if reason == NO_UNIT:
            return "HAD-HERO-SACRIFICE-04:not-yours"
        if reason == TOO_NEW:
            return "HAD-HERO-SACRIFICE-01:new-hero"
        return self.power(state, hero).condition(state, faction) if reason else ""

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        return self.power(state, option - SACRIFICE).price()

    def power(self, state: CycladesState, hero: int) -> DeckHero:
        power = state.rules.heroes[hero]
        assert isinstance(power, DeckHero)
        return power
