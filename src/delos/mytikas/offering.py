"""Offerings and Deity cards (MYT-OFFERING); the locks follow by themselves (MYT-LOCK)."""

from typing import Final, final

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits, counting
from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import number, thing
from delos.mytikas.cells import (
    CARDS_OF,
    EMPTY,
    FACE_DOWN,
    LOCK,
    OWNER,
    RIVER,
    RIVER_PLACES,
    VALUE,
)
from delos.mytikas.effects import lay_offering, take_offerings
from delos.mytikas.ids import DEITY_NAMES, NONE, SEAT_NAMES
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


OPEN: Final = ""


def card_closed(state: MytikasState, seat: i64, card: i64, reserve: i64, river: i64) -> str:
    """OPEN, or why no offering from such a reserve can be made on the card (MYT-OFFERING-04 to -09,
    -14)."""
    at = state.at
    owner = at[OWNER + card]
    if owner == NONE:
        return OPEN if river & BIT[card] else "MYT-OFFERING-09,MYT-OFFERING-05:face-down-card"
    if at[LOCK + card]:
        return "MYT-OFFERING-14:locked-card" if owner == seat else "MYT-OFFERING-08:locked-card"
    if owner != seat and at[VALUE + card] >= reserve:
        return "MYT-OFFERING-06:too-dear"
    return OPEN


def targets(state: MytikasState, seat: int, reserve: int) -> list[int]:
    """Cards on which an offering from such a reserve can be made (MYT-OFFERING-12)."""
    if reserve < 1:
        return []
    river = in_river(state)
    open_cards = river
    for other in range(state.rules.seats):
        open_cards |= state.at[CARDS_OF + other]
    return [card for card in bits(open_cards) if not card_closed(state, seat, card, reserve, river)]


def why_no_target(state: MytikasState, seat: int, card: int) -> str:
    """The whole reason key of a card that is no target, with what it would take."""
    at = state.at
    reserve = state.reserve(seat)
    closed = card_closed(state, seat, card, reserve, in_river(state))
    told = thing("deity", "deity", DEITY_NAMES[card])
    if at[OWNER + card] not in (NONE, seat):
        told += thing("player", "player", SEAT_NAMES[at[OWNER + card]])
    told += number("need", least(state, seat, card)) + number("have", reserve)
    return closed + told if closed else ""


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
            return "MYT-OFFERING-13,MYT-DEITY-HERMES-01:not-both"
        reserve = state.reserve(self.seat)
        if option == TAKE_ONE or can_offer(state, self.seat, reserve + (option == DO_BOTH)):
            return ""
        if reserve == 0 and option == MAKE_ONE:
            return "MYT-OFFERING-12:empty-reserve"
        return "MYT-OFFERING-12:no-target-card" + number("have", reserve)

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
        if self.card == NONE:
            return why_no_target(state, self.seat, option)
        reserve = state.reserve(self.seat)
        if option > reserve - self.laid:  # LAY_MORE, too: it is the next number
            return "MYT-OFFERING-11:reserve" + number("have", reserve)
        need = least(state, self.seat, self.card)
        return (
            self.why_too_little(state) + number("need", need) if option + self.laid < need else ""
        )

    def why_too_little(self, state: MytikasState) -> str:
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
