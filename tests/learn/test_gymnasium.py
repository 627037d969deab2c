"""The Gymnasium environments, by Gymnasium's own check and by whole games."""

from __future__ import annotations

import copy
import os
import pickle
import re
import signal
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from delos.bots import Chair
from delos.kernel import inside
from delos.kernel.errors import BadOption, IllegalAction
from delos.learn.gymnasium import DelosEnv
from delos.learn.vector import PooledVectorEnv, WorkerFailed

IDS = ["Delos/Legendary-v0", "Delos/Classic-v0", "Delos/Mytikas-v0"]


def finish(game: DelosEnv, seed: int) -> tuple[float, int]:
    """Play at random to the end; the last reward and the number of decisions."""
    game.reset(seed=seed)
    game.action_space.seed(seed)
    steps = 0
    while True:
        _, reward, ended, cut, info = game.step(game.action_space.sample(game.action_masks()))
        steps += 1
        if ended or cut:
            assert info["action_mask"].any() == cut  # a game cut off could have gone on
            return reward, steps
        assert reward == 0


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_no_fault(name: str) -> None:
    game = gymnasium.make(name).unwrapped
    check_env(game)


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 3, "maps": "fresh"}),
        ("legendary", {"players": 2}),
        ("classic", {"players": 5, "seat": None}),
        ("mytikas", {"players": 2, "opponents": ["greedy"]}),
        ("mytikas", {"players": 4, "opponents": ["greedy", "random", "random"], "seat": 3}),
    ],
)
def test_whole_games_against_bots(title: str, options: dict[str, Any]) -> None:
    game = DelosEnv(title, **options)
    reward, _ = finish(game, 2)
    mine = game.game.title.team(0)[0] if game.duel else game._mine[0]
    assert reward == (1.0 if mine in game.game.winners else -1.0)


def test_in_a_duel_the_learner_has_both_seats_of_its_player() -> None:
    """LEG-TWO-01."""
    game = DelosEnv("legendary", players=2)
    game.reset(seed=1)
    deciders = set()
    for _ in range(60):
        deciders.add(inside.actor(game.game))
        game.step(game.action_space.sample())
    assert deciders == {0, 2}


def test_the_seed_tells_the_whole_game() -> None:
    games = []
    for seed in (1, 1, 2):
        game = DelosEnv("mytikas", players=3, seat=None)
        finish(game, seed)
        games.append(game.game.actions())
    assert games[0] == games[1] != games[2]


def test_an_opponent_may_be_anything_that_chooses() -> None:
    class First:
        """Takes the first legal choice."""

        def choose(self, chair: Chair) -> int:
            seen.append(chair.seat)
            return chair.ids()[0]

    seen: list[int] = []
    game = DelosEnv("mytikas", players=2, opponents=First(), max_steps=20)
    finish(game, 1)
    assert set(seen) == {1}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (None, "None is no action"),
        (99_999, "Action 99999 is not legal now"),
        (np.arange(2), "is no action"),
    ],
)
def test_an_opponent_that_chooses_wrongly_is_named(wrong: Any, said: str) -> None:
    game = DelosEnv("mytikas", players=2, seat=1, opponents=Stubborn(wrong))
    with pytest.raises(IllegalAction, match=rf"opponent in seat 0 \(Stubborn\) .*{said}"):
        finish(game, 1)


