"""Phase 1: Heroes, Creatures and gods for the new Cycle (LEG-INIT)."""

from typing import Final, final

from delos.cyclades.bits import bits
from delos.cyclades.cells import NONE
from delos.cyclades.refill import Refill, empty_slot
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.legendary.cells import HERO_DECK, HERO_TRACK
from delos.legendary.effects import renew_hero_deck, reveal_hero, rotate_gods, slide_creatures
from delos.legendary.kinds import DRAW_HERO

SLOTS: Final = 4


@final
class RefillHeroes(Frame[CycladesState]):
    """Fill every empty Hero slot (LEG-INIT-02, LEG-SETUP-06); an empty deck is made anew from the
    discarded Heroes, never from sacrificed ones (LEG-INIT-03)."""

    def advance(self, state: CycladesState) -> int:
        at = state.at
        if at[HERO_DECK] == 0:
            renew_hero_deck(state)
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
        reveal_hero(state, option, self.slot(state))

    def copy(self) -> "RefillHeroes":
        return RefillHeroes()

    def saved(self) -> list[int]:
        return []


@final
class RefillCreatures(Refill):
    """Fill the track from the deck, cheapest empty slot first (LEG-INIT-06, LEG-SETUP-04, -05)."""

    def slot(self, state: CycladesState) -> int:
        return empty_slot(state, 0, SLOTS - 1)

    def copy(self) -> "RefillCreatures":
        return RefillCreatures()

    def saved(self) -> list[int]:
        return []


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
            slide_creatures(state)
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
