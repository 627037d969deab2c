"""Empousa repeats the free actions of your god."""

from typing import final

from delos.cyclades.cells import GOD_OF
from delos.cyclades.ids import EMPOUSA
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_creature
from delos.legendary.gifts import Gifts


@final
class Empousa(CreaturePower):
    """The mandatory actions once more, with all their conditions; they are the god's, not a
    Creature's (LEG-CREATURE-EMPOUSA-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(EMPOUSA)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(Gifts(faction, state.at[GOD_OF + faction], 0, 1))


add_creature(Empousa(), IN_COMPLETE, rules=4)
