"""Why a choice of a shared procedure is not on offer, in this title's rules."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import CLOSED, DEADLY, HELD, NONE, OWNER, SEA_OWNER, SHIELDED
from delos.cyclades.land_losses import LandLosses
from delos.cyclades.land_move import FROM, TO, WING, LandMove
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.reach import sea_neighbours, stops
from delos.cyclades.recruit import FLEET, Recruit
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState


def refusal_of(state: CycladesState, option: int) -> str:
    """A reason key with this title's rule id, for every frame that may be on top."""
    top = state.stack[-1]
    if isinstance(top, LandMove):
        return no_march(state, top, option)
    if isinstance(top, Recruit):
        return no_berth(state, top, option)
    if isinstance(top, Retreat):
        return no_refuge(state, top, option)
    if isinstance(top, SeaBattle):
        return no_haven(state, top, option)
    if isinstance(top, LandLosses):
        return "CLA-CREATURE-MINOTAUR-06:falls-last"
    return top.refusal(state, option)


def no_march(state: CycladesState, move: LandMove, option: int) -> str:
    at = state.at
    flies = move.mode == WING
    if move.step == FROM:
        if option < state.chart.lands and at[HELD] & BIT[option]:
            return "CLA-CREATURE-MEDUSA-01:held"
        return "CLA-CREATURE-PEGASUS-01:no-unit" if flies else "CLA-ARES-05:no-unit"
    if move.step != TO:
        return "CLA-CREATURE-PEGASUS-01:units" if flies else "CLA-ARES-05:units"
    if option >= state.chart.lands:
        return ""
    if stops(state, move.faction, BIT[option]) == 0:
        return "CLA-ELIM-01:last-island"
    if flies:
        if at[SHIELDED] & BIT[option]:
            return "CLA-CREATURE-CHIRON-02:shielded"
        return "CLA-CREATURE-PEGASUS-01:same-area"
    return "CLA-ARES-05:no-chain"


def no_berth(state: CycladesState, recruit: Recruit, option: int) -> str:
    at = state.at
    if recruit.unit != FLEET:
        return "CLA-ARES-03:not-yours"
    if option >= state.chart.seas:
        return ""
    if (at[CLOSED] | at[DEADLY]) & BIT[option]:
        return "CLA-POSEIDON-06:guarded"
    owner = at[SEA_OWNER + option]
    if owner != NONE and owner != recruit.faction:
        return "CLA-POSEIDON-03:occupied"
    return "CLA-POSEIDON-03:no-coast"


def no_refuge(state: CycladesState, retreat: Retreat, option: int) -> str:
    if option >= state.chart.lands:
        return ""
    if state.at[OWNER + option] != retreat.faction:
        return "CLA-RETREAT-02:not-yours"
    return "CLA-RETREAT-02:no-chain"


def no_haven(state: CycladesState, battle: SeaBattle, option: int) -> str:
    if option >= state.chart.seas:
        return ""
    if sea_neighbours(state, battle.attacker, battle.sea) & BIT[option] == 0:
        return "CLA-RETREAT-03:not-adjacent"
    if state.at[CLOSED] & BIT[option]:
        return "CLA-RETREAT-06:guarded"
    return "CLA-RETREAT-03:occupied"
