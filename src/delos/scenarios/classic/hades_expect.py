"""What a scenario may expect of the things that the modules of Hades bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from delos.classic.hades.cells import (
    BANNED_FACTION,
    BANNED_GOD,
    COVERED,
    FAVOUR,
    FAVOUR_DISCARD,
    FAVOUR_PILE,
    FAVOUR_USED,
    HANDMAIDS,
    ITEM_DISCARD,
    ITEM_PILE,
    ITEMS_HIDDEN,
    ITEMS_OF,
    NECROPOLIS_GOLD,
    THREAT,
)
from delos.classic.ids import (
    FAVOUR_NAMES,
    GOD_WORDS,
    HERO_WORDS,
    ITEM_NAMES,
)
from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    BUILT,
    CARD_OWNER,
    COLUMN_A,
    COLUMN_B,
    HERO_DISCARD,
    HEROES_OF,
    LAND_GOLD,
    NONE,
    PROTECTED,
    SEA_TOKENS,
)
from delos.cyclades.ids import NECROPOLIS
from delos.scenarios.fields import Field
from delos.scenarios.mismatch import same

if TYPE_CHECKING:
    from delos.scenarios.classic.expect import Expectations


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
