"""Views and standings of all titles: typed values that travel as JSON and come back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import delos
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.kernel.view import Standing, View
from delos.views import (
    ClassicStanding,
    ClassicView,
    LegendaryStanding,
    LegendaryView,
    MytikasStanding,
    MytikasView,
)

TYPES: dict[str, tuple[type[View], type[Standing]]] = {
    "legendary": (LegendaryView, LegendaryStanding),
    "classic": (ClassicView, ClassicStanding),
    "mytikas": (MytikasView, MytikasStanding),
}
TABLES: list[tuple[str, dict[str, object]]] = [
    ("legendary", {"players": 2}),
    ("legendary", {"players": 3, "edition": "base"}),
    ("legendary", {"players": 5}),
    ("legendary", {"players": 4, "teams": True}),
    ("classic", {"players": 2}),
    ("classic", {"players": 4, "hidden_discard": True}),
    ("classic", {"players": 5, "modules": "hades", "hecate": True, "manticore": True}),
    ("classic", {"players": 3, "modules": ["placement"]}),
    ("classic", {"players": 3, "modules": ["underworld"]}),
    ("classic", {"players": 3, "modules": ["heroes"]}),
    ("classic", {"players": 3, "modules": ["favours"]}),
    ("mytikas", {"players": 2}),
    ("mytikas", {"players": 4, "two_cards": True}),
]
tables = pytest.mark.parametrize(
    ("title", "options"),
    TABLES,
    ids=[f"{name}-{number}" for number, (name, _) in enumerate(TABLES)],
)


def positions(title: str, options: dict[str, object]) -> Iterator[Game]:
    """Some moments of a game, its end among them."""
    dice = random.Random(title)
    game = delos.api.start(title, {**options, "seed": 11}, SeededChance(11), True)
    for number in range(300):
        if game.over:
            break
        if number % 30 == 0:
            yield game
        game.play(dice.choice(game.ids()))
    game.playout(5)
    yield game


@tables
def test_views_are_typed_and_come_back_from_json(title: str, options: dict[str, object]) -> None:
    kind, _ = TYPES[title]
    for game in positions(title, options):
        for seat in (None, *range(len(game.seats))):
            view = game.view(seat)
            assert type(view) is kind
            assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view
            assert json.loads(json.dumps(view.plain())) == json.loads(msgspec.json.encode(view))
            assert (view.title, view.seat, view.over) == (title, seat, game.over)
            assert view.options == (game.texts() if seat == game.seat else [])


@tables
def test_standings_are_typed_and_come_back_from_json(
    title: str, options: dict[str, object]
) -> None:
    _, kind = TYPES[title]
    for game in positions(title, options):
        standings = game.standings()
        assert {type(entry) for entry in standings} == {kind}
        assert msgspec.json.decode(msgspec.json.encode(standings), type=list[kind]) == standings  # type: ignore[valid-type]  # of the title
        assert sorted(entry.seat for entry in standings) == list(range(len(game.seats)))
        assert standings[0].place == 1


@tables
def test_the_decision_of_a_view_is_the_games(title: str, options: dict[str, object]) -> None:
    for game in positions(title, options):
        decision, shown = game.decision, game.view(None).decision
        assert (decision is None) == (shown is None)
        if decision is not None and shown is not None:
            assert (shown.seat, shown.kind) == (decision.seat, decision.kind)
            assert tuple(shown.rules) == decision.rules


def test_views_cannot_be_changed_and_equal_views_are_equal() -> None:
    one, other = (delos.new("legendary", players=3, seed=4).view(1) for _ in range(2))
    assert one == other
    assert one != delos.new("legendary", players=3, seed=4).view(2)
    with pytest.raises(AttributeError):
        one.seat = 2  # type: ignore[misc]  # it is frozen


def test_sections_can_be_had_by_name() -> None:
    view = delos.new("legendary", players=3, seed=4).view(1)
    assert isinstance(view, LegendaryView)
    assert view["factions"][1]["gold"] == view.factions[1].gold
    assert set(view) == set(view.plain())
    with pytest.raises(KeyError, match="purse"):
        view["purse"]


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        ("bull", "Seats have numbers: 'bull' is seat 0."),
        ("cow", "There is no seat 'cow': seats are numbered 0 to 2."),
        (3, "There is no seat 3: seats are numbered 0 to 2."),
        (-1, "There is no seat -1: seats are numbered 0 to 2."),
        (1.0, "There is no seat 1.0: seats are numbered 0 to 2."),
        ([], "There is no seat []: seats are numbered 0 to 2."),
    ],
)
def test_what_is_no_seat_gets_a_sentence(seat: object, said: str) -> None:
    game = delos.new("legendary", players=3, seed=4)
    wrong: Any = seat  # what users try
    with pytest.raises(delos.IllegalAction) as caught:
        game.view(wrong)
    assert str(caught.value) == said
    with pytest.raises(delos.IllegalAction) as caught:
        game.imagine(wrong, 1)
    assert str(caught.value) == said


@pytest.mark.parametrize("seed", [None, "x", -1, 0.5])
def test_what_is_no_seed_gets_a_sentence(seed: object) -> None:
    game = delos.new("mytikas", players=3, seed=4)
    with pytest.raises(delos.IllegalAction, match="is a whole number, not"):
        game.imagine(0, seed)  # type: ignore[arg-type]  # what users try


def test_every_view_names_the_sections_that_are_ones_own() -> None:
    for kind, _ in TYPES.values():
        assert set(View.own) <= set(kind.own) <= set(kind.__struct_fields__)


def spoil(value: object) -> None:
    """Change every list and dict inside a value."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            if name != "printed":  # shared by the views of a table, see docs/api.md
                spoil(getattr(value, name))
    elif isinstance(value, list):
        for entry in value:
            spoil(entry)
        value.append("spoiled")
    elif isinstance(value, dict):
        for entry in value.values():
            spoil(entry)
        value["spoiled"] = "spoiled"


@pytest.mark.parametrize(
    "options",
    [
        {"title": "legendary", "players": 4},
        {"title": "classic", "players": 3, "modules": ["hades"]},
        {"title": "mytikas", "players": 3},
    ],
    ids=lambda options: options["title"],
)
def test_what_a_caller_does_to_a_view_stays_with_the_caller(options: dict[str, Any]) -> None:
    """No list of the title, of its kinds or of its rules is given away."""
    game = delos.new(**options, seed=3)
    dice = random.Random(3)
    for step in range(120):
        if step % 5 == 0:
            for seat in (0, 1, None):
                before = game.view(seat)
                spoil(game.view(seat))
                assert game.view(seat) == before
            ranked = game.standings()
            spoil(game.standings())
            assert game.standings() == ranked
        game.play(dice.choice(game.ids()))
