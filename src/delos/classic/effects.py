"""Effects of the original game alone: the only code besides the shared effects that writes its
table."""

from mypy_extensions import i64

from delos.classic.cells import (
    BLESSED,
    FIGURES_NEW,
    FIRST_ORDER,
    OPEN_GODS,
    PROSPERITY,
    QUEUE,
    ROW,
    ROW_CYCLES,
)
from delos.classic.events import GOD_REVEALED
from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    BUILT,
    DEADLY,
    GOD_AT,
    GOD_OF,
    GODS,
    GOLD,
    HELD,
    NONE,
    ORDER,
    USED,
)
from delos.cyclades.effects import (
    clear_bids,
    place_cornucopia,
)
from delos.cyclades.events import INCOME_PAID
from delos.cyclades.ids import (
    METROPOLIS,
)
from delos.cyclades.state import CycladesState

# -- gods and offerings -----------------------------------------------------------------------


def lay_god(state: CycladesState, slot: int, god: int) -> None:
    """A god's tile lies on a slot of the god track, or none does (NONE)."""
    state.at[GOD_AT + slot] = god


def reveal_god(state: CycladesState, slot: int, god: int) -> None:
    """Its tile is laid face up (CLA-GODS-01)."""
    lay_god(state, slot, god)
    state.note(GOD_REVEALED, god, slot + 1)


def remember_order(state: CycladesState, markers: int) -> None:
    """The turn track as it stands when a cycle begins, for whoever is asked by it."""
    for slot in range(markers):
        state.at[FIRST_ORDER + slot] = state.at[ORDER + slot]


def clear_gods(state: CycladesState) -> None:
    """No tile lies on the track."""
    at = state.at
    for slot in range(GODS):
        at[GOD_AT + slot] = NONE


def open_row(state: CycladesState, row: int, gods: int) -> None:
    """One more cycle is laid out with the row of so many players (CLA-GODS-03 to CLA-GODS-06)."""
    at = state.at
    if row != at[ROW]:
        at[ROW] = row
        at[ROW_CYCLES] = 0
    at[ROW_CYCLES] += 1
    open_gods(state, gods)


def open_gods(state: CycladesState, gods: int) -> None:
    """So many gods take offerings (CLA-GODS-01)."""
    state.at[OPEN_GODS] = gods


def close_row(state: CycladesState) -> None:
    """Nothing is laid out."""
    at = state.at
    at[OPEN_GODS] = 0
    at[ROW] = 0
    at[ROW_CYCLES] = 0


def join_queue(state: CycladesState, marker: i64) -> None:
    """Markers on Apollo stand in order of arrival (CLA-OFFER-07)."""
    at = state.at
    place: i64 = 0
    while at[QUEUE + place] != NONE:
        place += 1
    at[QUEUE + place] = marker


def clear_offerings_of(state: CycladesState, markers: int) -> None:
    """All markers leave the gods, Apollo's queue too."""
    clear_bids(state, markers)
    for marker in range(markers):
        state.at[QUEUE + marker] = NONE


def remove_marker(state: CycladesState, marker: int, markers: int) -> None:
    """It leaves the game: its god is passed over (CLA-ELIM-08)."""
    at = state.at
    at[GOD_OF + marker] = NONE
    for slot in range(markers):
        if at[ORDER + slot] == marker:
            at[ORDER + slot] = NONE
        if at[QUEUE + slot] == marker:
            at[QUEUE + slot] = NONE


# -- income and prosperity --------------------------------------------------------------------


def pay_income(state: CycladesState, faction: int, share: int) -> None:
    """In one sum (CLA-INCOME-01)."""
    state.note(INCOME_PAID, faction, share)
    state.at[GOLD + faction] += share


def place_prosperity(state: CycladesState, area: int) -> None:
    """A marker from the supply (CLA-APOLLO-04)."""
    state.at[PROSPERITY] -= 1
    place_cornucopia(state, area)


def give_blessing(state: CycladesState) -> None:
    """Apollo's marker is given once a cycle (CLA-APOLLO-02)."""
    state.at[BLESSED] = 1


def renew_blessing(state: CycladesState) -> None:
    """A new cycle has one again (CLA-APOLLO-02)."""
    state.at[BLESSED] = 0


# -- figures ----------------------------------------------------------------------------------


def mark_new_figure(state: CycladesState, card: int) -> None:
    """It stays until its owner's next turn (CLA-CREATURE-FIGURE-04)."""
    state.at[FIGURES_NEW] |= BIT[card]


def forget_new_figures(state: CycladesState) -> None:
    """Whoever came in the cycle before leaves in this one (CLA-CREATURE-FIGURE-04)."""
    state.at[FIGURES_NEW] = 0


# -- the board ----------------------------------------------------------------------------


def raze_metropolis(state: CycladesState, site: int) -> None:
    """It leaves its site, with its mark."""
    at = state.at
    at[BUILT + METROPOLIS] &= ~BIT[site]
    at[USED] &= ~BIT[site]


def hold_land(state: CycladesState, land: int) -> None:
    """No unit leaves it (CLA-CREATURE-MEDUSA-01)."""
    state.at[HELD] |= BIT[land]


def make_deadly(state: CycladesState, sea: int) -> None:
    """Fleets that come there are destroyed (CLA-CREATURE-KRAKEN-05)."""
    state.at[DEADLY] |= BIT[sea]
