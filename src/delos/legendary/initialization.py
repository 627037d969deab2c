"""Phase 1: Heroes, Creatures and gods for the new Cycle (LEG-INIT)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import GOD_AT, GODS, HERO_DISCARD, NONE, TRACK
from delos.cyclades.effects import discard_creature, draw_choices, ready_deck, take_from_deck
from delos.cyclades.events import CREATURE_REVEALED, GODS_TURN, HERO_REVEALED
from delos.cyclades.kinds import DRAW_CREATURE
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.legendary.cells import HERO_DECK, HERO_TRACK, RESERVED
from delos.legendary.kinds import DRAW_HERO

SLOTS: Final = 4


@final
class RefillHeroes(Frame[CycladesState]):
    """Fill every empty Hero slot (LEG-INIT-02, LEG-SETUP-06); an empty deck is made anew from the
    discarded Heroes, never from sacrificed ones (LEG-INIT-03)."""

    def advance(self, state: CycladesState) -> int:
        at = state.at
        if at[HERO_DECK] == 0:
            at[HERO_DECK] = at[HERO_DISCARD]
            at[HERO_DISCARD] = 0
        return WAIT if self.slot(state) != NONE and at[HERO_DECK] else DONE

    def slot(self, state: CycladesState) -> int:
        at = state.at
        for slot in range(2):
            if at[HERO_TRACK + slot] == NONE:
                return slot
        return NONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_HERO

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[HERO_DECK])

    def choose(self, state: CycladesState, option: int) -> None:
        at = state.at
        slot = self.slot(state)
        at[HERO_DECK] &= ~BIT[option]
        at[HERO_TRACK + slot] = option
        state.note(HERO_REVEALED, option, slot + 1)

    def copy(self) -> "RefillHeroes":
        return RefillHeroes()

    def saved(self) -> list[int]:
        return []


@final
class RefillCreatures(Frame[CycladesState]):
    """Fill the track from the deck, cheapest empty slot first (LEG-INIT-06, LEG-SETUP-04, -05)."""

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.slot(state) != NONE and ready_deck(state) else DONE

    def slot(self, state: CycladesState) -> int:
        at = state.at
        for slot in range(SLOTS):
            if at[TRACK + slot] == NONE:
                return slot
        return NONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_CREATURE

    def options(self, state: CycladesState) -> list[int]:
        return draw_choices(state)

    def choose(self, state: CycladesState, option: int) -> None:
        slot = self.slot(state)
        take_from_deck(state, option)
        state.at[TRACK + slot] = option
        state.note(CREATURE_REVEALED, option, slot + 1)

    def copy(self) -> "RefillCreatures":
        return RefillCreatures()

    def saved(self) -> list[int]:
        return []


def slide_track(state: CycladesState) -> None:
    """Discard the card on the 2 slot and slide the others down in order; reservations travel with
    their cards (LEG-INIT-04, -05, -07, -09, LEG-BONUS-05)."""
    at = state.at
    oldest = at[TRACK]
    at[TRACK] = NONE
    at[RESERVED] = NONE
    cards: list[int] = []
    holders: list[int] = []
    for slot in range(SLOTS):
        if at[TRACK + slot] != NONE:
            cards.append(at[TRACK + slot])
            holders.append(at[RESERVED + slot])
        at[TRACK + slot] = NONE
        at[RESERVED + slot] = NONE
    for slot in range(len(cards)):
        at[TRACK + slot] = cards[slot]
        at[RESERVED + slot] = holders[slot]
    if oldest != NONE:
        discard_creature(state, oldest)


def rotate_gods(state: CycladesState) -> None:
    """The first tile goes last; which tiles lie face down follows from the slot (LEG-INIT-10 to
    -12, -15)."""
    at = state.at
    moved = at[GOD_AT]
    for slot in range(GODS - 1):
        at[GOD_AT + slot] = at[GOD_AT + slot + 1]
    at[GOD_AT + GODS - 1] = moved
    state.note(GODS_TURN)


HEROES_FIRST: Final = 0
CREATURES_NEXT: Final = 1
GODS_LAST: Final = 2


@final
class Initialize(Frame[CycladesState]):
    """Heroes first, then Creatures, gods last (LEG-INIT-02, -04, -10)."""

    def __init__(self, step: int) -> None:
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == HEROES_FIRST:
            self.step = CREATURES_NEXT
            state.call(RefillHeroes())
            return AGAIN
        if self.step == CREATURES_NEXT:
            self.step = GODS_LAST
            slide_track(state)
            state.call(RefillCreatures())
            return AGAIN
        rotate_gods(state)
        return DONE

    def copy(self) -> "Initialize":
        return Initialize(self.step)

    def saved(self) -> list[int]:
        return [self.step]


@final
class Initialization(Phase):
    """Skipped in the first Cycle (LEG-INIT-01)."""

    def __init__(self) -> None:
        super().__init__("initialization")

    def begin(self, state: CycladesState) -> None:
        state.call(Initialize(HEROES_FIRST))
