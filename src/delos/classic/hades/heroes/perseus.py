"""Perseus saves troops in battle; his sacrifice carries an army as Pegasus would
(HAD-HERO-PERSEUS)."""

from typing import final

from delos.classic.hades.cells import UNDEAD_TROOPS
from delos.classic.hades.heroes.power import DeckHero
from delos.classic.hades.journey import SWOOP
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HELD, LANDS_OF, TROOPS
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import PERSEUS
from delos.cyclades.land_move import land_move
from delos.cyclades.state import CycladesState


@final
class Perseus(DeckHero):
    """A troop lost beside him may retreat alone (HAD-HERO-PERSEUS-05 to -08); sacrificed, he
    leaves at once and neither flies nor fights (HAD-HERO-PERSEUS-01 to -04). Who retreated may
    attack again only by a move of a god (HAD-HERO-PERSEUS-09)."""

    def __init__(self) -> None:
        super().__init__(PERSEUS)

    def saves_troops(self) -> bool:
        return True

    def missing(self, state: CycladesState, faction: int) -> int:
        """Whether a move exists once he has left: his own island may then be its goal, but not
        its starting point if he was alone there (HAD-HERO-PERSEUS-10)."""
        return 0 if SWOOP.open_without(state, faction, BIT[PERSEUS]) else 1

    def starts(self, state: CycladesState, faction: int) -> int:
        """Own islands with somebody besides him, as a mask."""
        at = state.at
        found = 0
        for land in bits(at[LANDS_OF + faction]):
            others = heroes_at(state, faction, land) & ~BIT[PERSEUS]
            if at[TROOPS + land] or at[UNDEAD_TROOPS + land] or others:
                found |= BIT[land]
        return found

    def condition(self, state: CycladesState, faction: int) -> str:
        starts = self.starts(state, faction)
        if starts == 0:
            return "HAD-HERO-PERSEUS-10:wants-army"
        if starts & ~state.at[HELD] == 0:
            return "HAD-HERO-PERSEUS-10,CLA-CREATURE-MEDUSA-01:units-held"
        return "HAD-HERO-PERSEUS-10:wants-goal"

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(land_move(faction, SWOOP))
