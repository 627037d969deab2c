"""Phase 1: the creature track (CLA-CREATURE-TRACK)."""

from typing import Final, final

from mypy_extensions import i64

from delos.cyclades.cells import CYCLE, NONE, TRACK
from delos.cyclades.effects import (
    clear_slot,
    discard_creature,
    lay_creature,
    renew_discounts,
)
from delos.cyclades.refill import Refill, empty_slot
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState

SPACES: Final = 3
CHEAPEST: Final = 2  # price of the first space; each costs 1 GP more than the one before it
# Of the spaces, the oldest card first (CLA-CREATURE-TRACK-01).
PRICES: Final = [CHEAPEST + space for space in range(SPACES)]


def first_active(cycle: int) -> int:
    """The cheapest space in use: only 4 GP in cycle 1, 4 and 3 in cycle 2
    (CLA-CREATURE-TRACK-03)."""
    return max(0, SPACES - cycle)


def slide(state: CycladesState) -> None:
    """The unsold card on the 2 GP space is discarded, the others close up towards the cheap end
    (CLA-CREATURE-TRACK-02, -06)."""
    at = state.at
    oldest = at[TRACK]
    kept: list[int] = []
    for space in range(1, SPACES):
        if at[TRACK + space] != NONE:
            kept.append(at[TRACK + space])
    for space in range(SPACES):
        clear_slot(state, space)
    first = first_active(at[CYCLE])
    for index in range(len(kept)):
        lay_creature(state, first + index, kept[index])
    if oldest == NONE:
        return
    if state.rules.creatures[oldest].is_hero():
        state.rules.creatures[oldest].retire(state)
    else:
        discard_creature(state, oldest)


def space_of(state: CycladesState, card: int) -> int:
    """The space of the track a card lies on, or NONE."""
    at = state.at
    for space in range(SPACES):
        if at[TRACK + space] == card:
            return space
    return NONE


@final
class FillTrack(Refill):
    """Every empty active space gets a card from the deck, cheapest space first; an empty deck is
    made anew from the discard pile (CLA-CREATURE-TRACK-02, -05). From ``first`` on: one space
    when Zeus replaces a card (CLA-ZEUS-04)."""

    def __init__(self, first: i64, last: i64) -> None:
        self.first = first
        self.last = last

    def slot(self, state: CycladesState) -> int:
        return empty_slot(state, self.first, self.last)

    def copy(self) -> "FillTrack":
        return FillTrack(self.first, self.last)

    def saved(self) -> list[int]:
        return [self.first, self.last]


@final
class TrackPhase(Phase):
    """All temples are unused again, once in a cycle whatever the number of turns (CLA-BUILD-14,
    CLA-TWO-09); then the track moves on."""

    def __init__(self) -> None:
        super().__init__("creatures")

    def begin(self, state: CycladesState) -> None:
        renew_discounts(state)
        slide(state)
        state.call(FillTrack(first_active(state.at[CYCLE]), SPACES - 1))
