"""Where units and Fleets can go: borders, chains of Fleets, and the bans on the way, which go
before every permission and duty (LEG-CORE-04)."""

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits, size, union
from delos.cyclades.cells import (
    BARRED,
    BUILT,
    CARD_OWNER,
    CLOSED,
    COLUMN_A,
    COLUMN_B,
    HELD,
    LANDS_OF,
    LINK_A,
    LINK_B,
    LINK_OWNER,
    NONE,
    OWNER,
    PROTECTED,
    SEA_OWNER,
    SEALED,
    SEAS_OF,
    SITES_OF,
)
from delos.cyclades.ids import METROPOLIS
from delos.cyclades.rules import ALL_CHAINS, HEROIC_CHAINS
from delos.cyclades.state import CycladesState


def sea_neighbours(state: CycladesState, faction: int, sea: int) -> int:
    """Seas one step away for this faction's Fleets (LEG-SEAMOVE-07, LEG-CREATURE-CHARYBDIS-02)."""
    at = state.at
    near = state.chart.sea_seas[sea]
    if at[LINK_OWNER] == faction:
        if at[LINK_A] == sea:
            near |= BIT[at[LINK_B]]
        elif at[LINK_B] == sea:
            near |= BIT[at[LINK_A]]
    return near


def chain_fleets(state: CycladesState, faction: int) -> int:
    """Seas that may be links of a chain: own Fleets and a teammate's (LEG-TEAM-13)."""
    fleets = state.at[SEAS_OF + faction]
    mates = state.rules.mates[faction]
    if mates:
        for mate in bits(mates):
            fleets |= state.at[SEAS_OF + mate]
    return fleets


def every_fleet(state: CycladesState) -> int:
    """Seas with anybody's Fleets (LEG-HERO-JASON-01)."""
    at = state.at
    fleets = 0
    for faction in range(state.rules.factions):
        fleets |= at[SEAS_OF + faction]
    return fleets


def linked(state: CycladesState, faction: int, sea: int, fleets: int) -> int:
    """The other end of the Charybdis–Scylla link, if a chain may use it here, as a mask.

    It serves chains of the owner only, between two of its Fleets; a borrowed Fleet counts as its
    own, a teammate's does not (LEG-LANDMOVE-07, LEG-CREATURE-CHARYBDIS-03).
    """
    at = state.at
    if at[LINK_OWNER] != faction:
        return 0
    if at[LINK_A] == sea:
        other = at[LINK_B]
    elif at[LINK_B] == sea:
        other = at[LINK_A]
    else:
        return 0
    mates = state.mates(faction)
    for end in (sea, other):
        holder = at[SEA_OWNER + end]
        if holder != NONE and mates & BIT[holder]:
            return 0
    return BIT[other] & fleets


def chain_seas(state: CycladesState, faction: int, start: i64, fleets: i64) -> i64:
    """All seas that a chain of these Fleets can reach from the seas in ``start``."""
    near = state.chart.sea_seas
    bridged = state.at[LINK_OWNER] == faction
    reached: i64 = start & fleets
    frontier = reached
    while frontier and reached != fleets:
        grown = union(near, frontier)
        if bridged:
            for sea in bits(frontier):
                grown |= linked(state, faction, sea, fleets)
        frontier = grown & fleets & ~reached
        reached |= frontier
    return reached


def inland_chains(state: CycladesState, heroic: bool) -> bool:
    """Whether a chain may lead back to its own Island, as the table's ``island_chains`` has it:
    for heroic moves (LEG-HEROMOVE-04), but not for others (LEG-LANDMOVE-05), or for both."""
    return state.rules.island_chains >= (HEROIC_CHAINS if heroic else ALL_CHAINS)


