"""What seats have heard: everything they may know, nothing else, and never less than before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import pyspiel

import delos
import delos.learn.openspiel
from delos.classic.hades.modules import modules
from delos.cyclades.cells import GOLD
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game

State = Any  # OpenSpiel's classes have no types
MODULES = [module.name for module in modules()]


def states(name: str, seed: int, most: int) -> Iterator[State]:
    """The states of a game played at random, each before its move."""
    dice = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            return
        yield state
        state.apply_action(dice.choice(state.legal_actions()))


def told(state: State, seat: int) -> tuple[str, list[float], str, list[float]]:
    """Everything that the adapter lets a seat know."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


# -- perfect recall ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["delos_legendary(players=3)", "delos_mytikas(two_cards=True)"])
def test_nobody_forgets_what_was_heard(name: str) -> None:
    accounts = [""] * 4
    for state in states(name, 3, 150):
        for seat in range(state.num_players()):
            account = state.seats.heard.account(seat)
            assert account.startswith(accounts[seat])
            assert state.information_state_string(seat).startswith(account)
            accounts[seat] = account
    assert all(len(account) > 1000 for account in accounts[: state.num_players()])


def test_own_choices_are_remembered_and_other_seats_hear_only_of_the_question() -> None:
    for state in states("delos_mytikas(players=2,two_cards=True)", 1, 40):
        seat = state.current_player()
        if seat >= 0 and state.delos.decision.kind == "setup.keep":
            break
    action = state.legal_actions()[0]
    text = state.action_to_string(seat, action)
    state.apply_action(action)
    assert f"> {text}\n" in state.seats.heard.account(seat)
    assert text not in state.seats.heard.account(1 - seat)
    assert "setup.keep" in state.seats.heard.account(1 - seat)


def test_the_tensor_holds_the_latest_that_was_heard() -> None:
    long, short = (
        list(states(f"delos_classic(players=2,memory={memory})", 2, 60))[-1] for memory in (40, 6)
    )
    assert short.information_state_tensor(1)[-36:] == long.information_state_tensor(1)[-36:]
    assert long.information_state_string(1) == short.information_state_string(1)
    assert short.information_state_tensor(1)[:-36] == short.observation_tensor(1)


# -- secrets ----------------------------------------------------------------------------------


SECRET_CHOICES = {"setup.keep", "battle.loss"}  # until the last seat has made the same choice
SECRET_DRAWS = {"peek", "drawn", "hand_dealt"}  # other seats hear only that it happened


def secret_from(state: State, seat: int) -> bool:
    """Whether the seat may not know what is decided or drawn now."""
    title, kind = state.delos.title, inside.kind(state.delos)
    after = state.child(state.legal_actions()[0])
    if state.current_player() >= 0:
        still = after.current_player() >= 0 and inside.kind(after.delos) == kind
        return still and state.current_player() != seat and title.kinds[kind].name in SECRET_CHOICES
    events = after.seats.heard.steps[-1].events
    return bool(events) and all(
        title.events[event.kind].name in SECRET_DRAWS and len(title.event(event, seat)) == 2
        for event in events
    )


@pytest.mark.parametrize(
    ("name", "seeds", "enough"),
    [
        ("delos_mytikas(players=3,two_cards=True)", range(3), 12),
        ("delos_legendary(players=3)", range(12), 8),
    ],
)
def test_hidden_draws_and_choices_change_nothing_that_others_are_told(
    name: str, seeds: range, enough: int
) -> None:
    found = 0
    for seed in seeds:
        for state in states(name, seed, 250 if "legendary" in name else 30):
            for seat in range(state.num_players()):
                if len(state.legal_actions()) < 2 or not secret_from(state, seat):
                    continue
                ways = [state.child(action) for action in state.legal_actions()[:3]]
                assert told(ways[0], seat) == told(ways[1], seat) == told(ways[-1], seat)
                found += 1
        if found >= enough:
            return
    pytest.fail(f"only {found} hidden draws and choices were met")


