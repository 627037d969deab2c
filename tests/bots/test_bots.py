"""Bots choose legal actions from a chair, play the same way for the same seed, and greedy is no
fool."""

from __future__ import annotations

import pytest

import delos
from delos.bots import Bot, Chair, bot, levels
from delos.kernel.errors import BadOption
from delos.kernel.game import Game


def play(game: Game, bots: list[Bot], decisions: int = 100_000) -> Game:
    for _ in range(decisions):
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        game.play(bots[seat].choose(Chair(game, seat)))
    return game


def table(seed: int, players: int = 3) -> Game:
    return delos.new("legendary", players=players, seed=seed, map="quick", events=False)


@pytest.mark.parametrize("level", [*levels()[:4], "search:passes=4"])
def test_the_same_seed_plays_the_same_way(level: str) -> None:
    records = []
    for _ in range(2):
        game = play(table(5), [bot(level, 10 + seat) for seat in range(3)], 60)
        records.append(game.actions())
    assert records[0] == records[1]


def test_greedy_beats_random_bots() -> None:
    won = 0
    for seed in range(4):
        seat = seed % 3
        bots = [bot("greedy" if i == seat else "random", 7 * seed + i) for i in range(3)]
        won += seat in play(table(seed), bots).winners
    assert won >= 3


def test_a_chair_shows_only_what_its_seat_may_know() -> None:
    game = table(2)
    decider = game.seat
    assert decider is not None
    other = (decider + 1) % 3
    assert Chair(game, decider).ids() == game.ids()
    assert Chair(game, other).ids() == []
    assert Chair(game, other).view() == game.view(other)
    assert not hasattr(Chair(game, other), "game")
    assert Chair(game, other).imagine(3).view(other) == game.view(other)


def test_a_duel_and_teams_are_played_too() -> None:
    game = delos.new("legendary", players=2, seed=3, map="quick", events=False)
    play(game, [bot("greedy", seat) for seat in range(4)], 80)
    assert game.count > 80


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOption, match="random, novice"):
        bot("genius", 1)
