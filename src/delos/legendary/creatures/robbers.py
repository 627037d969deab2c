"""Dryad, Satyr and Griffin rob another faction of a card or of gold."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import GONE, PHILOSOPHERS, PRIESTESSES
from delos.cyclades.effects import pass_philosopher, pass_priestess, rob_gold
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import DRYAD, GRIFFIN, SATYR
from delos.cyclades.kinds import VICTIM
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.events import (
    CARD_STOLEN,
)

PRIESTESS_CARD: Final = 0
PHILOSOPHER_CARD: Final = 1


def owners(state: CycladesState, faction: int, cards: int) -> list[int]:
    """Other factions, a teammate too, that hold such a card (LEG-CREATURE-GEN-15)."""
    return [
        other
        for other in range(state.rules.factions)
        if other != faction and state.at[cards + other] > 0
    ]


@final
class Dryad(CreaturePower):
    """Takes a Priestess from another faction, if one has any (LEG-CREATURE-DRYAD-01, -02)."""

    def __init__(self) -> None:
        super().__init__(DRYAD)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, DRYAD))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return VICTIM

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return owners(state, errand.faction, PRIESTESSES)

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        pass_priestess(state, option, errand.faction)
        state.note(CARD_STOLEN, errand.faction, option, PRIESTESS_CARD)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-CREATURE-DRYAD-01:nothing-to-take"


@final
class Satyr(CreaturePower):
    """Takes a Philosopher from another faction; a fourth one becomes a Metropolis at once
    (LEG-CREATURE-SATYR-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(SATYR)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, SATYR))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return VICTIM

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return owners(state, errand.faction, PHILOSOPHERS)

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        pass_philosopher(state, option, errand.faction)
        state.note(CARD_STOLEN, errand.faction, option, PHILOSOPHER_CARD)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-CREATURE-SATYR-01:nothing-to-take"


@final
class Griffin(CreaturePower):
    """Takes half the gold, rounded down, of an opponent's purse; only thief and victim learn how
    much (LEG-CREATURE-GRIFFIN-01 to -03, LEG-CORE-13, LEG-INFO-08)."""

    def __init__(self) -> None:
        super().__init__(GRIFFIN)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, GRIFFIN))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return VICTIM

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        """One faction for each opposing purse, however full it is."""
        found: list[int] = []
        purses = 0
        for other in range(state.rules.factions):
            purse = BIT[state.rules.team[other]]
            alive = state.at[GONE] & BIT[other] == 0
            if alive and state.opposed(errand.faction, other) and purses & purse == 0:
                purses |= purse
                found.append(other)
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        rob_gold(state, errand.faction, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "LEG-CREATURE-GRIFFIN-03:own-team"


add_creature(Dryad(), IN_BOTH, rules=2)
add_creature(Satyr(), IN_BOTH, rules=3)
add_creature(Griffin(), IN_BOTH, rules=3)
