"""What the sides of a battle are worth, term by term."""

from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    BUILT,
    GOD_OF,
    HERO_AT,
    HEROES_OF,
    INVADED,
    INVADER,
    INVADING_OTHERS,
    INVADING_TROOPS,
    NONE,
    OWNER,
    PIECE_AT,
    PIECES,
    SILENCED,
    SITES_OF,
    TROOPS,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import figurine_owner, heroes_at
from delos.cyclades.events import MUSTER, packed
from delos.cyclades.ids import APOLLO, FORTRESS, METROPOLIS, PIECE_CARDS, PORT
from delos.cyclades.side import Side, side_at, side_of
from delos.cyclades.state import CycladesState


def powers_work(state: CycladesState, faction: int, hero: int) -> bool:
    """Apollo silences the military powers of his faction's Heroes where the edition says so
    (LEG-APOLLO-10, -11); as units they fight, fall and retreat all the same (LEG-APOLLO-12)."""
    if not state.rules.apollo_silences or state.at[GOD_OF + faction] != APOLLO:
        return True
    return state.rules.heroes[hero].serves_apollo()


def engaged(state: CycladesState, faction: int, land: int) -> list[int]:
    """The faction's Heroes in a battle for a land whose military powers work: those who take part,
    as long as they do (LEG-HERO-GEN-03, -16)."""
    here = heroes_at(state, faction, land)
    if here == 0:
        return []
    return [hero for hero in bits(here) if powers_work(state, faction, hero)]


def defending_figurine(state: CycladesState, land: int) -> int:
    """The piece that defends this land for its owner (the Minotaur), or NONE."""
    at = state.at
    owner = at[OWNER + land]
    for piece in range(PIECES):
        if at[PIECE_AT + piece] == land and state.rules.figurines[piece].defence() > 0:
            holder = figurine_owner(state, PIECE_CARDS[piece])
            if state.rules.figurines[piece].defends(holder, owner):
                return piece
    return NONE


def guard(state: CycladesState, side: Side, land: int) -> int:
    """The piece that fights for a side of the battle for a land, or NONE: only defenders have
    one."""
    return NONE if side.attacks() else defending_figurine(state, land)


def defended(state: CycladesState, land: int) -> bool:
    """Whether a land must be fought for: Troops, Heroes or a Minotaur of its owner stand there
    (LEG-LANDMOVE-08, LEG-CREATURE-MINOTAUR-06)."""
    at = state.at
    if at[TROOPS + land] or at[state.rules.others + land]:
        return True
    owner = at[OWNER + land]
    return heroes_at(state, owner, land) != 0 or defending_figurine(state, land) != NONE


def army(state: CycladesState, faction: int, land: int) -> int:
    """Strength of the faction's units in the battle for a land: 1 per Troop and Hero, more for
    some, and the defending figurine (LEG-LANDBATTLE-04)."""
    at = state.at
    side = side_at(state, faction, land)
    total = at[side.troops(land)] + at[side.others(state, land)]
    piece = guard(state, side, land)
    if piece != NONE:
        total += state.rules.figurines[piece].defence()
    for hero in bits(heroes_at(state, faction, land)):
        total += hero_strength(state, faction, hero)
    return total


def hero_strength(state: CycladesState, faction: int, hero: int) -> int:
    """What a Hero counts in the battle it takes part in; 1 when its power is silent."""
    return state.rules.heroes[hero].strength() if powers_work(state, faction, hero) else 1


def walls(state: CycladesState, land: int, attacker: int) -> int:
    """Each of them counts 1 for the defender of a land (LEG-LANDBATTLE-05, CLA-BUILD-06,
    CLA-BATTLE-03, -04)."""
    return size(wall_sites(state, land, attacker))


def wall_sites(state: CycladesState, land: int, attacker: int) -> int:
    """Fortresses and Metropolises that help the defender of a land, as a mask of sites
    (LEG-LANDBATTLE-05, LEG-BUILD-11, LEG-METRO-01), unless the attacker ignores them; none under
    Typhon."""
    at = state.at
    for hero in engaged(state, attacker, land):
        if state.rules.heroes[hero].ignores_fortresses():
            return 0
    standing = state.chart.land_sites[land] & ~at[SILENCED]
    helping = at[BUILT + FORTRESS] | at[BUILT + METROPOLIS]
    for hero in engaged(state, at[OWNER + land], land):
        if state.rules.heroes[hero].swaps_ports():
            helping |= at[BUILT + PORT]
    return standing & helping


