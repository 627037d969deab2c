"""The Chimera plays a card from the discard again and brings about a new deck."""

from typing import final

from delos.cyclades.bits import bits
from delos.cyclades.cells import DISCARD
from delos.cyclades.effects import shuffle_deck, take_from_discard
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import CHIMERA
from delos.cyclades.kinds import CHIMERA_CARD
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.creature import RESOLVE, PlayCreature


@final
class Chimera(CreaturePower):
    """Any card of the discard, useful or not, is played free of charge; it is resolved before the
    Chimera goes to the discard (LEG-CREATURE-CHIMERA-01, -02, -05 to -07)."""

    def __init__(self) -> None:
        super().__init__(CHIMERA)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, CHIMERA))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return CHIMERA_CARD

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return bits(state.at[DISCARD])

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        take_from_discard(state, option)
        state.call(PlayCreature(errand.faction, option, RESOLVE))

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-CREATURE-CHIMERA-01:not-in-discard"

    def reaches_discard(self, state: CycladesState) -> None:
        """Every arrival in the discard shuffles it into the deck, the Chimera included; cards
        elsewhere stay where they are (LEG-CREATURE-CHIMERA-03, -04, -08)."""
        shuffle_deck(state)


add_creature(Chimera(), IN_BOTH, rules=8)
