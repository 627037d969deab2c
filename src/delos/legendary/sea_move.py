"""Sea Moves: Fleets sail to an adjacent Sea Area (LEG-SEAMOVE)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits, counting
from delos.cyclades.cells import CLOSED, FLEETS, SEAS_OF
from delos.cyclades.effects import pay
from delos.cyclades.kinds import SAIL_COUNT, SAIL_FROM, SAIL_TO
from delos.cyclades.reach import sea_neighbours
from delos.cyclades.sea_move import sail_into
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame


def mate_seas(state: CycladesState, faction: int) -> int:
    seas = 0
    for mate in bits(state.mates(faction)):
        seas |= state.at[SEAS_OF + mate]
    return seas


def sail_targets(state: CycladesState, faction: int, here: int, origin: int, steps: int) -> int:
    """Seas the next step may lead to: not closed (LEG-SEAMOVE-06); a teammate's sea only if
    enough steps can be paid to leave it again (LEG-TEAM-11, -12)."""
    if steps < 1:
        return 0
    near = sea_neighbours(state, faction, here) & ~state.at[CLOSED] & ~BIT[origin]
    if state.mates(faction) == 0:
        return near
    theirs = near & mate_seas(state, faction)
    near &= ~theirs
    for sea in bits(theirs):
        if _leaves(state, faction, sea, BIT[origin] | BIT[here] | BIT[sea], steps - 1):
            near |= BIT[sea]
    return near


def _leaves(state: CycladesState, faction: int, sea: int, seen: int, steps: int) -> bool:
    """Whether Fleets in a teammate's sea can go on to one where they may stop."""
    if steps < 1:
        return False
    near = sea_neighbours(state, faction, sea) & ~state.at[CLOSED] & ~seen
    theirs = near & mate_seas(state, faction)
    if near & ~theirs:
        return True
    for onward in bits(theirs):
        if _leaves(state, faction, onward, seen | BIT[onward], steps - 1):
            return True
    return False


def can_sail(state: CycladesState, faction: int) -> bool:
    gold = state.gold(faction)
    for sea in bits(state.at[SEAS_OF + faction]):
        if sail_targets(state, faction, sea, sea, gold):
            return True
    return False


FROM: Final = 0
COUNT: Final = 1
TO: Final = 2
OVER: Final = 3

STUCK: Final = ["LEG-SEAMOVE-01:no-fleet", "LEG-SEAMOVE-01:no-way-at-sea"]
NO_WAY: Final = ["LEG-SEAMOVE-01:next-sea", "LEG-SEAMOVE-06:closed", "LEG-TEAM-11:mate"]


@final
class SeaMove(Frame[CycladesState]):
    """From where, how many, to where; a step costs 1 gold (LEG-SEAMOVE-01, LEG-POSEIDON-04).

    Only Fleets move, from sea to sea, and nothing marks them as moved: the next Sea Move may take
    them again (LEG-SEAMOVE-05, -08).
    """

    def __init__(self, faction: int, step: int, origin: int, here: int, count: int) -> None:
        self.faction = faction
        self.step = step
        self.origin = origin
        self.here = here  # where the Fleets pass, in a teammate's seas
        self.count = count

    def advance(self, state: CycladesState) -> int:
        return DONE if self.step == OVER else WAIT

    def asks(self, state: CycladesState) -> bool:
        """How far units may pass through a teammate's areas depends on the purse."""
        return self.step != COUNT and state.mates(self.faction) != 0

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == FROM:
            return SAIL_FROM
        return SAIL_COUNT if self.step == COUNT else SAIL_TO

    def options(self, state: CycladesState) -> list[int]:
        gold = state.gold(self.faction)
        if self.step == FROM:
            return [
                sea
                for sea in bits(state.at[SEAS_OF + self.faction])
                if sail_targets(state, self.faction, sea, sea, gold)
            ]
        if self.step == COUNT:
            return counting(1, state.at[FLEETS + self.origin])
        return bits(sail_targets(state, self.faction, self.here, self.origin, gold))

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == FROM:
            self.origin = self.here = option
            self.step = COUNT
        elif self.step == COUNT:
            self.count = option
            self.step = TO
        else:
            pay(state, self.faction, 1)
            self.here = option
            if mate_seas(state, self.faction) & BIT[option] == 0:
                self.step = OVER
                sail_into(state, self.faction, self.origin, option, self.count)

    def about(self, state: CycladesState) -> list[str]:
        if self.step == FROM:
            return []
        return ["sea=sea:" + state.chart.sea_names[self.origin], f"count=n:{self.count}"]

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == COUNT:
            return "LEG-SEAMOVE-01:count"
        if option >= state.chart.seas or option in self.options(state):
            return ""
        if self.step == FROM:
            return held_back([state.at[SEAS_OF + self.faction], 0], option, STUCK)
        near = sea_neighbours(state, self.faction, self.here) & ~BIT[self.origin]
        return held_back([near, near & ~state.at[CLOSED], 0], option, NO_WAY)

    def copy(self) -> "SeaMove":
        return SeaMove(self.faction, self.step, self.origin, self.here, self.count)

    def saved(self) -> list[int]:
        return [self.faction, self.step, self.origin, self.here, self.count]
