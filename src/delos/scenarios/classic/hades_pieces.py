"""Pieces and cards of the modules of Hades in a position (docs/scenarios.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from delos.classic.boards import metropolis_site
from delos.classic.cells import FIRST_ORDER, PROSPERITY
from delos.classic.customs import customs, owner_of
from delos.classic.hades.cells import (
    AMAZONS_USED,
    BANNED_FACTION,
    BANNED_GOD,
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
    THREAT,
    UNDEAD_OF,
    UNDEAD_TROOPS,
    UNDEAD_TROOPS_LEFT,
)
from delos.classic.hades.effects.undead import send_undead, undead_in_stock
from delos.classic.ids import (
    CREATURES,
    DECK_HEROES,
    FAVOUR_NAMES,
    GOD_WORDS,
    HERO_WORDS,
    ITEM_NAMES,
)
from delos.classic.title import Classic
from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    BUILT,
    CARD_OWNER,
    COLUMN_A,
    COLUMN_B,
    DECK,
    GONE,
    HERO_AT,
    HERO_DISCARD,
    HERO_NEW,
    HEROES_OF,
    LAND_GOLD,
    NONE,
    PROTECTED,
    SEA_TOKENS,
)
from delos.cyclades.ids import APOLLO, NECROPOLIS, PENTHESILEA
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.scenarios.fields import Field

if TYPE_CHECKING:
    from delos.scenarios.classic.contents import Contents

KEYS: Final = (
    "threat",
    "covered",
    "necropolis",
    "necropolis_gold",
    "land_gold",
    "favour",
    "favour_used",
    "favours",
    "items",
    "columns",
    "sea_prosperity",
    "removed_heroes",
    "protected",
    "banned",
    "first_order",
)
PLAYER_KEYS: Final = (
    "priestesses",
    "items",
    "hidden_items",
    "new_heroes",
    "amazons",
    "amazons_used",
)

MODULE_OF: Final = {
    "threat": "underworld",
    "covered": "underworld",
    "necropolis": "underworld",
    "necropolis_gold": "underworld",
    "land_gold": "underworld",
    "favour": "favours",
    "favour_used": "favours",
    "favours": "favours",
    "items": "favours",
    "hidden_items": "favours",
    "priestesses": "favours",
    "columns": "favours",
    "sea_prosperity": "favours",
    "protected": "favours",
    "banned": "favours",
    "removed_heroes": "heroes",
    "new_heroes": "heroes",
    "amazons": "heroes",
    "amazons_used": "heroes",
}


def need_modules(title: Classic, fields: dict[str, Field]) -> None:
    """What a module brings is not there without it."""
    wanted = title.options["modules"]
    assert isinstance(wanted, list)
    for key, field in fields.items():
        module = MODULE_OF.get(key)
        if module is not None and module not in wanted:
            field.wrong(f"this needs the module {module!r}: add it to modules in [options].")
    if "columns" in fields and not title.options["hecate"]:
        fields["columns"].wrong("only Hecate brings columns: add hecate = true to [options].")


def serve(state: CycladesState, seat: int, place: Field) -> None:
    """The undead of a board serve one player."""
    if state.at[UNDEAD_OF] not in (NONE, seat):
        place.wrong("all undead units serve one player.")
    state.at[UNDEAD_OF] = seat


def place_units(
    state: CycladesState, seat: int, land: int, contents: Contents, place: Field
) -> None:
    """Undead troops and heroes on an island."""
    at = state.at
    if contents.undead:
        serve(state, seat, place)
        if contents.undead > at[UNDEAD_TROOPS_LEFT]:
            place.wrong("there are not so many undead troops at this table.")
        at[UNDEAD_TROOPS_LEFT] -= contents.undead
        at[UNDEAD_TROOPS + land] = contents.undead
    for hero in contents.heroes:
        take_hero(state, hero, place)
        at[HEROES_OF + seat] |= BIT[hero]
        at[HERO_AT + hero] = land


def take_hero(state: CycladesState, hero: int, place: Field) -> None:
    """His card leaves the deck."""
    if hero not in DECK_HEROES:
        place.wrong(f"{HERO_WORDS[hero]} is no hero of this game.")
    card = CREATURES + DECK_HEROES.index(hero)
    if state.at[DECK] & BIT[card] == 0:
        place.wrong(f"{HERO_WORDS[hero]!r} is elsewhere already, or the module heroes is missing.")
    state.at[DECK] &= ~BIT[card]


def fleet_counts(place: Field) -> tuple[int, int]:
    """``2`` or ``"2, 1 undead"``: regular fleets and undead ones."""
    if isinstance(place.value, int):
        return place.number(1), 0
    regular = undead = 0
    for part in [part.strip() for part in place.text().split(",")]:
        words = part.split(" ")
        if not words[0].isdigit() or words[1:] not in ([], ["undead"]):
            place.wrong(f"expected fleets such as 2 or '2, 1 undead', found {part!r}.")
        if words[1:]:
            undead += int(words[0])
        else:
            regular += int(words[0])
    return regular, undead


def place_undead_fleets(
    state: CycladesState, seat: int, sea: int, count: int, place: Field
) -> None:
    if count == 0:
        return
    serve(state, seat, place)
    if undead_in_stock(state) < count:
        place.wrong("there are five undead fleets only.")
    send_undead(state, NONE, sea, count)


def place_player(state: CycladesState, seat: int, fields: dict[str, Field]) -> None:
    at = state.at
    if "priestesses" in fields:
        at[HANDMAIDS + seat] = fields["priestesses"].number(0, at[HANDMAID_SUPPLY])
        at[HANDMAID_SUPPLY] -= at[HANDMAIDS + seat]
    for key in ("items", "hidden_items"):
        if key in fields:
            for item in fields[key].indices_in(ITEM_NAMES):
                take_from(at, ITEM_PILE, item, fields[key])
                at[ITEMS_OF + seat] |= BIT[item]
                if key == "hidden_items":
                    at[ITEMS_HIDDEN] |= BIT[item]
    if "new_heroes" in fields:
        for hero in fields["new_heroes"].indices_in(HERO_WORDS):
            if at[HEROES_OF + seat] & BIT[hero] == 0:
                fields["new_heroes"].wrong(
                    f"{HERO_WORDS[hero]} is on none of the player's islands."
                )
            at[HERO_NEW] |= BIT[hero]
    if "amazons" in fields and fields["amazons"].flag():
        take_hero(state, PENTHESILEA, fields["amazons"])  # she went there for good
        at[CARD_OWNER] = seat
    if "amazons_used" in fields and fields["amazons_used"].flag():
        if at[CARD_OWNER] != seat:
            fields["amazons_used"].wrong("the player has no metropolis there. Add amazons = true.")
        at[AMAZONS_USED] = 1


def take_from(at: Cells, pile: int, number: int, place: Field) -> None:
    if at[pile] & BIT[number] == 0:
        place.wrong("a card lies elsewhere already, or its module is missing.")
    at[pile] &= ~BIT[number]


def place_common(state: CycladesState, seats: list[str], fields: dict[str, Field]) -> None:
    at = state.at
    chart = state.chart
    if "threat" in fields:
        at[THREAT] = fields["threat"].number(0, 9)
    if "necropolis" in fields:
        land = fields["necropolis"].index_in(chart.land_names)
        at[BUILT + NECROPOLIS] |= BIT[metropolis_site(chart, land)]
    if "necropolis_gold" in fields:
        if at[BUILT + NECROPOLIS] == 0:
            fields["necropolis_gold"].wrong("on which island does it stand? Add necropolis.")
        at[NECROPOLIS_GOLD] = fields["necropolis_gold"].number()
    if "land_gold" in fields:
        for land, field in fields["land_gold"].named(chart.land_names):
            at[LAND_GOLD + land] = field.number()
    if "favour" in fields:
        at[FAVOUR] = fields["favour"].index_in(FAVOUR_NAMES)
        take_from(at, FAVOUR_PILE, at[FAVOUR], fields["favour"])
    if "favour_used" in fields:
        at[FAVOUR_USED] = 1 if fields["favour_used"].flag() else 0
    for key, names, pile, discard in (
        ("favours", FAVOUR_NAMES, FAVOUR_PILE, FAVOUR_DISCARD),
        ("items", ITEM_NAMES, ITEM_PILE, ITEM_DISCARD),
    ):
        if key in fields:
            place_piles(at, fields[key], names, pile, discard)
    if "columns" in fields:
        ends = fields["columns"].indices_in(chart.land_names)
        if len(ends) != 2:
            fields["columns"].wrong("columns stand on two islands.")
        at[COLUMN_A], at[COLUMN_B] = ends
    if "sea_prosperity" in fields:
        for sea, field in fields["sea_prosperity"].named(chart.sea_names):
            at[SEA_TOKENS + sea] = field.number(0, at[PROSPERITY])
            at[PROSPERITY] -= at[SEA_TOKENS + sea]
    if "removed_heroes" in fields:
        for hero in fields["removed_heroes"].indices_in(HERO_WORDS):
            take_hero(state, hero, fields["removed_heroes"])
            at[HERO_DISCARD] |= BIT[hero]
    if "protected" in fields:
        for seat in fields["protected"].indices_in(seats):
            at[PROTECTED] |= BIT[seat]
    if "banned" in fields:
        place_ban(at, seats, fields["banned"])
    if "first_order" in fields:
        place_first_order(state, seats, fields["first_order"])


def place_ban(at: Cells, seats: list[str], place: Field) -> None:
    """``{ player = "red", god = "zeus" }``."""
    banned = place.table(["player", "god"])
    for key in ("player", "god"):
        if key not in banned:
            place.wrong(f'{key} is missing. Write {{ player = "red", god = "zeus" }}.')
    at[BANNED_FACTION] = banned["player"].index_in(seats)
    at[BANNED_GOD] = banned["god"].index_in(GOD_WORDS)
    if at[BANNED_GOD] == APOLLO:
        banned["god"].wrong("nobody can be kept from Apollo.")


def place_first_order(state: CycladesState, seats: list[str], place: Field) -> None:
    """Markers as they stood on the turn track when the cycle began; ``""`` is an empty space."""
    title = customs(state)
    entries = place.entries()
    if len(entries) > title.markers:
        place.wrong(f"the track has {title.markers} spaces.")
    left = list(range(title.markers))
    for slot, entry in enumerate(entries):
        if entry.value == "":
            continue
        seat = entry.index_in(seats)
        own = [marker for marker in left if owner_of(state, marker) == seat]
        if not own:
            entry.wrong(f"{seats[seat]} has no further marker. Remove one.")
        state.at[FIRST_ORDER + slot] = own[0]
        left.remove(own[0])
    for marker in left:
        if state.at[GONE] >> owner_of(state, marker) & 1 == 0:
            place.wrong(f"where is the marker of {seats[owner_of(state, marker)]}?")


def place_piles(at: Cells, place: Field, names: list[str], pile: int, discard: int) -> None:
    """``pile``: all that is left of it, the rest is out of play; ``discard``."""
    piles = place.table(["pile", "discard"])
    if "discard" in piles:
        for card in piles["discard"].indices_in(names):
            take_from(at, pile, card, piles["discard"])
            at[discard] |= BIT[card]
    if "pile" in piles:
        left = 0
        for card in piles["pile"].indices_in(names):
            take_from(at, pile, card, piles["pile"])
            left |= BIT[card]
        at[pile] = left
