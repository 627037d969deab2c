"""Recorded games replay exactly; ``python -m tools.golden --write`` makes them anew."""

from __future__ import annotations

import json

import pytest

import delos
from tests.properties.invariants import check
from tools import golden

RESULTS = json.loads(golden.RESULTS.read_text(encoding="utf-8"))


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
    listed = {case.name for case in golden.CASES}
    assert listed == set(RESULTS) == {path.stem for path in golden.RECORDS.glob("*.txt")}


def test_every_edition_and_mode_has_a_golden_game() -> None:
    wanted = {(edition, mode) for edition in golden.EDITIONS for mode in golden.MODES}
    shown = {(result["edition"], result["mode"]) for result in RESULTS.values()}
    assert sorted(wanted - shown) == []


def test_every_end_has_a_golden_game() -> None:
    assert sorted(set(golden.ENDS) - {end for r in RESULTS.values() for end in r["ends"]}) == []
    assert sorted(set(golden.WINS) - {result["win"] for result in RESULTS.values()}) == []


def test_every_card_is_used_in_a_golden_game() -> None:
    used: set[str] = set()
    for name in RESULTS:
        used |= golden.cards_of(delos.replay(text_of(name), events=False))
    assert sorted(golden.ALL_CARDS - used) == []


def test_a_changed_action_is_noticed() -> None:
    lines = text_of("complete-four").splitlines()
    place = next(i for i, line in enumerate(lines) if line.endswith(" end"))
    lines[place] = lines[place].removesuffix("end") + "priestess"
    with pytest.raises(delos.BadRecord):
        delos.replay("\n".join(lines) + "\n")
