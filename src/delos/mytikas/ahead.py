"""Questions about later choices, asked from a menu: why a piece, a level or a card is out of reach.

``build lt1``, ``on 3``, ``offer hera``, ``favour zeus`` and ``move zeus-day`` are answered wherever
they are asked, and so are the things themselves (``slot:lt1``, ``level:3``). The choices are made
at their own questions.
"""

from typing import Final

from delos.kernel.reason import thing
from delos.mytikas.builder import why_no_entry
from delos.mytikas.cells import ACTIVE, SPACE, TOKENS
from delos.mytikas.costs import lacks, occupied, sites, why_no_level, why_no_slot
from delos.mytikas.favours import gods_to_name
from delos.mytikas.ids import (
    DEITY_NAMES,
    DEMETER_NIGHT,
    FIRST_SLOT,
    GOD_NAMES,
    LEVELS,
    NONE,
    SLOT_NAMES,
    SPACE_NAMES,
    ZEUS_NIGHT,
)
from delos.mytikas.offering import why_no_target
from delos.mytikas.state import MytikasState

VERBS: Final = {
    "slot": "build",
    "level": "on",
    "deity": "offer",
    "patron": "favour",
    "space": "move",
}


def why_later(state: MytikasState, seat: int, wanted: str) -> str:
    """The reason key for a choice that belongs to another question, or nothing."""
    verb, _, name = wanted.partition(" ")
    type, colon, thing_named = wanted.partition(":")
    if colon:
        verb, name = VERBS.get(type, ""), thing_named
    if verb == "build" and name in SLOT_NAMES:
        return about_piece(state, seat, SLOT_NAMES.index(name))
    if verb == "on" and name in [str(level + 1) for level in range(LEVELS)]:
        return about_level(state, seat, int(name) - 1)
    if verb == "offer" and name in DEITY_NAMES:
        found = why_no_target(state, seat, DEITY_NAMES.index(name))
        return found or "MYT-OFFERING-03:offer-at" + thing("deity", "deity", name)
    if verb == "favour" and name in GOD_NAMES:
        told = thing("patron", "patron", name)
        there = GOD_NAMES.index(name) in gods_to_name(state, seat)
        return ("MYT-FAVOUR-01:favour-at" if there else "MYT-FAVOUR-04:no-such-token") + told
    if verb == "move" and name in SPACE_NAMES and not state.rules.duel:
        return about_space(state, seat, SPACE_NAMES.index(name))
    if verb == "move" and name in GOD_NAMES and state.rules.duel:
        return about_space(state, seat, GOD_NAMES.index(name) * 2)
    return ""


def own_turn(state: MytikasState, seat: int) -> int:
    return 1 if state.at[ACTIVE] == seat else 0


def about_space(state: MytikasState, seat: int, space: int) -> str:
    """The builder moves once, at the start of the own turn (MYT-TURN-02)."""
    if state.at[ACTIVE] == seat and state.at[SPACE] == NONE:
        return why_no_entry(state, seat, space)
    return "MYT-TURN-02:builder-moves"


def about_piece(state: MytikasState, seat: int, slot: int) -> str:
    """What is missing for a piece; where it is built, if nothing is."""
    space = ZEUS_NIGHT if slot in sites(ZEUS_NIGHT) else DEMETER_NIGHT
    own = own_turn(state, seat)
    if (
        slot < FIRST_SLOT
        or not occupied(state, seat, slot)
        or not buildable_somewhere(state, seat, own, space, slot)
    ):
        return why_no_slot(state, seat, own, space, slot)
    told = thing("slot", "slot", SLOT_NAMES[slot]) + thing("space", "space", SPACE_NAMES[space])
    return "MYT-BUILD-01:build-at" + told


def buildable_somewhere(state: MytikasState, seat: int, own: int, space: int, slot: int) -> bool:
    for level in range(LEVELS):
        if state.at[TOKENS + level] and sum(lacks(state, seat, own, space, slot, level)) == 0:
            return True
    return False


def about_level(state: MytikasState, seat: int, level: int) -> str:
    """What is missing for the piece that lacks least on a level (MYT-BUILD-03, -04)."""
    own = own_turn(state, seat)
    best = NONE
    best_space = NONE
    fewest = 0
    for space in (DEMETER_NIGHT, ZEUS_NIGHT):
        for slot in sites(space):
            if occupied(state, seat, slot):
                count = sum(lacks(state, seat, own, space, slot, level))
                if best == NONE or count < fewest:
                    best = slot
                    best_space = space
                    fewest = count
    if best == NONE:
        return "MYT-BUILD-17:all-built"
    if state.at[TOKENS + level] == 0 or fewest > 0:
        return why_no_level(state, seat, own, best_space, best, level)
    told = thing("slot", "slot", SLOT_NAMES[best])
    return "MYT-BUILD-01:build-at" + told + thing("space", "space", SPACE_NAMES[best_space])
