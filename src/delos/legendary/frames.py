"""States as plain data: every kind of frame by its name, and the part of the table in use."""

from typing import Final

from delos.cyclades.arrival import Passage
from delos.cyclades.chart import Chart
from delos.cyclades.errand import Errand
from delos.cyclades.land_battle import BeforeBattle, LandBattle
from delos.cyclades.land_losses import LandLosses
from delos.cyclades.land_move import TakeUnits, Travel
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.land_round import LandRound
from delos.cyclades.recruit import Recruit
from delos.cyclades.rules import Rules
from delos.cyclades.saving import by_name, restored_state
from delos.cyclades.saving import saved_state as plain_state
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame
from delos.legendary.bonus import Bonus, LosersBonus
from delos.legendary.building import Build
from delos.legendary.creature import BuyCreature, Peek, PlayCreature
from delos.legendary.cycle import Actions, Cycle
from delos.legendary.dumping import LATER_CELLS, ORDER_OF_DUMPS, blank
from delos.legendary.figurine import FigurineUpkeep, PlaceFigurine, Upkeep
from delos.legendary.founding import Found
from delos.legendary.gifts import Gifts
from delos.legendary.gods.apollo import ApolloTokens
from delos.legendary.gods.hera import HireHero
from delos.legendary.initialization import Initialize, RefillCreatures, RefillHeroes
from delos.legendary.metropolis import GiveUpSet, Which
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
    TakeUnits,
    Travel,
    Turn,
    Upkeep,
    Which,
]
_BY_NAME: Final = by_name(FRAMES)
BLANK: Final = blank()


def saved_state(state: CycladesState) -> dict[str, object]:
    return plain_state(state, ORDER_OF_DUMPS, LATER_CELLS, BLANK)


def loaded_state(data: dict[str, object], chart: Chart, rules: Rules) -> CycladesState:
    return restored_state(data, chart, rules, _BY_NAME, blank(), ORDER_OF_DUMPS, LATER_CELLS)
