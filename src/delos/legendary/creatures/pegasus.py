"""Pegasus flies an army anywhere."""

from typing import final

from delos.cyclades.ids import PEGASUS
from delos.cyclades.journey import can_move
from delos.cyclades.land_move import land_move
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.journeys import FLIGHT


@final
class Pegasus(CreaturePower):
    """Units standing together fly to any land, with all that entering it means; the flight is
    one-way (LEG-CREATURE-PEGASUS-01 to -06)."""

    def __init__(self) -> None:
        super().__init__(PEGASUS)

    def play(self, state: CycladesState, faction: int) -> None:
        if can_move(state, faction, FLIGHT):
            state.call(land_move(faction, FLIGHT))


add_creature(Pegasus(), IN_BOTH, rules=6)
