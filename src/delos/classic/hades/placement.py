"""Free placement: the armies of the start are auctioned and deployed (HAD-PLACE).

The round comes before the first cycle: no dice of Hades, no favour, no creature, no building, no
move, no income and no upkeep (HAD-PLACE-12, -15).
"""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.boards import Board
from delos.classic.cells import PROSPERITY, QUEUE
from delos.classic.customs import customs, owner_of
from delos.classic.effects import clear_gods, close_row, open_gods
from delos.classic.god_track import OPEN, DrawGods, gods_open, row_of
from delos.classic.gods.gifts import Prosper
from delos.classic.hades.cells import PLACING
from delos.classic.hades.effects.gods import begin_placement, end_placement
from delos.classic.hooks import OfferingLaw, Secret, SetupStep
from delos.classic.metropolis import checked
from delos.classic.offerings import GOD, Offerings, clear_offerings, marker_on
from delos.classic.ruleset import Module, Ruleset
from delos.classic.setup import BiddingOrder
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    CYCLE,
    GOD_OF,
    LANDS_OF,
    NONE,
    OWNER,
    SEAS_OF,
)
from delos.cyclades.effects import (
    begin_turn,
    end_turn,
    gain_philosopher,
    gain_priestess,
    place_fleets,
    place_troops,
    take_land,
)
from delos.cyclades.ids import APOLLO, ARES, ATHENA, POSEIDON, ZEUS
from delos.cyclades.kinds import PLACE_FLEET, PLACE_TROOP
from delos.cyclades.recruit import Recruit
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import FLEET, fleet_places
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

GOLD: Final = 7  # HAD-PLACE-01
EACH: Final = 2  # troops, and fleets

OFFER: Final = 0
ARMIES: Final = 1
OVER: Final = 2


@final
class PlacementRound(Frame[CycladesState]):
    """Gods are drawn, offerings made and paid; then each god's player deploys an army, and the
    first real cycle begins with gods drawn anew (HAD-PLACE-02, -04, -08)."""

    def __init__(self, step: int, index: int) -> None:
        self.step = step
        self.index = index  # of the next god

    def advance(self, state: CycladesState) -> int:
        if self.step == OFFER:
            self.step = ARMIES
            self.offer(state)
            return AGAIN
        gods = gods_open(state)
        while self.step == ARMIES and self.index < len(gods):
            god = gods[self.index]
            self.index += 1
            marker = state.at[QUEUE] if god == APOLLO else marker_on(state, god)
            if marker != NONE:
                state.call(Deploy(marker, god, BEGIN, 0, 0))
                return AGAIN
        if self.step == ARMIES:
            self.step = OVER
            self.clear(state)
        return DONE

    def offer(self, state: CycladesState) -> None:
        begin_placement(state)
        open_gods(state, OPEN[row_of(state)])
        clear_offerings(state)
        state.call(Offerings(0, NONE, NONE, NONE, GOD, 0))
        state.call(DrawGods(0, customs(state).tiles))

    def clear(self, state: CycladesState) -> None:
        """Nothing of this round's gods is left (HAD-PLACE-08)."""
        end_placement(state)
        checked(state)  # a philosopher was gained; one is never enough
        clear_offerings(state)
        clear_gods(state)
        close_row(state)

    def copy(self) -> "PlacementRound":
        return PlacementRound(self.step, self.index)

    def saved(self) -> list[int]:
        return [self.step, self.index]


@final
class PlacementLaw(OfferingLaw):
    """While armies are placed only one marker may stand on Apollo (HAD-PLACE-03), and 1 GP must
    stay for each own marker that is still to come (HAD-PLACE-13)."""

    def shut(self, state: CycladesState, faction: i64) -> i64:
        return BIT[APOLLO] if state.at[PLACING] and state.at[QUEUE] != NONE else 0

    def why(self, state: CycladesState, faction: i64, god: i64) -> str:
        return "HAD-PLACE-03:taken" if self.shut(state, faction) & BIT[god] else ""

    def kept_back(self, state: CycladesState, faction: i64, god: i64) -> i64:
        """A marker that the player's own new one drives off is to come too."""
        if state.at[PLACING] == 0:
            return 0
        waiting: i64 = 0
        for marker in customs(state).markers_of(faction):
            if state.at[GOD_OF + marker] == NONE or state.at[GOD_OF + marker] == god:
                waiting += 1
        return max(0, waiting - 1)


BEGIN: Final = 0
TROOP: Final = 1
BONUS_TROOP: Final = 2
SHIP: Final = 3
BONUS: Final = 4
END: Final = 5


def free_lands(state: CycladesState) -> int:
    """Islands of nobody, as a mask: no battles are foreseen (HAD-PLACE-10). Every board has more of
    them than armies need (HAD-MAP-06)."""
    found = 0
    for land in range(state.chart.lands):
        if state.at[OWNER + land] == NONE:
            found |= BIT[land]
    return found


