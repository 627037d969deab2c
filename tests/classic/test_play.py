"""What scenarios cannot say: constructed moments, dumps, words."""

from __future__ import annotations

import json

import pytest

import delos
from delos.classic.boards import metropolis_site
from delos.classic.cells import PROSPERITY
from delos.cyclades.cells import BUILT, CHECK, GOLD, PHILOSOPHERS, SITES_OF, SUPPLY
from delos.cyclades.ids import METROPOLIS
from delos.kernel import inside
from delos.kernel.game import Game
from tests.classic.table import begun, table


def at_menu(players: int = 3, seed: int = 2) -> Game:
    """A game at the first menu of a turn."""
    game = begun(players, seed)
    while True:
        decision = game.decision
        assert decision is not None
        if decision.kind == "god.turn":
            return game
        texts = game.texts()
        game.play("bid 1" if "bid 1" in texts else texts[0])


@pytest.mark.rule("CLA-METRO-09")
@pytest.mark.parametrize("first", ["first set", "first philosophers"])
def test_set_and_philosophers_at_once_in_the_order_of_the_owner(first: str) -> None:
    game = at_menu()
    state = table(game)
    at = state.at
    seat = inside.actor(game)
    sites = [s for s in range(state.chart.sites) if at[SITES_OF + seat] >> s & 1][:4]
    for building, site in enumerate(sites[:4]):
        at[BUILT + building] |= 1 << site
        at[SUPPLY + building] -= 1
    at[PHILOSOPHERS + seat] = 4
    at[CHECK] = 1
    inside.look(game)
    assert game.texts() == ["first set", "first philosophers"]
    game.play(first)
    assert (at[PHILOSOPHERS + seat] == 4) == (first == "first set")
    while game.texts()[0].startswith(("give", "found")):
        game.play(game.texts()[0])
    assert at[PHILOSOPHERS + seat] == 0
    # The first may have been founded upon a building of the set.
    assert bin(at[BUILT + METROPOLIS]).count("1") in ((2,) if first == "first set" else (1, 2))


@pytest.mark.rule("CLA-SHORTAGE-04", "CLA-SHORTAGE-02")
def test_metropolises_and_gold_have_no_limit() -> None:
    game = at_menu(5)
    state = table(game)
    seat = inside.actor(game)
    for land in range(state.chart.lands - 1):
        state.at[BUILT + METROPOLIS] |= 1 << metropolis_site(state.chart, land)
    state.at[GOLD + seat] = 120
    state.at[PHILOSOPHERS + seat] = 4
    state.at[CHECK] = 1
    state.at[PROSPERITY] = 0
    inside.look(game)
    while game.texts()[0].startswith("found"):
        game.play(game.texts()[0])
    decision = game.decision
    assert decision is not None
    assert decision.kind == "god.turn"


@pytest.mark.rule("CLA-HIDDEN-02")
def test_every_payment_and_gain_is_told_to_all() -> None:
    game = begun(4, 3)
    events = game.play("offer apollo")
    for seat in (-1, 0, 3):
        assert game.title.event(events[0], seat)["faction"] in game.seats


def test_a_broken_dump_is_refused() -> None:
    game = at_menu()
    whole = json.loads(game.dump())
    whole["state"]["at"].pop()
    with pytest.raises(delos.BadRecord):
        delos.load(json.dumps(whole))


def test_the_game_says_why_not() -> None:
    game = begun(3, 1)
    assert game.why_not(f"offer {face_down(game)}").rules == ("CLA-GODS-09",)
    assert not game.why_not("offer apollo")
    with pytest.raises(delos.IllegalAction) as refused:
        game.play(f"offer {face_down(game)}")
    assert refused.value.rules == ("CLA-GODS-09",)


def face_down(game: Game) -> str:
    hidden = game.view(0)["face_down"]
    assert isinstance(hidden, list)
    return str(hidden[0])


def test_standings_name_everybody_once() -> None:
    game = begun(5, 6)
    before = game.standings()
    assert {entry["seat"] for entry in before} == set(range(5))
    assert all("gold" not in entry.plain() for entry in before)
    game.playout(6)
    after = game.standings()
    assert [entry["seat"] for entry in after if entry["place"] == 1] == list(game.winners)
    assert all("gold" in entry.plain() for entry in after)
