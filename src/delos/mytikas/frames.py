"""States as plain data: every kind of frame by its name, and the table as a list."""

from typing import Final

from delos.kernel.cells import cells
from delos.kernel.errors import BadRecord
from delos.kernel.frame import Frame
from delos.kernel.numbers import saved_numbers
from delos.mytikas.builder import ChooseSide, StartOfTurn
from delos.mytikas.building import Build
from delos.mytikas.cells import SIZE
from delos.mytikas.deities import GiveUp
from delos.mytikas.favours import BuyFavour, TakeFavours
from delos.mytikas.following import Followers, FollowSide
from delos.mytikas.moving import MoveResources
from delos.mytikas.offering import MakeOffering, TakeOrMake
from delos.mytikas.producing import ProduceCities, ProduceGround
from delos.mytikas.raising import Raise, RaiseAny
from delos.mytikas.rules import Rules
from delos.mytikas.setup import (
    Deal,
    DealHands,
    FirstFavours,
    FirstPlayer,
    KeepCard,
    LayRiver,
    Opening,
)
from delos.mytikas.state import MytikasState
from delos.mytikas.tumbling import LastTumble
from delos.mytikas.turn import (
    BonusAction,
    MainAction,
    Turn,
    Turns,
    TurnUp,
)

FRAMES: Final[list[type[Frame[MytikasState]]]] = [
    BonusAction,
    Build,
    BuyFavour,
    ChooseSide,
    Deal,
    DealHands,
    FirstFavours,
    FirstPlayer,
    FollowSide,
    Followers,
    GiveUp,
    KeepCard,
    LastTumble,
    LayRiver,
    MainAction,
    MakeOffering,
    MoveResources,
    Opening,
    ProduceCities,
    ProduceGround,
    Raise,
    RaiseAny,
    StartOfTurn,
    TakeFavours,
    TakeOrMake,
    Turn,
    TurnUp,
    Turns,
]
_BY_NAME: Final = {frame.__name__: frame for frame in FRAMES}


def saved_state(state: MytikasState) -> dict[str, object]:
    stack: list[object] = []
    for frame in state.stack:
        entry: list[object] = [type(frame).__name__]
        for value in frame.saved():
            entry.append(value)
        stack.append(entry)
    return {"at": state.numbers(), "stack": stack}


def loaded_state(data: dict[str, object], rules: Rules) -> MytikasState:
    at = data.get("at")
    stack = data.get("stack")
    if not isinstance(at, list) or not isinstance(stack, list):
        raise BadRecord("The state needs the lists 'at' and 'stack'; the dump is damaged.")
    if len(at) != SIZE:
        raise BadRecord(f"The table has {len(at)} cells instead of {SIZE}; the dump is damaged.")
    frames: list[Frame[MytikasState]] = []
    for entry in stack:
        if not isinstance(entry, list) or not entry or entry[0] not in _BY_NAME:
            raise BadRecord(f"Unknown step {entry!r} in the dump's stack.")
        try:
            frames.append(make_frame(str(entry[0]), saved_numbers(entry[1:])))
        except TypeError as error:
            raise BadRecord(f"The step {entry[0]} has the wrong number of fields.") from error
    return MytikasState(cells(saved_numbers(at)), True, rules, frames)


def make_frame(name: str, values: list[int]) -> Frame[MytikasState]:
    return _BY_NAME[name](*values)
