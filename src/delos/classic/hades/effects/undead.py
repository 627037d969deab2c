"""The undead serve a player and leave. Undead Fleets are counted among the Fleets of their sea,
with a place of their own besides.

All undead serve one faction at a time, so those in a sea under attack are the attacker's or the
defender's, never both.
"""

from delos.classic.events import UNDEAD_LEAVE
from delos.classic.hades.cells import (
    UNDEAD_AT,
    UNDEAD_FLEETS,
    UNDEAD_OF,
    UNDEAD_TROOPS,
    UNDEAD_TROOPS_LEFT,
)
from delos.cyclades.cells import FLEETS, NONE
from delos.cyclades.effects import set_fleets
from delos.cyclades.state import CycladesState


def undead_fleets(state: CycladesState, sea: int) -> int:
    """How many undead Fleets are in a sea."""
    at = state.at
    if at[UNDEAD_OF] == NONE:
        return 0
    count = 0
    for fleet in range(UNDEAD_FLEETS):
        if at[UNDEAD_AT + fleet] == sea:
            count += 1
    return count


def undead_of(state: CycladesState, faction: int, sea: int) -> int:
    """The same for one side of a battle."""
    return undead_fleets(state, sea) if state.at[UNDEAD_OF] == faction else 0


def send_undead(state: CycladesState, origin: int, sea: int, count: int) -> None:
    """So many undead Fleets go from one place to another; NONE is their stock."""
    at = state.at
    for fleet in range(UNDEAD_FLEETS):
        if count == 0:
            return
        if at[UNDEAD_AT + fleet] == origin:
            at[UNDEAD_AT + fleet] = sea
            count -= 1


def undead_in_stock(state: CycladesState) -> int:
    count = 0
    for fleet in range(UNDEAD_FLEETS):
        if state.at[UNDEAD_AT + fleet] == NONE:
            count += 1
    return count


def serve(state: CycladesState, faction: int) -> None:
    """All undead serve one player until they leave (HAD-GOD-16)."""
    state.at[UNDEAD_OF] = faction


def undead_leave(state: CycladesState) -> None:
    """All of them, whether or not they fought (HAD-GOD-06). They are not lost: nothing hears of
    it, and who controlled an island still does (HAD-GOD-18)."""
    at = state.at
    faction = at[UNDEAD_OF]
    if faction == NONE:
        return
    troops = fleets = 0
    for land in range(state.chart.lands):
        troops += at[UNDEAD_TROOPS + land]
        at[UNDEAD_TROOPS + land] = 0
    at[UNDEAD_TROOPS_LEFT] += troops
    for sea in range(state.chart.seas):
        count = undead_fleets(state, sea)
        if count:
            set_fleets(state, faction, sea, at[FLEETS + sea] - count)
            send_undead(state, sea, NONE, count)
            fleets += count
    at[UNDEAD_OF] = NONE
    if troops or fleets:
        state.note(UNDEAD_LEAVE, faction, troops, fleets)
