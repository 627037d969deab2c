"""What every title's state can do; the game itself speaks to nothing but it and its frames."""

from typing import TYPE_CHECKING, Any

from delos.kernel.cells import Cells
from delos.kernel.event import Event

if TYPE_CHECKING:
    from delos.kernel.frame import Frame


class State:
    """The table (``at``: one flat list of ints), where the game is (``stack``: the frames under
    way, the latest on top), and whatever the title adds to them.

    ``at`` is a single list because a copy is then a single slice: the names of its sections
    are constants of the title (``state.at[TROOPS + land]``).
    """

    def __init__(self, at: Cells, noting: bool, stack: "list[Frame[Any]]") -> None:
        self.at = at
        self.stack = stack
        self.noting = noting  # events are switched off in bulk simulation
        self.events: list[Event] = []
        self.shared = 0  # frames at the bottom of the stack that a copy of this state has too

    def note(self, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Leave word of what happened; rules never read events."""
        if self.noting:
            self.events.append(Event(kind, a, b, c, d))

    def numbers(self) -> list[int]:
        """The table as a plain list, for those who only read it."""
        return list(self.at)

    def call(self, frame: "Frame[Any]") -> None:
        """Do this first; the present frame goes on when it is done."""
        self.stack.append(frame)

    # -- what the frame on top is waiting for -----------------------------------------------

    def kind(self) -> int:
        return self.stack[-1].kind(self)

    def options(self) -> list[int]:
        return self.stack[-1].options(self)

    def odds(self) -> list[int]:
        return self.stack[-1].odds(self)

    def asks(self) -> bool:
        """Whether the question is put even with a single answer."""
        return self.stack[-1].asks(self)

    def choose(self, option: int) -> None:
        self.stack[-1].choose(self, option)

    def copy(self) -> "State":
        """An independent state; it notes no events until asked to."""
        raise NotImplementedError
