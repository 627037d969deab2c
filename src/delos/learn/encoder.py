"""Cells turned into the entries of a vector; compiled with the engine, so without numpy.

From one observation to the next few cells change. So an encoder keeps the vector that it made last
and rewrites the entries of cells that differ, whichever game or seat those cells are of.
"""

from __future__ import annotations

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from delos.cyclades.bits import BIT, bits
from delos.kernel import inside
from delos.kernel.cells import Cells, cells
from delos.kernel.game import Game
from delos.kernel.state import State
from delos.learn.layouts.base import NUMBER, ONE_OF, SET, Section

NOT_SHOWN: Final = -1  # form of a cell of no section


def float_bits(number: int) -> int:
    """A number as the bits of a 32-bit float."""
    found: int = struct.unpack("=i", struct.pack("=f", number))[0]
    return found


SMALL: Final = 256
SMALL_BITS: Final[list[int]] = [float_bits(number) for number in range(-1, SMALL)]  # most numbers
ONE: Final = 0x3F800000  # the bits of 1.0


@final
class Encoder:
    """The vector of the cells shown last: those of a table, and others that are told besides.

    Cells are numbered through, the table's first. Entries stand in the order of the sections;
    behind them come others that never change. They are bits of 32-bit floats: who wants floats
    copies them, which takes half as long as to convert whole numbers.
    """

    def __init__(self, sections: list[Section], count: int, fixed: list[int]) -> None:
        self._forms: Cells = cells([NOT_SHOWN] * count)
        # Entry of a number, of a set's first member, of the value 0.
        self._places: Cells = cells([0] * count)
        self._members: Cells = cells([0] * count)  # of a set: all bits that have an entry
        self.page: Cells = cells([0] * count)  # who tells cells besides the table writes them here
        self.shown: Cells = cells([0] * count)  # what the entries show
        size = sum([one.width * len(one.cells) for one in sections])
        self.entries: vec[i32] = vec[i32]([0] * size + fixed)
        entry = 0
        for section in sections:
            for cell in range(section.start, section.start + len(section.cells)):
                self._place(section, cell, entry)
                entry += section.width

    def _place(self, section: Section, cell: int, entry: int) -> None:
        """One cell and its value at first, which is the one that its entries show."""
        self._forms[cell] = section.form
        self._places[cell] = entry
        if section.form == ONE_OF:
            self._places[cell] = entry + len(section.special)
            self.shown[cell] = -len(section.special)
            self.entries[entry] = ONE
        elif section.form == SET:
            self._members[cell] = (1 << section.width) - 1

    def show(self, state: State) -> None:
        """The cells of the table and, from the page, those besides."""
        shown = self.shown
        cell: i64 = 0
        # Compiled, this zip is the quickest loop there is; with strict= it is none at all.
        for new, old in zip(state.at, shown):  # noqa: B905
            if new != old:
                self._rewrite(cell, old, new)
            cell += 1
        page = self.page
        while cell < len(page):
            if page[cell] != shown[cell]:
                self._rewrite(cell, shown[cell], page[cell])
            cell += 1

    def show_changed(self, changed: list[int], values: list[int]) -> None:
        """Any cells, by one who has found which of them differ from those shown."""
        for cell, new in zip(changed, values, strict=True):
            self._rewrite(cell, self.shown[cell], new)

    def _rewrite(self, cell: i64, old: i64, new: i64) -> None:
        entries = self.entries
        place = self._places[cell]
        form = self._forms[cell]
        if form == NUMBER:
            entries[place] = SMALL_BITS[new + 1] if -1 <= new < SMALL else float_bits(new)
        elif form == ONE_OF:
            entries[place + old] = 0
            entries[place + new] = ONE
        elif form == SET:
            for member in bits((old ^ new) & self._members[cell]):
                entries[place + member] = ONE if new & BIT[member] else 0
        self.shown[cell] = new


@final
class Mask:
    """1 for every action id that a seat may play; all 0 if it does not decide."""

    def __init__(self, actions: int) -> None:
        self.entries: vec[u8] = vec[u8]([0] * actions)
        self._legal: list[int] = []

    def show(self, game: Game, seat: int) -> None:
        entries = self.entries
        for action in self._legal:
            entries[action] = 0
        self._legal = game.ids() if seat >= 0 and seat == inside.actor(game) else []
        for action in self._legal:
            entries[action] = 1
