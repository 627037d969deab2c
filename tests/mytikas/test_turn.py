"""The turn (MYT-TURN)."""

from __future__ import annotations

from typing import Any

import pytest

from delos.kernel import inside
from delos.kernel.game import Game
from delos.mytikas.builder import legal_spaces
from delos.mytikas.cells import BUILDER, RESOURCES, SPACE
from delos.mytikas.ids import SPACE_NAMES
from delos.mytikas.turn import DO_MAIN, Turn, Turns
from tests.mytikas.table import (
    STRICT,
    actor,
    done,
    expect,
    kind,
    names,
    placed,
    play,
    prompt,
    refused,
    refusing,
    state_of,
    table,
    table_by,
)

RICH = {"1": "6 stone, 6 marble, 6 gold"}


@pytest.mark.rule("MYT-TURN-02")
def test_the_steps_come_in_their_order() -> None:
    game = table(
        blue={"cards": {"demeter": 1}, "resources": {"2": "4 stone"}, "favours": ["hades"]},
        red={"favours": ["hades"], "cards": {"nike": 3}, "reserve": 1},
        river=["hera"],
    )
    assert (actor(game), kind(game)) == ("blue", "step.start")
    play(game, "marble 2")
    assert kind(game) == "step.start"
    play(game, "move hades-night")
    assert kind(game) == "step.main"
    play(game, "act")  # only taking is possible
    assert kind(game) == "step.bonus"
    play(game, "bonus", "favour zeus")
    assert kind(game) == "step.last"
    before = prompt(game)
    play(game, "end")
    assert (actor(game), kind(game)) == ("red", "follow.pay")
    play(game, "follow hades", "make", "offer nike")
    assert (actor(game), kind(game)) == ("blue", "step.last")
    assert prompt(game) != before  # asked again: it says why
    play(game, "end")
    assert actor(game) == "chance"  # the lock was reached, the river card is turned up last
    play(game, "draw zeus")
    assert (actor(game), kind(game)) == ("red", "step.start")


@pytest.mark.rule("MYT-TURN-02")
def test_the_view_tells_the_step() -> None:
    game = table(
        blue={"favours": ["demeter"], "resources": {"2": "stone"}}, red={"favours": ["demeter"]}
    )
    steps = []
    for move in ("move demeter-day", "act", "produce stone", "skip", "end", "decline", "end"):
        steps.append(game.view(0)["step"])
        play(game, move)
    assert steps == ["start", "main", "main", "bonus", "last", "follow", "follow"]
    assert (game.view(0)["step"], game.view(0)["turn"]) == ("start", 2)


