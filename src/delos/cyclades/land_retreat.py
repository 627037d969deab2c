"""Leaving a Land Battle, freely or by force (LEG-LANDBATTLE-14 to -20, -26)."""

from typing import Final, final

from delos.cyclades.arrival import call_passage, settle_in
from delos.cyclades.bits import bits
from delos.cyclades.cells import NONE
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    destroy_figurine,
    destroy_hero,
    heroes_at,
    lose_other,
    lose_troop,
    withdraw,
)
from delos.cyclades.events import RETREATED
from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.kinds import RETREAT_LAND
from delos.cyclades.reach import chain_fleets, refuges
from delos.cyclades.side import Side, side_of
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import guard
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

NO_REFUGE: Final = ["LEG-LANDBATTLE-15:refuge"]


def mobile(state: CycladesState, faction: int, land: int) -> bool:
    """Whether a side has units that can walk away; a figurine cannot (LEG-LANDBATTLE-18)."""
    at = state.at
    side = side_of(state, faction)
    if at[side.troops(land)] or at[side.others(state, land)]:
        return True
    return heroes_at(state, faction, land) != 0


def may_retreat(state: CycladesState, faction: int, land: int) -> bool:
    return mobile(state, faction, land) and refuges(state, faction, land) != 0


def units_left(state: CycladesState, faction: int, land: int) -> bool:
    if mobile(state, faction, land):
        return True
    return guard(state, side_of(state, faction), land) != NONE


def destroy_guard(state: CycladesState, side: Side, land: int) -> None:
    """The figurine that fights for a side, if there is one."""
    piece = guard(state, side, land)
    if piece != NONE:
        destroy_figurine(state, PIECE_CARDS[piece])


def destroy_side(state: CycladesState, faction: int, land: int) -> None:
    """A routed side without a way out is destroyed, Heroes too (LEG-HERO-ACHILLES-03)."""
    at = state.at
    side = side_of(state, faction)
    for _ in range(at[side.troops(land)]):
        lose_troop(state, side, faction, land)
    for _ in range(at[side.others(state, land)]):
        lose_other(state, side, faction, land)
    for hero in bits(heroes_at(state, faction, land)):
        destroy_hero(state, hero)
    destroy_guard(state, side, land)


@final
class Retreat(Frame[CycladesState]):
    """All units able to leave go together to one land, free of charge (-17, CLA-RETREAT-04, -05,
    -07, -08).

    A Minotaur stays and fights on (-19); in a forced retreat it is destroyed.
    """

    def __init__(self, faction: int, land: int, forced: int, refuge: int) -> None:
        self.faction = faction
        self.land = land
        self.forced = forced
        self.refuge = refuge  # chosen place, NONE while open, LANDS to stay

    def advance(self, state: CycladesState) -> int:
        if self.refuge == NONE:
            return WAIT
        if self.refuge < LANDS:
            self.leave(state)
            self.refuge = LANDS
            return AGAIN
        return DONE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return RETREAT_LAND

    def options(self, state: CycladesState) -> list[int]:
        found = bits(refuges(state, self.faction, self.land))
        if not self.forced:
            found.append(LANDS)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        self.refuge = option
        if option < LANDS:
            heroes = heroes_at(state, self.faction, self.land)
            fleets = chain_fleets(state, self.faction)
            call_passage(state, self.faction, heroes, self.land, option, fleets)

    def leave(self, state: CycladesState) -> None:
        faction, land = self.faction, self.land
        side = side_of(state, faction)
        troops = state.at[side.troops(land)]
        others = state.at[side.others(state, land)]
        heroes = heroes_at(state, faction, land)
        withdraw(state, side, land, troops, others)
        state.note(RETREATED, faction, self.refuge)
        if self.forced:
            destroy_guard(state, side, land)
        settle_in(state, faction, self.refuge, troops, others, heroes)

    def about(self, state: CycladesState) -> list[str]:
        return ["land=land:" + state.chart.land_names[self.land]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option == LANDS:
            return "LEG-HERO-ACHILLES-01:forced" if self.forced else ""
        return held_back([refuges(state, self.faction, self.land)], option, NO_REFUGE)

    def copy(self) -> "Retreat":
        return Retreat(self.faction, self.land, self.forced, self.refuge)

    def saved(self) -> list[int]:
        return [self.faction, self.land, self.forced, self.refuge]
