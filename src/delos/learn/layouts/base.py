"""The parts of an observation: cells of the table with a meaning each.

Sections tell how cells become numbers. Cells that everybody may know are read from the table;
cells that some seats may not know, and what the table does not hold itself, stand behind it and
are told to each seat by its layout.

Layouts are compiled with the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.kernel.cells import Cells
from delos.kernel.state import State

UNKNOWN: Final = -1  # stands for a number that the seat may not know

NUMBER: Final = 0  # the value itself
ONE_OF: Final = 1  # one bit for "none" (or each special value), then one per thing
SET: Final = 2  # a mask: one bit per member


@dataclass(frozen=True)
class Section:
    """Neighbouring cells of one meaning."""

    name: str
    form: int
    start: int
    cells: list[str]  # a label for each cell; one empty label where there is only one
    things: list[str]  # what a value or a bit stands for; empty for numbers
    special: list[str]  # ONE_OF: what values below 0 stand for, the lowest first
    least: int = 0  # NUMBER: UNKNOWN where the value may be hidden

    @property
    def width(self) -> int:
        """Entries that one cell becomes."""
        return 1 if self.form == NUMBER else len(self.special) + len(self.things)

    def entries(self) -> list[str]:
        """The name of every entry, cell by cell."""
        found: list[str] = []
        for cell in self.cells:
            name = f"{self.name}.{cell}" if cell else self.name
            if self.form == NUMBER:
                found.append(name)
            else:
                mark = "=" if self.form == ONE_OF else "+"
                found += [f"{name}{mark}{thing}" for thing in self.special + self.things]
        return found


@dataclass(frozen=True)
class Topic:
    """Something a question may be about: the role in `Title.about` and its things, if named."""

    role: str
    type: str
    things: list[str]


class Layout:
    """Sections of a title's table; subclasses list them and hide what a seat may not know."""

    def __init__(self, cells: int, seats: int) -> None:
        self.seats = plain(seats, "seat")  # as many as the title can ever have
        self.table = cells  # cells of the table; what layouts append comes behind them
        self.cells = cells
        self.sections: list[Section] = []
        self.topics: list[Topic] = []
        self.silent: set[int] = set()  # kinds whose subject is not told to everybody
        self.left_out: set[int] = set()  # cells that no section shows, on purpose

    # -- listing ----------------------------------------------------------------------------

    def numbers(self, name: str, start: int, cells: list[str], least: int = 0) -> None:
        self.sections.append(Section(name, NUMBER, start, cells, [], [], least))

    def one_of(
        self,
        name: str,
        start: int,
        cells: list[str],
        things: list[str],
        special: tuple[str, ...] = ("none",),
    ) -> None:
        self.sections.append(Section(name, ONE_OF, start, cells, things, list(special)))

    def members(self, name: str, start: int, cells: list[str], things: list[str]) -> None:
        self.sections.append(Section(name, SET, start, cells, things, []))

    def append(self, count: int) -> int:
        """Room behind the table for ``count`` cells that `tell` writes."""
        start = self.cells
        self.cells += count
        return start

    def veil(self, start: int, count: int = 1) -> int:
        """Cells of the table that are not for every seat: room for what `tell` writes instead."""
        self.leave_out(start, count)
        return self.append(count)

    def leave_out(self, start: int, count: int = 1) -> None:
        """Cells that are derived from others, that no view tells, or that `tell` writes."""
        self.left_out.update(range(start, start + count))

    def shown(self) -> set[int]:
        """The cells of all sections so far."""
        return {
            cell
            for section in self.sections
            for cell in range(section.start, section.start + len(section.cells))
        }

    # -- telling ----------------------------------------------------------------------------

    def tell(self, state: State, seat: int, over: bool, page: Cells) -> None:
        """Write every cell that was appended: only what the seat may know."""
        raise NotImplementedError


def plain(count: int, word: str = "") -> list[str]:
    """Labels by number."""
    return [f"{word}{number}" for number in range(count)]


SINGLE: Final = [""]
