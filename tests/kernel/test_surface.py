"""What a game shows its users is what docs/api.md describes."""

from __future__ import annotations

import re
from pathlib import Path

import delos

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def public(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_a_game_shows_what_the_page_describes() -> None:
    described = set(re.findall(r"game\.(\w+)", PAGE.read_text(encoding="utf-8")))
    assert public(delos.new("mytikas", players=2, seed=1)) == described


def test_the_values_show_what_the_page_describes() -> None:
    page = PAGE.read_text(encoding="utf-8")
    game = delos.new("legendary", players=3, seed=1)
    decision = game.decision
    (first, *_) = game.play(game.options()[0])
    for value in (game.options()[0], decision, game.why_not("fly")):
        for name in public(value):
            assert f"`.{name}" in page, name
    for name in public(first) - {"kind", "a", "b", "c", "d", "belong", "values"}:
        assert f"`.{name}" in page, name


def test_games_and_titles_tell_what_they_are() -> None:
    game = delos.new("legendary", players=4, seed=7)
    assert repr(game) == (
        "<Game legendary, 4 seats, cycle 1, placement: bull decides 'placement.land'>"
    )
    assert repr(game.title).startswith("<Title legendary, 4 seats, rules ")
    game = delos.new("mytikas", players=2, seed=7)
    game.playout(3)
    winners = " and ".join(game.seats[seat] for seat in game.winners)
    assert repr(game).endswith(f": over, won by {winners}>")
    manual = delos.new("classic", players=3, seed=7, chance="manual")
    assert "chance decides" in repr(manual)
