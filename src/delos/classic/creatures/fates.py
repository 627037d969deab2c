"""The Fates (CLA-CREATURE-FATES)."""

from typing import final

from delos.classic.ids import CARD_NAMES, FATES
from delos.classic.income import repeat_income
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Fates(CreaturePower):
    """Income once more, for what the buyer controls now (CLA-CREATURE-FATES-01, -02)."""

    def __init__(self) -> None:
        super().__init__(FATES, CARD_NAMES[FATES])

    def play(self, state: CycladesState, faction: int) -> None:
        repeat_income(state, faction)