@final
class Deploy(Frame[CycladesState]):
    """Two troops on two islands, then two fleets around own islands, and the bonus of the god; a
    player with two markers deploys once, at the earlier god (HAD-PLACE-04 to -07, -10, -13)."""

    def __init__(self, marker: int, god: int, step: int, troops: int, fleets: int) -> None:
        self.marker = marker
        self.god = god
        self.step = step
        self.troops = troops  # still to be placed
        self.fleets = fleets

    def advance(self, state: CycladesState) -> int:
        if self.step == BEGIN:
            self.begin(state)
        if self.step == TROOP and self.troops == 0:
            self.step = BONUS_TROOP if self.god == ARES else SHIP
        if self.step == SHIP and (self.fleets == 0 or not self.options(state)):
            self.step = BONUS
        if self.step == BONUS:
            self.step = END
            self.bonus(state)
            return AGAIN
        if self.step == END:
            self.end(state)
            return DONE
        return WAIT

    def begin(self, state: CycladesState) -> None:
        at = state.at
        faction = self.actor(state)
        begin_turn(state, faction, self.god)
        self.step = TROOP
        if at[LANDS_OF + faction] == 0:
            self.troops = EACH
            self.fleets = EACH

    def bonus(self, state: CycladesState) -> None:
        faction = self.actor(state)
        if self.god == POSEIDON:
            state.call(Recruit(faction, FLEET, 1))
        elif self.god == ATHENA:
            gain_philosopher(state, faction)
        elif self.god == ZEUS:
            gain_priestess(state, faction)
        elif self.god == APOLLO and state.at[PROSPERITY] > 0:
            state.call(Prosper(faction, 0))  # on any island (HAD-PLACE-14)

    def end(self, state: CycladesState) -> None:
        """The marker goes to the highest free space of the turn track: that is the bidding order
        of the first cycle (HAD-PLACE-11)."""
        end_turn(state, self.actor(state), self.marker, customs(state).markers)

    def actor(self, state: CycladesState) -> int:
        return owner_of(state, self.marker)

    def kind(self, state: CycladesState) -> int:
        return PLACE_FLEET if self.step == SHIP else PLACE_TROOP

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        faction = self.actor(state)
        if self.step == TROOP:
            return bits(free_lands(state))
        if self.step == BONUS_TROOP:
            return bits(free_lands(state) | at[LANDS_OF + faction])
        return bits(fleet_places(state, faction) & ~at[SEAS_OF + faction])

    def choose(self, state: CycladesState, option: int) -> None:
        faction = self.actor(state)
        if self.step == SHIP:
            self.fleets -= 1
            place_fleets(state, faction, option, 1)
            return
        if state.at[OWNER + option] == NONE:
            take_land(state, faction, option)
        place_troops(state, faction, option, 1)
        if self.step == TROOP:
            self.troops -= 1
        else:
            self.step = SHIP

    def refusal(self, state: CycladesState, option: int) -> str:
        at = state.at
        if self.step != SHIP:
            if option >= state.chart.lands or option in self.options(state):
                return ""
            if at[OWNER + option] == self.actor(state):
                return "HAD-PLACE-05:same-island"
            return "HAD-PLACE-10:occupied"
        if option >= state.chart.seas or option in self.options(state):
            return ""
        if at[SEAS_OF + self.actor(state)] & BIT[option]:
            return "HAD-PLACE-06:same-space"
        return "HAD-PLACE-06:not-around"

    def copy(self) -> "Deploy":
        return Deploy(self.marker, self.god, self.step, self.troops, self.fleets)

    def saved(self) -> list[int]:
        return [self.marker, self.god, self.step, self.troops, self.fleets]


@final
class DeployArmies(SetupStep):
    def frame(self, board: Board) -> Frame[CycladesState]:
        return PlacementRound(OFFER, 0)


@final
class KnownPurses(Secret):
    """While armies are placed everybody knows what everybody began with (HAD-PLACE-01)."""

    def opens_purses(self, state: CycladesState) -> bool:
        return state.at[PLACING] != 0


@final
class LateIncome(Phase):
    """No income in the first real cycle (HAD-PLACE-09)."""

    def __init__(self, usual: Phase) -> None:
        super().__init__(usual.name)
        self.usual = usual

    def begin(self, state: CycladesState) -> None:
        if state.at[CYCLE] > 1:
            self.usual.begin(state)


@final
class Placement(Module):
    def __init__(self) -> None:
        super().__init__("placement")

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.start_gold = GOLD
        ruleset.setup = [BiddingOrder(), DeployArmies()]
        ruleset.laws.append(PlacementLaw())
        ruleset.secrets.append(KnownPurses())
        ruleset.replace_phase(LateIncome(ruleset.phases[ruleset.place_of("income")]))
