"""What every space of the Action board has: a main action that is open or closed, and why.

`closed` is the only place that says whether a main action can be carried out: menus ask it, and
whoever wants to know why something is not offered gets what it answers.
"""

from typing import Final

from mypy_extensions import i64

from delos.mytikas.state import MytikasState

OPEN: Final = ""  # the answer of an action that can be carried out

# how a main action is done
FOLLOWING: Final = 0  # nothing may tumble (MYT-FOLLOW-15)
OWN: Final = 1  # in the own turn: whatever helps may tumble first (MYT-TURN-08)
AT_ONCE: Final = 2  # in the own turn, as the resources lie now


class Space:
    """A space: god and side, and its main action."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.god = number // 2

    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        """OPEN, or why the main action cannot be carried out (MYT-TURN-07, MYT-FOLLOW-08)."""
        return OPEN

    def why(self, state: MytikasState, seat: int, how: int) -> str:
        """The whole reason key of a closed action, with what is lacking; made only to be told."""
        return self.closed(state, seat, how)

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        """The main action with the cards that speak to it, of the active player or of a follower
        (MYT-FOLLOW-04, -14, MYT-DEITY-ALL-07); whoever does it makes its own choices (MYT-TURN-17)
        and what is possible of it is done (MYT-TURN-18). What is called last comes first."""
        raise NotImplementedError

    def returns_offering(self, state: MytikasState, seat: i64) -> bool:
        """Whether somebody who follows for an Offering gets just that Offering back, and nothing
        else can come of it: then it is not worth a question (MYT-FOLLOW-08)."""
        return False


def bit_of(mask: int) -> int:
    return 1 if mask else 0
