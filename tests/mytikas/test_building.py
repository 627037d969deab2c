"""Building (MYT-BUILD), bonus effects (MYT-BONUS), raising and tumbling (MYT-RAISE)."""

from __future__ import annotations

from typing import Any

import pytest

from delos.views.mytikas import Built
from tests.mytikas.table import (
    STRICT,
    actor,
    expect,
    kind,
    names,
    play,
    refused,
    table,
    table_by,
    title,
)

NUMBERS = title().rules.numbers
ALL = {"1": "9 stone, 9 marble, 9 gold"}
CITY = {"1": "2 stone, marble"}
TEMPLE = {"1": "stone, marble, gold"}


@pytest.mark.rule("MYT-BUILD-02")
def test_one_action_builds_one_construction() -> None:
    game = table(blue={"resources": ALL})
    events = play(game, "move demeter-night", "act", "build lc1", "on 1", "pay")
    assert names(game, events).count("constructed") == 1
    expect(game, turn="red", blue={"built": {"lc1": 1, "lc2": 0, "sc1": 0, "sc2": 0}})


@pytest.mark.rule("MYT-BUILD-06", "MYT-BONUS-09")
def test_the_log_tells_only_what_is_paid_and_gained() -> None:
    """A large temple costs no stone and brings no gold: there is nothing to tell of them."""
    game = table(blue={"resources": ALL})
    events = play(game, "move zeus-night", "act", "build lt1", "on 1", "pay")
    told = [game.title.event(event, -1) for event in events]
    assert [(e["resource"], e["count"]) for e in told if e["event"] == "spent"] == [
        ("marble", 2),
        ("gold", 2),
    ]
    assert not [e for e in told if e["event"] in ("produced", "offerings")]


@pytest.mark.rule("MYT-BUILD-03")
def test_a_level_token_must_lie_there() -> None:
    rich = {"2": "9 stone, 9 marble", "3": "9 stone, 9 marble"}
    game = table(blue={"resources": {**ALL, **rich}}, level_tokens=[0, 5, 3, 2])
    play(game, "move demeter-night", "act", "build lc1")
    assert game.texts() == ["on 2", "on 3"]
    assert refused(game, "on 1") == "MYT-BUILD-03"


@pytest.mark.rule("MYT-BUILD-04", "MYT-BUILD-16")
def test_the_cost_must_lie_on_that_level() -> None:
    game = table(blue={"resources": {"1": "stone", "2": "stone, marble"}})
    play(game, "move demeter-night", "act")
    assert refused(game, "build lc1") == "MYT-BUILD-04"
    play(game, "build sc1", "on 1")
    # Two must tumble before anything can be paid: nothing else is offered.
    assert kind(game) == "step.tumble"
    play(game, "drop stone-2-1", "tumble", "drop marble-2-1", "pay")
    expect(game, blue={"resources": {"1": "", "2": ""}, "built": {"sc1": 1}})


@pytest.mark.rule("MYT-BUILD-04", "MYT-BUILD-16")
@pytest.mark.parametrize("missing", ["stone", "marble", "gold"])
def test_nothing_is_paid_while_one_type_is_missing(missing: str) -> None:
    """A small temple on level 2 while one of its three resources still lies on level 3."""
    there = ", ".join(type for type in ("stone", "marble", "gold") if type != missing)
    game = table(blue={"resources": {"2": there, "3": missing, "4": "9 gold"}})
    play(game, "move zeus-night", "act", "build st1", "on 2")
    assert kind(game) == "step.tumble"  # the menu offered nothing else
    play(game, f"drop {missing}-3-2")
    assert game.texts() == ["pay", "tumble"]
    play(game, "pay")
    expect(game, blue={"built": {"st1": 2}, "resources": {"2": "", "3": "", "4": "9 gold"}})


