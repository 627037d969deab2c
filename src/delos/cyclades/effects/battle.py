"""What battles and Creatures destroy on land."""

from mypy_extensions import i64

from delos.cyclades.cells import (
    FIGURINE_LANDS,
    NONE,
    OWNER,
    PIECE_AT,
    PIECES,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.events import MERCENARY_DESTROYED, TROOP_DESTROYED
from delos.cyclades.state import CycladesState


def hear_destroyed(state: CycladesState, count: int) -> None:
    """Figurines that listen to destroyed Troops and Fleets may answer (LEG-CREATURE-GERYON-01)."""
    at = state.at
    if at[FIGURINE_LANDS] == 0:
        return
    pieces: i64 = PIECES
    for piece in range(pieces):
        area = at[PIECE_AT + piece]
        if area != NONE:
            state.rules.figurines[piece].hears_destroyed(state, area, count)


def destroy_troop(state: CycladesState, land: int) -> None:
    """A basic Troop of the land's owner goes back to its reserve; control stays by token
    (LEG-CONTROL-02, LEG-CREATURE-GEN-16)."""
    at = state.at
    owner = at[OWNER + land]
    at[TROOPS + land] -= 1
    at[TROOP_RESERVE + owner] += 1
    state.note(TROOP_DESTROYED, owner, land)
    state.rules.customs.lost_regulars(state, 1)
    hear_destroyed(state, 1)


def destroy_mercenary(state: CycladesState, land: int) -> None:
    """It returns to the general reserve (LEG-HERA-08)."""
    at = state.at
    at[state.rules.others + land] -= 1
    at[state.rules.others_left] += 1
    state.note(MERCENARY_DESTROYED, at[OWNER + land], land)
    hear_destroyed(state, 1)
