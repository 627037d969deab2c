"""What a god sells beyond its gifts: a card, or units at rising prices."""

from typing import Final, final

from delos.cyclades.cells import CARD_BOUGHT, EXTRAS
from delos.cyclades.effects import count_card, count_extra, gain_philosopher, gain_priestess, pay
from delos.cyclades.ids import ATHENA
from delos.cyclades.recruit import Recruit
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number
from delos.legendary.action import (
    GOLD,
    LIMIT,
    NO_PLACE,
    NO_SUPPLY,
    NOT_THIS_GOD,
    ONCE,
    OPEN,
    WORDS,
    Action,
    cost,
)

CARD_PRICE: Final = 4


@final
class BuyCard(Action):
    """One more Philosopher of Athena or Priestess of Zeus in a turn (LEG-ATHENA-03, LEG-ATHENA-05,
    LEG-ZEUS-03, LEG-ZEUS-10)."""

    def __init__(self, first: int, god: int, supply: int, rule: str, supply_rule: str) -> None:
        super().__init__(first, rule)
        self.god = god
        self.supply = supply  # cell
        self.supply_rule = supply_rule

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        at = state.at
        if god != self.god:
            return NOT_THIS_GOD
        if at[CARD_BOUGHT]:
            return ONCE
        if at[self.supply] == 0:
            return NO_SUPPLY
        return OPEN if state.gold(faction) >= CARD_PRICE else GOLD

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        count_card(state)
        pay(state, faction, CARD_PRICE)
        if self.god == ATHENA:
            gain_philosopher(state, faction)
        else:
            gain_priestess(state, faction)

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        if code == GOLD:
            return cost(self.rule, CARD_PRICE, state.gold(faction))
        return (self.supply_rule if code == NO_SUPPLY else self.rule) + ":" + WORDS[code]


@final
class BuyUnit(Action):
    """Up to three more units at rising prices, if one can be placed (LEG-POSEIDON-03,
    LEG-POSEIDON-06, LEG-ARES-03, LEG-ARES-07, LEG-HERA-06, LEG-HERA-10)."""

    def __init__(
        self, first: int, god: int, unit: int, prices: list[int], rule: str, place_rule: str
    ) -> None:
        super().__init__(first, rule)
        self.god = god
        self.unit = unit
        self.prices = prices
        self.place_rule = place_rule

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        bought = state.at[EXTRAS]
        if god != self.god:
            return NOT_THIS_GOD
        if bought >= len(self.prices):
            return LIMIT
        if state.gold(faction) < self.prices[bought]:
            return GOLD
        sort = state.rules.units[self.unit]
        if sort.left(state, faction) == 0:
            return NO_SUPPLY
        return OPEN if sort.places(state, faction) else NO_PLACE

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        bought = state.at[EXTRAS]
        count_extra(state)
        pay(state, faction, self.prices[bought])
        state.call(Recruit(faction, self.unit, 1))

    def price_tag(self, state: CycladesState, faction: int, thing: int) -> int:
        bought = state.at[EXTRAS]
        return self.prices[bought] if bought < len(self.prices) else -1

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        if code == GOLD:
            return cost(self.rule, self.prices[state.at[EXTRAS]], state.gold(faction))
        if code == LIMIT:
            return self.rule + ":most-in-a-turn" + number("most", len(self.prices))
        if code == NO_SUPPLY or code == NO_PLACE:
            return self.place_rule + ":" + WORDS[code]
        return self.rule + ":" + WORDS[code]
