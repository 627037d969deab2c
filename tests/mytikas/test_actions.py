"""The eight action spaces (MYT-ACTION) and producing (MYT-PRODUCE)."""

from __future__ import annotations

import pytest

from delos.kernel.game import Game
from delos.mytikas.ids import BONUS_NAMES, SPACE_NAMES
from tests.mytikas.table import expect, kind, play, refused, table, title

BONUSES = dict(
    zip(
        SPACE_NAMES,
        [
            (BONUS_NAMES[action], count)
            for action, count in zip(
                title().rules.numbers.bonus, title().rules.numbers.bonus_count, strict=True
            )
        ],
        strict=True,
    )
)


def only_bonus(space: str, blue: dict[str, object]) -> Game:
    """Blue stands on the space with its bonus action before it."""
    god = space.split("-", maxsplit=1)[0]
    game = table(blue={"favours": [god], **blue})
    play(game, "move " + space, "skip", "bonus")
    return game


# -- Zeus ---------------------------------------------------------------------------------


@pytest.mark.rule("MYT-ACTION-ZEUS-DAY-01", "MYT-PRODUCE-03", "MYT-PRODUCE-04", "MYT-PRODUCE-05")
def test_example_e3_zeus_day_with_three_cities() -> None:
    game = table(blue={"built": {"sc1": 1, "lc1": 2}}, red={"built": {"sc1": 1}})
    before = game.view(None)
    play(game, "move zeus-day", "produce stone", "produce marble", "produce gold")
    expect(
        game,
        blue={"resources": {"1": "4 stone, marble", "2": "gold", "3": "", "4": ""}, "reserve": 0},
        red={"resources": {"1": "", "2": ""}},
    )
    assert game.view(None)["mountain"] == before["mountain"]


@pytest.mark.rule("MYT-PRODUCE-02")
@pytest.mark.parametrize(
    ("choice", "gain"), [("stone", "3 stone"), ("marble", "stone, marble"), ("gold", "gold")]
)
def test_what_a_city_yields(choice: str, gain: str) -> None:
    game = table()
    play(game, "move zeus-day")
    assert game.texts() == ["produce stone", "produce marble", "produce gold"]
    play(game, "produce " + choice)
    expect(game, blue={"resources": {"1": gain, "2": ""}})


@pytest.mark.rule("MYT-PRODUCE-06", "MYT-ACTION-ZEUS-DAY-01")
def test_every_city_produces_once_and_none_is_left_out() -> None:
    game = table(4, blue={"built": {"sc1": 4, "sc2": 3, "lc1": 2, "lc2": 2}})
    play(game, "move zeus-day")
    for left in range(5, 0, -1):
        assert kind(game) == "produce.city", left
        assert refused(game, "stop").startswith("There is no action")
        play(game, "produce gold")
    expect(game, blue={"resources": {"1": "gold", "2": "2 gold", "3": "gold", "4": "gold"}})
    assert kind(game) != "produce.city"


@pytest.mark.rule("MYT-ACTION-ZEUS-DAY-01")
def test_temples_produce_nothing() -> None:
    game = table(blue={"built": {"st1": 2, "lt1": 3}})
    play(game, "move zeus-day", "produce gold")
    expect(game, blue={"resources": {"1": "gold", "2": "", "3": ""}})
    assert kind(game) != "produce.city"


@pytest.mark.rule("MYT-ACTION-ZEUS-DAY-02", "MYT-RAISE-05")
def test_zeus_day_bonus_raises_one_resource_to_any_level() -> None:
    assert BONUSES["zeus-day"] == ("raise-any", 1)
    game = only_bonus("zeus-day", {"resources": {"2": "stone"}})
    assert game.texts() == ["raise stone-2-3", "raise stone-2-4"]
    assert refused(game, "raise stone-2-1") == "MYT-RAISE-05"
    play(game, "raise stone-2-4")
    expect(game, blue={"resources": {"2": "", "4": "stone"}})
    assert kind(game) == "step.last"


@pytest.mark.rule("MYT-ACTION-ZEUS-NIGHT-01", "MYT-BUILD-01")
def test_zeus_night_builds_temples_only() -> None:
    game = table(blue={"resources": {"1": "9 stone, 9 marble, 9 gold"}})
    play(game, "move zeus-night")
    assert game.texts() == ["build st1", "build st2", "build lt1"]
    assert refused(game, "build lc1") == "MYT-BUILD-01"


