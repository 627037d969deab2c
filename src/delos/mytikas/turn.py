"""The turn (MYT-TURN): main action, bonus action, followers, river; and turn after turn."""

from typing import Final, final

from delos.cyclades.bits import bits
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.mytikas.builder import ChooseSide, StartOfTurn
from delos.mytikas.cells import (
    ENDED,
    FACE_DOWN,
    LOCKS_TAKEN,
    MAIN_DONE,
    RIVER,
    SPACE,
    TOKENS,
    UNSEEN,
)
from delos.mytikas.effects import RESTED, begin_main, begin_turn, rest, show_step, tumble, turn_up
from delos.mytikas.events import SCORED
from delos.mytikas.following import Followers
from delos.mytikas.ids import (
    DEMETER_NIGHT,
    NONE,
    SPACE_NAMES,
    ZEUS_NIGHT,
)
from delos.mytikas.kinds import (
    ACT,
    BONUS,
    DRAW_CARD,
    DROP,
    MAIN,
    NOTHING,
    SKIP,
    TUMBLE,
)
from delos.mytikas.raising import NOTHING_TO_TUMBLE, can_tumble, tumbles, why_no_tumble
from delos.mytikas.scoring import total
from delos.mytikas.spaces import (
    ACTION_BOARD,
    AT_ONCE,
    bonus_ready,
    do_bonus,
    do_main,
    main_closed,
    playable,
    why_no_bonus,
)
from delos.mytikas.state import MytikasState
from delos.mytikas.tumbling import LastTumble

# -- steps 3 and 4 ------------------------------------------------------------------------

NEEDED_THERE: Final = "MYT-TURN-12:needed-there"


