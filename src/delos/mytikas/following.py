"""Following (MYT-FOLLOW): opponents pay to do the main action of the active player's space.

The space counts, not what was done there (MYT-FOLLOW-11). No builder moves (MYT-FOLLOW-09), there
is no bonus action (MYT-FOLLOW-05) and nobody follows a follower (MYT-FOLLOW-16).
"""

from typing import final

from mypy_extensions import i64

from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.mytikas.action import do_main, main_possible
from delos.mytikas.cells import ACTIVE, SPACE
from delos.mytikas.effects import return_favour, spend_offering
from delos.mytikas.events import FOLLOWED
from delos.mytikas.ids import DAY, GOD_NAMES, GODS, NIGHT, POSEIDON_NIGHT, SPACE_NAMES
from delos.mytikas.kinds import DECLINE, FOLLOW, FOLLOW_SIDE, PAY_FAVOUR, PAY_OFFERING
from delos.mytikas.state import MytikasState


def able(state: MytikasState, seat: i64, space: i64, favour_paid: bool) -> bool:
    """Whether the follower can do one of the open main actions after paying (MYT-FOLLOW-08): a
    token paid is on its pile again and can be taken (MYT-FOLLOW-13)."""
    if state.rules.duel:  # both actions of the god are open, MYT-TWO-06
        first = space // 2 * 2
        return able_at(state, seat, first + DAY, favour_paid) or able_at(
            state, seat, first + NIGHT, favour_paid
        )
    return able_at(state, seat, space, favour_paid)


def able_at(state: MytikasState, seat: i64, space: i64, favour_paid: bool) -> bool:
    if favour_paid and space == POSEIDON_NIGHT:
        return True
    return main_possible(state, seat, space, 0)


def payments(state: MytikasState, seat: i64, space: i64) -> list[int]:
    """A Favour token of the space's god; with cards any token, or an Offering of the reserve
    (MYT-FOLLOW-02, -03, MYT-DEITY-ZEUS-01, -02, MYT-DEITY-POSEIDON-01)."""
    usable = state.usable(seat)
    found: list[int] = []
    if usable & state.rules.any_favour_pays:
        for god in range(GODS):
            if state.favours(seat, god) > 0:
                found.append(PAY_FAVOUR + god)
    elif state.favours(seat, space // 2) > 0:
        found.append(PAY_FAVOUR + space // 2)
    if found and not able(state, seat, space, True):
        found = []
    if usable & state.rules.offering_pays and state.reserve(seat) > 0:
        if able(state, seat, space, False):
            found.append(PAY_OFFERING)
    return found


@final
class Followers(Frame[MytikasState]):
    """Each opponent in turn order decides once and acts before the next (MYT-FOLLOW-01, -06, -07,
    -10). Who cannot follow is not asked: everything it depends on lies open."""

    def __init__(self, index: int) -> None:
        self.index = index  # places after the active player

    def advance(self, state: MytikasState) -> int:
        while self.index < state.rules.seats:
            if payments(state, self.actor(state), state.at[SPACE]):
                return WAIT
            self.index += 1
        return DONE

    def actor(self, state: MytikasState) -> int:
        return (state.at[ACTIVE] + self.index) % state.rules.seats

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
        seat = self.actor(state)
        if option == PAY_OFFERING:
            if state.usable(seat) & state.rules.offering_pays == 0:
                return "MYT-FOLLOW-03:no-payment"
            if state.reserve(seat) == 0:
                return "MYT-DEITY-ZEUS-02:reserve"
        elif state.favours(seat, option - PAY_FAVOUR) == 0:
            return "MYT-FOLLOW-03:no-payment"
        elif option - PAY_FAVOUR != state.at[SPACE] // 2:
            return "MYT-FOLLOW-02:other-god"
        return "MYT-FOLLOW-08:cannot-do-it"

    def about(self, state: MytikasState) -> list[str]:
        space = state.at[SPACE]
        if state.rules.duel:
            return ["patron=patron:" + GOD_NAMES[space // 2]]
        return ["space=space:" + SPACE_NAMES[space]]

    def copy(self) -> "Followers":
        return Followers(self.index)

    def saved(self) -> list[int]:
        return [self.index]


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
        return [side for side in (DAY, NIGHT) if main_possible(state, self.seat, first + side, 0)]

    def choose(self, state: MytikasState, option: int) -> None:
        self.follow(state, state.at[SPACE] // 2 * 2 + option)

    def refusal(self, state: MytikasState, option: int) -> str:
        return "MYT-FOLLOW-08:cannot-do-it"

    def about(self, state: MytikasState) -> list[str]:
        return ["patron=patron:" + GOD_NAMES[state.at[SPACE] // 2]]

    def copy(self) -> "FollowSide":
        return FollowSide(self.seat, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.over]
