"""What figurines cast over the map while they stand; `survey` clears it first."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    BARRED,
    CLOSED,
    DEADLY,
    HELD,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    SEALED,
    SHIELDED,
    SILENCED,
)
from delos.cyclades.state import CycladesState


def seal_land(state: CycladesState, land: int) -> None:
    """No unit enters or leaves it (LEG-CREATURE-MEDUSA-01)."""
    state.at[SEALED] |= BIT[land]


def hold_land(state: CycladesState, land: int) -> None:
    """No unit leaves it (CLA-CREATURE-MEDUSA-01)."""
    state.at[HELD] |= BIT[land]


def bar_land(state: CycladesState, land: int) -> None:
    """No unit enters it or is placed there (LEG-CREATURE-BOAR-07)."""
    state.at[BARRED] |= BIT[land]


def shield_land(state: CycladesState, land: int) -> None:
    """No Creature effect touches it (LEG-CREATURE-CHIRON-01, CLA-CREATURE-CHIRON-02)."""
    state.at[SHIELDED] |= BIT[land]


def close_seas(state: CycladesState, seas: int) -> None:
    """No Fleet may be there (LEG-CREATURE-POLYPHEMUS-01, CLA-CREATURE-POLYPHEMUS-05)."""
    state.at[CLOSED] |= seas


def make_deadly(state: CycladesState, sea: int) -> None:
    """Fleets that come there are destroyed (CLA-CREATURE-KRAKEN-05)."""
    state.at[DEADLY] |= BIT[sea]


def silence_sites(state: CycladesState, sites: int) -> None:
    """Their buildings have no effect (LEG-CREATURE-TYPHON-01)."""
    state.at[SILENCED] |= sites


def link_seas(state: CycladesState, faction: int, one: int, other: int) -> None:
    """Two seas are adjacent for a faction's Fleets (LEG-CREATURE-CHARYBDIS-02)."""
    at = state.at
    at[LINK_A] = one
    at[LINK_B] = other
    at[LINK_OWNER] = faction
