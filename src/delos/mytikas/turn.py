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
    (MYT-TURN-10, -12, -13)."""

    def __init__(self, seat: int, dropping: int, over: int) -> None:
        self.seat = seat
        self.dropping = dropping  # 1 while a resource is chosen that tumbles
        self.over = over

    def advance(self, state: MytikasState) -> int:
        if self.over:
            return DONE
        if playable(state, self.seat, state.at[SPACE]):
            return WAIT
        self.over = 1  # only where no space was legal, MYT-TURN-21
        state.note(NOTHING_DONE, self.seat, state.at[SPACE])
        return DONE

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
        if self.drops(state):
            found.append(TUMBLE)
        return found

    def drops(self, state: MytikasState) -> list[int]:
        return [shift for shift in tumbles(state, self.seat) if self.stays_playable(state, shift)]

    def stays_playable(self, state: MytikasState, shift: int) -> bool:
        """Whether something can still be done here after this tumble (MYT-TURN-12)."""
        space = state.at[SPACE]
        if space != ZEUS_NIGHT and space != DEMETER_NIGHT:
            return True  # what these demand does not depend on levels
        if bonus_ready(state, self.seat, space):
            return True
        twin = state.copy()
        tumble(twin, self.seat, shift)
        return playable(twin, self.seat, space)

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
        if self.over or not bonus_ready(state, self.seat, state.at[SPACE]):
            return DONE
        return WAIT

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


@final
class TurnUp(Frame[MytikasState]):
    """River cards that have lost their lock are shown (MYT-LOCK-09, -10, MYT-END-08). Which card
    it is decides itself now: nobody could know it before."""

    def advance(self, state: MytikasState) -> int:
        return WAIT if self.place(state) != NONE else DONE

    def place(self, state: MytikasState) -> int:
        """The first face-down place without lock; the last lock lies on the deck."""
        free = min(state.at[LOCKS_TAKEN], len(state.rules.numbers.locks) - 1)
        for place in range(1, free + 1):
            if state.at[RIVER + place] == FACE_DOWN:
                return place
        return NONE

    def actor(self, state: MytikasState) -> int:
        return CHANCE

    def kind(self, state: MytikasState) -> int:
        return DRAW_CARD

    def options(self, state: MytikasState) -> list[int]:
        return bits(state.at[UNSEEN])

    def choose(self, state: MytikasState, option: int) -> None:
        turn_up(state, self.place(state), option)

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
    """The steps of a turn in their order (MYT-TURN-02); each is a frame of its own."""

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step  # the next one

    def advance(self, state: MytikasState) -> int:
        at = state.at
        step = self.step
        if step == OVER:
            return DONE
        self.step += 1
        at[STEP] = max(1, step)
        if step == BEGIN:
            self.begin(state)
            state.call(StartOfTurn(self.seat, 0, 0, 0))
        elif step == STARTED:
            if state.rules.duel:
                state.call(ChooseSide(self.seat, 0))
        elif step == DO_MAIN:
            state.call(MainAction(self.seat, 0, 0))
        elif step == DO_BONUS:
            state.call(BonusAction(self.seat, 0))
        elif step == DO_LAST:
            state.call(LastTumble(self.seat, 0, 0))
        elif step == DO_FOLLOW:
            state.call(Followers(1))
        else:
            state.call(TurnUp())
        return AGAIN

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
