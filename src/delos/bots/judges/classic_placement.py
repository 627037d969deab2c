"""Free placement (HAD-PLACE): which god is worth how much, and where an army of the start goes:
prosperous islands near each other, with trade and free islands beside their fleets."""

from __future__ import annotations

from typing import Final

from delos.classic.god_track import gods_open
from delos.cyclades.bits import bits, size
from delos.cyclades.cells import LAND_TOKENS, LANDS_OF, NONE, OWNER, SEA_OWNER, SEAS_OF
from delos.cyclades.ids import APOLLO, ARES, ATHENA, POSEIDON, ZEUS
from delos.cyclades.kinds import PLACE_TROOP
from delos.cyclades.state import CycladesState

# what the bonus of each god is worth: a troop may hold a third island
BONUS: Final = {POSEIDON: 4.0, ARES: 8.0, ATHENA: 6.0, ZEUS: 5.0, APOLLO: 3.5}
EARLIER: Final = 0.8  # for each who has to choose later

PROSPEROUS: Final = 3.0
TRADE: Final = 1.5  # a trade space beside an island, for a fleet to come
ROOM: Final = 0.4  # a site for a building
NEAR: Final = 2.0  # an own island across one sea
NEIGHBOUR: Final = 0.3  # an island to take across one sea
CROWD: Final = 0.4  # somebody else across one sea
ANOTHER: Final = 4.0  # an island more beats a second troop

HARBOUR: Final = 3.0  # a fleet on a trade space
BRIDGE: Final = 1.5  # between two own islands
GOAL: Final = 0.7  # an island to take
CHAIN: Final = 0.5  # beside another own fleet


def placed(state: CycladesState, god: int) -> float:
    """What standing on a god brings in the round of placement."""
    order = gods_open(state)
    return BONUS[god] + EARLIER * (len(order) - 1 - order.index(god))


def place_worth(state: CycladesState, seat: int, kind: int, place: int) -> float:
    """Of an island for a troop, or of a sea space for a fleet."""
    if kind == PLACE_TROOP:
        return land_worth(state, seat, place)
    return sea_worth(state, seat, place)


def land_worth(state: CycladesState, seat: int, land: int) -> float:
    at = state.at
    chart = state.chart
    if at[OWNER + land] == seat:
        return 0.0
    prosperity: int = chart.land_icons[land] + at[LAND_TOKENS + land]
    worth = ANOTHER + PROSPEROUS * prosperity
    worth += ROOM * min(3, size(chart.land_sites[land]))
    around: int = 0
    for sea in bits(chart.land_seas[land]):
        around |= chart.sea_lands[sea]
        if at[SEA_OWNER + sea] in (NONE, seat):
            icons: int = chart.sea_icons[sea]
            worth += TRADE * icons
    if around & at[LANDS_OF + seat]:
        worth += NEAR
    for other in bits(around):
        if at[OWNER + other] == NONE:
            worth += NEIGHBOUR
        elif at[OWNER + other] != seat:
            worth -= CROWD
    return worth


def sea_worth(state: CycladesState, seat: int, sea: int) -> float:
    at = state.at
    lands = state.chart.sea_lands[sea]
    own = at[LANDS_OF + seat]
    icons: int = state.chart.sea_icons[sea]
    worth = HARBOUR * icons
    worth += BRIDGE if size(lands & own) > 1 else 0.0
    worth += CHAIN if state.chart.sea_seas[sea] & at[SEAS_OF + seat] else 0.0
    for land in bits(lands & ~own):
        worth += GOAL if at[OWNER + land] == NONE else GOAL / 2
    return worth
