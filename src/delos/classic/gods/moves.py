"""Moves that are bought in a turn: fleets of Poseidon, troops of Ares."""

from typing import Final, final

from delos.classic.action import (
    NO_GOLD,
    NO_PLACE,
    NO_UNIT,
    NOT_THIS_GOD,
    OPEN,
    SingleAction,
    costs,
)
from delos.classic.customs import customs, why_spared
from delos.classic.kinds import (
    MARCH,
    SAIL,
)
from delos.classic.voyage import STEPS, can_sail, passes, steps_from, voyage
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    CLOSED,
    GOLD,
    HELD,
    LANDS_OF,
    NONE,
    OWNER,
    PROTECTED,
    SEA_OWNER,
    SEAS_OF,
)
from delos.cyclades.journey import MARCH as LAND_MOVE
from delos.cyclades.journey import Journey, can_move
from delos.cyclades.land_move import land_move
from delos.cyclades.reach import chain_fleets, hops, stops
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number

MOVE_PRICE: Final = 1


@final
class MoveFleets(SingleAction):
    """Any number of moves, also with fleets that have moved (CLA-POSEIDON-05)."""

    def __init__(self, gods: list[int]) -> None:
        super().__init__(SAIL)
        self.gods = gods

    def serves(self, god: int) -> bool:
        return god in self.gods

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        if god not in self.gods:
            return NOT_THIS_GOD
        if state.at[SEAS_OF + faction] == 0:
            return NO_UNIT
        if state.at[GOLD + faction] < MOVE_PRICE:
            return NO_GOLD
        return OPEN if can_sail(state, faction) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NOT_THIS_GOD:
            return "CLA-POSEIDON-05:not-this-god"
        if reason == NO_UNIT:
            return "CLA-POSEIDON-05:no-fleets"
        if reason == NO_GOLD:
            return costs(state, faction, "CLA-POSEIDON-05", MOVE_PRICE)
        return why_no_sea(state, faction, state.at[SEAS_OF + faction])

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(voyage(faction, 0))

    def why_far(self, state: CycladesState, faction: int, area: int) -> str:
        return why_far_by_sea(state, faction, state.at[SEAS_OF + faction], area)


@final
class MoveTroops(SingleAction):
    """Any number of moves; troops that took an island may go on for another 1 GP (CLA-ARES-05,
    CLA-MOVE-04)."""

    def __init__(self, gods: list[int]) -> None:
        super().__init__(MARCH)
        self.gods = gods

    def serves(self, god: int) -> bool:
        return god in self.gods

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        if god not in self.gods:
            return NOT_THIS_GOD
        if state.at[GOLD + faction] < MOVE_PRICE:
            return NO_GOLD
        return OPEN if can_move(state, faction, LAND_MOVE) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NOT_THIS_GOD:
            return "CLA-ARES-05:not-this-god"
        if reason == NO_GOLD:
            return costs(state, faction, "CLA-ARES-05", MOVE_PRICE)
        return why_no_march(state, faction, LAND_MOVE)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(land_move(faction, LAND_MOVE))

    def why_far(self, state: CycladesState, faction: int, area: int) -> str:
        return why_far_by_land(state, faction, LAND_MOVE, area)


def why_far_by_land(state: CycladesState, faction: int, journey: Journey, land: int) -> str:
    """Why no army of a player could go to an island, wherever it stands."""
    at = state.at
    for origin in bits(at[LANDS_OF + faction]):
        if journey.may_take(state, faction, origin):
            if journey.targets(state, faction, NONE, origin, origin) & BIT[land]:
                return ""
    if stops(state, faction, BIT[land]) == 0:
        return why_no_stop(state, faction, BIT[land])
    return "CLA-ARES-05,CLA-MOVE-11:no-chain"


def why_far_by_sea(state: CycladesState, faction: int, starts: int, goal: int) -> str:
    """Why no fleet of a player in these spaces could sail to a space in one move."""
    reached = starts
    frontier = starts
    for _ in range(STEPS):
        grown = 0
        for sea in bits(frontier):
            grown |= steps_from(state, faction, sea)
        if grown & BIT[goal]:
            return ""
        frontier = 0
        for sea in bits(grown & ~reached):
            if passes(state, faction, sea):
                frontier |= BIT[sea]
        reached |= grown
    if state.at[CLOSED] & BIT[goal]:
        return "CLA-MOVE-09,CLA-CREATURE-POLYPHEMUS-05:guarded"
    owner = state.at[SEA_OWNER + goal]
    if owner not in (NONE, faction) and state.at[PROTECTED] & BIT[owner]:
        return customs(state).protection
    return "CLA-MOVE-06,CLA-MOVE-08:too-far" + number("steps", STEPS)


def why_no_march(state: CycladesState, faction: int, journey: Journey) -> str:
    """Why no army of a player can march at all: nobody is there, Medusa holds everybody, no chain
    leads anywhere, or whatever lies within reach is protected."""
    units = 0
    for land in bits(state.at[LANDS_OF + faction]):
        if journey.may_take(state, faction, land):
            units |= BIT[land]
    if units == 0:
        return "CLA-ARES-05:no-army"
    return why_stuck(state, faction, units)


def why_stuck(state: CycladesState, faction: int, lands: int) -> str:
    """Why the armies on these islands can go nowhere."""
    free = lands & ~state.at[HELD]
    if free == 0:
        return "CLA-ARES-05,CLA-CREATURE-MEDUSA-01:units-held"
    for land in bits(free):
        near = hops(state, faction, land, chain_fleets(state, faction))
        if near:
            return why_no_stop(state, faction, near)
    return "CLA-ARES-05,CLA-MOVE-11:no-chain"


def why_no_sea(state: CycladesState, faction: int, seas: int) -> str:
    """Why fleets in these spaces can sail nowhere."""
    for sea in bits(seas):
        for near in bits(state.chart.sea_seas[sea] & ~state.at[CLOSED]):
            if state.at[SEA_OWNER + near] not in (NONE, faction):
                return customs(state).protection
    return "CLA-MOVE-09,CLA-CREATURE-POLYPHEMUS-05:guarded"


def why_no_stop(state: CycladesState, faction: int, lands: int) -> str:
    """Why none of the islands within reach may be entered."""
    for land in bits(lands):
        owner = state.at[OWNER + land]
        if owner != NONE and state.at[PROTECTED] & BIT[owner]:
            return customs(state).protection
    return why_spared(state, faction, lands & -lands)
