"""Views and standings: what a seat may know of a table, as typed values.

A title's view is a struct whose fields are its sections: they change independently, so that a
server sends only those that did. This module is not compiled: structs cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, final

import msgspec
from msgspec import Meta, Struct

if TYPE_CHECKING:
    from delos.kernel.state import State
    from delos.kernel.title import Title

SPECTATOR: Final = -1  # the number of nobody's seat


def one_of(*words: str) -> Meta:
    """For the schema of a field: the words that it may be."""
    return Meta(extra_json_schema={"enum": list(words)})


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

    def section(self, name: str, ranges: Ranges, make: Callable[[], T]) -> T:
        former: T | None = self.sections.get(name)
        if former is not None and self.same(ranges):
            return former
        made = make()
        if former is not None and made == former:
            return former  # the same object: whoever compares is done at once
        self.sections[name] = made
        return made


class Section(Struct, frozen=True, gc=False):
    """A part of a view; its fields can be had by name too (``section["gold"]``)."""

    def __getitem__(self, name: str) -> Any:
        try:
            return getattr(self, name)
        except AttributeError:
            raise KeyError(name) from None

    def __iter__(self) -> Iterator[str]:
        """The names of its fields."""
        return iter(self.__struct_fields__)

    def plain(self) -> dict[str, Any]:
        """The same as dicts, lists, texts and numbers, ready for JSON."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class DecisionView(Section, frozen=True, gc=False):
    """Who decides what."""

    seat: int | None  # None: chance
    kind: str
    about: list[str]
    rules: list[str]


def decision_view(title: Title, state: State) -> DecisionView | None:
    """Who decides what; the options are only in the decider's own view. The lists are the caller's:
    none of the title's own is given away."""
    if not state.stack:
        return None
    actor = state.stack[-1].actor(state)
    return DecisionView(
        seat=actor if actor >= 0 else None,
        kind=title.kinds[state.kind()].name,
        about=title.about(state),
        rules=list(title.rules_of(state)),
    )


class View(Section, frozen=True, gc=False, kw_only=True):
    """What every title's view has. A title's own sections lie between these."""

    # Sections that differ from one who looks to the next; all others are the same for everybody.
    own: ClassVar[tuple[str, ...]] = ("seat", "options")

    title: str
    seat: int | None  # who looks; None: a spectator
    over: bool
    decision: DecisionView | None  # None: the game is over
    options: list[str]  # texts of the options, in the view of the seat that decides only


class Standing(Section, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A line of ``standings()``, best first; equals share a place."""

    seat: int
    place: int
