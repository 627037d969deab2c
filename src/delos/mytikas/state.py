"""The state of a game of Mytikas: the flat table, its rules, and the stack of frames."""

from typing import final

from mypy_extensions import i64

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
    # They take and give machine words, as the cells are.

    def resource(self, seat: i64, level: i64, type: i64) -> i64:
        return self.at[RESOURCES + seat * BOARD + level * TYPES + type]

    def resources(self, seat: i64) -> i64:
        """All resources of a seat, of every type and level."""
        at = self.at
        start = RESOURCES + seat * BOARD
        found: i64 = 0
        for cell in range(start, start + BOARD):
            found += at[cell]
        return found

    def lies_on(self, seat: i64, lowest: i64, end: i64) -> bool:
        """Whether the seat has a resource on these levels; the end is not one of them."""
        at = self.at
        start = RESOURCES + seat * BOARD
        for cell in range(start + lowest * TYPES, start + end * TYPES):
            if at[cell]:
                return True
        return False

    def of_type(self, seat: i64, type: i64) -> i64:
        start = RESOURCES + seat * BOARD + type
        at = self.at
        return at[start] + at[start + TYPES] + at[start + 2 * TYPES] + at[start + 3 * TYPES]

    def favours(self, seat: i64, god: i64) -> i64:
        return self.at[FAVOURS + seat * GODS + god]

    def reserve(self, seat: i64) -> i64:
        return self.at[RESERVE + seat]

    def usable(self, seat: i64) -> i64:
        """Cards whose power the seat has: not those acquired in this turn (MYT-DEITY-ALL-03)."""
        return self.at[CARDS_OF + seat] & ~self.at[FRESH]
