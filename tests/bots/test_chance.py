"""Chances to win: positions in numbers, the net, its file, and what a seat is told."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from delos.api import new
from delos.bots import Chair, bot
from delos.bots.chance import BadWeights, chance_for, chances, correction
from delos.bots.chance.outlook import NETS, book_of, position_of
from delos.bots.chance.position import ALL_KNOWN
from delos.bots.chance.weights import (
    BOOKS,
    FOLDER,
    LARGEST,
    columns_of,
    packed,
    path_of,
    read_net,
    shape_of,
    unpacked,
)
from delos.kernel.game import Game

TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("legendary", "legendary", {"players": 4, "edition": "base"}),
    ("legendary", "legendary", {"players": 6}),
    ("legendary", "legendary", {"players": 2}),
    ("classic", "classic", {"players": 2}),
    ("classic", "classic", {"players": 5}),
    ("hades", "classic", {"players": 4, "modules": ["hades"]}),
    ("hades", "classic", {"players": 3, "modules": ["heroes"]}),
    ("mytikas", "mytikas", {"players": 2}),
    ("mytikas", "mytikas", {"players": 4, "two_cards": True}),
]


def numbers(book: str, seed: int, traits: int = 8, hidden: int = 4) -> list[float]:
    dice = random.Random(seed)
    return [dice.gauss(0.0, 0.3) for _ in range(shape_of(book, traits, hidden).count())]


def content(book: str, seed: int = 1) -> bytes:
    return packed(book, shape_of(book, 8, 4), numbers(book, seed))


@pytest.fixture
def nets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nets of random numbers, the same for every test."""
    for book in BOOKS:
        monkeypatch.setitem(NETS, book, unpacked(book, content(book), "test"))


@pytest.mark.parametrize(("book", "title", "options"), TABLES)
def test_every_position_of_a_game_has_numbers(
    book: str, title: str, options: dict[str, Any]
) -> None:
    game = new(title, seed=7, events=False, **options)
    assert book_of(game) == book
    seat_names, table_names = columns_of(book)
    dice = random.Random(3)
    touched: set[int] = set()
    for _ in range(400):
        if game.over:
            break
        position = position_of(game, dice.randrange(len(game.seats)))
        rows = list(position.rows)
        assert position.width == len(seat_names)
        assert len(rows) == len(seat_names) * len(game.seats)
        assert len(position.table) == len(table_names)
        assert all(-4.0 <= number <= 8.0 for number in [*rows, *position.table])
        touched |= {place % len(seat_names) for place, number in enumerate(rows) if number}
        game.play(dice.choice(game.ids()))
    assert len(touched) > len(seat_names) // 2


def test_columns_have_names_of_their_own() -> None:
    for book in BOOKS:
        seat, table = columns_of(book)
        assert len(set(seat)) == len(seat)
        assert len(set(table)) == len(table)


def test_the_seat_with_two_markers_shows_both_gods() -> None:
    game = new("classic", seed=2, players=2, events=False)
    dice = random.Random(1)
    names = columns_of("classic")[0]
    gods = [place for place, name in enumerate(names) if name.startswith("still to act for")]
    most = 0.0
    for _ in range(60):
        if game.over:
            break
        rows = list(position_of(game, ALL_KNOWN).rows)
        most = max(most, sum(rows[place] for place in gods))
        game.play(dice.choice(game.ids()))
    assert most == 2.0


@pytest.mark.usefixtures("nets")
@pytest.mark.parametrize(("book", "title", "options"), TABLES)
def test_chances_are_shares_of_one_for_teams(
    book: str, title: str, options: dict[str, Any]
) -> None:
    game = new(title, seed=7, events=False, **options)
    for _ in range(12):
        game.play(game.ids()[0])
    found = chances(game)
    teams = {frozenset(game.title.team(seat)) for seat in range(len(game.seats))}
    assert all(0.0 < one < 1.0 for one in found)
    assert sum(found[min(team)] for team in teams) == pytest.approx(1.0)
    for team in teams:
        assert len({found[seat] for seat in team}) == 1
    assert len(correction(game)) == len(game.seats)


