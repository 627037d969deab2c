"""Undead units: how they are raised, which of them falls, and when they leave (HAD-GOD). What they
capture, a last island too, is captured as by any troop (HAD-END-02)."""

from typing import final

from delos.classic.events import UNDEAD_FLEETS_DESTROYED, UNDEAD_FLEETS_PLACED
from delos.classic.hades.effects.undead import (
    send_undead,
    serve,
    undead_in_stock,
    undead_of,
)
from delos.classic.hades.kinds import (
    AN_UNDEAD_FLEET,
    AN_UNDEAD_TROOP,
    FLEET_KIND,
    SAIL_UNDEAD,
    TROOP_KIND,
    UNDEAD_KIND,
    UNDEAD_SEA,
)
from delos.classic.hooks import REGULAR, SPARE, SpareUnits
from delos.classic.reasons import why_no_berth
from delos.cyclades.bits import bits
from delos.cyclades.cells import FLEETS, NONE
from delos.cyclades.effects import lose_fleet, set_fleets
from delos.cyclades.question import Question
from delos.cyclades.recruit import Recruit, can_recruit
from delos.cyclades.side import side_of
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import OTHER, fleet_places
from delos.kernel.frame import DONE, WAIT


def can_raise(state: CycladesState, faction: int, unit: int) -> bool:
    """Whether a piece is in the stock and a place for it on the board, as for regular recruits
    (HAD-GOD-11, -16, -21)."""
    if unit == AN_UNDEAD_TROOP:
        return can_recruit(state, faction, OTHER)
    return undead_in_stock(state) > 0 and fleet_places(state, faction) != 0


def call_undead(state: CycladesState, faction: int, unit: int) -> None:
    """Ask where a raised unit goes. All undead serve one player until they leave (HAD-GOD-16)."""
    serve(state, faction)
    if unit == AN_UNDEAD_TROOP:
        state.call(Recruit(faction, OTHER, 1))
    else:
        state.call(LaunchUndead(faction, 0))


def place_undead_fleet(state: CycladesState, faction: int, sea: int) -> None:
    """From the common stock, not from the player's reserve: it does not count for the limit of 8
    (HAD-GOD-17)."""
    send_undead(state, NONE, sea, 1)
    set_fleets(state, faction, sea, state.at[FLEETS + sea] + 1)
    state.note(UNDEAD_FLEETS_PLACED, faction, sea, 1)


@final
class FreeUndead(Question):
    """The free unit: a troop or a fleet, as the player likes (HAD-GOD-10); without place for
    either it is lost."""

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.over == 0 and self.options(state) else DONE

    def kind(self, state: CycladesState) -> int:
        return UNDEAD_KIND

    def options(self, state: CycladesState) -> list[int]:
        units = (AN_UNDEAD_TROOP, AN_UNDEAD_FLEET)
        return [unit for unit in units if can_raise(state, self.faction, unit)]

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        call_undead(state, self.faction, option)

    def refusal(self, state: CycladesState, option: int) -> str:
        return "HAD-GOD-16:no-place"

    def copy(self) -> "FreeUndead":
        return FreeUndead(self.faction, self.over)


@final
class LaunchUndead(Question):
    """The sea space of an undead fleet: where a regular one could be built (HAD-GOD-16)."""

    def kind(self, state: CycladesState) -> int:
        return UNDEAD_SEA

    def options(self, state: CycladesState) -> list[int]:
        return bits(fleet_places(state, self.faction))

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        place_undead_fleet(state, self.faction, option)

    def refusal(self, state: CycladesState, option: int) -> str:
        return why_no_berth(state, self.faction, option)

    def copy(self) -> "LaunchUndead":
        return LaunchUndead(self.faction, self.over)


@final
class Undead(SpareUnits):
    """Undead fleets stand among the others. Who has lost a round with fleets of both kinds chooses
    which of them is gone (HAD-GOD-15). On land the procedure of losses asks by itself."""

    def of(self, state: CycladesState, faction: int, sea: int) -> int:
        return undead_of(state, faction, sea)

    def send(self, state: CycladesState, origin: int, sea: int, count: int) -> None:
        send_undead(state, origin, sea, count)

    def lost(self, state: CycladesState, faction: int, sea: int, count: int) -> None:
        state.note(UNDEAD_FLEETS_DESTROYED, faction, sea, count)

    def which(self, state: CycladesState, faction: int, sea: int) -> bool:
        at = state.at
        fleets = at[side_of(state, faction).fleets(sea)]
        if not 0 < undead_of(state, faction, sea) < fleets:
            return False
        state.call(LoseFleet(faction, sea, 0))
        return True

    def which_troop(self) -> int:
        return TROOP_KIND

    def which_fleet(self) -> int:
        return FLEET_KIND

    def how_many(self) -> int:
        return SAIL_UNDEAD

    def share(self) -> str:
        return "HAD-GOD-16:count"

    def needed(self) -> str:
        return "HAD-GOD-14:undead"

    def not_given(self) -> str:
        return "HAD-GOD-17:not-given"


@final
class LoseFleet(Question):
    """A side of a naval battle has lost a round and gives up a fleet of its choice."""

    def __init__(self, faction: int, sea: int, over: int) -> None:
        super().__init__(faction, over)
        self.sea = sea

    def kind(self, state: CycladesState) -> int:
        return FLEET_KIND

    def options(self, state: CycladesState) -> list[int]:
        return [REGULAR, SPARE]

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        lose_fleet(state, self.faction, self.sea, option)

    def about(self, state: CycladesState) -> list[str]:
        return ["sea=sea:" + state.chart.sea_names[self.sea]]

    def copy(self) -> "LoseFleet":
        return LoseFleet(self.faction, self.sea, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.sea, self.over]
