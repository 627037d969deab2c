"""Sorts of units that come from a reserve onto the map.

A title has a table of its sorts (`Rules.units`). A frame names one by its number, because frames
are saved as numbers; the first three are common to the titles.
"""

from typing import Final

from delos.cyclades.bits import union
from delos.cyclades.cells import BARRED, DEADLY, FLEET_RESERVE, LANDS_OF, TROOP_RESERVE
from delos.cyclades.effects import place_fleets, place_others, place_troops
from delos.cyclades.kinds import RECRUIT_FLEET, RECRUIT_OTHER, RECRUIT_TROOP
from delos.cyclades.reach import open_seas
from delos.cyclades.state import CycladesState

FLEET: Final = 0
TROOP: Final = 1
OTHER: Final = 2  # a Troop of no faction's reserve


def fleet_places(state: CycladesState, faction: int) -> int:
    """Open seas beside an own land, empty or one's own (LEG-POSEIDON-02, -05, -07,
    CLA-POSEIDON-03, -06)."""
    at = state.at
    coast = union(state.chart.land_seas, at[LANDS_OF + faction])
    return open_seas(state, faction, coast & ~at[DEADLY])


def unit_places(state: CycladesState, faction: int) -> int:
    """Own lands that may receive units: any but a barred one (LEG-ARES-07, LEG-HERO-GEN-15,
    LEG-BONUS-06, LEG-CREATURE-MEDUSA-04)."""
    at = state.at
    return at[LANDS_OF + faction] & ~at[BARRED]


class Unit:
    def __init__(self, kind: int) -> None:
        self.kind = kind  # of the question where it goes

    def places(self, state: CycladesState, faction: int) -> int:
        """Areas that may receive one, as a mask."""
        raise NotImplementedError

    def left(self, state: CycladesState, faction: int) -> int:
        """How many the reserve holds."""
        raise NotImplementedError

    def put(self, state: CycladesState, faction: int, area: int) -> None:
        raise NotImplementedError

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        """Why an area is not among the places, as a reason key."""
        return ""


class Fleet(Unit):
    def __init__(self, kind: int = RECRUIT_FLEET) -> None:
        super().__init__(kind)

    def places(self, state: CycladesState, faction: int) -> int:
        return fleet_places(state, faction)

    def left(self, state: CycladesState, faction: int) -> int:
        return state.at[FLEET_RESERVE + faction]

    def put(self, state: CycladesState, faction: int, area: int) -> None:
        place_fleets(state, faction, area, 1)


class Troop(Unit):
    def __init__(self, kind: int = RECRUIT_TROOP) -> None:
        super().__init__(kind)

    def places(self, state: CycladesState, faction: int) -> int:
        return unit_places(state, faction)

    def left(self, state: CycladesState, faction: int) -> int:
        return state.at[TROOP_RESERVE + faction]

    def put(self, state: CycladesState, faction: int, area: int) -> None:
        place_troops(state, faction, area, 1)


class Other(Unit):
    def __init__(self, kind: int = RECRUIT_OTHER) -> None:
        super().__init__(kind)

    def places(self, state: CycladesState, faction: int) -> int:
        return unit_places(state, faction)

    def left(self, state: CycladesState, faction: int) -> int:
        return state.at[state.rules.others_left]

    def put(self, state: CycladesState, faction: int, area: int) -> None:
        place_others(state, faction, area, 1)
