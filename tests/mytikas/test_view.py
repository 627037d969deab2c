"""What the view adds for drawing a table: what is printed, and the points as they stand."""

from typing import Any

from delos.mytikas.ids import DEITY_NAMES, SLOT_NAMES
from tests.mytikas.table import fresh


def test_what_is_printed_follows_the_numbers() -> None:
    printed: Any = fresh(3).view(None)["printed"].plain()
    slots = {one["slot"]: one for one in printed["slots"]}
    assert list(slots) == SLOT_NAMES
    assert slots["sc0"]["effect"] == {}
    assert slots["st2"] == {
        "slot": "st2",
        "construction": "small-temple",
        "effect": {"offerings": 1, "moves": 1},
    }
    large = printed["constructions"][3]
    assert large["cost"] == {"stone": 0, "marble": 2, "gold": 2}
    assert large["points"] == 4
    assert printed["city"][1] == {"stone": 1, "marble": 1, "gold": 0}
    assert printed["tokens"] == [4, 5, 3, 2]


def test_every_deity_has_its_god_but_the_general_ones() -> None:
    printed: Any = fresh(2).view(0)["printed"]
    patrons = printed["deities"]
    assert list(patrons) == DEITY_NAMES
    assert [name for name, god in patrons.items() if god is None] == DEITY_NAMES[:4]
    assert {patrons[name] for name in ("hera", "apollo", "athena")} == {"zeus"}
    assert {patrons[name] for name in ("persephone", "hestia", "hermes")} == {"hades"}


def test_points_are_told_with_all_that_makes_them_up() -> None:
    game = fresh(4)
    view: Any = game.view(None)
    assert view["standings"] == game.standings()
    for row in view["standings"]:
        assert row["points"] == view["players"][row["seat"]]["points"]
        assert row["points"] == row["constructions"] + row["cards"]
