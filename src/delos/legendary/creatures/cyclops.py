"""The Cyclops rebuilds one of your buildings into another type."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import own_buildings, types_in_supply
from delos.cyclades.cells import SHIELDED
from delos.cyclades.effects import build, building_on, unbuild
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import CYCLOPS
from delos.cyclades.kinds import CYCLOPS_SITE, CYCLOPS_TYPE
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature


@final
class Cyclops(CreaturePower):
    """Another type from the reserve on the same site; it may complete a set
    (LEG-CREATURE-CYCLOPS-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(CYCLOPS)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, CYCLOPS))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return CYCLOPS_SITE if errand.step == 0 else CYCLOPS_TYPE

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 1:
            return self.types(state, errand.a)
        own = bits(own_buildings(state, errand.faction))
        return [site for site in own if not self.closed(state, errand.faction, site)]

    def closed(self, state: CycladesState, faction: int, site: int) -> str:
        """Why a building cannot be replaced."""
        if site >= state.chart.sites or own_buildings(state, faction) & BIT[site] == 0:
            return "LEG-CREATURE-CYCLOPS-01:not-yours"
        if state.at[SHIELDED] & BIT[state.chart.site_land[site]]:
            return "LEG-CREATURE-CHIRON-03:shielded"
        return "" if self.types(state, site) else "LEG-BUILD-06:no-supply"

    def types(self, state: CycladesState, site: int) -> list[int]:
        former = building_on(state, site)
        return [building for building in bits(types_in_supply(state)) if building != former]

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == 0:
            errand.a = option
            errand.step = 1
            return
        errand.step = OVER
        unbuild(state, errand.a)
        build(state, errand.faction, option, errand.a)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == 1:
            return "LEG-CREATURE-CYCLOPS-01:same-type"
        return self.closed(state, errand.faction, option)


add_creature(Cyclops(), IN_BOTH, rules=3)
