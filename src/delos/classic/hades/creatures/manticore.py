"""The Manticore (HAD-CREATURE-MANTICORE)."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HERO_AT, HEROES_OF, NONE, SHIELDED
from delos.cyclades.effects import destroy_hero, hero_owner
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import MANTICORE
from delos.cyclades.kinds import MANTICORE_PREY
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Manticore(CreaturePower):
    """Kills a Hero on the board, an own one if there is no other, but none beside Chiron
    (HAD-CREATURE-MANTICORE-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(MANTICORE)

    def prey(self, state: CycladesState) -> list[int]:
        at = state.at
        heroes = 0
        for faction in range(state.rules.factions):
            heroes |= at[HEROES_OF + faction]
        return [hero for hero in bits(heroes) if at[SHIELDED] & BIT[at[HERO_AT + hero]] == 0]

    def applies(self, state: CycladesState, faction: int) -> bool:
        return len(self.prey(state)) > 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, MANTICORE))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return MANTICORE_PREY

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return self.prey(state)

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        destroy_hero(state, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if hero_owner(state, option) != NONE:
            return "HAD-CREATURE-CHIRON-01:shielded"
        return "HAD-CREATURE-MANTICORE-01:not-on-board"
