"""What is special about the journeys of the dead, and of Perseus' army."""

from typing import Final, final

from delos.classic.hades.cells import UNDEAD_TROOPS
from delos.classic.journeys import Wing
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HERO_AT, HEROES_OF, LANDS_OF, SHIELDED, TROOPS
from delos.cyclades.effects import heroes_at
from delos.cyclades.journey import Walk
from delos.cyclades.reach import stops
from delos.cyclades.state import CycladesState


@final
class UndeadMarch(Walk):
    """A move under Hades, as under Ares, with an undead troop among the units (HAD-GOD-13,
    HAD-GOD-14)."""

    def may_take(self, state: CycladesState, faction: int, land: int) -> bool:
        return state.at[UNDEAD_TROOPS + land] > 0

    def must_take_other(self) -> bool:
        return True


@final
class Swoop(Wing):
    """Perseus' sacrifice carries an army as Pegasus would, but not where a hero is
    (HAD-HERO-PERSEUS-03, HAD-HERO-PERSEUS-04)."""

    def shut(self, state: CycladesState) -> int:
        return super().shut(state) | hero_lands(state, 0)

    def why_shut(self, state: CycladesState, land: int) -> str:
        if state.at[SHIELDED] & BIT[land]:
            return "CLA-CREATURE-CHIRON-02,HAD-HERO-PERSEUS-03:shielded"
        return "HAD-HERO-PERSEUS-03:hero" if self.shut(state) & BIT[land] else ""

    def open_without(self, state: CycladesState, faction: int, gone: int) -> bool:
        """Whether it could be made if these heroes were not there any more."""
        at = state.at
        goals = state.chart.all_lands & ~(super().shut(state) | hero_lands(state, gone))
        for land in bits(at[LANDS_OF + faction] & ~self.grounded(state)):
            heroes = heroes_at(state, faction, land) & ~gone
            if at[TROOPS + land] or at[UNDEAD_TROOPS + land] or heroes:
                if stops(state, faction, goals & ~BIT[land]):
                    return True
        return False


def hero_lands(state: CycladesState, gone: int) -> int:
    """Islands with a hero, whoever's, as a mask; those who are gone do not count."""
    at = state.at
    found = 0
    for faction in range(state.rules.factions):
        for hero in bits(at[HEROES_OF + faction] & ~gone):
            found |= BIT[at[HERO_AT + hero]]
    return found


HOST: Final = UndeadMarch(-1)
SWOOP: Final = Swoop(5)
