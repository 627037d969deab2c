"""What a turn may offer: every action says in one place whether it is open and, if not, why."""

from typing import Final

from delos.cyclades.state import CycladesState
from delos.kernel.reason import number

OPEN: Final = 0
# Why an action is closed; `Action.reason` tells it with the rules in question.
NOT_THIS_GOD: Final = 1
ONCE: Final = 2
LIMIT: Final = 3
NO_SUPPLY: Final = 4
NO_PLACE: Final = 5
GOLD: Final = 6
NOT_YOURS: Final = 7
NOT_ON_TRACK: Final = 8
NOTHING_THERE: Final = 9
HELD: Final = 10
NO_WAY: Final = 11
RESERVED: Final = 12
NEW: Final = 13
APOLLO_FORBIDS: Final = 14
CONDITION: Final = 15

WORDS: Final = [
    "not-offered",
    "not-this-god",
    "once",
    "most-in-a-turn",
    "no-supply",
    "no-place",
    "gold",
    "not-yours",
    "not-on-track",
    "empty",
    "sealed",
    "no-way",
    "reserved",
    "new-hero",
    "apollo",
    "condition",
]


def cost(rule: str, need: int, have: int) -> str:
    """A purse that is too light; only its owner asks."""
    return rule + ":costs" + number("need", need) + number("have", have)


class Action:
    """Some neighbouring options of a turn: one, or one for each Hero or card.

    ``thing`` is the number within them: of the Hero or card, or 0.
    """

    def __init__(self, first: int, rule: str) -> None:
        self.first = first  # option of the turn
        self.rule = rule

    def needs_hero(self) -> bool:
        """Whether it is closed to everybody who has no Hero: menus need not look at it then."""
        return False

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        """OPEN, or why not. Menus and reasons both come from here."""
        raise NotImplementedError

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        """Put what is open on the menu, in order."""
        if self.closed(state, faction, god, 0) == OPEN:
            found.append(self.first)

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        raise NotImplementedError

    def price_tag(self, state: CycladesState, faction: int, thing: int) -> int:
        """What an open action costs now, where its label should tell; -1 where the label says it by
        itself."""
        return -1

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        """A closed action in words, with what is missing."""
        return self.rule + ":" + WORDS[code]
