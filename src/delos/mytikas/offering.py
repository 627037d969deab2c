"""Offerings and Deity cards (MYT-OFFERING); the locks follow by themselves (MYT-LOCK)."""

from typing import final

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits, counting
from delos.kernel.frame import DONE, WAIT, Frame
from delos.mytikas.cells import (
    EMPTY,
    FACE_DOWN,
    LOCK,
    OWNER,
    RIVER,
    RIVER_PLACES,
    VALUE,
)
from delos.mytikas.effects import lay_offering, take_offerings
from delos.mytikas.ids import DEITIES, DEITY_NAMES, NONE
from delos.mytikas.kinds import (
    AMOUNTS,
    DO_BOTH,
    LAY_MORE,
    MAKE_ONE,
    OFFERING_CARD,
    OFFERING_CHOICE,
    OFFERING_VALUE,
    TAKE_ONE,
)
from delos.mytikas.state import MytikasState


def in_river(state: MytikasState) -> i64:
    """Set of the cards that lie face up in the river (MYT-OFFERING-05, -09)."""
    found: i64 = 0
    for place in range(RIVER_PLACES):
        card = state.at[RIVER + place]
        if card != EMPTY and card != FACE_DOWN:
            found |= BIT[card]
    return found


def least(state: MytikasState, seat: int, card: int) -> int:
    """What an offering on the card must be worth at least (MYT-OFFERING-04 to -06)."""
    owner = state.at[OWNER + card]
    return 1 if owner == NONE or owner == seat else state.at[VALUE + card] + 1


def targets(state: MytikasState, seat: int, reserve: int) -> list[int]:
    """Cards on which an offering from such a reserve can be made (MYT-OFFERING-04 to -09, -12,
    -14)."""
    at = state.at
    if reserve < 1:
        return []
    found = in_river(state)
    for card in range(DEITIES):
        owner = at[OWNER + card]
        if owner != NONE and at[LOCK + card] == 0:
            if owner == seat or at[VALUE + card] < reserve:
                found |= BIT[card]
    return bits(found)


def can_offer(state: MytikasState, seat: int, reserve: int) -> bool:
    if reserve < 1:
        return False
    return in_river(state) != 0 or len(targets(state, seat, reserve)) > 0


@final
class TakeOrMake(Frame[MytikasState]):
    """Take one Offering or make an offering, or with a card both (MYT-OFFERING-13,
    MYT-DEITY-HERMES-01, -02)."""

    def __init__(self, seat: int, both: int, over: int) -> None:
        self.seat = seat
        self.both = both  # 1 when a card lets the player do both
        self.over = over

    def advance(self, state: MytikasState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return OFFERING_CHOICE

    def options(self, state: MytikasState) -> list[int]:
        found = [TAKE_ONE]
        reserve = state.reserve(self.seat)
        if can_offer(state, self.seat, reserve):
            found.append(MAKE_ONE)
        if self.both and can_offer(state, self.seat, reserve + 1):
            found.append(DO_BOTH)
        return found

    def choose(self, state: MytikasState, option: int) -> None:
        self.over = 1
        if option != MAKE_ONE:
            take_offerings(state, self.seat, 1)
        if option != TAKE_ONE:
            state.call(MakeOffering(self.seat, NONE, 0, 0))

    def refusal(self, state: MytikasState, option: int) -> str:
        if option == DO_BOTH and not self.both:
            return "MYT-OFFERING-13:not-both"
        return "MYT-OFFERING-12:no-target-card"

    def copy(self) -> "TakeOrMake":
        return TakeOrMake(self.seat, self.both, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.both, self.over]


@final
class MakeOffering(Frame[MytikasState]):
    """First the card, then the value (MYT-OFFERING-03, -11)."""

    def __init__(self, seat: int, card: int, laid: int, over: int) -> None:
        self.seat = seat
        self.card = card
        self.laid = laid  # part of a sum too large for one answer
        self.over = over

    def advance(self, state: MytikasState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return OFFERING_CARD if self.card == NONE else OFFERING_VALUE

    def options(self, state: MytikasState) -> list[int]:
        reserve = state.reserve(self.seat)
        if self.card == NONE:
            return targets(state, self.seat, reserve)
        lowest = max(0, least(state, self.seat, self.card) - self.laid)
        left = reserve - self.laid
        found = counting(lowest, min(left, AMOUNTS - 1))
        if left >= AMOUNTS:
            found.append(LAY_MORE)
        return found

    def choose(self, state: MytikasState, option: int) -> None:
        if self.card == NONE:
            self.card = option
        elif option == LAY_MORE:
            self.laid += AMOUNTS
        else:
            self.over = 1
            lay_offering(state, self.seat, self.card, self.laid + option)

    def refusal(self, state: MytikasState, option: int) -> str:
        if self.card != NONE:
            return self.why_not_value(state, option)
        owner = state.at[OWNER + option]
        if owner == NONE:
            return "MYT-OFFERING-09:face-down-card"
        if state.at[LOCK + option]:
            return ("MYT-OFFERING-14" if owner == self.seat else "MYT-OFFERING-08") + ":locked"
        return "MYT-OFFERING-06:too-dear"

    def why_not_value(self, state: MytikasState, option: int) -> str:
        if option == LAY_MORE or option > state.reserve(self.seat) - self.laid:
            return "MYT-OFFERING-11:reserve"
        owner = state.at[OWNER + self.card]
        if owner == NONE:
            return "MYT-OFFERING-05:at-least-one-offering"
        if owner == self.seat:
            return "MYT-OFFERING-04:at-least-one-offering"
        return "MYT-OFFERING-06:more-than-lies-there"

    def about(self, state: MytikasState) -> list[str]:
        if self.card == NONE:
            return []
        found = ["deity=deity:" + DEITY_NAMES[self.card]]
        if self.laid:
            found.append(f"laid=n:{self.laid}")
        return found

    def copy(self) -> "MakeOffering":
        return MakeOffering(self.seat, self.card, self.laid, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.card, self.laid, self.over]
