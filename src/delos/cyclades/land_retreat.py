"""Leaving a Land Battle, freely or by force (LEG-LANDBATTLE-14 to -20, -26)."""

from typing import final

from delos.cyclades.arrival import call_passage, settle_in
from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    INVADER,
    INVADING_OTHERS,
    INVADING_TROOPS,
    NONE,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    destroy_figurine,
    destroy_hero,
    destroy_mercenary,
    destroy_troop,
    hear_destroyed,
    heroes_at,
)
from delos.cyclades.events import MERCENARY_DESTROYED, RETREATED, TROOP_DESTROYED
from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.kinds import RETREAT_LAND
from delos.cyclades.reach import chain_fleets, refuges
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import defending_figurine
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame


def troops_of(state: CycladesState, faction: int, land: int) -> int:
    """Basic Troops a side has in the battle for a land."""
    at = state.at
    return at[INVADING_TROOPS] if at[INVADER] == faction else at[TROOPS + land]


def mercenaries_of(state: CycladesState, faction: int, land: int) -> int:
    at = state.at
    return at[INVADING_OTHERS] if at[INVADER] == faction else at[state.rules.others + land]


def mobile(state: CycladesState, faction: int, land: int) -> bool:
    """Whether a side has units that can walk away; the Minotaur cannot (-18)."""
    return (
        troops_of(state, faction, land) > 0
        or mercenaries_of(state, faction, land) > 0
        or heroes_at(state, faction, land) != 0
    )


def may_retreat(state: CycladesState, faction: int, land: int) -> bool:
    return mobile(state, faction, land) and refuges(state, faction, land) != 0


def units_left(state: CycladesState, faction: int, land: int) -> bool:
    if mobile(state, faction, land):
        return True
    return state.at[INVADER] != faction and defending_figurine(state, land) != NONE


def take_up(state: CycladesState, faction: int, land: int) -> None:
    """Lift a side's Troops from the battle."""
    at = state.at
    if at[INVADER] == faction:
        at[INVADING_TROOPS] = 0
        at[INVADING_OTHERS] = 0
    else:
        at[TROOPS + land] = 0
        at[state.rules.others + land] = 0


def destroy_minotaur(state: CycladesState, faction: int, land: int) -> None:
    piece = NONE if state.at[INVADER] == faction else defending_figurine(state, land)
    if piece != NONE:
        destroy_figurine(state, PIECE_CARDS[piece])


def destroy_side(state: CycladesState, faction: int, land: int) -> None:
    """A routed side without a way out is destroyed, Heroes too (LEG-HERO-ACHILLES-03)."""
    at = state.at
    if at[INVADER] == faction:
        for _ in range(at[INVADING_TROOPS]):
            at[INVADING_TROOPS] -= 1
            at[TROOP_RESERVE + faction] += 1
            state.note(TROOP_DESTROYED, faction, land)
            state.rules.customs.lost_regulars(state, 1)
            hear_destroyed(state, 1)
        for _ in range(at[INVADING_OTHERS]):
            at[INVADING_OTHERS] -= 1
            at[state.rules.others_left] += 1
            state.note(MERCENARY_DESTROYED, faction, land)
            hear_destroyed(state, 1)
    else:
        for _ in range(at[TROOPS + land]):
            destroy_troop(state, land)
        for _ in range(at[state.rules.others + land]):
            destroy_mercenary(state, land)
    for hero in bits(heroes_at(state, faction, land)):
        destroy_hero(state, hero)
    destroy_minotaur(state, faction, land)


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
        troops = troops_of(state, faction, land)
        mercenaries = mercenaries_of(state, faction, land)
        heroes = heroes_at(state, faction, land)
        take_up(state, faction, land)
        state.note(RETREATED, faction, self.refuge)
        if self.forced:
            destroy_minotaur(state, faction, land)
        settle_in(state, faction, self.refuge, troops, mercenaries, heroes)

    def about(self, state: CycladesState) -> list[str]:
        return ["land=land:" + state.chart.land_names[self.land]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option == LANDS:
            return "LEG-HERO-ACHILLES-01:forced"
        return "LEG-LANDBATTLE-15:refuge"

    def copy(self) -> "Retreat":
        return Retreat(self.faction, self.land, self.forced, self.refuge)

    def saved(self) -> list[int]:
        return [self.faction, self.land, self.forced, self.refuge]
