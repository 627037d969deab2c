"""The Chimera (CLA-CREATURE-CHIMERA)."""

from typing import final

from delos.classic.creature import RESOLVE, PlayCreature
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import DISCARD
from delos.cyclades.effects import shuffle_deck
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import CHIMERA
from delos.cyclades.kinds import CHIMERA_CARD
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


@final
class Chimera(CreaturePower):
    """The power of a card of the discard pile, one that can be applied (CLA-CREATURE-CHIMERA-01,
    -06); a card of which only the figure stays on the board is kept by place_figure (-03)."""

    def __init__(self) -> None:
        super().__init__(CHIMERA)

    def applies(self, state: CycladesState, faction: int) -> bool:
        for card in bits(state.at[DISCARD]):
            if state.rules.creatures[card].applies(state, faction):
                return True
        return False

    def cards(self, state: CycladesState, faction: int) -> list[int]:
        powers = state.rules.creatures
        return [card for card in bits(state.at[DISCARD]) if powers[card].applies(state, faction)]

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, CHIMERA))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return CHIMERA_CARD

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step == 0

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return self.cards(state, errand.faction)

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        """The Chimera is discarded when this effect is over (CLA-CREATURE-CHIMERA-04)."""
        errand.step = 1
        state.call(PlayCreature(errand.faction, option, RESOLVE, 1))

    def asks(self, state: CycladesState, errand: Errand) -> bool:
        # With a hidden discard pile, whether there was a choice is the buyer's secret.
        return True

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if state.at[DISCARD] & BIT[option] == 0:
            return "CLA-CREATURE-CHIMERA-01:not-in-discard"
        playable = option in self.cards(state, errand.faction)
        return "" if playable else "CLA-CREATURE-CHIMERA-06:no-target"

    def reaches_discard(self, state: CycladesState) -> None:
        """Deck and discard pile become a new deck, the track stays (CLA-CREATURE-CHIMERA-02)."""
        shuffle_deck(state)
