"""Why a land or sea cannot be reached from the menu of a turn (LEG-LANDMOVE, LEG-SEAMOVE)."""

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import CLOSED, HERO_AT, HEROES_OF, LANDS_OF, NONE, SEAS_OF
from delos.cyclades.ids import ARES
from delos.cyclades.journey import MARCH as LAND_MOVE
from delos.cyclades.journey import Journey
from delos.cyclades.reach import mate_lands
from delos.cyclades.state import CycladesState
from delos.legendary.action import OPEN, Action
from delos.legendary.gods import QUESTING
from delos.legendary.gods.ares import MARCHING
from delos.legendary.gods.poseidon import SAILING
from delos.legendary.journeys import QUEST
from delos.legendary.sea_move import mate_seas, sail_targets


def out_of_reach(state: CycladesState, faction: int, god: int, thing: str) -> str:
    """The reason key for a token or text that ends with the name of an area (``land:naxos``,
    ``march to naxos``, ``quest ajax naxos``, ``sail reef``); nothing when a move leads there, or
    when it is no area."""
    words = thing.replace(":", " ").split(" ")
    chart = state.chart
    if words[-1] in chart.land_names:
        land = chart.land_names.index(words[-1])
        if god == ARES or words[0] == "march":
            return shut(MARCHING, state, faction, god, 0) or far_march(state, faction, land)
        return far_quest(state, faction, god, wanted_heroes(state, faction, words), land)
    if words[-1] in chart.sea_names:
        sea = chart.sea_names.index(words[-1])
        return shut(SAILING, state, faction, god, 0) or far_at_sea(state, faction, sea)
    return ""


def shut(action: Action, state: CycladesState, faction: int, god: int, thing: int) -> str:
    """Why an action is closed altogether, or nothing."""
    code = action.closed(state, faction, god, thing)
    return "" if code == OPEN else action.reason(state, faction, thing, code)


def wanted_heroes(state: CycladesState, faction: int, words: list[str]) -> list[int]:
    """The Hero that a text names; without a name all of the faction's own."""
    for hero in range(len(state.rules.heroes)):
        if words[0] == "quest" and len(words) > 2 and state.rules.heroes[hero].name == words[1]:
            return [hero]
    return bits(state.at[HEROES_OF + faction])


def far_march(state: CycladesState, faction: int, land: int) -> str:
    """Why no Land Move leads to a land (LEG-LANDMOVE-03, LEG-LANDMOVE-04)."""
    told = ""
    for origin in bits(state.at[LANDS_OF + faction]):
        if not LAND_MOVE.may_take(state, faction, origin):
            continue
        if reaches(state, faction, LAND_MOVE, NONE, origin, land):
            return ""
        if origin != land and LAND_MOVE.targets(state, faction, NONE, origin, origin):
            told = LAND_MOVE.barrier(state, faction, origin, land)
    return told


def far_quest(state: CycladesState, faction: int, god: int, heroes: list[int], land: int) -> str:
    """Why none of these Heroes gets to a land (LEG-HEROMOVE-04)."""
    if not heroes:
        return shut(MARCHING, state, faction, god, 0)
    told = ""
    for hero in heroes:
        closed = shut(QUESTING, state, faction, god, hero)
        if closed:
            told = told or closed
            continue
        origin = state.at[HERO_AT + hero]
        if origin == land or reaches(state, faction, QUEST, hero, origin, land):
            return ""
        told = QUEST.barrier(state, faction, origin, land)
    return told


def reaches(
    state: CycladesState, faction: int, journey: Journey, hero: int, origin: int, land: int
) -> bool:
    """Whether a step, or several through the lands of teammates, lead there (LEG-TEAM-12)."""
    found = journey.targets(state, faction, hero, origin, origin)
    passed = 0
    between = found & mate_lands(state, faction)
    while between & ~passed:
        here = bits(between & ~passed)[0]
        passed |= BIT[here]
        found |= journey.targets(state, faction, hero, origin, here)
        between = found & mate_lands(state, faction)
    return found & ~between & BIT[land] != 0


def far_at_sea(state: CycladesState, faction: int, sea: int) -> str:
    """Why no Sea Move leads to a sea (LEG-SEAMOVE-01, LEG-SEAMOVE-06)."""
    gold = state.gold(faction)
    for origin in bits(state.at[SEAS_OF + faction]):
        if sail_targets(state, faction, origin, origin, gold) & BIT[sea]:
            return ""
    if state.at[CLOSED] & BIT[sea]:
        return "LEG-SEAMOVE-06:closed"
    if mate_seas(state, faction) & BIT[sea]:
        return "LEG-TEAM-11,LEG-TEAM-12:mate"
    return "LEG-SEAMOVE-01:far-at-sea"
