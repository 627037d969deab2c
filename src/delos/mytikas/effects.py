"""Effects: the only code that writes the table. Each is a verb and leaves an event."""

from typing import Final

from mypy_extensions import i64

from delos.cyclades.bits import BIT
from delos.mytikas.cells import (
    ACTIVE,
    BOARD,
    BUILDER,
    BUILT,
    CARDS_OF,
    EMPTY,
    ENDED,
    FAVOURS,
    FRESH,
    LOCK,
    LOCKS_TAKEN,
    MAIN_DONE,
    OWNER,
    PILE,
    RESERVE,
    RESOURCES,
    RIVER,
    RIVER_PLACES,
    SPACE,
    STEP,
    TOKENS,
    TURN,
    UNSEEN,
    VALUE,
)
from delos.mytikas.events import (
    BUILDER_MOVED,
    BUILDER_ON_GOD,
    CARD_REVEALED,
    CARD_ROBBED,
    CARD_TAKEN,
    CHANGED,
    CONSTRUCTED,
    END_TRIGGERED,
    FAVOUR_RETURNED,
    FAVOUR_ROBBED,
    FAVOUR_TAKEN,
    LIFTED,
    LOCK_TAKEN,
    MOVED,
    NOTHING_DONE,
    OFFERING_MADE,
    OFFERINGS_SPENT,
    OFFERINGS_TAKEN,
    PRODUCED,
    SPENT,
    TUMBLED,
    TURN_STARTS,
)
from delos.mytikas.ids import (
    ALL_BUILT,
    END_NAMES,
    FIRST_SLOT,
    GODS,
    LAST_LOCK,
    LEVELS,
    LEVELS_FULL,
    NONE,
    SLOTS,
    TYPES,
)
from delos.mytikas.shifts import ORIGIN, TARGET, TYPE
from delos.mytikas.state import MytikasState

# -- resources ----------------------------------------------------------------------------


def produce(state: MytikasState, seat: int, level: int, type: int, count: int) -> None:
    """From the unlimited supply to the own board (MYT-PRODUCE-01, -10, MYT-SETUP-05)."""
    if count:
        state.at[RESOURCES + seat * BOARD + level * TYPES + type] += count
        state.note(PRODUCED, seat, type, count, level)


def spend(state: MytikasState, seat: int, level: int, type: int, count: int) -> None:
    """Back to the supply (MYT-BUILD-06, MYT-PRODUCE-11)."""
    if count:
        state.at[RESOURCES + seat * BOARD + level * TYPES + type] -= count
        state.note(SPENT, seat, type, count, level)


def _shift(state: MytikasState, seat: int, shift: int) -> None:
    cell = RESOURCES + seat * BOARD + TYPE[shift]
    state.at[cell + ORIGIN[shift] * TYPES] -= 1
    state.at[cell + TARGET[shift] * TYPES] += 1


def tumble(state: MytikasState, seat: int, shift: int) -> None:
    """Down to a lower level, free of charge; it may be raised again (MYT-RAISE-06 to -08)."""
    _shift(state, seat, shift)
    state.note(TUMBLED, seat, shift)


def lift(state: MytikasState, seat: int, shift: int) -> None:
    """Up to a higher level, keeping the type (MYT-RAISE-01, -05, -09)."""
    _shift(state, seat, shift)
    state.note(LIFTED, seat, shift)


def move(state: MytikasState, seat: int, shift: int) -> None:
    """To any level, up or down (MYT-BONUS-02)."""
    _shift(state, seat, shift)
    state.note(MOVED, seat, shift)


def improve(state: MytikasState, seat: int, level: int, type: int) -> None:
    """A resource becomes one of the next better type (MYT-DEITY-HESTIA-01, -02)."""
    cell = RESOURCES + seat * BOARD + level * TYPES + type
    state.at[cell] -= 1
    state.at[cell + 1] += 1
    state.note(CHANGED, seat, type + 1, level)


# -- Favour tokens ------------------------------------------------------------------------


def take_favour(state: MytikasState, seat: int, god: int) -> None:
    """From the god's pile, as many as one likes (MYT-FAVOUR-01, -06, -10)."""
    state.at[PILE + god] -= 1
    state.at[FAVOURS + seat * GODS + god] += 1
    state.note(FAVOUR_TAKEN, seat, god)


def rob_favour(state: MytikasState, seat: int, victim: int, god: int) -> None:
    """From an opponent, who gets nothing for it (MYT-FAVOUR-02, -07)."""
    state.at[FAVOURS + victim * GODS + god] -= 1
    state.at[FAVOURS + seat * GODS + god] += 1
    state.note(FAVOUR_ROBBED, seat, victim, god)


def return_favour(state: MytikasState, seat: int, god: int) -> None:
    """Back to the pile of its own god (MYT-FOLLOW-02, MYT-FAVOUR-09, MYT-DEITY-POSEIDON-01)."""
    state.at[FAVOURS + seat * GODS + god] -= 1
    state.at[PILE + god] += 1
    state.note(FAVOUR_RETURNED, seat, god)


# -- Offerings, cards and locks -----------------------------------------------------------


def take_offerings(state: MytikasState, seat: int, count: int) -> None:
    """Into the reserve; only the total value counts (MYT-OFFERING-01, -02)."""
    if count:
        state.at[RESERVE + seat] += count
        state.note(OFFERINGS_TAKEN, seat, count)


def spend_offering(state: MytikasState, seat: int) -> None:
    """One of the reserve to the supply (MYT-DEITY-ZEUS-02)."""
    state.at[RESERVE + seat] -= 1
    state.note(OFFERINGS_SPENT, seat, 1)


