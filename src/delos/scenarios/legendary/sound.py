"""Whether a position can be: what is only seen when all pieces are on the table."""

from __future__ import annotations

from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    BARRED,
    CHECK,
    CLOSED,
    FREED,
    GAINER,
    LANDS_OF,
    NONE,
    PHASE,
    PHILOSOPHERS,
    SEAS_OF,
    TROOPS,
)
from delos.cyclades.effects import heroes_at, survey
from delos.cyclades.state import CycladesState
from delos.kernel.errors import BadRecord
from delos.legendary.cells import MERCENARIES
from delos.legendary.metropolis import set_sites
from delos.legendary.phases import PLACEMENT
from delos.legendary.title import Legendary
from delos.scenarios.legendary.standing import alive


def settle_table(title: Legendary, state: CycladesState) -> None:
    """Let the figurines cast what they cast, and refuse what cannot be."""
    at = state.at
    survey(state)
    for faction in alive(state):
        place = f"position.{title.seats[faction]}"
        check_lands(title, state, faction, place)
        check_seas(title, state, faction, place)
        check_metropolis_due(state, faction, place)
    at[CHECK] = 0  # nothing is due
    at[GAINER] = NONE
    at[FREED] = 0


def check_lands(title: Legendary, state: CycladesState, faction: int, place: str) -> None:
    at = state.at
    if at[LANDS_OF + faction] == 0 and at[PHASE] != PLACEMENT:
        raise BadRecord(
            f'{place}.lands: a faction without land is out of the game. Add lands = ["kea"] or '
            f"eliminated = true."
        )
    for land in bits(at[BARRED] & at[LANDS_OF + faction]):
        if at[TROOPS + land] or at[MERCENARIES + land] or heroes_at(state, faction, land):
            name = state.chart.land_names[land]
            raise BadRecord(f"{place}.lands.{name}: the Boar drives all units out. Move them.")


def check_seas(title: Legendary, state: CycladesState, faction: int, place: str) -> None:
    for sea in bits(state.at[SEAS_OF + faction] & state.at[CLOSED]):
        name = state.chart.sea_names[sea]
        raise BadRecord(
            f"{place}.seas.{name}: Kraken or Polyphemus has closed this sea, no Fleet can be in "
            f"it. Move the Fleets or the Creature."
        )


def check_metropolis_due(state: CycladesState, faction: int, place: str) -> None:
    if state.at[PHILOSOPHERS + faction] >= 4:
        raise BadRecord(
            f"{place}.philosophers: four would have become a Metropolis at once. Give at most 3."
        )
    if all(set_sites(state, faction, building) for building in range(4)):
        raise BadRecord(
            f"{place}.lands: the four types of building (of the team) would have become a "
            f"Metropolis at once. Remove one."
        )
