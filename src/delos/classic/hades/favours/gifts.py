"""The start of a turn: figures that priestesses keep, and the gifts of god and favour."""

from typing import Final, final

from delos.classic.cells import FIGURES_NEW
from delos.classic.customs import asks_idly, customs
from delos.classic.effects import mark_new_figure
from delos.classic.events import FAVOUR_GRANTED
from delos.classic.hades.cells import FAVOUR, HANDMAIDS
from delos.classic.hades.effects.favours import gain_handmaid, renew_favour, spend_handmaid
from delos.classic.hades.favours.pile import DrawItem, goes_with
from delos.classic.hades.kinds import (
    GIFT_OF_FAVOUR,
    GIFT_OF_GOD,
    KEEP,
    KEEP_FIGURE,
    LET_GO,
)
from delos.classic.hooks import Opening
from delos.classic.ids import (
    CARD_NAMES,
    DIONYSUS,
    FAVOUR_NAMES,
    GOD_WORDS,
    HEPHAESTUS,
    HERMES,
)
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import FIGURINES_OF, NONE
from delos.cyclades.effects import destroy_figurine
from delos.cyclades.events import FIGURE_KEPT
from delos.cyclades.kinds import GIFT_FIRST
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

BOTH: Final = 2  # gifts are still to be taken
GIVE_ITEMS: Final = [DIONYSUS, HEPHAESTUS, HERMES]  # the others send a priestess


def grant(state: CycladesState, faction: int) -> None:
    """The free part of the favour (HAD-FAVOUR-GENERAL-02, HAD-CYCLE-06): an item of Dionysus,
    Hephaestus or Hermes, a priestess of the goddesses (HAD-FAVOUR-APHRODITE-01, -ARTEMIS-01,
    -DEMETER-01, -DIONYSUS-01, -HEPHAESTUS-01, -HERA-01, -HERMES-01, -HESTIA-01, -HECATE-01)."""
    favour = state.at[FAVOUR]
    state.note(FAVOUR_GRANTED, faction, favour)
    if favour in GIVE_ITEMS:
        state.call(DrawItem(faction, 1 if favour == HEPHAESTUS else 0, 0))
    else:
        gain_handmaid(state, faction)


@final
class TwoGifts(Frame[CycladesState]):
    """Both are taken before any other action (HAD-FAVOUR-GENERAL-05): that of the favour first,
    because what it draws may help to place the other and nothing speaks for another order.
    Version 1 of the rules asks for it."""

    def __init__(self, faction: int, god: int, left: int) -> None:
        self.faction = faction
        self.god = god
        self.left = left  # BOTH, then the one that is left, then NONE

    def advance(self, state: CycladesState) -> int:
        if self.left == BOTH:
            return WAIT
        if self.left == NONE:
            return DONE
        last = self.left
        self.left = NONE
        self.give(state, last)
        return AGAIN

    def give(self, state: CycladesState, gift: int) -> None:
        if gift == GIFT_OF_GOD:
            customs(state).gods[self.god].gift(state, self.faction)
        else:
            grant(state, self.faction)

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return GIFT_FIRST

    def options(self, state: CycladesState) -> list[int]:
        return [GIFT_OF_GOD, GIFT_OF_FAVOUR]

    def choose(self, state: CycladesState, option: int) -> None:
        self.left = GIFT_OF_FAVOUR if option == GIFT_OF_GOD else GIFT_OF_GOD
        self.give(state, option)

    def about(self, state: CycladesState) -> list[str]:
        return ["god=god:" + GOD_WORDS[self.god], "favour=favour:" + FAVOUR_NAMES[state.at[FAVOUR]]]

    def copy(self) -> "TwoGifts":
        return TwoGifts(self.faction, self.god, self.left)

    def saved(self) -> list[int]:
        return [self.faction, self.god, self.left]


def give_both(state: CycladesState, faction: int, god: int) -> None:
    if asks_idly(state):
        state.call(TwoGifts(faction, god, BOTH))
        return
    state.call(TwoGifts(faction, god, GIFT_OF_GOD))
    grant(state, faction)


@final
class Gifts(Opening):
    """The gift of the god, and that of the favour if it goes with this god."""

    def begin(self, state: CycladesState, faction: int, god: int) -> None:
        renew_favour(state)
        if goes_with(state, god):
            give_both(state, faction, god)
        else:
            customs(state).gods[god].gift(state, faction)


# -- figures ------------------------------------------------------------------------------


@final
class FiguresMayStay(Opening):
    """First the player's figures leave, unless a priestess keeps them (HAD-PRIESTESS-05, -06)."""

    def begin(self, state: CycladesState, faction: int, god: int) -> None:
        at = state.at
        due = at[FIGURINES_OF + faction] & ~at[FIGURES_NEW]
        if due:
            state.call(KeepFigures(faction, due))


@final
class KeepFigures(Frame[CycladesState]):
    """Figure by figure: give up a priestess, and it works for one more cycle; its card stays with
    the player. Nobody is asked without one. A figure kept counts as taken in this cycle, so that
    the second turn of a player with two does not ask again."""

    def __init__(self, faction: int, due: int) -> None:
        self.faction = faction
        self.due = due  # figures still to be decided

    def advance(self, state: CycladesState) -> int:
        while self.due and state.at[HANDMAIDS + self.faction] == 0:
            self.choose(state, LET_GO)
        return WAIT if self.due else DONE

    def card(self) -> int:
        return bits(self.due)[0]

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return KEEP_FIGURE

    def options(self, state: CycladesState) -> list[int]:
        return [KEEP, LET_GO]

    def choose(self, state: CycladesState, option: int) -> None:
        card = self.card()
        self.due &= ~BIT[card]
        if option == LET_GO:
            destroy_figurine(state, card)
            return
        spend_handmaid(state, self.faction)
        mark_new_figure(state, card)
        state.note(FIGURE_KEPT, self.faction, card)

    def about(self, state: CycladesState) -> list[str]:
        return ["creature=creature:" + CARD_NAMES[self.card()]]

    def copy(self) -> "KeepFigures":
        return KeepFigures(self.faction, self.due)

    def saved(self) -> list[int]:
        return [self.faction, self.due]