@pytest.mark.rule("MYT-BUILD-04")
def test_lower_resources_do_not_pay_for_higher_levels() -> None:
    game = table(blue={"resources": {"1": "9 stone, 9 marble", "2": "2 stone", "3": "marble"}})
    play(game, "move demeter-night", "act", "build sc1")
    assert game.texts() == ["on 1", "on 2"]
    assert refused(game, "on 3") == "MYT-BUILD-04"


@pytest.mark.rule("MYT-BUILD-04", "MYT-BUILD-16")
def test_what_the_payment_needs_cannot_tumble_away() -> None:
    game = table(blue={"resources": {"2": "3 stone, marble", "3": "gold"}})
    play(game, "move demeter-night", "act", "build sc1", "on 2", "tumble")
    assert refused(game, "drop marble-2-1") == "MYT-BUILD-04"
    assert {"drop stone-2-1", "drop gold-3-1", "drop gold-3-2"} == set(game.texts())
    play(game, "drop stone-2-1", "tumble")
    assert refused(game, "drop stone-2-1") == "MYT-BUILD-04"


@pytest.mark.rule("MYT-BUILD-05", "MYT-BUILD-06")
@pytest.mark.parametrize(
    ("space", "slot", "cost"),
    [
        ("demeter-night", "sc1", [2, 1, 0]),
        ("demeter-night", "lc1", [3, 2, 0]),
        ("zeus-night", "st1", [1, 1, 1]),
        ("zeus-night", "lt1", [0, 2, 2]),
    ],
)
def test_costs(space: str, slot: str, cost: list[int]) -> None:
    game = table(blue={"resources": {"2": "9 stone, 9 marble, 9 gold"}}, level_tokens=[0, 1, 1, 0])
    play(game, "move " + space, "act", "build " + slot, "on 2", "pay")
    stone, marble, gold = (9 - count for count in cost)
    gold += 1 if slot == "lc1" else 0  # its bonus effect
    expect(game, blue={"resources": {"2": f"{stone} stone, {marble} marble, {gold} gold"}})


@pytest.mark.rule("MYT-BUILD-07")
def test_any_slot_of_the_kind_may_be_chosen() -> None:
    game = table(blue={"resources": CITY})
    play(game, "move demeter-night", "act")
    assert game.texts() == ["build sc1", "build sc2"]
    play(game, "build sc2", "on 1", "pay")
    expect(game, blue={"built": {"sc1": 0, "sc2": 1}})


@pytest.mark.rule("MYT-BUILD-08", "MYT-BUILD-09", "MYT-BUILD-10", "MYT-BONUS-04")
def test_example_e5_small_temple_on_level_3() -> None:
    """Without Zeus' Favour or Hera no bonus action follows; with either it does."""
    for blue, offered in (
        ({}, False),
        ({"favours": ["zeus"]}, True),
        ({"cards": {"hera": 1}}, True),
    ):
        game = table(blue={"resources": {"3": "stone, marble, gold"}, "reserve": 2, **blue})
        play(game, "move zeus-night", "act", "build st1", "on 3", "pay")
        expect(
            game,
            blue={"resources": {"3": ""}, "built": {"st1": 3, "st2": 0}, "reserve": 4},
            level_tokens=[4, 5, 2, 2],
        )
        mountain = game.view(None)["mountain"]
        assert isinstance(mountain, list)
        assert Built("blue", "small-temple") in mountain[2]["constructions"]
        assert (kind(game) == "step.bonus") is offered


@pytest.mark.rule("MYT-BUILD-11")
def test_the_order_of_a_build() -> None:
    game = table(blue={"resources": TEMPLE, "favours": ["zeus"]})
    events = play(game, "move zeus-night", "act", "build st1", "on 1", "pay", "bonus", "take")
    told = [name for name in names(game, events) if name not in ("builder", "turn_starts")]
    assert told == [
        "action",
        "spent",
        "spent",
        "spent",
        "constructed",
        "offerings",
        "bonus_action",
        "offerings",
    ]


