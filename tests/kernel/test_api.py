"""``import delos``: the public surface, on a real title and on both engines."""

from __future__ import annotations

import copy
import importlib.metadata
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import delos
from delos import api
from delos.kernel.record import verify_record

LIMIT = 60  # decisions of a short game


def begun(**options: Any) -> delos.Game:
    return delos.new("legendary", **{"players": 4, "seed": 7, **options})


def pickled(game: delos.Game) -> delos.Game:
    twin: delos.Game = pickle.loads(pickle.dumps(game))
    return twin


def test_all_names_are_there() -> None:
    for name in delos.__all__:
        assert hasattr(delos, name)
    assert "legendary" in delos.titles()
    assert delos.__version__ == importlib.metadata.version("delos")


def test_import_is_cheap() -> None:
    """No title and none of the heavier libraries before they are needed."""
    code = "import sys, delos; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    heavy = {"typer", "rich", "msgspec", "fluent", "delos.maps", "delos.legendary", "delos.cli"}
    assert not loaded & heavy


def test_a_new_game_is_at_its_first_decision() -> None:
    game = begun()
    assert not game.over
    assert game.seat in range(4)
    assert len(game.options()) == len(game.ids()) > 0
    assert game.play(game.options()[0]) is not None


def test_the_seed_makes_the_game_and_is_drawn_if_left_out() -> None:
    games = [begun(), begun(), begun(seed=8)]
    for game in games:
        game.playout(1, LIMIT)
    assert games[0].record() == games[1].record()
    assert games[0].record() != games[2].record()
    assert begun(seed=None).record() != begun(seed=None).record()


def test_the_caller_answers_for_manual_chance() -> None:
    game = begun(chance="manual")
    while game.seat != delos.CHANCE:
        game.play(game.ids()[0])
    assert len(game.chance_odds()) == len(game.options())
    assert abs(sum(game.chance_odds()) - 1) < 1e-9


def test_events_can_be_switched_off() -> None:
    for wanted in (True, False):
        game = begun(events=wanted)
        seen = [event for _ in range(20) for event in game.play(game.ids()[0])]
        assert bool(seen) == wanted


@pytest.mark.parametrize("edition", ["base", "complete"])
def test_records_and_dumps_of_a_real_title(edition: str) -> None:
    game = begun(edition=edition)
    for _ in range(4):
        game.playout(3, LIMIT)
        for twin in (delos.replay(game.record()), delos.load(game.dump())):
            assert (twin.seat, twin.ids(), twin.actions()) == (
                game.seat,
                game.ids(),
                game.actions(),
            )
            assert twin.dump() == game.dump()
            assert twin.record() == game.record()


@pytest.mark.parametrize("events", [True, False])
@pytest.mark.parametrize(
    "twin_of", [copy.copy, copy.deepcopy, pickled], ids=lambda way: way.__name__
)
def test_games_can_be_copied_and_pickled_as_usual(
    twin_of: Callable[[delos.Game], delos.Game], events: bool
) -> None:
    game = begun(events=events)
    game.play(game.ids()[0])  # tells of the set-up too
    twin = twin_of(game)
    assert twin.dump() == game.dump()
    before = game.dump()
    told = [event for _ in range(LIMIT) for event in twin.play(twin.ids()[0])]
    assert bool(told) == events
    assert game.dump() == before
    heard = [event for _ in range(LIMIT) for event in game.play(game.ids()[0])]
    assert [(event.kind, event.values()) for event in heard] == [
        (event.kind, event.values()) for event in told
    ]
    assert twin.dump() == game.dump()


def test_a_dump_goes_on_like_the_game() -> None:
    game = begun()
    game.playout(3, LIMIT)
    twin = delos.load(game.dump(), events=False)
    for one in (game, twin):
        one.playout(4, LIMIT)
    assert twin.actions() == game.actions()


def test_a_sealed_game_keeps_its_key_until_the_end() -> None:
    key = bytes(range(32))
    game = begun(chance=delos.SealedChance(key))
    game.playout(1, LIMIT)
    assert "[Sealed " in game.record()
    assert key.hex() not in game.record()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_whole_sealed_game_can_be_verified(players: int) -> None:
    game = begun(players=players, chance=delos.SealedChance(bytes(range(32))))
    game.playout(players)
    assert game.over
    text = game.record()
    assert delos.replay(text).record() == text
    assert verify_record(text, api.set_up) > 10


def test_a_replay_can_stop() -> None:
    game = begun()
    game.playout(1, LIMIT)
    assert delos.replay(game.record(), stop=5).count == 5
    with pytest.raises(delos.BadRecord, match="counted from 0"):
        delos.replay(game.record(), stop=-1)


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("chess", {}),
        ("", {}),
        ("legendary", {"players": 9}),
        ("legendary", {"players": "four"}),
        ("legendary", {"players": 4, "bogus": 1}),
        ("legendary", {"players": 4, "edition": "golden"}),
        ("legendary", {"players": 4, "map": "nowhere"}),
        ("legendary", {"players": 4, "goal": "many"}),
        ("legendary", {"players": 4, "seed": -1}),
        ("legendary", {"players": 4, "seed": 2**63}),
        ("legendary", {"players": 4, "seed": "7"}),
        ("legendary", {"players": 4, "seed": True}),
        ("legendary", {"players": 4, "chance": "lucky"}),
    ],
)
def test_bad_options_are_refused(title: str, options: dict[str, Any]) -> None:
    with pytest.raises(delos.BadOption):
        delos.new(title, **options)


@pytest.mark.parametrize("text", ["", "hello", "{}", "[Delos", '{"delos": "dump"}', "\0"])
def test_bad_texts_are_refused(text: str) -> None:
    with pytest.raises(delos.BadRecord):
        delos.replay(text)
    with pytest.raises(delos.BadRecord):
        delos.load(text)


def test_a_record_of_an_unknown_title_names_the_known_ones() -> None:
    with pytest.raises(delos.BadRecord, match="Choose one of: legendary"):
        delos.replay(begun().record().replace('Title "legendary"', 'Title "chess"'))


def test_a_damaged_state_is_refused() -> None:
    from delos.kernel.dump import checksum

    whole = json.loads(begun().dump())
    states: list[dict[str, object]] = [{}, {"at": []}, dict.fromkeys(whole["state"])]
    for state in states:
        whole["state"] = state
        whole["check"] = checksum(whole)
        with pytest.raises(delos.BadRecord):
            delos.load(json.dumps(whole))


def test_a_scenario_file_is_run(tmp_path: Path) -> None:
    """Also after something has imported the package that runs it."""
    import delos.scenarios

    file = tmp_path / "nothing.toml"
    file.write_text('name = "nothing"', encoding="utf-8")
    assert not delos.scenario(file).ok
    assert delos.scenario(str(file)) == delos.scenarios.run(file)


def test_views_can_be_sent() -> None:
    game = begun()
    game.playout(2, LIMIT)
    for seat in (None, 0, 1, 2, 3):
        assert json.loads(json.dumps(game.view(seat).plain()))


def test_every_error_is_a_delos_error() -> None:
    for error in (api.BadOption, api.BadRecord, api.IllegalAction):
        assert issubclass(error, delos.DelosError)
