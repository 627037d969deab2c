"""What may be done in a turn. Each action has one place that says whether it is open and, if not,
why: the menu and the answer to "why not" both come from it."""

from typing import Final

from delos.cyclades.cells import GOLD
from delos.cyclades.menu import put
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number

# Why an action is closed. Who cannot pay is told so before anything that is long to find out.
OPEN: Final = 0
NOT_THIS_GOD: Final = 1
LIMIT: Final = 2  # done as often as a turn allows
NO_SUPPLY: Final = 3
NO_GOLD: Final = 4
NO_PLACE: Final = 5
NO_UNIT: Final = 6
TOO_NEW: Final = 7  # it came in this cycle
LACKING: Final = 8  # a condition of its own does not hold


def costs(state: CycladesState, faction: int, rule: str, price: int) -> str:
    """The reason key of a purse that is too light: the price, and what is in it."""
    return rule + ":costs" + number("need", price) + number("have", state.at[GOLD + faction])


class Action:
    """Something that may be done in a turn, often and in any order (CLA-CYCLE-03)."""

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        """`put` the options of TURN that are open now, in the turn of a god that it serves."""

    def takes(self, option: int) -> bool:
        """Whether an option of TURN is this action's."""
        return False

    def serves(self, god: int) -> bool:
        """Whether turns of this god have it at all; those of the others never ask it."""
        return True

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        raise NotImplementedError

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        """Why its option is not open, as a reason key."""
        return ""

    def why_far(self, state: CycladesState, faction: int, area: int) -> str:
        """For a move that is open: why an area is beyond its reach wherever it starts, as a reason
        key; empty when it is not."""
        return ""

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        """What its option costs now, where the label should tell; 0 where it is always the
        same."""
        return 0

    def details(self, state: CycladesState) -> list[str]:
        """What else the label of its option tells."""
        return []


class SingleAction(Action):
    """An action with one option in the menu."""

    def __init__(self, option: int) -> None:
        self.option = option

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        """OPEN, or why the option is not."""
        raise NotImplementedError

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        """A reason of `closed` as a reason key."""
        raise NotImplementedError

    def takes(self, option: int) -> bool:
        return option == self.option

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        if self.closed(state, faction, god) == OPEN:
            put(found, self.option)

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        reason = self.closed(state, faction, god)
        return "" if reason == OPEN else self.told(state, faction, reason)
