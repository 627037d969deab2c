"""What must hold at every decision for the pieces and cards that modules bring."""

from __future__ import annotations

from typing import Final

from delos.classic.cells import OPEN_GODS
from delos.classic.creature import PlayCreature
from delos.classic.hades.cells import (
    COVERED,
    FAVOUR,
    FAVOUR_DISCARD,
    FAVOUR_PILE,
    HANDMAID_SUPPLY,
    HANDMAIDS,
    ITEM_DISCARD,
    ITEM_PILE,
    ITEMS_HIDDEN,
    ITEMS_OF,
    NECROPOLIS_GOLD,
    THREAT,
    UNDEAD_AT,
    UNDEAD_FLEETS,
    UNDEAD_OF,
    UNDEAD_TROOPS,
    UNDEAD_TROOPS_LEFT,
)
from delos.classic.hades.deck_search import TurnCards
from delos.classic.hades.favours.hephaestus import PickItem
from delos.classic.ids import CREATURES, DECK_HEROES, HADES
from delos.classic.title import Classic
from delos.cyclades.cells import (
    BUILT,
    CARD_OWNER,
    DECK,
    FLEETS,
    GOD_AT,
    GONE,
    HERO_AT,
    HERO_DISCARD,
    HEROES_OF,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    LANDS_OF,
    NONE,
    OWNER,
    SEA_OWNER,
    SUPPLY,
    SURE,
    TRACK,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.errand import Errand
from delos.cyclades.ids import NECROPOLIS, PENTHESILEA, THEATRE
from delos.cyclades.state import CycladesState
from delos.kernel.game import Game

THREAT_END: Final = 9


def undead_at(state: CycladesState, sea: int) -> int:
    return state.numbers()[UNDEAD_AT : UNDEAD_AT + UNDEAD_FLEETS].count(sea)


def undead_invaders(state: CycladesState) -> int:
    """Undead fleets on the attacker's side of a battle at sea."""
    at = state.numbers()
    if at[INVADER] == NONE or at[INVADED] < LANDS or at[UNDEAD_OF] != at[INVADER]:
        return 0
    return undead_at(state, at[INVADED] - LANDS)


def module_problems(state: CycladesState, game: Game, found: list[str]) -> None:
    title = game.title
    assert isinstance(title, Classic)
    undead(state, title, found)
    heroes(state, title, found)
    piles(state, title, found)
    underworld(state, title, found)


def undead(state: CycladesState, title: Classic, found: list[str]) -> None:
    at = state.numbers()
    total = at[UNDEAD_TROOPS_LEFT] + at[INVADING_OTHERS]
    for land in range(LANDS):
        count = at[UNDEAD_TROOPS + land]
        total += count
        if count and at[OWNER + land] != at[UNDEAD_OF]:
            found.append(f"{count} undead on island {land}, served by {at[UNDEAD_OF]}")
    if total != title.start[UNDEAD_TROOPS_LEFT] or at[UNDEAD_TROOPS_LEFT] < 0:
        found.append(f"{total} undead troops in all")
    if at[INVADING_OTHERS] and at[INVADER] != at[UNDEAD_OF]:
        found.append("undead invade for another player")
    for fleet in range(UNDEAD_FLEETS):
        sea = at[UNDEAD_AT + fleet]
        if sea == NONE:
            continue
        invades = undead_invaders(state) and at[INVADED] == LANDS + sea
        if not invades and at[SEA_OWNER + sea] != at[UNDEAD_OF]:
            found.append(f"an undead fleet in sea {sea} of {at[SEA_OWNER + sea]}")
        if undead_at(state, sea) > (at[INVADING_FLEETS] if invades else at[FLEETS + sea]):
            found.append(f"more undead fleets than fleets in sea {sea}")


def heroes(state: CycladesState, title: Classic, found: list[str]) -> None:
    """A hero is in the deck, on the track, on an own island of its player, out of the game, with
    the Amazons, or on its way."""
    at = state.numbers()
    for number, hero in enumerate(DECK_HEROES):
        card = CREATURES + number
        if title.start[DECK] >> card & 1 == 0:
            continue
        places = [
            at[DECK] >> card & 1,
            at[TRACK : TRACK + 3].count(card),
            at[HERO_DISCARD] >> hero & 1,
        ]
        for faction in range(state.rules.factions):
            if at[HEROES_OF + faction] >> hero & 1:
                places.append(1)
                if at[LANDS_OF + faction] >> at[HERO_AT + hero] & 1 == 0 and at[INVADER] != faction:
                    found.append(f"hero {hero} away from home")
        if hero == PENTHESILEA and at[CARD_OWNER] != NONE:
            places.append(1)
        total = sum(places)
        if total == 0 and (arriving(state, card) or at[GONE]):
            continue
        if total != 1:
            found.append(f"hero {hero} in {total} places")


def arriving(state: CycladesState, card: int) -> bool:
    for frame in state.stack:
        if isinstance(frame, PlayCreature) and frame.card == card:
            return True
        if isinstance(frame, Errand):  # Charon or a sacrifice at work
            return True
        if isinstance(frame, TurnCards) and (frame.found == card or frame.aside >> card & 1):
            return True
        if type(frame).__name__ in ("Found", "GiveUpSet", "TakeUnits", "Travel"):
            return True  # the power of a hero who has just left
    return False


def piles(state: CycladesState, title: Classic, found: list[str]) -> None:
    at = state.numbers()
    players = range(state.rules.factions)
    held = 0
    for faction in players:
        if at[ITEMS_OF + faction] & held:
            found.append("an item in two hands")
        held |= at[ITEMS_OF + faction]
    drawn = 0
    for frame in state.stack:
        if isinstance(frame, PickItem):
            drawn |= frame.drawn
    parts = [at[ITEM_PILE], at[ITEM_DISCARD], held, drawn]
    apart(title.start[ITEM_PILE], parts, at[GONE] != 0, "items", found)
    if at[ITEMS_HIDDEN] & ~held:
        found.append("an item face down in no hand")
    favours = [at[FAVOUR_PILE], at[FAVOUR_DISCARD]]
    if at[FAVOUR] != NONE:
        favours.append(1 << at[FAVOUR])
    apart(title.start[FAVOUR_PILE], favours, False, "favours", found)
    handmaids = at[HANDMAID_SUPPLY] + sum(at[HANDMAIDS + faction] for faction in players)
    wanted = title.start[HANDMAID_SUPPLY]
    if handmaids > wanted or (handmaids != wanted and not at[GONE]):
        found.append(f"{handmaids} priestesses in all")


def apart(whole: int, parts: list[int], fewer: bool, name: str, found: list[str]) -> None:
    """The parts do not overlap and make up the whole, or less when players have left."""
    together = 0
    for part in parts:
        if part & together:
            found.append(f"{name} in two places")
        together |= part
    if together & ~whole or (together != whole and not fewer):
        found.append(f"{name}: {together:b} of {whole:b}")


def underworld(state: CycladesState, title: Classic, found: list[str]) -> None:
    at = state.numbers()
    if not 0 <= at[THREAT] <= THREAT_END or at[NECROPOLIS_GOLD] < 0:
        found.append(f"column {at[THREAT]}, gold {at[NECROPOLIS_GOLD]} on the Necropolis")
    if at[BUILT + NECROPOLIS].bit_count() > 1:
        found.append("two Necropolises")
    if at[NECROPOLIS_GOLD] and not at[BUILT + NECROPOLIS]:
        found.append("gold on no Necropolis")
    theatres = at[SUPPLY + THEATRE] + at[BUILT + THEATRE].bit_count()
    if theatres != title.start[SUPPLY + THEATRE]:
        found.append(f"{theatres} theatres")
    gods = at[GOD_AT : GOD_AT + at[OPEN_GODS]]
    if (HADES in gods) != (at[COVERED] != NONE) or at[COVERED] in gods[: -1 if gods else 0]:
        found.append(f"Hades over {at[COVERED]}, gods {gods}")
    if at[SURE] and at[INVADER] == NONE:
        found.append("a sure die without a battle")
