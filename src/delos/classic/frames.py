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
from delos.classic.hades.deck_search import TurnCards
from delos.classic.hades.favours.aphrodite import Double
from delos.classic.hades.favours.artemis import Trade
from delos.classic.hades.favours.builders import ChooseBuilding
from delos.classic.hades.favours.gifts import KeepFigures, TwoGifts
from delos.classic.hades.favours.hecate import SetColumns
from delos.classic.hades.favours.hephaestus import PickItem
from delos.classic.hades.favours.hermes import ProsperAtSea
from delos.classic.hades.favours.pile import DrawFavour, DrawItem
from delos.classic.hades.heroes.upkeep import Upkeep
from delos.classic.hades.items.in_turn import Drive, Shoot
from delos.classic.hades.items.windows import GirdleWindow, ItemWindow, Rearrange
from delos.classic.hades.necropolis import PlaceNecropolis
from delos.classic.hades.placement import Deploy, PlacementRound
from delos.classic.hades.undead import FreeUndead, LaunchUndead, LoseFleet
from delos.classic.hades.underworld import ThreatDice
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
    ChooseBuilding,
    Cycle,
    DealPositions,
    Deploy,
    Double,
    DrawFavour,
    DrawGods,
    DrawItem,
    Drive,
    DriveOut,
    Erect,
    Errand,
    FairWind,
    FillTrack,
    Found,
    FreeUndead,
    GirdleWindow,
    GiveUpSet,
    ItemWindow,
    KeepFigures,
    LandBattle,
    LandLosses,
    LandRound,
    LaunchUndead,
    LoseFleet,
    Offerings,
    PickItem,
    PlaceNecropolis,
    PlacementRound,
    PlayCreature,
    Prosper,
    ProsperAtSea,
    Rearrange,
    Recruit,
    Retreat,
    SeaBattle,
    SetColumns,
    Shoot,
    ShuffleMarkers,
    TakeUnits,
    ThreatDice,
    Trade,
    Travel,
    Turn,
    TurnCards,
    TwoGifts,
    Upkeep,
    Voyage,
    WhichFirst,
]
_BY_NAME: Final = by_name(FRAMES)
BLANK: Final = blank()


def saved_state(state: CycladesState) -> dict[str, object]:
    return plain_state(state, ORDER_OF_DUMPS, LATER_CELLS, BLANK)


def loaded_state(data: dict[str, object], chart: Chart, rules: Rules) -> CycladesState:
    return restored_state(data, chart, rules, _BY_NAME, blank(), ORDER_OF_DUMPS, LATER_CELLS)
