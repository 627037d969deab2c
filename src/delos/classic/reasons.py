"""Why a choice of a shared procedure is not on offer, in this title's rules."""

from delos.classic.ruleset import why_spared
from delos.cyclades.bits import BIT
from delos.cyclades.cells import CLOSED, DEADLY, HELD, NONE, OWNER, PROTECTED, SEA_OWNER, SHIELDED
from delos.cyclades.journey import Flight
from delos.cyclades.land_losses import CHOOSE, FIGURINE, LandLosses
from delos.cyclades.land_move import FROM, TAKE_OTHERS, TakeUnits, Travel
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.land_round import LandRound
from delos.cyclades.reach import sea_neighbours, stops
from delos.cyclades.recruit import FLEET, Recruit
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState


def refusal_of(state: CycladesState, option: int) -> str:
    """A reason key with this title's rule id, for every frame that may be on top."""
    top = state.stack[-1]
    if isinstance(top, TakeUnits):
        return no_units(state, top, option)
    if isinstance(top, Travel):
        return no_march(state, top, option)
    if isinstance(top, Recruit):
        return no_berth(state, top, option)
    if isinstance(top, Retreat):
        return no_refuge(state, top, option)
    if isinstance(top, SeaBattle):
        return no_haven(state, top, option)
    if isinstance(top, LandLosses):
        return no_loss(top, option)
    if isinstance(top, LandRound):
        return "HAD-HERO-MIDAS-03:gold"
    return top.refusal(state, option)


def no_loss(losses: LandLosses, option: int) -> str:
    """Which unit falls, or where a saved troop goes."""
    if losses.step != CHOOSE:
        return "HAD-HERO-PERSEUS-08:refuge"
    if option == FIGURINE:
        return "CLA-CREATURE-MINOTAUR-06:falls-last"
    return "HAD-HERO-GENERAL-07:not-engaged"


def no_units(state: CycladesState, move: TakeUnits, option: int) -> str:
    """Who may not come along, or from where."""
    at = state.at
    journey = move.journey(state)
    if move.step == FROM:
        if option < state.chart.lands:
            if at[HELD] & BIT[option]:
                return "CLA-CREATURE-MEDUSA-01:held"
            if at[OWNER + option] == move.faction and journey.must_take_other():
                if not journey.may_take(state, move.faction, option):
                    return "HAD-GOD-14:undead"
        return "CLA-CREATURE-PEGASUS-01:no-unit" if journey.flies() else "CLA-ARES-05:no-unit"
    if move.step == TAKE_OTHERS and journey.must_take_other():
        return "HAD-GOD-14:undead"
    return "CLA-CREATURE-PEGASUS-01:units" if journey.flies() else "CLA-ARES-05:units"


def no_march(state: CycladesState, move: Travel, option: int) -> str:
    at = state.at
    if option >= state.chart.lands:
        return ""
    owner = at[OWNER + option]
    if owner not in (NONE, move.faction) and at[PROTECTED] & BIT[owner]:
        return "HAD-ITEM-NECKLACE-01:protected"
    if stops(state, move.faction, BIT[option]) == 0:
        return why_spared(state, move.faction, BIT[option])
    journey = move.journey(state)
    if isinstance(journey, Flight):
        if at[SHIELDED] & BIT[option]:
            return "CLA-CREATURE-CHIRON-02:shielded"
        if journey.shut(state) & BIT[option]:
            return "HAD-HERO-PERSEUS-03:hero"
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
