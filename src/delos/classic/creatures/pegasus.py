"""Pegasus (CLA-CREATURE-PEGASUS)."""

from typing import final

from delos.classic.journeys import WING
from delos.cyclades.ids import PEGASUS
from delos.cyclades.journey import can_move
from delos.cyclades.land_move import land_move
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Pegasus(CreaturePower):
    """Troops fly from one own island to any other, within the limits of a land attack; retreats
    need a chain as ever (CLA-CREATURE-PEGASUS-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(PEGASUS)

    def applies(self, state: CycladesState, faction: int) -> bool:
        return can_move(state, faction, WING)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(land_move(faction, WING))
