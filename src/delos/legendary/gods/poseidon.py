"""Poseidon: a Port, Fleets and Sea Moves (LEG-POSEIDON)."""

from typing import Final, final

from delos.cyclades.cells import NONE, SEAS_OF
from delos.cyclades.ids import PORT, POSEIDON
from delos.cyclades.recruit import Recruit, ways
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import FLEET
from delos.legendary.action import (
    GOLD,
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
from delos.legendary.kinds import BUY_FLEET, SAIL
from delos.legendary.sea_move import SeaMove, can_sail

FLEET_PRICES: Final = [1, 2, 3]
EXTRA_FLEET: Final = BuyUnit(
    BUY_FLEET, POSEIDON, FLEET, FLEET_PRICES, "LEG-POSEIDON-03", "LEG-POSEIDON-06"
)


@final
class SailAction(Action):
    """Any number of Sea Moves for 1 gold each (LEG-POSEIDON-04, LEG-SEAMOVE-01)."""

    def __init__(self) -> None:
        super().__init__(SAIL, "LEG-POSEIDON-04")

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        if god != POSEIDON:
            return NOT_THIS_GOD
        if state.at[SEAS_OF + faction] == 0:
            return NOTHING_THERE
        if state.gold(faction) == 0:
            return GOLD
        return OPEN if can_sail(state, faction) else NO_WAY

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        state.call(SeaMove(faction, 0, NONE, NONE, 0))

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        if code == NOTHING_THERE:
            return "LEG-SEAMOVE-01:no-fleets"
        if code == GOLD:
            return cost(self.rule, 1, 0)
        if code == NO_WAY:
            rules = "LEG-SEAMOVE-01,LEG-SEAMOVE-06"
            return (rules + ",LEG-TEAM-12" if state.mates(faction) else rules) + ":no-way-at-sea"
        return self.rule + ":" + WORDS[code]


SAILING: Final = SailAction()


@final
class Poseidon(God):
    """A Fleet beside an own land (LEG-POSEIDON-02, LEG-POSEIDON-08)."""

    def __init__(self, common: list[Action]) -> None:
        super().__init__(POSEIDON, PORT, [EXTRA_FLEET, SAILING, *common])

    def places(self, state: CycladesState, faction: int) -> int:
        return ways(state, faction, FLEET)

    def give(self, state: CycladesState, faction: int) -> None:
        state.call(Recruit(faction, FLEET, 1))
