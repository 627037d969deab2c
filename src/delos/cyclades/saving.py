"""States as plain data: frames by their names, and the table as a list."""

from delos.cyclades.cells import SIZE
from delos.cyclades.chart import Chart
from delos.cyclades.rules import Rules
from delos.cyclades.state import CycladesState
from delos.kernel.cells import cells
from delos.kernel.errors import BadRecord
from delos.kernel.frame import Frame

Frames = dict[str, type[Frame[CycladesState]]]


def by_name(frames: list[type[Frame[CycladesState]]]) -> Frames:
    """The frames of a title; a dump names them."""
    return {frame.__name__: frame for frame in frames}


def saved_state(state: CycladesState) -> dict[str, object]:
    stack: list[object] = []
    for frame in state.stack:
        entry: list[object] = [type(frame).__name__]
        for value in frame.saved():
            entry.append(value)
        stack.append(entry)
    return {"at": state.numbers(), "stack": stack}


def restored_state(
    data: dict[str, object], chart: Chart, rules: Rules, known: Frames
) -> CycladesState:
    at = data.get("at")
    stack = data.get("stack")
    if not isinstance(at, list) or not isinstance(stack, list):
        raise BadRecord("The state needs the lists 'at' and 'stack'; the dump is damaged.")
    if len(at) != SIZE:
        raise BadRecord(f"The table has {len(at)} cells instead of {SIZE}; the dump is damaged.")
    frames: list[Frame[CycladesState]] = []
    for entry in stack:
        if not isinstance(entry, list) or not entry or entry[0] not in known:
            raise BadRecord(f"Unknown step {entry!r} in the dump's stack.")
        try:
            frames.append(known[str(entry[0])](*numbers(entry[1:])))
        except TypeError as error:
            raise BadRecord(f"The step {entry[0]} has the wrong number of fields.") from error
    return CycladesState(cells(numbers(at)), True, chart, rules, frames)


def numbers(values: list[object]) -> list[int]:
    found: list[int] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadRecord(f"Found {value!r} where a whole number belongs; the dump is damaged.")
        found.append(value)
    return found
