"""The Hydra doubles an area's income and, in the complete edition, must be fed."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import FLEETS, NONE, PIECE_AT, SHIELDED, TROOPS
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import destroy_fleets, destroy_other, destroy_troop, place_cornucopia
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import HYDRA
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.cells import MERCENARIES
from delos.legendary.kinds import HYDRA_MEAL

PIECE: Final = 5


@final
class Hydra(FigurinePower):
    """Fed when it comes into play and whenever it is kept: a Troop or Fleet in or next to its
    area dies and a cornucopia is added there (LEG-CREATURE-HYDRA-01 to -07)."""

    def __init__(self) -> None:
        super().__init__(HYDRA, [PIECE], True, True)

    def doubles_income(self) -> bool:
        return True

    def enters_play(self, state: CycladesState, faction: int) -> None:
        self.feed(state, faction)

    def kept(self, state: CycladesState, faction: int) -> None:
        self.feed(state, faction)

    def feed(self, state: CycladesState, faction: int) -> None:
        if state.rules.hydra_feeds and state.at[PIECE_AT + PIECE] != NONE:
            state.call(errand_of_creature(faction, HYDRA))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return HYDRA_MEAL

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        """Troops, Mercenaries and Fleets within reach; a neighbouring shield protects (-04,
        LEG-CREATURE-CHIRON-03)."""
        if errand.step == OVER:
            return []
        at = state.at
        chart = state.chart
        area = at[PIECE_AT + PIECE]
        if area < LANDS:
            lands, seas = chart.land_lands[area] | BIT[area], chart.land_seas[area]
        else:
            sea = area - LANDS
            lands, seas = chart.sea_lands[sea], chart.sea_seas[sea] | BIT[sea]
        reach = bits(lands & ~at[SHIELDED])
        found = [land for land in reach if at[TROOPS + land]]
        for land in reach:
            if at[MERCENARIES + land]:
                found.append(LANDS + land)
        for sea in bits(seas):
            if at[FLEETS + sea]:
                found.append(2 * LANDS + sea)
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        if option < LANDS:
            destroy_troop(state, option)
        elif option < 2 * LANDS:
            destroy_other(state, option - LANDS)
        else:
            destroy_fleets(state, option - 2 * LANDS, 1)
        place_cornucopia(state, state.at[PIECE_AT + PIECE])

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option < 2 * LANDS and state.at[SHIELDED] >> option % LANDS & 1:
            return "LEG-CREATURE-CHIRON-03:shielded"
        return "LEG-CREATURE-HYDRA-04:out-of-reach"


add_creature(Hydra(), IN_BOTH, rules=7)
