"""Following (MYT-FOLLOW) and two players (MYT-TWO)."""

from __future__ import annotations

import pytest

from tests.mytikas.table import actor, done, expect, kind, names, play, refused, table

STONE = {"1": "stone"}


@pytest.mark.rule("MYT-FOLLOW-01", "MYT-FOLLOW-07", "MYT-FOLLOW-10")
def test_opponents_decide_in_turn_order_and_act_before_the_next() -> None:
    game = table(
        4,
        turn="red",
        blue={"favours": ["demeter"]},
        green={"favours": ["demeter"]},
        white={"favours": ["demeter"]},
    )
    play(game, "move demeter-day", "produce stone")
    assert (actor(game), kind(game)) == ("green", "follow.pay")
    play(game, "follow demeter")
    assert (actor(game), kind(game)) == ("green", "produce.ground")
    play(game, "produce gold", "white: decline")
    assert (actor(game), kind(game)) == ("blue", "follow.pay")
    play(game, "decline")
    expect(game, turn="green", white={"favours": ["demeter"]}, blue={"favours": ["demeter"]})


@pytest.mark.rule("MYT-FOLLOW-02", "MYT-FOLLOW-04", "MYT-FOLLOW-05", "MYT-ACTION-ZEUS-DAY-02")
def test_example_e2_main_bonus_and_follower() -> None:
    game = table(
        blue={"favours": ["zeus"], "built": {"lc1": 2}},
        red={"favours": ["zeus", "zeus"], "built": {"sc1": 3}},
    )
    play(game, "move zeus-day", "act", "produce stone", "produce gold")
    play(game, "bonus", "raise stone-1-3", "end")
    expect(
        game,
        blue={"resources": {"1": "2 stone", "2": "gold", "3": "stone"}, "favours": ["zeus"]},
        piles={"zeus": 0},
    )
    play(game, "red: follow zeus")
    expect(game, red={"favours": ["zeus"]}, piles={"zeus": 1})  # paid before the action
    play(game, "produce marble", "produce gold")
    expect(game, red={"resources": {"1": "stone, marble", "3": "gold"}, "favours": ["zeus"]})
    assert (actor(game), kind(game)) == ("blue", "step.last")  # no bonus action for red
    play(game, "end")
    assert (actor(game), kind(game)) == ("red", "step.start")
    expect(game, turn="red")


@pytest.mark.rule("MYT-FOLLOW-03")
def test_without_the_gods_token_nobody_follows() -> None:
    game = table(
        red={"favours": ["zeus", "poseidon"], "reserve": 3},
        green={"favours": ["demeter"], "reserve": 3},
    )
    play(game, "move demeter-day", "produce stone")
    assert actor(game) == "green"
    assert refused(game, "follow zeus") == "MYT-FOLLOW-03"
    assert refused(game, "follow-offering") == "MYT-FOLLOW-03"
    assert game.texts() == ["decline", "follow demeter"]


@pytest.mark.rule("MYT-FOLLOW-05", "MYT-DEITY-ALL-02", "MYT-DEITY-HERA-01")
def test_a_follower_never_does_the_bonus_action() -> None:
    game = table(red={"favours": ["zeus", "zeus"], "cards": {"hera": 1}})
    play(game, "move zeus-day", "produce stone", "red: follow zeus", "produce stone")
    assert kind(game) == "step.start"
    expect(game, turn="red", red={"resources": {"1": "3 stone"}})


@pytest.mark.rule("MYT-FOLLOW-06")
def test_one_follow_per_turn_of_another_player() -> None:
    game = table(red={"favours": ["demeter", "demeter"]})
    play(game, "move demeter-day", "produce stone", "red: follow demeter", "produce stone")
    assert kind(game) == "step.start"
    expect(game, turn="red", red={"favours": ["demeter"]})


