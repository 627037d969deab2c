"""Every kind of frame that modules bring; dumps name them."""

from typing import Final

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
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame

HADES_FRAMES: Final[list[type[Frame[CycladesState]]]] = [
    ChooseBuilding,
    Deploy,
    Double,
    DrawFavour,
    DrawItem,
    Drive,
    FreeUndead,
    GirdleWindow,
    ItemWindow,
    KeepFigures,
    LaunchUndead,
    LoseFleet,
    PickItem,
    PlaceNecropolis,
    PlacementRound,
    ProsperAtSea,
    Rearrange,
    SetColumns,
    Shoot,
    ThreatDice,
    Trade,
    TurnCards,
    TwoGifts,
    Upkeep,
]
