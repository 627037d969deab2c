"""Taking Favour tokens (MYT-FAVOUR)."""

from typing import final

from mypy_extensions import i64

from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import thing
from delos.mytikas.cells import PILE
from delos.mytikas.effects import rob_favour, spend, take_favour
from delos.mytikas.ids import GOD_NAMES, GODS, LEVELS, MARBLE, NONE, SEAT_NAMES, TYPE_NAMES
from delos.mytikas.kinds import BUY_FAVOUR, KEEP_MARBLE, ROB, SPEND_MARBLE, TAKE_FAVOUR
from delos.mytikas.state import MytikasState


def victims(state: MytikasState, seat: int, god: int) -> list[int]:
    """Opponents that have a token of the god."""
    return [
        other
        for other in range(state.rules.seats)
        if other != seat and state.favours(other, god) > 0
    ]


def gods_to_name(state: MytikasState, seat: int) -> list[int]:
    """Gods of whom a token lies on the pile or, that being empty, with an opponent
    (MYT-FAVOUR-01, -02, -04)."""
    return [
        god for god in range(GODS) if state.at[PILE + god] > 0 or len(victims(state, seat, god)) > 0
    ]


def can_take_favour(state: MytikasState, seat: i64) -> bool:
    for god in range(GODS):
        if state.at[PILE + god] > 0:
            return True
    return len(gods_to_name(state, seat)) > 0


@final
class TakeFavours(Frame[MytikasState]):
    """One token after the other; each choice is made when the former is done (MYT-FAVOUR-08).
    What cannot be taken lapses (MYT-FAVOUR-05)."""

    def __init__(self, seat: int, left: int, god: int) -> None:
        self.seat = seat
        self.left = left
        self.god = god  # named, its pile being empty: whom to rob is still open; or NONE

    def advance(self, state: MytikasState) -> int:
        return WAIT if self.left > 0 and can_take_favour(state, self.seat) else DONE

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return TAKE_FAVOUR if self.god == NONE else ROB

    def options(self, state: MytikasState) -> list[int]:
        if self.god == NONE:
            return gods_to_name(state, self.seat)
        return victims(state, self.seat, self.god)

    def choose(self, state: MytikasState, option: int) -> None:
        if self.god != NONE:
            rob_favour(state, self.seat, option, self.god)
        elif state.at[PILE + option] > 0:
            take_favour(state, self.seat, option)  # never from an opponent now, MYT-FAVOUR-03
        else:
            self.god = option
            return
        self.god = NONE
        self.left -= 1

    def refusal(self, state: MytikasState, option: int) -> str:
        if option in self.options(state):
            return ""
        if self.god == NONE:
            return "MYT-FAVOUR-04:no-such-token" + thing("patron", "patron", GOD_NAMES[option])
        if option == self.seat:
            return "MYT-FAVOUR-02:own-token"
        told = thing("patron", "patron", GOD_NAMES[self.god])
        return "MYT-FAVOUR-02:not-with" + told + thing("player", "player", SEAT_NAMES[option])

    def about(self, state: MytikasState) -> list[str]:
        return [] if self.god == NONE else ["patron=patron:" + GOD_NAMES[self.god]]

    def copy(self) -> "TakeFavours":
        return TakeFavours(self.seat, self.left, self.god)

    def saved(self) -> list[int]:
        return [self.seat, self.left, self.god]


@final
class BuyFavour(Frame[MytikasState]):
    """Pay a marble from any level for one more token (MYT-DEITY-HEPHAESTUS-01, -02)."""

    def __init__(self, seat: int, over: int) -> None:
        self.seat = seat
        self.over = over

    def advance(self, state: MytikasState) -> int:
        if self.over or state.of_type(self.seat, MARBLE) == 0:
            return DONE
        return WAIT if can_take_favour(state, self.seat) else DONE

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return BUY_FAVOUR

    def options(self, state: MytikasState) -> list[int]:
        found = [KEEP_MARBLE]
        for level in range(LEVELS):
            if state.resource(self.seat, level, MARBLE):
                found.append(SPEND_MARBLE + level)
        return found

    def choose(self, state: MytikasState, option: int) -> None:
        self.over = 1
        if option != KEEP_MARBLE:
            spend(state, self.seat, option - SPEND_MARBLE, MARBLE, 1)
            state.call(TakeFavours(self.seat, 1, NONE))

    def refusal(self, state: MytikasState, option: int) -> str:
        if option == KEEP_MARBLE or state.resource(self.seat, option - SPEND_MARBLE, MARBLE):
            return ""
        told = thing("resource", "resource", TYPE_NAMES[MARBLE])
        told += thing("level", "level", str(option - SPEND_MARBLE + 1))
        return "MYT-DEITY-HEPHAESTUS-02:no-resource" + told

    def copy(self) -> "BuyFavour":
        return BuyFavour(self.seat, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.over]
