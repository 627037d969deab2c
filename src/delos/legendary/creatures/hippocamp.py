"""The Hippocamp turns Fleets into Mercenaries."""

from typing import final

from delos.cyclades.bits import bits
from delos.cyclades.cells import FLEETS, SEAS_OF
from delos.cyclades.effects import destroy_fleets
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import HIPPOCAMP
from delos.cyclades.power import CreaturePower
from delos.cyclades.recruit import Recruit, can_recruit
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_creature
from delos.legendary.cells import MERCENARY_SUPPLY
from delos.legendary.kinds import HIPPOCAMP_SEA
from delos.legendary.units import CREATURE_MERCENARY


@final
class Hippocamp(CreaturePower):
    """The Fleets of a sea you control become as many Mercenaries as the reserve has
    (LEG-CREATURE-HIPPOCAMP-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(HIPPOCAMP)

    def play(self, state: CycladesState, faction: int) -> None:
        if can_recruit(state, faction, CREATURE_MERCENARY):
            state.call(errand_of_creature(faction, HIPPOCAMP))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return HIPPOCAMP_SEA

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return bits(state.at[SEAS_OF + errand.faction])

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        count = min(state.at[FLEETS + option], state.at[MERCENARY_SUPPLY])
        destroy_fleets(state, option, count)
        state.call(Recruit(errand.faction, CREATURE_MERCENARY, count))

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-CREATURE-HIPPOCAMP-01:no-fleet"


add_creature(Hippocamp(), IN_COMPLETE, rules=4)
