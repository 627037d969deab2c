"""What the modules of Hades add to a player's position: heroes, priestesses, items, the
Necropolis, and for one cycle the undead. At a table without them all of it is nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from delos.bots.floats import floats
from delos.bots.judges.classic_army import host_on, odds, strength
from delos.bots.judges.classic_heroes import handmaids_worth, hero_worth
from delos.bots.judges.classic_worth import prize, stolen_income
from delos.classic.gods.moves import MOVE_PRICE
from delos.classic.hades.cells import HANDMAIDS, ITEMS_OF, NECROPOLIS_GOLD, UNDEAD_OF, UNDEAD_TROOPS
from delos.classic.hades.necropolis import necropolis_land
from delos.cyclades.bits import bits, size
from delos.cyclades.cells import ACTIVE, FLEETS, HEROES_OF, LAND_GOLD, LANDS_OF, SEAS_OF
from delos.cyclades.fleets import regular_fleets
from delos.cyclades.reach import chain_fleets, hops, stops
from delos.cyclades.state import CycladesState

# girdle, chariot, necklace, arrows of Apollo and Artemis, palace, sceptre, trident, helm
ITEM_WORTH: Final = floats([3.0, 0.8, 4.0, 2.5, 1.2, 1.5, 1.0, 1.5, 0.8])
NECROPOLIS_WORTH: Final = 3.5  # the dead of cycles to come
CAMPAIGN: Final = 0.85  # of a conquest that the undead could make before they leave


def module_worth(state: CycladesState, faction: i64) -> float:
    """What everybody can see of it; the player's gold counts in `fortune`."""
    at = state.at
    heroes = at[HEROES_OF + faction]
    worth = handmaids_worth(at[HANDMAIDS + faction], size(heroes))
    if heroes:
        for hero in bits(heroes):
            worth += hero_worth(state, faction, hero)
    if at[ITEMS_OF + faction]:
        for item in bits(at[ITEMS_OF + faction]):
            worth += ITEM_WORTH[item]
    stolen: int = stolen_income(state, faction)
    worth += 1.0 * stolen + necropolis_worth(state, faction)
    if at[UNDEAD_OF] == faction:
        worth += campaign(state, faction) - passing_seas(state, faction)
    return worth


# -- the underworld -----------------------------------------------------------------------


def necropolis_worth(state: CycladesState, faction: i64) -> float:
    """On an own island, with the gold on it, and gold that it left on others."""
    at = state.at
    here = necropolis_land(state)
    worth = 0.0
    land: i64 = 0
    left = at[LANDS_OF + faction]
    while left:
        if left & 1:
            gold: int = at[LAND_GOLD + land]
            if land == here:
                gold += at[NECROPOLIS_GOLD]
                worth += NECROPOLIS_WORTH
            worth += 1.0 * gold
        left >>= 1
        land += 1
    return worth


def campaign(state: CycladesState, faction: i64) -> float:
    """The best island that an army with undead could still take in this turn."""
    at = state.at
    if at[ACTIVE] != faction or state.gold(faction) < MOVE_PRICE:
        return 0.0
    best = 0.0
    for land in bits(at[LANDS_OF + faction]):
        if at[UNDEAD_TROOPS + land]:
            army = host_on(state, faction, land)
            best = max(best, conquest_from(state, faction, land, army))
    return CAMPAIGN * best


def last_campaign(state: CycladesState, faction: int) -> float:
    """What is given up by a turn that ends without it."""
    return campaign(state, faction) if state.at[UNDEAD_OF] == faction else 0.0


def conquest_from(state: CycladesState, faction: int, land: int, army: i64) -> float:
    """The best target of an army on an own island."""
    return best_spoil(spoils(state, faction, land), army)


def spoils(state: CycladesState, faction: int, land: int) -> list[tuple[i64, float]]:
    """Strength and prize of every target of an army on an own island."""
    own = state.at[LANDS_OF + faction]
    goals = hops(state, faction, land, chain_fleets(state, faction)) & ~own
    return [
        (strength(state, goal), prize(state, goal)) for goal in bits(stops(state, faction, goals))
    ]


def best_spoil(goals: list[tuple[i64, float]], army: i64) -> float:
    """What the best of the targets promises so strong an army."""
    best = 0.0
    for guard, won in goals:
        best = max(best, (odds(army, guard) - 0.1) * won)
    return best


def passing_seas(state: CycladesState, faction: i64) -> float:
    """What `seas_worth` says of undead fleets, who leave with the cycle (HAD-GOD-06)."""
    worth = 0.0
    for sea in bits(state.at[SEAS_OF + faction]):
        regular = regular_fleets(state, sea)
        passing: int = min(state.at[FLEETS + sea], 3) - min(regular, 3)
        worth += 0.6 * passing
        worth += 1.0 if regular == 0 else 0.0
    return worth
