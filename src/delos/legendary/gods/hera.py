"""Hera: a missing building, Mercenaries and Heroes (LEG-HERA)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import BUILT, NONE, SITES_OF
from delos.cyclades.effects import pay, place_hero
from delos.cyclades.ids import HERA
from delos.cyclades.kinds import HERO_LAND
from delos.cyclades.question import Question
from delos.cyclades.recruit import Recruit, ways
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import unit_places
from delos.legendary.action import (
    GOLD,
    NO_PLACE,
    NOT_ON_TRACK,
    NOT_THIS_GOD,
    ONCE,
    OPEN,
    WORDS,
    Action,
    cost,
)
from delos.legendary.actions.extras import BuyUnit
from delos.legendary.building import Build
from delos.legendary.cells import HERO_HIRED, HERO_TRACK
from delos.legendary.effects import hire_from_track
from delos.legendary.gods.god import God
from delos.legendary.kinds import BUY_MERCENARY, HIRE
from delos.legendary.units import MERCENARY

HERO_PRICE: Final = 4
MERCENARY_PRICES: Final = [1, 3, 5]
EXTRA_MERCENARY: Final = BuyUnit(
    BUY_MERCENARY, HERA, MERCENARY, MERCENARY_PRICES, "LEG-HERA-06", "LEG-HERA-10"
)


@final
class HireHero(Question):
    """Where a recruited Hero is put (LEG-HERA-09, LEG-HERO-GEN-01, LEG-HERO-GEN-15)."""

    def __init__(self, faction: int, hero: int, over: int) -> None:
        super().__init__(faction, over)
        self.hero = hero

    def kind(self, state: CycladesState) -> int:
        return HERO_LAND

    def options(self, state: CycladesState) -> list[int]:
        return bits(unit_places(state, self.faction))

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        place_hero(state, self.faction, self.hero, option)

    def about(self, state: CycladesState) -> list[str]:
        return ["hero=hero:" + state.rules.heroes[self.hero].name]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-HERO-GEN-01:own-land"

    def copy(self) -> "HireHero":
        return HireHero(self.faction, self.hero, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.hero, self.over]


@final
class Hire(Action):
    """One Hero from the track per turn of Hera; its slot stays empty until the next Initialization
    (LEG-HERA-09, LEG-HERO-GEN-12)."""

    def __init__(self) -> None:
        super().__init__(HIRE, "LEG-HERA-09")

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        at = state.at
        if god != HERA:
            return NOT_THIS_GOD
        if at[HERO_HIRED]:
            return ONCE
        if at[HERO_TRACK] != thing and at[HERO_TRACK + 1] != thing:
            return NOT_ON_TRACK
        if state.gold(faction) < HERO_PRICE:
            return GOLD
        return OPEN if unit_places(state, faction) else NO_PLACE

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        for hero in sorted([state.at[HERO_TRACK], state.at[HERO_TRACK + 1]]):
            if hero != NONE and self.closed(state, faction, god, hero) == OPEN:
                found.append(HIRE + hero)

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        pay(state, faction, HERO_PRICE)
        hire_from_track(state, thing)
        state.call(HireHero(faction, thing, 0))

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        if code == GOLD:
            return cost(self.rule, HERO_PRICE, state.gold(faction))
        return ("LEG-HERO-GEN-01" if code == NO_PLACE else self.rule) + ":" + WORDS[code]


HIRING: Final = Hire()


def missing_types(state: CycladesState, faction: int) -> int:
    """Types the faction itself owns nowhere, working or not (LEG-HERA-01 to -04)."""
    found = 0
    for building in range(4):
        if state.at[SITES_OF + faction] & state.at[BUILT + building] == 0:
            found |= BIT[building]
    return found


@final
class Hera(God):
    """A Mercenary on an own land (LEG-HERA-05, LEG-HERA-11)."""

    def __init__(self, common: list[Action]) -> None:
        super().__init__(HERA, NONE, [EXTRA_MERCENARY, HIRING, *common])

    def types(self, state: CycladesState, faction: int) -> int:
        return missing_types(state, faction)

    def build(self, state: CycladesState, faction: int) -> None:
        """A type that the faction lacks (LEG-HERA-01)."""
        state.call(Build(faction, missing_types(state, faction), NONE, 0))

    def places(self, state: CycladesState, faction: int) -> int:
        return ways(state, faction, MERCENARY)

    def give(self, state: CycladesState, faction: int) -> None:
        state.call(Recruit(faction, MERCENARY, 1))
