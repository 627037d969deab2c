"""The Erinyes (HAD-CREATURE-ERINYES)."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import LAND_TOKENS, LANDS_OF, SEA_TOKENS, SHIELDED
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import place_cornucopia, remove_cornucopia
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import ERINYES
from delos.cyclades.kinds import ERINYES_FROM, ERINYES_TO
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Erinyes(CreaturePower):
    """A prosperity marker, never printed prosperity, goes from any island or sea space to an
    island of the buyer (HAD-CREATURE-ERINYES-01 to -03); a: where it comes from."""

    def __init__(self) -> None:
        super().__init__(ERINYES)

    def sources(self, state: CycladesState) -> list[int]:
        """Areas with a marker, but not where Chiron stands (HAD-CREATURE-CHIRON-01)."""
        at = state.at
        found: list[int] = []
        for land in range(state.chart.lands):
            if at[LAND_TOKENS + land] and at[SHIELDED] & BIT[land] == 0:
                found.append(land)
        for sea in range(state.chart.seas):
            if at[SEA_TOKENS + sea]:
                found.append(LANDS + sea)
        return found

    def applies(self, state: CycladesState, faction: int) -> bool:
        return len(self.sources(state)) > 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, ERINYES))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return ERINYES_FROM if errand.step == 0 else ERINYES_TO

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 0:
            return self.sources(state)
        return bits(state.at[LANDS_OF + errand.faction])

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == 0:
            errand.a = option
            errand.step = 1
            return
        errand.step = OVER
        remove_cornucopia(state, errand.a)
        place_cornucopia(state, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option in self.choices(state, errand):
            return ""
        if errand.step == 1:
            return "HAD-CREATURE-ERINYES-01:not-yours"
        if option < LANDS and state.at[SHIELDED] & BIT[option]:
            return "HAD-CREATURE-CHIRON-01:shielded"
        return "HAD-CREATURE-ERINYES-01:no-marker"
