"""The turn (MYT-TURN): main action, bonus action, followers, river; and turn after turn."""

from typing import Final, final

from delos.cyclades.bits import bits
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.mytikas.action import bonus_ready, do_bonus, do_main, entitled, main_ready, playable
from delos.mytikas.builder import ChooseSide, StartOfTurn
from delos.mytikas.cells import (
    ACTIVE,
    ENDED,
    FACE_DOWN,
    FRESH,
    LOCKS_TAKEN,
    MAIN_DONE,
    RIVER,
    SPACE,
    STEP,
    TOKENS,
    TURN,
    UNSEEN,
)
from delos.mytikas.effects import tumble, turn_up
from delos.mytikas.events import NOTHING_DONE, SCORED, TURN_STARTS
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
    END,
    LAST,
    LAST_TUMBLE,
    MAIN,
    SKIP,
    TUMBLE,
)
from delos.mytikas.raising import can_tumble, tumbles, why_no_tumble
from delos.mytikas.scoring import total
from delos.mytikas.state import MytikasState

# -- steps 3 and 4 ------------------------------------------------------------------------


@final
class MainAction(Frame[MytikasState]):
    """Do the main action or skip it for the bonus action; resources may tumble before
    (MYT-TURN-10, -12, -13). One of them can be done here, whatever tumbles."""

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
        if main_ready(state, self.seat, space):
            found.append(ACT)
        if bonus_ready(state, self.seat, space):
            found.append(SKIP)
        if can_tumble(state, self.seat) and self.drops(state):
            found.append(TUMBLE)
        return found

    def drops(self, state: MytikasState) -> list[int]:
        """Tumbles after which something can still be done here (MYT-TURN-12)."""
        found = tumbles(state, self.seat)
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
        if option == ACT:
            state.at[MAIN_DONE] = 1
            do_main(state, self.seat, state.at[SPACE], 1)

    def refusal(self, state: MytikasState, option: int) -> str:
        if self.dropping:
            return why_no_tumble(state, self.seat, option) or "MYT-TURN-12:needed-here"
        if option == ACT:
            return "MYT-TURN-07:cannot-do-it"
        if option == SKIP:
            entitled_here = entitled(state, self.seat, state.at[SPACE])
            return "MYT-TURN-12:not-both-skipped" if entitled_here else "MYT-TURN-14:not-entitled"
        return "MYT-RAISE-06:nothing-to-tumble"

    def about(self, state: MytikasState) -> list[str]:
        return ["space=space:" + SPACE_NAMES[state.at[SPACE]]]

    def copy(self) -> "MainAction":
        return MainAction(self.seat, self.dropping, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.dropping, self.over]


@final
class BonusAction(Frame[MytikasState]):
    """Do the bonus action or skip it; it is compulsory when the main action was skipped
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
        return "MYT-TURN-12:not-both-skipped"

    def about(self, state: MytikasState) -> list[str]:
        return ["space=space:" + SPACE_NAMES[state.at[SPACE]]]

    def copy(self) -> "BonusAction":
        return BonusAction(self.seat, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.over]


@final
class LastTumble(Frame[MytikasState]):
    """The last moment to tumble, before opponents follow (MYT-RAISE-06, -10)."""

    def __init__(self, seat: int, dropping: int, over: int) -> None:
        self.seat = seat
        self.dropping = dropping  # 1 while a resource is chosen that tumbles
        self.over = over

    def advance(self, state: MytikasState) -> int:
        return WAIT if not self.over and can_tumble(state, self.seat) else DONE

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return DROP if self.dropping else LAST

    def options(self, state: MytikasState) -> list[int]:
        return tumbles(state, self.seat) if self.dropping else [END, LAST_TUMBLE]

    def choose(self, state: MytikasState, option: int) -> None:
        if self.dropping:
            self.dropping = 0
            tumble(state, self.seat, option)
        elif option == END:
            self.over = 1
        else:
            self.dropping = 1

    def refusal(self, state: MytikasState, option: int) -> str:
        return why_no_tumble(state, self.seat, option)

    def copy(self) -> "LastTumble":
        return LastTumble(self.seat, self.dropping, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.dropping, self.over]


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
        while self.step != OVER:
            step = self.step
            self.step += 1
            state.at[STEP] = max(1, step)
            frame = self.frame(state, step)
            if frame is not None:
                state.call(frame)
                return AGAIN
        return DONE

    def frame(self, state: MytikasState, step: int) -> Frame[MytikasState] | None:
        """Of the step; none when there is nothing to decide in it."""
        seat = self.seat
        if step == BEGIN:
            self.begin(state)
            return StartOfTurn(seat, 0, 0, 0)
        space = state.at[SPACE]
        if step == STARTED:
            return ChooseSide(seat, 0) if state.rules.duel else None
        if step == DO_MAIN:
            if playable(state, seat, space):
                return MainAction(seat, 0, 0)
            state.note(NOTHING_DONE, seat, space)  # only where no space was legal, MYT-TURN-21
            return None
        if step == DO_BONUS:
            return BonusAction(seat, 0) if bonus_ready(state, seat, space) else None
        if step == DO_LAST:
            return LastTumble(seat, 0, 0) if can_tumble(state, seat) else None
        if step == DO_FOLLOW:
            return Followers(1)
        return TurnUp() if place_to_show(state) != NONE else None

    def begin(self, state: MytikasState) -> None:
        at = state.at
        at[ACTIVE] = self.seat
        at[TURN] += 1
        at[FRESH] = 0  # cards of the former turn wake up, MYT-DEITY-ALL-03
        at[SPACE] = NONE
        at[MAIN_DONE] = 0
        state.note(TURN_STARTS, self.seat, at[TURN])

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
