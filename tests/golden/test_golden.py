"""Recorded games replay exactly, each by the version of the rules that it was made with.

``python -m tools.golden --write`` makes those of the newest rules anew.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import delos
from delos.kernel.game import Game
from tests.mytikas import watch
from tests.properties import classic_invariants, invariants
from tools.golden import classic, legendary
from tools.golden.book import Book, Position
from tools.golden.library import books, newest

BOOKS = books()
SOUND: dict[str, Callable[[Game], None]] = {
    "legendary": invariants.check,
    "classic": classic_invariants.check,
    "mytikas": watch.check,
}


def label(value: object) -> str:
    if isinstance(value, Book):
        return f"{value.title}-{value.version}"
    return value.name if isinstance(value, Position) else str(value)


GAMES = [(book, name) for book in BOOKS for name in book.names()]
POSITIONS = [(book, position) for book in BOOKS for position in book.positions()]


@pytest.mark.parametrize(("book", "name"), GAMES, ids=label)
def test_a_golden_game_replays_exactly(book: Book, name: str) -> None:
    assert book.wrong(name) == ""
    game = delos.replay(book.text(name))
    assert game.title.version == book.version
    SOUND[book.title](game)


@pytest.mark.parametrize(("book", "position"), POSITIONS, ids=label)
def test_counts_are_as_written(book: Book, position: Position) -> None:
    """Plain and compiled engine must agree on every number and every checksum."""
    leaves, check = book.counts()[position.name]
    assert leaves > 0
    assert book.count(position) == [leaves, check]


def test_the_newest_rules_of_every_title_have_golden_games() -> None:
    written = {label(book) for book in BOOKS}
    assert [label(book) for book in newest() if label(book) not in written] == []


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_a_folder_holds_the_games_of_the_list(book: Book) -> None:
    listed = {case.name for case in book.cases}
    assert listed == set(book.results()) == set(book.names())
    assert set(book.counts()) == {position.name for position in book.positions()}


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_every_card_is_used_in_a_golden_game(book: Book) -> None:
    used: set[str] = set()
    for name in book.names():
        used |= book.cards_of(delos.replay(book.text(name), events=False))
    assert sorted(book.cards - used) == []


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_every_end_has_a_golden_game(book: Book) -> None:
    wanted = {case.shows for case in book.cases if case.shows}
    wanted |= {"classic": {*classic.RARE}, "legendary": {*legendary.ENDS, *legendary.WINS}}.get(
        book.title, set()
    )
    shown = {show for result in book.results().values() for show in result["shows"]}
    assert sorted(wanted - shown) == []


def test_every_edition_and_mode_has_a_golden_game() -> None:
    wanted = {(edition, mode) for edition in legendary.EDITIONS for mode in legendary.MODES}
    for book in BOOKS:
        if book.title == "legendary":
            shown = {(result["edition"], result["mode"]) for result in book.results().values()}
            assert sorted(wanted - shown) == []


def test_a_changed_action_is_noticed() -> None:
    book = legendary.Legendary(1)
    lines = book.text("complete-four").splitlines()
    place = next(i for i, line in enumerate(lines) if line.endswith(" end"))
    lines[place] = lines[place].removesuffix("end") + "priestess"
    with pytest.raises(delos.BadRecord):
        delos.replay("\n".join(lines) + "\n")