class Stubborn:
    """Always takes the same."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, chair: Chair) -> Any:
        return self.choice


class Numpys:
    """Chooses as numpy does, with numbers of its own."""

    def choose(self, chair: Chair) -> Any:
        return np.random.default_rng(1).choice(chair.ids())


def test_an_opponent_may_choose_with_numpy() -> None:
    game = DelosEnv("mytikas", players=2, opponents=Numpys(), max_steps=20)
    assert finish(game, 1)[1] == 20


def unpickled(game: DelosEnv) -> DelosEnv:
    twin: DelosEnv = pickle.loads(pickle.dumps(game))
    return twin


@pytest.mark.parametrize("twin_of", [copy.deepcopy, unpickled], ids=lambda way: way.__name__)
@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 3, "maps": "fresh", "opponents": "greedy"}),
        ("classic", {"players": 2, "modules": ["hades"]}),
        ("mytikas", {"players": 2, "seat": None}),
    ],
)
def test_environments_can_be_copied_and_pickled(
    title: str, options: dict[str, Any], twin_of: Callable[[DelosEnv], DelosEnv]
) -> None:
    game = DelosEnv(title, **options)
    game.reset(seed=4)
    game.action_space.seed(4)
    for _ in range(10):
        game.step(game.action_space.sample())
    twin = twin_of(game)
    played = game.game.count
    for _ in range(10):
        action = twin.action_space.sample()
        told = twin.step(action)
        assert game.game.count == played  # the games are two
    for _ in range(10):
        action = game.action_space.sample()
        again = game.step(action)
    assert (told[0] == again[0]).all()
    assert twin.game.actions() == game.game.actions()
    assert (twin.reset()[0] == game.reset()[0]).all()  # the same luck ahead


def test_drawn_actions_are_legal() -> None:
    game = DelosEnv("classic", players=3)
    game.reset(seed=1)
    for _ in range(50):
        assert int(game.action_space.sample()) in game.game.ids()
        game.step(game.action_space.sample())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 4}, "no seat 4: choose one from 0 to 3"),
        ({"opponents": "oracle"}, "no bot 'oracle' for legendary. Choose one of: random"),
        ({"opponents": ["random"]}, "3 other seats, but 1 opponents"),
        ({"opponents": [1, 2, 3]}, "has a method choose"),
        ({"title": "go"}, "There is no title 'go'"),
        ({"rewards": 1}, "rewards must be"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        DelosEnv(**wrong)


def test_masked_actions_and_steps_out_of_order_are_refused() -> None:
    game = DelosEnv("classic", players=2, max_steps=1)
    with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
        game.step(0)
    _, info = game.reset(seed=1)
    masked = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    with pytest.raises(IllegalAction, match=rf"Action {masked} \('.*' of '.*'\) is masked"):
        game.step(masked)
    game.step(game.game.ids()[0])
    with pytest.raises(IllegalAction, match=r"The game is over: call reset\(\)"):
        game.step(0)


def test_an_array_is_no_action() -> None:
    game = DelosEnv("mytikas", players=2)
    game.reset(seed=1)
    last = game.table.title.actions - 1
    wrong: Any
    for wrong in (np.array([3]), np.arange(4), np.float32(1)):
        with pytest.raises(IllegalAction, match=rf"actions are whole numbers from 0 to {last}"):
            game.step(wrong)


@pytest.mark.parametrize("seed", [-1, 2**63, "seven", 1.5, True, np.arange(2)])
def test_a_wrong_seed_is_named(seed: Any, pool: PooledVectorEnv) -> None:
    for games in (DelosEnv("mytikas", players=2), pool):
        with pytest.raises(BadOption, match=r"seed must be|need as many seeds"):
            games.reset(seed=seed)
        games.reset(seed=np.int64(7))  # type: ignore[arg-type]  # no int, and welcome


def test_reset_takes_no_options(pool: PooledVectorEnv) -> None:
    for games in (DelosEnv("mytikas", players=2), pool):
        with pytest.raises(BadOption, match=r"takes no options \(players\)"):
            games.reset(seed=1, options={"players": 3})
        games.reset(seed=1, options={})


# -- many games at once ----------------------------------------------------------------------


@pytest.fixture
def pool() -> Iterator[PooledVectorEnv]:
    games = gymnasium.make_vec(
        "Delos/Mytikas-v0", num_envs=5, workers=2, players=2, max_steps=12
    ).unwrapped
    assert isinstance(games, PooledVectorEnv)
    yield games
    games.close()


def choose(masks: Any, dice: np.random.Generator) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A legal action for each game; 0 where nothing is legal, because it begins anew."""
    return np.array([dice.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])


def test_pooled_games_are_those_of_single_environments(pool: PooledVectorEnv) -> None:
    observations, info = pool.reset(seed=30)
    singles = [DelosEnv("mytikas", players=2, max_steps=12) for _ in range(5)]
    for row, single in enumerate(singles):
        assert (single.reset(seed=30 + row)[0] == observations[row]).all()
    dice = np.random.default_rng(1)
    for _ in range(12):
        actions = choose(info["action_mask"], dice)
        observations, rewards, ended, cut, info = pool.step(actions)
        assert observations.shape == pool.observation_space.shape
        for row, single in enumerate(singles):
            told = single.step(actions[row])
            assert (told[0] == observations[row]).all()
            assert told[1:4] == (rewards[row], ended[row], cut[row])
            assert (told[4]["action_mask"] == info["action_mask"][row]).all()
    assert (ended | cut).all()
    observations, rewards, ended, cut, info = pool.step(np.zeros(5, dtype=np.int64))
    assert not (ended | cut).any()
    assert info["action_mask"].any(axis=1).all()


