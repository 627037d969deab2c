"""Phase 3: gold from prosperity on islands and from trade spaces (CLA-INCOME)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.customs import customs
from delos.classic.effects import pay_income
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    FACTIONS,
    FIGURINE_LANDS,
    LAND_TOKENS,
    LANDS_OF,
    NONE,
    OWNER,
    PIECE_AT,
    PIECES,
    SEA_OWNER,
    SEA_TOKENS,
    SEAS_OF,
)
from delos.cyclades.effects import figurine_owner
from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells, cells

NOTHING: Final = cells([0] * FACTIONS)  # for anybody


def incomes(state: CycladesState) -> Cells:
    """What each player gets: 1 GP for each prosperity, printed or marker, on own islands, with or
    without troops there (CLA-INCOME-01), and for each trade space with an own fleet, however many
    stand there (CLA-INCOME-02, -04, -07)."""
    at = state.at
    found = NOTHING[:]
    figures = at[FIGURINE_LANDS]
    icons = state.chart.land_icons
    lands: i64 = state.chart.lands
    for land in range(lands):
        taker = collector(state, land) if figures else at[OWNER + land]
        if taker != NONE:
            found[taker] += icons[land] + at[LAND_TOKENS + land]
    icons = state.chart.sea_icons
    seas: i64 = state.chart.seas
    for sea in range(seas):
        owner = at[SEA_OWNER + sea]
        if owner != NONE:
            found[owner] += icons[sea] + at[SEA_TOKENS + sea]
    return found


def income_of(state: CycladesState, faction: int) -> int:
    return incomes(state)[faction]


def prosperity_on(state: CycladesState, land: int) -> int:
    return state.chart.land_icons[land] + state.at[LAND_TOKENS + land]


def collector(state: CycladesState, land: i64) -> i64:
    """Who gets what an island yields: its controller, unless a figure there takes it for its own
    player (HAD-CREATURE-CERBERUS-01, -08)."""
    at = state.at
    if at[FIGURINE_LANDS] & BIT[land]:
        for piece in range(PIECES):
            if at[PIECE_AT + piece] == land and state.rules.figurines[piece].takes_income():
                return figurine_owner(state, PIECE_CARDS[piece])
    return at[OWNER + land]


def repeat_income(state: CycladesState, faction: int) -> None:
    """The income of what a player controls once more; a figure on one of the islands takes that
    part for its own player (HAD-CREATURE-CERBERUS-05, -08)."""
    shares = NOTHING[:]
    for sea in bits(state.at[SEAS_OF + faction]):
        shares[faction] += state.chart.sea_icons[sea] + state.at[SEA_TOKENS + sea]
    for land in bits(state.at[LANDS_OF + faction]):
        shares[collector(state, land)] += prosperity_on(state, land)
    pay_out(state, shares)


def pay_out(state: CycladesState, shares: Cells) -> None:
    players: i64 = state.rules.factions
    for faction in range(players):
        share = shares[faction]
        if share:
            pay_income(state, faction, share)


@final
class IncomePhase(Phase):
    """Everybody at once, in the first cycle too (CLA-INCOME-08, -09)."""

    def __init__(self) -> None:
        super().__init__("income")

    def begin(self, state: CycladesState) -> None:
        pay_out(state, incomes(state))
        for watcher in customs(state).watchers:
            watcher.after_income(state)
