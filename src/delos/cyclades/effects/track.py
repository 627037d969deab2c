"""The Creature track: cards come from the deck, are bought, and slide to the cheap end."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import DISCARD, NONE, TRACK
from delos.cyclades.effects.cards import take_from_deck
from delos.cyclades.events import CREATURE_REVEALED
from delos.cyclades.state import CycladesState


def reveal_creature(state: CycladesState, card: int, slot: int) -> None:
    """From the deck onto a slot (LEG-INIT-06, CLA-CREATURE-TRACK-02)."""
    take_from_deck(state, card)
    lay_creature(state, slot, card)
    state.note(CREATURE_REVEALED, card, slot + 1)


def lay_creature(state: CycladesState, slot: int, card: int) -> None:
    """A card lies on a slot, or none does (NONE)."""
    state.at[TRACK + slot] = card


def clear_slot(state: CycladesState, slot: int) -> None:
    """The card on it was bought or replaced."""
    state.at[TRACK + slot] = NONE


def take_from_discard(state: CycladesState, card: int) -> None:
    """A card leaves the discard pile (LEG-CREATURE-CHIMERA-01)."""
    state.at[DISCARD] &= ~BIT[card]
