"""Figures that only stand there: Chiron, Medusa and the Minotaur."""

from typing import final

from delos.classic.creature import IslandFigure
from delos.classic.effects import (
    hold_land,
)
from delos.classic.ids import CHIRON_PIECE, MEDUSA_PIECE, MINOTAUR_PIECE
from delos.cyclades.effects import (
    shield_land,
)
from delos.cyclades.ids import CHIRON, MEDUSA, MINOTAUR
from delos.cyclades.state import CycladesState


@final
class Chiron(IslandFigure):
    """His island is no target of Pegasus, Giant or Harpy, whoever plays them
    (CLA-CREATURE-CHIRON-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(CHIRON, CHIRON_PIECE)

    def looms(self, state: CycladesState, area: int) -> None:
        shield_land(state, area)


@final
class Medusa(IslandFigure):
    """Nobody leaves her island, by move or by retreat, whichever side it is
    (CLA-CREATURE-MEDUSA-01 to -03); what kills or takes a troop does not move it
    (CLA-CREATURE-MEDUSA-04)."""

    def __init__(self) -> None:
        super().__init__(MEDUSA, MEDUSA_PIECE)

    def looms(self, state: CycladesState, area: int) -> None:
        hold_land(state, area)


@final
class Minotaur(IslandFigure):
    """Worth two troops in defence, for whoever controls the island, or for nobody; it falls last
    and never leaves (CLA-CREATURE-MINOTAUR-01 to -06, -08)."""

    def __init__(self) -> None:
        super().__init__(MINOTAUR, MINOTAUR_PIECE)

    def defence(self) -> int:
        return 2

    def defends(self, owner: int, controller: int) -> bool:
        return True

    def falls_last(self) -> bool:
        return True
