"""States as plain data: every kind of frame by its name."""

from typing import Final

from delos.classic.creature import PlayCreature
from delos.classic.creature_track import FillTrack
from delos.classic.creatures.polyphemus import DriveOut
from delos.classic.creatures.sylph import FairWind
from delos.classic.cycle import Actions, Cycle
from delos.classic.dumping import LATER_CELLS, ORDER_OF_DUMPS, blank
from delos.classic.god_track import DrawGods
from delos.classic.gods.building import Erect
from delos.classic.gods.gifts import Prosper
from delos.classic.hades.frames import HADES_FRAMES
from delos.classic.metropolis import Found, GiveUpSet, WhichFirst
from delos.classic.offerings import Offerings
from delos.classic.setup import DealPositions, ShuffleMarkers
from delos.classic.turn import Turn
from delos.classic.voyage import Voyage
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

FRAMES: Final[list[type[Frame[CycladesState]]]] = [
    Actions,
    BeforeBattle,
    Cycle,
    DealPositions,
    DrawGods,
    DriveOut,
    Erect,
    Errand,
    FairWind,
    FillTrack,
    Found,
    GiveUpSet,
    LandBattle,
    LandLosses,
    LandRound,
    Offerings,
    PlayCreature,
    Prosper,
    Recruit,
    Retreat,
    SeaBattle,
    ShuffleMarkers,
    TakeUnits,
    Travel,
    Turn,
    Voyage,
    WhichFirst,
]
_BY_NAME: Final = by_name(FRAMES + HADES_FRAMES)
BLANK: Final = blank()


def saved_state(state: CycladesState) -> dict[str, object]:
    return plain_state(state, ORDER_OF_DUMPS, LATER_CELLS, BLANK)


def loaded_state(data: dict[str, object], chart: Chart, rules: Rules) -> CycladesState:
    return restored_state(data, chart, rules, _BY_NAME, blank(), ORDER_OF_DUMPS, LATER_CELLS)
