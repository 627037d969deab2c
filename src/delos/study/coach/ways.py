"""Ways to a metropolis that lie open on a table of Cyclades, and who could go them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    GONE,
    HERO_NEW,
    HEROES_OF,
    LANDS_OF,
    OWNER,
    PHILOSOPHERS,
    PRIESTESSES,
    SILENCED,
    SITES_OF,
    TROOPS,
)
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import BUILDING_NAMES, METROPOLIS
from delos.cyclades.reach import chain_fleets, hops, stops, team_metropolises
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import defended
from delos.study.shops.shop import SET, Shop

HECTOR: Final = "hector"  # two of the clergy for a philosopher, in both games
CIRCLE: Final = 4  # philosophers that make a metropolis
THEATRE: Final = "theatre"  # stands for any building


@dataclass(frozen=True)
class Way:
    """What would bring a metropolis at once, and the gods with whom it can be had."""

    thing: str  # building:port, card:philosopher, hero:jason, land:naxos
    gods: tuple[str, ...]  # in the order in which they help; any but Apollo where none is named

    @property
    def sort(self) -> str:
        return self.thing.partition(":")[0]


def missing(shop: Shop, state: CycladesState, seat: int) -> list[int]:
    """Types of building that the seat's set still lacks; a theatre fills one gap."""
    sites = shop.set_sites(state, seat) & ~state.at[SILENCED]
    lacks = [type for type in range(SET) if not sites & state.at[BUILT + type]]
    names = shop.building_names
    if THEATRE in names:
        return lacks[size(sites & state.at[BUILT + names.index(THEATRE)]) :]
    return lacks


def gap(state: CycladesState, seat: int) -> int:
    """Metropolises that the seat's side lacks to win."""
    return max(0, state.rules.goal - team_metropolises(state, seat))


def ways(shop: Shop, state: CycladesState, seat: int) -> list[Way]:
    found: list[Way] = []
    lacks = missing(shop, state, seat)
    if len(lacks) == 1:
        name = BUILDING_NAMES[lacks[0]]
        found.append(Way(f"building:{name}", tuple(shop.givers(name))))
    if state.at[PHILOSOPHERS + seat] == CIRCLE - 1:
        found.append(Way("card:philosopher", ("athena",)))
    found += [Way(f"land:{name}", ("ares",)) for name in prey(state, seat)]
    return found


def ready_heroes(shop: Shop, state: CycladesState, seat: int, own: bool) -> list[str]:
    """Heroes whose sacrifice would bring a metropolis; of others only what everybody can see."""
    return [
        shop.hero_names[hero]
        for hero in bits(state.at[HEROES_OF + seat] & ~state.at[HERO_NEW])
        if hero < len(state.rules.heroes)
        and (own or not shop.secret(state, hero))
        and founds(shop, state, seat, hero)
    ]


def founds(shop: Shop, state: CycladesState, seat: int, hero: int) -> bool:
    """Not every sacrifice does: Perseus carries an army, Hector turns clergy into philosophers."""
    name = shop.hero_names[hero]
    wise = state.at[PHILOSOPHERS + seat] + state.at[PRIESTESSES + seat] // 2
    if name not in shop.founders and not (name == HECTOR and wise >= CIRCLE):
        return False
    return shop.may_sacrifice(state, seat, hero)


def units(state: CycladesState, land: int) -> int:
    at = state.at
    heroes = heroes_at(state, at[OWNER + land], land) if at[OWNER + land] >= 0 else 0
    return int(at[TROOPS + land] + at[state.rules.others + land] + size(heroes))


def marches(state: CycladesState, seat: int) -> dict[int, int]:
    """Lands that an army of the seat could enter by one march, and the largest such army."""
    found: dict[int, int] = {}
    fleets = chain_fleets(state, seat)
    for start in bits(state.at[LANDS_OF + seat]):
        army = units(state, start)
        if army:
            for end in bits(stops(state, seat, hops(state, seat, start, fleets))):
                found[end] = max(found.get(end, 0), army)
    return found


def cities(state: CycladesState, seat: int) -> list[int]:
    """Lands of the seat with a metropolis."""
    sites = state.at[SITES_OF + seat] & state.at[BUILT + METROPOLIS]
    return sorted({state.chart.site_land[site] for site in bits(sites)})


def prey(state: CycladesState, seat: int) -> list[str]:
    """Foreign metropolises that an army of the seat could march to and outnumber."""
    near = marches(state, seat)
    names = state.chart.land_names
    return [
        names[land]
        for other in rivals(state, seat)
        for land in cities(state, other)
        if land in near and (near[land] > units(state, land) or not defended(state, land))
    ]


def rivals(state: CycladesState, seat: int) -> list[int]:
    return [
        other
        for other in range(state.rules.factions)
        if other != seat and not state.at[GONE] & BIT[other] and state.opposed(seat, other)
    ]
