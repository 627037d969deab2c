"""What a seat may know of the things that modules bring; built field by field."""

from typing import TYPE_CHECKING, cast

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
from delos.classic.hades.effects.undead import undead_in_stock
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
    NONE,
    OWNER,
    PROTECTED,
    SUPPLY,
)
from delos.cyclades.effects import heroes_at
from delos.cyclades.ids import NECROPOLIS, THEATRE
from delos.cyclades.state import CycladesState
from delos.views.classic import Ban, ClassicHero, HadesView

if TYPE_CHECKING:
    from delos.classic.title import Classic


def words(names: list[str], mask: int) -> list[str]:
    return [names[number] for number in bits(mask)]


def word_of(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def heroes_on(state: CycladesState, land: int) -> list[str]:
    """The heroes of a land's owner that stand there."""
    return words(HERO_WORDS, heroes_at(state, state.at[OWNER + land], land))


def undead_on(state: CycladesState, land: int) -> int:
    return state.at[UNDEAD_TROOPS + land]


def handmaids_of(state: CycladesState, faction: int) -> int:
    return state.at[HANDMAIDS + faction]


def open_items(state: CycladesState, faction: int) -> list[str]:
    at = state.at
    return words(ITEM_NAMES, at[ITEMS_OF + faction] & ~at[ITEMS_HIDDEN])


def hidden_items(state: CycladesState, faction: int) -> list[str]:
    """Items that lie face down: which ones, only their owner knows."""
    at = state.at
    return words(ITEM_NAMES, at[ITEMS_OF + faction] & at[ITEMS_HIDDEN])


def heroes_view(state: CycladesState, faction: int) -> list[ClassicHero]:
    at = state.at
    return [
        ClassicHero(
            HERO_WORDS[hero],
            state.chart.land_names[at[HERO_AT + hero]],
            at[HERO_NEW] & BIT[hero] != 0,
        )
        for hero in bits(at[HEROES_OF + faction])
    ]


def modules_of(title: "Classic") -> list[str]:
    return list(cast("list[str]", title.options["modules"]))


def modules_view(title: "Classic", state: CycladesState) -> HadesView | None:
    """Hades, Necropolis, favour and piles; nothing at a table without modules."""
    if not modules_of(title):
        return None
    at = state.at
    chart = state.chart
    sites = bits(at[BUILT + NECROPOLIS])
    ends = [at[COLUMN_A], at[COLUMN_B]]
    return HadesView(
        threat=at[THREAT],
        in_play=HADES in gods_open(state),
        covered=word_of(GOD_WORDS, at[COVERED]),
        undead_of=word_of(title.seats, at[UNDEAD_OF]),
        undead_troops_left=at[UNDEAD_TROOPS_LEFT],
        undead_fleets_left=undead_in_stock(state),
        necropolis=chart.land_names[chart.site_land[sites[0]]] if sites else None,
        necropolis_gold=at[NECROPOLIS_GOLD],
        favour=word_of(FAVOUR_NAMES, at[FAVOUR]),
        favour_god=favour_god(state),
        favour_used=at[FAVOUR_USED] == 1,
        favour_pile=size(at[FAVOUR_PILE]),
        favour_discard=words(FAVOUR_NAMES, at[FAVOUR_DISCARD]),
        item_pile=size(at[ITEM_PILE]),
        item_discard=words(ITEM_NAMES, at[ITEM_DISCARD]),
        priestesses_left=at[HANDMAID_SUPPLY],
        theatres_left=at[SUPPLY + THEATRE],
        removed_heroes=words(HERO_WORDS, at[HERO_DISCARD]),
        amazons=word_of(title.seats, at[CARD_OWNER]),
        amazons_used=at[AMAZONS_USED] == 1,
        columns=None
        if NONE in ends
        else (chart.land_names[at[COLUMN_A]], chart.land_names[at[COLUMN_B]]),
        banned=banned_view(title, state),
        protected=words(title.seats, at[PROTECTED]),
        placing=at[PLACING] == 1,
    )


def favour_god(state: CycladesState) -> str | None:
    """The last visible god: the favour goes with it (HAD-FAVOUR-GENERAL-01)."""
    if state.at[FAVOUR] == NONE:
        return None
    gods = gods_open(state)
    return GOD_WORDS[gods[-2]] if len(gods) > 1 else None


def banned_view(title: "Classic", state: CycladesState) -> Ban | None:
    at = state.at
    if at[BANNED_FACTION] == NONE:
        return None
    return Ban(title.seats[at[BANNED_FACTION]], GOD_WORDS[at[BANNED_GOD]])
