"""The god Hades: his gift and what his turn offers (HAD-GOD-10 to -16)."""

from typing import Final, final

from delos.classic.gods.moves import MOVE_PRICE, why_no_stop
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
from delos.classic.ids import HADES
from delos.classic.kinds import MARCH, SAIL
from delos.classic.ruleset import Action, God, put
from delos.classic.voyage import can_sail, voyage
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import EXTRAS, HELD, LANDS_OF, NONE, SEAS_OF
from delos.cyclades.effects import count_extra, pay
from delos.cyclades.journey import can_move
from delos.cyclades.land_move import land_move
from delos.cyclades.reach import chain_fleets, hops
from delos.cyclades.state import CycladesState

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
class BuyUndead(Action):
    """Up to four more units in any mixture at rising prices (HAD-GOD-11)."""

    def __init__(self, option: int, unit: int) -> None:
        self.option = option
        self.unit = unit

    def takes(self, option: int) -> bool:
        return option == self.option

    def serves(self, god: int) -> bool:
        return god == HADES

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        bought = state.at[EXTRAS]
        if bought >= len(UNDEAD_PRICES):
            return
        if state.gold(faction) >= UNDEAD_PRICES[bought] and can_raise(state, faction, self.unit):
            put(found, self.option)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, UNDEAD_PRICES[state.at[EXTRAS]])
        count_extra(state)
        call_undead(state, faction, self.unit)

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god != HADES:
            return "HAD-GOD-11:not-this-god"
        if state.at[EXTRAS] >= len(UNDEAD_PRICES):
            return "HAD-GOD-11:limit"
        if self.in_stock(state) == 0:
            return "HAD-GOD-11:no-supply"
        if not can_raise(state, faction, self.unit):
            return "HAD-GOD-16:no-place"
        return "HAD-GOD-11:gold"

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        bought = state.at[EXTRAS]
        return UNDEAD_PRICES[bought] if bought < len(UNDEAD_PRICES) else 0

    def in_stock(self, state: CycladesState) -> int:
        if self.unit == AN_UNDEAD_TROOP:
            return state.at[UNDEAD_TROOPS_LEFT]
        return undead_in_stock(state)


@final
class HostSails(Action):
    """Fleets move as on Poseidon, with an undead one among them (HAD-GOD-13, -14)."""

    def takes(self, option: int) -> bool:
        return option == SAIL

    def serves(self, god: int) -> bool:
        return god == HADES

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if state.gold(faction) >= MOVE_PRICE and can_sail(state, faction, 1):
            put(found, SAIL)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(voyage(faction, 1))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if state.gold(faction) < MOVE_PRICE:
            return "HAD-GOD-13:gold"
        for sea in bits(state.at[SEAS_OF + faction]):
            if undead_of(state, faction, sea):
                return "CLA-MOVE-09:no-place"
        return "HAD-GOD-14:undead"


@final
class HostMarches(Action):
    """Troops move as on Ares, with an undead one among them (HAD-GOD-13, -14, -20)."""

    def takes(self, option: int) -> bool:
        return option == MARCH

    def serves(self, god: int) -> bool:
        return god == HADES

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if state.gold(faction) >= MOVE_PRICE and can_move(state, faction, HOST):
            put(found, MARCH)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(land_move(faction, HOST))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        at = state.at
        if state.gold(faction) < MOVE_PRICE:
            return "HAD-GOD-13:gold"
        lands = [land for land in bits(at[LANDS_OF + faction]) if at[UNDEAD_TROOPS + land]]
        if not lands:
            return "HAD-GOD-14:undead"
        for land in lands:
            if at[HELD] & BIT[land]:
                return "CLA-CREATURE-MEDUSA-01:held"
            near = hops(state, faction, land, chain_fleets(state, faction))
            if near:
                return why_no_stop(state, faction, near)
        return "CLA-ARES-05:no-chain"


def hades_actions() -> list[Action]:
    return [
        BuyUndead(BUY_UNDEAD_TROOP, AN_UNDEAD_TROOP),
        BuyUndead(BUY_UNDEAD_FLEET, AN_UNDEAD_FLEET),
        HostSails(),
        HostMarches(),
    ]
