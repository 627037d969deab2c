"""Following (MYT-FOLLOW): opponents pay to do the main action of the active player's space.

The space counts, not what was done there (MYT-FOLLOW-11). No builder moves (MYT-FOLLOW-09), there
is no bonus action (MYT-FOLLOW-05) and nobody follows a follower (MYT-FOLLOW-16).
"""

from typing import final

from mypy_extensions import i64

from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.kernel.reason import thing
from delos.mytikas.cells import ACTIVE, SPACE
from delos.mytikas.effects import return_favour, spend_offering
from delos.mytikas.events import FOLLOWED
from delos.mytikas.ids import (
    DAY,
    DEITY_NAMES,
    GOD_NAMES,
    GODS,
    NIGHT,
    POSEIDON_NIGHT,
    SPACE_NAMES,
    ZEUS,
)
from delos.mytikas.kinds import DECLINE, FOLLOW, FOLLOW_SIDE, PAY_FAVOUR, PAY_OFFERING
from delos.mytikas.raising import can_tumble
from delos.mytikas.spaces import ACTION_BOARD, FOLLOWING, OPEN, do_main, main_closed
from delos.mytikas.state import MytikasState
from delos.mytikas.tumbling import LastTumble


def payments(state: MytikasState, seat: i64, space: i64) -> list[int]:
    """A Favour token of the space's god; with cards any token, or an Offering of the reserve
    (MYT-FOLLOW-02, -03, MYT-DEITY-ZEUS-01, -02, MYT-DEITY-POSEIDON-01)."""
    usable = state.usable(seat)
    rules = state.rules
    found: list[int] = []
    if usable & rules.any_favour_pays:
        for god in range(GODS):
            if not payment_closed(state, seat, space, PAY_FAVOUR + god):
                found.append(PAY_FAVOUR + god)
    elif not payment_closed(state, seat, space, PAY_FAVOUR + space // 2):
        found.append(PAY_FAVOUR + space // 2)
    if usable & rules.offering_pays and not payment_closed(state, seat, space, PAY_OFFERING):
        found.append(PAY_OFFERING)
    return found


def payment_closed(state: MytikasState, seat: i64, space: i64, option: i64) -> str:
    """OPEN, or why the seat cannot follow for this payment (MYT-FOLLOW-02, -03, -08)."""
    if option == PAY_OFFERING:
        if state.usable(seat) & state.rules.offering_pays == 0:
            return "MYT-FOLLOW-03,MYT-DEITY-ZEUS-01:no-such-card"
        if state.reserve(seat) == 0:
            return "MYT-DEITY-ZEUS-02:empty-reserve"
        return able(state, seat, space, False)
    god = option - PAY_FAVOUR
    if state.favours(seat, god) == 0:
        return "MYT-FOLLOW-03:no-favour-token"
    if god != space // 2 and state.usable(seat) & state.rules.any_favour_pays == 0:
        return "MYT-FOLLOW-02,MYT-DEITY-POSEIDON-01:other-god"
    return able(state, seat, space, True)


def able(state: MytikasState, seat: i64, space: i64, favour_paid: bool) -> str:
    """OPEN if the follower can do one of the open main actions after paying (MYT-FOLLOW-08)."""
    if state.rules.duel:  # both actions of the god are open, MYT-TWO-06
        first = space // 2 * 2
        closed = able_at(state, seat, first + DAY, favour_paid)
        return closed and able_at(state, seat, first + NIGHT, favour_paid)
    return able_at(state, seat, space, favour_paid)


def able_at(state: MytikasState, seat: i64, space: i64, favour_paid: bool) -> str:
    """A token paid is on its pile again and can be taken (MYT-FOLLOW-13); an Offering that would
    only come back is no payment worth a question."""
    if favour_paid:
        if space == POSEIDON_NIGHT:
            return OPEN
    elif not state.rules.asks_idly and ACTION_BOARD[space].returns_offering(state, seat):
        return "MYT-FOLLOW-08:returns-offering"
    return ACTION_BOARD[space].closed(state, seat, FOLLOWING)


def why_no_payment(state: MytikasState, seat: int, space: int, option: int) -> str:
    """The whole reason key of a payment that is not offered."""
    closed = payment_closed(state, seat, space, option)
    if not closed:
        return ""
    if closed == able(state, seat, space, option != PAY_OFFERING):
        if closed.endswith("returns-offering"):
            return closed
        return "MYT-FOLLOW-08," + ACTION_BOARD[space].why(state, seat, FOLLOWING)
    if option == PAY_OFFERING:
        return closed + thing("deity", "deity", DEITY_NAMES[ZEUS])
    god = space // 2 if closed.endswith("other-god") else option - PAY_FAVOUR
    return closed + thing("patron", "patron", GOD_NAMES[god])


@final
class Followers(Frame[MytikasState]):
    """Each opponent in turn order decides once and acts before the next (MYT-FOLLOW-01, -06, -07,
    -10). Who cannot follow is not asked: everything it depends on lies open."""

    def __init__(self, index: int, asked: int = 0) -> None:
        self.index = index  # places after the active player
        self.asked = asked  # 1 when somebody was; the active player has not yet looked again

    def advance(self, state: MytikasState) -> int:
        space = state.at[SPACE]
        while self.index < state.rules.seats:
            if payments(state, self.actor(state), space):
                self.asked = 1
                return WAIT
            self.index += 1
        return self.look_again(state)

    def look_again(self, state: MytikasState) -> int:
        """It is still the active player's turn: what others did or let be may be a reason to
        tumble (MYT-RAISE-06). Where nobody was asked, nothing has changed since step 4."""
        active = state.at[ACTIVE]
        if self.asked and state.rules.late_tumbling and can_tumble(state, active):
            self.asked = 0
            state.call(LastTumble(active, 0, 0))
            return AGAIN
        return DONE

    def actor(self, state: MytikasState) -> int:
        seat = state.at[ACTIVE] + self.index
        return seat if seat < state.rules.seats else seat - state.rules.seats

    def kind(self, state: MytikasState) -> int:
        return FOLLOW

    def options(self, state: MytikasState) -> list[int]:
        return [DECLINE, *payments(state, self.actor(state), state.at[SPACE])]

    def choose(self, state: MytikasState, option: int) -> None:
        seat = self.actor(state)
        self.index += 1
        if option == DECLINE:
            return
        if option == PAY_OFFERING:
            spend_offering(state, seat)
        else:
            return_favour(state, seat, option - PAY_FAVOUR)
        state.call(FollowSide(seat, 0))

    def refusal(self, state: MytikasState, option: int) -> str:
        if option == DECLINE:
            return ""
        return why_no_payment(state, self.actor(state), state.at[SPACE], option)

    def about(self, state: MytikasState) -> list[str]:
        space = state.at[SPACE]
        if state.rules.duel:
            return ["patron=patron:" + GOD_NAMES[space // 2]]
        return ["space=space:" + SPACE_NAMES[space]]

    def copy(self) -> "Followers":
        return Followers(self.index, self.asked)

    def saved(self) -> list[int]:
        return [self.index, self.asked]


@final
class FollowSide(Frame[MytikasState]):
    """The follower acts; with two players it chooses one of the god's two actions
    (MYT-TWO-06 to -08)."""

    def __init__(self, seat: int, over: int) -> None:
        self.seat = seat
        self.over = over

    def advance(self, state: MytikasState) -> int:
        if self.over:
            return DONE
        if state.rules.duel:
            return WAIT
        self.follow(state, state.at[SPACE])
        return AGAIN

    def follow(self, state: MytikasState, space: int) -> None:
        self.over = 1
        state.note(FOLLOWED, self.seat, space)
        do_main(state, self.seat, space, 0)

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return FOLLOW_SIDE

    def options(self, state: MytikasState) -> list[int]:
        first = state.at[SPACE] // 2 * 2
        return [
            side
            for side in (DAY, NIGHT)
            if not main_closed(state, self.seat, first + side, FOLLOWING)
        ]

    def choose(self, state: MytikasState, option: int) -> None:
        self.follow(state, state.at[SPACE] // 2 * 2 + option)

    def refusal(self, state: MytikasState, option: int) -> str:
        space = state.at[SPACE] // 2 * 2 + option
        if not main_closed(state, self.seat, space, FOLLOWING):
            return ""
        return "MYT-FOLLOW-08," + ACTION_BOARD[space].why(state, self.seat, FOLLOWING)

    def about(self, state: MytikasState) -> list[str]:
        return ["patron=patron:" + GOD_NAMES[state.at[SPACE] // 2]]

    def copy(self) -> "FollowSide":
        return FollowSide(self.seat, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.over]
