"""The row of the table that both Cyclades titles share."""

from mypy_extensions import i64

from delos.bots.chance.field import Field
from delos.bots.chance.position import part
from delos.bots.floats import Floats
from delos.cyclades.cells import CYCLE, FACTIONS, GOD_OF, NONE, ORDER, PHASE
from delos.cyclades.state import CycladesState


def phase_name(state: CycladesState) -> str:
    """Modules move phases, so the number of a phase says little."""
    phase = state.at[PHASE]
    return state.rules.phases[phase - 1].name if phase > 0 else ""


def in_actions(state: CycladesState) -> bool:
    return phase_name(state) == "actions"


def fill_table(state: CycladesState, field: Field, rows: Floats, start: i64) -> i64:
    """Write the shared columns of the table's row; the place behind them."""
    at = state.at
    rules = state.rules
    i = start
    cycle = at[CYCLE]
    rows[i] = part(cycle if cycle < 20 else 20, 0.1)
    if cycle >= 4:
        rows[i + 1] = 1.0
    if cycle >= 7:
        rows[i + 2] = 1.0
    name = phase_name(state)
    if name == "offerings":
        rows[i + 3] = 1.0
    elif name == "actions":
        rows[i + 4] = 1.0
    i += 5
    factions: i64 = rules.factions
    rows[i + factions - 2] = 1.0
    if rules.teams < factions:
        rows[i + 5] = 1.0
    rows[i + 6] = part(rules.goal, 0.3)
    i += 7
    least: i64 = 9
    close = 0
    waiting = 0
    for seat in range(factions):
        least = min(least, field.missing[seat])
        if field.missing[seat] == 1:
            close += 1
    for marker in range(FACTIONS):
        if at[GOD_OF + marker] != NONE:
            waiting += 1
        if at[ORDER + marker] != NONE:
            waiting -= 1  # it has acted
    if least < 3:
        rows[i + least] = 1.0
    if name == "actions" and waiting > 0:
        rows[i + 3] = part(waiting, 0.3)
    rows[i + 4] = part(close, 0.3)
    return i + 5
