"""Moving resources to any level, the effect of a slot (MYT-BONUS)."""

from typing import final

from delos.kernel.frame import DONE, WAIT, Frame
from delos.mytikas.cells import BOARD, RESOURCES
from delos.mytikas.effects import move
from delos.mytikas.kinds import MOVE, STOP_MOVING
from delos.mytikas.raising import why_no_cube
from delos.mytikas.shifts import BY_TYPE, FALLS, RISES
from delos.mytikas.state import MytikasState


@final
class MoveResources(Frame[MytikasState]):
    """Move up to n own resources, each to any level (MYT-BONUS-02, -05, -09)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def advance(self, state: MytikasState) -> int:
        return WAIT if self.left > 0 and state.resources(self.seat) > 0 else DONE

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return MOVE

    def options(self, state: MytikasState) -> list[int]:
        start = RESOURCES + self.seat * BOARD
        found: list[int] = []
        for cube in BY_TYPE:
            if state.at[start + cube]:
                found += FALLS[cube]
                found += RISES[cube]
        found.append(STOP_MOVING)
        return found

    def choose(self, state: MytikasState, option: int) -> None:
        if option == STOP_MOVING:
            self.left = 0
            return
        self.left -= 1
        move(state, self.seat, option)

    def refusal(self, state: MytikasState, option: int) -> str:
        return (
            "" if option == STOP_MOVING else why_no_cube(state, self.seat, "MYT-BONUS-02", option)
        )

    def about(self, state: MytikasState) -> list[str]:
        return [f"count=n:{self.left}"]

    def copy(self) -> "MoveResources":
        return MoveResources(self.seat, self.left)

    def saved(self) -> list[int]:
        return [self.seat, self.left]
