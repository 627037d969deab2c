"""Hector ambushes invaders; his sacrifice turns priests into philosophers (HAD-HERO-HECTOR)."""

from typing import Final, final

from delos.classic.hades.heroes.power import DeckHero
from delos.classic.hades.kinds import HECTOR_COUNT
from delos.cyclades.cells import PHILOSOPHER_SUPPLY, PRIESTESSES
from delos.cyclades.effects import gain_philosopher, spend_priestesses
from delos.cyclades.errand import OVER, Errand, errand_of_hero
from delos.cyclades.ids import HECTOR
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number

HECTOR_RATE: Final = 2  # priests for a philosopher


@final
class Hector(DeckHero):
    """An army that attacks his island loses a troop first, or even all it has
    (HAD-HERO-HECTOR-03, -04); sacrificed, he gives a philosopher for two priests, as often as his
    player likes (HAD-HERO-HECTOR-01, -02)."""

    def __init__(self) -> None:
        super().__init__(HECTOR)

    def ambushes(self) -> bool:
        return True

    def most(self, state: CycladesState, faction: int) -> int:
        """How many philosophers there can be at most."""
        at = state.at
        return min(at[PRIESTESSES + faction] // HECTOR_RATE, at[PHILOSOPHER_SUPPLY])

    def missing(self, state: CycladesState, faction: int) -> int:
        """Priests for the first philosopher, and a philosopher in the supply."""
        lacking = max(0, HECTOR_RATE - state.at[PRIESTESSES + faction])
        return lacking if lacking or state.at[PHILOSOPHER_SUPPLY] else 1

    def condition(self, state: CycladesState, faction: int) -> str:
        if state.at[PHILOSOPHER_SUPPLY] == 0:
            return "HAD-HERO-HECTOR-02,CLA-SHORTAGE-03:no-supply"
        key = "HAD-HERO-HECTOR-02:wants-priests"
        return self.wants(key, HECTOR_RATE, self.missing(state, faction))

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, HECTOR))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return HECTOR_COUNT

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return list(range(1, self.most(state, errand.faction) + 1))

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        spend_priestesses(state, errand.faction, HECTOR_RATE * option)
        for _ in range(option):
            gain_philosopher(state, errand.faction)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "HAD-HERO-HECTOR-02:priests" + number("most", self.most(state, errand.faction))
