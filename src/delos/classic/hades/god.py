"""The god Hades: his gift and what his turn offers (HAD-GOD-10 to -16)."""

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
from delos.classic.gods.moves import (
    MOVE_PRICE,
    why_far_by_land,
    why_far_by_sea,
    why_no_sea,
    why_stuck,
)
from delos.classic.hades.cells import UNDEAD_TROOPS, UNDEAD_TROOPS_LEFT
from delos.classic.hades.effects.undead import undead_in_stock, undead_of
from delos.classic.hades.journey import HOST
from delos.classic.hades.kinds import (
    AN_UNDEAD_FLEET,
    AN_UNDEAD_TROOP,
    BUY_UNDEAD_FLEET,
    BUY_UNDEAD_TROOP,
)
from delos.classic.hades.undead import FreeUndead, call_undead, can_raise
from delos.classic.hooks import God
from delos.classic.ids import HADES
from delos.classic.kinds import MARCH, SAIL
from delos.classic.voyage import can_sail, voyage
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import EXTRAS, LANDS_OF, NONE, SEAS_OF
from delos.cyclades.effects import count_extra, pay
from delos.cyclades.journey import can_move
from delos.cyclades.land_move import land_move
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number

UNDEAD_PRICES: Final = [1, 2, 3, 4]  # HAD-GOD-11


@final
class Hades(God):
    """One undead unit (HAD-GOD-10). Creatures are on sale in his turn as in others
    (HAD-GOD-05)."""

    def __init__(self) -> None:
        super().__init__(HADES, NONE)

    def gift(self, state: CycladesState, faction: int) -> None:
        state.call(FreeUndead(faction, 0))


@final
class BuyUndead(SingleAction):
    """Up to four more units in any mixture at rising prices (HAD-GOD-11)."""

    def __init__(self, option: int, unit: int) -> None:
        super().__init__(option)
        self.unit = unit

    def serves(self, god: int) -> bool:
        return god == HADES

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        if god != HADES:
            return NOT_THIS_GOD
        bought = state.at[EXTRAS]
        if bought >= len(UNDEAD_PRICES):
            return LIMIT
        if self.in_stock(state) == 0:
            return NO_SUPPLY
        if state.gold(faction) < UNDEAD_PRICES[bought]:
            return NO_GOLD
        return OPEN if can_raise(state, faction, self.unit) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NOT_THIS_GOD:
            return "HAD-GOD-11:not-this-god"
        if reason == LIMIT:
            return "HAD-GOD-11:most-in-a-turn" + number("most", len(UNDEAD_PRICES))
        if reason == NO_SUPPLY:
            return "HAD-GOD-11:no-supply"
        if reason == NO_PLACE:
            return "HAD-GOD-16:no-place"
        return costs(state, faction, "HAD-GOD-11", UNDEAD_PRICES[state.at[EXTRAS]])

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, UNDEAD_PRICES[state.at[EXTRAS]])
        count_extra(state)
        call_undead(state, faction, self.unit)

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        bought = state.at[EXTRAS]
        return UNDEAD_PRICES[bought] if bought < len(UNDEAD_PRICES) else 0

    def in_stock(self, state: CycladesState) -> int:
        if self.unit == AN_UNDEAD_TROOP:
            return state.at[UNDEAD_TROOPS_LEFT]
        return undead_in_stock(state)


@final
class HostSails(SingleAction):
    """Fleets move as on Poseidon, with an undead one among them (HAD-GOD-13, HAD-GOD-14)."""

    def __init__(self) -> None:
        super().__init__(SAIL)

    def serves(self, god: int) -> bool:
        return god == HADES

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        if state.gold(faction) < MOVE_PRICE:
            return NO_GOLD
        return OPEN if can_sail(state, faction, 1) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NO_GOLD:
            return costs(state, faction, "HAD-GOD-13", MOVE_PRICE)
        seas = self.starts(state, faction)
        return why_no_sea(state, faction, seas) if seas else "HAD-GOD-14:undead"

    def starts(self, state: CycladesState, faction: int) -> int:
        """Sea spaces with an undead fleet of the player, as a mask."""
        seas = 0
        for sea in bits(state.at[SEAS_OF + faction]):
            if undead_of(state, faction, sea):
                seas |= BIT[sea]
        return seas

    def why_far(self, state: CycladesState, faction: int, area: int) -> str:
        return why_far_by_sea(state, faction, self.starts(state, faction), area)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(voyage(faction, 1))


@final
class HostMarches(SingleAction):
    """Troops move as on Ares, with an undead one among them (HAD-GOD-13, HAD-GOD-14,
    HAD-GOD-20)."""

    def __init__(self) -> None:
        super().__init__(MARCH)

    def serves(self, god: int) -> bool:
        return god == HADES

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        if state.gold(faction) < MOVE_PRICE:
            return NO_GOLD
        return OPEN if can_move(state, faction, HOST) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NO_GOLD:
            return costs(state, faction, "HAD-GOD-13", MOVE_PRICE)
        lands = 0
        for land in bits(state.at[LANDS_OF + faction]):
            if state.at[UNDEAD_TROOPS + land]:
                lands |= BIT[land]
        return why_stuck(state, faction, lands) if lands else "HAD-GOD-14:undead"

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(land_move(faction, HOST))

    def why_far(self, state: CycladesState, faction: int, area: int) -> str:
        return why_far_by_land(state, faction, HOST, area)


def hades_actions() -> list[Action]:
    return [
        BuyUndead(BUY_UNDEAD_TROOP, AN_UNDEAD_TROOP),
        BuyUndead(BUY_UNDEAD_FLEET, AN_UNDEAD_FLEET),
        HostSails(),
        HostMarches(),
    ]
