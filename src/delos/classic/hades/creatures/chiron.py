"""Chiron on his new card (HAD-CREATURE-CHIRON)."""

from typing import final

from delos.classic.creature import IslandFigure
from delos.classic.ids import CHIRON_PIECE
from delos.cyclades.effects import shield_land
from delos.cyclades.ids import CHIRON
from delos.cyclades.state import CycladesState


@final
class Chiron(IslandFigure):
    """Shields his island from Pegasus, Giant, Harpy, Erinyes, Empousa and Perseus' sacrifice, and
    Heroes there from the Manticore (HAD-CREATURE-CHIRON-01, -02). Each of them asks for shields
    itself."""

    def __init__(self) -> None:
        super().__init__(CHIRON, CHIRON_PIECE)

    def looms(self, state: CycladesState, area: int) -> None:
        shield_land(state, area)
