"""The sacrificial power of a Hero: an action of its player's turn (HAD-HERO-SACRIFICE)."""

from typing import final

from delos.classic.hades.heroes.power import DeckHero
from delos.classic.hades.kinds import SACRIFICE
from delos.classic.ruleset import Action, customs, put
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HERO_NEW, HEROES, HEROES_OF
from delos.cyclades.effects import bury_hero, remove_hero
from delos.cyclades.events import HERO_SACRIFICED
from delos.cyclades.state import CycladesState


@final
class SacrificeHero(Action):
    """Between other actions, never in a battle, on Apollo or in the cycle in which the Hero came,
    and only if the condition holds (HAD-HERO-SACRIFICE-01, -02, -04, -05, HAD-APOLLO-01)."""

    def takes(self, option: int) -> bool:
        return SACRIFICE <= option < SACRIFICE + HEROES

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if not customs(state).gods[god].acts():
            return
        for hero in bits(at[HEROES_OF + faction] & ~at[HERO_NEW]):
            if state.rules.heroes[hero].may_sacrifice(state, faction, hero):
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
        if not customs(state).gods[god].acts():
            return "HAD-APOLLO-01:apollo"
        if state.at[HEROES_OF + faction] & BIT[hero] == 0:
            return "HAD-HERO-SACRIFICE-04:not-yours"
        if state.at[HERO_NEW] & BIT[hero]:
            return "HAD-HERO-SACRIFICE-01:new-hero"
        return self.power(state, option).condition

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        return self.power(state, option).price()

    def power(self, state: CycladesState, option: int) -> DeckHero:
        power = state.rules.heroes[option - SACRIFICE]
        assert isinstance(power, DeckHero)
        return power
