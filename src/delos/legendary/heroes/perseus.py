"""Perseus saves Troops in battle; his sacrifice carries an army anywhere."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import LANDS_OF, NONE, TROOPS
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import PERSEUS
from delos.cyclades.land_move import land_move
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_hero
from delos.legendary.cells import MERCENARIES
from delos.legendary.heroes.hero import MET, NO_ROOM, SHORT, Sacrificial
from delos.legendary.journeys import FERRY


@final
class Perseus(Sacrificial):
    """He saves Troops; sacrificed, he carries an army (LEG-HERO-PERSEUS-01 to -06)."""

    def __init__(self) -> None:
        super().__init__(PERSEUS)

    def saves_troops(self) -> bool:
        return True

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        """He leaves first and neither travels nor fights: at least one other unit must move
        (LEG-HERO-PERSEUS-07)."""
        at = state.at
        code = SHORT
        for land in bits(at[LANDS_OF + faction]):
            others = heroes_at(state, faction, land) & ~BIT[victim]
            if at[TROOPS + land] or at[MERCENARIES + land] or others:
                if FERRY.targets(state, faction, NONE, land, land):
                    return MET
                code = NO_ROOM
        return code

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        if code == SHORT:
            return "LEG-HERO-PERSEUS-07:wants-army"
        return "LEG-HERO-PERSEUS-05,LEG-HERO-PERSEUS-06:wants-goal"

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(land_move(faction, FERRY))


add_hero(Perseus(), IN_BOTH, rules=7)