@pytest.mark.rule("MYT-BUILD-12", "MYT-BONUS-03")
def test_example_e9_favour_gained_by_a_bonus_effect() -> None:
    game = table(blue={"resources": CITY})
    play(game, "move demeter-night", "act", "build sc1", "on 1", "pay", "favour demeter")
    assert kind(game) == "step.bonus"
    game = table(blue={"resources": CITY})
    play(game, "move demeter-night", "act", "build sc1", "on 1", "pay", "favour zeus")
    expect(game, turn="red")


@pytest.mark.rule("MYT-BUILD-13")
def test_no_level_comes_before_another_and_levels_may_hold_several() -> None:
    game = table(blue={"resources": {"4": "2 stone, marble"}, "built": {"lc1": 4}})
    play(game, "move demeter-night", "act", "build sc2")
    assert "on 4" in game.texts()
    play(game, "on 4", "pay")
    expect(game, blue={"built": {"sc2": 4, "lc1": 4}}, level_tokens=[4, 5, 3, 0])


@pytest.mark.rule("MYT-BUILD-14")
def test_constructions_stay() -> None:
    """A level once written on a slot is never changed in a whole game."""
    game = table(4, blue={"resources": ALL, "built": {"sc1": 2}}, red={"resources": ALL})
    seen: dict[tuple[int, str], int] = {}
    for step in range(3000):
        if game.over:
            break
        ids = game.ids()
        game.play(ids[step * 7919 % len(ids)])
        players = game.view(None)["players"]
        assert isinstance(players, list)
        for seat, player in enumerate(players):
            for slot, level in player["slots"].items():
                assert seen.setdefault((seat, slot), level or 0) in (0, level)
                seen[seat, slot] = level


@pytest.mark.rule("MYT-BUILD-15", "MYT-DEITY-NIKE-02", "MYT-DEITY-ALL-04")
def test_a_discount_may_be_used_or_declined() -> None:
    game = table(blue={"resources": {"1": "2 stone, 2 marble"}, "cards": {"nike": 1}})
    play(game, "move demeter-night", "act", "build sc2", "on 1")
    assert game.texts() == ["pay", "pay-full"]
    twin = game.copy()
    play(game, "pay")
    expect(game, blue={"resources": {"1": "2 marble"}})
    play(twin, "pay-full")
    expect(twin, blue={"resources": {"1": "marble"}})


@pytest.mark.rule("MYT-BUILD-15")
def test_no_discount_below_nothing() -> None:
    """A large temple costs no stone; only gold falls with Athena, and by one."""
    game = table(blue={"resources": {"1": "2 marble, gold"}, "cards": {"athena": 1}})
    play(game, "move zeus-night", "act", "build lt1", "on 1", "pay")
    expect(game, blue={"resources": {"1": ""}, "built": {"lt1": 1}})
    game = table(blue={"resources": {"1": "2 marble"}, "cards": {"athena": 1}})
    assert refused(game, "move zeus-night") == "MYT-TURN-07"


@pytest.mark.rule("MYT-BUILD-17")
def test_a_kind_without_pieces_cannot_be_built() -> None:
    game = table(blue={"resources": ALL, "built": {"sc1": 1, "sc2": 2}})
    play(game, "move demeter-night", "act")
    # The two large cities are alike: no question.
    expect(game, blue={"built": {"sc1": 1, "sc2": 2, "lc1": 1, "lc2": 0}}, turn="red")
    older = table_by({"rules": 1}, blue={"resources": ALL, "built": {"sc1": 1, "sc2": 2}})
    play(older, "move demeter-night", "act")
    assert older.texts() == ["build lc1", "build lc2"]
    assert refused(older, "build sc1") == "MYT-BUILD-17"


@pytest.mark.rule("MYT-BUILD-07")
def test_pieces_that_differ_are_asked_for() -> None:
    """All four cities can be paid for: a question, though two of them are alike."""
    game = table(blue={"resources": ALL})
    play(game, "move demeter-night", "act")
    assert game.texts() == ["build sc1", "build sc2", "build lc1", "build lc2"]
    game = table(blue={"resources": ALL, "built": {"lc1": 1, "sc1": 1, "sc2": 1}})
    play(game, "move demeter-night", "act")
    expect(game, blue={"built": {"lc2": 1}}, turn="red")


