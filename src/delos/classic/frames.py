"""States as plain data: every kind of frame by its name."""

from typing import Final

from delos.classic.creature import PlayCreature
from delos.classic.creatures.polyphemus import DriveOut
from delos.classic.cycle import Actions, Cycle
from delos.classic.gods import DrawGods
from delos.classic.metropolis import Found, GiveUpSet, WhichFirst
from delos.classic.offerings import Offerings
from delos.classic.olympus import Erect, Prosper
from delos.classic.setup import DealPositions, ShuffleMarkers
from delos.classic.track import FillTrack
from delos.classic.turn import Turn
from delos.classic.voyage import Voyage
from delos.cyclades.chart import Chart
from delos.cyclades.errand import Errand
from delos.cyclades.land_battle import BeforeBattle, LandBattle
from delos.cyclades.land_losses import LandLosses
from delos.cyclades.land_move import LandMove
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.land_round import LandRound
from delos.cyclades.recruit import Recruit
from delos.cyclades.rules import Rules
from delos.cyclades.saving import by_name, restored_state
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
    FillTrack,
    Found,
    GiveUpSet,
    LandBattle,
    LandLosses,
    LandMove,
    LandRound,
    Offerings,
    PlayCreature,
    Prosper,
    Recruit,
    Retreat,
    SeaBattle,
    ShuffleMarkers,
    Turn,
    Voyage,
    WhichFirst,
]
_BY_NAME: Final = by_name(FRAMES)


def loaded_state(data: dict[str, object], chart: Chart, rules: Rules) -> CycladesState:
    return restored_state(data, chart, rules, _BY_NAME)
