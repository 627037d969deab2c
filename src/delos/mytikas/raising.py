"""Raising and tumbling (MYT-RAISE)."""

from typing import Final, final

from mypy_extensions import i64

from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import thing
from delos.mytikas.cells import BOARD, RESOURCES
from delos.mytikas.effects import improve, lift
from delos.mytikas.ids import GOLD, LEVELS, TYPE_NAMES, TYPES
from delos.mytikas.kinds import EXALT, RAISE_ANY_LEVEL, RAISE_STEP, STOP_RAISING
from delos.mytikas.shifts import BY_TYPE, FALLS, ORIGIN, RISES, SHIFTS, TARGET, TYPE
from delos.mytikas.state import MytikasState

TOP: Final = LEVELS - 1


def can_raise(state: MytikasState, seat: i64) -> bool:
    """Whether a resource lies below the top level (MYT-RAISE-01)."""
    return state.lies_on(seat, 0, TOP)


def can_tumble(state: MytikasState, seat: i64) -> bool:
    """Whether a resource lies above level 1."""
    return state.lies_on(seat, 1, LEVELS)


def tumbles(state: MytikasState, seat: int) -> list[int]:
    """Every way to let one resource fall to a lower level."""
    at = state.at
    start: i64 = RESOURCES + seat * BOARD
    found: list[int] = []
    for cube in BY_TYPE:
        if at[start + cube]:
            found += FALLS[cube]
    return found


NOTHING_TO_TUMBLE: Final = "MYT-RAISE-06:nothing-to-tumble"


def why_no_tumble(state: MytikasState, seat: int, shift: int) -> str:
    """Why a resource cannot tumble this way, or nothing."""
    if TARGET[shift] > ORIGIN[shift]:
        return "MYT-RAISE-06:downwards"
    return why_no_cube(state, seat, "MYT-RAISE-06", shift)


def why_no_cube(state: MytikasState, seat: int, rule: str, shift: int) -> str:
    """No resource of the type lies where the shift begins; nothing if one does."""
    if state.resource(seat, ORIGIN[shift], TYPE[shift]):
        return ""
    told = thing("resource", "resource", TYPE_NAMES[TYPE[shift]])
    return rule + ":no-resource" + told + thing("level", "level", str(ORIGIN[shift] + 1))


def steps_up(state: MytikasState, seat: int) -> list[int]:
    """Every way to raise one resource by one level."""
    at = state.at
    start: i64 = RESOURCES + seat * BOARD
    found: list[int] = []
    for cube in BY_TYPE:
        if at[start + cube] and cube < TOP * TYPES:
            found.append(RISES[cube][0])
    return found


@final
class Raise(Frame[MytikasState]):
    """Raise by one level, up to n times, one resource or several (MYT-RAISE-02 to -04)."""

    def __init__(self, seat: int, left: int, must: int, change: int) -> None:
        self.seat = seat
        self.left = left
        self.must = must  # 1 until the first raise, if the action demands one (MYT-RAISE-04)
        self.change = change  # 1 while one raised resource may still change (MYT-DEITY-HESTIA-01)

    def advance(self, state: MytikasState) -> int:
        return WAIT if self.left > 0 and can_raise(state, self.seat) else DONE

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return RAISE_STEP

    def options(self, state: MytikasState) -> list[int]:
        found = steps_up(state, self.seat)
        if self.change:
            for shift in found[:]:
                if TYPE[shift] != GOLD:
                    found.append(EXALT + shift)
        if not self.must:
            found.append(STOP_RAISING)
        return found

    def choose(self, state: MytikasState, option: int) -> None:
        if option == STOP_RAISING:
            self.left = 0
            return
        self.left -= 1
        self.must = 0
        shift = option % SHIFTS
        lift(state, self.seat, shift)
        if option >= EXALT:
            self.change = 0
            improve(state, self.seat, TARGET[shift], TYPE[shift])

    def refusal(self, state: MytikasState, option: int) -> str:
        if option == STOP_RAISING:
            return "MYT-RAISE-04:at-least-one" if self.must else ""
        shift = option % SHIFTS
        if TARGET[shift] != ORIGIN[shift] + 1:
            return "MYT-RAISE-01:one-level"
        if option >= EXALT and TYPE[shift] == GOLD:
            return "MYT-DEITY-HESTIA-02:gold-stays"
        if option >= EXALT and not self.change:
            return "MYT-DEITY-HESTIA-01:no-change"
        return why_no_cube(state, self.seat, "MYT-RAISE-01", shift)

    def about(self, state: MytikasState) -> list[str]:
        return [f"count=n:{self.left}"]

    def copy(self) -> "Raise":
        return Raise(self.seat, self.left, self.must, self.change)

    def saved(self) -> list[int]:
        return [self.seat, self.left, self.must, self.change]


@final
class RaiseAny(Frame[MytikasState]):
    """Raise one resource to any higher level (MYT-RAISE-05)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def advance(self, state: MytikasState) -> int:
        return WAIT if self.left > 0 and can_raise(state, self.seat) else DONE

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return RAISE_ANY_LEVEL

    def options(self, state: MytikasState) -> list[int]:
        start = RESOURCES + self.seat * BOARD
        found: list[int] = []
        for cube in BY_TYPE:
            if state.at[start + cube]:
                found += RISES[cube]
        return found

    def choose(self, state: MytikasState, option: int) -> None:
        self.left -= 1
        lift(state, self.seat, option)

    def refusal(self, state: MytikasState, option: int) -> str:
        if TARGET[option] < ORIGIN[option]:
            return "MYT-RAISE-05:upwards"
        return why_no_cube(state, self.seat, "MYT-RAISE-05", option)

    def copy(self) -> "RaiseAny":
        return RaiseAny(self.seat, self.left)

    def saved(self) -> list[int]:
        return [self.seat, self.left]