@pytest.mark.rule("MYT-BUILD-18")
def test_the_last_token_of_a_level_is_gone_for_followers() -> None:
    cost = {"4": "2 stone, marble"}
    game = table(
        blue={"resources": cost},
        red={"resources": cost, "favours": ["demeter"]},
        level_tokens=[4, 5, 3, 1],
    )
    play(game, "move demeter-night", "act", "build sc2", "on 4", "pay")
    expect(game, turn="red", level_tokens=[4, 5, 3, 0])  # red had no way to follow


# -- bonus effects ------------------------------------------------------------------------


@pytest.mark.rule("MYT-BONUS-01", "MYT-BONUS-08")
def test_every_slot_has_one_effect_as_the_table_says() -> None:
    """Favours, offerings, moves, gold of the slots sc0, sc1 … lt1."""
    effects = [NUMBERS.effects[start : start + 4] for start in range(0, 32, 4)]
    assert effects == [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 2, 0],
        [0, 0, 0, 1],
        [0, 0, 0, 1],
        [0, 2, 0, 0],
        [0, 1, 1, 0],
        [2, 0, 0, 0],
    ]


@pytest.mark.rule("MYT-BONUS-02", "MYT-BONUS-09")
def test_move2_moves_up_to_two_resources_up_or_down() -> None:
    game = table(blue={"resources": {"1": "3 stone, marble", "3": "gold"}})
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    assert kind(game) == "effect.move"
    assert refused(game, "move marble-1-2") == "MYT-BONUS-02"
    play(game, "move stone-1-4", "move gold-3-1")
    expect(game, blue={"resources": {"1": "gold", "3": "", "4": "stone"}})
    assert kind(game) == "step.last"


@pytest.mark.rule("MYT-BONUS-09")
@pytest.mark.parametrize("moves", [["stop"], ["move stone-1-2", "stop"]])
def test_moving_may_be_declined_in_whole_or_in_part(moves: list[str]) -> None:
    game = table(blue={"resources": {"1": "4 stone, marble"}})
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay", *moves)
    left = "2 stone" if len(moves) == 1 else "stone"
    expect(game, blue={"resources": {"1": left}})
    assert kind(game) != "effect.move"


@pytest.mark.rule("MYT-BONUS-03", "MYT-BONUS-09")
def test_favour1_must_be_taken() -> None:
    game = table(blue={"resources": CITY})
    play(game, "move demeter-night", "act", "build sc1", "on 1", "pay")
    assert game.texts() == ["favour zeus", "favour demeter", "favour poseidon", "favour hades"]


@pytest.mark.rule("MYT-BONUS-05")
def test_offer1move1() -> None:
    game = table(blue={"resources": {"1": "stone, marble, 2 gold"}})
    play(game, "move zeus-night", "act", "build st2", "on 1", "pay")
    expect(game, blue={"reserve": 1})
    play(game, "move gold-1-4")
    expect(game, blue={"resources": {"1": "", "4": "gold"}})
    assert kind(game) == "step.last"


@pytest.mark.rule("MYT-BONUS-06")
@pytest.mark.parametrize("slot", ["lc1", "lc2"])
def test_gold_lies_on_the_level_of_the_new_city(slot: str) -> None:
    game = table(blue={"resources": {"3": "3 stone, 2 marble"}})
    play(game, "move demeter-night", "act", "build " + slot, "on 3", "pay")
    expect(game, blue={"resources": {"1": "", "3": "gold"}})


