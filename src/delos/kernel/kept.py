"""What a table showed last, kept so that only what changed is made anew."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from delos.kernel.state import State

T = TypeVar("T")
WORD: Final = 8  # bytes of a cell
ONES: Final = (1 << 8 * WORD) - 1


Ranges = tuple[tuple[int, int], ...]


def cells_of(*ranges: tuple[int, int]) -> Ranges:
    """Ranges of cells (first, how many) as places in their bytes."""
    return tuple([(first * WORD, (first + count) * WORD) for first, count in ranges])


@final
class Kept:
    """Sections of a table's last public view, and the cells of that moment.

    Whoever shows one table again and again (a server) keeps one of these; a section whose cells are
    as they were is then given again, the same object. Nothing but cells may feed such a section:
    what hangs on frames of the stack as well is made anew every time.

    ``own_same`` is set by a title that knows that no seat's own sections have changed either."""

    def __init__(self) -> None:
        self.sections: dict[str, Any] = {}
        self.former = b""  # the cells of which they were made
        self.now = b""  # those of the view that is being made
        self.own_same = False

    def begin(self, state: State) -> None:
        """A view of this position is being made; ``end`` when all its sections are."""
        self.now = bytes(memoryview(state.at))
        self.own_same = False

    def end(self) -> None:
        self.former = self.now

    def forget(self) -> None:
        """Nothing of what was shown is shown again: more than cells decided about it."""
        self.sections.clear()
        self.former = b""

    def same(self, ranges: Ranges) -> bool:
        """Whether these cells are as they were."""
        former, now = self.former, self.now
        for start, end in ranges:
            if former[start:end] != now[start:end]:
                return False
        return True

    def bits(self, ranges: Ranges) -> int:
        """The bits that are not as they were in some of these masks."""
        found = 0
        for start, end in ranges:
            former = int.from_bytes(self.former[start:end], "little")
            change = former ^ int.from_bytes(self.now[start:end], "little")
            while change:
                found |= change & ONES
                change >>= 8 * WORD
        return found

    def places(self, ranges: Ranges) -> set[int]:
        """The places where some of these rows of cells are not as they were."""
        found: set[int] = set()
        former, now = self.former, self.now
        for start, end in ranges:
            if former[start:end] != now[start:end]:
                for at in range(start, end, WORD):
                    if former[at : at + WORD] != now[at : at + WORD]:
                        found.add((at - start) // WORD)
        return found

    def pieces(self, name: str, rows: Ranges, count: int, make: Callable[[int], T]) -> list[T]:
        """A section with a piece for every place of these rows of cells: those are made whose
        cells are not as they were."""
        former: list[T] | None = self.sections.get(name)
        if former is None:
            return [make(place) for place in range(count)]
        found = former[:]
        for place in self.places(rows):
            if place < count:
                found[place] = make(place)
        return found

    def section(self, name: str, ranges: Ranges, make: Callable[[], T]) -> T:
        former: T | None = self.sections.get(name)
        if former is not None and self.same(ranges):
            return former
        made = make()
        if former is not None and made == former:
            return former  # the same object: whoever compares is done at once
        self.sections[name] = made
        return made
