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
        found = [
            card for card in bits(self.owned(state, FIGURINES_OF)) if self.may_die(state, card)
        ]
        for hero in bits(self.owned(state, HEROES_OF)):
            if self.may_die(state, ROOM + hero):
                found.append(ROOM + hero)
        return found

    def owned(self, state: CycladesState, cards: int) -> int:
        """Figurines or Heroes that anybody has on the map."""
        found = 0
        for faction in range(state.rules.factions):
            found |= state.at[cards + faction]
        return found

    def may_die(self, state: CycladesState, prey: int) -> bool:
        """A shield protects whoever stands in its land (LEG-CREATURE-CHIRON-03)."""
        at = state.at
        if prey >= ROOM:
            return at[SHIELDED] & BIT[at[HERO_AT + prey - ROOM]] == 0
        for piece in figurine_power(state, prey).pieces:
            area = at[PIECE_AT + piece]
            if 0 <= area < LANDS and at[SHIELDED] & BIT[area]:
                return False
        return True

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        if option < ROOM:
            destroy_figurine(state, option)
        else:
            destroy_hero(state, option - ROOM)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        cards = FIGURINES_OF if option < ROOM else HEROES_OF
        if self.owned(state, cards) & BIT[option % ROOM] == 0:
            return "LEG-CREATURE-MANTICORE-03:not-on-map"
        return "" if self.may_die(state, option) else "LEG-CREATURE-CHIRON-03:shielded"


add_creature(Manticore(), IN_COMPLETE, rules=3)