def harbours(state: CycladesState, faction: int, sea: int) -> int:
    """Each of them counts 1 for a faction in a sea (LEG-SEABATTLE-02, -03, CLA-BATTLE-03, -04,
    -11)."""
    return size(harbour_sites(state, faction, sea))


def harbour_sites(state: CycladesState, faction: int, sea: int) -> int:
    """Ports and Metropolises that help a faction in a sea, attacking or defending, as a mask of
    sites (LEG-BUILD-12 to -14, -16, LEG-SEABATTLE-02, -03, LEG-METRO-19)."""
    at = state.at
    chart = state.chart
    facing = chart.sea_sites[sea] if state.rules.harbour_ports else chart.coast_sites[sea]
    if side_of(state, faction).attacks() and not state.rules.customs.ports_attack():
        return 0
    facing &= at[SITES_OF + faction] & ~at[SILENCED]
    return facing & (at[BUILT + PORT] | at[BUILT + METROPOLIS] | _walls_as_ports(state, faction))


def _walls_as_ports(state: CycladesState, faction: int) -> int:
    """Fortresses that a Hero lets act as Ports, as a mask of sites."""
    at = state.at
    found = 0
    for hero in bits(at[HEROES_OF + faction]):
        if state.rules.heroes[hero].swaps_ports() and powers_work(state, faction, hero):
            found |= state.chart.land_sites[at[HERO_AT + hero]] & at[BUILT + FORTRESS]
    return found


def navy(state: CycladesState, faction: int, sea: int, fleets: int) -> int:
    """Strength of a side at sea without its die: Fleets, Ports, and Heroes that reach out to sea
    (LEG-SEABATTLE-02, -13, -14)."""
    total = fleets + harbours(state, faction, sea)
    for hero in bits(state.at[HEROES_OF + faction]):
        total += hero_sea_strength(state, faction, hero, sea)
    return total


def hero_sea_strength(state: CycladesState, faction: int, hero: int, sea: int) -> int:
    """What a Hero adds at sea from where it stands (LEG-SEABATTLE-13, -14)."""
    if not powers_work(state, faction, hero):
        return 0
    return state.rules.heroes[hero].sea_strength(state, sea)


# -- term by term ---------------------------------------------------------------------------


def land_terms(state: CycladesState, faction: int, land: int) -> list[int]:
    """What a side of the battle for a land counts without its die: Troops, Mercenaries, Heroes,
    the defending figurine, buildings, Fleets (LEG-LANDBATTLE-04, -05)."""
    at = state.at
    heroes = 0
    for hero in bits(heroes_at(state, faction, land)):
        heroes += hero_strength(state, faction, hero)
    side = side_at(state, faction, land)
    piece = guard(state, side, land)
    creature = 0 if piece == NONE else state.rules.figurines[piece].defence()
    buildings = 0 if side.attacks() else walls(state, land, at[INVADER])
    return [at[side.troops(land)], at[side.others(state, land)], heroes, creature, buildings, 0]


def sea_terms(state: CycladesState, faction: int, sea: int) -> list[int]:
    """The same at sea, where Troops and figurines do not fight (LEG-SEABATTLE-02, -13, -14)."""
    at = state.at
    heroes = 0
    for hero in bits(at[HEROES_OF + faction]):
        heroes += hero_sea_strength(state, faction, hero, sea)
    fleets = at[side_of(state, faction).fleets(sea)]
    return [0, 0, heroes, 0, harbours(state, faction, sea), fleets]


def muster(state: CycladesState, faction: int, area: int) -> None:
    """Tell what a side counts in the coming round, its die apart: with the die this is its total
    (LEG-LANDBATTLE-04, LEG-SEABATTLE-02)."""
    if not state.noting:
        return
    if area < LANDS:
        terms = land_terms(state, faction, area)
    else:
        terms = sea_terms(state, faction, area - LANDS)
    total = 0
    for term in terms:
        total += term
    state.note(MUSTER, faction, area, packed(terms), total)


def invading_units(state: CycladesState) -> bool:
    """Whether any unit of the invader is left in the battle for a land."""
    at = state.at
    if at[INVADING_TROOPS] or at[INVADING_OTHERS]:
        return True
    return heroes_at(state, at[INVADER], at[INVADED]) != 0
