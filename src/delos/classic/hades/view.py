"""What a seat may know of the things that modules bring; built field by field."""

from typing import TYPE_CHECKING

from delos.classic.god_track import gods_open
from delos.classic.hades.cells import (
    AMAZONS_USED,
    BANNED_FACTION,
    BANNED_GOD,
    COVERED,
    FAVOUR,
    FAVOUR_DISCARD,
    FAVOUR_PILE,
    FAVOUR_USED,
    HANDMAID_SUPPLY,
    HANDMAIDS,
    ITEM_DISCARD,
    ITEM_PILE,
    ITEMS_HIDDEN,
    ITEMS_OF,
    NECROPOLIS_GOLD,
    PLACING,
    THREAT,
    UNDEAD_OF,
    UNDEAD_TROOPS,
    UNDEAD_TROOPS_LEFT,
)
from delos.classic.hades.effects.undead import undead_fleets, undead_in_stock
from delos.classic.ids import FAVOUR_NAMES, GOD_WORDS, HADES, HERO_WORDS, ITEM_NAMES
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    CARD_OWNER,
    COLUMN_A,
    COLUMN_B,
    HERO_AT,
    HERO_DISCARD,
    HERO_NEW,
    HEROES_OF,
    LAND_GOLD,
    NONE,
    OWNER,
    PROTECTED,
    SEA_TOKENS,
    SUPPLY,
)
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import NECROPOLIS, THEATRE
from delos.cyclades.state import CycladesState

if TYPE_CHECKING:
    from delos.classic.title import Classic


def words(names: list[str], mask: int) -> list[str]:
    return [names[number] for number in bits(mask)]


def word_of(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def land_extras(state: CycladesState, land: int) -> dict[str, object]:
    at = state.at
    heroes = heroes_at(state, at[OWNER + land], land)
    return {
        "undead": at[UNDEAD_TROOPS + land],
        "heroes": words(HERO_WORDS, heroes),
        "gold": at[LAND_GOLD + land],
    }


def sea_extras(state: CycladesState, sea: int) -> dict[str, object]:
    """Undead fleets are among the fleets of the space."""
    return {"undead": undead_fleets(state, sea), "cornucopias": state.at[SEA_TOKENS + sea]}


def player_extras(state: CycladesState, faction: int, own: bool) -> dict[str, object]:
    """How many items lie face down is public; which ones only their owner knows
    (HAD-ITEM-GENERAL-01, HAD-FAVOUR-HEPHAESTUS-02)."""
    at = state.at
    hidden = at[ITEMS_OF + faction] & at[ITEMS_HIDDEN]
    return {
        "priestesses": at[HANDMAIDS + faction],
        "items": words(ITEM_NAMES, at[ITEMS_OF + faction] & ~at[ITEMS_HIDDEN]),
        "hidden_items": words(ITEM_NAMES, hidden) if own else None,
        "items_face_down": size(hidden),
        "heroes": [
            {
                "hero": HERO_WORDS[hero],
                "land": state.chart.land_names[at[HERO_AT + hero]],
                "new": at[HERO_NEW] & BIT[hero] != 0,
            }
            for hero in bits(at[HEROES_OF + faction])
        ],
        "amazons": at[CARD_OWNER] == faction,
    }


def modules_view(title: "Classic", state: CycladesState) -> dict[str, object] | None:
    """Hades, Necropolis, favour and piles; nothing at a table without modules."""
    if not title.options["modules"]:
        return None
    at = state.at
    chart = state.chart
    sites = bits(at[BUILT + NECROPOLIS])
    ends = [at[COLUMN_A], at[COLUMN_B]]
    return {
        "threat": at[THREAT],
        "in_play": HADES in gods_open(state),
        "covered": word_of(GOD_WORDS, at[COVERED]),
        "undead_of": word_of(title.seats, at[UNDEAD_OF]),
        "undead_troops_left": at[UNDEAD_TROOPS_LEFT],
        "undead_fleets_left": undead_in_stock(state),
        "necropolis": chart.land_names[chart.site_land[sites[0]]] if sites else None,
        "necropolis_gold": at[NECROPOLIS_GOLD],
        "favour": word_of(FAVOUR_NAMES, at[FAVOUR]),
        "favour_god": favour_god(state),
        "favour_used": at[FAVOUR_USED] == 1,
        "favour_pile": size(at[FAVOUR_PILE]),
        "favour_discard": words(FAVOUR_NAMES, at[FAVOUR_DISCARD]),
        "item_pile": size(at[ITEM_PILE]),
        "item_discard": words(ITEM_NAMES, at[ITEM_DISCARD]),
        "priestesses_left": at[HANDMAID_SUPPLY],
        "theatres_left": at[SUPPLY + THEATRE],
        "removed_heroes": words(HERO_WORDS, at[HERO_DISCARD]),
        "amazons": word_of(title.seats, at[CARD_OWNER]),
        "amazons_used": at[AMAZONS_USED] == 1,
        "columns": None if NONE in ends else [chart.land_names[land] for land in ends],
        "banned": banned_view(title, state),
        "protected": words(title.seats, at[PROTECTED]),
        "placing": at[PLACING] == 1,
    }


def favour_god(state: CycladesState) -> str | None:
    """The last visible god: the favour goes with it (HAD-FAVOUR-GENERAL-01)."""
    if state.at[FAVOUR] == NONE:
        return None
    gods = gods_open(state)
    return GOD_WORDS[gods[-2]] if len(gods) > 1 else None


def banned_view(title: "Classic", state: CycladesState) -> dict[str, object] | None:
    at = state.at
    if at[BANNED_FACTION] == NONE:
        return None
    return {"faction": title.seats[at[BANNED_FACTION]], "god": GOD_WORDS[at[BANNED_GOD]]}