@final
class MainAction(Frame[MytikasState]):
    """Do the main action, skip it for the bonus action, or do nothing; resources may tumble before
    (MYT-TURN-10, -12, -13). Where players must act, something can be done whatever tumbles."""

    def __init__(self, seat: int, dropping: int, over: int) -> None:
        self.seat = seat
        self.dropping = dropping  # 1 while a resource is chosen that tumbles
        self.over = over

    def advance(self, state: MytikasState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return DROP if self.dropping else MAIN

    def options(self, state: MytikasState) -> list[int]:
        if self.dropping:
            return self.drops(state)
        space = state.at[SPACE]
        found: list[int] = []
        if not main_closed(state, self.seat, space, AT_ONCE):
            found.append(ACT)
        if bonus_ready(state, self.seat, space):
            found.append(SKIP)
        if can_tumble(state, self.seat) and self.drops(state):
            found.append(TUMBLE)
        if not state.rules.must_act:
            found.append(NOTHING)
        return found

    def drops(self, state: MytikasState) -> list[int]:
        """All tumbles; where players must act, those after which they still can (MYT-TURN-12)."""
        found = tumbles(state, self.seat)
        if not state.rules.must_act:
            return found  # tumbling is not bound to acting, MYT-RAISE-07
        space = state.at[SPACE]
        if space != ZEUS_NIGHT and space != DEMETER_NIGHT:
            return found  # what these demand does not depend on levels
        if state.at[TOKENS] > 0:
            return found  # level 1 is open: whatever tumbles can still pay there
        if bonus_ready(state, self.seat, space):
            return found
        return [shift for shift in found if self.stays_playable(state, shift)]

    def stays_playable(self, state: MytikasState, shift: int) -> bool:
        twin = state.copy()
        tumble(twin, self.seat, shift)
        return playable(twin, self.seat, state.at[SPACE])

    def choose(self, state: MytikasState, option: int) -> None:
        if self.dropping:
            self.dropping = 0
            tumble(state, self.seat, option)
            return
        if option == TUMBLE:
            self.dropping = 1
            return
        self.over = 1
        space = state.at[SPACE]
        if option == ACT:
            begin_main(state)
            do_main(state, self.seat, space, 1)
        elif option == NOTHING:
            rest(state, self.seat)

    def refusal(self, state: MytikasState, option: int) -> str:
        if self.dropping:
            return why_no_tumble(state, self.seat, option) or self.why_needed(state, option)
        space = state.at[SPACE]
        if option == ACT:
            if not main_closed(state, self.seat, space, AT_ONCE):
                return ""
            return "MYT-TURN-07," + ACTION_BOARD[space].why(state, self.seat, AT_ONCE)
        if option == SKIP:
            closed = why_no_bonus(state, self.seat, space, AT_ONCE)
            return "MYT-TURN-12," + closed if closed else ""
        if option == NOTHING:
            return "MYT-TURN-12:must-act" if state.rules.must_act else ""
        if not can_tumble(state, self.seat):
            return NOTHING_TO_TUMBLE
        return "" if self.drops(state) else NEEDED_THERE

    def why_needed(self, state: MytikasState, shift: int) -> str:
        return "" if shift in self.drops(state) else NEEDED_THERE

    def about(self, state: MytikasState) -> list[str]:
        return ["space=space:" + SPACE_NAMES[state.at[SPACE]]]

    def copy(self) -> "MainAction":
        return MainAction(self.seat, self.dropping, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.dropping, self.over]


@final
class BonusAction(Frame[MytikasState]):
    """Do the bonus action or skip it; who skipped the main action for it has chosen it already
    (MYT-TURN-11, -12, -14, -16, MYT-BUILD-12)."""

    def __init__(self, seat: int, over: int) -> None:
        self.seat = seat
        self.over = over

    def advance(self, state: MytikasState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return BONUS

    def options(self, state: MytikasState) -> list[int]:
        return [ACT, SKIP] if state.at[MAIN_DONE] else [ACT]

    def choose(self, state: MytikasState, option: int) -> None:
        self.over = 1
        if option == ACT:
            do_bonus(state, self.seat, state.at[SPACE])

    def refusal(self, state: MytikasState, option: int) -> str:
        return "" if option == ACT or state.at[MAIN_DONE] else "MYT-TURN-10:bonus-chosen"

    def about(self, state: MytikasState) -> list[str]:
        return ["space=space:" + SPACE_NAMES[state.at[SPACE]]]

    def copy(self) -> "BonusAction":
        return BonusAction(self.seat, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.over]


# -- step 6 -------------------------------------------------------------------------------


def place_to_show(state: MytikasState) -> int:
    """The first face-down place of the river without lock; the last lock lies on the deck."""
    free = min(state.at[LOCKS_TAKEN], len(state.rules.numbers.locks) - 1)
    for place in range(1, free + 1):
        if state.at[RIVER + place] == FACE_DOWN:
            return place
    return NONE


@final
class TurnUp(Frame[MytikasState]):
    """River cards that have lost their lock are shown (MYT-LOCK-09, -10, MYT-END-08). Which card
    it is decides itself now: nobody could know it before."""

    def advance(self, state: MytikasState) -> int:
        return WAIT if place_to_show(state) != NONE else DONE

    def actor(self, state: MytikasState) -> int:
        return CHANCE

    def kind(self, state: MytikasState) -> int:
        return DRAW_CARD

    def options(self, state: MytikasState) -> list[int]:
        return bits(state.at[UNSEEN])

    def choose(self, state: MytikasState, option: int) -> None:
        turn_up(state, place_to_show(state), option)

    def copy(self) -> "TurnUp":
        return TurnUp()

    def saved(self) -> list[int]:
        return []


# -- turn after turn ----------------------------------------------------------------------

BEGIN: Final = 0
STARTED: Final = 1
DO_MAIN: Final = 2
DO_BONUS: Final = 3
DO_LAST: Final = 4
DO_FOLLOW: Final = 5
DO_REVEAL: Final = 6
OVER: Final = 7


@final
class Turn(Frame[MytikasState]):
    """The steps of a turn in their order (MYT-TURN-02); each is a frame of its own, and left out
    if there is nothing to decide in it."""

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step  # the next one

    def advance(self, state: MytikasState) -> int:
        step = self.step
        while step != OVER:
            frame = self.frame(state, step)
            if frame is not None:
                show_step(state, step if step != BEGIN else STARTED)
                self.step = step + 1
                state.call(frame)
                return AGAIN
            step += 1
        self.step = OVER
        show_step(state, DO_REVEAL)
        return DONE

    def frame(self, state: MytikasState, step: int) -> Frame[MytikasState] | None:
        """Of the step; none when there is nothing to decide in it."""
        seat = self.seat
        if step == BEGIN:
            begin_turn(state, seat)
            return StartOfTurn(seat, 0, 0, 0)
        space = state.at[SPACE]
        if step == STARTED:
            return ChooseSide(seat, 0) if state.rules.duel else None
        if step == DO_MAIN:
            if playable(state, seat, space):
                return MainAction(seat, 0, 0)
            rest(state, seat)  # only where no space was legal, MYT-TURN-21
            return None
        if step == DO_BONUS:
            if state.at[MAIN_DONE] == RESTED:
                return None
            return BonusAction(seat, 0) if bonus_ready(state, seat, space) else None
        if step == DO_LAST:
            return LastTumble(seat, 0, 0) if can_tumble(state, seat) else None
        if step == DO_FOLLOW:
            return Followers(1)
        return TurnUp() if place_to_show(state) != NONE else None

    def copy(self) -> "Turn":
        return Turn(self.seat, self.step)

    def saved(self) -> list[int]:
        return [self.seat, self.step]


@final
class Turns(Frame[MytikasState]):
    """Turns in turn order until the end was triggered in one of them; no round is completed and
    nobody decides anything after it (MYT-TURN-01, MYT-END-04 to -06, MYT-SCORE-13)."""

    def __init__(self, next: int) -> None:
        self.next = next  # seat whose turn comes

    def advance(self, state: MytikasState) -> int:
        if state.at[ENDED]:
            for seat in range(state.rules.seats):
                state.note(SCORED, seat, total(state, seat))
            return DONE
        state.call(Turn(self.next, BEGIN))
        self.next = (self.next + 1) % state.rules.seats
        return AGAIN

    def copy(self) -> "Turns":
        return Turns(self.next)

    def saved(self) -> list[int]:
        return [self.next]
