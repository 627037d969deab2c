"""Athena: a University and Philosophers (LEG-ATHENA)."""

from typing import Final, final

from delos.cyclades.cells import PHILOSOPHER_SUPPLY
from delos.cyclades.effects import gain_philosopher
from delos.cyclades.ids import ATHENA, UNIVERSITY
from delos.cyclades.state import CycladesState
from delos.legendary.action import Action
from delos.legendary.actions.extras import BuyCard
from delos.legendary.gods.god import God
from delos.legendary.kinds import BUY_PHILOSOPHER

PHILOSOPHER: Final = BuyCard(
    BUY_PHILOSOPHER, ATHENA, PHILOSOPHER_SUPPLY, "LEG-ATHENA-03", "LEG-ATHENA-05"
)


@final
class Athena(God):
    """A Philosopher, if one is left (LEG-ATHENA-02, LEG-ATHENA-05, LEG-ATHENA-06)."""

    def __init__(self, common: list[Action]) -> None:
        super().__init__(ATHENA, UNIVERSITY, [PHILOSOPHER, *common])

    def places(self, state: CycladesState, faction: int) -> int:
        return 1 if state.at[PHILOSOPHER_SUPPLY] else 0

    def give(self, state: CycladesState, faction: int) -> None:
        gain_philosopher(state, faction)
