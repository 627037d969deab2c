"""Helen and Odysseus are sacrificed together with equal buildings."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import BUILT, SILENCED, SITES_OF
from delos.cyclades.effects import building_on
from delos.cyclades.errand import OVER, Errand, errand_of_hero
from delos.cyclades.ids import HELEN, ODYSSEUS
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_hero
from delos.legendary.heroes.hero import MET, SHORT, Sacrificial
from delos.legendary.kinds import SACRIFICED_BUILDING
from delos.legendary.metropolis import give_up_for_metropolis
from delos.legendary.sparing import (
    one_for_all,
)


def working(state: CycladesState, faction: int, building: int) -> int:
    """The faction's own buildings of a type that Typhon leaves alone (LEG-CREATURE-TYPHON-05)."""
    return state.at[SITES_OF + faction] & state.at[BUILT + building] & ~state.at[SILENCED]


def rich_types(state: CycladesState, faction: int, count: int) -> list[int]:
    """Types of which the faction has at least so many."""
    return [t for t in range(4) if size(working(state, faction, t)) >= count]


PAIR: Final = 2
PAIRS: Final = 2  # of different types
TRIO: Final = 3

NO_PAIR: Final = ["LEG-HERO-HELEN-02:no-pair"]
NO_TRIO: Final = ["LEG-HERO-ODYSSEUS-02:no-trio"]


@final
class Helen(Sacrificial):
    """Her side's die always shows 2; sacrificed with two different pairs of equal buildings
    (LEG-HERO-HELEN-01, -02). The errand keeps the chosen sites in ``a``, the type being paired in
    ``b`` (plus 1) and the finished type in ``c`` (plus 1)."""

    def __init__(self) -> None:
        super().__init__(HELEN)

    def fixed_die(self) -> int:
        return 2

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        return MET if len(rich_types(state, faction, PAIR)) >= PAIRS else SHORT

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        pairs = len(rich_types(state, faction, PAIR))
        return self.wants("LEG-HERO-HELEN-02", "wants-pairs", PAIRS, pairs)

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, HELEN))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return SACRIFICED_BUILDING

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        wanted = PAIR * PAIRS - size(errand.a) if errand.b == 0 else 1
        return one_for_all(state, bits(self.sites(state, errand)), wanted)

    def sites(self, state: CycladesState, errand: Errand) -> int:
        """What makes a pair or completes the one begun."""
        sites = 0
        for building in rich_types(state, errand.faction, PAIR):
            if errand.b in (0, building + 1) and errand.c != building + 1:
                sites |= working(state, errand.faction, building)
        return sites & ~errand.a

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.a |= BIT[option]
        if errand.b == 0:
            errand.b = building_on(state, option) + 1
            return
        if errand.c == 0:
            errand.c = errand.b
            errand.b = 0
            return
        errand.step = OVER
        give_up_for_metropolis(state, errand.faction, errand.a)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return held_back([self.sites(state, errand)], option, NO_PAIR)


@final
class Odysseus(Sacrificial):
    """Attacking, he ignores Fortresses; sacrificed with three equal buildings
    (LEG-HERO-ODYSSEUS-01, -02)."""

    def __init__(self) -> None:
        super().__init__(ODYSSEUS)

    def ignores_fortresses(self) -> bool:
        return True

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        return MET if len(rich_types(state, faction, TRIO)) >= 1 else SHORT

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        most = 0
        for building in range(4):
            most = max(most, size(working(state, faction, building)))
        return self.wants("LEG-HERO-ODYSSEUS-02", "wants-trio", TRIO, most)

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, ODYSSEUS))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return SACRIFICED_BUILDING

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return one_for_all(state, bits(self.sites(state, errand)), TRIO - size(errand.a))

    def sites(self, state: CycladesState, errand: Errand) -> int:
        """What makes a trio or completes the one begun."""
        sites = 0
        for building in rich_types(state, errand.faction, TRIO):
            if errand.b in (0, building + 1):
                sites |= working(state, errand.faction, building)
        return sites & ~errand.a

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.a |= BIT[option]
        errand.b = building_on(state, option) + 1
        if size(errand.a) == TRIO:
            errand.step = OVER
            give_up_for_metropolis(state, errand.faction, errand.a)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return held_back([self.sites(state, errand)], option, NO_TRIO)


add_hero(Helen(), IN_BOTH, rules=2)
add_hero(Odysseus(), IN_BOTH, rules=2)
