"""Fleets, and whose the seas are."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    DEADLY,
    FLEET_RESERVE,
    FLEETS,
    INVADING_FLEETS,
    NONE,
    SEA_OWNER,
    SEAS_OF,
)
from delos.cyclades.effects.battle import hear_destroyed
from delos.cyclades.events import FLEETS_DESTROYED, FLEETS_PLACED
from delos.cyclades.fleets import other_fleets, regular_fleets, send_others
from delos.cyclades.side import side_of
from delos.cyclades.state import CycladesState


def set_fleets(state: CycladesState, faction: int, sea: int, count: int) -> None:
    """A sea belongs to the faction whose Fleets are in it, else to nobody (LEG-CONTROL-03)."""
    at = state.at
    former = at[SEA_OWNER + sea]
    if former != NONE:
        at[SEAS_OF + former] &= ~BIT[sea]
    at[FLEETS + sea] = count
    at[SEA_OWNER + sea] = faction if count else NONE
    if count:
        at[SEAS_OF + faction] |= BIT[sea]


def place_fleets(state: CycladesState, faction: int, sea: int, count: int) -> None:
    at = state.at
    at[FLEET_RESERVE + faction] -= count
    set_fleets(state, faction, sea, at[FLEETS + sea] + count)
    state.note(FLEETS_PLACED, faction, sea, count)


def destroy_fleets(state: CycladesState, sea: int, count: int, others: int = 0) -> None:
    """They return to their owner's reserve, but for so many that come from none: at least those
    that are needed to make up the number."""
    at = state.at
    owner = at[SEA_OWNER + sea]
    others = max(others, count - regular_fleets(state, sea))
    set_fleets(state, owner, sea, at[FLEETS + sea] - count)
    sink_fleets(state, owner, sea, count, others)


def sink_fleets(state: CycladesState, owner: int, sea: int, count: int, others: int) -> None:
    """Fleets that stand nowhere any more return to reserve and stock."""
    regular = count - others
    send_others(state, sea, NONE, others)
    state.at[FLEET_RESERVE + owner] += regular
    if regular:
        state.note(FLEETS_DESTROYED, owner, sea, regular)
        state.rules.customs.lost_regulars(state, regular)
    if others:
        state.rules.customs.lost_others(state, owner, sea, others)
    hear_destroyed(state, count)


def lose_fleet(state: CycladesState, faction: int, sea: int, others: int) -> None:
    """A side of the battle for a sea loses one Fleet: a regular one if it has any, or (``others``
    is 1) one that comes from no reserve (LEG-SEABATTLE-04, HAD-GOD-15)."""
    if not side_of(state, faction).attacks():
        destroy_fleets(state, sea, 1, others)
        return
    at = state.at
    others = max(others, 1 - at[INVADING_FLEETS] + other_fleets(state, faction, sea))
    at[INVADING_FLEETS] -= 1
    sink_fleets(state, faction, sea, 1, others)


def leave_sea(state: CycladesState, faction: int, sea: int) -> int:
    """All Fleets of a side leave the battle for a sea; how many they are (LEG-SEABATTLE-08)."""
    at = state.at
    side = side_of(state, faction)
    count = at[side.fleets(sea)]
    if side.attacks():
        at[INVADING_FLEETS] = 0
    else:
        set_fleets(state, faction, sea, 0)
    return count


def fleets_arrive(state: CycladesState, faction: int, sea: int, count: int) -> None:
    """Fleets come into a sea without a battle; some seas destroy them at once
    (CLA-CREATURE-KRAKEN-05, CLA-RETREAT-06)."""
    at = state.at
    if at[DEADLY] & BIT[sea]:
        sink_fleets(state, faction, sea, count, other_fleets(state, faction, sea))
    else:
        set_fleets(state, faction, sea, at[FLEETS + sea] + count)
