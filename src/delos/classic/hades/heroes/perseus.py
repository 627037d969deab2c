"""Perseus saves troops in battle; his sacrifice carries an army as Pegasus would
(HAD-HERO-PERSEUS)."""

from typing import final

from delos.classic.hades.heroes.power import DeckHero
from delos.classic.hades.journey import SWOOP
from delos.cyclades.bits import BIT
from delos.cyclades.ids import PERSEUS
from delos.cyclades.land_move import land_move
from delos.cyclades.state import CycladesState


@final
class Perseus(DeckHero):
    """A troop lost beside him may retreat alone (HAD-HERO-PERSEUS-05 to -08); sacrificed, he
    leaves at once and neither flies nor fights (HAD-HERO-PERSEUS-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(PERSEUS, "HAD-HERO-PERSEUS-10:no-move")

    def saves_troops(self) -> bool:
        return True

    def may_sacrifice(self, state: CycladesState, faction: int, victim: int) -> bool:
        """Whether a move exists once he has left: his own island may then be its goal, but not
        its starting point if he was alone there (HAD-HERO-PERSEUS-10)."""
        return SWOOP.open_without(state, faction, BIT[victim])

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(land_move(faction, SWOOP))
