"""Charon (HAD-CREATURE-CHARON)."""

from typing import final

from delos.classic.hades.effects.gods import (
    recall_hero,
)
from delos.classic.hades.heroes.card import hire
from delos.cyclades.bits import bits
from delos.cyclades.cells import HERO_DISCARD
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import CHARON
from delos.cyclades.kinds import CHARON_NEW
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Charon(CreaturePower):
    """A Hero removed from the game comes back for the buyer, who pays nothing more; without one
    the card has no effect (HAD-CREATURE-CHARON-01 to -05). Whoever went to the Amazons is not
    among those removed (HAD-CREATURE-CHARON-04)."""

    def __init__(self) -> None:
        super().__init__(CHARON)

    def applies(self, state: CycladesState, faction: int) -> bool:
        return state.at[HERO_DISCARD] != 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, CHARON))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return CHARON_NEW

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return bits(state.at[HERO_DISCARD])

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        recall_hero(state, option)
        hire(state, errand.faction, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "HAD-CREATURE-CHARON-01:not-removed"
