"""Recorded games of the original Cyclades replay exactly."""

from __future__ import annotations

import json

import pytest

import delos
from tests.golden import classic_games as golden
from tests.properties.classic_invariants import check

RESULTS = json.loads(golden.RESULTS.read_text(encoding="utf-8"))
COUNTS = json.loads(golden.COUNTS.read_text(encoding="utf-8"))


def text_of(name: str) -> str:
    return (golden.RECORDS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_game_replays_exactly(name: str) -> None:
    game = delos.replay(text_of(name))
    check(game)
    assert game.record() == text_of(name)
    wanted = {key: value for key, value in RESULTS[name].items() if key != "seed"}
    assert json.loads(json.dumps(golden.outcome(game))) == wanted


def test_the_folder_holds_the_games_of_the_list() -> None:
    listed = set(golden.CASES)
    assert listed == set(RESULTS) == {path.stem for path in golden.RECORDS.glob("*.txt")}


def test_every_creature_is_played_in_a_golden_game() -> None:
    used: set[str] = set()
    for name in RESULTS:
        used |= golden.cards_of(delos.replay(text_of(name), events=False))
    assert sorted(golden.ALL_CARDS - used) == []


def test_the_rare_endings_are_there() -> None:
    shown = {end for result in RESULTS.values() for end in result["ends"]}
    assert {"metropolises", "gold", "elimination", "alone"} <= shown


def test_counts_are_as_written() -> None:
    assert golden.counts() == COUNTS
