"""Facts of the bonuses of Metropolises in the Legendary Edition."""

from __future__ import annotations

from delos.cyclades.bits import bits
from delos.cyclades.cells import FLEET_RESERVE, NONE, OWNER, TRACK, TROOP_RESERVE
from delos.cyclades.state import CycladesState
from delos.kernel.title import Title
from delos.legendary.bonus import GRANT, Bonus
from delos.legendary.building import (
    empty_sites,
)
from delos.legendary.cells import BONUS_AT, BONUS_SUPPLY, RESERVED
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.ids import (
    BONUS_BUILDING,
    BONUS_FLEETS,
    BONUS_MIXED,
    BONUS_NAMES,
    BONUS_RESERVE,
    BONUS_TROOPS,
)
from delos.study.cards import NAME, Facts, Said
from delos.study.reaching import lands_of_sites, reachable


def bonus(facts: Facts, title: Title, state: CycladesState, seat: int | None, word: str) -> None:
    if word not in BONUS_NAMES:
        return
    number = BONUS_NAMES.index(word)
    at = state.at
    left = sum(at[BONUS_SUPPLY + one] for one in range(len(BONUS_NAMES)))
    facts.note("tell-bonus-left", count=at[BONUS_SUPPLY + number], amount=left)
    if seat is not None:
        granted(facts, title, state, seat, number)
    for site in bits(at[BONUS_AT + number]):
        land = state.chart.site_land[site]
        holder = at[OWNER + land]
        if holder != NONE:
            name = f"faction:{title.seats[holder]}"
            place = f"land:{state.chart.land_names[land]}"
            facts.note("tell-bonus-lies", "plain", name, who=name, land=place)


def granted(facts: Facts, title: Title, state: CycladesState, seat: int, number: int) -> None:
    """What it would bring the seat now, and where."""
    at = state.at
    if number == BONUS_RESERVE:
        free = [
            Said(NAME, {"thing": f"creature:{CREATURE_NAMES[at[TRACK + slot]]}"})
            for slot in range(4)
            if at[TRACK + slot] != NONE and at[RESERVED + slot] == NONE
        ]
        if free:
            facts.note("tell-bonus-reserve", "good", "", what=free)
        else:
            facts.note("tell-bonus-no-card", "bad")
        return
    if number in (BONUS_TROOPS, BONUS_MIXED) and at[TROOP_RESERVE + seat] == 0:
        facts.note("tell-no-troops", "bad", "unit:troop")
    if number in (BONUS_FLEETS, BONUS_MIXED) and at[FLEET_RESERVE + seat] == 0:
        facts.note("tell-no-fleets", "bad", "unit:fleet")
    if number == BONUS_BUILDING:
        sites = empty_sites(state, seat)
        facts.targets = lands_of_sites(state, sites)
        if not sites:
            facts.note("tell-no-sites", "bad")
        return
    facts.targets = reachable(title, state, seat, Bonus(seat, number, GRANT))
