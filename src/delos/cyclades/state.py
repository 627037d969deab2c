"""The state of a Cyclades game: the flat table, its chart and rules, and the stack of frames."""

from typing import final

from delos.cyclades.cells import (
    ACTIVE,
    GOLD,
    NONE,
    PIECE_AT,
)
from delos.cyclades.chart import LANDS, Chart
from delos.cyclades.rules import Rules
from delos.kernel.cells import Cells
from delos.kernel.frame import Frame, lent_stack
from delos.kernel.state import State


@final
class CycladesState(State):
    def __init__(
        self,
        at: Cells,
        noting: bool,
        chart: Chart,
        rules: Rules,
        stack: "list[Frame[CycladesState]]",
    ) -> None:
        super().__init__(at, noting, stack)
        self.chart = chart
        self.rules = rules

    def copy(self) -> "CycladesState":
        stack = lent_stack(self)
        twin = CycladesState(self.at[:], False, self.chart, self.rules, stack)
        twin.shared = self.shared
        return twin

    # -- the questions that most rules ask ------------------------------------------------

    def gold(self, faction: int) -> int:
        """What the faction can spend; teammates share one purse (LEG-TEAM-03)."""
        return self.at[GOLD + self.rules.team[faction]]

    def mates(self, faction: int) -> int:
        """Teammates as a mask; whatever no rule shares with them is one's own (LEG-TEAM-18)."""
        return self.rules.mates[faction]

    def opposed(self, one: int, other: int) -> bool:
        """Whether two factions are opponents: neither the same nor teammates."""
        return self.rules.team[one] != self.rules.team[other]

    def active(self) -> int:
        return self.at[ACTIVE]

    def piece_land(self, piece: int) -> int:
        """The Land Area a figurine stands on, or NONE."""
        place = self.at[PIECE_AT + piece]
        return place if place < LANDS else NONE

    def piece_sea(self, piece: int) -> int:
        """The Sea Area a figurine stands on, or NONE."""
        place = self.at[PIECE_AT + piece]
        return place - LANDS if place >= LANDS else NONE
