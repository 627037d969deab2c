"""Ares: a Fortress, Troops and Land Moves (LEG-ARES)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import LANDS_OF, SEALED
from delos.cyclades.ids import ARES, FORTRESS
from delos.cyclades.journey import MARCH as LAND_MOVE
from delos.cyclades.journey import can_move
from delos.cyclades.land_move import land_move
from delos.cyclades.recruit import Recruit, ways
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import TROOP
from delos.legendary.action import (
    GOLD,
    HELD,
    NO_WAY,
    NOT_THIS_GOD,
    NOTHING_THERE,
    OPEN,
    WORDS,
    Action,
    cost,
)
from delos.legendary.actions.extras import BuyUnit
from delos.legendary.gods.god import God
from delos.legendary.kinds import BUY_TROOP, MARCH

TROOP_PRICES: Final = [2, 3, 4]
EXTRA_TROOP: Final = BuyUnit(BUY_TROOP, ARES, TROOP, TROOP_PRICES, "LEG-ARES-03", "LEG-ARES-07")


@final
class MarchAction(Action):
    """Any number of Land Moves for 1 gold each (LEG-ARES-04, LEG-LANDMOVE-01)."""

    def __init__(self) -> None:
        super().__init__(MARCH, "LEG-ARES-04")

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        if god != ARES:
            return NOT_THIS_GOD
        if state.gold(faction) == 0:
            return GOLD
        return OPEN if can_move(state, faction, LAND_MOVE) else self.hindrance(state, faction)

    def hindrance(self, state: CycladesState, faction: int) -> int:
        """Why nobody goes anywhere: there is nobody, Medusa holds them all, or all ways are
        shut."""
        manned = 0
        for land in bits(state.at[LANDS_OF + faction]):
            if LAND_MOVE.may_take(state, faction, land):
                manned |= BIT[land]
        if manned == 0:
            return NOTHING_THERE
        return NO_WAY if manned & ~state.at[SEALED] else HELD

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        state.call(land_move(faction, LAND_MOVE))

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        if code == GOLD:
            return cost(self.rule, 1, 0)
        if code == NOTHING_THERE:
            return "LEG-LANDMOVE-01:no-units"
        if code == HELD:
            return "LEG-CREATURE-MEDUSA-01,LEG-LANDMOVE-01:units-held"
        if code == NO_WAY:
            if state.mates(faction):
                return "LEG-LANDMOVE-01,LEG-TEAM-12:no-way-on"
            return "LEG-LANDMOVE-01,LEG-LANDMOVE-03,LEG-LANDMOVE-04:no-way"
        return self.rule + ":" + WORDS[code]


MARCHING: Final = MarchAction()


@final
class Ares(God):
    """A Troop on an own land (LEG-ARES-02, LEG-ARES-08). No heroic moves: Land Moves take Heroes
    along (LEG-ACTION-08, LEG-ARES-05)."""

    def __init__(self, common: list[Action]) -> None:
        super().__init__(ARES, FORTRESS, [EXTRA_TROOP, MARCHING, *common])

    def places(self, state: CycladesState, faction: int) -> int:
        return ways(state, faction, TROOP)

    def give(self, state: CycladesState, faction: int) -> None:
        state.call(Recruit(faction, TROOP, 1))
