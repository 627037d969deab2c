"""The PettingZoo environment, by PettingZoo's own tests and by whole games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo import test as theirs

from delos.classic.hades.modules import modules
from delos.kernel.errors import BadOption, IllegalAction
from delos.learn.pettingzoo import env, raw_env

their: Any = theirs  # not typed

TABLES = [
    ("legendary", {"players": 4}),
    ("legendary", {"players": 2}),
    ("legendary", {"players": 5, "edition": "base", "maps": "fresh"}),
    ("classic", {"players": 2}),
    ("classic", {"players": 5}),
    ("classic", {"players": 4, "modules": [module.name for module in modules()]}),
    ("mytikas", {"players": 2, "two_cards": True}),
    ("mytikas", {"players": 4}),
]
every_table = pytest.mark.parametrize(("title", "options"), TABLES)


def finish(game: raw_env, seed: int, dice: np.random.Generator) -> dict[str, float]:
    """Play at random to the end; what every agent was given."""
    game.reset(seed=seed)
    given = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, ended, cut, _ = game.last()
        given[agent] += reward
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        game.step(None if ended or cut else int(dice.choice(legal)))
    return given


# Dicts with a mask are what PettingZoo's own card games return; at the end nothing is legal.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_table
def test_pettingzoo_finds_no_fault(title: str, options: dict[str, Any]) -> None:
    their.api_test(env(title, **options), num_cycles=40)
    their.seed_test(lambda: env(title, **options), num_cycles=40)


@pytest.mark.parametrize("title", ["legendary", "classic", "mytikas"])
def test_pettingzoo_can_render(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> raw_env:
        return env(title, players=3, render_mode=render_mode)

    their.render_test(made)
    assert "decides:" in capsys.readouterr().out


def test_a_picture_shows_what_changed_on_the_board() -> None:
    game = env("classic", players=3, render_mode="rgb_array")
    game.reset(seed=1)
    dice = np.random.default_rng(1)
    first = game.render()
    for _ in range(60):
        game.step(int(dice.choice(game.game.ids())))
    later = game.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(later, np.ndarray)
    assert first.shape == later.shape
    changed = (first != later).any(axis=2).mean()
    assert 0.001 < changed < 0.5


@every_table
def test_whole_games_end_with_rewards(title: str, options: dict[str, Any]) -> None:
    game = env(title, rewards="zero_sum", **options)
    given = finish(game, 3, np.random.default_rng(3))
    winners = {f"player_{seat}" for seat in game.game.winners}
    assert winners == {agent for agent, reward in given.items() if reward > 0}
    assert sum(given.values()) == pytest.approx(0)
    assert game.agents == []


def test_winners_get_one_and_others_lose_one() -> None:
    game = env("mytikas", players=3)
    given = finish(game, 4, np.random.default_rng(4))
    assert {given[f"player_{seat}"] for seat in game.game.winners} == {1.0}
    assert sorted(set(given.values())) == [-1.0, 1.0]


def test_a_limit_cuts_a_game_off_without_rewards() -> None:
    game = env("classic", players=4, max_steps=30)
    given = finish(game, 5, np.random.default_rng(5))
    assert set(given.values()) == {0.0}
    assert not game.game.over


def test_the_seed_tells_the_game() -> None:
    records = set()
    for seed in (1, 1, 2):
        game = env("mytikas", players=2)
        finish(game, seed, np.random.default_rng(0))
        records.add(tuple(game.game.actions()))
    assert len(records) == 2


def test_games_without_a_seed_follow_from_the_last_one_given() -> None:
    game = env("legendary", players=3)

    def luck(seed: int | None) -> list[int]:
        game.reset(seed=seed)
        game.game.playout(1, 50)
        return game.game.actions()

    row = [luck(seed) for seed in (1, None, None)]
    assert row[0] != row[1] != row[2] != row[0]
    assert [luck(seed) for seed in (2, None)] != row[:2]
    assert [luck(seed) for seed in (1, None, None)] == row
    assert luck(np.int64(1)) == row[0]  # type: ignore[arg-type]  # no int, and welcome


def test_turns_can_be_counted_off() -> None:
    game = env("mytikas", players=3)
    game.reset(seed=2)
    seen = []
    for agent in game.agent_iter(7):
        assert agent == game.agent_selection
        seen.append(agent)
        game.step(game.game.ids()[0])
    assert len(seen) == 7
    assert len(set(seen)) > 1
    assert list(game.agent_iter(0)) == []


def test_fresh_maps_change_with_the_seed_and_the_size_stays() -> None:
    game = env("legendary", players=3, maps="fresh")
    codes = []
    for seed in (1, 2, 1):
        game.reset(seed=seed)
        codes.append(game.game.title.options["map"])
        observed = game.observe("player_0")
        assert game.observation_space("player_0").contains(observed)
    assert codes[0] == codes[2] != codes[1]
    fixed = env("legendary", players=3, map_seed=1)
    for seed in (1, 2):
        fixed.reset(seed=seed)
        assert fixed.game.title.options["map"] == codes[0]


def test_only_who_decides_sees_options() -> None:
    game = env("classic", players=3)
    game.reset(seed=1)
    for agent in game.agents:
        legal = game.observe(agent)["action_mask"].any()
        assert legal == (agent == game.agent_selection)


# -- wrong use -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"title": "chess"}, "There is no title 'chess'"),
        ({"players": 9}, "players"),
        ({"players": "two"}, "players"),
        ({"goal": 99}, "goal"),
        ({"fog": True}, "Unknown option 'fog'"),
        ({"rewards": "gold"}, "rewards must be one of win, zero_sum"),
        ({"render_mode": "film"}, "no render_mode 'film'"),
        ({"max_steps": 0}, "max_steps must be"),
        ({"maps": "new"}, "maps must be"),
        ({"map_seed": -1}, "seed must be"),
        ({"seed": 3}, r"reset\(seed=...\)"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        env(**wrong)


@pytest.mark.parametrize("seed", [-1, 2**63, "seven", 1.5, True])
def test_a_wrong_seed_is_named(seed: Any) -> None:
    game = env("mytikas", players=2)
    with pytest.raises(BadOption, match="seed must be a whole number"):
        game.reset(seed=seed)
    game.reset(seed=np.int64(7))  # type: ignore[arg-type]


def test_a_masked_action_is_named_with_its_text() -> None:
    game = env("legendary", players=4)
    game.reset(seed=1)
    masked = int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(
        IllegalAction, match=rf"Action {masked} \('settle .*' of 'placement.land'\)"
    ):
        game.step(masked)
    for wrong in (99_999, -1, 1.5, "settle", True, None):
        with pytest.raises(IllegalAction, match="actions are whole numbers from 0 to"):
            game.step(wrong)  # type: ignore[arg-type]
    game.step(np.int32(game.game.ids()[0]))  # the game went on as if nothing had happened


def test_nothing_goes_before_the_first_reset_or_after_the_end() -> None:
    game = env("mytikas", players=2, max_steps=2)
    for early in (
        lambda: game.step(0),
        lambda: game.observe("player_0"),
        game.last,
        game.agent_iter,
        game.render,
    ):
        with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
            early()
    game.reset(seed=1)
    with pytest.raises(BadOption, match="The agents are player_0, player_1"):
        game.observe("player_7")
    for _ in range(2):
        game.step(game.game.ids()[0])
    with pytest.raises(IllegalAction, match="the only step left to player_0 is None"):
        game.step(0)
    game.step(None)
    game.step(None)
    with pytest.raises(IllegalAction, match=r"call reset\(\)"):
        game.step(None)
    with pytest.raises(BadOption, match="render_mode"):
        game.render()
