"""Initial placement in two rounds (LEG-PLACE)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import FLEET_RESERVE, LANDS_OF, ORDER, SEAS_OF
from delos.cyclades.effects import place_fleets, place_troops, take_land
from delos.cyclades.kinds import PLACE_FLEET, PLACE_TROOP
from delos.cyclades.reach import open_seas
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame
from delos.legendary.customs import customs
from delos.legendary.kinds import PLACE_LAND

FIRST_LAND: Final = 0
SECOND_LAND: Final = 1
FIRST_FLEET: Final = 2
SECOND_FLEET: Final = 3
THIRD_LAND: Final = 4
THIRD_FLEET: Final = 5
GARRISON: Final = 6

FLEET_STEPS: Final = (FIRST_FLEET, SECOND_FLEET, THIRD_FLEET)
START_TROOPS: Final = 3


def free_lands(state: CycladesState) -> int:
    """Lands that nobody has taken; sharing an Island is allowed (LEG-PLACE-07)."""
    at = state.at
    free = state.chart.all_lands
    for faction in range(state.rules.factions):
        free &= ~at[LANDS_OF + faction]
    return free


def mate_islands(state: CycladesState, faction: int) -> int:
    """All lands of Islands where a teammate already has one (LEG-TEAM-05)."""
    found = 0
    mates = state.rules.mates[faction]
    if mates == 0:
        return found
    for mate in bits(mates):
        for land in bits(state.at[LANDS_OF + mate]):
            found |= state.chart.island[land]
    return found


LAND_REASONS: Final = ["LEG-PLACE-07:occupied", "LEG-TEAM-05:mate-island", "LEG-PLACE-01:island"]
GARRISON_REASONS: Final = ["LEG-PLACE-12:own-land"]
FLEET_REASONS: Final = [
    "LEG-PLACE-04:beside-land",
    "LEG-PLACE-04,LEG-PLACE-06:only-sea",
]


def first_lands(state: CycladesState, faction: int) -> int:
    """Lands that can be the first of a legal pair. Without one, different Islands are waived, then
    the teammate's Islands (LEG-PLACE-01, -08, LEG-TEAM-06)."""
    free = free_lands(state)
    lands = free & ~mate_islands(state, faction)
    # If any two lie apart, every one has a partner; else any other on their one Island will do.
    return lands if lands & (lands - 1) else free


def second_lands(state: CycladesState, faction: int, first: int) -> int:
    """The partners of a first land, under the same waivers."""
    free = free_lands(state)
    lands = free & ~mate_islands(state, faction)
    if lands & (lands - 1) == 0:
        return free & ~BIT[first]
    apart = lands & ~state.chart.island[first]
    return apart if apart else lands & ~BIT[first]


