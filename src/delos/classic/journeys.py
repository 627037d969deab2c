"""The journeys of the original game: moves under Ares, and Pegasus' flight."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import SHIELDED
from delos.cyclades.journey import MARCH, Flight, Journey
from delos.cyclades.state import CycladesState


class Wing(Flight):
    """Shields cover a goal, not a starting point (CLA-CREATURE-PEGASUS-03,
    CLA-CREATURE-CHIRON-03)."""

    def shut(self, state: CycladesState) -> int:
        return super().shut(state) | state.at[SHIELDED]

    def why_shut(self, state: CycladesState, land: int) -> str:
        """Why a land cannot be its goal, as a reason key; empty when it can."""
        return "CLA-CREATURE-CHIRON-02:shielded" if state.at[SHIELDED] & BIT[land] else ""


@final
class PegasusFlight(Wing):
    """An army flies to any island (CLA-CREATURE-PEGASUS-01)."""


WING: Final = PegasusFlight(4)
JOURNEYS: Final[list[Journey]] = [MARCH, WING]
RULES: Final = {MARCH.number: "CLA-ARES-05", WING.number: "CLA-CREATURE-PEGASUS-01"}
