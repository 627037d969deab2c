"""Menus and reasons come from one place: what is closed has a reason, what is open is offered."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from delos import texts
from delos.cyclades.kinds import OFFER_BID, OFFER_GOD, TURN
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.reason import read_key
from delos.legendary.action import OPEN
from delos.legendary.gods import ACTIONS, GODS, action_of
from delos.legendary.kinds import END_TURN, KINDS, SACRIFICE
from delos.legendary.offerings import Offerings
from delos.legendary.turn import Turn
from tests.properties.legality import check_reasons
from tests.properties.tables import Player, open_table

RULE = re.compile(r"LEG(-[A-Z0-9]+)+")
CATALOGUE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "legendary.md"
KNOWN = set(re.findall(r"\*\*(LEG-[A-Z0-9-]+)\*\*", CATALOGUE.read_text("utf-8")))
TABLES = [0, 4, 20, 55, 160, 171, 180, 190, 270, 275]  # every edition, teams, rich purses


def turns(number: int) -> list[Game]:
    """Copies of a random game at its turns' menus."""
    game = open_table(number)
    player = Player(number)
    found: list[Game] = []
    while not game.over:
        if inside.kind(game) == TURN:
            found.append(game.copy())
        game.play(player.choose(game))
    return found


def test_every_option_of_a_turn_has_its_action() -> None:
    size = KINDS[TURN].size
    for option in range(1, size):
        action = action_of(option)
        assert action.first <= option
        later = [other.first for other in ACTIONS if other.first > action.first]
        assert option < min(later, default=size)
    assert action_of(SACRIFICE) is ACTIONS[-1]
    assert [god.number for god in GODS] == list(range(6))


@pytest.mark.parametrize("number", TABLES)
def test_what_is_open_is_offered_and_what_is_closed_says_why(number: int) -> None:
    for game in turns(number)[::3]:
        state = inside.state(game)
        assert isinstance(state, CycladesState)
        turn = state.stack[-1]
        assert isinstance(turn, Turn)
        offered = inside.options(game)
        assert offered == sorted(offered)
        for option in range(1, KINDS[TURN].size):
            action = action_of(option)
            code = action.closed(state, turn.faction, turn.god, option - action.first)
            assert (code == OPEN) == (option in offered), game.title.text(TURN, option)
            if code != OPEN:
                told = read_key(turn.refusal(state, option))
                assert told.rules, told
                assert all(RULE.fullmatch(rule) for rule in told.rules), told
                assert texts.has("en", "why-" + told.word), told
                assert texts.has("fr", "why-" + told.word), told
        assert END_TURN in offered


# Bids have a test of their own, below; the menu of a turn is long and has one above.
APART = {TURN, OFFER_GOD, OFFER_BID}


@pytest.mark.parametrize("number", TABLES)
def test_a_reason_is_told_exactly_where_nothing_is_offered(number: int) -> None:
    game = open_table(number)
    player = Player(number)
    asked: Counter[int] = Counter()
    while not game.over:
        kind = inside.kind(game)
        if inside.actor(game) != CHANCE and kind not in APART:
            asked[kind] += 1
            if asked[kind] < 20:
                check_reasons(game, KNOWN)
        game.play(player.choose(game))
    assert len(asked) > 5


def questions(number: int, kinds: set[int]) -> list[Game]:
    """Copies of a random game wherever it asks one of these."""
    game = open_table(number)
    player = Player(number)
    found: list[Game] = []
    while not game.over:
        if inside.kind(game) in kinds:
            found.append(game.copy())
        game.play(player.choose(game))
    return found


@pytest.mark.parametrize("number", TABLES)
def test_bids_are_open_or_say_why(number: int) -> None:
    for game in questions(number, {OFFER_GOD, OFFER_BID})[::5]:
        state = inside.state(game)
        assert isinstance(state, CycladesState)
        frame = state.stack[-1]
        assert isinstance(frame, Offerings)
        offered = inside.options(game)
        options = KINDS[inside.kind(game)].options()
        closed = [option for option in options if frame.closed(state, option)]
        if len(closed) < len(options):  # else it is destitute: LEG-OFFER-17
            assert [option for option in options if option not in closed] == sorted(offered)
        assert all(frame.refusal(state, option) for option in closed)
