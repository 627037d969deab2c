"""Observations of Mytikas: everything but the hands of the variant lies open (MYT-SETUP-16)."""

from __future__ import annotations

from typing import final

from delos.cyclades.bits import size
from delos.kernel.cells import Cells
from delos.kernel.state import State
from delos.learn.layouts.base import SINGLE, Layout, Topic, plain
from delos.mytikas.cells import (
    ACTIVE,
    BUILDER,
    BUILT,
    CARDS_OF,
    ENDED,
    FAVOURS,
    FIRST,
    FRESH,
    HAND,
    KEPT,
    LOCK,
    LOCKS_TAKEN,
    MAIN_DONE,
    OWNER,
    PILE,
    RESERVE,
    RESOURCES,
    RIVER,
    RIVER_PLACES,
    SIZE,
    SPACE,
    STEP,
    TOKENS,
    TURN,
    UNSEEN,
    VALUE,
)
from delos.mytikas.ids import (
    DEITY_NAMES,
    END_NAMES,
    GOD_NAMES,
    LEVELS,
    NONE,
    SEATS,
    SLOT_NAMES,
    SPACE_NAMES,
    STEP_NAMES,
    TYPE_NAMES,
)
from delos.mytikas.title import Mytikas


@final
class MytikasLayout(Layout):
    def __init__(self, title: Mytikas) -> None:
        super().__init__(SIZE, SEATS)
        seats = self.seats
        levels = [f"level{level + 1}" for level in range(LEVELS)]
        cubes = [f"{level}.{type}" for level in levels for type in TYPE_NAMES]
        self.numbers("resources", RESOURCES, [f"{seat}.{cube}" for seat in seats for cube in cubes])
        slots = [f"{seat}.{slot}" for seat in seats for slot in SLOT_NAMES]
        self.one_of("built", BUILT, slots, ["no", *levels], ())
        self.numbers("tokens", TOKENS, levels)
        self.numbers("favours", FAVOURS, [f"{seat}.{god}" for seat in seats for god in GOD_NAMES])
        self.numbers("pile", PILE, GOD_NAMES)
        self.numbers("reserve", RESERVE, seats)
        self.one_of("builder", BUILDER, seats, SPACE_NAMES)
        self.list_cards(seats)
        self.list_turn(seats)

    def list_cards(self, seats: list[str]) -> None:
        self.one_of("card_owner", OWNER, DEITY_NAMES, seats)
        self.leave_out(CARDS_OF, SEATS)  # repeats the owners
        self.numbers("card_value", VALUE, DEITY_NAMES)
        self.numbers("card_lock", LOCK, DEITY_NAMES)
        places = plain(RIVER_PLACES)
        self.one_of("river", RIVER, places, DEITY_NAMES, ("face-down", "empty"))
        self.members("fresh", FRESH, SINGLE, DEITY_NAMES)
        self.numbers("locks_taken", LOCKS_TAKEN, SINGLE)
        self.unseen = self.veil(UNSEEN)
        self.hand = self.veil(HAND, SEATS)
        self.kept = self.veil(KEPT, SEATS)
        self.hand_size = self.append(SEATS)
        self.hand_chosen = self.append(SEATS)
        self.members("unseen", self.unseen, SINGLE, DEITY_NAMES)
        self.members("hand", self.hand, seats, DEITY_NAMES)
        self.one_of("kept", self.kept, seats, DEITY_NAMES)
        self.numbers("hand_size", self.hand_size, seats)
        self.numbers("hand_chosen", self.hand_chosen, seats)

    def list_turn(self, seats: list[str]) -> None:
        self.one_of("first", FIRST, SINGLE, seats)
        self.one_of("active", ACTIVE, SINGLE, seats)
        self.numbers("turn", TURN, SINGLE)
        self.one_of("step", STEP, SINGLE, STEP_NAMES, ())
        self.one_of("space", SPACE, SINGLE, SPACE_NAMES)
        self.numbers("main_done", MAIN_DONE, SINGLE)
        self.members("ended_by", ENDED, SINGLE, END_NAMES)
        self.topics += [
            Topic("space", "space", SPACE_NAMES),
            Topic("patron", "patron", GOD_NAMES),
            Topic("deity", "deity", DEITY_NAMES),
            Topic("slot", "slot", SLOT_NAMES),
            Topic("level", "level", [str(level + 1) for level in range(LEVELS)]),
            Topic("count", "n", []),
            Topic("laid", "n", []),
        ]

    def tell(self, state: State, seat: int, over: bool, page: Cells) -> None:
        """Hands stay hidden to the end; they are not told apart from the deck."""
        at = state.at
        unseen = at[UNSEEN]
        for other in range(SEATS):
            hand = at[HAND + other]
            kept = at[KEPT + other]
            mine = other == seat
            if not mine:
                unseen |= hand
            page[self.hand + other] = hand if mine else 0
            page[self.kept + other] = kept if mine else NONE
            page[self.hand_size + other] = size(hand)
            page[self.hand_chosen + other] = 0 if kept == NONE else 1
        page[self.unseen] = unseen
