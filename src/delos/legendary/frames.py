"""States as plain data: every kind of frame by its name, and the table as a list."""

from typing import Final

from delos.cyclades.arrival import Passage
from delos.cyclades.building import Build
from delos.cyclades.cells import SIZE
from delos.cyclades.chart import Chart
from delos.cyclades.errand import Errand
from delos.cyclades.land_battle import BeforeBattle, LandBattle
from delos.cyclades.land_losses import LandLosses
from delos.cyclades.land_move import LandMove
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.land_round import LandRound
from delos.cyclades.offerings import Offerings
from delos.cyclades.recruit import Recruit
from delos.cyclades.rules import Rules
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.sea_move import SeaMove
from delos.cyclades.state import CycladesState
from delos.kernel.errors import BadRecord
from delos.kernel.frame import Frame
from delos.legendary.bonus import Bonus, LosersBonus
from delos.legendary.creature import BuyCreature, Peek, PlayCreature
from delos.legendary.cycle import Actions, Cycle
from delos.legendary.figurine import FigurineUpkeep, PlaceFigurine, Upkeep
from delos.legendary.initialization import Initialize, RefillCreatures, RefillHeroes
from delos.legendary.metropolis import Found, GiveUpSet, Which
from delos.legendary.placement import Placement
from delos.legendary.setup import ShuffleGods, ShuffleSeats
from delos.legendary.turn import ApolloTokens, Gifts, HireHero, Turn

FRAMES: Final[list[type[Frame[CycladesState]]]] = [
    Actions,
    ApolloTokens,
    BeforeBattle,
    Bonus,
    Build,
    BuyCreature,
    Cycle,
    Errand,
    FigurineUpkeep,
    Found,
    Gifts,
    GiveUpSet,
    HireHero,
    Initialize,
    LandBattle,
    LandLosses,
    LandMove,
    LandRound,
    LosersBonus,
    Offerings,
    Passage,
    Peek,
    PlaceFigurine,
    Placement,
    PlayCreature,
    Recruit,
    RefillCreatures,
    RefillHeroes,
    Retreat,
    SeaBattle,
    SeaMove,
    ShuffleGods,
    ShuffleSeats,
    Turn,
    Upkeep,
    Which,
]
_BY_NAME: Final = {frame.__name__: frame for frame in FRAMES}


def saved_state(state: CycladesState) -> dict[str, object]:
    stack: list[object] = []
    for frame in state.stack:
        entry: list[object] = [type(frame).__name__]
        for value in frame.saved():
            entry.append(value)
        stack.append(entry)
    return {"at": state.at[:], "stack": stack}


def loaded_state(data: dict[str, object], chart: Chart, rules: Rules) -> CycladesState:
    at = data.get("at")
    stack = data.get("stack")
    if not isinstance(at, list) or not isinstance(stack, list):
        raise BadRecord("The state needs the lists 'at' and 'stack'; the dump is damaged.")
    if len(at) != SIZE:
        raise BadRecord(f"The table has {len(at)} cells instead of {SIZE}; the dump is damaged.")
    frames: list[Frame[CycladesState]] = []
    for entry in stack:
        if not isinstance(entry, list) or not entry or entry[0] not in _BY_NAME:
            raise BadRecord(f"Unknown step {entry!r} in the dump's stack.")
        try:
            frames.append(make_frame(str(entry[0]), numbers(entry[1:])))
        except TypeError as error:
            raise BadRecord(f"The step {entry[0]} has the wrong number of fields.") from error
    return CycladesState(numbers(at), True, chart, rules, frames)


def make_frame(name: str, values: list[int]) -> Frame[CycladesState]:
    return _BY_NAME[name](*values)


def numbers(values: list[object]) -> list[int]:
    found: list[int] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadRecord(f"Found {value!r} where a whole number belongs; the dump is damaged.")
        found.append(value)
    return found
