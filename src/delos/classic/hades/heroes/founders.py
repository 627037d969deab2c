"""Heroes who are sacrificed for a metropolis: Achilles, Midas, Odysseus; and Penthesilea, who
holds one."""

from typing import Final, final

from delos.classic.hades.heroes.power import DeckHero, Founder
from delos.classic.ids import MIDAS
from delos.classic.metropolis import NEEDED, GiveUpSet, has_set
from delos.cyclades.bits import size
from delos.cyclades.cells import LANDS_OF
from delos.cyclades.effects import pay
from delos.cyclades.ids import ACHILLES, ODYSSEUS, PENTHESILEA
from delos.cyclades.state import CycladesState

ACHILLES_ISLANDS: Final = 5
MIDAS_GOLD: Final = 15
ODYSSEUS_SET: Final = 3  # types of buildings (HAD-HERO-ODYSSEUS-01)


@final
class Achilles(Founder):
    """Counts as two troops; sacrificed while his player controls five islands of the board
    (HAD-HERO-ACHILLES-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(ACHILLES)

    def strength(self) -> int:
        return 2

    def missing(self, state: CycladesState, faction: int) -> int:
        return max(0, ACHILLES_ISLANDS - size(state.at[LANDS_OF + faction]))

    def condition(self, state: CycladesState, faction: int) -> str:
        key = "HAD-HERO-ACHILLES-02:wants-islands"
        return self.wants(key, ACHILLES_ISLANDS, self.missing(state, faction))


@final
class Midas(Founder):
    """Rolls again for 1 GP as often as his player pays; sacrificed for 15 GP
    (HAD-HERO-MIDAS-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(MIDAS)

    def rerolls(self) -> bool:
        return True

    def price(self) -> int:
        return MIDAS_GOLD

    def missing(self, state: CycladesState, faction: int) -> int:
        return max(0, MIDAS_GOLD - state.gold(faction))

    def condition(self, state: CycladesState, faction: int) -> str:
        key = "HAD-HERO-MIDAS-02:wants-gold"
        return self.wants(key, MIDAS_GOLD, self.missing(state, faction))

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        pay(state, faction, MIDAS_GOLD)
        super().sacrifice(state, faction, victim)


@final
class Odysseus(Founder):
    """Fortresses do not help against him; sacrificed with three buildings of different types, or
    theatres in their place (HAD-HERO-ODYSSEUS-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(ODYSSEUS)

    def ignores_fortresses(self) -> bool:
        return True

    def missing(self, state: CycladesState, faction: int) -> int:
        """Types that are lacking; theatres stand for some of them."""
        needed = ODYSSEUS_SET
        while not has_set(state, faction, needed):
            needed -= 1
        return ODYSSEUS_SET - needed

    def condition(self, state: CycladesState, faction: int) -> str:
        key = "HAD-HERO-ODYSSEUS-03:wants-buildings"
        return self.wants(key, ODYSSEUS_SET, self.missing(state, faction))

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(GiveUpSet(faction, 0, 0, NEEDED - ODYSSEUS_SET))


@final
class Penthesilea(DeckHero):
    """Her side wins tied rounds; she is sacrificed only when her player builds a metropolis, which
    then stands on the island of the Amazons (HAD-HERO-PENTHESILEA-01, -03, -05)."""

    def __init__(self) -> None:
        super().__init__(PENTHESILEA)

    def missing(self, state: CycladesState, faction: int) -> int:
        return 1  # never by an action of its own

    def condition(self, state: CycladesState, faction: int) -> str:
        return "HAD-HERO-PENTHESILEA-03:next-metropolis"

    def wins_ties(self) -> bool:
        return True

    def holds_metropolis(self) -> bool:
        return True
