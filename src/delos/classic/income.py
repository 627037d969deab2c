"""Phase 3: gold from prosperity on islands and from trade spaces (CLA-INCOME)."""

from typing import final

from delos.classic.ruleset import players_left
from delos.cyclades.bits import bits
from delos.cyclades.cells import LAND_TOKENS, LANDS_OF, SEA_TOKENS, SEAS_OF
from delos.cyclades.effects import receive
from delos.cyclades.events import INCOME_PAID
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState


def income_of(state: CycladesState, faction: int) -> int:
    """1 GP for each prosperity, printed or marker, on own islands, with or without troops there
    (CLA-INCOME-01), and for each trade space with an own fleet, however many stand there
    (CLA-INCOME-02, -04, -07)."""
    at = state.at
    chart = state.chart
    total = 0
    for land in bits(at[LANDS_OF + faction]):
        total += chart.land_icons[land] + at[LAND_TOKENS + land]
    for sea in bits(at[SEAS_OF + faction]):
        total += chart.sea_icons[sea] + at[SEA_TOKENS + sea]
    return total


def pay_income(state: CycladesState, faction: int) -> None:
    amount = income_of(state, faction)
    if amount:
        state.note(INCOME_PAID, faction, amount)
        receive(state, faction, amount)


@final
class IncomePhase(Phase):
    """Everybody at once, in the first cycle too (CLA-INCOME-08, -09)."""

    def __init__(self) -> None:
        super().__init__("income")

    def begin(self, state: CycladesState) -> None:
        for faction in players_left(state):
            pay_income(state, faction)
