"""Cells of a table turned into a vector, without a loop over its entries."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final, final

from delos.learn.layouts.base import NUMBER, ONE_OF, SET, Section
from delos.learn.needs import missing

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

MOST: Final = 100_000  # no number of any table comes near
WORD: Final = 64  # bits of a packed cell


@final
class Plan:
    """Where each cell goes. The vector has three stretches: numbers, sets, choices.

    Cells are written in two parts, the table as it is and what is told besides; in between, cells
    of the table may be hidden in ``values``.
    """

    def __init__(self, sections: list[Section], table: int, besides: int) -> None:
        self.sections = [
            one for form in (NUMBER, SET, ONE_OF) for one in sections if one.form == form
        ]
        self.size = sum([one.width * len(one.cells) for one in sections])
        self._table = struct.Struct(f"{table}q").pack_into
        self._besides = struct.Struct(f"{besides}q").pack_into
        self._behind = 8 * table
        self._buffer = bytearray(8 * (table + besides))
        self.values = np.frombuffer(self._buffer, dtype=np.int64)
        self._place()

    def _place(self) -> None:
        numbers: list[int] = []
        masks: list[int] = []
        bits: list[int] = []
        chosen: list[int] = []
        firsts: list[int] = []  # entry of each choice that stands for the value 0
        entry = 0
        for section in self.sections:
            for cell in range(section.start, section.start + len(section.cells)):
                if section.form == NUMBER:
                    numbers.append(cell)
                elif section.form == SET:
                    bits += [WORD * len(masks) + bit for bit in range(section.width)]
                    masks.append(cell)
                else:
                    chosen.append(cell)
                    firsts.append(entry + len(section.special))
                entry += section.width
        # One gather for all cells: numbers first, then masks, then choices.
        self._order = np.array(numbers + masks + chosen, dtype=np.intp)
        self._masks = len(numbers)
        self._chosen = len(numbers) + len(masks)
        self._bits = np.array(bits, dtype=np.intp)
        self._firsts = np.array(firsts, dtype=np.int64)
        self._choices = len(numbers) + len(bits)

    def names(self) -> list[str]:
        return [name for section in self.sections for name in section.entries()]

    def low(self) -> npt.NDArray[np.float32]:
        return self._bounds([section.least for section in self.sections])

    def high(self) -> npt.NDArray[np.float32]:
        return self._bounds([MOST if one.form == NUMBER else 1 for one in self.sections])

    def _bounds(self, values: list[int]) -> npt.NDArray[np.float32]:
        entries = [one.width * len(one.cells) for one in self.sections]
        return np.repeat(np.array(values, dtype=np.float32), entries)

    def write(self, table: list[int]) -> None:
        """The cells of the table; a list becomes packed numbers fastest this way."""
        self._table(self._buffer, 0, *table)

    def encode(self, besides: list[int], out: npt.NDArray[np.float32]) -> None:
        """Everything written, and these cells behind it, into a vector of zeros."""
        self._besides(self._buffer, self._behind, *besides)
        values = self.values.take(self._order)
        masks = self._masks
        out[:masks] = values[:masks]
        members = np.unpackbits(values[masks : self._chosen].view(np.uint8), bitorder="little")
        out[masks : self._choices] = members.take(self._bits)
        out[values[self._chosen :] + self._firsts] = 1
