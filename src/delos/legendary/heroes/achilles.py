"""Achilles drives losers out, and builds twice when he is sacrificed."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.building import basic_buildings, types_in_supply
from delos.cyclades.cells import BUILT, LANDS_OF, SUPPLY
from delos.cyclades.effects import build, unbuild
from delos.cyclades.errand import OVER, Errand, errand_of_hero
from delos.cyclades.ids import ACHILLES, METROPOLIS
from delos.cyclades.kinds import BUILD_TYPE
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_hero
from delos.legendary.heroes.hero import MET, NO_ROOM, SHORT, Sacrificial
from delos.legendary.kinds import ACHILLES_LAND, ACHILLES_SITE

BUILDINGS: Final = 2

LAND: Final = 0
TYPE: Final = 1
SITE: Final = 2

SITES: Final = ["LEG-HERO-ACHILLES-04:own-site", "LEG-HERO-ACHILLES-05:taken"]


@final
class Achilles(Sacrificial):
    """Sacrifice: two basic buildings in one land, in place of others where sites are full
    (LEG-HERO-ACHILLES-01, -04 to -06). The errand keeps the land in ``a``, the type in ``b`` and
    the sites built on in ``c``."""

    def __init__(self) -> None:
        super().__init__(ACHILLES)

    def routs(self) -> bool:
        return True

    def stock(self, state: CycladesState) -> int:
        """Basic buildings in the reserve."""
        stock = 0
        for building in range(4):
            stock += state.at[SUPPLY + building]
        return stock

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        if self.stock(state) < BUILDINGS:
            return SHORT
        return MET if self.lands(state, faction) else NO_ROOM

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        if code == SHORT:
            rules = "LEG-HERO-ACHILLES-04,LEG-BUILD-06"
            return self.wants(rules, "wants-stock", BUILDINGS, self.stock(state))
        return self.wants("LEG-HERO-ACHILLES-06", "wants-sites", BUILDINGS, 0)

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, ACHILLES))

    def empty(self, state: CycladesState, land: int) -> int:
        built = basic_buildings(state) | state.at[BUILT + METROPOLIS]
        return state.chart.land_sites[land] & ~built

    def lands(self, state: CycladesState, faction: int) -> list[int]:
        """Lands with two empty sites; if there is none, lands with two sites that hold no
        Metropolis (-05, -06)."""
        own = bits(state.at[LANDS_OF + faction])
        roomy = [land for land in own if size(self.empty(state, land)) >= 2]
        if roomy:
            return roomy
        metropolises = state.at[BUILT + METROPOLIS]
        return [land for land in own if size(state.chart.land_sites[land] & ~metropolises) >= 2]

    def asking(self, state: CycladesState, errand: Errand) -> int:
        if errand.step == LAND:
            return ACHILLES_LAND
        return BUILD_TYPE if errand.step == TYPE else ACHILLES_SITE

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == LAND:
            return self.lands(state, errand.faction)
        return bits(types_in_supply(state) if errand.step == TYPE else self.sites(state, errand))

    def sites(self, state: CycladesState, errand: Errand) -> int:
        """Empty sites of the land; if there is none, those of buildings that stood there before."""
        empty = self.empty(state, errand.a)
        if empty:
            return empty
        return state.chart.land_sites[errand.a] & basic_buildings(state) & ~errand.c

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == LAND:
            errand.a = option
            errand.step = TYPE
        elif errand.step == TYPE:
            errand.b = option
            errand.step = SITE
        else:
            if self.empty(state, errand.a) == 0:
                unbuild(state, option)
            build(state, errand.faction, errand.b, option)
            errand.c |= BIT[option]
            errand.step = OVER if size(errand.c) == 2 else TYPE

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == LAND:
            if state.at[LANDS_OF + errand.faction] & BIT[option] == 0:
                return "LEG-HERO-ACHILLES-04:own-land"
            roomy = option in self.lands(state, errand.faction)
            return "" if roomy else "LEG-HERO-ACHILLES-06:full"
        if errand.step == TYPE:
            return "" if types_in_supply(state) & BIT[option] else "LEG-BUILD-06:no-supply"
        sets = [state.chart.land_sites[errand.a], self.sites(state, errand)]
        return held_back(sets, option, SITES)


add_hero(Achilles(), IN_COMPLETE, rules=6)
