"""The favour of a cycle, and the piles of favours and items (HAD-FAVOUR-GENERAL, HAD-CYCLE)."""

from typing import final

from delos.classic.cells import OPEN_GODS
from delos.classic.hades.cells import (
    COVERED,
    FAVOUR,
    FAVOUR_PILE,
    ITEM_PILE,
)
from delos.classic.hades.effects.favours import discard_favour, reveal_favour, shuffle_favours
from delos.classic.hades.effects.items import draw_item, gain_item, items_left
from delos.classic.hades.items.windows import open_windows
from delos.classic.hades.kinds import DRAW_FAVOUR, DRAW_ITEM
from delos.classic.ids import PALACE
from delos.cyclades.bits import bits
from delos.cyclades.cells import GOD_AT, NONE
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame


def goes_with(state: CycladesState, god: int) -> bool:
    """Whether whoever holds this god has the favour too: it belongs to the last visible god, or
    rather to its place (HAD-FAVOUR-GENERAL-01, HAD-ITEM-PALACE-04)."""
    at = state.at
    return at[FAVOUR] != NONE and at[GOD_AT + at[OPEN_GODS] - 1] == god


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
            discard_favour(state)
        open_windows(state, PALACE)  # when the favour lies there (HAD-CYCLE-08)
        if at[COVERED] != NONE:
            shuffle_favours(state)
        else:
            state.call(DrawFavour())


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
        reveal_favour(state, option)

    def copy(self) -> "DrawFavour":
        return DrawFavour()

    def saved(self) -> list[int]:
        return []


# -- items --------------------------------------------------------------------------------


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
        draw_item(state, option)
        gain_item(state, self.faction, option, self.hidden)

    def copy(self) -> "DrawItem":
        return DrawItem(self.faction, self.hidden, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.hidden, self.over]
