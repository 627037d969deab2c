"""Dumps made by the first tables, when all titles had the same cells: they go on for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import delos
from delos.cyclades.state import CycladesState
from delos.kernel import inside

DUMPS = sorted((Path(__file__).parent / "dumps").glob("*.json"))


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_an_old_dump_goes_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = delos.load(text)
    old, new = json.loads(text)["state"], json.loads(game.dump())["state"]
    assert new["at"] == old["at"]
    assert len(new["stack"]) == len(old["stack"])
    assert [frame for frame in old["stack"] if frame[0] != "LandMove"] == new["stack"][:3]
    assert game.playout(seed=3, limit=200) > 0


def test_an_old_dump_stands_where_its_moves_lead() -> None:
    """Its last frame was one that are two now: choosing units, and travelling."""
    game = delos.load((DUMPS[0].parent / "legendary.json").read_text(encoding="utf-8"))
    again = delos.replay(game.record())
    assert again.ids() == game.ids()
    assert inside.state(again).numbers() == inside.state(game).numbers()
    old, new = inside.state(game).stack, inside.state(again).stack
    assert [frame.saved() for frame in old] == [frame.saved() for frame in new]
    assert type(old[-1]).__name__ == "Travel"


def test_troops_of_no_reserve_stand_where_their_title_keeps_them() -> None:
    """They shared one place in the first tables."""
    for path in DUMPS:
        text = path.read_text(encoding="utf-8")
        state = inside.state(delos.load(text))
        assert isinstance(state, CycladesState)
        first = state.rules.others
        told = json.loads(text)["state"]["at"][64:96]
        assert sum(told) > 0
        assert list(state.at[first : first + 32]) == told
