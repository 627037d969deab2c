"""Numbers written by hand are places in a list of names: each agrees with its list.

They are literal because compiled code is quicker with literals.
"""

from __future__ import annotations

from types import ModuleType

import pytest

from delos.classic import events as classic_events
from delos.classic import ids as classic
from delos.cyclades import events as shared_events
from delos.cyclades import ids as cyclades
from delos.cyclades.cells import HEROES, PIECES
from delos.kernel import event as kernel
from delos.kernel.errors import BadDeclaration
from delos.legendary import cards
from delos.legendary import creatures as creature_cards
from delos.legendary import events as legendary_events
from delos.legendary import heroes as hero_cards
from delos.mytikas import events as mytikas_events
from delos.mytikas import ids as mytikas

LISTS: list[tuple[ModuleType, list[str]]] = [
    (cyclades, cyclades.GOD_NAMES),
    (cyclades, cyclades.BUILDING_NAMES),
    (cyclades, cyclades.HERO_NAMES),
    (cyclades, cyclades.CREATURE_NAMES),
    (mytikas, mytikas.TYPE_NAMES),
    (mytikas, mytikas.GOD_NAMES),
    (mytikas, mytikas.SPACE_NAMES),
    (mytikas, mytikas.PIECE_NAMES),
]


@pytest.mark.parametrize(("module", "names"), LISTS, ids=lambda value: str(value)[:40])
def test_a_name_has_the_number_of_its_place(module: ModuleType, names: list[str]) -> None:
    written = {name: vars(module)[name.upper().replace("-", "_")] for name in names}
    assert written == {name: place for place, name in enumerate(names)}


EVENTS: list[tuple[ModuleType, list[ModuleType], int]] = [
    (shared_events, [kernel], 2),  # and the number and width of a muster's terms
    (legendary_events, [kernel, shared_events], 0),
    (classic_events, [kernel, shared_events], 0),
    (mytikas_events, [kernel], 0),
]


@pytest.mark.parametrize(("module", "known", "others"), EVENTS, ids=lambda value: str(value)[:40])
def test_every_event_has_one_number(
    module: ModuleType, known: list[ModuleType], others: int
) -> None:
    imported = {name for one in known for name in vars(one)}
    own = {
        name: number
        for name, number in vars(module).items()
        if name.isupper() and isinstance(number, int) and name not in imported
    }
    numbers = sorted(own[name] for name in own if not name.startswith("TERM"))
    first = len(shared_events.EVENTS) if shared_events in known else 0
    assert numbers == list(range(first, len(module.EVENTS)))
    assert len(own) == len(numbers) + others


def test_counts_are_those_of_the_lists() -> None:
    assert len(cyclades.HERO_NAMES) == cyclades.FIRST_HEROES
    assert cyclades.PIECE_NAMES[cyclades.PIECE_SCYLLA] == "scylla"
    assert len(cyclades.PIECE_NAMES) == len(cyclades.PIECE_CARDS) == PIECES
    assert len(mytikas.DEITY_NAMES) == len(mytikas.DEITY_KEYS) == mytikas.DEITIES
    assert len(mytikas.SLOT_NAMES) == len(mytikas.SLOT_KIND) == mytikas.SLOTS
    assert len(mytikas.SPACE_NAMES) == mytikas.SPACES
    assert len(classic.CARD_NAMES) == classic.CARDS


def test_cards_have_the_numbers_of_their_places() -> None:
    powers = creature_cards.creature_powers()
    assert [power.card for power in powers] == list(range(len(creature_cards.CREATURE_NAMES)))
    assert [power.name for power in powers] == creature_cards.CREATURE_NAMES
    heroes = hero_cards.hero_powers()
    assert [power.hero for power in heroes] == list(range(HEROES))
    assert [power.name for power in heroes] == hero_cards.HERO_NAMES


def card(name: str, since: int) -> cards.Card:
    return cards.Card(name, cards.IN_COMPLETE, 1, since)


def test_a_deck_holds_the_cards_of_its_edition_and_version() -> None:
    declared = cards.Declared(4)
    for one in (card("charon", 1), cards.Card("pan", [], 1, 2), card("silenus", 3)):
        declared.add(one)
    assert declared.deck("complete", 2) == ["charon"]
    assert declared.deck("complete", 3) == ["charon", "silenus"]
    assert declared.deck("base", 3) == []
    assert declared.known(2) == ["charon", "pan"]
    assert declared.since == [1, 2, 3, 0]


def test_a_card_that_cannot_be_gets_a_sentence() -> None:
    declared = cards.Declared(1)
    declared.add(card("pan", 2))
    with pytest.raises(BadDeclaration, match="Two cards are called pan"):
        declared.add(card("pan", 2))
    with pytest.raises(BadDeclaration, match="no room for silenus"):
        declared.add(card("silenus", 2))
    with pytest.raises(BadDeclaration, match="raise VERSION"):
        declared.check(1)
    with pytest.raises(BadDeclaration, match="declare it with `since`"):
        cards._number(card("pan", 1), cards.LATER, 31)
    with pytest.raises(BadDeclaration, match="echidna has the number 4"):
        cards._number(card("echidna", 1), 4, 5)