@pytest.mark.parametrize(
    "name",
    [
        "delos_legendary(players=3)",
        "delos_legendary(players=4,teams=True)",
        "delos_classic(players=3,hidden_discard=True)",
        f"delos_classic(players=3,modules={'+'.join(MODULES)})",
        "delos_mytikas(players=3,two_cards=True)",
    ],
)
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    dice = random.Random(4)
    for number, state in enumerate(states(name, 5, 240)):
        if number % 6:
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, dice.random)
            assert told(other, seat) == told(state, seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            # Neither its history nor the engine's tells what was truly drawn.
            assert other.history() == []
            assert other.delos.actions() == []
            other.apply_action(dice.choice(other.legal_actions()))


def test_resampling_draws_other_hands_and_no_seat_remembers_the_true_ones() -> None:
    hands = set()
    for state in states("delos_mytikas(players=2,two_cards=True)", 1, 40):
        if state.current_player() >= 0:
            break
    true_hand = state.delos.view(1)["hands"][1]["cards"]
    for card in true_hand:
        assert f"hand_dealt red {card}\n" in state.seats.heard.account(1)
    for _ in range(12):
        other = state.resample_from_infostate(0, random.random)
        hands.add(tuple(other.delos.view(1)["hands"][1]["cards"]))
        account = other.seats.heard.account(1)
        assert "hand_dealt red\n" in account
        assert not [card for card in true_hand if card in account]
        again = other.resample_from_infostate(1, random.random)
        assert again.seats.heard.account(1) == account
    assert len(hands) > 3


# -- books ------------------------------------------------------------------------------------


def heard_purses(
    game: Game, purses: list[int], events: list[Any], seat: int, gone: set[int]
) -> None:
    """Keep books of every purse from nothing but what the seat is told."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    team = state.rules.team
    for event in events:
        heard = game.title.event(event, seat)
        name = heard["event"]
        if name in {"gold", "income", "necropolis_pays"}:
            purses[team[event.a]] += int(str(heard["amount"]))
        elif name == "paid":
            purses[team[event.a]] -= int(str(heard["amount"]))
        elif name == "fined":
            purses[team[event.a]] -= purses[team[event.a]] // 2
        elif name == "gold_stolen":
            loot = purses[team[event.b]] // 2
            purses[team[event.b]] -= loot
            purses[team[event.a]] += loot
        elif name == "eliminated":
            gone.add(event.a)
            if all(mate in gone for mate in range(len(team)) if team[mate] == team[event.a]):
                purses[team[event.a]] = 0


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 3}),
        ("legendary", {"players": 4, "teams": True, "edition": "base"}),
        ("legendary", {"players": 4, "strict_offerings": False}),
        ("classic", {"players": 4}),
        ("classic", {"players": 3, "modules": MODULES}),
    ],
)
@pytest.mark.rule("LEG-INFO-01", "CLA-HIDDEN-02")
def test_who_keeps_books_knows_every_purse(title: str, options: dict[str, Any]) -> None:
    """This is why imagined games of a seat that remembers everything keep the true purses."""
    for seed in range(6):
        game = delos.new(title, seed=seed, **options)
        state = inside.state(game)
        assert isinstance(state, CycladesState)
        opening = game.title.opening(False)
        purses = opening.numbers()[GOLD : GOLD + state.rules.teams]
        dice = random.Random(seed)
        events, state.events = state.events, []
        gone: set[int] = set()
        heard_purses(game, purses, events, 0, gone)
        while not game.over:
            heard_purses(game, purses, game.play(dice.choice(game.ids())), 0, gone)
            assert purses == state.numbers()[GOLD : GOLD + state.rules.teams]
            if game.count % 40 == 0 and not game.over:
                kept = inside.state(game.imagine(0, seed, books=True))
                assert kept.numbers()[GOLD : GOLD + state.rules.teams] == purses
