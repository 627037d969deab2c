"""The Giant carries off the Mercenaries of a land."""

from typing import final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import NONE, OWNER, SEALED, SHIELDED
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import GIANT
from delos.cyclades.kinds import GIANT_FROM
from delos.cyclades.power import CreaturePower
from delos.cyclades.recruit import Recruit, places
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.cells import MERCENARIES
from delos.legendary.effects import (
    return_mercenaries,
)
from delos.legendary.units import STOLEN_MERCENARY


@final
class Giant(CreaturePower):
    """All Mercenaries of one land of another faction come to your lands; sealed and shielded
    lands are out of reach, barred ones cannot receive (LEG-CREATURE-GIANT-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(GIANT)

    def play(self, state: CycladesState, faction: int) -> None:
        if places(state, faction, STOLEN_MERCENARY):
            state.call(errand_of_creature(faction, GIANT))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return GIANT_FROM

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        lands = state.chart.lands
        return [land for land in range(lands) if not self.closed(state, errand.faction, land)]

    def closed(self, state: CycladesState, faction: int, land: int) -> str:
        """Why nothing can be taken from a land (LEG-CREATURE-GIANT-02, LEG-CREATURE-GIANT-03)."""
        at = state.at
        if at[MERCENARIES + land] == 0 or at[OWNER + land] in (NONE, faction):
            return "LEG-CREATURE-GIANT-02:nothing-to-take"
        if at[SEALED] & BIT[land]:
            return "LEG-CREATURE-GIANT-03:sealed"
        return "LEG-CREATURE-CHIRON-03:shielded" if at[SHIELDED] & BIT[land] else ""

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        count = state.at[MERCENARIES + option]
        return_mercenaries(state, option, count)
        state.call(Recruit(errand.faction, STOLEN_MERCENARY, count))

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option >= state.chart.lands:
            return ""
        return self.closed(state, errand.faction, option)


add_creature(Giant(), IN_BOTH, rules=4)
