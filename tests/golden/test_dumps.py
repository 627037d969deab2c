"""Dumps made by the first tables, when all titles had the same cells: they go on for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import delos
from delos.cyclades.state import CycladesState

DUMPS = sorted((Path(__file__).parent / "dumps").glob("*.json"))


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_an_old_dump_goes_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = delos.load(text)
    assert json.loads(game.dump())["state"] == json.loads(text)["state"]
    assert game.playout(seed=3, limit=200) > 0


def test_troops_of_no_reserve_stand_where_their_title_keeps_them() -> None:
    """They shared one place in the first tables."""
    for path in DUMPS:
        text = path.read_text(encoding="utf-8")
        state = delos.load(text).state
        assert isinstance(state, CycladesState)
        first = state.rules.others
        told = json.loads(text)["state"]["at"][64:96]
        assert sum(told) > 0
        assert list(state.at[first : first + 32]) == told