@pytest.mark.rule("MYT-FOLLOW-08", "MYT-FOLLOW-15")
def test_following_is_offered_only_if_the_action_can_be_done_where_resources_lie() -> None:
    cost = {"3": "2 stone", "2": "marble"}
    game = table(
        blue={"resources": {"1": "2 stone, marble"}},
        red={"favours": ["demeter"], "resources": cost},
        green={"favours": ["demeter"], "resources": {"2": "2 stone, marble"}},
    )
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    # Red could build on level 2 if it might tumble.
    assert (actor(game), kind(game)) == ("green", "follow.pay")
    play(game, "decline")
    assert "move demeter-night" not in game.texts()
    game = table(red={"resources": cost}, turn="red")
    assert "move demeter-night" in game.texts()


@pytest.mark.rule("MYT-FOLLOW-09")
def test_following_moves_no_builder() -> None:
    game = table(
        blue={"builder": "hades-night"}, red={"favours": ["demeter"], "builder": "zeus-day"}
    )
    play(game, "move demeter-day", "produce stone", "red: follow demeter", "produce stone")
    expect(game, red={"builder": "zeus-day"}, blue={"builder": "demeter-day"})


@pytest.mark.rule("MYT-FOLLOW-09")
def test_a_player_may_follow_before_the_first_own_turn() -> None:
    game = table(turns=0, red={"favours": ["demeter"]})
    play(game, "move demeter-day", "produce stone", "red: follow demeter", "produce stone")
    expect(game, red={"resources": {"1": "4 stone"}, "builder": ""})


@pytest.mark.rule("MYT-FOLLOW-10")
def test_a_follower_finishes_effects_and_locks_before_the_next_decides() -> None:
    game = table(
        red={"favours": ["hades"], "reserve": 4, "cards": {"nike": 1}},
        green={"favours": ["hades"], "reserve": 1, "cards": {"hera": 3}},
    )
    play(game, "move hades-night", "red: follow hades", "make", "offer nike", "lay 3")
    expect(game, red={"cards": {"nike": {"lock": 4}}}, river=["", "?", "?", "?", "?"])
    assert (actor(game), kind(game)) == ("green", "follow.pay")


@pytest.mark.rule("MYT-FOLLOW-11")
def test_opponents_follow_a_skipped_main_action() -> None:
    game = table(blue={"favours": ["poseidon"]}, red={"favours": ["poseidon"]})
    play(game, "move poseidon-day", "skip")
    assert kind(game) == "follow.pay"
    play(game, "red: follow poseidon")
    expect(game, red={"reserve": 1}, blue={"reserve": 1})  # blue took one by the bonus action


@pytest.mark.rule("MYT-FOLLOW-12", "MYT-BONUS-11")
def test_a_follower_who_builds_gets_token_and_effect() -> None:
    game = table(
        blue={"resources": {"1": "stone, marble, gold"}},
        red={"favours": ["zeus"], "resources": {"2": "stone, marble, gold"}},
    )
    play(game, "move zeus-night", "build st1", "on 1", "pay")
    play(game, "red: follow zeus", "build st1", "on 2", "pay")
    expect(game, red={"reserve": 2, "built": {"st1": 2}, "favours": []}, level_tokens=[3, 4, 3, 2])


@pytest.mark.rule("MYT-FOLLOW-13")
def test_the_token_paid_can_be_taken_again() -> None:
    game = table(
        red={"favours": ["poseidon"]}, piles={"zeus": 1, "demeter": 0, "poseidon": 0, "hades": 0}
    )
    play(game, "move poseidon-night", "favour zeus", "red: follow poseidon")
    assert "favour poseidon" in game.texts()
    play(game, "favour poseidon")
    expect(game, red={"favours": ["poseidon"]}, piles={"poseidon": 0})


