"""Positions and expectations of what the modules of Hades bring (docs/classic.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from delos.classic.boards import metropolis_site
from delos.classic.cells import PROSPERITY
from delos.classic.hades.cells import (
    AMAZONS_USED,
    BANNED_FACTION,
    BANNED_GOD,
    COVERED,
    FAVOUR,
    FAVOUR_DISCARD,
    FAVOUR_PILE,
    FAVOUR_USED,
    FIRST_ORDER,
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
from delos.classic.hades.undead_fleets import send_undead, undead_in_stock
from delos.classic.ids import (
    CREATURES,
    DECK_HEROES,
    FAVOUR_NAMES,
    GOD_WORDS,
    HERO_WORDS,
    ITEM_NAMES,
)
from delos.classic.ruleset import customs, owner_of
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    CARD_OWNER,
    COLUMN_A,
    COLUMN_B,
    DECK,
    HERO_AT,
    HERO_DISCARD,
    HERO_NEW,
    HEROES_OF,
    LAND_GOLD,
    NONE,
    PROTECTED,
    SEA_TOKENS,
)
from delos.cyclades.ids import NECROPOLIS
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.scenario.fields import Field
from delos.scenario.mismatch import same

if TYPE_CHECKING:
    from delos.scenario.classic.contents import Contents
    from delos.scenario.classic.expect import Expectations

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

# -- positions ----------------------------------------------------------------------------


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
            at[HERO_NEW] |= BIT[hero]
    if "amazons" in fields and fields["amazons"].flag():
        at[CARD_OWNER] = seat
    if "amazons_used" in fields and fields["amazons_used"].flag():
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
        at[BUILT + NECROPOLIS] = BIT[metropolis_site(chart, land)]
    if "necropolis_gold" in fields:
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
        banned = fields["banned"].table(["player", "god"])
        at[BANNED_FACTION] = banned["player"].index_in(seats)
        at[BANNED_GOD] = banned["god"].index_in(GOD_WORDS)
    if "first_order" in fields:
        title = customs(state)
        left = list(range(title.markers))
        for slot, entry in enumerate(fields["first_order"].entries()):
            seat = entry.index_in(seats)
            marker = next(marker for marker in left if owner_of(state, marker) == seat)
            at[FIRST_ORDER + slot] = marker
            left.remove(marker)


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


# -- expectations -------------------------------------------------------------------------


def named(names: list[str], mask: int) -> list[str]:
    return sorted(names[number] for number in bits(mask))


def cards(wanted: Field, names: list[str], mask: int) -> None:
    """Which cards, or how many."""
    if wanted.is_list:
        same(wanted, sorted(wanted.texts()), named(names, mask))
    else:
        same(wanted, wanted.number(), size(mask))


def word_of(names: list[str], number: int) -> str:
    return "" if number == NONE else names[number]


def threat(x: Expectations, wanted: Field) -> None:
    same(wanted, wanted.number(), x.at[THREAT])


def covered(x: Expectations, wanted: Field) -> None:
    same(wanted, wanted.text(), word_of(GOD_WORDS, x.at[COVERED]))


def necropolis(x: Expectations, wanted: Field) -> None:
    """Its island, an empty text without one."""
    chart = x.state.chart
    sites = bits(x.at[BUILT + NECROPOLIS])
    got = chart.land_names[chart.site_land[sites[0]]] if sites else ""
    same(wanted, wanted.text(), got)


def necropolis_gold(x: Expectations, wanted: Field) -> None:
    same(wanted, wanted.number(), x.at[NECROPOLIS_GOLD])


def land_gold(x: Expectations, wanted: Field) -> None:
    for land, field in wanted.named(x.state.chart.land_names):
        same(field, field.number(), x.at[LAND_GOLD + land])


def sea_prosperity(x: Expectations, wanted: Field) -> None:
    for sea, field in wanted.named(x.state.chart.sea_names):
        same(field, field.number(), x.at[SEA_TOKENS + sea])


def favour(x: Expectations, wanted: Field) -> None:
    same(wanted, wanted.text(), word_of(FAVOUR_NAMES, x.at[FAVOUR]))


def favour_used(x: Expectations, wanted: Field) -> None:
    same(wanted, wanted.flag(), x.at[FAVOUR_USED] == 1)


def favours(x: Expectations, wanted: Field) -> None:
    piles = wanted.table(["pile", "discard"])
    if "pile" in piles:
        cards(piles["pile"], FAVOUR_NAMES, x.at[FAVOUR_PILE])
    if "discard" in piles:
        cards(piles["discard"], FAVOUR_NAMES, x.at[FAVOUR_DISCARD])


def items(x: Expectations, wanted: Field) -> None:
    piles = wanted.table(["pile", "discard"])
    if "pile" in piles:
        cards(piles["pile"], ITEM_NAMES, x.at[ITEM_PILE])
    if "discard" in piles:
        cards(piles["discard"], ITEM_NAMES, x.at[ITEM_DISCARD])


def columns(x: Expectations, wanted: Field) -> None:
    names = x.state.chart.land_names
    got = [names[land] for land in (x.at[COLUMN_A], x.at[COLUMN_B]) if land != NONE]
    same(wanted, sorted(wanted.texts()), sorted(got))


def removed_heroes(x: Expectations, wanted: Field) -> None:
    cards(wanted, HERO_WORDS, x.at[HERO_DISCARD])


def protected(x: Expectations, wanted: Field) -> None:
    same(wanted, sorted(wanted.texts()), named(x.title.seats, x.at[PROTECTED]))


def banned(x: Expectations, wanted: Field) -> None:
    """``red zeus``, an empty text for nobody."""
    got = ""
    if x.at[BANNED_FACTION] != NONE:
        got = f"{x.title.seats[x.at[BANNED_FACTION]]} {GOD_WORDS[x.at[BANNED_GOD]]}"
    same(wanted, wanted.text(), got)


def priestesses(x: Expectations, seat: int, wanted: Field) -> None:
    same(wanted, wanted.number(), x.at[HANDMAIDS + seat])


def own_items(x: Expectations, seat: int, wanted: Field) -> None:
    """Face up."""
    cards(wanted, ITEM_NAMES, x.at[ITEMS_OF + seat] & ~x.at[ITEMS_HIDDEN])


def hidden_items(x: Expectations, seat: int, wanted: Field) -> None:
    cards(wanted, ITEM_NAMES, x.at[ITEMS_OF + seat] & x.at[ITEMS_HIDDEN])


def own_heroes(x: Expectations, seat: int, wanted: Field) -> None:
    cards(wanted, HERO_WORDS, x.at[HEROES_OF + seat])


def amazons(x: Expectations, seat: int, wanted: Field) -> None:
    same(wanted, wanted.flag(), x.at[CARD_OWNER] == seat)


PLAYER_CHECKS: Final[dict[str, Callable[[Expectations, int, Field], None]]] = {
    "priestesses": priestesses,
    "items": own_items,
    "hidden_items": hidden_items,
    "heroes": own_heroes,
    "amazons": amazons,
}
CHECKS: Final[dict[str, Callable[[Expectations, Field], None]]] = {
    "threat": threat,
    "covered": covered,
    "necropolis": necropolis,
    "necropolis_gold": necropolis_gold,
    "land_gold": land_gold,
    "sea_prosperity": sea_prosperity,
    "favour": favour,
    "favour_used": favour_used,
    "favours": favours,
    "items": items,
    "columns": columns,
    "removed_heroes": removed_heroes,
    "protected": protected,
    "banned": banned,
}
