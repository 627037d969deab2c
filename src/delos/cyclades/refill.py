"""Filling the Creature track from the deck."""

from delos.cyclades.cells import NONE, TRACK
from delos.cyclades.effects import draw_choices, ready_deck, reveal_creature
from delos.cyclades.kinds import DRAW_CREATURE
from delos.cyclades.state import CycladesState
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame


def empty_slot(state: CycladesState, first: int, last: int) -> int:
    """The cheapest empty slot of the track between these, or NONE."""
    at = state.at
    for slot in range(first, last + 1):
        if at[TRACK + slot] == NONE:
            return slot
    return NONE


class Refill(Frame[CycladesState]):
    """Card after card from the deck, which is made anew from the discard when it is empty;
    subclasses say which slot is next."""

    def slot(self, state: CycladesState) -> int:
        """The slot to fill, or NONE when all have a card."""
        raise NotImplementedError

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.slot(state) != NONE and ready_deck(state) else DONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_CREATURE

    def options(self, state: CycladesState) -> list[int]:
        return draw_choices(state)

    def choose(self, state: CycladesState, option: int) -> None:
        reveal_creature(state, option, self.slot(state))
