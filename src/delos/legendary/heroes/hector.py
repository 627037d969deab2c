"""Hector ambushes invaders; his sacrifice turns Priestesses into Philosophers."""

from typing import Final, final

from delos.cyclades.cells import PHILOSOPHER_SUPPLY, PRIESTESSES
from delos.cyclades.effects import gain_philosopher, spend_priestesses
from delos.cyclades.errand import OVER, Errand, errand_of_hero
from delos.cyclades.ids import HECTOR
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_hero
from delos.legendary.heroes.hero import MET, NO_ROOM, SHORT, Sacrificial
from delos.legendary.kinds import AGAIN_OR_STOP
from delos.legendary.metropolis import checked

CONVERT: Final = 0
MORE: Final = 1
RATE: Final = 2  # Priestesses for a Philosopher


@final
class Hector(Sacrificial):
    """Two Priestesses for a Philosopher, once at least, then as often as wanted; a fourth
    Philosopher triggers in between (LEG-HERO-HECTOR-01 to -05)."""

    def __init__(self) -> None:
        super().__init__(HECTOR)

    def ambushes(self) -> bool:
        return True

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        if state.at[PRIESTESSES + faction] < RATE:
            return SHORT
        return MET if state.at[PHILOSOPHER_SUPPLY] else NO_ROOM

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        if code == NO_ROOM:
            return "LEG-HERO-HECTOR-05:no-supply"
        have = state.at[PRIESTESSES + faction]
        return self.wants("LEG-HERO-HECTOR-04", "wants-priestesses", RATE, have)

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, HECTOR))

    def ready(self, state: CycladesState, errand: Errand) -> bool:
        if errand.step == CONVERT:
            spend_priestesses(state, errand.faction, RATE)
            gain_philosopher(state, errand.faction)
            errand.step = MORE
        if checked(state):
            return True
        if self.missing(state, errand.faction, HECTOR) != MET:
            errand.step = OVER
        return False

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return AGAIN_OR_STOP

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return [0, 1]

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = CONVERT if option == 0 else OVER


add_hero(Hector(), IN_BOTH, rules=5)
