"""The sorts of units of the Legendary Edition: what gods, bonuses and Creatures bring."""

from typing import Final, final

from delos.cyclades.bits import union
from delos.cyclades.cells import CLOSED, LANDS_OF, SEALED, SEAS_OF, SHIELDED
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import OTHER, Fleet, Other, Troop, Unit, unit_places
from delos.legendary.kinds import BONUS_LAND, BONUS_SEA, MERCENARY_TO

MERCENARY: Final = OTHER
# Numbers behind those of all titles
BONUS_TROOP: Final = 3
BONUS_FLEET: Final = 4
CREATURE_MERCENARY: Final = 5
STOLEN_MERCENARY: Final = 6
MIXED_TROOP: Final = 7
MIXED_FLEET: Final = 8

BERTHS: Final = [
    "LEG-POSEIDON-02:beside-own",
    "LEG-POSEIDON-05:closed",
    "LEG-POSEIDON-07:occupied",
]
BARRED_LAND: Final = "LEG-CREATURE-BOAR-07:barred"
POSTED: Final = ["LEG-ARES-02:own-land", BARRED_LAND]
HIRED: Final = ["LEG-HERA-05:own-land", BARRED_LAND]
BROUGHT: Final = [*POSTED, "LEG-CREATURE-CHIRON-01:shielded"]
STOLEN: Final = [*POSTED, "LEG-CREATURE-GIANT-03:sealed", "LEG-CREATURE-CHIRON-01:shielded"]


@final
class NewFleet(Fleet):
    """Beside an own land (LEG-POSEIDON-02)."""

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        if area >= state.chart.seas:
            return ""
        coast = union(state.chart.land_seas, state.at[LANDS_OF + faction])
        sets = [coast, coast & ~state.at[CLOSED], self.places(state, faction)]
        return held_back(sets, area, BERTHS)


@final
class NewTroop(Troop):
    """On an own land (LEG-ARES-02)."""

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        own = state.at[LANDS_OF + faction]
        return held_back([own, self.places(state, faction)], area, POSTED)


@final
class BonusFleet(Fleet):
    """On a sea already controlled (LEG-BONUS-FLEETS, LEG-BONUS-MIXED)."""

    def __init__(self, rule: str) -> None:
        super().__init__(BONUS_SEA)
        self.reasons = [rule + ":own-sea"]

    def places(self, state: CycladesState, faction: int) -> int:
        return state.at[SEAS_OF + faction]

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        return held_back([self.places(state, faction)], area, self.reasons)


@final
class BonusTroop(Troop):
    """On an own land (LEG-BONUS-TROOPS, LEG-BONUS-MIXED); not where the Boar is (LEG-BONUS-06)."""

    def __init__(self, rule: str) -> None:
        super().__init__(BONUS_LAND)
        self.reasons = [rule + ":own-land", BARRED_LAND]

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        own = state.at[LANDS_OF + faction]
        return held_back([own, self.places(state, faction)], area, self.reasons)


@final
class Mercenary(Other):
    """On an own land (LEG-HERA-05)."""

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        own = state.at[LANDS_OF + faction]
        return held_back([own, self.places(state, faction)], area, HIRED)


@final
class BroughtMercenary(Other):
    """Brought by a Creature: shields matter (LEG-CREATURE-CHIRON-03)."""

    def places(self, state: CycladesState, faction: int) -> int:
        return unit_places(state, faction) & ~state.at[SHIELDED]

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        sets = [
            state.at[LANDS_OF + faction],
            unit_places(state, faction),
            self.places(state, faction),
        ]
        return held_back(sets, area, BROUGHT)


@final
class StolenMercenary(Other):
    """It crosses borders too: no sealed land (LEG-CREATURE-GIANT-03)."""

    def places(self, state: CycladesState, faction: int) -> int:
        return unit_places(state, faction) & ~state.at[SHIELDED] & ~state.at[SEALED]

    def why_not(self, state: CycladesState, faction: int, area: int) -> str:
        free = unit_places(state, faction)
        sets = [
            state.at[LANDS_OF + faction],
            free,
            free & ~state.at[SEALED],
            self.places(state, faction),
        ]
        return held_back(sets, area, STOLEN)


UNITS: Final[list[Unit]] = [
    NewFleet(),
    NewTroop(),
    Mercenary(),
    BonusTroop("LEG-BONUS-TROOPS"),
    BonusFleet("LEG-BONUS-FLEETS"),
    BroughtMercenary(MERCENARY_TO),
    StolenMercenary(MERCENARY_TO),
    BonusTroop("LEG-BONUS-MIXED"),
    BonusFleet("LEG-BONUS-MIXED"),
]