@pytest.mark.rule("MYT-ACTION-ZEUS-NIGHT-02", "MYT-OFFERING-13")
@pytest.mark.parametrize("space", ["zeus-night", "poseidon-day"])
def test_zeus_night_bonus_takes_or_makes_an_offering(space: str) -> None:
    assert BONUSES[space] == ("offering", 1)
    game = only_bonus(space, {"reserve": 2, "cards": {"nike": 1}})
    assert game.texts() == ["take", "make"]
    play(game, "take")
    expect(game, blue={"reserve": 3, "cards": {"nike": 1}})
    game = only_bonus(space, {"reserve": 2, "cards": {"nike": 1}})
    play(game, "make", "offer nike", "lay 2")
    expect(game, blue={"reserve": 0, "cards": {"nike": 3}})


# -- Demeter ------------------------------------------------------------------------------


@pytest.mark.rule("MYT-ACTION-DEMETER-DAY-01", "MYT-PRODUCE-07", "MYT-PRODUCE-08")
def test_example_e4_demeter_day() -> None:
    game = table(blue={"built": {"sc1": 2, "lc1": 2}})
    play(game, "move demeter-day", "produce gold")
    expect(game, blue={"resources": {"1": "stone, gold", "2": ""}}, turn="red")


@pytest.mark.rule("MYT-PRODUCE-08", "MYT-ACTION-DEMETER-DAY-03")
@pytest.mark.parametrize(
    ("choice", "gain"),
    [("stone", "4 stone"), ("marble", "2 stone, marble"), ("gold", "stone, gold")],
)
def test_what_demeter_day_yields(choice: str, gain: str) -> None:
    game = table()
    play(game, "move demeter-day")
    assert len(game.texts()) == 3
    play(game, "produce " + choice)
    expect(game, blue={"resources": {"1": gain}})


@pytest.mark.rule("MYT-ACTION-DEMETER-DAY-02", "MYT-RAISE-03")
def test_demeter_day_bonus_raises_twice() -> None:
    assert BONUSES["demeter-day"] == ("raise", 2)
    game = only_bonus("demeter-day", {"resources": {"1": "3 stone, gold"}})
    play(game, "raise stone-1-2", "raise stone-1-2")
    expect(game, blue={"resources": {"1": "stone, gold", "2": "2 stone"}})
    assert kind(game) == "step.last"


@pytest.mark.rule("MYT-ACTION-DEMETER-NIGHT-01", "MYT-BUILD-01")
def test_demeter_night_builds_cities_only() -> None:
    game = table(blue={"resources": {"1": "9 stone, 9 marble, 9 gold"}})
    play(game, "move demeter-night")
    assert game.texts() == ["build sc1", "build sc2", "build lc1", "build lc2"]
    assert refused(game, "build lt1") == "MYT-BUILD-01"


@pytest.mark.rule("MYT-ACTION-DEMETER-NIGHT-02", "MYT-ACTION-HADES-NIGHT-02")
@pytest.mark.parametrize("space", ["demeter-night", "hades-night"])
def test_demeter_and_hades_night_bonus_take_a_favour(space: str) -> None:
    assert BONUSES[space] == ("favour", 1)
    game = only_bonus(space, {})
    assert len(game.texts()) == 4
    play(game, "favour poseidon")
    expect(game, blue={"favours": [space.split("-", maxsplit=1)[0], "poseidon"]}, turn="red")


# -- Poseidon -----------------------------------------------------------------------------


@pytest.mark.rule("MYT-ACTION-POSEIDON-DAY-01", "MYT-OFFERING-01")
@pytest.mark.parametrize(
    ("built", "gain"),
    [
        ({}, 1),
        ({"sc1": 1, "lc1": 2}, 1),
        ({"st1": 1}, 2),
        ({"st1": 1, "st2": 1}, 3),
        ({"lt1": 2}, 3),
        ({"st1": 3, "st2": 2, "lt1": 4}, 5),
    ],
)
def test_poseidon_day_by_temples(built: dict[str, int], gain: int) -> None:
    game = table(blue={"built": built, "reserve": 2}, red={"built": {"st1": 1}})
    play(game, "move poseidon-day")
    expect(game, blue={"reserve": 2 + gain}, red={"reserve": 0})


@pytest.mark.rule("MYT-ACTION-POSEIDON-DAY-02")
def test_fresh_offerings_can_be_used_at_once() -> None:
    game = table(blue={"favours": ["poseidon"], "cards": {"nike": 1}})
    play(game, "move poseidon-day", "act", "bonus", "make", "offer nike", "lay 1")
    expect(game, blue={"reserve": 0, "cards": {"nike": 2}})


