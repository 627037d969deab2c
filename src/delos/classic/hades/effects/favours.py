"""Favours of minor gods, their handmaids, and what favours leave on the board (HAD-FAVOUR)."""

from delos.classic.events import (
    COLUMNS_PLACED,
    FAVOUR_REVEALED,
    FAVOURS_SHUFFLED,
    HANDMAID_GAINED,
    HANDMAID_SPENT,
)
from delos.classic.hades.cells import (
    FAVOUR,
    FAVOUR_DISCARD,
    FAVOUR_PILE,
    FAVOUR_USED,
    HANDMAID_SUPPLY,
    HANDMAIDS,
)
from delos.cyclades.bits import BIT
from delos.cyclades.cells import COLUMN_A, COLUMN_B, NONE
from delos.cyclades.state import CycladesState


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


def shuffle_favours(state: CycladesState) -> None:
    """Discard pile and pile become the new pile (HAD-FAVOUR-GENERAL-03, HAD-GOD-04)."""
    at = state.at
    at[FAVOUR_PILE] |= at[FAVOUR_DISCARD]
    at[FAVOUR_DISCARD] = 0
    state.note(FAVOURS_SHUFFLED)


def discard_favour(state: CycladesState) -> None:
    """The favour of the last cycle, used or not (HAD-CYCLE-02)."""
    at = state.at
    at[FAVOUR_DISCARD] |= BIT[at[FAVOUR]]
    at[FAVOUR] = NONE


def reveal_favour(state: CycladesState, favour: int) -> None:
    """The favour of this cycle (HAD-CYCLE-07)."""
    at = state.at
    at[FAVOUR_PILE] &= ~BIT[favour]
    at[FAVOUR] = favour
    state.note(FAVOUR_REVEALED, favour)


def use_favour(state: CycladesState) -> None:
    """Its second power is there once a turn (HAD-FAVOUR-GENERAL-02)."""
    state.at[FAVOUR_USED] = 1


def renew_favour(state: CycladesState) -> None:
    """A new turn has it again (HAD-FAVOUR-GENERAL-02)."""
    state.at[FAVOUR_USED] = 0


def place_columns(state: CycladesState, one: int, other: int) -> None:
    """Two islands are joined (HAD-FAVOUR-HECATE-03)."""
    state.at[COLUMN_A] = one
    state.at[COLUMN_B] = other
    state.note(COLUMNS_PLACED, one, other)
