"""The Sphinx draws three cards and plays one."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.effects import (
    draw_choices,
    ready_deck,
)
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import SPHINX
from delos.cyclades.kinds import DRAW_CREATURE, SPHINX_CARD
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.cells import HAND
from delos.legendary.creature import RESOLVE, PlayCreature
from delos.legendary.effects import (
    discard_together,
    draw_to_hand,
    empty_hand,
    spy_draw,
)
from delos.legendary.events import (
    CARDS_DRAWN,
)

DRAW: Final = 0
CHOOSE: Final = 1
CARDS: Final = 3


@final
class Sphinx(CreaturePower):
    """Three cards are drawn in secret, two discarded, the third must be played free of charge
    (LEG-CREATURE-SPHINX-01 to -06)."""

    def __init__(self) -> None:
        super().__init__(SPHINX)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, SPHINX))

    def ready(self, state: CycladesState, errand: Errand) -> bool:
        if errand.step == DRAW and (size(state.at[HAND]) == CARDS or not ready_deck(state)):
            errand.step = CHOOSE
        return False

    def chance(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step == DRAW

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return DRAW_CREATURE if errand.step == DRAW else SPHINX_CARD

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == DRAW:
            return draw_choices(state)
        return bits(state.at[HAND])

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        at = state.at
        if errand.step == DRAW:
            spy_draw(state, option)
            draw_to_hand(state, option)
            state.note(CARDS_DRAWN, errand.faction, option)
            return
        errand.step = OVER
        rejected = at[HAND] & ~BIT[option]
        empty_hand(state)
        self.reject(state, rejected)
        state.call(PlayCreature(errand.faction, option, RESOLVE))

    def reject(self, state: CycladesState, cards: int) -> None:
        """Both reach the discard together; the Chimera among them shuffles at once
        (LEG-CREATURE-CHIMERA-04)."""
        discard_together(state, cards)
        for card in bits(cards):
            state.rules.creatures[card].reaches_discard(state)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-CREATURE-SPHINX-01:not-drawn"


add_creature(Sphinx(), IN_BOTH, rules=6)