@pytest.mark.rule("MYT-ACTION-POSEIDON-DAY-03", "MYT-ACTION-DEMETER-DAY-03")
@pytest.mark.rule("MYT-ACTION-ZEUS-DAY-03", "MYT-ACTION-HADES-NIGHT-03")
def test_four_spaces_are_open_to_everybody() -> None:
    game = table(piles={"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0})
    assert game.texts() == [
        "move zeus-day",
        "move demeter-day",
        "move poseidon-day",
        "move hades-night",
    ]


@pytest.mark.rule("MYT-ACTION-POSEIDON-NIGHT-01", "MYT-FAVOUR-01")
def test_poseidon_night_takes_a_favour_of_choice() -> None:
    game = table()
    play(game, "move poseidon-night")
    assert game.texts() == ["favour zeus", "favour demeter", "favour poseidon", "favour hades"]
    play(game, "favour demeter")
    expect(game, blue={"favours": ["demeter"]}, piles={"demeter": 2, "zeus": 3})


@pytest.mark.rule("MYT-ACTION-POSEIDON-NIGHT-02", "MYT-ACTION-HADES-DAY-02", "MYT-PRODUCE-09")
@pytest.mark.parametrize("space", ["poseidon-night", "hades-day"])
def test_stone_bonus_happens_once_whatever_cities_there_are(space: str) -> None:
    assert BONUSES[space] == ("stone", 2)
    game = only_bonus(space, {"built": {"sc1": 2, "lc1": 3}})
    expect(game, blue={"resources": {"1": "2 stone", "2": "", "3": ""}}, turn="red")


@pytest.mark.rule("MYT-ACTION-POSEIDON-NIGHT-04", "MYT-FAVOUR-04")
def test_poseidon_night_needs_a_token_to_take() -> None:
    game = table(piles={"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0})
    assert refused(game, "move poseidon-night") == "MYT-TURN-07"
    game = table(
        red={"favours": ["zeus"]}, piles={"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0}
    )
    assert "move poseidon-night" in game.texts()
    game = table(
        blue={"favours": ["zeus"]}, piles={"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0}
    )
    assert refused(game, "move poseidon-night") == "MYT-TURN-07"  # the own token does not count


# -- Hades --------------------------------------------------------------------------------


@pytest.mark.rule("MYT-ACTION-HADES-DAY-01", "MYT-RAISE-02", "MYT-RAISE-03")
def test_hades_day_raises_three_times() -> None:
    game = table(blue={"resources": {"1": "2 stone, 2 marble"}})
    play(game, "move hades-day", "raise stone-1-2", "raise marble-1-2", "raise stone-2-3")
    expect(game, blue={"resources": {"1": "stone, marble", "2": "marble", "3": "stone"}})
    assert kind(game) == "step.last"


@pytest.mark.rule("MYT-ACTION-HADES-DAY-03", "MYT-TURN-08", "MYT-RAISE-08")
def test_hades_day_with_all_on_the_top_level() -> None:
    """The active player may tumble first, and raise the same resource again."""
    game = table(
        blue={"resources": {"4": "gold"}},
        red={"favours": ["hades"], "resources": {"4": "gold"}},
        green={"favours": ["hades"], "resources": {"3": "gold"}},
    )
    play(game, "move hades-day", "tumble", "drop gold-4-2", "act", "raise gold-2-3", "stop", "end")
    expect(game, blue={"resources": {"3": "gold"}})
    play(game, "green: decline")  # red cannot follow


@pytest.mark.rule("MYT-ACTION-HADES-NIGHT-01", "MYT-OFFERING-13")
def test_hades_night_takes_or_makes_an_offering() -> None:
    game = table(blue={"reserve": 2, "cards": {"nike": 1}})
    play(game, "move hades-night")
    assert game.texts() == ["take", "make"]
    assert refused(game, "both") == "MYT-OFFERING-13"


@pytest.mark.rule("MYT-ACTION-HADES-NIGHT-03")
def test_hades_night_without_anything_takes_one() -> None:
    game = table()
    play(game, "move hades-night")
    expect(game, blue={"reserve": 1}, turn="red")


# -- producing ----------------------------------------------------------------------------


@pytest.mark.rule("MYT-PRODUCE-01")
def test_products_lie_on_the_own_board() -> None:
    game = table(red={"resources": {"1": "stone"}})
    play(game, "move demeter-day", "produce marble")
    expect(
        game,
        blue={"resources": {"1": "2 stone, marble"}},
        red={"resources": {"1": "stone"}},
        green={"resources": {"1": ""}},
    )


@pytest.mark.rule("MYT-PRODUCE-11")
def test_nobody_loses_resources_to_an_opponent() -> None:
    """Everything blue can do to others leaves their boards alone."""
    rich = {"resources": {"1": "9 stone, 9 marble, 9 gold"}, "favours": ["hades"], "reserve": 9}
    game = table(blue={**rich, "cards": {"ares": 1}}, red={**rich, "cards": {"nike": 1}})
    play(game, "move hades-night", "act", "make", "offer nike", "lay 3")
    play(game, "bonus", "favour hades")
    expect(game, red={"resources": {"1": "9 stone, 9 marble, 9 gold", "2": "", "3": "", "4": ""}})
