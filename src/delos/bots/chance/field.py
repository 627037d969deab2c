"""What many columns of a position need: who could reach what, and how far each seat is from its
next metropolis and from the goal."""

from typing import final

from mypy_extensions import i64

from delos.bots.chance.columns import BASIC
from delos.cyclades.bits import BIT, bits, size, union
from delos.cyclades.cells import (
    BUILT,
    FACTIONS,
    LANDS_OF,
    PHILOSOPHERS,
    SEAS_OF,
    SITES_OF,
    TROOPS,
)
from delos.cyclades.ids import FORTRESS, METROPOLIS, THEATRE
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells, cells


@final
class Field:
    """What many columns need, worked out once for a position."""

    def __init__(self, state: CycladesState) -> None:
        at = state.at
        chart = state.chart
        factions: i64 = state.rules.factions
        others: i64 = state.rules.others
        self.reach: Cells = cells([0] * FACTIONS)  # lands beside own lands and fleets, not own
        self.army: Cells = cells([0] * FACTIONS)  # the largest on one land
        self.troops: Cells = cells([0] * FACTIONS)
        self.bare: Cells = cells([0] * FACTIONS)  # lands without a guard
        self.cities: Cells = cells([0] * FACTIONS)  # lands with a metropolis, as a mask
        self.metropolises: Cells = cells([0] * FACTIONS)
        self.missing: Cells = cells([0] * FACTIONS)  # to the goal, of the whole team
        self.steps: Cells = cells([0] * FACTIONS)  # to the next metropolis
        self.race: Cells = cells([0] * FACTIONS)  # steps to the goal
        self.kinds: Cells = cells([0] * FACTIONS)  # types of buildings of the team, as a mask
        metropolis: i64 = at[BUILT + METROPOLIS]
        for faction in range(factions):
            lands = at[LANDS_OF + faction]
            self.reach[faction] = (
                union(chart.sea_lands, at[SEAS_OF + faction]) | union(chart.land_lands, lands)
            ) & ~lands
            self.metropolises[faction] = metropolises_of(state, faction)
            for land in bits(lands):
                guard = at[TROOPS + land] + at[others + land]
                self.troops[faction] += guard
                if guard == 0:
                    self.bare[faction] += 1
                self.army[faction] = max(self.army[faction], guard)
                if metropolis & chart.land_sites[land]:
                    self.cities[faction] |= BIT[land]
        for faction in range(factions):
            self.measure(state, faction)

    def measure(self, state: CycladesState, faction: i64) -> None:
        """How far the faction's team is from its next metropolis and from the goal."""
        at = state.at
        sites = at[SITES_OF + faction]
        count = self.metropolises[faction]
        mates: i64 = state.rules.mates[faction]
        if mates:
            for mate in bits(mates):
                sites |= at[SITES_OF + mate]
                count += self.metropolises[mate]
        kinds: i64 = 0
        types: i64 = size(sites & at[BUILT + THEATRE])
        for building in range(BASIC):
            if sites & at[BUILT + building]:
                kinds |= BIT[building]
                types += 1
        missing: i64 = state.rules.goal - count
        missing = max(missing, 0)
        wise = at[PHILOSOPHERS + faction]
        steps: i64 = BASIC - (wise if wise > types else types)
        steps = max(steps, 1)
        self.kinds[faction] = kinds
        self.missing[faction] = missing
        self.steps[faction] = steps
        self.race[faction] = 0 if missing == 0 else (missing - 1) * BASIC + steps


def defence(state: CycladesState, land: i64) -> i64:
    """Troops, fortresses and metropolises of a land."""
    at = state.at
    walls = state.chart.land_sites[land] & (at[BUILT + FORTRESS] | at[BUILT + METROPOLIS])
    return at[TROOPS + land] + at[state.rules.others + land] + size(walls)
