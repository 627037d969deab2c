"""Phase 2: gold from cornucopias, and from nothing else (LEG-INCOME-01, -10)."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    FACTIONS,
    FIGURINE_LANDS,
    FIGURINE_SEAS,
    LAND_GOLD,
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
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import figurine_owner, receive, take_up_gold
from delos.cyclades.events import (
    INCOME_PAID,
)
from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.legendary.events import (
    GOLD_LAID,
)


def area_income(state: CycladesState, area: int, gold: int) -> int:
    """Icons, tokens and laid gold of an area, doubled where a figurine does so
    (LEG-INCOME-01, -02, -06)."""
    at = state.at
    if area < LANDS:
        worth = state.chart.land_icons[area] + at[LAND_TOKENS + area] + gold
        marked = at[FIGURINE_LANDS] & BIT[area]
    else:
        worth = state.chart.sea_icons[area - LANDS] + at[SEA_TOKENS + area - LANDS]
        marked = at[FIGURINE_SEAS] & BIT[area - LANDS]
    if marked and worth:
        for piece in range(PIECES):
            if at[PIECE_AT + piece] == area and state.rules.figurines[piece].doubles_income():
                return 2 * worth
    return worth


def income_taker(state: CycladesState, area: int) -> int:
    """Whose income an area is: the controller's, unless a figurine takes it, also where nobody
    controls the area (LEG-INCOME-04, -05)."""
    at = state.at
    marked = at[FIGURINE_LANDS] & BIT[area] if area < LANDS else 0
    if area >= LANDS:
        marked = at[FIGURINE_SEAS] & BIT[area - LANDS]
    if marked:
        for piece in range(PIECES):
            if at[PIECE_AT + piece] == area and state.rules.figurines[piece].takes_income():
                return figurine_owner(state, PIECE_CARDS[piece])
    return at[OWNER + area] if area < LANDS else at[SEA_OWNER + area - LANDS]


def income_shares(state: CycladesState) -> list[int]:
    """What each faction would receive in an Income phase now, laid gold with it: anybody can count
    it on the map; teammates receive their shares in one purse (LEG-INCOME-01, -07, LEG-TEAM-03)."""
    at = state.at
    shares = [0] * FACTIONS
    plain_lands = ~at[FIGURINE_LANDS]
    plain_seas = ~at[FIGURINE_SEAS]
    land_icons = state.chart.land_icons
    sea_icons = state.chart.sea_icons
    for faction in range(state.rules.factions):
        share = 0  # as in `area_income`: where no figurine stands nothing is doubled
        for land in bits(at[LANDS_OF + faction] & plain_lands):
            share += land_icons[land] + at[LAND_TOKENS + land] + at[LAND_GOLD + land]
        for sea in bits(at[SEAS_OF + faction] & plain_seas):
            share += sea_icons[sea] + at[SEA_TOKENS + sea]
        shares[faction] = share
    for land in bits(at[FIGURINE_LANDS]):
        taker = income_taker(state, land)
        if taker != NONE:
            shares[taker] += area_income(state, land, at[LAND_GOLD + land])
    for sea in bits(at[FIGURINE_SEAS]):
        taker = income_taker(state, LANDS + sea)
        if taker != NONE:
            shares[taker] += area_income(state, LANDS + sea, 0)
    return shares


def collect(state: CycladesState) -> list[int]:
    """The shares of an Income phase; laid gold is taken up where somebody is paid
    (LEG-INCOME-07 to -09)."""
    at = state.at
    shares = income_shares(state)
    for land in range(state.chart.lands):
        gold = at[LAND_GOLD + land]
        if gold and income_taker(state, land) != NONE:
            take_up_gold(state, land)
            state.note(GOLD_LAID, land, -gold)
    return shares


def repeat_income(state: CycladesState, faction: int) -> list[int]:
    """An Income phase for one faction alone: the areas it controls now, with the shares of
    figurines, without laid gold (LEG-CREATURE-GRAEAE-01 to -03)."""
    at = state.at
    shares = [0] * FACTIONS
    areas = bits(at[LANDS_OF + faction])
    for sea in bits(at[SEAS_OF + faction]):
        areas.append(LANDS + sea)
    for piece in range(PIECES):
        area = at[PIECE_AT + piece]
        if area == NONE or area in areas:
            continue
        if state.rules.figurines[piece].takes_income():
            if figurine_owner(state, PIECE_CARDS[piece]) == faction:
                areas.append(area)
    for area in areas:
        shares[income_taker(state, area)] += area_income(state, area, 0)
    return shares


def pay_shares(state: CycladesState, shares: list[int]) -> None:
    for faction in range(state.rules.factions):
        if shares[faction]:
            state.note(INCOME_PAID, faction, shares[faction])
            receive(state, faction, shares[faction])


@final
class IncomePhase(Phase):
    """All at once and without decisions; gold stays behind the screens (LEG-INCOME-03)."""

    def __init__(self) -> None:
        super().__init__("income")

    def begin(self, state: CycladesState) -> None:
        pay_shares(state, collect(state))
