"""The end of the game (MYT-END), scoring (MYT-SCORE), hidden information."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mytikas.table import actor, done, expect, kind, names, play, table

CITY = {"1": "2 stone, marble"}


@pytest.mark.rule("MYT-END-01", "MYT-END-04", "MYT-END-06")
def test_example_e16_three_levels_complete() -> None:
    game = table(
        2,
        blue={"resources": CITY, "favours": ["demeter"]},
        red={"favours": ["demeter"]},
        level_tokens=[1, 4, 0, 0],
    )
    play(game, "move demeter", "night", "act", "build sc1", "on 1", "pay")
    expect(game, ended_by=["levels"])
    assert kind(game) == "favour.take"  # bonus effect
    play(game, "favour zeus", "bonus", "favour hades")  # bonus action
    assert (actor(game), kind(game)) == ("red", "follow.pay")
    play(game, "follow demeter", "produce stone")
    assert game.over
    expect(
        game, red={"resources": {"1": "4 stone"}}, blue={"favours": ["demeter", "zeus", "hades"]}
    )


@pytest.mark.rule("MYT-END-01")
def test_two_complete_levels_do_not_end_the_game() -> None:
    game = table(blue={"resources": CITY}, level_tokens=[1, 5, 0, 2])
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    expect(game, ended_by=[], level_tokens=[0, 5, 0, 2], turn="red")
    assert not game.over


@pytest.mark.rule("MYT-END-03")
def test_building_everything_ends_the_game() -> None:
    built = {"sc1": 1, "sc2": 2, "lc1": 2, "st1": 1, "st2": 3, "lt1": 1}
    game = table(4, blue={"built": built, "resources": {"1": "3 stone, 2 marble"}})
    play(game, "move demeter-night", "act", "build lc2", "on 1", "pay")
    assert game.over
    expect(game, ended_by=["built"])
    fewer = {slot: level for slot, level in built.items() if slot != "st1"}
    game = table(4, blue={"built": fewer, "resources": {"1": "3 stone, 2 marble"}})
    play(game, "move demeter-night", "act", "build lc2", "on 1", "pay")
    assert not game.over


@pytest.mark.rule("MYT-END-04")
def test_a_follower_still_follows_the_last_lock() -> None:
    held = {"zeus": {"lock": 4}, "poseidon": {"lock": 5}, "demeter": {"lock": 6}}
    game = table(
        2,
        blue={"cards": {**held, "hera": 0}, "reserve": 7, "favours": ["hades"]},
        red={"favours": ["hades"]},
    )
    play(game, "move hades", "night", "act", "make", "offer hera", "lay 7")
    expect(game, ended_by=["locks"])
    assert kind(game) == "step.bonus"
    play(game, "bonus", "favour zeus", "red: follow hades", "night")
    assert game.over
    expect(game, red={"reserve": 1})


@pytest.mark.rule("MYT-END-06")
def test_no_round_is_completed() -> None:
    """The first of four players ends the game: nobody else has another turn."""
    game = table(4, first="blue", blue={"resources": CITY}, level_tokens=[1, 0, 0, 2])
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    assert game.over
    assert game.length == 1


@pytest.mark.rule("MYT-END-07")
def test_further_triggers_change_nothing() -> None:
    built = {"sc1": 1, "sc2": 2, "lc1": 2, "st1": 1, "st2": 3, "lt1": 1}
    game = table(
        4,
        blue={"built": built, "resources": {"1": "3 stone, 2 marble"}},
        red={"favours": ["demeter"], "resources": {"2": "2 stone, marble"}},
        level_tokens=[1, 1, 0, 0],
    )
    play(game, "move demeter-night", "act", "build lc2", "on 1", "pay")
    expect(game, ended_by=["levels", "built"])
    events = play(game, "red: follow demeter", "build sc2", "on 2", "pay")
    assert "end_triggered" not in names(game, events)
    assert game.over
    expect(game, ended_by=["levels", "built"], level_tokens=[0, 0, 0, 0])


@pytest.mark.rule("MYT-END-08")
def test_cards_are_turned_up_in_the_last_turn_too() -> None:
    held = {"zeus": {"lock": 4}, "poseidon": {"lock": 5}}
    game = table(
        2,
        blue={"cards": {**held, "hera": 0}, "reserve": 6},
        red={"cards": {"ares": 0}, "favours": ["hades"], "reserve": 7},
    )
    play(game, "move hades", "night", "make", "offer hera", "lay 6")
    play(game, "red: follow hades", "night", "make", "offer ares", "lay 7")
    expect(game, ended_by=["locks"])
    assert actor(game) == "chance"
    before = [(entry["player"], entry["points"]) for entry in game.standings()]
    play(game, "draw nike")
    assert game.over
    expect(game, river=["", "", "", "nike"])
    assert [(entry["player"], entry["points"]) for entry in game.standings()] == before


# -- scoring ------------------------------------------------------------------------------


@pytest.mark.rule("MYT-SCORE-01", "MYT-SCORE-02", "MYT-SCORE-03", "MYT-SCORE-04", "MYT-SCORE-07")
def test_example_e12_final_scoring() -> None:
    game = table(
        blue={
            "built": {"sc1": 2, "lc1": 2, "st1": 3, "lt1": 3},
            "cards": {"apollo": 1, "persephone": 0},
            "resources": {"2": "gold"},
            "favours": ["hades"],
        }
    )
    blue = game.standings()[0]
    assert blue.plain() == {
        "seat": 0,
        "player": "blue",
        "place": 1,
        "points": 39,
        "constructions": 27,
        "construction_points": {
            "small-city": 3,
            "large-city": 6,
            "small-temple": 6,
            "large-temple": 12,
        },
        "cards": 12,
        "card_points": {"apollo": 5, "persephone": 7},
        "large_temple": 3,
        "resources": 1,
    }


@pytest.mark.rule("MYT-SCORE-01", "MYT-SCORE-02", "MYT-SCORE-03", "MYT-SCORE-04", "MYT-SCORE-06")
@pytest.mark.parametrize(
    ("slot", "each"),
    [("sc1", 1), ("sc2", 1), ("lc1", 3), ("lc2", 3), ("st1", 2), ("st2", 2), ("lt1", 4)],
)
def test_points_are_level_times_multiplier(slot: str, each: int) -> None:
    for level in (1, 2, 3, 4):
        expect(table(blue={"built": {slot: level}}), blue={"points": 1 + each * level})


@pytest.mark.rule("MYT-SCORE-05", "MYT-SCORE-06")
def test_only_the_starting_city_scores_at_first() -> None:
    for entry in table(4).standings():
        assert entry["points"] == 1


@pytest.mark.rule("MYT-SCORE-08")
def test_loose_things_score_nothing() -> None:
    game = table(
        blue={
            "reserve": 9,
            "resources": {"4": "9 stone, 9 marble, 9 gold"},
            "favours": ["zeus", "hades"],
            "cards": {"athena": {"lock": 4, "value": 3}},
        }
    )
    expect(game, blue={"points": 1})


def ended(**players: Any) -> list[str]:
    """Winners when blue ends the game at once by taking the last Level token of a third level."""
    game = table(level_tokens=[1, 0, 0, 2], **players)
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    done(game)
    assert game.over
    return [game.seats[seat] for seat in game.winners]


@pytest.mark.rule("MYT-SCORE-09")
def test_most_points_win() -> None:
    assert ended(blue={"resources": CITY}) == ["blue"]
    assert ended(blue={"resources": CITY}, red={"cards": {"hera": 0}}) == ["red"]
    assert ended(blue={"resources": CITY}, green={"built": {"lc1": 1}}) == ["green"]


@pytest.mark.rule("MYT-SCORE-10")
def test_first_tie_breaker_is_the_large_temple() -> None:
    """7 points each; only red has built its large temple."""
    seven = {"built": {"lt1": 1}, "cards": {"nike": 0}}  # 1 + 4 + 2
    tied = ended(
        blue={"resources": CITY, "built": {"lc1": 1, "st1": 1}},  # 1 + 1 + 3 + 2
        red=seven,
        green={"resources": {"1": "50 stone"}},
    )
    assert tied == ["red"]
    two = ended(  # 10 points each
        blue={"resources": CITY, "built": {"lt1": 2}},
        red={
            "built": {"lt1": 1, "st1": 1},
            "cards": {"hera": 0},
            "resources": {"1": "9 stone"},
        },
    )
    assert two == ["blue"]


@pytest.mark.rule("MYT-SCORE-11")
def test_second_tie_breaker_is_resources_of_all_kinds() -> None:
    tied = ended(
        blue={"resources": CITY},  # 2 points, nothing left
        red={"built": {"sc1": 1}, "resources": {"1": "stone", "3": "gold"}},
        green={"built": {"sc1": 1}, "resources": {"2": "marble"}},
    )
    assert tied == ["red"]


@pytest.mark.rule("MYT-SCORE-12")
def test_who_is_still_tied_shares_the_victory() -> None:
    tied = ended(
        blue={"resources": {"1": "2 stone, marble"}, "cards": {"hera": 0}},  # 5, no resources
        red={"built": {"sc1": 1}, "resources": {"4": "gold"}, "cards": {"dionysus": 0}},
        green={"built": {"sc1": 1}, "resources": {"1": "stone"}, "cards": {"aphrodite": 0}},
    )
    assert tied == ["red", "green"]


@pytest.mark.rule("MYT-SCORE-12")
def test_places_are_shared() -> None:
    places = [
        (entry["player"], entry["place"])
        for entry in table(4, red={"cards": {"hera": 0}}).standings()
    ]
    assert places == [("red", 1), ("blue", 2), ("green", 2), ("white", 2)]


@pytest.mark.rule("MYT-SCORE-13")
def test_scoring_asks_nobody() -> None:
    game = table(blue={"resources": CITY}, level_tokens=[1, 0, 0, 2])
    events = play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    assert game.over
    assert game.ids() == []
    assert names(game, events)[-3:] == ["scored"] * 3
