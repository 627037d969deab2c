"""Positions that cannot be are refused with their place; expectations that fail say so."""

from __future__ import annotations

from typing import Any

import pytest

from delos.kernel.errors import BadRecord
from delos.scenarios.mismatch import Mismatch
from tests.mytikas.table import actor, by_hand, expect, kind, placed, table, table_by

EVERYTHING = {"sc1": 1, "sc2": 1, "lc1": 2, "lc2": 2, "st1": 3, "st2": 3, "lt1": 4}


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
        ({"level_tokens": [4, 0, 0, 0]}, "three levels without Level tokens end the game"),
        ({"blue": {"built": EVERYTHING}}, "who has built everything ends the game"),
        ({"blue": {"built": {"sc0": 3}}}, "the starting city stands on level 1"),
        ({"blue": {"cards": {"hera": 4}}}, "enough for the lock of 4"),
        (
            {"blue": {"cards": {"hera": {"lock": 4}}}, "red": {"cards": {"ares": 5}}},
            "'ares' has 5 Offerings, which is enough for the lock of 5",
        ),
        ({"blue": {"resources": {"1": "9" * 5000 + " stone"}}}, "expected resources such as"),
        ({"blue": {"cards": {"hera": 1}, "fresh": ["hera"]}}, "no card is acquired before"),
        ({"step": "noon"}, "unknown name 'noon'"),
        ({"step": "main"}, "needs the space of the turn"),
        ({"space": "zeus-day"}, "it belongs to step ="),
        ({"step": "main", "space": "hades-day"}, "nothing could be done there"),
        ({"step": "side", "space": "zeus"}, "only two players choose a side"),
        ({"step": "main", "space": "zeus-day", "used": []}, "it belongs to step = 'start'"),
        ({"used": ["demeter"]}, "no start card of this player"),
        (
            {"step": "main", "space": "zeus-day", "blue": {"builder": "zeus-night"}},
            "the builder of blue stands elsewhere",
        ),
        (
            {"step": "last", "space": "zeus-day", "red": {"builder": "zeus-day"}},
            "the builder of red stands there already",
        ),
        (
            {"step": "main", "space": "zeus-day", "level_tokens": [0, 0, 0, 2]},
            "three levels without Level tokens",
        ),
        ({"step": "follow", "space": "zeus-day", "follower": "blue"}, "Name an opponent"),
        ({"step": "follow", "space": "zeus-day", "follower": "red"}, "red cannot follow"),
        ({"step": "bonus", "space": "zeus-day", "river": ["?"]}, "lie face down"),
    ],
)
def test_impossible_positions(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        placed(3, **position)


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("main", ("blue", "step.main")),
        ("bonus", ("blue", "step.bonus")),
        ("last", ("blue", "step.last")),
        ("follow", ("red", "follow.pay")),
        ("reveal", ("chance", "draw.card")),
    ],
)
def test_a_position_may_start_in_the_middle_of_a_turn(step: str, expected: object) -> None:
    early = step == "main"
    game = table(
        3,
        step=step,
        space="hades-night",
        river=["hera", "apollo", "?", "?", "?"] if early else ["hera", "?", "?", "?", "?"],
        blue={"cards": {"ares": {"lock": 4}}, "favours": ["hades"], "resources": {"2": "gold"}},
        red={"favours": ["hades"]},
    )
    assert (actor(game), kind(game)) == expected
    expect(game, turn="blue", step=step, space="hades-night", blue={"builder": "hades-night"})
    game.playout(1)
    assert game.over


def test_the_bonus_action_is_compulsory_when_the_main_action_was_skipped_for_it() -> None:
    blue = {"favours": ["hades"]}
    game = table(3, step="bonus", space="hades-night", main=False, blue=blue)
    assert kind(game) == "favour.take"


def test_two_players_may_start_before_the_side_is_chosen() -> None:
    game = table_by({"players": 2}, step="side", space="zeus")
    expect(game, blue={"builder": "zeus", "built": {"lc1": 0}})
    assert kind(game) == "step.main"  # nothing can be built: only the day is left
    with pytest.raises(BadRecord, match="unknown name 'zeus-day'"):
        table_by({"players": 2}, step="side", space="zeus-day")


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
        {"step": "main"},
        {"ended_by": ["locks"]},
    ],
    ids=str,
)
def test_expectations_can_fail(wanted: dict[str, Any]) -> None:
    with pytest.raises(Mismatch):
        expect(table(3), **wanted)