@final
class Placement(Frame[CycladesState]):
    """Round 1 in turn order: two lands and a Fleet for each; round 2 in reverse order: a third
    land, its Fleet and three Troops (LEG-PLACE-01 to -04, -09, -10, -12, -15)."""

    def __init__(self, index: int, step: int, first: int, second: int, troops: int) -> None:
        self.index = index  # of the turn, both rounds counted together
        self.step = step
        self.first = first
        self.second = second
        self.troops = troops  # already placed

    def advance(self, state: CycladesState) -> int:
        while self.index < 2 * state.rules.factions:
            if self.areas(state):
                return WAIT
            if self.step in FLEET_STEPS:
                self.next_step(state)  # the Fleet stays in reserve (LEG-PLACE-06)
            else:
                self.end_turn(state)  # a map without free land: the rest lapses
        return DONE

    def faction(self, state: CycladesState) -> int:
        seats = state.rules.factions
        slot = self.index if self.index < seats else 2 * seats - 1 - self.index
        return state.at[ORDER + slot]

    def actor(self, state: CycladesState) -> int:
        return self.faction(state)

    def kind(self, state: CycladesState) -> int:
        if self.step in FLEET_STEPS:
            return PLACE_FLEET
        return PLACE_TROOP if self.step == GARRISON else PLACE_LAND

    def options(self, state: CycladesState) -> list[int]:
        return bits(self.areas(state))

    def areas(self, state: CycladesState) -> int:
        """The lands or seas to choose from, as a mask."""
        faction = self.faction(state)
        if self.step == FIRST_LAND:
            return first_lands(state, faction)
        if self.step == SECOND_LAND:
            return second_lands(state, faction, self.first)
        if self.step == THIRD_LAND:
            return free_lands(state)
        if self.step == GARRISON:
            return state.at[LANDS_OF + faction]
        return self.fleet_seas(state, faction)

    def beside(self, state: CycladesState, faction: int) -> int:
        """Empty seas beside the land, else one's own there (LEG-PLACE-04, LEG-PLACE-05)."""
        land = self.second if self.step == SECOND_FLEET else self.first
        near = open_seas(state, faction, state.chart.land_seas[land])
        empty = near & ~state.at[SEAS_OF + faction]
        return empty if empty else near

    def fleet_seas(self, state: CycladesState, faction: int) -> int:
        """Of these, the first Fleet leaves the second land a sea if it can (LEG-PLACE-06)."""
        if state.at[FLEET_RESERVE + faction] == 0:
            return 0
        near = self.beside(state, faction)
        if self.step != FIRST_FLEET or not customs(state).fleets_apart:
            return near
        spared = near & ~self.only_sea(state, faction)
        return spared if spared else near

    def only_sea(self, state: CycladesState, faction: int) -> int:
        """The last empty sea beside the second land, as a mask; 0 if it has several or none, or
        no Fleet is left for it."""
        if state.at[FLEET_RESERVE + faction] < 2:
            return 0
        empty = open_seas(state, faction, state.chart.land_seas[self.second])
        empty &= ~state.at[SEAS_OF + faction]
        return 0 if empty & (empty - 1) else empty

    def choose(self, state: CycladesState, option: int) -> None:
        faction = self.faction(state)
        if self.step == FIRST_LAND:
            self.first = option
        elif self.step == SECOND_LAND:
            self.second = option
            take_land(state, faction, self.first)
            take_land(state, faction, self.second)
        elif self.step == THIRD_LAND:
            self.first = option
            take_land(state, faction, option)
        elif self.step == GARRISON:
            place_troops(state, faction, option, 1)
            self.troops += 1
            if self.troops < START_TROOPS:
                return
        else:
            place_fleets(state, faction, option, 1)
        self.next_step(state)

    def next_step(self, state: CycladesState) -> None:
        if self.step == SECOND_FLEET or self.step == GARRISON:
            self.end_turn(state)
        else:
            self.step += 1

    def end_turn(self, state: CycladesState) -> None:
        self.index += 1
        self.troops = 0
        self.step = FIRST_LAND if self.index < state.rules.factions else THIRD_LAND

    def about(self, state: CycladesState) -> list[str]:
        if self.step not in FLEET_STEPS:
            return []
        land = self.second if self.step == SECOND_FLEET else self.first
        return ["land=land:" + state.chart.land_names[land]]

    def refusal(self, state: CycladesState, option: int) -> str:
        faction = self.faction(state)
        menu = self.areas(state)
        if self.step in FLEET_STEPS:
            return held_back([self.beside(state, faction), menu], option, FLEET_REASONS)
        if self.step == GARRISON:
            return held_back([menu], option, GARRISON_REASONS)
        if option >= state.chart.lands:
            return ""  # not on this map
        free = free_lands(state)
        first = free if self.step == THIRD_LAND else first_lands(state, faction)
        return held_back([free, first, menu], option, LAND_REASONS)

    def copy(self) -> "Placement":
        return Placement(self.index, self.step, self.first, self.second, self.troops)

    def saved(self) -> list[int]:
        return [self.index, self.step, self.first, self.second, self.troops]
