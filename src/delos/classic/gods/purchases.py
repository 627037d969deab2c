"""Cards and units that a god sells, and Zeus' other card on the track (CLA-ZEUS, -ATHENA,
-POSEIDON, -ARES)."""

from typing import Final, final

from delos.classic.action import (
    LIMIT,
    NO_GOLD,
    NO_PLACE,
    NO_SUPPLY,
    NOT_THIS_GOD,
    OPEN,
    Action,
    SingleAction,
    costs,
)
from delos.classic.creature_track import SPACES, FillTrack, space_of
from delos.classic.ids import CREATURES
from delos.classic.kinds import (
    BUY_PHILOSOPHER,
    REPLACE,
)
from delos.cyclades.cells import (
    CARD_BOUGHT,
    DECK,
    DISCARD,
    EXTRAS,
    GOLD,
    NONE,
    TRACK,
)
from delos.cyclades.effects import (
    clear_slot,
    count_card,
    count_extra,
    discard_creature,
    gain_philosopher,
    gain_priestess,
    pay,
)
from delos.cyclades.ids import (
    ZEUS,
)
from delos.cyclades.menu import put
from delos.cyclades.recruit import Recruit, places
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number

FLEET_PRICES: Final = [1, 2, 3]  # CLA-POSEIDON-02
TROOP_PRICES: Final = [2, 3, 4]  # CLA-ARES-02
CARD_PRICE: Final = 4  # CLA-ZEUS-02, CLA-ATHENA-02
REPLACE_PRICE: Final = 1  # CLA-ZEUS-04


@final
class BuyCard(SingleAction):
    """One more philosopher of Athena or priest of Zeus, once in a turn."""

    def __init__(self, god: int, option: int, supply: int, rule: str) -> None:
        super().__init__(option)
        self.god = god
        self.supply = supply  # cell
        self.rule = rule

    def serves(self, god: int) -> bool:
        return god == self.god

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        at = state.at
        if god != self.god:
            return NOT_THIS_GOD
        if at[CARD_BOUGHT]:
            return LIMIT
        if at[self.supply] == 0:
            return NO_SUPPLY
        return OPEN if at[GOLD + faction] >= CARD_PRICE else NO_GOLD

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NOT_THIS_GOD:
            return self.rule + ":not-this-god"
        if reason == LIMIT:
            return self.rule + ":once"
        if reason == NO_SUPPLY:
            return "CLA-SHORTAGE-03:no-supply"
        return costs(state, faction, self.rule, CARD_PRICE)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        count_card(state)
        pay(state, faction, CARD_PRICE)
        if self.option == BUY_PHILOSOPHER:
            gain_philosopher(state, faction)
        else:
            gain_priestess(state, faction)


@final
class BuyUnit(SingleAction):
    """Up to three more units at rising prices (CLA-POSEIDON-02, CLA-ARES-02)."""

    def __init__(self, god: int, option: int, unit: int, prices: list[int], rule: str) -> None:
        super().__init__(option)
        self.god = god
        self.unit = unit
        self.prices = prices
        self.rule = rule

    def serves(self, god: int) -> bool:
        return god == self.god

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        if god != self.god:
            return NOT_THIS_GOD
        bought = state.at[EXTRAS]
        if bought >= len(self.prices):
            return LIMIT
        if state.rules.units[self.unit].left(state, faction) == 0:
            return NO_SUPPLY
        if state.at[GOLD + faction] < self.prices[bought]:
            return NO_GOLD
        return OPEN if places(state, faction, self.unit) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NOT_THIS_GOD:
            return self.rule + ":not-this-god"
        if reason == LIMIT:
            return self.rule + ":most-in-a-turn" + number("most", len(self.prices))
        if reason == NO_SUPPLY:
            return "CLA-TURN-02:reserve-empty"
        if reason == NO_PLACE:
            return self.rule + ":no-place"
        return costs(state, faction, self.rule, self.prices[state.at[EXTRAS]])

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, self.prices[state.at[EXTRAS]])
        count_extra(state)
        state.call(Recruit(faction, self.unit, 1))

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        bought = state.at[EXTRAS]
        return self.prices[bought] if bought < len(self.prices) else 0


@final
class ReplaceCard(Action):
    """Zeus: a card of the track is discarded and the deck gives another; it may be bought at once
    (CLA-ZEUS-04 to -07)."""

    def takes(self, option: int) -> bool:
        return REPLACE <= option < REPLACE + CREATURES

    def serves(self, god: int) -> bool:
        return god == ZEUS

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        """Why no card can be replaced, whichever it is."""
        if god != ZEUS:
            return NOT_THIS_GOD
        if state.at[GOLD + faction] < REPLACE_PRICE:
            return NO_GOLD
        return OPEN if state.at[DECK] | state.at[DISCARD] else NO_SUPPLY

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if self.closed(state, faction, god) != OPEN:
            return
        for space in range(SPACES):
            card = state.at[TRACK + space]
            if card != NONE and not state.rules.creatures[card].is_hero():
                put(found, REPLACE + card)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        card = option - REPLACE
        space = space_of(state, card)
        pay(state, faction, REPLACE_PRICE)
        clear_slot(state, space)
        discard_creature(state, card)
        state.call(FillTrack(space, space))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        reason = self.closed(state, faction, god)
        if reason == NOT_THIS_GOD:
            return "CLA-ZEUS-04:not-this-god"
        if space_of(state, option - REPLACE) == NONE:
            return "CLA-ZEUS-05:not-on-track"
        if reason == NO_SUPPLY:
            return "CLA-ZEUS-07:empty"
        return costs(state, faction, "CLA-ZEUS-04", REPLACE_PRICE) if reason else ""
