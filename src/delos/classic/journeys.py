"""The journeys of the original game: moves under Ares, and Pegasus' flight."""

from typing import Final, final

from delos.cyclades.cells import SHIELDED
from delos.cyclades.journey import MARCH, Flight, Journey
from delos.cyclades.state import CycladesState


class Wing(Flight):
    """Shields cover a goal, not a starting point (CLA-CREATURE-PEGASUS-03,
    CLA-CREATURE-CHIRON-03)."""

    def shut(self, state: CycladesState) -> int:
        return super().shut(state) | state.at[SHIELDED]


@final
class PegasusFlight(Wing):
    """An army flies to any island (CLA-CREATURE-PEGASUS-01)."""


WING: Final = PegasusFlight(4)
JOURNEYS: Final[list[Journey]] = [MARCH, WING]
