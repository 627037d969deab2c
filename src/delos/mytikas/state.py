"""The state of a game of Mytikas: the flat table, its rules, and the stack of frames."""

from typing import final

from delos.kernel.cells import Cells
from delos.kernel.frame import Frame, lent_stack
from delos.kernel.state import State
from delos.mytikas.cells import BOARD, CARDS_OF, FAVOURS, FRESH, RESERVE, RESOURCES
from delos.mytikas.ids import GODS, TYPES
from delos.mytikas.rules import Rules


@final
class MytikasState(State):
    def __init__(
        self,
        at: Cells,
        noting: bool,
        rules: Rules,
        stack: "list[Frame[MytikasState]]",
    ) -> None:
        super().__init__(at, noting, stack)
        self.rules = rules

    def copy(self) -> "MytikasState":
        stack = lent_stack(self)
        twin = MytikasState(self.at[:], False, self.rules, stack)
        twin.shared = self.shared
        return twin

    # -- the questions that most rules ask ------------------------------------------------

    def resource(self, seat: int, level: int, type: int) -> int:
        return self.at[RESOURCES + seat * BOARD + level * TYPES + type]

    def resources(self, seat: int) -> int:
        """All resources of a seat, of every type and level."""
        start = RESOURCES + seat * BOARD
        return sum(self.at[start : start + BOARD])

    def of_type(self, seat: int, type: int) -> int:
        start = RESOURCES + seat * BOARD + type
        at = self.at
        return at[start] + at[start + TYPES] + at[start + 2 * TYPES] + at[start + 3 * TYPES]

    def favours(self, seat: int, god: int) -> int:
        return self.at[FAVOURS + seat * GODS + god]

    def reserve(self, seat: int) -> int:
        return self.at[RESERVE + seat]

    def usable(self, seat: int) -> int:
        """Cards whose power the seat has: not those acquired in this turn (MYT-DEITY-ALL-03)."""
        return self.at[CARDS_OF + seat] & ~self.at[FRESH]
