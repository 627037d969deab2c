"""Cerberus (HAD-CREATURE-CERBERUS)."""

from typing import final

from delos.classic.creature import IslandFigure
from delos.classic.ids import CERBERUS_PIECE
from delos.cyclades.ids import CERBERUS


@final
class Cerberus(IslandFigure):
    """Takes the income of its island for its player, whoever controls the island: what lies loose
    there and on the Necropolis too (HAD-CREATURE-CERBERUS-01 to -05, -08). A figure like the
    others, it stays for one income phase (HAD-CREATURE-CERBERUS-06, -07)."""

    def __init__(self) -> None:
        super().__init__(CERBERUS, CERBERUS_PIECE)

    def takes_income(self) -> bool:
        return True