@pytest.mark.rule("MYT-BONUS-07", "MYT-FAVOUR-08", "MYT-FAVOUR-06")
def test_favour2_takes_two_one_after_the_other() -> None:
    game = table(
        blue={"resources": {"1": "2 marble, 2 gold"}}, piles={"poseidon": 1, "hades": 3, "zeus": 2}
    )
    play(game, "move zeus-night", "act", "build lt1", "on 1", "pay", "favour poseidon")
    assert "favour poseidon" not in game.texts()  # its pile is empty now
    twin = game.copy()
    play(game, "favour hades")
    expect(game, blue={"favours": ["poseidon", "hades"]})
    play(twin, "favour demeter")
    game = table(blue={"resources": {"1": "2 marble, 2 gold"}})
    play(game, "move zeus-night", "act", "build lt1", "on 1", "pay", "favour hades", "favour hades")
    expect(game, blue={"favours": ["hades", "hades"]}, turn="red")


@pytest.mark.rule("MYT-BONUS-10")
def test_a_part_that_cannot_be_done_lapses() -> None:
    """Nothing is left to move: the Offering still comes."""
    game = table(blue={"resources": TEMPLE})
    play(game, "move zeus-night", "act", "build st2", "on 1", "pay")
    expect(game, blue={"reserve": 1}, turn="red")


# -- raising ------------------------------------------------------------------------------


@pytest.mark.rule("MYT-RAISE-01")
def test_one_raise_is_one_level_and_the_top_is_the_top() -> None:
    game = table(blue={"resources": {"1": "stone", "4": "gold"}})
    play(game, "move hades-day", "act")
    assert refused(game, "raise stone-2-4") == "MYT-RAISE-01"
    expect(game, blue={"resources": {"2": "stone"}})
    assert not [text for text in game.texts() if "gold" in text]


@pytest.mark.rule("MYT-RAISE-02")
def test_raises_go_to_one_resource_or_to_several() -> None:
    game = table(blue={"resources": {"1": "3 stone, gold"}})
    twin = game.copy()
    play(game, "move hades-day", "raise stone-1-2", "raise stone-2-3", "raise stone-3-4")
    expect(game, blue={"resources": {"1": "2 stone, gold", "4": "stone"}})
    play(twin, "move hades-day", "raise stone-1-2", "raise stone-1-2", "raise stone-1-2")
    expect(twin, blue={"resources": {"1": "gold", "2": "3 stone"}})


@pytest.mark.rule("MYT-RAISE-03")
def test_numbers_of_raises() -> None:
    assert NUMBERS.hades_raises == 3
    assert NUMBERS.bonus_count[2] == 2
    assert NUMBERS.apollo_raises == 2


@pytest.mark.rule("MYT-RAISE-04")
def test_at_least_one_raise() -> None:
    game = table(blue={"resources": {"1": "stone, marble"}})
    play(game, "move hades-day", "act")
    assert refused(game, "stop") == "MYT-RAISE-04"
    play(game, "raise stone-1-2", "stop")
    expect(game, blue={"resources": {"1": "marble", "2": "stone"}})


@pytest.mark.rule("MYT-RAISE-06", "MYT-RAISE-10")
def test_tumbling_at_every_moment_that_is_offered() -> None:
    game = table(blue={"resources": {"4": "6 stone, 2 marble"}, "cards": {"demeter": 1}})
    play(game, "tumble", "drop stone-4-3", "marble 4", "tumble", "drop stone-4-2")
    play(game, "move demeter-night", "tumble", "drop stone-4-1")
    play(game, "act", "build sc1", "on 2", "tumble", "drop marble-4-2")
    assert "pay" not in game.texts()
    play(game, "tumble", "drop stone-3-2", "pay", "favour zeus")
    assert kind(game) == "step.last"
    play(game, "tumble", "drop marble-4-1", "end")
    expect(game, blue={"resources": {"1": "stone, marble", "2": "", "3": "", "4": "stone, marble"}})
    assert actor(game) == "red"