def hops(state: CycladesState, faction: int, land: i64, fleets: i64, heroic: bool = False) -> i64:
    """Accessible lands that may be entered, whoever holds them.

    Adjacent lands of the same Island, and lands of other Islands behind a chain (LEG-LANDMOVE-03,
    LEG-LANDMOVE-04, LEG-LANDMOVE-06); for a heroic move all lands behind a chain
    (LEG-HEROMOVE-04). Nobody enters or leaves a sealed land, nobody enters a barred one
    (LEG-LANDMOVE-12).
    """
    at = state.at
    if (at[SEALED] | at[HELD]) & BIT[land]:
        return 0
    chart = state.chart
    found: i64 = 0
    start = chart.land_seas[land] & fleets
    if start:
        found = union(chart.sea_lands, chain_seas(state, faction, start, fleets))
        if not inland_chains(state, heroic):
            found &= ~chart.island[land]
    found |= chart.land_lands[land]
    if at[COLUMN_A] == land:  # joined by columns (HAD-FAVOUR-HECATE-03, -06)
        found |= BIT[at[COLUMN_B]]
    elif at[COLUMN_B] == land:
        found |= BIT[at[COLUMN_A]]
    return found & ~(BIT[land] | at[SEALED] | at[BARRED])


def mate_lands(state: CycladesState, faction: int) -> int:
    lands = 0
    mates = state.mates(faction)
    if mates:
        for mate in bits(mates):
            lands |= state.at[LANDS_OF + mate]
    return lands


def stops(state: CycladesState, faction: i64, lands: i64) -> i64:
    """Those of the lands where a moving army may stop.

    Never a teammate's land, so teammates never fight (LEG-TEAM-11, -14, -15); an opponent's last
    land only if its conquest brings the goal (LEG-LANDMOVE-13 to -15), however it is entered;
    what strikes it without entering does not ask here (LEG-LANDMOVE-18).
    """
    at = state.at
    rules = state.rules
    factions: i64 = rules.factions
    for other in range(factions):
        theirs = at[LANDS_OF + other]
        if theirs & lands == 0 or other == faction:
            continue
        last = theirs & (theirs - 1) == 0
        if rules.team[other] == rules.team[faction]:
            lands &= ~theirs
        elif at[PROTECTED] and at[PROTECTED] & BIT[other]:
            lands &= ~theirs
        elif last and not rules.customs.may_take_last(state, faction, theirs):
            lands &= ~theirs
    return lands


def metropolises_of(state: CycladesState, faction: i64) -> int:
    """Metropolises on its lands and on its cards (LEG-END-10, LEG-METRO-21)."""
    at = state.at
    count = size(at[SITES_OF + faction] & at[BUILT + METROPOLIS])
    if at[CARD_OWNER] == faction:
        count += 1
    if at[CARD_OWNER + 1] == faction:
        count += 1
    return count


def team_metropolises(state: CycladesState, faction: int) -> int:
    count = metropolises_of(state, faction)
    mates = state.rules.mates[faction]
    if mates:
        for mate in bits(mates):
            count += metropolises_of(state, mate)
    return count


def refuges(state: CycladesState, faction: int, land: int) -> int:
    """Lands a side may retreat to: accessible with its own and its teammate's Fleets, and its own
    or, where the title allows it, empty (LEG-LANDBATTLE-15, -16, -20, CLA-RETREAT-02)."""
    at = state.at
    found = 0
    neutral = state.rules.customs.neutral_refuges()
    for refuge in bits(hops(state, faction, land, chain_fleets(state, faction))):
        owner = at[OWNER + refuge]
        if owner == faction or (owner == NONE and neutral):
            found |= BIT[refuge]
    return found


def open_seas(state: CycladesState, faction: i64, seas: i64) -> i64:
    """Those of the seas that are not closed and hold no other faction's Fleets."""
    at = state.at
    seas &= ~at[CLOSED]
    factions: i64 = state.rules.factions
    for other in range(factions):
        if other != faction:
            seas &= ~at[SEAS_OF + other]
    return seas


def sea_refuges(state: CycladesState, faction: int, sea: int) -> int:
    """Seas a Fleet may retreat or be driven to (LEG-SEABATTLE-07, -10)."""
    return open_seas(state, faction, sea_neighbours(state, faction, sea))
