"""The Cyclops (CLA-CREATURE-CYCLOPS)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import own_buildings, types_in_supply
from delos.cyclades.cells import BUILT
from delos.cyclades.effects import build, building_on, unbuild
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import CYCLOPS, METROPOLIS, NECROPOLIS
from delos.cyclades.kinds import CYCLOPS_SITE, CYCLOPS_TYPE
from delos.cyclades.power import CreaturePower
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState

TYPES: Final = ["CLA-CREATURE-CYCLOPS-03:same-type", "CLA-CREATURE-CYCLOPS-05:no-supply"]


@final
class Cyclops(CreaturePower):
    """An own ordinary building becomes one of another type on the same site; a: the site."""

    def __init__(self) -> None:
        super().__init__(CYCLOPS)

    def sites(self, state: CycladesState, faction: int) -> list[int]:
        """Own buildings for which another type lies in the supply (CLA-CREATURE-CYCLOPS-02,
        -05)."""
        found: list[int] = []
        for site in bits(own_buildings(state, faction)):
            if self.types(state, site):
                found.append(site)
        return found

    def types(self, state: CycladesState, site: int) -> int:
        """Of a different type, with a tile in supply (CLA-CREATURE-CYCLOPS-03, -05)."""
        return types_in_supply(state) & ~BIT[building_on(state, site)]

    def applies(self, state: CycladesState, faction: int) -> bool:
        return len(self.sites(state, faction)) > 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, CYCLOPS))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return CYCLOPS_SITE if errand.step == 0 else CYCLOPS_TYPE

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 0:
            return self.sites(state, errand.faction)
        return bits(self.types(state, errand.a)) if errand.step == 1 else []

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        """The old tile returns to the supply; a set may be complete now
        (CLA-CREATURE-CYCLOPS-04)."""
        errand.step += 1
        if errand.step == 1:
            errand.a = option
        else:
            unbuild(state, errand.a)
            build(state, errand.faction, option, errand.a)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == 1:
            other = ~BIT[building_on(state, errand.a)]
            return held_back([other, self.types(state, errand.a)], option, TYPES)
        if option < state.chart.sites and state.at[BUILT + METROPOLIS] & BIT[option]:
            return "CLA-CREATURE-CYCLOPS-02:metropolis"
        if option < state.chart.sites and state.at[BUILT + NECROPOLIS] & BIT[option]:
            return "HAD-NECRO-08:necropolis"
        if option >= state.chart.sites or own_buildings(state, errand.faction) & BIT[option] == 0:
            return "CLA-CREATURE-CYCLOPS-02:not-yours"
        return "" if self.types(state, option) else "CLA-CREATURE-CYCLOPS-05:no-supply"