@pytest.mark.usefixtures("nets")
def test_what_is_over_is_certain() -> None:
    game = new("legendary", seed=3, players=4, teams=True, events=False)
    game.playout(5)
    assert game.over
    assert chances(game) == [1.0 if seat in game.winners else 0.0 for seat in range(4)]


@pytest.mark.usefixtures("nets")
def test_what_a_seat_cannot_know_changes_nothing() -> None:
    """Two games that look the same to a seat give it the same chances: what differs is hidden."""
    game = played_on("legendary", 40, players=3)
    chair = Chair(game, 0)
    other = Chair(game.imagine(0, 99), 0)
    assert chance_for(chair, 4, 5) == chance_for(other, 4, 5)
    assert chance_for(chair, 4, 5) == chance_for(chair, 4, 5)


def test_a_guessed_purse_is_not_taken_for_a_known_one() -> None:
    game = played_on("classic", 30, players=3)
    names = columns_of("classic")[0]
    known = names.index("purse known")
    rows = list(position_of(game, 1).rows)
    assert [rows[seat * len(names) + known] for seat in range(3)] == [0.0, 1.0, 0.0]
    rows = list(position_of(game, ALL_KNOWN).rows)
    assert [rows[seat * len(names) + known] for seat in range(3)] == [1.0, 1.0, 1.0]


def played_on(title: str, count: int, **options: Any) -> Game:
    game = new(title, seed=11, events=False, **options)
    bots = [bot("greedy", seat) for seat in range(len(game.seats))]
    for _ in range(count):
        seat = game.seat
        assert seat is not None
        game.play(bots[seat].choose(Chair(game, seat)))
    return game


# -- files ------------------------------------------------------------------------------------


def damaged(raw: bytes, place: int) -> bytes:
    return raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :]


@pytest.mark.parametrize(
    ("name", "raw", "told"),
    [
        ("a picture", b"\x89PNG....", "is no file of weights"),
        ("cut off", content("classic")[:-10], "numbers are missing"),
        ("a bit turned", damaged(content("classic"), 900), "checksum"),
        ("no head", content("classic")[:23] + b"{\n", "second line"),
        ("of another title", content("mytikas"), "holds the weights of mytikas, not of classic"),
        ("too large", content("classic") + b"0" * LARGEST, "is no file of weights"),
    ],
)
def test_files_that_do_not_fit_say_what_to_do(
    name: str, raw: bytes, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "classic.weights"
    file.write_bytes(raw)
    with pytest.raises(BadWeights, match=told) as caught:
        read_net("classic", file)
    assert "delos train classic" in str(caught.value)


def test_weights_for_other_columns_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "hades.weights"
    file.write_bytes(content("hades").replace(b'"columns": "', b'"columns": "0', 1))
    with pytest.raises(BadWeights, match="another version of delos"):
        read_net("hades", file)


def test_missing_weights_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"does not exist.*delos train mytikas"):
        read_net("mytikas", tmp_path / "mytikas.weights")
    with pytest.raises(BadWeights, match="no chances for 'chess'"):
        read_net("chess")


# -- what comes with the package ----------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_the_weights_of_the_package_fit_and_tell_how_they_were_made(book: str) -> None:
    file = path_of(book)
    read_net(book, file)
    raw = file.read_bytes()
    assert len(raw) < LARGEST
    record = json.loads((FOLDER / f"{book}.json").read_text(encoding="utf-8"))
    assert record["sha256"] == hashlib.sha256(raw).hexdigest()
    assert record["command"].startswith(f"delos train {book} ")
    assert record["marks"]["log_loss"] < record["marks"]["even_loss"]


@pytest.mark.parametrize(("title", "options"), [("legendary", {}), ("classic", {})])
def test_whoever_lacks_nothing_is_likely_to_win(title: str, options: dict[str, Any]) -> None:
    """With the goal reached and the others far from it, a seat has most of the chance."""
    game = new(title, seed=5, players=3, events=False, **options)
    bots = [bot("greedy", seat) for seat in range(3)]
    last: list[float] = []
    while not game.over:
        last = chances(game)
        seat = game.seat
        assert seat is not None
        game.play(bots[seat].choose(Chair(game, seat)))
    first = chances(new(title, seed=5, players=3, events=False, **options))
    assert max(first) < 0.6
    assert last.index(max(last)) in game.winners
    assert max(last) > 0.6
