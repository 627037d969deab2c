"""What the views of the Cyclades titles share: a battle under way, side by side."""

from typing import Final

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
from delos.views.cyclades import BattleSide, Role, Term

ROLES: Final[tuple[Role, Role]] = ("attacker", "defender")


def battle_sides(state: CycladesState, title: Title) -> list[BattleSide]:
    """What both sides of the battle under way count before their dice, term by term
    (LEG-LANDBATTLE-04, -05, LEG-SEABATTLE-02, CLA-BATTLE-03, -04). A land of nobody has a
    defender without a name if a figurine guards it (CLA-CREATURE-MINOTAUR-03)."""
    at = state.at
    area = at[INVADED]
    defender = at[OWNER + area] if area < LANDS else at[SEA_OWNER + area - LANDS]
    sides: list[BattleSide] = []
    for role, faction in zip(ROLES, (at[INVADER], defender), strict=True):
        terms: list[Term] = []
        total = 0
        if area < LANDS:
            terms = land_side(state, title, faction, area)
            total = sum(land_terms(state, faction, area))
        elif faction != NONE:
            terms = sea_side(state, title, faction, area - LANDS)
            total = sum(sea_terms(state, faction, area - LANDS))
        name = None if faction == NONE else title.seats[faction]
        sides.append(BattleSide(name, role, terms, total))
    return sides


def units_terms(state: CycladesState, counts: list[int]) -> list[Term]:
    """Units that count 1 each, of the terms in the order of a muster."""
    others = state.rules.customs.other_troops()
    kinds = (("troops", counts[0]), (others, counts[1]), ("fleets", counts[5]))
    return [Term(what, None, count, count) for what, count in kinds if count]


def land_side(state: CycladesState, title: Title, faction: int, land: int) -> list[Term]:
    at = state.at
    terms = units_terms(state, land_terms(state, faction, land))
    for hero in bits(heroes_at(state, faction, land)):
        name = title.word("hero", hero)
        terms.append(Term("hero", name, 1, hero_strength(state, faction, hero)))
    if not side_of(state, faction).attacks():
        piece = defending_figurine(state, land)
        if piece != NONE:
            defence = state.rules.figurines[piece].defence()
            terms.append(Term("creature", PIECE_NAMES[piece], 1, defence))
        terms += building_terms(state, wall_sites(state, land, at[INVADER]))
    return terms


def sea_side(state: CycladesState, title: Title, faction: int, sea: int) -> list[Term]:
    terms = units_terms(state, sea_terms(state, faction, sea))
    for hero in bits(state.at[HEROES_OF + faction]):
        strength = hero_sea_strength(state, faction, hero, sea)
        if strength:
            terms.append(Term("hero", title.word("hero", hero), 1, strength))
    return terms + building_terms(state, harbour_sites(state, faction, sea))


def building_terms(state: CycladesState, sites: int) -> list[Term]:
    terms: list[Term] = []
    for building in (FORTRESS, PORT, METROPOLIS):
        count = len(bits(sites & state.at[BUILT + building]))
        if count:
            terms.append(Term("buildings", BUILDING_NAMES[building], count, count))
    return terms
