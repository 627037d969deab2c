"""Tumbling at the end of one's turn (MYT-RAISE)."""

from typing import final

from delos.kernel.frame import DONE, WAIT, Frame
from delos.mytikas.cells import SPACE, STEP
from delos.mytikas.effects import tumble
from delos.mytikas.ids import SPACE_NAMES, STEP_NAMES
from delos.mytikas.kinds import DROP, END, LAST, LAST_TUMBLE
from delos.mytikas.raising import can_tumble, tumbles, why_no_tumble
from delos.mytikas.state import MytikasState


@final
class LastTumble(Frame[MytikasState]):
    """A last moment to tumble in the own turn: before opponents follow, and once more when they
    have had their say (MYT-RAISE-06, -10)."""

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
        return why_no_tumble(state, self.seat, option) if self.dropping else ""

    def about(self, state: MytikasState) -> list[str]:
        """The same question twice in a turn would look like a fault: the second is about the space
        that the others had the chance to follow."""
        if STEP_NAMES[state.at[STEP]] != "follow":
            return []
        return ["space=space:" + SPACE_NAMES[state.at[SPACE]]]

    def copy(self) -> "LastTumble":
        return LastTumble(self.seat, self.dropping, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.dropping, self.over]
