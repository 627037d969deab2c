"""Moves that are bought in a turn: fleets of Poseidon, troops of Ares."""

from typing import Final, final

from delos.classic.kinds import (
    MARCH,
    SAIL,
)
from delos.classic.ruleset import Action, put, why_spared
from delos.classic.voyage import can_sail, voyage
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    GOLD,
    HELD,
    LANDS_OF,
    NONE,
    OWNER,
    PROTECTED,
    SEAS_OF,
)
from delos.cyclades.journey import MARCH as LAND_MOVE
from delos.cyclades.journey import can_move
from delos.cyclades.land_move import land_move
from delos.cyclades.reach import chain_fleets, hops
from delos.cyclades.state import CycladesState

MOVE_PRICE: Final = 1


@final
class MoveFleets(Action):
    """Any number of moves, also with fleets that have moved (CLA-POSEIDON-05)."""

    def __init__(self, gods: list[int]) -> None:
        self.gods = gods

    def takes(self, option: int) -> bool:
        return option == SAIL

    def serves(self, god: int) -> bool:
        return god in self.gods

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if state.at[GOLD + faction] >= MOVE_PRICE and can_sail(state, faction):
            put(found, SAIL)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(voyage(faction, 0))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god not in self.gods:
            return "CLA-POSEIDON-05:not-this-god"
        if state.at[SEAS_OF + faction] == 0:
            return "CLA-POSEIDON-05:no-fleet"
        if not can_sail(state, faction):
            return "CLA-MOVE-09:no-place"
        return "CLA-POSEIDON-05:gold"


@final
class MoveTroops(Action):
    """Any number of moves; troops that took an island may go on for another 1 GP (CLA-ARES-05,
    CLA-MOVE-04)."""

    def __init__(self, gods: list[int]) -> None:
        self.gods = gods

    def takes(self, option: int) -> bool:
        return option == MARCH

    def serves(self, god: int) -> bool:
        return god in self.gods

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if state.at[GOLD + faction] >= MOVE_PRICE and can_move(state, faction, LAND_MOVE):
            put(found, MARCH)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        state.call(land_move(faction, LAND_MOVE))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god not in self.gods:
            return "CLA-ARES-05:not-this-god"
        if state.at[GOLD + faction] < MOVE_PRICE:
            return "CLA-ARES-05:gold"
        for land in bits(state.at[LANDS_OF + faction]):
            if LAND_MOVE.may_take(state, faction, land):
                if state.at[HELD] & BIT[land]:
                    return "CLA-CREATURE-MEDUSA-01:held"
                near = hops(state, faction, land, chain_fleets(state, faction))
                if near:
                    return why_no_stop(state, faction, near)
        return "CLA-ARES-05:no-chain"


def why_no_stop(state: CycladesState, faction: int, lands: int) -> str:
    """Why none of the islands within reach may be entered."""
    for land in bits(lands):
        owner = state.at[OWNER + land]
        if owner != NONE and state.at[PROTECTED] & BIT[owner]:
            return "HAD-ITEM-NECKLACE-01:protected"
    return why_spared(state, faction, lands & -lands)
