"""The Erinyes carry a cornucopia elsewhere."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import LAND_TOKENS, SEA_TOKENS, SHIELDED
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import place_cornucopia, remove_cornucopia
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import ERINYES
from delos.cyclades.kinds import ERINYES_FROM, ERINYES_TO
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_creature


@final
class Erinyes(CreaturePower):
    """One cornucopia of a token, never a printed one, from any area to any other
    (LEG-CREATURE-ERINYES-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(ERINYES)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, ERINYES))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return ERINYES_FROM if errand.step == 0 else ERINYES_TO

    def tokens(self, state: CycladesState, area: int) -> int:
        if area < LANDS:
            return state.at[LAND_TOKENS + area]
        return state.at[SEA_TOKENS + area - LANDS]

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        """A token that can be taken finds a place."""
        return errand.step == 1 or len(self.choices(state, errand)) > 0

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        found = bits(state.chart.all_lands & ~state.at[SHIELDED])
        for sea in range(state.chart.seas):
            found.append(LANDS + sea)
        if errand.step == 1:
            return [area for area in found if area != errand.a]
        return [area for area in found if self.tokens(state, area)]

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == 0:
            errand.a = option
            errand.step = 1
            return
        errand.step = OVER
        remove_cornucopia(state, errand.a)
        place_cornucopia(state, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        """Why a token cannot come from an area, or go to it; no Creature may target a shielded one
        (LEG-CREATURE-CHIRON-03)."""
        if option < LANDS and state.at[SHIELDED] & BIT[option]:
            return "LEG-CREATURE-CHIRON-03:shielded"
        if errand.step == 1:
            return "LEG-CREATURE-ERINYES-03:same-area" if option == errand.a else ""
        return "" if self.tokens(state, option) else "LEG-CREATURE-ERINYES-02:no-token"


add_creature(Erinyes(), IN_COMPLETE, rules=3)
