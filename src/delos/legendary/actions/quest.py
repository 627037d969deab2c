"""Heroic moves from the menu of a turn (LEG-HEROMOVE)."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import EXTRAS, HERO_AT, HEROES_OF, SEALED
from delos.cyclades.effects import count_extra
from delos.cyclades.ids import APOLLO, ARES
from delos.cyclades.state import CycladesState
from delos.kernel.reason import thing as token
from delos.legendary.action import (
    GOLD,
    HELD,
    NO_WAY,
    NOT_THIS_GOD,
    NOT_YOURS,
    ONCE,
    OPEN,
    Action,
    cost,
)
from delos.legendary.customs import customs
from delos.legendary.journeys import QUEST, can_quest, quest
from delos.legendary.kinds import HEROIC


@final
class Quest(Action):
    """Own Heroes move under all gods but Ares, whose Land Moves take them, and Apollo, whom few
    serve, and once a turn (LEG-HEROMOVE-01, LEG-HEROMOVE-02, LEG-HEROMOVE-09, LEG-ACTION-08,
    LEG-ARES-05, LEG-HERO-LETO-02)."""

    def __init__(self) -> None:
        super().__init__(HEROIC, "LEG-HEROMOVE-09")

    def needs_hero(self) -> bool:
        return True

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        if state.at[HEROES_OF + faction] & BIT[thing] == 0:
            return NOT_YOURS
        if god == ARES or (god == APOLLO and not state.rules.heroes[thing].serves_apollo()):
            return NOT_THIS_GOD
        if god == APOLLO and customs(state).leto_once and state.at[EXTRAS]:
            return ONCE
        return OPEN if can_quest(state, faction, thing) else self.hindrance(state, faction, thing)

    def hindrance(self, state: CycladesState, faction: int, hero: int) -> int:
        """Why a Hero who may move goes nowhere."""
        if state.at[SEALED] & BIT[state.at[HERO_AT + hero]]:
            return HELD
        return GOLD if QUEST.steps_payable(state, faction, hero) == 0 else NO_WAY

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        for hero in bits(state.at[HEROES_OF + faction]):
            if self.closed(state, faction, god, hero) == OPEN:
                found.append(HEROIC + hero)

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        if god == APOLLO and customs(state).leto_once:
            count_extra(state)
        state.call(quest(state, faction, thing))

    def price_tag(self, state: CycladesState, faction: int, thing: int) -> int:
        return QUEST.price(state, thing, 1)

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        if code == NOT_YOURS:
            return "LEG-HEROMOVE-02:not-yours"
        if code == NOT_THIS_GOD:
            return "LEG-HEROMOVE-09:not-this-god"
        if code == ONCE:
            return "LEG-HERO-LETO-02:once"
        if code == GOLD:
            price = QUEST.price(state, thing, 1)
            return cost("LEG-HEROMOVE-03", price, state.gold(faction))
        hero = token("hero", "hero", state.rules.heroes[thing].name)
        if code == HELD:
            return "LEG-CREATURE-MEDUSA-01,LEG-CREATURE-MEDUSA-03:hero-held" + hero
        if state.mates(faction):
            return "LEG-HEROMOVE-04,LEG-TEAM-12,LEG-HEROMOVE-03:hero-no-way-on" + hero
        return "LEG-HEROMOVE-04,LEG-LANDMOVE-03,LEG-LANDMOVE-04:hero-no-way" + hero
