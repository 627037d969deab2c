"""What lies on the map, as everybody sees it: lands, seas, sites and figurines."""

from typing import TYPE_CHECKING, Final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    BUILT,
    FACTIONS,
    FIGURINES_OF,
    FLEETS,
    HERO_AT,
    HEROES,
    HEROES_OF,
    LAND_GOLD,
    LAND_TOKENS,
    NONE,
    OWNER,
    PIECE_AT,
    PIECES,
    SEA_OWNER,
    SEA_TOKENS,
    SILENCED,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS, SEA_SPACES
from delos.cyclades.effects import building_on, figurine_owner, heroes_at
from delos.cyclades.ids import BUILDING_NAMES, METROPOLIS, NECROPOLIS, PIECE_CARDS, PIECE_NAMES
from delos.cyclades.state import CycladesState
from delos.cyclades.words import site_name
from delos.kernel.kept import Kept, cells_of
from delos.legendary.cells import BONUS_AT, MERCENARIES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.views.cyclades import FigurineView
from delos.views.legendary import LegendaryLand, LegendarySea, LegendarySite

if TYPE_CHECKING:
    from delos.legendary.title import Legendary

LAND_ROWS: Final = cells_of(
    (OWNER, LANDS), (TROOPS, LANDS), (MERCENARIES, LANDS), (LAND_TOKENS, LANDS), (LAND_GOLD, LANDS)
)
HERO_PLACES: Final = cells_of((HEROES_OF, FACTIONS), (HERO_AT, HEROES))
LAND_CELLS: Final = LAND_ROWS + HERO_PLACES
SEA_CELLS: Final = cells_of((SEA_OWNER, SEA_SPACES), (FLEETS, SEA_SPACES), (SEA_TOKENS, SEA_SPACES))
SITE_CELLS: Final = cells_of(
    (BUILT, NECROPOLIS + 1),
    (USED, 1),
    (SILENCED, 1),
    (BONUS_AT, len(BONUS_NAMES)),
)
FIGURINE_CELLS: Final = cells_of((PIECE_AT, PIECES), (FIGURINES_OF, FACTIONS))


def faction_name(title: "Legendary", number: int) -> str | None:
    return None if number == NONE else title.seats[number]


def lands_view(title: "Legendary", state: CycladesState, kept: Kept) -> list[LegendaryLand]:
    """What lies on a land is told by its own cells, but for the Heroes."""
    if not kept.same(HERO_PLACES):
        return [land_view(title, state, land) for land in range(state.chart.lands)]
    return kept.pieces(
        "lands", LAND_ROWS, state.chart.lands, lambda land: land_view(title, state, land)
    )


def seas_view(title: "Legendary", state: CycladesState, kept: Kept) -> list[LegendarySea]:
    return kept.pieces("seas", SEA_CELLS, state.chart.seas, lambda sea: sea_view(title, state, sea))


def sites_view(title: "Legendary", state: CycladesState, kept: Kept) -> list[LegendarySite]:
    """All that a site shows are its bits in the masks."""
    former: list[LegendarySite] | None = kept.sections.get("sites")
    if former is None:
        return [site_view(title, state, site) for site in range(state.chart.sites)]
    changed = kept.bits(SITE_CELLS)
    return [
        site_view(title, state, site) if changed & BIT[site] else shown
        for site, shown in enumerate(former)
    ]


def land_view(title: "Legendary", state: CycladesState, land: int) -> LegendaryLand:
    at = state.at
    owner = at[OWNER + land]
    heroes = 0 if owner == NONE else heroes_at(state, owner, land)
    return LegendaryLand(
        land=state.chart.land_names[land],
        owner=faction_name(title, owner),
        troops=at[TROOPS + land],
        mercenaries=at[MERCENARIES + land],
        heroes=[HERO_NAMES[hero] for hero in bits(heroes)],
        # Control is marked by a token where no basic Troop or Hero does it (LEG-CONTROL-05, -06).
        token=owner != NONE and at[TROOPS + land] == 0 and heroes == 0,
        icons=state.chart.land_icons[land],
        cornucopias=at[LAND_TOKENS + land],
        gold=at[LAND_GOLD + land],
        priestess=state.chart.priestesses & BIT[land] != 0,
    )


def sea_view(title: "Legendary", state: CycladesState, sea: int) -> LegendarySea:
    at = state.at
    return LegendarySea(
        sea=state.chart.sea_names[sea],
        owner=faction_name(title, at[SEA_OWNER + sea]),
        fleets=at[FLEETS + sea],
        icons=state.chart.sea_icons[sea],
        cornucopias=at[SEA_TOKENS + sea],
    )


def site_view(title: "Legendary", state: CycladesState, site: int) -> LegendarySite:
    at = state.at
    building = building_on(state, site)
    harbour = state.chart.site_harbour[site]
    return LegendarySite(
        site=site_name(title.chart, site),
        land=state.chart.land_names[state.chart.site_land[site]],
        harbour=None if harbour < 0 else state.chart.sea_names[harbour],
        building=None if building == NONE else BUILDING_NAMES[building],
        used=at[USED] & BIT[site] != 0,
        silenced=at[SILENCED] & BIT[site] != 0,
        bonus=bonus_of(state, site) if building == METROPOLIS else None,
    )


def bonus_of(state: CycladesState, site: int) -> str | None:
    """The bonus of a Metropolis lies there for everybody to see (LEG-METRO-16)."""
    for bonus in range(len(BONUS_NAMES)):
        if state.at[BONUS_AT + bonus] & BIT[site]:
            return BONUS_NAMES[bonus]
    return None


def figurines_view(title: "Legendary", state: CycladesState) -> list[FigurineView]:
    found: list[FigurineView] = []
    for piece in range(PIECES):
        area = state.at[PIECE_AT + piece]
        if area != NONE:
            owner = faction_name(title, figurine_owner(state, PIECE_CARDS[piece]))
            found.append(FigurineView(PIECE_NAMES[piece], owner, title.word("area", area)))
    return found
