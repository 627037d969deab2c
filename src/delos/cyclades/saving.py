"""States as plain data: frames by their names, and the table as a list.

A dump tells the cells in an order of its own (a list of `Span`), so that a dump stays what it was
when cells find another place in the table.
"""

from typing import Final, final

from delos.cyclades.cells import NONE
from delos.cyclades.chart import Chart
from delos.cyclades.land_move import first_land_move
from delos.cyclades.rules import Rules
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells, cells
from delos.kernel.errors import BadRecord
from delos.kernel.frame import Frame
from delos.kernel.numbers import saved_numbers

LAND_MOVE: Final = "LandMove"  # a frame of dumps before it became two

Frames = dict[str, type[Frame[CycladesState]]]


@final
class Span:
    """Cells that follow each other in the table as in the dump, from ``start`` up to ``end``."""

    def __init__(self, start: int, end: int, says: int = 0) -> None:
        self.start = start
        self.count = end - start
        self.says = says  # where the table has no such cells


def gap(count: int, says: int) -> Span:
    """Cells of a dump that this title never had a use for; all of them say the same."""
    return Span(NONE, NONE + count, says)


def by_name(frames: list[type[Frame[CycladesState]]]) -> Frames:
    """The frames of a title; a dump names them."""
    return {frame.__name__: frame for frame in frames}


def saved_state(
    state: CycladesState, order: list[Span], later: list[Span], blank: Cells
) -> dict[str, object]:
    """``later`` are cells of cards that came after the first dumps; told when they are in use."""
    stack: list[object] = []
    for frame in state.stack:
        entry: list[object] = [type(frame).__name__]
        for value in frame.saved():
            entry.append(value)
        stack.append(entry)
    data: dict[str, object] = {"at": told_cells(state.at, order), "stack": stack}
    told = [told_cells(state.at, [span]) for span in later]
    if told != [told_cells(blank, [span]) for span in later]:
        data["later"] = told
    return data


def told_cells(at: Cells, order: list[Span]) -> list[int]:
    told: list[int] = []
    for span in order:
        if span.start == NONE:
            told += [span.says] * span.count
        else:
            told += at[span.start : span.start + span.count]
    return told


def restored_state(
    data: dict[str, object],
    chart: Chart,
    rules: Rules,
    known: Frames,
    blank: Cells,
    order: list[Span],
    later: list[Span],
) -> CycladesState:
    """The state of a dump; cells that it does not tell are those of a ``blank`` table."""
    at = data.get("at")
    stack = data.get("stack")
    if not isinstance(at, list) or not isinstance(stack, list):
        raise BadRecord("The state needs the lists 'at' and 'stack'; the dump is damaged.")
    size = sum([span.count for span in order])
    if len(at) != size:
        raise BadRecord(f"The table has {len(at)} cells instead of {size}; the dump is damaged.")
    frames: list[Frame[CycladesState]] = []
    for entry in stack:
        if not isinstance(entry, list) or not entry or not knows(known, str(entry[0])):
            raise BadRecord(f"Unknown step {entry!r} in the dump's stack.")
        try:
            frames.append(restored_frame(str(entry[0]), saved_numbers(entry[1:]), known))
        except (TypeError, ValueError) as error:
            raise BadRecord(f"The step {entry[0]} has the wrong number of fields.") from error
    table = laid_out(saved_numbers(at), blank, order)
    lay_later(data.get("later", []), table, later)
    return CycladesState(table, True, chart, rules, frames)


def lay_later(told: object, table: Cells, later: list[Span]) -> None:
    """What a dump tells of later cards, of which there may be more by now."""
    if not isinstance(told, list) or len(told) > len(later):
        raise BadRecord("The state's 'later' does not fit its table; the dump is damaged.")
    for index in range(len(told)):
        values: object = told[index]
        if not isinstance(values, list) or len(values) > later[index].count:
            raise BadRecord("The state's 'later' does not fit its table; the dump is damaged.")
        for place, value in enumerate(saved_numbers(values)):
            table[later[index].start + place] = value


def knows(known: Frames, name: str) -> bool:
    return name in known or name == LAND_MOVE


def restored_frame(name: str, fields: list[int], known: Frames) -> Frame[CycladesState]:
    if name == LAND_MOVE:
        return first_land_move(fields)
    return known[name](*fields)


def laid_out(told: list[int], blank: Cells, order: list[Span]) -> Cells:
    """The table that a dump tells."""
    table = list(blank)
    begin = 0
    for span in order:
        if span.start != NONE:
            table[span.start : span.start + span.count] = told[begin : begin + span.count]
        begin += span.count
    return cells(table)
