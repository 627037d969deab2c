"""The favour of a cycle, and the piles of favours and items (HAD-FAVOUR-GENERAL, HAD-CYCLE)."""

from typing import final

from delos.classic.cells import OPEN_GODS
from delos.classic.events import (
    FAVOUR_REVEALED,
    FAVOURS_SHUFFLED,
    HANDMAID_GAINED,
    HANDMAID_SPENT,
    ITEM_GAINED,
    ITEM_HIDDEN,
)
from delos.classic.hades.cells import (
    COVERED,
    FAVOUR,
    FAVOUR_DISCARD,
    FAVOUR_PILE,
    HANDMAID_SUPPLY,
    HANDMAIDS,
    ITEM_DISCARD,
    ITEM_PILE,
    ITEMS_HIDDEN,
    ITEMS_OF,
)
from delos.classic.hades.items.windows import open_windows
from delos.classic.hades.kinds import DRAW_FAVOUR, DRAW_ITEM
from delos.classic.ids import PALACE
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import GOD_AT, NONE
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame


def goes_with(state: CycladesState, god: int) -> bool:
    """Whether whoever holds this god has the favour too: it belongs to the last visible god, or
    rather to its place (HAD-FAVOUR-GENERAL-01, HAD-ITEM-PALACE-04)."""
    at = state.at
    return at[FAVOUR] != NONE and at[GOD_AT + at[OPEN_GODS] - 1] == god


# -- priestesses --------------------------------------------------------------------------


def gain_handmaid(state: CycladesState, faction: int) -> None:
    """Kept in view; with all of them in players' hands none is given (HAD-PRIESTESS-01,
    HAD-FAVOUR-GENERAL-07). She is no priest: the Sphinx and the Dryad do not ask for her, and no
    offering is cheaper (HAD-PRIESTESS-03, HAD-PRIESTESS-07)."""
    at = state.at
    if at[HANDMAID_SUPPLY] == 0:
        return
    at[HANDMAID_SUPPLY] -= 1
    at[HANDMAIDS + faction] += 1
    state.note(HANDMAID_GAINED, faction)


def spend_handmaid(state: CycladesState, faction: int) -> None:
    """To use her is to give her up (HAD-PRIESTESS-02)."""
    state.at[HANDMAIDS + faction] -= 1
    state.at[HANDMAID_SUPPLY] += 1
    state.note(HANDMAID_SPENT, faction)


# -- favours ------------------------------------------------------------------------------


@final
class FavourPhase(Phase):
    """The favour of the last cycle is discarded, used or not; a new one is revealed, unless Hades
    has come: then pile and discard pile are mixed and there is none (HAD-CYCLE-02, -07,
    HAD-GOD-03, -04, -09, HAD-FAVOUR-GENERAL-06)."""

    def __init__(self) -> None:
        super().__init__("favour")

    def begin(self, state: CycladesState) -> None:
        at = state.at
        if at[FAVOUR] != NONE:
            at[FAVOUR_DISCARD] |= BIT[at[FAVOUR]]
            at[FAVOUR] = NONE
        open_windows(state, PALACE)  # when the favour lies there (HAD-CYCLE-08)
        if at[COVERED] != NONE:
            shuffle_favours(state)
        else:
            state.call(DrawFavour())


def shuffle_favours(state: CycladesState) -> None:
    at = state.at
    at[FAVOUR_PILE] |= at[FAVOUR_DISCARD]
    at[FAVOUR_DISCARD] = 0
    state.note(FAVOURS_SHUFFLED)


@final
class DrawFavour(Frame[CycladesState]):
    """An empty pile is made anew from the discard pile (HAD-FAVOUR-GENERAL-03)."""

    def advance(self, state: CycladesState) -> int:
        if state.at[FAVOUR] != NONE:
            return DONE
        if state.at[FAVOUR_PILE] == 0:
            shuffle_favours(state)
        return WAIT

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_FAVOUR

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[FAVOUR_PILE])

    def choose(self, state: CycladesState, option: int) -> None:
        state.at[FAVOUR_PILE] &= ~BIT[option]
        state.at[FAVOUR] = option
        state.note(FAVOUR_REVEALED, option)

    def copy(self) -> "DrawFavour":
        return DrawFavour()

    def saved(self) -> list[int]:
        return []


# -- items --------------------------------------------------------------------------------


def items_left(state: CycladesState) -> bool:
    """Whether an item can be drawn: the discard pile becomes the pile when that is empty
    (HAD-ITEM-GENERAL-03, -07)."""
    at = state.at
    if at[ITEM_PILE] == 0:
        at[ITEM_PILE] = at[ITEM_DISCARD]
        at[ITEM_DISCARD] = 0
    return at[ITEM_PILE] != 0


def gain_item(state: CycladesState, faction: int, item: int, hidden: int) -> None:
    """Face up, but for those of Hephaestus (HAD-ITEM-GENERAL-01, HAD-FAVOUR-HEPHAESTUS-02)."""
    at = state.at
    at[ITEMS_OF + faction] |= BIT[item]
    if hidden:
        at[ITEMS_HIDDEN] |= BIT[item]
        state.note(ITEM_HIDDEN, faction, item)
    else:
        state.note(ITEM_GAINED, faction, item)


@final
class DrawItem(Frame[CycladesState]):
    """One item from the pile, if there is any."""

    def __init__(self, faction: int, hidden: int, over: int) -> None:
        self.faction = faction
        self.hidden = hidden
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over or not items_left(state) else WAIT

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_ITEM

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[ITEM_PILE])

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        state.at[ITEM_PILE] &= ~BIT[option]
        gain_item(state, self.faction, option, self.hidden)

    def copy(self) -> "DrawItem":
        return DrawItem(self.faction, self.hidden, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.hidden, self.over]