@pytest.mark.rule("MYT-FOLLOW-08", "MYT-DEITY-ZEUS-01")
def test_an_offering_is_not_paid_for_nothing() -> None:
    """No token is left anywhere, so Poseidon Night cannot be followed for an Offering."""
    dry = {"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0}
    game = table(
        blue={"cards": {"aphrodite": 1}}, red={"cards": {"zeus": 1}, "reserve": 2}, piles=dry
    )
    play(game, "move poseidon-night", "skip", "bonus")
    expect(game, turn="red", red={"reserve": 2})
    game = table(
        blue={"cards": {"aphrodite": 1}},
        red={"cards": {"zeus": 1}, "reserve": 2},
        piles={**dry, "hades": 1},
    )
    play(game, "move poseidon-night", "skip")
    assert (actor(game), game.texts()) == ("red", ["decline", "follow-offering"])


@pytest.mark.rule("MYT-FOLLOW-14", "MYT-DEITY-ARES-01", "MYT-DEITY-ARES-02")
def test_example_e7_ares() -> None:
    game = table(turn="red", red={"cards": {"ares": 1}, "favours": ["poseidon"]})
    play(game, "move poseidon-day", "act", "skip")
    expect(game, red={"reserve": 2})
    game = table(red={"cards": {"ares": 1}, "favours": ["poseidon"]})
    play(game, "move poseidon-day", "red: follow poseidon")
    expect(game, red={"reserve": 2, "favours": []}, piles={"poseidon": 3}, turn="red")
    assert kind(game) == "step.start"


@pytest.mark.rule("MYT-FOLLOW-15", "MYT-RAISE-06")
def test_followers_neither_tumble_nor_use_start_powers() -> None:
    game = table(
        blue={"resources": {"1": "2 stone, marble"}},
        red={
            "favours": ["demeter"],
            "resources": {"2": "4 stone, 2 marble"},
            "cards": {"demeter": 1},
        },
    )
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay", "red: follow demeter")
    play(game, "build sc1", "on 2")
    # The payment was forced: no way to tumble first, no card.
    assert kind(game) == "favour.take"
    play(game, "favour zeus")
    expect(game, red={"resources": {"2": "2 stone, marble"}, "favours": ["zeus"]}, turn="red")


@pytest.mark.rule("MYT-FOLLOW-16")
def test_a_follower_cannot_be_followed() -> None:
    game = table(
        4,
        blue={"favours": ["demeter"]},
        red={"favours": ["demeter"]},
        green={"favours": ["demeter"]},
    )
    play(game, "move demeter-day", "act", "produce stone", "skip", "red: decline")
    events = play(game, "green: follow demeter", "produce stone")
    assert names(game, events).count("followed") == 1
    assert (actor(game), kind(game)) == ("red", "step.start")


# -- two players --------------------------------------------------------------------------


@pytest.mark.rule("MYT-TWO-01", "MYT-TWO-02")
def test_builders_stand_on_gods_and_the_side_is_chosen_then() -> None:
    game = table(2)
    assert game.texts() == ["move zeus", "move demeter", "move poseidon", "move hades"]
    assert refused(game, "move poseidon-day") == "MYT-TWO-01"
    play(game, "move poseidon")
    expect(game, blue={"builder": "poseidon"})
    assert game.texts() == ["day", "night"]
    play(game, "night", "favour zeus")
    expect(game, blue={"favours": ["zeus"], "reserve": 0})


@pytest.mark.rule("MYT-TWO-03", "MYT-TWO-04")
def test_both_actions_of_a_god_are_blocked_and_one_must_change() -> None:
    game = table(2, blue={"builder": "zeus"}, red={"builder": "poseidon"})
    assert game.texts() == ["move demeter", "move hades"]
    assert refused(game, "move poseidon") == "MYT-TWO-03"
    assert refused(game, "move zeus") == "MYT-TWO-04"


@pytest.mark.rule("MYT-TWO-01", "MYT-TWO-03")
def test_views_show_a_builder_on_the_whole_god() -> None:
    game = table(2)
    assert "builder_on_god" in names(game, play(game, "move poseidon"))
    view = game.view(1)
    assert view["space"] == "poseidon"  # the side is still open
    spaces = view["spaces"]
    assert isinstance(spaces, list)
    blocked = [space["space"] for space in spaces if space["builder"] == "blue"]
    assert blocked == ["poseidon-day", "poseidon-night"]
    play(game, "night")
    assert game.view(1)["space"] == "poseidon-night"


@pytest.mark.rule("MYT-TWO-05")
def test_the_bonus_action_is_that_of_the_chosen_side() -> None:
    game = table(2, blue={"favours": ["poseidon"]})
    play(game, "move poseidon", "night", "skip")
    expect(game, blue={"resources": {"1": "2 stone"}, "reserve": 0})
    game = table(2, blue={"favours": ["poseidon"]})
    play(game, "move poseidon", "day", "skip")
    expect(game, blue={"resources": {"1": ""}, "reserve": 1})
    game = table(2, blue={"favours": ["zeus"]})
    play(game, "move poseidon", "day")
    expect(game, blue={"reserve": 1}, turn="red")  # another god's Favour does not help


@pytest.mark.rule("MYT-TWO-06", "MYT-TWO-07", "MYT-TWO-03", "MYT-TWO-04", "MYT-TWO-11")
def test_example_e13_two_players() -> None:
    game = table(2, red={"favours": ["zeus"], "resources": {"1": "stone, marble, gold"}})
    play(game, "move zeus", "day", "produce stone")
    play(game, "red: follow zeus")
    assert game.texts() == ["day", "night"]
    play(game, "night", "build st1", "on 1", "pay")
    expect(game, red={"favours": [], "built": {"st1": 1}, "reserve": 2}, piles={"zeus": 3})
    assert (actor(game), kind(game)) == ("red", "step.start")  # one action only
    assert refused(game, "move zeus") == "MYT-TWO-03"
    play(game, "move hades", "night", "take")
    done(game)
    assert actor(game) == "blue"
    assert refused(game, "move zeus") == "MYT-TWO-04"


@pytest.mark.rule("MYT-TWO-06")
def test_a_follower_is_offered_only_what_can_be_done() -> None:
    game = table(2, red={"favours": ["zeus"]})
    play(game, "move zeus", "day", "produce stone", "red: follow zeus")
    assert kind(game) == "produce.city"  # Zeus Night is impossible


@pytest.mark.rule("MYT-TWO-08")
def test_cards_of_a_follower_speak_to_what_it_does() -> None:
    """Ares speaks at Poseidon Day, though blue did Poseidon Night."""
    game = table(2, red={"favours": ["poseidon"], "cards": {"ares": 1}})
    play(game, "move poseidon", "night", "favour zeus", "red: follow poseidon", "day")
    expect(game, red={"reserve": 2})
    game = table(2, red={"favours": ["poseidon"], "cards": {"ares": 1}})
    play(game, "move poseidon", "day", "red: follow poseidon", "night", "favour zeus")
    expect(game, red={"reserve": 0})


@pytest.mark.rule("MYT-TWO-09")
def test_a_god_is_open_through_either_space() -> None:
    game = table(2)
    play(game, "move hades")
    expect(game, blue={"reserve": 1})  # Hades Day is impossible, so it was not asked
    game = table(2, blue={"favours": ["hades"]})
    play(game, "move hades")
    assert game.texts() == ["day", "night"]


@pytest.mark.rule("MYT-TWO-11")
def test_with_two_players_a_turn_goes_on_as_usual() -> None:
    game = table(2, blue={"resources": {"2": "stone"}})
    assert "tumble" in game.texts()
    play(game, "move demeter", "day", "act", "produce gold", "tumble", "drop stone-2-1")
    expect(game, blue={"resources": {"1": "2 stone, gold", "2": ""}}, turn="red")
