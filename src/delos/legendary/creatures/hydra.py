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
from delos.legendary.customs import customs
from delos.legendary.kinds import HYDRA_MEAL

PIECE: Final = 5

# What it feeds on, each with as many options as there may be areas
TROOP: Final = 0
MERCENARY: Final = 1
FLEET: Final = 2
CELLS: Final = [TROOPS, MERCENARIES, FLEETS]


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
        if customs(state).hydra_feeds and state.at[PIECE_AT + PIECE] != NONE:
            state.call(errand_of_creature(faction, HYDRA))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return HYDRA_MEAL

    def reach(self, state: CycladesState, prey: int) -> int:
        """Areas of the prey in or next to its own (-04)."""
        chart = state.chart
        area = state.at[PIECE_AT + PIECE]
        if area < LANDS:
            if prey == FLEET:
                return chart.land_seas[area]
            return chart.land_lands[area] | BIT[area]
        sea = area - LANDS
        return chart.sea_seas[sea] | BIT[sea] if prey == FLEET else chart.sea_lands[sea]

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        """Troops, Mercenaries and Fleets within reach."""
        found: list[int] = []
        if errand.step == OVER:
            return found
        for prey in range(len(CELLS)):
            for area in bits(self.reach(state, prey)):
                if not self.closed(state, prey, area):
                    found.append(prey * LANDS + area)
        return found

    def closed(self, state: CycladesState, prey: int, area: int) -> str:
        """Why it finds no meal in an area within reach; a neighbouring shield protects
        (LEG-CREATURE-CHIRON-03)."""
        if prey != FLEET and state.at[SHIELDED] & BIT[area]:
            return "LEG-CREATURE-CHIRON-03:shielded"
        return "" if state.at[CELLS[prey] + area] else "LEG-CREATURE-HYDRA-06:nothing-to-take"

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        prey, area = option // LANDS, option % LANDS
        if prey == TROOP:
            destroy_troop(state, area)
        elif prey == MERCENARY:
            destroy_other(state, area)
        else:
            destroy_fleets(state, area, 1)
        place_cornucopia(state, state.at[PIECE_AT + PIECE])

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        prey, area = option // LANDS, option % LANDS
        if self.reach(state, prey) & BIT[area] == 0:
            return "LEG-CREATURE-HYDRA-04:out-of-reach"
        return self.closed(state, prey, area)


add_creature(Hydra(), IN_BOTH, rules=7)
