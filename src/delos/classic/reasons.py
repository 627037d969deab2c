"""Why a choice of a shared procedure is not on offer, in this title's rules.

The procedures ask under kinds of their own; here stands who answers for each, but for what only
modules know. An answer is empty
exactly where the menu of the procedure has the option: a test compares the two.
"""

from typing import final

from delos.classic.customs import customs, why_spared
from delos.classic.gods.moves import why_stuck
from delos.classic.hooks import Teller
from delos.classic.journeys import Wing
from delos.cyclades.bits import BIT, union
from delos.cyclades.cells import (
    CLOSED,
    DEADLY,
    HELD,
    LANDS_OF,
    NONE,
    OWNER,
    PROTECTED,
    SEA_OWNER,
)
from delos.cyclades.journey import Journey
from delos.cyclades.kinds import (
    LOSS,
    MOVE_FROM,
    MOVE_TO,
    MOVE_TROOPS,
    RECRUIT_FLEET,
    RECRUIT_TROOP,
    RETREAT_LAND,
    RETREAT_SEA,
)
from delos.cyclades.land_losses import FIGURINE
from delos.cyclades.land_move import TakeUnits, Travel
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.reach import chain_fleets, hops, refuges, sea_neighbours, stops
from delos.cyclades.recruit import Recruit
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame


def rule_of(state: CycladesState, journey: Journey) -> str:
    """The rule that a journey comes from."""
    return customs(state).journey_rules[journey.number]


@final
class From(Teller):
    """The island that an army leaves."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, TakeUnits)
        if option >= state.chart.lands:
            return ""
        journey = frame.journey(state)
        rule = rule_of(state, journey)
        if state.at[OWNER + option] != frame.faction:
            return rule + ":not-yours"
        if not journey.may_take(state, frame.faction, option):
            needed = customs(state).spare_units.needed()
            return needed if journey.must_take_other() else rule + ":no-unit"
        if state.at[HELD] & BIT[option]:
            return rule + ",CLA-CREATURE-MEDUSA-01:held"
        if journey.targets(state, frame.faction, NONE, option, option):
            return ""
        if journey.flies():
            return rule + ":no-goal"
        return why_stuck(state, frame.faction, BIT[option])


@final
class Units(Teller):
    """How many troops come along; somebody must."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, TakeUnits)
        if option in frame.options(state):
            return ""
        journey = frame.journey(state)
        if journey.must_take_other() and option == 0:
            return customs(state).spare_units.needed()
        return rule_of(state, journey) + ":units"


@final
class To(Teller):
    """The island that an army goes to."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, Travel)
        at = state.at
        journey = frame.journey(state)
        if option >= state.chart.lands:
            return ""
        if option == frame.origin:
            return rule_of(state, journey) + ":same-area"
        owner = at[OWNER + option]
        if owner not in (NONE, frame.faction) and at[PROTECTED] & BIT[owner]:
            return customs(state).protection
        if stops(state, frame.faction, BIT[option]) == 0:
            return why_spared(state, frame.faction, BIT[option])
        if isinstance(journey, Wing):
            return journey.why_shut(state, option)
        near = hops(state, frame.faction, frame.here, chain_fleets(state, frame.faction))
        return "" if near & BIT[option] else rule_of(state, journey) + ",CLA-MOVE-11:no-chain"


@final
class Berth(Teller):
    """The sea space of a new fleet (CLA-POSEIDON-03, CLA-POSEIDON-06)."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, Recruit)
        return why_no_berth(state, frame.faction, option)


def why_no_berth(state: CycladesState, faction: int, sea: int) -> str:
    at = state.at
    if sea >= state.chart.seas:
        return ""
    if (at[CLOSED] | at[DEADLY]) & BIT[sea]:
        return "CLA-POSEIDON-06:guarded"
    if at[SEA_OWNER + sea] not in (NONE, faction):
        return "CLA-POSEIDON-03:occupied"
    coast = union(state.chart.land_seas, at[LANDS_OF + faction])
    return "" if coast & BIT[sea] else "CLA-POSEIDON-03:no-coast"


@final
class Quarters(Teller):
    """The island of a new troop."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, Recruit)
        if option >= state.chart.lands or state.at[OWNER + option] == frame.faction:
            return ""
        return self.rule + ":not-yours"


@final
class Refuge(Teller):
    """The island that troops retreat to (CLA-RETREAT-02)."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, Retreat)
        if option >= state.chart.lands:
            return ""
        if state.at[OWNER + option] != frame.faction:
            return "CLA-RETREAT-02:not-yours"
        if state.at[HELD] & BIT[frame.land]:
            return "CLA-RETREAT-02,CLA-CREATURE-MEDUSA-01:held"
        if refuges(state, frame.faction, frame.land) & BIT[option]:
            return ""
        return "CLA-RETREAT-02:no-chain"


@final
class Haven(Teller):
    """The sea space that fleets retreat to (CLA-RETREAT-03, CLA-RETREAT-06)."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, SeaBattle)
        faction = frame.actor(state)
        if option >= state.chart.seas:
            return ""
        if sea_neighbours(state, faction, frame.sea) & BIT[option] == 0:
            return "CLA-RETREAT-03:not-adjacent"
        if state.at[CLOSED] & BIT[option]:
            return "CLA-RETREAT-06:guarded"
        owner = state.at[SEA_OWNER + option]
        return "" if owner in (NONE, faction) else "CLA-RETREAT-03:occupied"


@final
class Fallen(Teller):
    """Which unit falls."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        if option in frame.options(state):
            return ""
        if option == FIGURINE:
            return "CLA-CREATURE-MINOTAUR-06:falls-last"
        return "HAD-HERO-GENERAL-07:not-engaged"


def own_tellers() -> dict[int, Teller]:
    return {
        MOVE_FROM: From(),
        MOVE_TROOPS: Units(),
        MOVE_TO: To(),
        RECRUIT_FLEET: Berth(),
        RECRUIT_TROOP: Quarters("CLA-ARES-03"),
        RETREAT_LAND: Refuge(),
        RETREAT_SEA: Haven(),
        LOSS: Fallen(),
    }


def refusal_of(state: CycladesState, option: int) -> str:
    """A reason key with this title's rule id, for every frame that may be on top."""
    top = state.stack[-1]
    teller = customs(state).tellers.get(top.kind(state))
    return top.refusal(state, option) if teller is None else teller.why(state, top, option)
