"""The titles as OpenSpiel games: its own suites, its searching bots, and what only we promise."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import delos
from delos.classic.hades.modules import modules
from delos.kernel.errors import BadOption
from delos.learn import openspiel

State = Any  # OpenSpiel's classes have no types

WHOLE = ["delos_legendary(players=2)", "delos_classic(players=2)", "delos_mytikas(players=2)"]
TABLES = [
    "delos_legendary(players=3,edition=base)",
    "delos_legendary(players=4,map=random,map_seed=5)",
    "delos_legendary(players=4,teams=True)",
    "delos_legendary(players=5,strict_offerings=False)",
    "delos_legendary(players=6,goal=4)",
    "delos_classic(players=3,hidden_discard=True)",
    "delos_classic(players=4)",
    "delos_classic(players=5)",
    f"delos_classic(players=3,modules={'+'.join(module.name for module in modules())})",
    "delos_mytikas(players=3)",
    "delos_mytikas(players=4,two_cards=True)",
]


def shortened(name: str, longest: int, memory: int = 10) -> str:
    return f"{name[:-1]},longest={longest},memory={memory})"


def wander(state: State, dice: random.Random, moves: int) -> State:
    """Play at random for a while, or to the end."""
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


# -- OpenSpiel's own suites -------------------------------------------------------------------


@pytest.mark.parametrize("name", WHOLE)
def test_random_simulations_of_whole_games(name: str) -> None:
    game = pyspiel.load_game(shortened(name, 10_000))
    ends: list[bool] = []
    pyspiel.random_sim_test(
        game,
        num_sims=1,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: ends.append(state.delos.over),
    )
    assert ends[-1]  # by the rules, not by the limit
    assert len(ends) > 100


@pytest.mark.parametrize("name", TABLES)
def test_random_simulations_of_every_table(name: str) -> None:
    game = pyspiel.load_game(shortened(name, 40))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", WHOLE)
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    file = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(shortened(name, 5), None, seed=3)
    file.write_text(text, encoding="utf-8")
    before, again = generate_playthrough.replay(str(file))
    assert before == again
    assert 'PrivateObservationString(0) = "seat 0' in text


# -- its searching bots -----------------------------------------------------------------------


def search(name: str, kind: str, simulations: int, moves: int) -> State:
    """A game between bots that search a little."""
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(2)
    judge = mcts.RandomRolloutEvaluator(1, luck, 2)  # rollouts of two moves
    if kind == "mcts":
        bot = mcts.MCTSBot(game, 2.0, simulations, judge, random_state=luck)
    else:
        bot = ismcts.ISMCTSBot(game, judge, 2.0, simulations, random_state=luck)
    state = game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bot.step(state)))
    return state


@pytest.mark.parametrize("name", WHOLE)
def test_mcts_plays_whole_games(name: str) -> None:
    state = search(name, "mcts", 2, 5000)
    assert state.delos.over
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.nightly
def test_information_set_mcts_plays_a_whole_game() -> None:
    assert search("delos_mytikas(players=2,two_cards=True)", "ismcts", 2, 5000).delos.over


@pytest.mark.parametrize(
    "name",
    [
        "delos_legendary(players=3)",
        "delos_legendary(players=4,teams=True)",
        "delos_classic(players=3,hidden_discard=True)",
        TABLES[8],
    ],
)
def test_information_set_mcts_finds_the_same_choices_in_every_world(name: str) -> None:
    """It must meet the same legal actions wherever it meets the same information state."""
    state = search(name, "ismcts", 12, 60)
    assert state.seats.moves == 60


# -- states -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [WHOLE[0], TABLES[5], TABLES[-1]])
def test_states_survive_copying_pickling_and_writing(name: str) -> None:
    game = pyspiel.load_game(name)
    dice = random.Random(7)
    state = wander(game.new_initial_state(), dice, 90)
    copies = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    for seed in range(3):  # they go on alike
        paths = [wander(one.clone(), random.Random(seed), 40) for one in [state, *copies]]
        for seat in range(game.num_players()):
            assert len({one.information_state_string(seat) for one in paths}) == 1
            assert len({tuple(one.information_state_tensor(seat)) for one in paths}) == 1
        assert len({str(one.history()) for one in paths}) == 1
        assert len({one.delos.dump() for one in paths}) == 1
    before = state.information_state_string(0)
    wander(copies[0], dice, 5)
    assert state.information_state_string(0) == before


def test_a_resampled_state_can_be_written_and_goes_on() -> None:
    game = pyspiel.load_game("delos_mytikas(players=2,two_cards=True)")
    state = wander(game.new_initial_state(), random.Random(1), 6)
    other = state.resample_from_infostate(1, random.random)
    again = game.deserialize_state(other.serialize())
    for seat in (0, 1):
        assert again.information_state_string(seat) == other.information_state_string(seat)
    assert wander(again, random.Random(1), 5000).delos.over


def test_chance_is_explicit_and_its_odds_are_the_engines() -> None:
    state = pyspiel.load_game("delos_legendary(players=3)").new_initial_state()
    dice = random.Random(0)
    kinds = set()
    for _ in range(400):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len(outcomes) > 1  # a draw with one outcome is no draw
            assert [action for action, _ in outcomes] == state.legal_actions()
            kinds.add(state.delos.decision.kind)
        wander(state, dice, 1)
    assert {"draw.god", "draw.seat", "draw.creature", "roll.dice"} <= kinds


def test_actions_are_the_engines_ids_and_texts() -> None:
    state = wander(pyspiel.load_game(WHOLE[0]).new_initial_state(), random.Random(3), 60)
    while state.is_chance_node():
        wander(state, random.Random(3), 1)
    seat = state.current_player()
    texts = {option.id: option.text for option in state.delos.options()}
    assert {a: state.action_to_string(seat, a) for a in state.legal_actions()} == texts
    assert state.legal_actions() == sorted(texts)
    other = (seat + 1) % state.num_players()
    assert state.legal_actions(other) == []
    with pytest.raises(ValueError, match="no action"):
        state.action_to_string(0, 10**6)


def test_every_title_pays_winners_from_what_losers_lose() -> None:
    for name in WHOLE:
        state = wander(pyspiel.load_game(name).new_initial_state(), random.Random(11), 5000)
        winners = state.delos.winners
        assert winners
        for seat, worth in enumerate(state.returns()):
            assert (worth > 0) == (seat in winners)
        assert sum(state.returns()) == pytest.approx(0)


def test_a_game_that_is_cut_short_is_a_draw() -> None:
    state = wander(
        pyspiel.load_game(shortened(WHOLE[2], 30)).new_initial_state(), random.Random(1), 99
    )
    assert state.is_terminal()
    assert state.seats.moves == 30
    assert not state.delos.over
    assert state.returns() == [0.0, 0.0]


# -- games and their parameters ---------------------------------------------------------------


def test_the_same_parameters_are_the_same_table() -> None:
    def map_of(words: str) -> object:
        return pyspiel.load_game(f"delos_legendary({words})").table.options["map"]

    assert map_of("players=4") == map_of("players=4,map_seed=9")  # the quick map is printed
    assert map_of("map=random,map_seed=1") == map_of("map=random,map_seed=1")
    assert map_of("map=random,map_seed=1") != map_of("map=random,map_seed=2")
    code = map_of("map=random,map_seed=3")
    assert map_of(f"map={code}") == code


def test_parameters_reach_the_table() -> None:
    game = pyspiel.load_game("delos_legendary(players=6,edition=base,goal=4,last_stand=yes)")
    options = game.table.options
    assert game.num_players() == 6
    assert (options["teams"], options["edition"], options["goal"]) == (True, "base", 4)
    assert options["last_stand"] is True
    readings = "island_chains=all,leto_moves=any,fleets_apart=False,freed_bids=False"
    other = pyspiel.load_game(f"delos_legendary({readings},losses_first=False)").table.options
    assert (other["island_chains"], other["leto_moves"]) == ("all", "any")
    off = [other[name] for name in ("fleets_apart", "freed_bids", "losses_first")]
    assert off == [False, False, False]
    assert other["last_stand"] is True  # as complete has it
    base = pyspiel.load_game("delos_legendary(edition=base)").table.options
    assert (base["last_stand"], base["island_chains"]) == (False, "heroic")
    assert pyspiel.load_game("delos_legendary(players=2)").num_players() == 4  # a seat a faction
    classic = pyspiel.load_game("delos_classic(players=3,priests=9)")
    assert classic.table.options["priests"] == 9
    assert pyspiel.load_game(str(classic)).table.options == classic.table.options
    promos = "hecate=True,manticore=True,printed_prices=True"
    hades = pyspiel.load_game(f"delos_classic(modules=heroes+favours,{promos})").table.options
    assert hades["modules"] == ["heroes", "favours"]
    assert hades["hecate"] is hades["manticore"] is hades["printed_prices"] is True


@pytest.mark.parametrize(
    ("name", "error", "words"),
    [
        ("delos_legendary(players=9)", BadOption, "from 2 to 6"),
        ("delos_legendary(players=5,teams=True)", BadOption, "LEG-TEAM-01"),
        ("delos_legendary(map=atlantis)", BadOption, "use random, balanced, quick"),
        ("delos_legendary(edition=gold)", BadOption, "base, complete"),
        ("delos_legendary(last_stand=maybe)", BadOption, "edition, yes, no"),
        ("delos_legendary(island_chains=some)", BadOption, "none, heroic, all"),
        ("delos_classic(modules=zeus)", BadOption, "Known modules"),
        ("delos_classic(hecate=True)", BadOption, "hecate needs the module 'favours'"),
        ("delos_mytikas(players=5)", BadOption, "from 2 to 4"),
        ("delos_mytikas(memory=-1)", BadOption, "memory .* from 0"),
        ("delos_mytikas(longest=0)", BadOption, "longest .* from 1"),
        ("delos_mytikas(colour=red)", pyspiel.SpielError, "Available parameters are: .*longest"),
    ],
)
def test_wrong_parameters_say_what_is_allowed(
    name: str, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        pyspiel.load_game(name)


def test_observers_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game(WHOLE[2]).make_py_observer(None, {"colour": 1})


def test_without_the_package_the_error_names_the_extra() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import delos.learn.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'delos[learn]'" in done.stderr


def test_every_title_is_registered_with_its_players() -> None:
    assert set(openspiel.PARAMETERS) == set(delos.titles())
    for title in delos.titles():
        kind = pyspiel.load_game(f"delos_{title}").get_type()
        assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        assert kind.min_num_players < kind.max_num_players
