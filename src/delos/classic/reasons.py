"""Why a choice of a shared procedure is not on offer, in this title's rules.

The procedures ask under kinds of their own; here stands who answers for each. An answer is empty
exactly where the menu of the procedure has the option: a test compares the two.
"""

from typing import Final, final

from delos.classic.action import costs
from delos.classic.customs import why_spared
from delos.classic.gods.moves import why_stuck
from delos.classic.hades.journey import HOST, SWOOP
from delos.classic.ids import HERO_WORDS
from delos.classic.journeys import WING
from delos.cyclades.bits import BIT, bits, union
from delos.cyclades.cells import (
    CLOSED,
    DEADLY,
    HELD,
    HEROES,
    LANDS_OF,
    NONE,
    OWNER,
    PROTECTED,
    SEA_OWNER,
    SHIELDED,
)
from delos.cyclades.journey import MARCH, Flight, Journey
from delos.cyclades.kinds import (
    LOSS,
    MOVE_FROM,
    MOVE_HERO,
    MOVE_OTHERS,
    MOVE_TO,
    MOVE_TROOPS,
    RECRUIT_FLEET,
    RECRUIT_OTHER,
    RECRUIT_TROOP,
    REROLL,
    RETREAT_LAND,
    RETREAT_SEA,
    SAVE,
)
from delos.cyclades.land_losses import FIGURINE
from delos.cyclades.land_move import TakeUnits, Travel
from delos.cyclades.land_retreat import Retreat
from delos.cyclades.reach import chain_fleets, hops, refuges, sea_neighbours, stops
from delos.cyclades.recruit import Recruit
from delos.cyclades.sea_battle import SeaBattle
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame
from delos.kernel.reason import thing


class Teller:
    """Answers for the kinds of decision of one procedure."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        """A reason key, empty when the option is open or stands for nothing at this table."""
        raise NotImplementedError


# The rules that journeys come from, by their numbers
RULES: Final = {
    MARCH.number: "CLA-ARES-05",
    HOST.number: "HAD-GOD-13",
    WING.number: "CLA-CREATURE-PEGASUS-01",
    SWOOP.number: "CLA-CREATURE-PEGASUS-01,HAD-HERO-PERSEUS-02",
}


def rule_of(journey: Journey) -> str:
    return RULES[journey.number]


@final
class From(Teller):
    """The island that an army leaves."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, TakeUnits)
        if option >= state.chart.lands:
            return ""
        journey = frame.journey(state)
        rule = rule_of(journey)
        if state.at[OWNER + option] != frame.faction:
            return rule + ":not-yours"
        if not journey.may_take(state, frame.faction, option):
            return "HAD-GOD-14:undead" if journey.must_take_other() else rule + ":no-unit"
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
            return "HAD-GOD-14:undead"
        return rule_of(journey) + ":units"


@final
class Riders(Teller):
    """Which Heroes come along: they are asked about one by one (HAD-HERO-GENERAL-13)."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, TakeUnits)
        waiting = bits(frame.open_heroes(state))
        hero = option % HEROES
        if hero == waiting[0]:
            offered = option in frame.options(state)
            return "" if offered else rule_of(frame.journey(state)) + ":units"
        if hero in waiting:
            first = thing("hero", "hero", HERO_WORDS[waiting[0]])
            return "HAD-HERO-GENERAL-13:hero-first" + first
        if frame.asked & BIT[hero]:
            return "HAD-HERO-GENERAL-13:hero-decided" + thing("hero", "hero", HERO_WORDS[hero])
        return "HAD-HERO-GENERAL-13:hero-not-there" + thing("hero", "hero", HERO_WORDS[hero])


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
            return rule_of(journey) + ":same-area"
        owner = at[OWNER + option]
        if owner not in (NONE, frame.faction) and at[PROTECTED] & BIT[owner]:
            return "HAD-ITEM-NECKLACE-01:protected"
        if stops(state, frame.faction, BIT[option]) == 0:
            return why_spared(state, frame.faction, BIT[option])
        if isinstance(journey, Flight):
            return self.why_no_landing(state, journey, option)
        near = hops(state, frame.faction, frame.here, chain_fleets(state, frame.faction))
        return "" if near & BIT[option] else rule_of(journey) + ",CLA-MOVE-11:no-chain"

    def why_no_landing(self, state: CycladesState, journey: Flight, land: int) -> str:
        """Pegasus and Perseus need no chain, but mind Chiron and, the latter, Heroes."""
        if state.at[SHIELDED] & BIT[land]:
            own = ",HAD-HERO-PERSEUS-03" if journey is SWOOP else ""
            return "CLA-CREATURE-CHIRON-02" + own + ":shielded"
        return "HAD-HERO-PERSEUS-03:hero" if journey.shut(state) & BIT[land] else ""


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
    """Which unit falls, or where a saved troop goes."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        if option in frame.options(state):
            return ""
        if frame.kind(state) == SAVE:
            return "HAD-HERO-PERSEUS-08:refuge"
        if option == FIGURINE:
            return "CLA-CREATURE-MINOTAUR-06:falls-last"
        return "HAD-HERO-GENERAL-07:not-engaged"


@final
class Again(Teller):
    """Midas rolls again as long as somebody pays."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        if option in frame.options(state):
            return ""
        return costs(state, frame.actor(state), "HAD-HERO-MIDAS-03", 1)


TELLERS: Final[dict[int, Teller]] = {
    MOVE_FROM: From(),
    MOVE_TROOPS: Units(),
    MOVE_OTHERS: Units(),
    MOVE_HERO: Riders(),
    MOVE_TO: To(),
    RECRUIT_FLEET: Berth(),
    RECRUIT_TROOP: Quarters("CLA-ARES-03"),
    RECRUIT_OTHER: Quarters("CLA-ARES-03,HAD-GOD-16"),
    RETREAT_LAND: Refuge(),
    RETREAT_SEA: Haven(),
    LOSS: Fallen(),
    SAVE: Fallen(),
    REROLL: Again(),
}


def refusal_of(state: CycladesState, option: int) -> str:
    """A reason key with this title's rule id, for every frame that may be on top."""
    top = state.stack[-1]
    teller = TELLERS.get(top.kind(state))
    return top.refusal(state, option) if teller is None else teller.why(state, top, option)
