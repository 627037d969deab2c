"""Positions that cannot be are refused with their place; expectations that fail say so."""

from __future__ import annotations

from typing import Any

import pytest

from delos.kernel.errors import BadRecord
from delos.scenarios.mismatch import Mismatch
from tests.mytikas.table import by_hand, expect, kind, placed, table


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"phase": "setup", "turn": "red"}, "starts from nothing"),
        ({"blue": {"resources": {"1": "2 wood"}}}, "expected resources such as"),
        ({"blue": {"resources": {"1": "stone, 2 stone"}}}, "stands there twice"),
        ({"blue": {"resources": {"5": "stone"}}}, "5"),
        ({"blue": {"built": {"lc1": 4, "lc2": 4, "sc1": 4}}}, "more constructions on level 4"),
        ({"blue": {"built": {"lc1": 5}}}, "from 1 to 4"),
        ({"blue": {"favours": ["zeus"] * 4}}, "more Favour tokens of 'zeus'"),
        ({"blue": {"cards": {"hera": 1}}, "red": {"cards": {"hera": 1}}}, "another owner"),
        ({"blue": {"cards": {"hera": {"lock": 5}}}}, "must be the lowest"),
        ({"blue": {"fresh": ["hera"]}}, "not among the player's cards"),
        ({"blue": {"builder": "zeus"}}, "zeus"),
        (
            {"blue": {"builder": "zeus-day"}, "red": {"builder": "zeus-day"}},
            "another builder stands there",
        ),
        ({"level_tokens": [1, 2]}, "expected four numbers"),
        ({"level_tokens": [9, 0, 0, 0]}, "from 0 to 4"),
        ({"river": ["hera", "ares"]}, "exactly the cards with a lock lie face down"),
        ({"river": ["?"]}, "exactly the cards with a lock"),
        ({"river": ["hera"], "blue": {"cards": {"hera": 1}}}, "lies elsewhere already"),
        ({"river": ["hera", *"??????"]}, "the river has 5 places"),
        ({"white": {}}, "white"),
        (
            {
                "blue": {
                    "cards": {
                        name: {"lock": lock}
                        for name, lock in zip(
                            ["zeus", "hera", "ares", "nike", "apollo"], [4, 5, 6, 7, 8], strict=True
                        )
                    }
                }
            },
            "with the last lock the game is over",
        ),
    ],
)
def test_impossible_positions(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        placed(3, **position)


def test_a_position_can_be_a_new_game() -> None:
    assert kind(table(3, phase="setup")) == kind(by_hand(3)) == "draw.first"


@pytest.mark.parametrize(
    "wanted",
    [
        {"blue": {"resources": {"1": "gold"}}},
        {"blue": {"built": {"sc1": 1}}},
        {"blue": {"favours": ["zeus"]}},
        {"blue": {"reserve": 1}},
        {"blue": {"cards": {"hera": 1}}},
        {"blue": {"fresh": ["hera"]}},
        {"blue": {"builder": "zeus-day"}},
        {"blue": {"points": 2}},
        {"level_tokens": [0, 0, 0, 0]},
        {"piles": {"zeus": 0}},
        {"river": ["hera", "?", "?", "?", "?"]},
        {"locks": [4]},
        {"deck": 1},
        {"turn": "red"},
        {"space": "zeus-day"},
        {"ended_by": ["locks"]},
    ],
    ids=str,
)
def test_expectations_can_fail(wanted: dict[str, Any]) -> None:
    with pytest.raises(Mismatch):
        expect(table(3), **wanted)
