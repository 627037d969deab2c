"""Why a choice of a shared procedure is not on offer, where only modules know."""

from typing import final

from delos.classic.action import costs
from delos.classic.hooks import Teller
from delos.classic.ids import HERO_WORDS
from delos.classic.reasons import Quarters, Units
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HEROES
from delos.cyclades.kinds import MOVE_HERO, MOVE_OTHERS, RECRUIT_OTHER, REROLL, SAVE
from delos.cyclades.land_move import TakeUnits
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame
from delos.kernel.reason import thing


@final
class Riders(Teller):
    """Which Heroes come along: they are asked about one by one (HAD-HERO-GENERAL-13)."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        assert isinstance(frame, TakeUnits)
        waiting = bits(frame.open_heroes(state))
        hero = option % HEROES
        if hero == waiting[0]:
            return ""  # both answers are open: a Hero who must come along is not asked about
        if hero in waiting:
            first = thing("hero", "hero", HERO_WORDS[waiting[0]])
            return "HAD-HERO-GENERAL-13:hero-first" + first
        if frame.asked & BIT[hero]:
            return "HAD-HERO-GENERAL-13:hero-decided" + thing("hero", "hero", HERO_WORDS[hero])
        return "HAD-HERO-GENERAL-13:hero-not-there" + thing("hero", "hero", HERO_WORDS[hero])


@final
class Saved(Teller):
    """Where a saved troop goes."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        return "" if option in frame.options(state) else "HAD-HERO-PERSEUS-08:refuge"


@final
class Again(Teller):
    """Midas rolls again as long as somebody pays."""

    def why(self, state: CycladesState, frame: Frame[CycladesState], option: int) -> str:
        if option in frame.options(state):
            return ""
        return costs(state, frame.actor(state), "HAD-HERO-MIDAS-03", 1)


def undead_tellers() -> dict[int, Teller]:
    return {MOVE_OTHERS: Units(), RECRUIT_OTHER: Quarters("CLA-ARES-03,HAD-GOD-16")}


def hero_tellers() -> dict[int, Teller]:
    return {MOVE_HERO: Riders(), SAVE: Saved(), REROLL: Again()}
