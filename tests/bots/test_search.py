"""The bot that looks ahead: legal, repeatable, blind to what its seat may not know, and better the
more it looks."""

import copy
import pickle
from typing import Any

import pytest

import delos
from delos.bots import Chair, bot
from delos.bots.base import Bot
from delos.bots.search.player import SearchBot
from delos.kernel import inside
from delos.kernel.errors import BadOption
from delos.kernel.game import Game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("legendary", {"players": 4, "map": "quick"}),
    ("legendary", {"players": 2, "edition": "base", "map": "quick"}),
    ("legendary", {"players": 4, "teams": True, "map": "quick"}),
    ("classic", {"players": 2}),
    ("classic", {"players": 5, "modules": "hades"}),
    ("mytikas", {"players": 2}),
    ("mytikas", {"players": 4, "two_cards": True}),
]


def started(title: str, options: dict[str, Any], seed: int) -> Game:
    return delos.new(title, seed=seed, events=False, **options)


def advanced(game: Game, decisions: int) -> Game:
    """Into the middle of things."""
    greedy = bot("greedy", 3)
    while decisions and not game.over:
        assert game.seat is not None
        game.play(greedy.choose(Chair(game, game.seat)))
        decisions -= 1
    return game


@pytest.mark.parametrize(("title", "options"), TABLES, ids=str)
def test_choices_are_legal_and_repeatable(title: str, options: dict[str, Any]) -> None:
    for decisions in (5, 40):
        game = advanced(started(title, options, 4), decisions)
        before = game.dump()
        assert game.seat is not None
        chair = Chair(game, game.seat)
        for level in ("novice", "easy", "search:passes=8"):
            chosen = bot(level, 9).choose(chair)
            assert chosen in game.ids()
            assert bot(level, 9).choose(chair) == chosen
        assert game.dump() == before


def test_what_is_found_adds_up() -> None:
    game = advanced(started("legendary", {"players": 4, "map": "quick"}, 8), 30)
    while len(game.ids()) < 4:
        advanced(game, 1)
    assert game.seat is not None
    searcher = SearchBot(1, {"passes": 20.0, "candidates": 4.0, "worlds": 2.0})
    found = searcher.ranked(Chair(game, game.seat))
    # two worlds for four candidates, two more for each of the better two until passes end
    assert [one.visits for one in found][:5] == [8, 8, 2, 2] + [0] * (len(found) > 4)
    assert searcher.passes == 20
    assert all(-0.5 <= one.share <= 1.0 for one in found)


def test_the_purses_of_others_do_not_change_a_choice() -> None:
    from delos.cyclades.cells import GOLD

    game = advanced(started("legendary", {"players": 3, "map": "quick"}, 5), 40)
    seat = game.seat
    assert seat is not None
    chosen = [one.visits for one in SearchBot(2, {"passes": 8.0}).ranked(Chair(game, seat))]
    twin = game.copy()
    for other in range(3):
        if other != seat:
            inside.state(twin).at[GOLD + other] += 7
    assert chosen == [one.visits for one in SearchBot(2, {"passes": 8.0}).ranked(Chair(twin, seat))]


def test_time_ends_a_search() -> None:
    game = advanced(started("classic", {"players": 3}, 2), 20)
    while len(game.ids()) < 3:
        advanced(game, 1)
    assert game.seat is not None
    searcher = SearchBot(1, {"passes": 1e8, "seconds": 0.3})
    searcher.choose(Chair(game, game.seat))
    assert 2 <= searcher.passes < 1e6


@pytest.mark.parametrize("level", ["random", "novice", "greedy", "search:passes=8"])
def test_bots_can_be_copied_and_sent_to_other_processes(level: str) -> None:
    game = advanced(started("mytikas", {"players": 2}, 3), 12)
    assert game.seat is not None
    chair = Chair(game, game.seat)
    player = bot(level, 5)
    player.choose(chair)
    twins = [copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
    chosen = player.choose(chair)
    assert [twin.choose(chair) for twin in twins] == [chosen, chosen]


def wins(title: str, options: dict[str, Any], alone: str, others: str, games: int) -> int:
    won = 0
    for number in range(games):
        game = started(title, options, number)
        seats = len(game.seats)
        me = number % seats
        bots: list[Bot] = [bot(alone if s == me else others, 50 * number + s) for s in range(seats)]
        while not game.over:
            assert game.seat is not None
            game.play(bots[game.seat].choose(Chair(game, game.seat)))
        won += me in game.winners
    return won


def test_the_weakest_level_beats_random_bots() -> None:
    assert wins("mytikas", {"players": 3}, "novice", "random", 6) >= 4


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("genius", "random, novice"),
        ("search:depth=3", "no option 'depth'"),
        ("search:passes=many", "wants a number"),
        ("search:heat=-1", "from 0 on"),
    ],
)
def test_wrong_names_say_what_is_right(name: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        bot(name, 1)
