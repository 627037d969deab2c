"""Cards and units that a god sells, and Zeus' other card on the track (CLA-ZEUS, -ATHENA,
-POSEIDON, -ARES)."""

from typing import Final, final

from delos.classic.creature_track import SPACES, FillTrack, space_of
from delos.classic.ids import CREATURES
from delos.classic.kinds import (
    BUY_PHILOSOPHER,
    REPLACE,
)
from delos.classic.ruleset import Action, put
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
from delos.cyclades.recruit import Recruit, can_recruit, in_reserve
from delos.cyclades.state import CycladesState

FLEET_PRICES: Final = [1, 2, 3]  # CLA-POSEIDON-02
TROOP_PRICES: Final = [2, 3, 4]  # CLA-ARES-02
CARD_PRICE: Final = 4  # CLA-ZEUS-02, CLA-ATHENA-02
REPLACE_PRICE: Final = 1  # CLA-ZEUS-04


@final
class BuyCard(Action):
    """One more philosopher of Athena or priest of Zeus, once in a turn."""

    def __init__(self, god: int, option: int, supply: int, rule: str) -> None:
        self.god = god
        self.option = option
        self.supply = supply  # cell
        self.rule = rule

    def takes(self, option: int) -> bool:
        return option == self.option

    def serves(self, god: int) -> bool:
        return god == self.god

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if at[CARD_BOUGHT] == 0 and at[self.supply] > 0 and at[GOLD + faction] >= CARD_PRICE:
            put(found, self.option)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        count_card(state)
        pay(state, faction, CARD_PRICE)
        if self.option == BUY_PHILOSOPHER:
            gain_philosopher(state, faction)
        else:
            gain_priestess(state, faction)

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god != self.god:
            return self.rule + ":not-this-god"
        if state.at[CARD_BOUGHT]:
            return self.rule + ":once"
        if state.at[self.supply] == 0:
            return "CLA-SHORTAGE-03:no-supply"
        return self.rule + ":gold"


@final
class BuyUnit(Action):
    """Up to three more units at rising prices (CLA-POSEIDON-02, CLA-ARES-02)."""

    def __init__(self, god: int, option: int, unit: int, prices: list[int], rule: str) -> None:
        self.god = god
        self.option = option
        self.unit = unit
        self.prices = prices
        self.rule = rule

    def takes(self, option: int) -> bool:
        return option == self.option

    def serves(self, god: int) -> bool:
        return god == self.god

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        bought = state.at[EXTRAS]
        if bought >= len(self.prices):
            return
        affordable = state.at[GOLD + faction] >= self.prices[bought]
        if affordable and can_recruit(state, faction, self.unit):
            put(found, self.option)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, self.prices[state.at[EXTRAS]])
        count_extra(state)
        state.call(Recruit(faction, self.unit, 1))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god != self.god:
            return self.rule + ":not-this-god"
        if state.at[EXTRAS] >= len(self.prices):
            return self.rule + ":limit"
        if in_reserve(state, faction, self.unit) == 0:
            return "CLA-TURN-02:no-supply"
        if not can_recruit(state, faction, self.unit):
            return self.rule + ":no-place"
        return self.rule + ":gold"

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

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if at[GOLD + faction] < REPLACE_PRICE or at[DECK] | at[DISCARD] == 0:
            return
        for space in range(SPACES):
            card = at[TRACK + space]
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
        if god != ZEUS:
            return "CLA-ZEUS-04:not-this-god"
        if space_of(state, option - REPLACE) == NONE:
            return "CLA-ZEUS-05:not-on-track"
        if state.at[DECK] | state.at[DISCARD] == 0:
            return "CLA-ZEUS-07:empty"
        return "CLA-ZEUS-04:gold"
