"""The Harpy snatches a Troop."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import SHIELDED, TROOPS
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import destroy_other, destroy_troop
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import HARPY
from delos.cyclades.kinds import HARPY_TROOP
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.cells import MERCENARIES


@final
class Harpy(CreaturePower):
    """Destroys one Troop, basic or Mercenary, anywhere; never a Hero or the Minotaur, an own one
    if there is no other (LEG-CREATURE-HARPY-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(HARPY)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, HARPY))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return HARPY_TROOP

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        at = state.at
        open_lands = bits(state.chart.all_lands & ~at[SHIELDED])
        found = [land for land in open_lands if at[TROOPS + land]]
        for land in open_lands:
            if at[MERCENARIES + land]:
                found.append(LANDS + land)
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        if option < LANDS:
            destroy_troop(state, option)
        else:
            destroy_other(state, option - LANDS)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        """Why no Troop or, behind them, no Mercenary of a land can be destroyed."""
        land = option % LANDS
        if state.at[SHIELDED] & BIT[land]:
            return "LEG-CREATURE-CHIRON-03:shielded"
        there = state.at[(TROOPS if option < LANDS else MERCENARIES) + land]
        return "" if there else "LEG-CREATURE-HARPY-01:nothing-to-take"


add_creature(Harpy(), IN_BOTH, rules=3)
