"""What figurines cast over the map while they stand; `survey` clears it first."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    CLOSED,
    SHIELDED,
)
from delos.cyclades.state import CycladesState


def shield_land(state: CycladesState, land: int) -> None:
    """No Creature effect touches it (LEG-CREATURE-CHIRON-01, CLA-CREATURE-CHIRON-02)."""
    state.at[SHIELDED] |= BIT[land]


def close_seas(state: CycladesState, seas: int) -> None:
    """No Fleet may be there (LEG-CREATURE-POLYPHEMUS-01, CLA-CREATURE-POLYPHEMUS-05)."""
    state.at[CLOSED] |= seas
