"""Set-up: starting positions and bidding order come by chance (CLA-SETUP)."""

from typing import Final, final

from delos.classic.boards import Board
from delos.classic.cells import PROSPERITY
from delos.classic.customs import customs, owner_of
from delos.classic.hooks import SetupStep
from delos.classic.kinds import DRAW_POSITION
from delos.classic.ruleset import Ruleset
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    CYCLE,
    DECK,
    FLEET_RESERVE,
    GOLD,
    ORDER,
    PHILOSOPHER_SUPPLY,
    PRIESTESS_SUPPLY,
    SUPPLY,
    TROOP_RESERVE,
)
from delos.cyclades.effects import place_fleets, place_troops, take_land
from delos.cyclades.ids import THEATRE
from delos.cyclades.kinds import DRAW_SEAT
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame

TROOPS_EACH: Final = 8
FLEETS_EACH: Final = 8
BUILDINGS_EACH: Final = 10  # of each ordinary type (CLA-BUILD-15)


def empty_table(ruleset: Ruleset, blank: Cells) -> Cells:
    """All pieces in their reserves, nothing on the board (CLA-SETUP-02, -03, -06, -07, -10,
    CLA-SHORTAGE-05). What is not counted here is unlimited: gold, territory markers, metropolises
    (CLA-SHORTAGE-02, -04, CLA-BATTLE-09)."""
    at = blank[:]
    for faction in range(ruleset.players):
        at[TROOP_RESERVE + faction] = TROOPS_EACH
        at[FLEET_RESERVE + faction] = FLEETS_EACH
        at[GOLD + faction] = ruleset.start_gold
    for building in range(4):
        at[SUPPLY + building] = BUILDINGS_EACH
    at[PRIESTESS_SUPPLY] = ruleset.priests
    at[PHILOSOPHER_SUPPLY] = ruleset.philosophers
    at[PROSPERITY] = ruleset.prosperity
    at[SUPPLY + THEATRE] = ruleset.theatres
    for cell, content in ruleset.stock.items():
        at[cell] = content
    for card in ruleset.cards:
        at[DECK] |= BIT[card]
    at[CYCLE] = 1
    return at


@final
class DealPositions(Frame[CycladesState]):
    """Which colour starts where is drawn (CLA-SETUP-09): two islands with a troop each, two fleets
    (CLA-SETUP-04)."""

    def __init__(self, faction: int, left: int) -> None:
        self.faction = faction
        self.left = left  # positions not yet drawn

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.faction < state.rules.factions else DONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_POSITION

    def options(self, state: CycladesState) -> list[int]:
        return bits(self.left)

    def choose(self, state: CycladesState, option: int) -> None:
        start = customs(state).board.positions[option]
        self.left &= ~BIT[option]
        for land in start.islands:
            take_land(state, self.faction, land)
            place_troops(state, self.faction, land, 1)
        for sea in start.fleets:
            place_fleets(state, self.faction, sea, 1)
        self.faction += 1

    def copy(self) -> "DealPositions":
        return DealPositions(self.faction, self.left)

    def saved(self) -> list[int]:
        return [self.faction, self.left]


@final
class StartingPositions(SetupStep):
    def frame(self, board: Board) -> Frame[CycladesState]:
        return DealPositions(0, BIT[len(board.positions)] - 1)


@final
class ShuffleMarkers(Frame[CycladesState]):
    """Markers in random order on the turn track; two players mix all four (CLA-SETUP-08)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.slot < customs(state).markers else DONE

    def waiting(self, state: CycladesState) -> list[int]:
        placed = [state.at[ORDER + slot] for slot in range(self.slot)]
        return [marker for marker in range(customs(state).markers) if marker not in placed]

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_SEAT

    def options(self, state: CycladesState) -> list[int]:
        """The player whose marker comes next."""
        found: list[int] = []
        for marker in self.waiting(state):
            if owner_of(state, marker) not in found:
                found.append(owner_of(state, marker))
        found.sort()
        return found

    def odds(self, state: CycladesState) -> list[int]:
        owners = [owner_of(state, marker) for marker in self.waiting(state)]
        return [owners.count(faction) for faction in self.options(state)]

    def choose(self, state: CycladesState, option: int) -> None:
        for marker in self.waiting(state):
            if owner_of(state, marker) == option:
                state.at[ORDER + self.slot] = marker
                break
        self.slot += 1

    def copy(self) -> "ShuffleMarkers":
        return ShuffleMarkers(self.slot)

    def saved(self) -> list[int]:
        return [self.slot]


@final
class BiddingOrder(SetupStep):
    def frame(self, board: Board) -> Frame[CycladesState]:
        return ShuffleMarkers(0)
