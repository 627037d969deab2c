"""What every title's state can do; the game itself speaks to nothing else."""

from delos.kernel.cells import Cells
from delos.kernel.event import Event


class State:
    """The table (``at``: one flat list of ints) with whatever the title adds to it.

    ``at`` is a single list because a copy is then a single slice: the names of its sections
    are constants of the title (``state.at[TROOPS + land]``).
    """

    def __init__(self, at: Cells, noting: bool) -> None:
        self.at = at
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

    def settle(self) -> int:
        """Run until a choice is needed; the seat that chooses, CHANCE or NOBODY."""
        raise NotImplementedError

    def kind(self) -> int:
        raise NotImplementedError

    def options(self) -> list[int]:
        raise NotImplementedError

    def odds(self) -> list[int]:
        raise NotImplementedError

    def asks(self) -> bool:
        """Whether the question is put even with a single answer."""
        raise NotImplementedError

    def choose(self, option: int) -> None:
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state; it notes no events until asked to."""
        raise NotImplementedError
