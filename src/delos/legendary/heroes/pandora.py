"""Pandora wins Mercenaries over; her sacrifice copies that of a Hero on the track."""

from typing import final

from delos.cyclades.cells import HERO_TRACK, NONE
from delos.cyclades.errand import OVER, Errand, errand_of_hero
from delos.cyclades.ids import PANDORA
from delos.cyclades.power import HeroPower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_hero
from delos.legendary.kinds import PANDORA_COPY


@final
class Pandora(HeroPower):
    """The copied condition is checked with Pandora in the role; the copied Hero stays on the
    track (LEG-HERO-PANDORA-01 to -06)."""

    def __init__(self) -> None:
        super().__init__(PANDORA)

    def wins_mercenaries(self) -> bool:
        return True

    def copies_sacrifices(self) -> bool:
        return True

    def models(self, state: CycladesState, faction: int) -> list[int]:
        """Heroes on the track whose condition holds for Pandora's owner."""
        found: list[int] = []
        for slot in range(2):
            hero = state.at[HERO_TRACK + slot]
            if hero == NONE or state.rules.heroes[hero].copies_sacrifices():
                continue
            if state.rules.heroes[hero].may_sacrifice(state, faction, PANDORA):
                found.append(hero)
        return sorted(found)

    def may_sacrifice(self, state: CycladesState, faction: int, victim: int) -> bool:
        return len(self.models(state, faction)) > 0

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, PANDORA))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return PANDORA_COPY

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return self.models(state, errand.faction)

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        state.rules.heroes[option].sacrifice(state, errand.faction, PANDORA)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-HERO-PANDORA-05:condition"


add_hero(Pandora(), IN_BOTH, rules=6)
