"""Cells become entries: whatever was shown before, as if each vector were made from nothing."""

from __future__ import annotations

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from delos.kernel.cells import cells
from delos.kernel.state import State
from delos.learn.encoder import Encoder, float_bits
from delos.learn.layouts.base import NUMBER, ONE_OF, SET, Section, plain

FORMS = st.sampled_from([NUMBER, ONE_OF, SET])


@st.composite
def layouts(draw: st.DrawFn) -> tuple[list[Section], int, int]:
    """Sections with gaps between them, over a table and over cells besides; in any order."""
    sections: list[Section] = []
    ends: list[int] = []
    cell = 0
    for _part in range(2):
        for _ in range(draw(st.integers(1, 6))):
            cell += draw(st.integers(0, 2))
            form = draw(FORMS)
            labels = plain(draw(st.integers(1, 5)))
            things = [] if form == NUMBER else plain(draw(st.integers(1, 62)))
            special = plain(draw(st.integers(0, 2))) if form == ONE_OF else []
            sections.append(Section("", form, cell, labels, things, special))
            cell += len(labels)
        ends.append(cell)
    return draw(st.permutations(sections)), ends[0], ends[1] - ends[0]


def change(dice: Random, sections: list[Section], values: list[int]) -> None:
    """Some cells change; sets may have members that no entry shows."""
    for section in sections:
        for cell in range(section.start, section.start + len(section.cells)):
            if dice.random() < 0.5:
                continue
            if section.form == NUMBER:
                values[cell] = dice.randint(-1, 1000)
            elif section.form == SET:
                values[cell] = dice.getrandbits(62)
            else:
                values[cell] = dice.randrange(section.width) - len(section.special)


def from_nothing(sections: list[Section], values: list[int]) -> list[int]:
    found: list[int] = []
    for section in sections:
        for value in values[section.start : section.start + len(section.cells)]:
            if section.form == NUMBER:
                found.append(value)
            elif section.form == SET:
                found += [value >> bit & 1 for bit in range(section.width)]
            else:
                chosen = value + len(section.special)
                found += [1 if entry == chosen else 0 for entry in range(section.width)]
    return found


@given(layouts(), st.integers(0, 1000))
def test_entries_are_those_of_the_cells(layout: tuple[list[Section], int, int], seed: int) -> None:
    sections, table, besides = layout
    encoder = Encoder(sections, table + besides, [float_bits(7)])
    values = [0] * (table + besides)
    dice = Random(seed)
    for number in range(5):
        if number % 2:
            found = [cell for cell, new in enumerate(values) if new != encoder.shown[cell]]
            encoder.show_changed(found, [values[cell] for cell in found])
        else:
            for cell in range(table, table + besides):
                encoder.page[cell] = values[cell]
            encoder.show(State(cells(values[:table]), False, []))
        entries = np.frombuffer(memoryview(encoder.entries), np.float32)
        assert entries.tolist() == [*from_nothing(sections, values), 7]
        assert list(encoder.shown) == values
        change(dice, sections, values)
