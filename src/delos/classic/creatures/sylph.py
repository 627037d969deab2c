"""The Sylph (CLA-CREATURE-SYLPH)."""

from typing import Final, final

from delos.classic.kinds import SYLPH_COUNT, SYLPH_TO
from delos.classic.voyage import steps_from
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import CLOSED, FLEETS, SEAS_OF
from delos.cyclades.chart import SEA_SPACES
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import SYLPH
from delos.cyclades.kinds import SYLPH_SEA
from delos.cyclades.power import CreaturePower
from delos.cyclades.sea_move import sail_into
from delos.cyclades.state import CycladesState

STEPS: Final = 10
NOWHERE: Final = SEA_SPACES
FROM: Final = 0
COUNT: Final = 1
TO: Final = 2
OVER: Final = 3


@final
class Sylph(CreaturePower):
    """Up to ten steps with fleets of the buyer's choice; battles are fought between them and do
    not end the movement, retreats are free (CLA-CREATURE-SYLPH-01 to -04). a: steps made, b: where
    from, c: how many."""

    def __init__(self) -> None:
        super().__init__(SYLPH)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, SYLPH))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        if errand.step == FROM:
            return SYLPH_SEA
        return SYLPH_COUNT if errand.step == COUNT else SYLPH_TO

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == OVER or errand.a == STEPS:
            return []
        faction = errand.faction
        if errand.step == COUNT:
            return list(range(1, state.at[FLEETS + errand.b] + 1))
        if errand.step == TO:
            return bits(steps_from(state, faction, errand.b))
        found = [
            sea for sea in bits(state.at[SEAS_OF + faction]) if steps_from(state, faction, sea)
        ]
        found.append(NOWHERE)
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == FROM:
            errand.b = option
            errand.step = OVER if option == NOWHERE else COUNT
        elif errand.step == COUNT:
            errand.c = option
            errand.step = TO
        else:
            errand.a += 1
            errand.step = FROM
            sail_into(state, errand.faction, errand.b, option, errand.c)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == COUNT:
            return "CLA-CREATURE-SYLPH-04:count"
        if option >= state.chart.seas:
            return ""
        if errand.step == FROM:
            return "CLA-CREATURE-SYLPH-01:no-fleet"
        if state.at[CLOSED] & BIT[option]:
            return "CLA-CREATURE-POLYPHEMUS-05:guarded"
        return "CLA-CREATURE-SYLPH-01:not-adjacent"
