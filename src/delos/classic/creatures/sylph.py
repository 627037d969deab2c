"""The Sylph (CLA-CREATURE-SYLPH)."""

from typing import Final, final

from delos.classic.customs import customs
from delos.classic.kinds import SYLPH_COUNT, SYLPH_TO
from delos.classic.voyage import spare_shares, steps_from, why_no_step
from delos.cyclades.bits import BIT, bits, counting
from delos.cyclades.cells import FLEETS, NONE, SEAS_OF
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.ids import SYLPH
from delos.cyclades.kinds import SYLPH_SEA
from delos.cyclades.power import CreaturePower
from delos.cyclades.sea_move import sail_into
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

MOVES: Final = 10
NOWHERE: Final = SEA_SPACES
FROM: Final = 0
COUNT: Final = 1
SHARE: Final = 2
TO: Final = 3
DECLARED: Final = 4
OVER: Final = 5


@final
class Sylph(CreaturePower):
    def __init__(self) -> None:
        super().__init__(SYLPH)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(FairWind(faction, FROM, 0, NONE, 0, 0, NONE))


@final
class FairWind(Frame[CycladesState]):
    """Up to ten moves with fleets of the buyer's choice; battles are fought between them and do
    not end the movement, retreats are free (CLA-CREATURE-SYLPH-01, CLA-CREATURE-SYLPH-02,
    CLA-CREATURE-SYLPH-03). Each fleet of a group uses a move, or by the table's option the group
    together uses one (CLA-CREATURE-SYLPH-04). Where fleets of two sorts stand together, the buyer
    also says how many of each (HAD-GOD-16)."""

    def __init__(
        self, faction: int, step: int, made: int, here: int, count: int, spare: int, goal: int
    ) -> None:
        self.faction = faction
        self.step = step
        self.made = made  # moves made
        self.here = here
        self.count = count
        self.spare = spare  # how many of the fleets are nobody's own
        self.goal = goal  # declared, while somebody else is asked

    def advance(self, state: CycladesState) -> int:
        if self.step == DECLARED:
            self.resume(state)
            return AGAIN  # a battle may have begun
        if self.step == SHARE:
            shares = self.shares(state)
            if len(shares) == 1:
                self.choose(state, shares[0])
        return DONE if self.step == OVER or self.made == MOVES else WAIT

    def most(self, state: CycladesState) -> int:
        """How many fleets may go together: as many as stand there and as moves are left."""
        fleets = state.at[FLEETS + self.here]
        if customs(state).sylph_by_fleet:
            return min(fleets, MOVES - self.made)
        return fleets

    def shares(self, state: CycladesState) -> list[int]:
        return spare_shares(state, self.faction, self.here, self.count, 0)

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == FROM:
            return SYLPH_SEA
        if self.step == SHARE:
            return customs(state).spare_units.how_many()
        return SYLPH_COUNT if self.step == COUNT else SYLPH_TO

    def options(self, state: CycladesState) -> list[int]:
        if self.step == COUNT:
            return counting(1, self.most(state))
        if self.step == SHARE:
            return self.shares(state)
        if self.step == TO:
            return bits(steps_from(state, self.faction, self.here))
        own = bits(state.at[SEAS_OF + self.faction])
        found = [sea for sea in own if steps_from(state, self.faction, sea)]
        found.append(NOWHERE)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == FROM:
            self.here = option
            self.step = OVER if option == NOWHERE else COUNT
        elif self.step == COUNT:
            self.count = option
            self.step = SHARE
        elif self.step == SHARE:
            self.spare = option
            self.step = TO
        elif state.rules.customs.challenged(state, self.faction, LANDS + option):
            self.step = DECLARED
            self.goal = option
        else:
            self.sail(state, option)

    def resume(self, state: CycladesState) -> None:
        """After somebody was asked: the step is made, or refused and not counted; then the player
        chooses anew, or stops (HAD-ITEM-NECKLACE-03)."""
        if steps_from(state, self.faction, self.here) & BIT[self.goal]:
            self.sail(state, self.goal)
        else:
            self.step = FROM
        self.goal = NONE

    def sail(self, state: CycladesState, sea: int) -> None:
        self.made += self.count if customs(state).sylph_by_fleet else 1
        self.step = FROM
        sail_into(state, self.faction, self.here, sea, self.count, self.spare)

    def about(self, state: CycladesState) -> list[str]:
        return ["creature=creature:" + state.rules.creatures[SYLPH].name, self.left()]

    def left(self) -> str:
        return f"steps=n:{MOVES - self.made}"

    def refusal(self, state: CycladesState, option: int) -> str:
        at = state.at
        if self.step == SHARE:
            return customs(state).spare_units.share()
        if self.step == COUNT:
            if self.most(state) < option <= at[FLEETS + self.here]:
                return "CLA-CREATURE-SYLPH-04:moves-left " + self.left()
            return "" if 0 < option <= self.most(state) else "CLA-CREATURE-SYLPH-04:count"
        if option >= state.chart.seas:
            return ""
        if self.step == TO:
            return why_no_step(state, self.faction, self.here, option, "CLA-CREATURE-SYLPH-01")
        if at[SEAS_OF + self.faction] & BIT[option] == 0:
            return "CLA-CREATURE-SYLPH-01:no-fleet"
        open_to = steps_from(state, self.faction, option)
        return "" if open_to else "CLA-CREATURE-SYLPH-01:no-way-at-sea"

    def copy(self) -> "FairWind":
        return FairWind(
            self.faction, self.step, self.made, self.here, self.count, self.spare, self.goal
        )

    def saved(self) -> list[int]:
        return [self.faction, self.step, self.made, self.here, self.count, self.spare, self.goal]