@pytest.mark.rule("MYT-TURN-07", "MYT-TURN-10")
def test_a_bonus_action_that_needs_no_token_to_take_is_possible_without_any() -> None:
    dry = {"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0}
    for space in ("poseidon-day", "poseidon-night", "zeus-night"):
        game = table(blue={"favours": [space.split("-")[0]]}, piles=dry)
        play(game, "move " + space)
        assert "skip" in game.texts() or game.length == 2, space  # or it was forced
    game = table(blue={"favours": ["hades"]}, piles=dry)
    play(game, "move hades-night")
    expect(game, blue={"reserve": 1}, turn="red")  # here the bonus would be a token


@pytest.mark.rule("MYT-TURN-02")
def test_start_powers_are_over_once_the_builder_has_moved() -> None:
    game = table(blue={"cards": {"demeter": 1}, "resources": {"1": "3 stone"}})
    play(game, "move zeus-day")
    assert kind(game) == "produce.city"
    done(game)
    assert not [text for text in game.texts() if text.startswith("marble")]


@pytest.mark.rule("MYT-TURN-03")
def test_the_builder_must_leave_its_space() -> None:
    game = table(blue={"builder": "zeus-day"})
    assert refused(game, "move zeus-day") == "MYT-TURN-03"


@pytest.mark.rule("MYT-TURN-04")
def test_an_opponents_space_is_closed() -> None:
    game = table(red={"builder": "poseidon-day"})
    assert refused(game, "move poseidon-day") == "MYT-TURN-04"
    assert "move poseidon-night" in game.texts()


@pytest.mark.rule("MYT-TURN-05")
@pytest.mark.parametrize("players", [3, 4])
def test_the_other_space_of_the_same_god_is_open(players: int) -> None:
    game = table(players, blue={"builder": "poseidon-day"})
    assert "move poseidon-night" in game.texts()


@pytest.mark.rule("MYT-TURN-06")
def test_first_move_still_needs_a_space_that_can_be_used() -> None:
    game = table(red={"builder": "zeus-day"})
    moves = {text for text in game.texts() if text.startswith("move ")}
    assert moves == {
        "move demeter-day",
        "move poseidon-day",
        "move poseidon-night",
        "move hades-night",
    }


@pytest.mark.rule("MYT-TURN-07", "MYT-ACTION-HADES-DAY-03", "MYT-DEITY-ALL-08")
def test_example_e17_illegal_space() -> None:
    assert refused(table(), "move hades-day") == "MYT-TURN-07"
    for blue in ({"favours": ["hades"]}, {"cards": {"persephone": 1}}):
        game = table(blue=blue)
        play(game, "move hades-day")
        # Neither the main action nor skipping the bonus is possible: it is done by itself.
        expect(game, blue={"resources": {"1": "2 stone"}}, turn="red")


@pytest.mark.rule("MYT-TURN-07", "MYT-ACTION-ZEUS-NIGHT-03", "MYT-ACTION-DEMETER-NIGHT-03")
def test_building_spaces_need_a_possible_building() -> None:
    game = table(blue={"resources": {"1": "stone, marble"}})
    assert refused(game, "move zeus-night") == "MYT-TURN-07"
    assert refused(game, "move demeter-night") == "MYT-TURN-07"
    game = table(blue={"resources": {"1": "2 stone, marble, gold"}})
    assert {"move zeus-night", "move demeter-night"} <= set(game.texts())


@pytest.mark.rule("MYT-ACTION-ZEUS-NIGHT-03", "MYT-ACTION-DEMETER-NIGHT-03", "MYT-BUILD-17")
def test_building_spaces_need_a_piece_on_its_slot() -> None:
    temples = {"st1": 1, "st2": 2, "lt1": 3}
    cities = {"sc1": 1, "sc2": 2, "lc1": 3, "lc2": 2}
    game = table(4, blue={"resources": RICH, "built": temples})
    assert refused(game, "move zeus-night") == "MYT-TURN-07"
    assert "move demeter-night" in game.texts()
    game = table(4, blue={"resources": RICH, "built": cities})
    assert refused(game, "move demeter-night") == "MYT-TURN-07"


@pytest.mark.rule("MYT-TURN-08")
def test_what_tumbling_makes_possible_counts() -> None:
    game = table(blue={"resources": {"4": "stone, gold", "3": "marble"}})
    assert "move zeus-night" in game.texts()
    game = table(blue={"resources": {"4": "gold"}})
    assert "move hades-day" in game.texts()


@pytest.mark.rule("MYT-TURN-09", "MYT-DEITY-ALL-08")
def test_without_main_action_the_favour_must_be_there_when_entering() -> None:
    assert refused(table(), "move demeter-night") == "MYT-TURN-07"
    assert "move demeter-night" in table(blue={"favours": ["demeter"]}).texts()
    assert "move demeter-night" in table(blue={"cards": {"dionysus": 1}}).texts()
    fresh = table(blue={"cards": {"dionysus": 1}}, red={"cards": {"hera": 1}})
    assert "move zeus-night" not in fresh.texts()


@pytest.mark.rule("MYT-TURN-10", "MYT-TURN-12")
def test_the_main_action_may_be_skipped_for_the_bonus_action() -> None:
    game = table(blue={"favours": ["poseidon"], "reserve": 2})
    play(game, "move poseidon-night")
    assert game.texts() == ["act", "skip", "nothing"]
    play(game, "skip")
    # It was skipped for the bonus action, so nobody was asked again.
    expect(game, blue={"resources": {"1": "2 stone"}, "favours": ["poseidon"]}, turn="red")


@pytest.mark.rule("MYT-TURN-11")
def test_the_bonus_action_may_be_skipped() -> None:
    game = table(blue={"favours": ["poseidon"]})
    play(game, "move poseidon-night", "act", "favour zeus")
    assert game.texts() == ["bonus", "skip"]
    play(game, "skip")
    expect(game, blue={"resources": {"1": ""}, "favours": ["poseidon", "zeus"]}, turn="red")


@pytest.mark.rule("MYT-TURN-12")
@pytest.mark.parametrize("favours", [[], ["demeter"]])
def test_nobody_is_obliged_to_act(favours: list[str]) -> None:
    """With or without a bonus action; others may follow all the same."""
    game = table(blue={"favours": favours}, red={"favours": ["demeter"]})
    play(game, "move demeter-day", "...")
    assert game.texts() == ["act", "nothing"]  # nothing to raise: the bonus is impossible
    told = names(game, play(game, "nothing"))
    assert "nothing_done" in told
    assert not {"action", "bonus_action"} & set(told)
    assert (actor(game), kind(game)) == ("red", "follow.pay")
    expect(game, blue={"resources": {"1": ""}, "builder": "demeter-day"})


@pytest.mark.rule("MYT-TURN-12")
def test_doing_nothing_leaves_out_the_bonus_action_too() -> None:
    game = table(blue={"favours": ["poseidon"]})
    play(game, "move poseidon-night", "nothing")
    expect(game, turn="red", blue={"resources": {"1": ""}, "favours": ["poseidon"]})


@pytest.mark.rule("MYT-TURN-07", "MYT-TURN-12")
def test_a_space_is_entered_only_if_something_could_be_done() -> None:
    """Doing nothing is a choice, no reason to go where nothing can be done."""
    assert "MYT-TURN-07" in refusing(table(), "move hades-day")
    game = table(blue={"resources": {"4": "gold"}})
    play(game, "move hades-day")
    assert game.texts() == ["tumble", "nothing"]
    assert refusing(game, "act") == ["MYT-TURN-07", "MYT-ACTION-HADES-DAY-03", "MYT-RAISE-01"]
    play(game, "nothing")
    assert kind(game) == "step.last"


@pytest.mark.rule("MYT-TURN-12", "MYT-RAISE-07")
def test_tumbling_is_not_bound_to_acting() -> None:
    """What the space needs may tumble away; then nothing is left but to do nothing."""
    game = table(blue={"resources": {"2": "2 stone, marble"}}, level_tokens=[0, 5, 3, 2])
    play(game, "move demeter-night", "tumble", "drop marble-2-1")
    assert game.texts() == ["tumble", "nothing"]
    assert "MYT-BUILD-04" in refusing(game, "act")
    told = names(game, play(game, "tumble", "drop stone-2-1", "tumble"))
    assert "nothing_done" in told  # forced at last
    expect(game, turn="red", blue={"resources": {"1": "2 stone, marble"}})


# -- the other reading --------------------------------------------------------------------


@pytest.mark.rule("MYT-TURN-12")
@pytest.mark.parametrize("options", [STRICT, {"rules": 1}], ids=str)
def test_both_cannot_be_skipped_where_everybody_must_act(options: dict[str, Any]) -> None:
    game = table_by(options, blue={"resources": {"2": "stone"}})
    play(game, "move demeter-day")
    assert refusing(game, "skip") == ["MYT-TURN-12", "MYT-TURN-14"]
    assert refusing(game, "nothing") == ["MYT-TURN-12"]
    game = table_by(options, blue={"resources": {"4": "stone"}, "favours": ["demeter"]})
    play(game, "move demeter-day")
    # nothing to raise: the bonus is impossible
    assert refusing(game, "skip") == ["MYT-TURN-12", "MYT-RAISE-01"]
    play(game, "tumble", "drop stone-4-2")
    assert "skip" in game.texts()
    game = table_by(options, blue={"favours": ["poseidon"]})
    play(game, "move poseidon-night", "skip")
    expect(game, turn="red", blue={"resources": {"1": "2 stone"}})  # compulsory, not asked


@pytest.mark.rule("MYT-TURN-12", "MYT-RAISE-07")
def test_tumbling_is_no_way_out_of_acting() -> None:
    """Only by tumbling can Hades Day be used here, and nothing else is offered."""
    game = table_by(STRICT, blue={"resources": {"4": "gold"}})
    play(game, "move hades-day")
    assert kind(game) == "step.tumble"  # the only option of the menu was taken at once
    assert refused(game, "drop stone-4-1") == "MYT-RAISE-06"
    play(game, "drop gold-4-1", "act")
    assert kind(game) == "lift.step"
    expect(game, turn="blue")


@pytest.mark.rule("MYT-TURN-12", "MYT-RAISE-07")
def test_what_the_space_needs_cannot_tumble_away() -> None:
    game = table_by(
        STRICT, blue={"resources": {"2": "3 stone, marble, gold"}}, level_tokens=[0, 5, 3, 2]
    )
    play(game, "move demeter-night", "tumble")
    assert game.texts() == ["drop stone-2-1", "drop gold-2-1"]
    assert refused(game, "drop marble-2-1") == "MYT-TURN-12"
    play(game, "drop gold-2-1", "tumble", "drop stone-2-1")
    expect(game, blue={"resources": {"2": "2 stone, marble"}})
    assert kind(game) == "construct.slot"  # nothing more can tumble, so the action goes on


@pytest.mark.rule("MYT-TURN-13")
def test_no_main_action_after_the_bonus_action() -> None:
    game = table(blue={"favours": ["poseidon"]})
    events = play(game, "move poseidon-night", "act", "favour zeus", "bonus")
    told = names(game, events)
    assert told.index("action") < told.index("bonus_action")
    assert told.count("action") == 1
    expect(game, turn="red")


@pytest.mark.rule("MYT-TURN-14", "MYT-TURN-15")
def test_the_favour_is_shown_not_spent() -> None:
    game = table(blue={"favours": ["hades"], "resources": {"1": "stone"}})
    play(game, "move hades-day", "act", "raise stone-1-2", "stop", "bonus")
    expect(game, blue={"favours": ["hades"], "resources": {"1": "2 stone", "2": "stone"}})
    game = table(blue={"favours": ["zeus"], "resources": {"1": "stone"}})
    play(game, "move hades-day", "raise stone-1-2", "stop")
    assert kind(game) == "step.last"  # another god's token is no good


@pytest.mark.rule("MYT-TURN-14", "MYT-ACTION-POSEIDON-NIGHT-03")
def test_example_e8_favour_gained_by_the_main_action() -> None:
    game = table()
    play(game, "move poseidon-night", "favour poseidon")
    assert kind(game) == "step.bonus"
    play(game, "bonus")
    expect(game, blue={"resources": {"1": "2 stone"}})
    game = table()
    play(game, "move poseidon-night", "favour zeus")
    expect(game, turn="red", blue={"resources": {"1": ""}})


@pytest.mark.rule("MYT-TURN-16")
def test_the_bonus_action_is_done_once_however_many_tokens_there_are() -> None:
    game = table(blue={"favours": ["poseidon", "poseidon"], "cards": {"aphrodite": 1}})
    play(game, "move poseidon-night", "act", "favour zeus", "bonus")
    expect(game, blue={"resources": {"1": "2 stone"}}, turn="red")


@pytest.mark.rule("MYT-TURN-17", "MYT-OFFERING-13")
def test_one_alternative_is_chosen_and_a_follower_may_choose_another() -> None:
    game = table(
        blue={"reserve": 1, "cards": {"hera": 1}},
        red={"reserve": 1, "favours": ["hades"], "cards": {"ares": 1}},
    )
    play(game, "move hades-night")
    assert game.texts() == ["take", "make"]
    play(game, "take")
    expect(game, blue={"reserve": 2, "cards": {"hera": 1}})
    play(game, "red: follow hades", "make", "offer ares", "lay 1")
    expect(game, red={"reserve": 0, "cards": {"ares": 2}})


@pytest.mark.rule("MYT-TURN-18", "MYT-BONUS-10", "MYT-FAVOUR-05")
def test_what_is_only_partly_possible_is_done_as_far_as_possible() -> None:
    """One raise is possible of three; FAVOUR2 finds one token only."""
    game = table(blue={"resources": {"3": "gold"}})
    play(game, "move hades-day", "act")
    expect(game, blue={"resources": {"3": "", "4": "gold"}})
    assert kind(game) == "step.last"
    game = table(
        blue={"resources": {"1": "2 marble, 2 gold"}, "favours": ["zeus", "zeus"]},
        piles={"zeus": 1, "demeter": 0, "poseidon": 0, "hades": 0},
    )
    play(game, "move zeus-night", "act", "build lt1", "on 1", "pay", "favour zeus")
    expect(game, blue={"favours": ["zeus", "zeus", "zeus"], "built": {"lt1": 1}})


@pytest.mark.rule("MYT-TURN-19")
def test_a_builder_blocks_until_its_owner_moves_it() -> None:
    game = table()
    play(game, "blue: move poseidon-day")
    expect(game, blue={"builder": "poseidon-day"})
    for mover in ("red", "green"):
        assert actor(game) == mover
        assert refused(game, "move poseidon-day") == "MYT-TURN-04"
        play(game, "move hades-night" if mover == "red" else "move demeter-day")
        done(game)
        if kind(game) == "produce.ground":
            play(game, "produce stone")
    play(game, "blue: move poseidon-night", "favour zeus")
    assert "move poseidon-day" in game.texts()


@pytest.mark.rule("MYT-TURN-20")
def test_a_legal_space_exists_even_when_four_good_ones_are_closed() -> None:
    game = table(
        4,
        blue={"builder": "zeus-day"},
        red={"builder": "demeter-day"},
        green={"builder": "poseidon-day"},
        white={"builder": "hades-night"},
    )
    expect(game, blue={"builder": "poseidon-night"})  # the only one, so it went there
    full = ["zeus", "demeter", "poseidon", "hades"] * 4
    game = table(
        4,
        blue={"builder": "zeus-day", "favours": full},
        red={"builder": "demeter-day"},
        green={"builder": "poseidon-day"},
        white={"builder": "hades-night"},
    )
    assert "move poseidon-night" in game.texts()  # by its bonus action


@pytest.mark.rule("MYT-TURN-20")
@pytest.mark.parametrize(("mine", "theirs"), [("zeus", "hades"), ("poseidon", "demeter")])
def test_with_two_players_a_legal_god_exists(mine: str, theirs: str) -> None:
    game = table(2, blue={"builder": mine}, red={"builder": theirs})
    assert len([text for text in game.texts() if text.startswith("move ")]) == 2


@pytest.mark.rule("MYT-TURN-21")
def test_if_nothing_is_legal_any_free_space_is() -> None:
    """Nobody has a token and no pile has one, which cannot happen: the safety net still holds."""
    state = placed(
        4,
        blue={"builder": "zeus-day", "resources": {"1": "stone"}},
        red={"builder": "demeter-day"},
        green={"builder": "poseidon-day"},
        white={"builder": "hades-night"},
        piles={"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0},
    )
    assert [SPACE_NAMES[space] for space in legal_spaces(state, 0)] == ["hades-day"]
    state.at[RESOURCES] = 0
    free = ["zeus-night", "demeter-night", "poseidon-night", "hades-day"]
    assert [SPACE_NAMES[space] for space in legal_spaces(state, 0)] == free


@pytest.mark.rule("MYT-TURN-21")
def test_after_doing_nothing_opponents_may_still_follow() -> None:
    game = table(4, red={"favours": ["hades"], "resources": {"1": "stone"}})
    state = state_of(game)
    state.stack = [Turns(1), Turn(0, DO_MAIN)]
    state.at[BUILDER] = state.at[SPACE] = 6  # Hades Day: blue can do nothing there
    again = Game(game.title, state, None)
    inside.begin(again)
    assert (actor(again), kind(again)) == ("red", "follow.pay")
    assert "nothing_done" in names(again, state.events)
