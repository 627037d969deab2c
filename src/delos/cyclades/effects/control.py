"""Control of a land passes, with all that follows from it."""

from typing import Final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import BUILT, LANDS_OF, NONE, OWNER, USED
from delos.cyclades.effects.buildings import gains_building
from delos.cyclades.effects.cards import gain_priestess
from delos.cyclades.effects.elimination import eliminate
from delos.cyclades.effects.land import own_land
from delos.cyclades.events import LAND_TAKEN
from delos.cyclades.ids import METROPOLIS, THEATRE
from delos.cyclades.state import CycladesState

SET_PIECES: Final = [0, 1, 2, 3, THEATRE]  # types of building that count for sets


def take_land(state: CycladesState, faction: int, land: int, doomed: bool = False) -> None:
    """Control passes, in the order of LEG-CONTROL-13.

    The Priestess icon pays whenever control is gained (LEG-CONTROL-09 to -11, LEG-PLACE-03, -11);
    buildings and Metropolises come along (LEG-CONTROL-12, LEG-METRO-12); a loser without land, or
    one that is doomed by its last stand (LEG-LANDBATTLE-23), is eliminated and gets nothing
    (LEG-END-06, LEG-METRO-15), any other gets its Metropolises' bonuses, with or without a battle
    (LEG-METRO-13, -14).
    """
    at = state.at
    chart = state.chart
    loser = at[OWNER + land]
    own_land(state, faction, land)
    state.note(LAND_TAKEN, faction, land, loser)
    if chart.priestesses & BIT[land]:
        gain_priestess(state, faction)
    for building in SET_PIECES:
        if at[BUILT + building] & chart.land_sites[land]:
            gains_building(state, faction)
    if state.rules.fresh_temples:
        at[USED] &= ~chart.land_sites[land]
    if loser == NONE:
        return
    if doomed or at[LANDS_OF + loser] == 0:
        eliminate(state, loser)
    elif at[BUILT + METROPOLIS] & chart.land_sites[land]:
        state.rules.customs.metropolises_lost(state, loser, land)