def test_pooled_games_say_what_is_wrong(pool: PooledVectorEnv) -> None:
    _, info = pool.reset(seed=[1, 2, 3, 4, 5])
    actions = choose(info["action_mask"], np.random.default_rng(1))
    with pytest.raises(IllegalAction, match="need an action each"):
        pool.step(actions[:2])
    actions[3] = np.flatnonzero(info["action_mask"][3] == 0)[0]
    with pytest.raises(IllegalAction, match=f"Game 3: Action {actions[3]} .* is masked"):
        pool.step(actions)
    assert (pool.action_masks() == info["action_mask"]).all()  # no game has moved
    with pytest.raises(IllegalAction, match="There is no action -1"):
        pool.step(np.full(5, -1))
    with pytest.raises(IllegalAction, match="whole numbers, not float64"):
        pool.step(np.zeros(5))  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(BadOption, match="as many seeds"):
        pool.reset(seed=[1])
    pool.close()
    with pytest.raises(IllegalAction, match="closed"):
        pool.step(actions)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"num_envs": 0}, "num_envs must be"),
        ({"num_envs": 2, "workers": 0}, "workers must be"),
        ({"num_envs": 2, "title": "go"}, "There is no title 'go'"),
        ({"num_envs": 2, "context": "magic"}, "context must be one of"),
    ],
)
def test_a_pool_refuses_wrong_arguments_at_once(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        PooledVectorEnv(**wrong)


class Failing:
    """Breaks at its third choice."""

    def __init__(self) -> None:
        self.left = 2

    def choose(self, chair: Chair) -> int:
        self.left -= 1
        if self.left < 0:
            raise ZeroDivisionError("out of ideas")
        return chair.ids()[0]


def walk(games: PooledVectorEnv, steps: int) -> None:
    dice = np.random.default_rng(1)
    _, info = games.reset(seed=1)
    for _ in range(steps):
        info = games.step(choose(info["action_mask"], dice))[4]


def test_what_breaks_in_another_process_is_told_here() -> None:
    games = PooledVectorEnv(2, workers=2, title="mytikas", players=2, opponents=Failing())
    with pytest.raises(WorkerFailed, match="ZeroDivisionError: out of ideas"):
        walk(games, 50)
    games.close()


def test_nobody_goes_on_where_an_opponent_broke_down() -> None:
    game = DelosEnv("mytikas", players=2, opponents=Failing())
    with pytest.raises(ZeroDivisionError):
        finish(game, 1)
    assert inside.actor(game.game) == 1
    with pytest.raises(IllegalAction, match=r"call reset\(\)"):
        game.step(game.game.ids()[0])


def test_a_process_that_was_ended_is_told(pool: PooledVectorEnv) -> None:
    pool.reset(seed=1)
    ended = pool._processes[1]
    os.kill(ended.pid, signal.SIGKILL)
    ended.join()
    with pytest.raises(WorkerFailed, match="ended from outside"):
        walk(pool, 2)
    assert pool.closed
    assert not any(process.is_alive() for process in pool._processes)


def test_pooled_games_can_be_shown() -> None:
    games = PooledVectorEnv(3, workers=2, title="mytikas", players=2, render_mode="ansi")
    games.reset(seed=5)
    shown = games.render()
    single = DelosEnv("mytikas", players=2, render_mode="ansi")
    for row in range(3):
        single.reset(seed=5 + row)
        assert shown is not None
        assert shown[row] == single.render()
    games.close()


@pytest.mark.parametrize(
    ("title", "arguments", "told"),
    [
        ("mytikas", {"opponent": "greedy"}, "'opponent' for mytikas. Did you mean 'opponents'?"),
        ("legendary", {"editoin": "base"}, "'editoin' for legendary. Did you mean 'edition'?"),
        ("mytikas", {"opponents": "gredy"}, "bot 'gredy' for mytikas. Did you mean 'greedy'?"),
        ("mytika", {}, "title 'mytika'. Did you mean 'mytikas'?"),
    ],
)
def test_a_misspelt_argument_names_the_one_that_is_meant_first(
    title: str, arguments: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadOption, match=re.escape(told)):
        DelosEnv(title, players=2, **arguments)
