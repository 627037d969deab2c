"""Perseus saves troops in battle; his sacrifice carries an army as Pegasus would
(HAD-HERO-PERSEUS)."""

from typing import final

from delos.classic.hades.cells import UNDEAD_TROOPS
from delos.classic.hades.heroes.power import DeckHero
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HELD, HERO_AT, HEROES_OF, LANDS_OF, SHIELDED, TROOPS
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import PERSEUS
from delos.cyclades.land_move import SWOOP, march
from delos.cyclades.reach import stops
from delos.cyclades.state import CycladesState


@final
class Perseus(DeckHero):
    """A troop lost beside him may retreat alone (HAD-HERO-PERSEUS-05 to -08); sacrificed, he
    leaves at once and neither flies nor fights (HAD-HERO-PERSEUS-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(PERSEUS)

    def saves_troops(self) -> bool:
        return True

    def missing(self, state: CycladesState, faction: int) -> int:
        """Whether a move exists once he has left: his own island may then be its goal, but not
        its starting point if he was alone there (HAD-HERO-PERSEUS-10)."""
        for land in bits(self.starts(state, faction) & ~state.at[HELD]):
            if self.goals(state, faction) & ~BIT[land]:
                return 0
        return 1

    def starts(self, state: CycladesState, faction: int) -> int:
        """Own islands with somebody besides him, as a mask."""
        at = state.at
        found = 0
        for land in bits(at[LANDS_OF + faction]):
            others = heroes_at(state, faction, land) & ~BIT[PERSEUS]
            if at[TROOPS + land] or at[UNDEAD_TROOPS + land] or others:
                found |= BIT[land]
        return found

    def goals(self, state: CycladesState, faction: int) -> int:
        """Islands without another Hero and without Chiron where an army may stop
        (HAD-HERO-PERSEUS-03, HAD-HERO-PERSEUS-04)."""
        shut = state.at[SHIELDED]
        for other in range(state.rules.factions):
            for hero in bits(state.at[HEROES_OF + other] & ~BIT[PERSEUS]):
                shut |= BIT[state.at[HERO_AT + hero]]
        return stops(state, faction, state.chart.all_lands & ~shut)

    def condition(self, state: CycladesState, faction: int) -> str:
        starts = self.starts(state, faction)
        if starts == 0:
            return "HAD-HERO-PERSEUS-10:wants-army"
        if starts & ~state.at[HELD] == 0:
            return "HAD-HERO-PERSEUS-10,CLA-CREATURE-MEDUSA-01:units-held"
        return "HAD-HERO-PERSEUS-10:wants-goal"

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(march(faction, SWOOP))
