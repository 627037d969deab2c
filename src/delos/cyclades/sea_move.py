"""Fleets sail from one sea into another (LEG-SEAMOVE, CLA-MOVE)."""

from delos.cyclades.cells import FLEETS, NONE, SEA_OWNER
from delos.cyclades.effects import fleets_arrive, set_fleets
from delos.cyclades.events import FLEETS_MOVED
from delos.cyclades.fleets import send_others
from delos.cyclades.sea_battle import begin_sea_battle
from delos.cyclades.state import CycladesState


def sail_into(
    state: CycladesState, faction: int, origin: int, sea: int, count: int, others: int = 0
) -> None:
    """Fleets leave one sea and come into another; entering an opponent's Fleets starts a Sea
    Battle at once (LEG-SEAMOVE-03, -04, CLA-MOVE-08 to -10)."""
    at = state.at
    set_fleets(state, faction, origin, at[FLEETS + origin] - count)
    send_others(state, origin, sea, others)
    state.note(FLEETS_MOVED, faction, origin, sea, count)
    owner = at[SEA_OWNER + sea]
    if owner == NONE or owner == faction:
        fleets_arrive(state, faction, sea, count)
    else:
        begin_sea_battle(state, faction, sea, count)
