"""The Giant (CLA-CREATURE-GIANT)."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import basic_buildings
from delos.cyclades.cells import BUILT, SHIELDED
from delos.cyclades.effects import unbuild
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import GIANT, METROPOLIS, NECROPOLIS
from delos.cyclades.kinds import GIANT_FROM
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Giant(CreaturePower):
    """Destroys an ordinary building anywhere, the buyer's own too, but not where Chiron stands
    (CLA-CREATURE-GIANT-01, -02, CLA-CREATURE-CHIRON-02, CLA-METRO-13)."""

    def __init__(self) -> None:
        super().__init__(GIANT)

    def sites(self, state: CycladesState) -> int:
        found = basic_buildings(state)
        for land in bits(state.at[SHIELDED]):
            found &= ~state.chart.land_sites[land]
        return found

    def applies(self, state: CycladesState, faction: int) -> bool:
        return self.sites(state) != 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, GIANT))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return GIANT_FROM

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step == 0

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return bits(self.sites(state))

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = 1
        unbuild(state, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option < state.chart.sites:
            if self.sites(state) & BIT[option]:
                return ""
            if state.at[BUILT + METROPOLIS] & BIT[option]:
                return "CLA-CREATURE-GIANT-01:metropolis"
            if state.at[BUILT + NECROPOLIS] & BIT[option]:
                return "HAD-NECRO-08:necropolis"
            if state.at[SHIELDED] & BIT[state.chart.site_land[option]]:
                return "CLA-CREATURE-CHIRON-02:shielded"
        return "CLA-CREATURE-GIANT-01:empty"
