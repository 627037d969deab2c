"""What the views of the Cyclades titles share: a battle under way, side by side."""

from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    BUILT,
    HEROES_OF,
    INVADED,
    INVADER,
    NONE,
    OWNER,
    SEA_OWNER,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import BUILDING_NAMES, FORTRESS, METROPOLIS, PIECE_NAMES, PORT
from delos.cyclades.side import side_of
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import (
    defending_figurine,
    harbour_sites,
    hero_sea_strength,
    hero_strength,
    land_terms,
    sea_terms,
    wall_sites,
)
from delos.kernel.title import Title


def battle_sides(state: CycladesState, title: Title) -> list[dict[str, object]]:
    """What both sides of the battle under way count before their dice, term by term
    (LEG-LANDBATTLE-04, -05, LEG-SEABATTLE-02, CLA-BATTLE-03, -04). A land of nobody has a
    defender without a name if a figurine guards it (CLA-CREATURE-MINOTAUR-03)."""
    at = state.at
    area = at[INVADED]
    defender = at[OWNER + area] if area < LANDS else at[SEA_OWNER + area - LANDS]
    sides: list[dict[str, object]] = []
    for role, faction in (("attacker", at[INVADER]), ("defender", defender)):
        terms: list[dict[str, object]] = []
        total = 0
        if area < LANDS:
            terms = land_side(state, title, faction, area)
            total = sum(land_terms(state, faction, area))
        elif faction != NONE:
            terms = sea_side(state, title, faction, area - LANDS)
            total = sum(sea_terms(state, faction, area - LANDS))
        name = None if faction == NONE else title.seats[faction]
        sides.append({"faction": name, "role": role, "terms": terms, "total": total})
    return sides


def term(what: str, name: str | None, count: int, strength: int) -> dict[str, object]:
    return {"what": what, "name": name, "count": count, "strength": strength}


def units_terms(state: CycladesState, counts: list[int]) -> list[dict[str, object]]:
    """Units that count 1 each, of the terms in the order of a muster."""
    others = state.rules.customs.other_troops()
    kinds = (("troops", counts[0]), (others, counts[1]), ("fleets", counts[5]))
    return [term(what, None, count, count) for what, count in kinds if count]


def land_side(
    state: CycladesState, title: Title, faction: int, land: int
) -> list[dict[str, object]]:
    at = state.at
    terms = units_terms(state, land_terms(state, faction, land))
    for hero in bits(heroes_at(state, faction, land)):
        name = title.word("hero", hero)
        terms.append(term("hero", name, 1, hero_strength(state, faction, hero)))
    if not side_of(state, faction).attacks():
        piece = defending_figurine(state, land)
        if piece != NONE:
            defence = state.rules.figurines[piece].defence()
            terms.append(term("creature", PIECE_NAMES[piece], 1, defence))
        terms += building_terms(state, wall_sites(state, land, at[INVADER]))
    return terms


def sea_side(state: CycladesState, title: Title, faction: int, sea: int) -> list[dict[str, object]]:
    terms = units_terms(state, sea_terms(state, faction, sea))
    for hero in bits(state.at[HEROES_OF + faction]):
        strength = hero_sea_strength(state, faction, hero, sea)
        if strength:
            terms.append(term("hero", title.word("hero", hero), 1, strength))
    return terms + building_terms(state, harbour_sites(state, faction, sea))


def building_terms(state: CycladesState, sites: int) -> list[dict[str, object]]:
    terms: list[dict[str, object]] = []
    for building in (FORTRESS, PORT, METROPOLIS):
        count = len(bits(sites & state.at[BUILT + building]))
        if count:
            terms.append(term("buildings", BUILDING_NAMES[building], count, count))
    return terms
