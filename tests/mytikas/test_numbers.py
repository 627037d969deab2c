"""The one file of numbers: read, checked, and obeyed when its owner corrects it."""

from __future__ import annotations

from importlib import resources

import pytest

from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption
from delos.kernel.game import Game
from delos.mytikas.tables import parse
from delos.mytikas.title import set_up, set_up_with
from delos.scenarios.fields import Field
from tests.mytikas.table import PART, expect, fresh, play, title

TEXT = resources.files("delos.mytikas").joinpath("numbers.toml").read_text(encoding="utf-8")


def test_records_name_the_numbers() -> None:
    options = title(3).options
    assert options == {
        "players": 3,
        "two_cards": False,
        "must_act": False,
        "late_tumbling": True,
        "numbers": "delos-1",
    }
    assert set_up(dict(options)).options == options
    with pytest.raises(BadOption, match=r"numbers\.toml holds 'delos-1'"):
        set_up({"numbers": "mine"})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"edition": "base"}, "Unknown option 'edition' for mytikas"),
        ({"players": 3, "edition": "base"}, "Unknown option 'edition' for mytikas"),
        ({"two_cards": 1}, "two_cards must be true or false"),
        ({"players": 7}, "players must be a whole number from 2 to 4"),
    ],
)
def test_wrong_options_are_told(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        set_up(options)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "locks = [4, 5, 6, 7, 8]",
            "locks = [4, 5, 6, 7]",
            r"players\.3\.locks must be a list of 5",
        ),
        ("locks = [4, 5, 6, 7, 8]", "locks = [4, 5, 5, 7, 8]", "rising numbers"),
        ("locks = [4, 5, 6, 7, 8]", "locks = [4, 4, 6, 7, 8]", "rising numbers"),
        ("locks = [4, 5, 6, 7, 8]", "locks = [4, 5, 6, 7, 7]", "rising numbers"),
        ("cost = [3, 2, 0]", "cost = [3, 2]", r"large-city\.cost must be a list of 3 numbers"),
        ("cost = [3, 2, 0]", "cost = [3, 2, -1]", "from 0 to 99"),
        ('sc1 = "FAVOUR1"', 'sc1 = "FAVOUR9"', r"slots\.sc1 must be one of MOVE2"),
        ('action = "raise-any"', 'action = "fly"', r"bonus\.zeus-day\.action must be one of"),
        ("apollo = [[1, 5], [2, 7]", "apollo = [[2, 5], [2, 7]", "thresholds rise"),
        ('name = "delos-1"', "name = 1", "name must be a text"),
        ("locks = [4, 5, 6, 7, 8]", "locks = [0, 5, 6, 7, 8]", "above 0"),
        ("[[1, 0, 0], [0, 1, 0],", "[[1, 0, 0],", r"start\.resources must be a list of 4 lists"),
        ("[produce]", "[products]", "produce must be a table"),
        ("[produce]", "[produce", "not valid TOML"),
        ("ground = [[4, 0, 0], [2, 1, 0], [1, 0, 1]]", "ground = [[4, 0, 0]]", "3 combinations"),
    ],
)
def test_mistakes_in_the_file_are_told(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadOption, match=message):
        set_up_with({"players": 3}, parse(TEXT.replace(old, new, 1)))


def test_corrected_numbers_are_played_by() -> None:
    text = TEXT.replace('name = "delos-1"', 'name = "box"').replace(
        "locks = [4, 5, 6, 7, 8]", "locks = [2, 3, 4, 5, 6]"
    )
    text = text.replace(
        'zeus-day = { action = "raise-any", n = 1 }', 'zeus-day = { action = "stone", n = 5 }'
    )
    mine = set_up_with({"players": 3}, parse(text))
    assert mine.options["numbers"] == "box"
    assert mine.actions == title(3).actions
    game = Game(mine, mine.opening(False), SeededChance(1))
    inside.begin(game)
    assert game.view(None)["locks"] == [2, 3, 4, 5, 6]
    spaces = game.view(None)["spaces"]
    assert isinstance(spaces, list)
    assert (spaces[0]["bonus"], spaces[0]["count"]) == ("stone", 5)
    game.playout(1)
    assert game.over


def test_a_raising_bonus_counts_what_can_tumble() -> None:
    """MYT-TURN-08 where the main action is impossible: only other numbers make this happen."""
    text = TEXT.replace(
        'zeus-night = { action = "offering", n = 1 }', 'zeus-night = { action = "raise", n = 1 }'
    )
    mine = set_up_with({"players": 3}, parse(text))
    for lying, legal in (({}, False), ({"4": "stone"}, True)):
        blue = {"favours": ["zeus"], "resources": lying}
        state = PART.place(mine, Field("position", {"blue": blue}))
        game = Game(mine, state, None)
        inside.begin(game)
        assert ("move zeus-night" in game.texts()) is legal
    play(game, "move zeus-night", "tumble", "drop stone-4-1", "skip", "bonus", "raise stone-1-2")
    expect(game, blue={"resources": {"1": "", "2": "stone"}})


def test_the_view_tells_what_the_board_shows() -> None:
    spaces = fresh(3).view(None)["spaces"]
    assert isinstance(spaces, list)
    assert [(space["space"], space["bonus"], space["count"]) for space in spaces][:2] == [
        ("zeus-day", "raise-any", 1),
        ("zeus-night", "offering", 1),
    ]
