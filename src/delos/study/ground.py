"""What tells one place on the map from another for a seat: who could come, who stands there."""

from __future__ import annotations

from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    BUILT,
    FLEETS,
    LAND_TOKENS,
    NONE,
    OWNER,
    SEA_OWNER,
    SEA_TOKENS,
    SITES_OF,
)
from delos.cyclades.ids import BUILDING_NAMES
from delos.cyclades.state import CycladesState
from delos.kernel.game import Game
from delos.study.cards import known_state
from delos.study.coach.ways import marches, rivals, units

Ground = dict[str, int]


def grounds(game: Game, seat: int, places: list[str]) -> list[Ground]:
    """Facts by name for each place, the weightiest first; none for what is no place on a map."""
    state = known_state(game, seat)
    if not isinstance(state, CycladesState):
        return [{} for _ in places]
    comers = [marches(state, rival) for rival in rivals(state, seat)]
    return [ground(state, seat, place, comers) for place in places]


def ground(state: CycladesState, seat: int, place: str, comers: list[dict[int, int]]) -> Ground:
    kind, _, name = place.partition(":")
    chart = state.chart
    if kind == "site":
        kind, name = "land", name.rpartition("-")[0]
    if kind == "land" and name in chart.land_names:
        return land_ground(state, seat, chart.land_names.index(name), comers)
    if kind == "sea" and name in chart.sea_names:
        return sea_ground(state, seat, chart.sea_names.index(name))
    return {}


def land_ground(state: CycladesState, seat: int, land: int, comers: list[dict[int, int]]) -> Ground:
    """Its income, a rival's largest army that could enter, own units there, buildings and free
    sites."""
    built = 0
    for building in range(len(BUILDING_NAMES)):
        built |= state.at[BUILT + building]
    there = state.chart.land_sites[land]
    own = state.at[OWNER + land] == seat
    return {
        "income": state.chart.land_icons[land] + state.at[LAND_TOKENS + land],
        "threat": max((army.get(land, 0) for army in comers), default=0),
        "guards": units(state, land) if own else 0,
        "buildings": size(there & built),
        "sites": size(there & ~built),
    }


def sea_ground(state: CycladesState, seat: int, sea: int) -> Ground:
    """Its income, rivals' fleets close by, own sites on its coast."""
    at = state.at
    near = [sea, *bits(state.chart.sea_seas[sea])]
    owners = {one: at[SEA_OWNER + one] for one in near}
    return {
        "sea-income": state.chart.sea_icons[sea] + at[SEA_TOKENS + sea],
        "sea-threat": sum(
            at[FLEETS + one]
            for one, owner in owners.items()
            if owner != NONE and state.opposed(seat, owner)
        ),
        "coast": size(state.chart.coast_sites[sea] & at[SITES_OF + seat]),
    }