def give_card(state: MytikasState, seat: int, card: int) -> None:
    """Whoever has the card in front of them controls it (MYT-OFFERING-16, -17)."""
    at = state.at
    former = at[OWNER + card]
    if former != NONE:
        at[CARDS_OF + former] &= ~BIT[card]
    at[OWNER + card] = seat
    at[CARDS_OF + seat] |= BIT[card]


def lay_offering(state: MytikasState, seat: int, card: int, value: int) -> None:
    """Strengthen an own card, take one of the river or steal one (MYT-OFFERING-04 to -07); what
    lies on a card is out of reach then (MYT-OFFERING-10, -15)."""
    at = state.at
    owner = at[OWNER + card]
    at[RESERVE + seat] -= value
    if owner == seat:
        at[VALUE + card] += value
    else:
        if owner == NONE:
            leave_river(state, card)
            state.note(CARD_TAKEN, seat, card)
        else:
            at[RESERVE + owner] += at[VALUE + card]
            state.note(CARD_ROBBED, seat, owner, card)
        give_card(state, seat, card)
        at[VALUE + card] = value
        at[FRESH] |= BIT[card]  # its power sleeps until the next turn, MYT-DEITY-ALL-03
    state.note(OFFERING_MADE, seat, card, value)
    reach_lock(state, seat, card)


def leave_river(state: MytikasState, card: int) -> None:
    """The place stays empty (MYT-OFFERING-18)."""
    for place in range(RIVER_PLACES):
        if state.at[RIVER + place] == card:
            state.at[RIVER + place] = EMPTY


def reach_lock(state: MytikasState, seat: int, card: int) -> None:
    """The lowest lock is taken at once if the card's value reaches it; as much is discarded and
    the rest stays on the card (MYT-LOCK-01 to -05, -07, -12). It stays locked (MYT-LOCK-06), and
    the next lock is there at once, for followers too (MYT-LOCK-08, -13)."""
    at = state.at
    locks = state.rules.numbers.locks
    taken = at[LOCKS_TAKEN]
    if taken == len(locks) or at[VALUE + card] < locks[taken]:
        return
    at[VALUE + card] -= locks[taken]
    at[LOCK + card] = locks[taken]
    at[LOCKS_TAKEN] = taken + 1
    state.note(LOCK_TAKEN, seat, card, locks[taken])
    if taken + 1 == len(locks):
        trigger_end(state, LAST_LOCK)  # MYT-LOCK-14, MYT-END-02


def turn_up(state: MytikasState, place: int, card: int) -> None:
    """A river card without lock is shown and can be taken from now on (MYT-LOCK-10, -11)."""
    state.at[UNSEEN] &= ~BIT[card]
    state.at[RIVER + place] = card
    state.note(CARD_REVEALED, card, place)


# -- the turn -----------------------------------------------------------------------------

RESTED: Final = 2  # in MAIN_DONE: neither main nor bonus action in this turn


def begin_turn(state: MytikasState, seat: int) -> None:
    at = state.at
    at[ACTIVE] = seat
    at[TURN] += 1
    at[FRESH] = 0  # cards of the former turn wake up, MYT-DEITY-ALL-03
    at[SPACE] = NONE
    at[MAIN_DONE] = 0
    state.note(TURN_STARTS, seat, at[TURN])


def begin_main(state: MytikasState) -> None:
    """The active player carries out the main action."""
    state.at[MAIN_DONE] = 1


def rest(state: MytikasState, seat: int) -> None:
    """The active player does nothing at its space (MYT-TURN-12, -21)."""
    state.at[MAIN_DONE] = RESTED
    state.note(NOTHING_DONE, seat, state.at[SPACE])


# -- builders and constructions -----------------------------------------------------------


def place_builder(state: MytikasState, seat: int, space: int) -> None:
    """It blocks the space until its owner moves it again (MYT-TURN-19)."""
    state.at[BUILDER + seat] = space
    if state.rules.duel:
        state.note(BUILDER_ON_GOD, seat, space // 2)  # MYT-TWO-01
    else:
        state.note(BUILDER_MOVED, seat, space)


def choose_space(state: MytikasState, space: int) -> None:
    state.at[SPACE] = space


def construct(state: MytikasState, seat: int, slot: int, level: int) -> None:
    """The piece goes to the mountain for good and a Level token to its slot (MYT-BUILD-08, -09,
    -13, -14); both ends that building can bring are looked for (MYT-END-01, -03)."""
    at = state.at
    at[BUILT + seat * SLOTS + slot] = level + 1
    at[TOKENS + level] -= 1
    state.note(CONSTRUCTED, seat, slot, level)
    bare = 0
    for other in range(LEVELS):
        if at[TOKENS + other] == 0:
            bare += 1
    if bare >= FULL_LEVELS:
        trigger_end(state, LEVELS_FULL)
    start = BUILT + seat * SLOTS
    if 0 not in at[start + FIRST_SLOT : start + SLOTS]:
        trigger_end(state, ALL_BUILT)


FULL_LEVELS: Final = 3


def trigger_end(state: MytikasState, reason: int) -> None:
    """It cannot be undone, and what comes after it in the turn changes nothing (MYT-END-07)."""
    if state.at[ENDED] & reason == 0:
        state.at[ENDED] |= reason
        for number in range(len(END_NAMES)):
            if reason == BIT[number]:
                state.note(END_TRIGGERED, number)


def show_step(state: MytikasState, step: i64) -> None:
    """Where the turn stands, for everybody to see."""
    state.at[STEP] = step
