"""Cells turned into the entries of a vector; compiled with the engine, so without numpy.

From one observation to the next few cells change. So an encoder keeps the vector that it made last
and rewrites the entries of cells that differ, whichever game or seat those cells are of.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, u8

from delos.kernel.cells import Cells, cells
from delos.kernel.game import Game
from delos.kernel.state import State
from delos.learn.layouts.base import NUMBER, ONE_OF, SET, Section

NOT_SHOWN: Final = -1  # form of a cell of no section


@final
class Encoder:
    """The vector of the cells shown last: those of a table, and others that are told besides.

    Cells are numbered through, the table's first. Entries are whole numbers in the order of the
    sections; behind them come others that never change.
    """

    def __init__(self, sections: list[Section], table: int, besides: int, fixed: list[int]) -> None:
        count = table + besides
        self._forms = [NOT_SHOWN] * count
        self._places = [0] * count  # entry of a number, of a set's first member, of the value 0
        self._members = [0] * count  # of a set: all bits that have an entry
        self.table: Cells = cells([0] * table)
        self._told = [0] * besides
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
            first = -len(section.special)
            if cell < len(self.table):
                self.table[cell] = first
            else:
                self._told[cell - len(self.table)] = first
            self.entries[entry] = 1
        elif section.form == SET:
            self._members[cell] = (1 << section.width) - 1

    def show(self, state: State) -> None:
        """The cells of the table."""
        last = self.table
        # Compiled, this zip is the quickest loop there is; with strict= it is none at all.
        for cell, (new, old) in enumerate(zip(state.at, last)):  # noqa: B905
            if new != old:
                self._rewrite(cell, old, new)
                last[cell] = new

    def show_changed(self, state: State, changed: list[int]) -> None:
        """The cells of the table, by one who has found which of them differ from the last."""
        at = state.at
        last = self.table
        for cell in changed:
            self._rewrite(cell, last[cell], at[cell])
            last[cell] = at[cell]

    def tell(self, told: list[int]) -> None:
        """The cells besides the table."""
        last = self._told
        first = len(self.table)
        for number in range(len(last)):
            if told[number] != last[number]:
                self._rewrite(first + number, last[number], told[number])
        self._told = told

    def _rewrite(self, cell: int, old: int, new: int) -> None:
        entries = self.entries
        place = self._places[cell]
        form = self._forms[cell]
        if form == NUMBER:
            entries[place] = new
        elif form == ONE_OF:
            entries[place + old] = 0
            entries[place + new] = 1
        elif form == SET:
            changed = (old ^ new) & self._members[cell]
            while changed:
                member = changed & -changed
                entries[place + member.bit_length() - 1] = 1 if new & member else 0
                changed ^= member


@final
class Mask:
    """1 for every action id that whoever decides may play; all 0 for chance and at the end."""

    def __init__(self, actions: int) -> None:
        self.entries: vec[u8] = vec[u8]([0] * actions)
        self._legal: list[int] = []

    def show(self, game: Game) -> None:
        entries = self.entries
        for action in self._legal:
            entries[action] = 0
        self._legal = game.ids() if game.actor >= 0 else []
        for action in self._legal:
            entries[action] = 1
