"""States as plain data: every kind of frame by its name, and the part of the table in use."""

from typing import Final

from delos.cyclades.arrival import Passage
from delos.cyclades.blank import blank_table
from delos.cyclades.cells import (
    FLEETS,
    HELD,
    LANDS_OF,
    OWNER,
    SEA_OWNER,
    SEA_TOKENS,
)
from delos.cyclades.chart import SEAS, Chart
from delos.cyclades.errand import Errand
from delos.cyclades.land_battle import BeforeBattle, LandBattle
from delos.cyclades.land_losses import LandLosses
from delos.cyclades.land_move import LandMove
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.land_round import LandRound
from delos.cyclades.recruit import Recruit
from delos.cyclades.rules import Rules
from delos.cyclades.saving import by_name, restored_state
from delos.cyclades.saving import saved_state as plain_state
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.kernel.errors import BadRecord
from delos.kernel.frame import Frame
from delos.legendary.bonus import Bonus, LosersBonus
from delos.legendary.building import Build
from delos.legendary.creature import BuyCreature, Peek, PlayCreature
from delos.legendary.cycle import Actions, Cycle
from delos.legendary.figurine import FigurineUpkeep, PlaceFigurine, Upkeep
from delos.legendary.gifts import Gifts
from delos.legendary.gods.apollo import ApolloTokens
from delos.legendary.gods.hera import HireHero
from delos.legendary.initialization import Initialize, RefillCreatures, RefillHeroes
from delos.legendary.metropolis import Found, GiveUpSet, Which
from delos.legendary.offerings import Offerings
from delos.legendary.placement import Placement
from delos.legendary.sea_move import SeaMove
from delos.legendary.setup import ShuffleGods, ShuffleSeats
from delos.legendary.turn import Turn

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
_BY_NAME: Final = by_name(FRAMES)
# The part of the table that this title uses, section by section: dumps hold nothing else.
_SECTIONS: Final = [
    [OWNER, SEA_OWNER + SEAS],
    [FLEETS, FLEETS + SEAS],
    [SEA_TOKENS, SEA_TOKENS + SEAS],
    [LANDS_OF, HELD],
]
CELLS: Final = sum([end - start for start, end in _SECTIONS])


def saved_state(state: CycladesState) -> dict[str, object]:
    data = plain_state(state)
    used: list[int] = []
    for start, end in _SECTIONS:
        used += state.at[start:end]
    data["at"] = used
    return data


def loaded_state(data: dict[str, object], chart: Chart, rules: Rules) -> CycladesState:
    at = data.get("at")
    if not isinstance(at, list):
        raise BadRecord("The state needs the lists 'at' and 'stack'; the dump is damaged.")
    if len(at) != CELLS:
        raise BadRecord(f"The table has {len(at)} cells instead of {CELLS}; the dump is damaged.")
    whole: list[object] = []
    whole += blank_table()  # what other titles need is not in the dump
    begin = 0
    for start, end in _SECTIONS:
        whole[start:end] = at[begin : begin + end - start]
        begin += end - start
    return restored_state({"at": whole, "stack": data.get("stack")}, chart, rules, _BY_NAME)
