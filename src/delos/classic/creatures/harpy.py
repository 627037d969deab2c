"""The Harpy (CLA-CREATURE-HARPY)."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import NONE, OWNER, SHIELDED, TROOPS
from delos.cyclades.effects import destroy_troop
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import HARPY
from delos.cyclades.kinds import HARPY_TROOP
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Harpy(CreaturePower):
    """Takes a troop of another player; the island keeps its owner (CLA-CREATURE-HARPY-01 to -03,
    CLA-CREATURE-CHIRON-02)."""

    def __init__(self) -> None:
        super().__init__(HARPY)

    def islands(self, state: CycladesState, faction: int) -> int:
        at = state.at
        found = 0
        for land in range(state.chart.lands):
            owner = at[OWNER + land]
            if owner != NONE and owner != faction and at[TROOPS + land] > 0:
                found |= BIT[land]
        return found & ~at[SHIELDED]

    def applies(self, state: CycladesState, faction: int) -> bool:
        return self.islands(state, faction) != 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, HARPY))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return HARPY_TROOP

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return bits(self.islands(state, errand.faction)) if errand.step == 0 else []

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = 1
        destroy_troop(state, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if state.at[SHIELDED] >> option & 1:
            return "CLA-CREATURE-CHIRON-02:shielded"
        if state.at[OWNER + option] == errand.faction:
            return "CLA-CREATURE-HARPY-03:own-troop"
        return "CLA-CREATURE-HARPY-01:empty"
