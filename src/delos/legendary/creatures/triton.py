"""Triton steals a building."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import (
    basic_buildings,
    own_buildings,
)
from delos.cyclades.cells import SHIELDED, SITES_OF
from delos.cyclades.effects import (
    unbuild,
)
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import TRITON
from delos.cyclades.power import CreaturePower
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.legendary.building import (
    empty_sites,
)
from delos.legendary.cards import IN_COMPLETE, add_creature
from delos.legendary.effects import (
    move_building,
)
from delos.legendary.kinds import TRITON_SITE, TRITON_TAKE

TAKEN: Final = ["LEG-CREATURE-TRITON-01:nothing-to-take", "LEG-CREATURE-CHIRON-03:shielded"]
PUT: Final = [
    "LEG-CREATURE-TRITON-01:not-yours",
    "LEG-CREATURE-CHIRON-03:shielded",
    "LEG-CREATURE-TRITON-01,LEG-CREATURE-TRITON-02:taken",
]


@final
class Triton(CreaturePower):
    """A basic building of another faction comes onto one of your sites; without an empty one you
    destroy a building of yours (LEG-CREATURE-TRITON-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(TRITON)

    def play(self, state: CycladesState, faction: int) -> None:
        if self.places(state, faction):
            state.call(errand_of_creature(faction, TRITON))

    def in_reach(self, state: CycladesState, sites: int) -> int:
        """Those of the sites whose land no shield protects."""
        shielded = state.at[SHIELDED]
        if shielded:
            for land in bits(shielded):
                sites &= ~state.chart.land_sites[land]
        return sites

    def places(self, state: CycladesState, faction: int) -> int:
        empty = self.in_reach(state, empty_sites(state, faction))
        return empty if empty else self.in_reach(state, own_buildings(state, faction))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return TRITON_TAKE if errand.step == 0 else TRITON_SITE

    def theirs(self, state: CycladesState, faction: int) -> int:
        """Basic buildings of the other factions."""
        sites = 0
        for other in range(state.rules.factions):
            if other != faction:
                sites |= state.at[SITES_OF + other]
        return sites & basic_buildings(state)

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 1:
            return bits(self.places(state, errand.faction))
        return bits(self.in_reach(state, self.theirs(state, errand.faction)))

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == 0:
            errand.a = option
            errand.step = 1
            return
        errand.step = OVER
        if own_buildings(state, errand.faction) & BIT[option]:
            unbuild(state, option)
        move_building(state, errand.faction, errand.a, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == 1:
            own = state.at[SITES_OF + errand.faction]
            sets = [own, self.in_reach(state, own), self.places(state, errand.faction)]
            return held_back(sets, option, PUT)
        theirs = self.theirs(state, errand.faction)
        return held_back([theirs, self.in_reach(state, theirs)], option, TAKEN)


add_creature(Triton(), IN_COMPLETE, rules=4)
