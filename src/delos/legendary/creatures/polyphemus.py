"""Polyphemus closes the seas around his land."""

from typing import Final, final

from delos.cyclades.bits import bits, size
from delos.cyclades.cells import CLOSED, FLEETS, NONE, SEA_OWNER
from delos.cyclades.effects import close_seas, destroy_fleets, set_fleets
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.events import FLEETS_MOVED
from delos.cyclades.ids import POLYPHEMUS
from delos.cyclades.kinds import DISPLACED_FLEET, DISPLACED_FLEET_TO
from delos.cyclades.power import FigurinePower
from delos.cyclades.reach import sea_neighbours, sea_refuges
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.sparing import (
    sparing,
)

PIECE: Final = 10

WHICH: Final = 0
WHERE: Final = 1

DRIVEN: Final = [
    "LEG-CREATURE-POLYPHEMUS-05:not-adjacent",
    "LEG-CREATURE-POLYPHEMUS-05:closed",
    "LEG-CREATURE-POLYPHEMUS-05:occupied",
]


@final
class Polyphemus(FigurinePower):
    """No Fleet may be in a sea beside him. Whenever he arrives the Fleets there are driven one
    step, one by one as his owner decides, or destroyed (LEG-CREATURE-POLYPHEMUS-01 to -09). The
    errand keeps the sea of the driven Fleet in ``a``."""

    def __init__(self) -> None:
        super().__init__(POLYPHEMUS, [PIECE], True, False)

    def cast(self, state: CycladesState, faction: int) -> None:
        land = state.piece_land(PIECE)
        if land != NONE:
            close_seas(state, state.chart.land_seas[land])

    def arrives(self, state: CycladesState, faction: int, area: int) -> None:
        state.call(errand_of_creature(faction, POLYPHEMUS))

    def occupied(self, state: CycladesState) -> list[int]:
        near = state.chart.land_seas[state.piece_land(PIECE)]
        return [sea for sea in bits(near) if state.at[FLEETS + sea]]

    def apart(self, state: CycladesState, seas: list[int]) -> bool:
        """Whether every Fleet has one way at most and nobody's can take it from another faction's:
        then it is all one which of them goes first."""
        at = state.at
        taken = 0
        for faction in range(state.rules.factions):
            refuges = 0
            for sea in seas:
                if at[SEA_OWNER + sea] == faction:
                    own = sea_refuges(state, faction, sea)
                    if size(own) > 1:
                        return False
                    refuges |= own
            if refuges & taken:
                return False
            taken |= refuges
        return True

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return DISPLACED_FLEET if errand.step == WHICH else DISPLACED_FLEET_TO

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == WHICH:
            found = self.occupied(state)
            return found[:1] if sparing(state) and self.apart(state, found) else found
        return bits(sea_refuges(state, state.at[SEA_OWNER + errand.a], errand.a))

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        at = state.at
        if errand.step == WHICH:
            errand.a = option
            if sea_refuges(state, at[SEA_OWNER + option], option):
                errand.step = WHERE  # while there is a way it must be taken (-06)
            else:
                destroy_fleets(state, option, 1)
            return
        errand.step = WHICH
        owner = at[SEA_OWNER + errand.a]
        set_fleets(state, owner, errand.a, at[FLEETS + errand.a] - 1)
        set_fleets(state, owner, option, at[FLEETS + option] + 1)
        state.note(FLEETS_MOVED, owner, errand.a, option, 1)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == WHICH:
            return "" if option in self.occupied(state) else "LEG-CREATURE-POLYPHEMUS-02:empty"
        owner = state.at[SEA_OWNER + errand.a]
        near = sea_neighbours(state, owner, errand.a)
        sets = [near, near & ~state.at[CLOSED], sea_refuges(state, owner, errand.a)]
        return held_back(sets, option, DRIVEN)


add_creature(Polyphemus(), IN_BOTH, rules=9)
