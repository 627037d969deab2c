"""Facts of the cards that Hades brings: magic items, favours of the minor gods, his buildings."""

from __future__ import annotations

from typing import Final

from delos.classic.cells import OPEN_GODS
from delos.classic.customs import customs, free_sites
from delos.classic.hades.cells import (
    FAVOUR,
    FAVOUR_USED,
    ITEM_DISCARD,
    ITEM_PILE,
    ITEMS_HIDDEN,
    ITEMS_OF,
    NECROPOLIS_GOLD,
)
from delos.classic.hades.favours.power import FavourPower
from delos.classic.hades.favours.powers import UseFavour
from delos.classic.hades.items.in_turn import PlayItem
from delos.classic.hades.necropolis import NECROPOLIS_PRICE
from delos.classic.ids import (
    ARTEMIS_ARROWS,
    CHARIOT,
    DEMETER,
    FAVOUR_NAMES,
    GOD_WORDS,
    HESTIA,
    ITEM_NAMES,
    NECKLACE,
    SCEPTRE,
    TRIDENT,
)
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import BUILT, GOD_AT, LANDS_OF, NONE, PIECE_AT, PIECES, SEAS_OF, SUPPLY
from delos.cyclades.chart import LANDS
from delos.cyclades.ids import ARES, NECROPOLIS, THEATRE
from delos.cyclades.state import CycladesState
from delos.kernel.title import Title
from delos.study.cards import Cost, Facts, Line, Said
from delos.study.reaching import asked_areas, lands_of_sites

IN_TURN: Final = (NECKLACE, CHARIOT, ARTEMIS_ARROWS, SCEPTRE)


# -- items ----------------------------------------------------------------------------------------


def item(facts: Facts, title: Title, state: CycladesState, seat: int | None, word: str) -> None:
    if word not in ITEM_NAMES or not plays_items(state):
        return
    number = ITEM_NAMES.index(word)
    if seat is None or not state.at[ITEMS_OF + seat] & BIT[number]:
        elsewhere(facts, title, state, seat, number)
        return
    hidden = state.at[ITEMS_HIDDEN] & BIT[number] != 0
    facts.note("tell-item-yours-hidden" if hidden else "tell-item-yours", "good")
    facts.cost = Cost((Line("unit:gold", Said("tell-price-item"), 0),), 0, None)
    if number in IN_TURN:
        # Of the gods only Apollo shuts an item, and the turn itself says so.
        key = PlayItem().closed(state, seat, ARES, number)
        if key:
            facts.lacks.append(key)
            return
    facts.targets = item_areas(state, seat, number)


def plays_items(state: CycladesState) -> bool:
    at = state.at
    held = [at[ITEMS_OF + seat] for seat in range(state.rules.factions)]
    return any((at[ITEM_PILE], at[ITEM_DISCARD], *held))


def elsewhere(
    facts: Facts, title: Title, state: CycladesState, seat: int | None, number: int
) -> None:
    """Where an item of somebody else lies, as far as everybody can see it."""
    at = state.at
    hidden = 0
    for other in range(state.rules.factions):
        if other == seat:
            continue
        if at[ITEMS_OF + other] & ~at[ITEMS_HIDDEN] & BIT[number]:
            name = f"faction:{title.seats[other]}"
            facts.note("tell-item-of", "bad", name, who=name)
            return
        hidden += size(at[ITEMS_OF + other] & at[ITEMS_HIDDEN])
    if at[ITEM_DISCARD] & BIT[number]:
        facts.note("tell-item-played")
    else:
        facts.note("tell-item-maybe" if hidden else "tell-item-pile", count=hidden)


def item_areas(state: CycladesState, seat: int, number: int) -> list[str]:
    at = state.at
    if number == ARTEMIS_ARROWS:
        areas = {at[PIECE_AT + piece] for piece in range(PIECES)} - {NONE}
        return [area(state, one) for one in sorted(areas)]
    lands = bits(at[LANDS_OF + seat]) if number in (CHARIOT, NECKLACE) else []
    seas = bits(at[SEAS_OF + seat]) if number in (NECKLACE, TRIDENT) else []
    return [area(state, one) for one in [*lands, *(LANDS + sea for sea in seas)]]


def area(state: CycladesState, number: int) -> str:
    if number >= LANDS:
        return f"sea:{state.chart.sea_names[number - LANDS]}"
    return f"land:{state.chart.land_names[number]}"


# -- favours --------------------------------------------------------------------------------------


def favour(facts: Facts, title: Title, state: CycladesState, seat: int | None, word: str) -> None:
    action = next((one for one in customs(state).actions if isinstance(one, UseFavour)), None)
    if action is None or word not in FAVOUR_NAMES:
        return
    number = FAVOUR_NAMES.index(word)
    at = state.at
    price = action.price(number)
    gold = None if seat is None else state.gold(seat)
    facts.cost = Cost((Line("unit:gold", Said("tell-price-favour"), price),), price, gold)
    if at[FAVOUR] != number:
        if at[FAVOUR] == NONE:
            facts.note("tell-favour-none")
        else:
            facts.note("tell-favour-other", thing=f"favour:{FAVOUR_NAMES[at[FAVOUR]]}")
    else:
        god = f"god:{GOD_WORDS[at[GOD_AT + at[OPEN_GODS] - 1]]}"
        facts.note("tell-favour-with", "plain", god, god=god)
        if at[FAVOUR_USED]:
            facts.note("tell-favour-used", "bad")
    if seat is not None:
        favour_now(facts, title, state, seat, number, action.powers[number])


def favour_now(
    facts: Facts, title: Title, state: CycladesState, seat: int, number: int, power: FavourPower
) -> None:
    key = power.closed(state, seat)
    if key:
        facts.lacks.append(key)
    elif number == DEMETER:
        facts.note("tell-demeter", "good", "unit:gold", count=size(state.at[LANDS_OF + seat]))
    elif number == HESTIA:  # asks for the building first
        facts.targets = lands_of_sites(state, free_sites(state, seat))
    else:
        twin = state.copy()
        depth = len(twin.stack)
        power.use(twin, seat)
        facts.targets = asked_areas(title, twin, seat, depth)


# -- buildings ------------------------------------------------------------------------------------


def theatre(facts: Facts, state: CycladesState, seat: int | None) -> None:
    facts.note("tell-theatres-left", count=state.at[SUPPLY + THEATRE])
    if seat is not None:
        facts.targets = lands_of_sites(state, free_sites(state, seat))


def necropolis(facts: Facts, state: CycladesState, seat: int | None) -> None:
    gold = None if seat is None else state.gold(seat)
    line = Line("unit:gold", Said("tell-price-necropolis"), NECROPOLIS_PRICE)
    sites = state.at[BUILT + NECROPOLIS]
    if not sites:
        facts.cost = Cost((line,), NECROPOLIS_PRICE, gold)
        return
    land = lands_of_sites(state, sites)[0]
    facts.note("tell-necropolis-at", land=land, gold=state.at[NECROPOLIS_GOLD])
    facts.targets = [land]