@pytest.mark.rule("MYT-RAISE-06")
def test_tumbling_goes_down_only_and_costs_nothing() -> None:
    game = table(blue={"resources": {"2": "stone", "3": "gold"}, "reserve": 1})
    play(game, "tumble")
    assert game.texts() == ["drop stone-2-1", "drop gold-3-1", "drop gold-3-2"]
    assert refused(game, "drop stone-2-3") == "MYT-RAISE-06"
    play(game, "drop gold-3-1", "tumble", "drop stone-2-1")
    expect(game, blue={"resources": {"1": "stone, gold"}, "reserve": 1})
    assert "tumble" not in game.texts()


@pytest.mark.rule("MYT-RAISE-06", "MYT-RAISE-10", "MYT-FOLLOW-15")
@pytest.mark.parametrize("answer", [["decline"], ["follow demeter", "produce gold"]])
def test_tumbling_once_more_when_the_others_have_decided(answer: list[str]) -> None:
    game = table(blue={"resources": {"3": "stone"}}, red={"favours": ["demeter"]})
    play(game, "move demeter-day", "act", "produce stone", "end")
    assert (actor(game), game.texts()) == ("red", ["decline", "follow demeter"])
    play(game, *answer)
    assert (actor(game), kind(game), game.texts()) == ("blue", "step.last", ["end", "tumble"])
    play(game, "tumble", "drop stone-3-2", "tumble")
    expect(game, blue={"resources": {"1": "5 stone", "2": "", "3": ""}}, turn="red")


@pytest.mark.rule("MYT-RAISE-10")
def test_nobody_is_asked_to_tumble_once_more_for_nothing() -> None:
    """Nobody could follow; or nothing lies above level 1."""
    game = table(blue={"resources": {"3": "stone"}})
    play(game, "move demeter-day", "act", "produce stone", "end")
    expect(game, turn="red")
    game = table(blue={}, red={"favours": ["demeter"]})
    play(game, "move demeter-day", "act", "produce stone", "red: decline")
    expect(game, turn="red")


@pytest.mark.rule("MYT-RAISE-10")
def test_the_last_look_comes_after_the_last_follower() -> None:
    """Once, whoever followed or not; a follower may have taken the level one had in mind."""
    cost = {"2": "2 stone, marble"}
    game = table(
        4,
        blue={"resources": {"3": "4 stone, 2 marble"}},
        red={"favours": ["demeter"], "resources": cost},
        white={"favours": ["demeter"], "resources": cost},
        level_tokens=[5, 2, 4, 2],
    )
    play(game, "move demeter-night", "act", "build sc1", "on 3", "tumble", "drop stone-3-2")
    play(game, "pay", "favour zeus", "end", "red: follow demeter", "build sc1", "favour zeus")
    assert (actor(game), kind(game)) == ("white", "follow.pay")
    play(game, "follow demeter", "build sc2")
    expect(game, level_tokens=[5, 0, 3, 2])
    assert (actor(game), kind(game)) == ("blue", "step.last")
    play(game, "tumble", "drop stone-2-1", "end")
    expect(game, turn="red")


@pytest.mark.rule("MYT-RAISE-06", "MYT-FOLLOW-15")
@pytest.mark.parametrize("options", [STRICT, {"rules": 1}], ids=str)
def test_no_tumbling_while_others_follow_in_the_other_reading(options: dict[str, Any]) -> None:
    game = table_by(options, blue={"resources": {"2": "stone"}}, red={"favours": ["demeter"]})
    play(game, "move demeter-day", "act", "produce stone", "end")
    assert (actor(game), game.texts()) == ("red", ["decline", "follow demeter"])
    play(game, "decline")
    expect(game, turn="red")


@pytest.mark.rule("MYT-RAISE-09")
def test_raising_keeps_the_type() -> None:
    game = table(blue={"resources": {"1": "marble"}, "favours": ["zeus"]})
    play(game, "move zeus-day", "skip", "bonus", "raise marble-1-3")
    expect(game, blue={"resources": {"1": "", "3": "marble"}})
    game = table(blue={"resources": {"1": "marble, stone"}})
    play(game, "move hades-day", "act")
    assert refused(game, "exalt marble-1-2") == "MYT-DEITY-HESTIA-01"
