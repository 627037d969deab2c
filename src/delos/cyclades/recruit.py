"""New units from the reserve, placed one by one."""

from typing import Final, final

from delos.cyclades.bits import bits, size, union
from delos.cyclades.cells import (
    BARRED,
    CLOSED,
    DEADLY,
    FLEET_RESERVE,
    LANDS_OF,
    SEALED,
    SEAS_OF,
    SHIELDED,
    TROOP_RESERVE,
)
from delos.cyclades.effects import place_fleets, place_others, place_troops
from delos.cyclades.kinds import (
    BONUS_LAND,
    BONUS_SEA,
    MERCENARY_TO,
    RECRUIT_FLEET,
    RECRUIT_OTHER,
    RECRUIT_TROOP,
)
from delos.cyclades.reach import open_seas
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame

FLEET: Final = 0  # beside an own land (LEG-POSEIDON-02)
TROOP: Final = 1  # on an own land (LEG-ARES-02)
MERCENARY: Final = 2  # on an own land (LEG-HERA-05)
BONUS_TROOP: Final = 3  # on an own land (LEG-BONUS-TROOPS)
BONUS_FLEET: Final = 4  # on a sea already controlled (LEG-BONUS-FLEETS)
CREATURE_MERCENARY: Final = 5  # brought by a Creature: shields matter
STOLEN_MERCENARY: Final = 6  # it crosses borders too: no sealed land (LEG-CREATURE-GIANT-03)

_KINDS: Final = [
    RECRUIT_FLEET,
    RECRUIT_TROOP,
    RECRUIT_OTHER,
    BONUS_LAND,
    BONUS_SEA,
    MERCENARY_TO,
    MERCENARY_TO,
]

BERTHS: Final = [
    "LEG-POSEIDON-02:beside-own",
    "LEG-POSEIDON-05:closed",
    "LEG-POSEIDON-07:occupied",
]
OWN_SEA: Final = ["LEG-BONUS-FLEETS:own-sea"]
LANDED: Final = [
    "LEG-ARES-02:own-land",
    "LEG-CREATURE-BOAR-07:barred",
    "LEG-CREATURE-GIANT-03:sealed",
    "LEG-CREATURE-CHIRON-01:shielded",
]
HIRED: Final = ["LEG-HERA-05:own-land", *LANDED[1:]]


def fleet_places(state: CycladesState, faction: int) -> int:
    """Open seas beside an own land, empty or one's own (LEG-POSEIDON-02, -05, -07,
    CLA-POSEIDON-03, -06)."""
    at = state.at
    coast = union(state.chart.land_seas, at[LANDS_OF + faction])
    return open_seas(state, faction, coast & ~at[DEADLY])


def unit_places(state: CycladesState, faction: int) -> int:
    """Own lands that may receive units: any but a barred one (LEG-ARES-07, LEG-HERO-GEN-15,
    LEG-BONUS-06, LEG-CREATURE-MEDUSA-04)."""
    at = state.at
    return at[LANDS_OF + faction] & ~at[BARRED]


def places(state: CycladesState, faction: int, unit: int) -> int:
    if unit == FLEET:
        return fleet_places(state, faction)
    if unit == BONUS_FLEET:
        return state.at[SEAS_OF + faction]
    lands = unit_places(state, faction)
    if unit >= CREATURE_MERCENARY:
        lands &= ~state.at[SHIELDED]
    if unit == STOLEN_MERCENARY:
        lands &= ~state.at[SEALED]
    return lands


def in_reserve(state: CycladesState, faction: int, unit: int) -> int:
    if unit == FLEET or unit == BONUS_FLEET:
        return state.at[FLEET_RESERVE + faction]
    if unit == TROOP or unit == BONUS_TROOP:
        return state.at[TROOP_RESERVE + faction]
    return state.at[state.rules.others_left]


def can_recruit(state: CycladesState, faction: int, unit: int) -> bool:
    return in_reserve(state, faction, unit) > 0 and places(state, faction, unit) != 0


def ways(state: CycladesState, faction: int, unit: int) -> int:
    """In how many places a unit of the reserve can be put."""
    return size(places(state, faction, unit)) if in_reserve(state, faction, unit) else 0


@final
class Recruit(Frame[CycladesState]):
    """Place units one after another; what the reserve lacks or no area can take is lost
    (LEG-CORE-09, LEG-BONUS-01, LEG-ACTION-10)."""

    def __init__(self, faction: int, unit: int, count: int) -> None:
        self.faction = faction
        self.unit = unit
        self.count = count

    def advance(self, state: CycladesState) -> int:
        if self.count and can_recruit(state, self.faction, self.unit):
            return WAIT
        return DONE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return _KINDS[self.unit]

    def options(self, state: CycladesState) -> list[int]:
        return bits(places(state, self.faction, self.unit))

    def choose(self, state: CycladesState, option: int) -> None:
        self.count -= 1
        if self.unit == FLEET or self.unit == BONUS_FLEET:
            place_fleets(state, self.faction, option, 1)
        elif self.unit == TROOP or self.unit == BONUS_TROOP:
            place_troops(state, self.faction, option, 1)
        else:
            place_others(state, self.faction, option, 1)

    def about(self, state: CycladesState) -> list[str]:
        return [f"count=n:{self.count}"]

    def refusal(self, state: CycladesState, option: int) -> str:
        menu = places(state, self.faction, self.unit)
        if self.unit == BONUS_FLEET:
            return held_back([menu], option, OWN_SEA)
        if self.unit == FLEET:
            if option >= state.chart.seas:
                return ""
            coast = union(state.chart.land_seas, state.at[LANDS_OF + self.faction])
            return held_back([coast, coast & ~state.at[CLOSED], menu], option, BERTHS)
        own = state.at[LANDS_OF + self.faction]
        free = unit_places(state, self.faction)
        sets = [own, free, menu | free & state.at[SHIELDED], menu]
        return held_back(sets, option, HIRED if self.unit == MERCENARY else LANDED)

    def copy(self) -> "Recruit":
        return Recruit(self.faction, self.unit, self.count)

    def saved(self) -> list[int]:
        return [self.faction, self.unit, self.count]
