"""Who controls a land, and what is set down there."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    LAND_TOKENS,
    LANDS_OF,
    NONE,
    OWNER,
    SEA_TOKENS,
    SITES_OF,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.events import (
    CORNUCOPIA_PLACED,
    CORNUCOPIA_REMOVED,
    OTHERS_PLACED,
    TROOPS_PLACED,
)
from delos.cyclades.state import CycladesState


def own_land(state: CycladesState, faction: int, land: int) -> None:
    """Write who controls a land (NONE: nobody), with the masks that follow from it.

    Token, Troop and Hero mean the same control (LEG-CONTROL-01), and all units in a land are its
    owner's: invaders stand apart until their battle is over (LEG-CONTROL-04).
    """
    at = state.at
    former = at[OWNER + land]
    if former != NONE:
        at[LANDS_OF + former] &= ~BIT[land]
        at[SITES_OF + former] &= ~state.chart.land_sites[land]
    at[OWNER + land] = faction
    if faction != NONE:
        at[LANDS_OF + faction] |= BIT[land]
        at[SITES_OF + faction] |= state.chart.land_sites[land]


def place_troops(state: CycladesState, faction: int, land: int, count: int) -> None:
    """From the faction's reserve; a token there is taken back (LEG-ARES-06, LEG-PLACE-13)."""
    at = state.at
    at[TROOP_RESERVE + faction] -= count
    at[TROOPS + land] += count
    state.note(TROOPS_PLACED, faction, land, count)


def leave_land(state: CycladesState, land: int, troops: int, others: int) -> None:
    """Troops leave; a land left empty keeps a Control token (LEG-LANDMOVE-02)."""
    state.at[TROOPS + land] -= troops
    state.at[state.rules.others + land] -= others


def join_land(state: CycladesState, land: int, troops: int, others: int) -> None:
    """Troops come to the others of a land's owner (LEG-LANDMOVE-09)."""
    state.at[TROOPS + land] += troops
    state.at[state.rules.others + land] += others


def place_others(state: CycladesState, faction: int, land: int, count: int) -> None:
    """Mercenaries or undead, from the general reserve (LEG-HERA-05, HAD-GOD-16)."""
    at = state.at
    at[state.rules.others_left] -= count
    at[state.rules.others + land] += count
    state.note(OTHERS_PLACED, faction, land, count)


def place_cornucopia(state: CycladesState, area: int) -> None:
    """Tokens stay with the area and may pile up (LEG-APOLLO-08, LEG-MAP-08)."""
    if area < LANDS:
        state.at[LAND_TOKENS + area] += 1
    else:
        state.at[SEA_TOKENS + area - LANDS] += 1
    state.note(CORNUCOPIA_PLACED, area, 1)


def remove_cornucopia(state: CycladesState, area: int) -> None:
    if area < LANDS:
        state.at[LAND_TOKENS + area] -= 1
    else:
        state.at[SEA_TOKENS + area - LANDS] -= 1
    state.note(CORNUCOPIA_REMOVED, area, 1)
