"""Creatures from the track, on the menu of a turn (LEG-CREATURE-GEN)."""

from typing import Final, final

from delos.cyclades.bits import size
from delos.cyclades.cells import NONE, TRACK
from delos.cyclades.ids import APOLLO
from delos.cyclades.menu import put
from delos.cyclades.state import CycladesState
from delos.legendary.action import (
    APOLLO_FORBIDS,
    GOLD,
    NOT_ON_TRACK,
    OPEN,
    RESERVED,
    Action,
    cost,
)
from delos.legendary.creature import PRICES, buy, discounts, reserved_by_other, slot_of
from delos.legendary.kinds import BUY


def means(state: CycladesState, faction: int) -> int:
    """Gold and unused discounts; a purse that pays every card need not count them."""
    gold = state.gold(faction)
    return gold if gold >= PRICES[3] else gold + size(discounts(state, faction))


_WITHIN: Final = [len([price for price in PRICES if price <= most]) for most in range(PRICES[3])]


def slots_within(most: int) -> int:
    """How many slots of the track, from the cheapest on, so much pays."""
    return _WITHIN[most] if most < PRICES[3] else len(PRICES)


@final
class BuyFromTrack(Action):
    """Any number of cards that can be paid, under every god but Apollo (LEG-CREATURE-GEN-01,
    LEG-ACTION-07, LEG-APOLLO-02, LEG-BONUS-RESERVE)."""

    def __init__(self) -> None:
        super().__init__(BUY, "LEG-CREATURE-GEN-01")

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        if god == APOLLO:
            return APOLLO_FORBIDS
        slot = slot_of(state, thing)
        if slot == NONE:
            return NOT_ON_TRACK
        if slot >= slots_within(means(state, faction)):
            return GOLD
        return RESERVED if reserved_by_other(state, faction, slot) else OPEN

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        for slot in range(slots_within(means(state, faction))):
            card = at[TRACK + slot]
            if card != NONE and not reserved_by_other(state, faction, slot):
                put(found, BUY + card)

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        buy(state, faction, thing)

    def price_tag(self, state: CycladesState, faction: int, thing: int) -> int:
        """With every discount that is left: which ones are used is asked afterwards."""
        slot = slot_of(state, thing)
        if slot == NONE:
            return -1
        return max(0, PRICES[slot] - size(discounts(state, faction)))

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        if code == APOLLO_FORBIDS:
            return "LEG-APOLLO-02:apollo"
        if code == RESERVED:
            return "LEG-BONUS-RESERVE:reserved"
        if code == GOLD:
            price = PRICES[slot_of(state, thing)]
            return cost("LEG-CREATURE-GEN-01,LEG-CREATURE-GEN-03", price, means(state, faction))
        return "LEG-CREATURE-GEN-01:not-on-track"
