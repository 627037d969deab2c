"""The Harpy (CLA-CREATURE-HARPY)."""

from typing import Final, final

from delos.classic.cells import OTHER_TROOPS
from delos.classic.customs import customs
from delos.classic.hooks import REGULAR, SPARE
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import NONE, OWNER, SHIELDED, TROOPS
from delos.cyclades.effects import destroy_other, destroy_troop
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import HARPY
from delos.cyclades.kinds import HARPY_TROOP
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState

ISLAND: Final = 0
KIND: Final = 1


@final
class Harpy(CreaturePower):
    """Takes a troop of another player; the island keeps its owner (CLA-CREATURE-HARPY-01 to -03,
    CLA-CREATURE-CHIRON-02). Among troops of different kinds the buyer chooses (HAD-GOD-17);
    a: the island."""

    def __init__(self) -> None:
        super().__init__(HARPY)

    def islands(self, state: CycladesState, faction: int) -> int:
        at = state.at
        found = 0
        for land in range(state.chart.lands):
            owner = at[OWNER + land]
            if owner != NONE and owner != faction and at[TROOPS + land] + at[OTHER_TROOPS + land]:
                found |= BIT[land]
        return found & ~at[SHIELDED]

    def applies(self, state: CycladesState, faction: int) -> bool:
        return self.islands(state, faction) != 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, HARPY))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        if errand.step == ISLAND:
            return HARPY_TROOP
        return customs(state).spare_units.which_troop()

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step != OVER

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == ISLAND:
            return bits(self.islands(state, errand.faction))
        return [REGULAR, SPARE]

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        at = state.at
        if errand.step == KIND:
            errand.step = OVER
            self.snatch(state, errand.a, option)
            return
        errand.a = option
        if at[TROOPS + option] and at[OTHER_TROOPS + option]:
            errand.step = KIND
        else:
            errand.step = OVER
            self.snatch(state, option, REGULAR if at[TROOPS + option] else SPARE)

    def snatch(self, state: CycladesState, land: int, kind: int) -> None:
        if kind == REGULAR:
            destroy_troop(state, land)
        else:
            destroy_other(state, land)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == KIND or self.islands(state, errand.faction) & BIT[option]:
            return ""
        if state.at[SHIELDED] & BIT[option]:
            return "CLA-CREATURE-CHIRON-02:shielded"
        if state.at[OWNER + option] == errand.faction:
            return "CLA-CREATURE-HARPY-03:own-troop"
        return "CLA-CREATURE-HARPY-01:empty"
