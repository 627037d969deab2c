"""Empousa (HAD-CREATURE-EMPOUSA)."""

from typing import final

from delos.classic.events import NECROPOLIS_PAYS
from delos.classic.hades.cells import NECROPOLIS_GOLD
from delos.classic.hades.effects.necropolis import take_necropolis_gold
from delos.classic.hades.necropolis import necropolis_land
from delos.cyclades.bits import BIT
from delos.cyclades.cells import NONE, SHIELDED
from delos.cyclades.effects import receive
from delos.cyclades.ids import EMPOUSA
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Empousa(CreaturePower):
    """All gold that lies on the Necropolis, but none that it left behind elsewhere
    (HAD-CREATURE-EMPOUSA-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(EMPOUSA)

    def applies(self, state: CycladesState, faction: int) -> bool:
        """Chiron beside the Necropolis protects the gold (HAD-CREATURE-CHIRON-02)."""
        land = necropolis_land(state)
        if land == NONE or state.at[SHIELDED] & BIT[land]:
            return False
        return state.at[NECROPOLIS_GOLD] > 0

    def play(self, state: CycladesState, faction: int) -> None:
        amount = take_necropolis_gold(state)
        receive(state, faction, amount)
        state.note(NECROPOLIS_PAYS, faction, necropolis_land(state), amount)
