"""The Manticore kills a Creature or a Hero."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    FIGURINES_OF,
    HERO_AT,
    HEROES_OF,
    PIECE_AT,
    SHIELDED,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import destroy_figurine, destroy_hero
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import MANTICORE
from delos.cyclades.kinds import MANTICORE_PREY
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, ROOM, add_creature
from delos.legendary.figurine import figurine_power


@final
class Manticore(CreaturePower):
    """One figurine or Hero on the map, an own one if there is no other; its card goes to the
    matching discard (LEG-CREATURE-MANTICORE-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(MANTICORE)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, MANTICORE))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return MANTICORE_PREY

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        at = state.at
        creatures = 0
        heroes = 0
        for faction in range(state.rules.factions):
            creatures |= at[FIGURINES_OF + faction]
            heroes |= at[HEROES_OF + faction]
        found = [card for card in bits(creatures) if not self.shielded(state, card)]
        for hero in bits(heroes):
            if at[SHIELDED] & BIT[at[HERO_AT + hero]] == 0:
                found.append(ROOM + hero)
        return found

    def shielded(self, state: CycladesState, card: int) -> bool:
        for piece in figurine_power(state, card).pieces:
            area = state.at[PIECE_AT + piece]
            if 0 <= area < LANDS and state.at[SHIELDED] & BIT[area]:
                return True
        return False

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        if option < ROOM:
            destroy_figurine(state, option)
        else:
            destroy_hero(state, option - ROOM)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option < ROOM:
            for faction in range(state.rules.factions):
                if state.at[FIGURINES_OF + faction] & BIT[option]:
                    return "LEG-CREATURE-CHIRON-03:shielded"
        elif state.at[HERO_AT + option - ROOM] >= 0:
            return "LEG-CREATURE-CHIRON-03:shielded"
        return "LEG-CREATURE-MANTICORE-03:not-on-map"


add_creature(Manticore(), IN_COMPLETE, rules=3)
