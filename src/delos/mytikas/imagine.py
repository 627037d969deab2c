"""Filling in what a seat cannot know: only the hands of the variant are secret, until shown.

Deck and face-down cards need nothing: which card is turned up is drawn when it is (`TurnUp`).
"""

from delos.cyclades.bits import BIT, bits, size
from delos.kernel.chance import SeededChance
from delos.mytikas.cells import HAND, KEPT, UNSEEN
from delos.mytikas.ids import NONE
from delos.mytikas.state import MytikasState


def imagine(state: MytikasState, seat: int, seed: int) -> MytikasState:
    """A state that looks the same to the seat; other hands and choices are drawn anew
    (MYT-SETUP-16)."""
    twin = state.copy()
    at = twin.at
    dice = SeededChance(seed)
    others = [other for other in range(state.rules.seats) if other != seat]
    sizes = [size(at[HAND + other]) for other in others]
    for other in others:
        at[UNSEEN] |= at[HAND + other]
    for index in range(len(others)):
        redraw_hand(twin, others[index], sizes[index], dice)
    return twin


def redraw_hand(state: MytikasState, seat: int, count: int, dice: SeededChance) -> None:
    at = state.at
    hand = 0
    for _ in range(count):
        rest = bits(at[UNSEEN])
        card = rest[dice.draw() % len(rest)]
        hand |= BIT[card]
        at[UNSEEN] &= ~BIT[card]
    at[HAND + seat] = hand
    if at[KEPT + seat] != NONE:
        cards = bits(hand)
        at[KEPT + seat] = cards[dice.draw() % len(cards)]
