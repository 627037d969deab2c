"""What the sides of a battle are worth, term by term."""

from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    BUILT,
    GOD_OF,
    HERO_AT,
    HEROES_OF,
    INVADED,
    INVADER,
    INVADING_MERCENARIES,
    INVADING_TROOPS,
    MERCENARIES,
    NONE,
    OWNER,
    PIECE_AT,
    PIECES,
    SILENCED,
    SITES_OF,
    TROOPS,
)
from delos.cyclades.effects import figurine_owner, heroes_at
from delos.cyclades.ids import APOLLO, FORTRESS, METROPOLIS, PIECE_CARDS, PORT
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
            if figurine_owner(state, PIECE_CARDS[piece]) == owner:
                return piece
    return NONE


def defended(state: CycladesState, land: int) -> bool:
    """Whether a land must be fought for: Troops, Heroes or a Minotaur of its owner stand there
    (LEG-LANDMOVE-08, LEG-CREATURE-MINOTAUR-06)."""
    at = state.at
    if at[TROOPS + land] or at[MERCENARIES + land]:
        return True
    owner = at[OWNER + land]
    return heroes_at(state, owner, land) != 0 or defending_figurine(state, land) != NONE


def army(state: CycladesState, faction: int, land: int) -> int:
    """Strength of the faction's units in the battle for a land: 1 per Troop and Hero, more for
    some, and the defending figurine (LEG-LANDBATTLE-04)."""
    at = state.at
    if at[INVADER] == faction and at[INVADED] == land:
        total = at[INVADING_TROOPS] + at[INVADING_MERCENARIES]
    else:
        total = at[TROOPS + land] + at[MERCENARIES + land]
        piece = defending_figurine(state, land)
        if piece != NONE:
            total += state.rules.figurines[piece].defence()
    for hero in bits(heroes_at(state, faction, land)):
        works = powers_work(state, faction, hero)
        total += state.rules.heroes[hero].strength() if works else 1
    return total


def walls(state: CycladesState, land: int, attacker: int) -> int:
    """Fortresses and Metropolises that help the defender of a land (LEG-LANDBATTLE-05,
    LEG-BUILD-11, LEG-METRO-01), unless the attacker ignores them; none under Typhon."""
    at = state.at
    for hero in engaged(state, attacker, land):
        if state.rules.heroes[hero].ignores_fortresses():
            return 0
    standing = state.chart.land_sites[land] & ~at[SILENCED]
    count = size(standing & (at[BUILT + FORTRESS] | at[BUILT + METROPOLIS]))
    for hero in engaged(state, at[OWNER + land], land):
        if state.rules.heroes[hero].swaps_ports():
            count += size(standing & at[BUILT + PORT])
    return count


def harbours(state: CycladesState, faction: int, sea: int) -> int:
    """Ports and Metropolises that help a faction in a sea, attacking or defending (LEG-BUILD-12
    to -14, -16, LEG-SEABATTLE-02, -03, LEG-METRO-19)."""
    at = state.at
    chart = state.chart
    facing = chart.sea_sites[sea] if state.rules.harbour_ports else chart.coast_sites[sea]
    facing &= at[SITES_OF + faction] & ~at[SILENCED]
    return size(
        facing & (at[BUILT + PORT] | at[BUILT + METROPOLIS] | _walls_as_ports(state, faction))
    )


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
        if powers_work(state, faction, hero):
            total += state.rules.heroes[hero].sea_strength(state, sea)
    return total


def invading_units(state: CycladesState) -> bool:
    """Whether any unit of the invader is left in the battle for a land."""
    at = state.at
    if at[INVADING_TROOPS] or at[INVADING_MERCENARIES]:
        return True
    return heroes_at(state, at[INVADER], at[INVADED]) != 0
