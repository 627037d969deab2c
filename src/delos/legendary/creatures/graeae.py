"""The Graeae pay you your income once more."""

from typing import final

from delos.cyclades.ids import GRAEAE
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.income import pay_shares, repeat_income


@final
class Graeae(CreaturePower):
    """An Income phase for you alone, with the shares that figurines take from it
    (LEG-CREATURE-GRAEAE-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(GRAEAE)

    def play(self, state: CycladesState, faction: int) -> None:
        pay_shares(state, repeat_income(state, faction))


add_creature(Graeae(), IN_BOTH, rules=3)
