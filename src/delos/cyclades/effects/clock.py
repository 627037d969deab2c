"""Where the Cycle stands: phases, turns, and what a turn has used up."""

from delos.cyclades.cells import (
    ACTIVE,
    CARD_BOUGHT,
    CHECK,
    CYCLE,
    EXTRAS,
    FREED,
    GAINER,
    GIFTS_DONE,
    HERO_NEW,
    NONE,
    ORDER,
    PHASE,
)
from delos.cyclades.events import PHASE_BEGINS, TURN_BEGINS, TURN_ENDS
from delos.cyclades.state import CycladesState


def count_cycle(state: CycladesState) -> None:
    state.at[CYCLE] += 1


def begin_phase(state: CycladesState, number: int) -> None:
    state.at[PHASE] = number
    state.note(PHASE_BEGINS, number, state.at[CYCLE])


def begin_turn(state: CycladesState, faction: int, god: int) -> None:
    """Nothing has been bought from the god yet (LEG-ACTION-03, CLA-CYCLE-03)."""
    at = state.at
    at[ACTIVE] = faction
    at[EXTRAS] = 0
    at[CARD_BOUGHT] = 0
    at[GIFTS_DONE] = 0
    state.note(TURN_BEGINS, faction, god)


def end_turn(state: CycladesState, faction: int, marker: int, markers: int) -> None:
    """The marker goes to the highest free place of the turn order, the last to act to the first
    (LEG-ACTION-06, LEG-APOLLO-09, CLA-CYCLE-04)."""
    at = state.at
    slot = markers - 1
    while slot > 0 and at[ORDER + slot] != NONE:
        slot -= 1
    at[ORDER + slot] = marker
    at[ACTIVE] = NONE
    state.note(TURN_ENDS, faction, slot + 1)


def finish_gifts(state: CycladesState) -> None:
    """The mandatory actions of the turn are over (LEG-ACTION-03)."""
    state.at[GIFTS_DONE] = 1


def count_extra(state: CycladesState) -> None:
    """One more of what the god sells a few times a turn."""
    state.at[EXTRAS] += 1


def count_card(state: CycladesState) -> None:
    """The god's extra card is bought once a turn (LEG-ZEUS-03, LEG-ATHENA-03)."""
    state.at[CARD_BOUGHT] = 1


def forget_new_heroes(state: CycladesState) -> None:
    """Heroes can be sacrificed from the Cycle after they came (LEG-HERO-GEN-06)."""
    state.at[HERO_NEW] = 0


def call_check(state: CycladesState) -> None:
    """Sets or Philosophers may have become complete (LEG-CORE-05)."""
    state.at[CHECK] = 1


def close_check(state: CycladesState) -> None:
    """Nothing more is due (LEG-CORE-05)."""
    at = state.at
    at[CHECK] = 0
    at[GAINER] = NONE
    at[FREED] = 0
