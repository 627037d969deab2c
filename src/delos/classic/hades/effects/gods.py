"""Hades comes and goes; the round of free placement; heroes and the Amazons' island."""

from delos.classic.cells import OPEN_GODS
from delos.classic.effects import (
    lay_god,
)
from delos.classic.events import AMAZONS_BUILT, HADES_ARRIVES, HERO_REMOVED, THREAT_MOVED
from delos.classic.hades.cells import AMAZONS_USED, COVERED, PLACING, THREAT
from delos.cyclades.bits import (
    BIT,
)
from delos.cyclades.cells import (
    CARD_OWNER,
    GOD_AT,
    HERO_DISCARD,
    NONE,
)
from delos.cyclades.effects import (
    bury_hero,
    call_check,
)
from delos.cyclades.state import CycladesState


def move_threat(state: CycladesState, column: int) -> None:
    """The column of Hades (HAD-CYCLE-01)."""
    state.at[THREAT] = column
    state.note(THREAT_MOVED, column)


def calm_threat(state: CycladesState) -> None:
    """After a cycle with Hades his column starts anew (HAD-GOD-07)."""
    state.at[THREAT] = 0


def cover_god(state: CycladesState, slot: int, hades: int) -> None:
    """Hades' tile lies on a god's for one cycle (HAD-GOD-01, HAD-GOD-02)."""
    at = state.at
    at[COVERED] = at[GOD_AT + slot]
    lay_god(state, slot, hades)
    state.note(HADES_ARRIVES, at[COVERED], slot + 1)


def uncover_god(state: CycladesState, hades: int) -> None:
    """His tile becomes the threat again and uncovers the god beneath (HAD-GOD-07)."""
    at = state.at
    for slot in range(at[OPEN_GODS]):
        if at[GOD_AT + slot] == hades:
            lay_god(state, slot, at[COVERED])
            at[COVERED] = NONE


def cover_nothing(state: CycladesState) -> None:
    state.at[COVERED] = NONE


def begin_placement(state: CycladesState) -> None:
    """The round before the first cycle (HAD-PLACE-01)."""
    state.at[PLACING] = 1


def end_placement(state: CycladesState) -> None:
    """Nothing of this round is left (HAD-PLACE-08)."""
    state.at[PLACING] = 0


def found_amazons(state: CycladesState, faction: int, used: int) -> None:
    """A metropolis that nobody can take (HAD-HERO-PENTHESILEA-03, HAD-HERO-PENTHESILEA-04)."""
    state.at[CARD_OWNER] = faction
    state.at[AMAZONS_USED] = used
    state.note(AMAZONS_BUILT, faction)
    call_check(state)


def spend_amazons(state: CycladesState) -> None:
    """It is good for one discount in a cycle (HAD-HERO-PENTHESILEA-04)."""
    state.at[AMAZONS_USED] = 1


def renew_amazons(state: CycladesState) -> None:
    """A new cycle has a discount again (HAD-HERO-PENTHESILEA-04)."""
    state.at[AMAZONS_USED] = 0


def leave_game(state: CycladesState, hero: int) -> None:
    """A card that is nowhere else is removed from the game: only Charon brings it back
    (HAD-HERO-GENERAL-08, HAD-HERO-GENERAL-11). It never lies in the discard pile
    (HAD-HERO-GENERAL-10)."""
    bury_hero(state, hero)
    state.note(HERO_REMOVED, hero)


def recall_hero(state: CycladesState, hero: int) -> None:
    """It leaves them again (HAD-CREATURE-CHARON-01)."""
    state.at[HERO_DISCARD] &= ~BIT[hero]
