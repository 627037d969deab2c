"""A Legendary table in the words of scenario files, for comparing and showing."""

from __future__ import annotations

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    CARD_BONUS,
    CARD_OWNER,
    FLEETS,
    NONE,
    OWNER,
    SEA_OWNER,
    TRACK,
    TROOPS,
    USED,
)
from delos.cyclades.chart import SITES
from delos.cyclades.effects import building_on, heroes_at
from delos.cyclades.ids import METROPOLIS
from delos.cyclades.state import CycladesState
from delos.legendary.cells import BONUS_AT, HERO_TRACK, MERCENARIES, RESERVED
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES, FACTION_NAMES
from delos.scenarios.fields import Field, unknown
from delos.scenarios.legendary.pieces import Building, Contents, read_contents
from delos.scenarios.legendary.placer import HOLDERS


def faction_name(faction: int) -> str:
    return "" if faction == NONE else FACTION_NAMES[faction]


def names_of(mask: int, names: list[str]) -> list[str]:
    return sorted([names[number] for number in bits(mask)])


# -- lands and seas -----------------------------------------------------------------------


def with_owner(owner: str, units: str) -> str:
    return f"{owner} {units}".strip()


def land_text(state: CycladesState, land: int) -> str:
    """``bull 2 troops, ajax``; without owner an empty text."""
    at = state.at
    owner = at[OWNER + land]
    heroes = [] if owner == NONE else bits(heroes_at(state, owner, land))
    contents = Contents(at[TROOPS + land], at[MERCENARIES + land], heroes)
    return with_owner(faction_name(owner), contents.units_text())


def wanted_land(place: Field, seats: list[str]) -> str:
    """The same form of what a file expects."""
    words = place.text().replace(":", " ").split()
    if not words:
        return ""
    if words[0] not in seats:
        place.wrong("it starts with the owner: " + unknown(words[0], seats))
    contents = read_contents(place, " ".join(words[1:]))
    if contents.buildings:
        place.wrong("buildings are expected under buildings or sites, not under lands.")
    return with_owner(words[0], contents.units_text())


def sea_text(state: CycladesState, sea: int) -> str:
    if state.at[FLEETS + sea] == 0:
        return ""
    return f"{faction_name(state.at[SEA_OWNER + sea])} {state.at[FLEETS + sea]}"


def wanted_sea(place: Field, seats: list[str]) -> str:
    """``bull 2``; ``bull 2 fleets`` is as good."""
    words = [word for word in place.text().split() if word not in ("fleet", "fleets")]
    if not words:
        return ""
    if len(words) != 2 or words[0] not in seats or not words[1].isdecimal():
        place.wrong(f"expected a faction and a number, as in 'bull 2', found {place.text()!r}.")
    return " ".join(words)


# -- buildings ----------------------------------------------------------------------------


def site_building(state: CycladesState, site: int) -> Building | None:
    at = state.at
    type = building_on(state, site)
    if type == NONE:
        return None
    bonus = NONE
    for number in range(len(BONUS_NAMES)):
        if type == METROPOLIS and at[BONUS_AT + number] & BIT[site]:
            bonus = number
    return Building(type, bonus, at[USED] & BIT[site] != 0)


def site_text(state: CycladesState, site: int) -> str:
    building = site_building(state, site)
    return "" if building is None else building.text()


def buildings_text(state: CycladesState, land: int) -> str:
    found = [site_building(state, site) for site in bits(state.chart.land_sites[land])]
    return Contents(buildings=[building for building in found if building]).buildings_text()


def wanted_buildings(place: Field) -> str:
    contents = read_contents(place, place.text())
    if contents.units_text():
        place.wrong("units are expected under lands, here only buildings.")
    return contents.buildings_text()


def card_texts(state: CycladesState, faction: int) -> dict[str, str]:
    """Metropolises on cards: ``{ penthesilea = "gold used" }``."""
    found: dict[str, str] = {}
    for holder, name in enumerate(HOLDERS):
        if state.at[CARD_OWNER + holder] == faction:
            bonus = state.at[CARD_BONUS + holder]
            words = ["none" if bonus == NONE else BONUS_NAMES[bonus]]
            if state.at[USED] & BIT[SITES + holder]:
                words.append("used")
            found[name] = " ".join(words)
    return found


# -- tracks -------------------------------------------------------------------------------


def creature_track(state: CycladesState) -> list[str]:
    cards = [state.at[TRACK + slot] for slot in range(4)]
    return ["" if card == NONE else CREATURE_NAMES[card] for card in cards]


def reservations(state: CycladesState) -> dict[str, str]:
    found: dict[str, str] = {}
    for slot, name in enumerate(creature_track(state)):
        if state.at[RESERVED + slot] != NONE:
            found[name] = faction_name(state.at[RESERVED + slot])
    return found


def hero_track(state: CycladesState) -> list[str]:
    heroes = [state.at[HERO_TRACK + slot] for slot in range(2)]
    return ["" if hero == NONE else HERO_NAMES[hero] for hero in heroes]
