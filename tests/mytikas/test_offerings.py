"""Offerings and Deity cards (MYT-OFFERING), locks (MYT-LOCK)."""

from __future__ import annotations

import pytest

from delos.mytikas.cells import VALUE
from delos.mytikas.ids import DEITY_NAMES
from tests.mytikas.table import actor, done, expect, names, play, refused, state_of, table, title

LOCKS = title().rules.numbers.locks
LOWEST = LOCKS[0]


@pytest.mark.rule("MYT-OFFERING-01", "MYT-OFFERING-02")
def test_the_reserve_is_one_number_and_any_sum_can_be_paid() -> None:
    game = table(blue={"built": {"st1": 1, "st2": 1, "lt1": 2}, "cards": {"nike": 0}})
    play(game, "move poseidon-day")
    expect(game, blue={"reserve": 5})
    game = table(blue={"reserve": 5, "cards": {"nike": 0}})
    play(game, "move hades-night", "make", "offer nike")
    assert game.texts() == ["lay 1", "lay 2", "lay 3", "lay 4", "lay 5"]


@pytest.mark.rule("MYT-OFFERING-03", "MYT-OFFERING-12")
def test_an_offering_goes_on_one_card_and_costs_at_least_one() -> None:
    game = table(blue={"reserve": 3, "cards": {"nike": 0, "hera": 1}}, river=["ares"])
    play(game, "move hades-night", "make")
    assert game.texts() == ["offer hera", "offer nike", "offer ares"]
    play(game, "offer hera")
    assert refused(game, "lay 0") == "MYT-OFFERING-04"
    play(game, "lay 2")
    expect(game, blue={"reserve": 1, "cards": {"nike": 0, "hera": 3}}, river=["ares", *"????"])


@pytest.mark.rule("MYT-OFFERING-04")
def test_strengthen_an_own_card() -> None:
    game = table(blue={"reserve": 3, "cards": {"nike": 1}})
    play(game, "move hades-night", "make", "offer nike", "lay 1")
    expect(game, blue={"reserve": 2, "cards": {"nike": 2}, "fresh": []})


@pytest.mark.rule("MYT-OFFERING-05", "MYT-OFFERING-18")
def test_take_a_card_of_the_river() -> None:
    game = table(blue={"reserve": 3}, red={"reserve": 1, "favours": ["hades"]}, river=["ares"])
    play(game, "move hades-night", "make", "offer ares")
    assert refused(game, "lay 0") == "MYT-OFFERING-05"
    play(game, "lay 2")
    expect(game, blue={"reserve": 1, "cards": {"ares": 2}}, river=["", "?", "?", "?", "?"])
    # Nothing lies face up any more and the place is not filled again; red could only take one.
    play(game, "red: follow hades")
    expect(game, red={"reserve": 2, "cards": {}}, river=["", "?", "?", "?", "?"])


@pytest.mark.rule("MYT-OFFERING-06", "MYT-OFFERING-07", "MYT-OFFERING-17", "MYT-DEITY-ALL-03")
def test_example_e6_theft_of_hera() -> None:
    assert LOWEST > 3
    game = table(blue={"reserve": 4, "favours": ["zeus"]}, red={"cards": {"hera": 2}, "reserve": 1})
    play(game, "move hades-night", "make", "offer hera")
    assert refused(game, "lay 2") == "MYT-OFFERING-06"
    play(game, "lay 3")
    expect(
        game,
        blue={"reserve": 1, "cards": {"hera": 3}, "points": 1 + 3 + 4},
        red={"reserve": 3, "cards": {}, "points": 1},
        locks=LOCKS,
    )
    expect(game, turn="red", blue={"fresh": []})  # it can be used from red's turn on


@pytest.mark.rule("MYT-OFFERING-06")
def test_a_theft_beyond_the_reserve_is_not_offered() -> None:
    game = table(blue={"reserve": 2, "cards": {"nike": 0}}, red={"cards": {"hera": 2, "ares": 1}})
    play(game, "move hades-night", "make")
    assert game.texts() == ["offer nike", "offer ares"]
    assert refused(game, "offer hera") == "MYT-OFFERING-06"


@pytest.mark.rule("MYT-OFFERING-08", "MYT-LOCK-06", "MYT-OFFERING-14", "MYT-LOCK-07")
def test_locked_cards_are_out_of_reach() -> None:
    game = table(
        blue={"reserve": 30, "cards": {"nike": {"lock": 4, "value": 2}, "hera": 1, "zeus": 0}},
        red={"cards": {"ares": {"lock": 5}}},
    )
    play(game, "move hades-night", "make")
    assert game.texts() == ["offer zeus", "offer hera"]
    assert refused(game, "offer ares") == "MYT-OFFERING-08"
    assert refused(game, "offer nike") == "MYT-OFFERING-14"


@pytest.mark.rule("MYT-OFFERING-09", "MYT-LOCK-09")
def test_face_down_cards_cannot_be_chosen_even_without_their_lock() -> None:
    game = table(
        blue={"reserve": 5, "cards": {"nike": 0}},
        red={"reserve": 5, "favours": ["hades"], "cards": {"hera": 0, "zeus": 0}},
    )
    play(game, "move hades-night", "make", "offer nike", f"lay {LOWEST}")
    expect(game, locks=LOCKS[1:], river=["", "?", "?", "?", "?"])
    play(game, "red: follow hades", "make")
    assert game.texts() == ["offer zeus", "offer hera"]
    assert refused(game, "offer apollo") == "MYT-OFFERING-09"


@pytest.mark.rule("MYT-OFFERING-10")
def test_value_on_a_card_cannot_be_spent() -> None:
    game = table(blue={"cards": {"nike": 3, "zeus": 3}}, red={"cards": {"hera": 1}})
    play(game, "move hades-night")
    expect(game, blue={"reserve": 1}, turn="red")  # only taking was possible
    game = table(red={"cards": {"zeus": 3}})
    play(game, "move demeter-day", "produce stone")
    expect(game, turn="red")  # no Offering in the reserve to follow with


@pytest.mark.rule("MYT-OFFERING-11")
def test_any_whole_value_up_to_the_reserve() -> None:
    game = table(blue={"reserve": 7}, red={"cards": {"hera": 2}, "reserve": 20})
    play(game, "move hades-night", "make", "offer hera")
    assert game.texts() == [f"lay {value}" for value in range(3, 8)]
    assert refused(game, "lay 8") == "MYT-OFFERING-11"


@pytest.mark.rule("MYT-OFFERING-11")
def test_even_enormous_values() -> None:
    """The domain of actions is finite, so they are laid in several goes."""
    game = table(blue={"reserve": 600, "cards": {"nike": 0}})
    play(game, "move hades-night", "make", "offer nike")
    assert game.texts()[0] == "lay 1"
    assert game.texts()[-2:] == ["lay 255", "lay more"]
    play(game, "lay more")
    assert game.texts()[0] == "lay 0"
    play(game, "lay more")
    assert game.texts()[-1] == "lay 88"
    assert refused(game, "lay more") == "MYT-OFFERING-11"
    play(game, "lay 88")
    expect(game, blue={"reserve": 0, "cards": {"nike": {"lock": LOWEST, "value": 600 - LOWEST}}})


@pytest.mark.rule("MYT-OFFERING-12")
def test_no_offering_without_reserve_or_target() -> None:
    game = table(blue={"cards": {"nike": 0}})
    play(game, "move hades-night")
    expect(game, blue={"reserve": 1})
    game = table(blue={"reserve": 3}, red={"cards": {"nike": {"lock": 4}, "hera": 4}})
    play(game, "move hades-night")
    expect(game, blue={"reserve": 4}, turn="red")
    game = table(blue={"reserve": 1, "cards": {"nike": 1}})
    play(game, "move hades-night")
    assert game.texts() == ["take", "make"]


@pytest.mark.rule("MYT-OFFERING-15", "MYT-OFFERING-16")
def test_any_number_of_cards_with_power_and_points() -> None:
    names_of = ["hera", "dionysus", "aphrodite", "persephone", "hermes", "ares", "nike"]
    game = table(blue={"cards": dict.fromkeys(names_of, 0), "reserve": 1}, river=["zeus"])
    play(game, "move hades-night", "act", "both", "offer zeus", "lay 1")
    expect(
        game,
        blue={
            "cards": {**dict.fromkeys(names_of, 0), "zeus": 1},
            "points": 1 + 4 * 3 + 9 + 4 + 2 + 3,
        },
    )


@pytest.mark.rule("MYT-OFFERING-16", "MYT-SCORE-07")
def test_a_locked_card_has_power_and_points() -> None:
    game = table(
        blue={"cards": {"nike": {"lock": 4}}, "resources": {"1": "2 stone"}, "built": {"sc1": 1}}
    )
    expect(game, blue={"points": 1 + 1 + 2 * 2})
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    expect(game, blue={"points": 1 + 1 + 1 + 3 * 2})


# -- locks --------------------------------------------------------------------------------


@pytest.mark.rule("MYT-LOCK-01", "MYT-LOCK-02", "MYT-LOCK-03", "MYT-LOCK-04")
def test_reaching_the_lowest_lock_takes_it_at_once() -> None:
    game = table(blue={"reserve": 9, "cards": {"nike": 1}})
    events = play(game, "move hades-night", "make", "offer nike", f"lay {LOWEST - 1}")
    assert "lock" in names(game, events)  # nobody was asked
    expect(
        game,
        blue={"reserve": 9 - LOWEST + 1, "cards": {"nike": {"lock": LOWEST, "value": 0}}},
        locks=LOCKS[1:],
    )


@pytest.mark.rule("MYT-LOCK-02")
def test_below_the_lock_nothing_happens() -> None:
    game = table(blue={"reserve": 9, "cards": {"nike": 1}})
    play(game, "move hades-night", "make", "offer nike", f"lay {LOWEST - 2}")
    expect(game, blue={"cards": {"nike": LOWEST - 1}}, locks=LOCKS)


@pytest.mark.rule("MYT-LOCK-05", "MYT-LOCK-07", "MYT-DEITY-ARES-03")
def test_example_e14_overshoot() -> None:
    game = table(blue={"reserve": 5, "cards": {"ares": 1}})
    play(game, "move hades-night", "make", "offer ares", "lay 5")
    expect(
        game,
        blue={"reserve": 0, "cards": {"ares": {"lock": LOWEST, "value": 6 - LOWEST}}},
        locks=LOCKS[1:],
    )
    expect(game, blue={"points": 1 + 4})  # the 2 on the card count for Ares


@pytest.mark.rule("MYT-LOCK-07")
def test_one_offering_takes_one_lock() -> None:
    game = table(blue={"reserve": 40, "cards": {"nike": 0}})
    events = play(game, "move hades-night", "make", "offer nike", "lay 40")
    assert names(game, events).count("lock") == 1
    expect(game, locks=LOCKS[1:], blue={"cards": {"nike": {"lock": LOWEST, "value": 40 - LOWEST}}})


@pytest.mark.rule("MYT-LOCK-08", "MYT-LOCK-13")
def test_the_next_lock_is_there_for_followers_in_the_same_turn() -> None:
    game = table(
        blue={"reserve": LOCKS[0], "cards": {"nike": 0}},
        red={"reserve": LOCKS[1], "cards": {"hera": 0}, "favours": ["hades"]},
    )
    play(game, "move hades-night", "make", "offer nike", f"lay {LOCKS[0]}")
    play(game, "red: follow hades", "make", "offer hera", f"lay {LOCKS[1]}")
    expect(
        game,
        blue={"cards": {"nike": {"lock": LOCKS[0]}}},
        red={"cards": {"hera": {"lock": LOCKS[1]}}},
        locks=LOCKS[2:],
    )


@pytest.mark.rule("MYT-LOCK-09", "MYT-LOCK-10", "MYT-LOCK-11")
def test_freed_cards_are_turned_up_together_after_all_have_followed() -> None:
    game = table(
        blue={"reserve": LOCKS[0], "cards": {"nike": 0}},
        red={"reserve": LOCKS[1], "cards": {"hera": 0}, "favours": ["hades"]},
        green={"reserve": 3, "favours": ["hades"], "cards": {"zeus": 0}},
    )
    play(game, "move hades-night", "make", "offer nike", f"lay {LOCKS[0]}")
    play(game, "red: follow hades", "make", "offer hera", f"lay {LOCKS[1]}")
    expect(game, river=["", "?", "?", "?", "?"])
    play(game, "green: follow hades", "make")
    assert "offer apollo" not in game.texts()
    play(game, "offer zeus", "lay 1")
    assert actor(game) == "chance"
    assert len(game.texts()) == 13  # every card that nobody has seen is as likely
    play(game, "draw apollo", "draw athena")
    expect(game, river=["", "apollo", "athena", "?", "?"], turn="red")


@pytest.mark.rule("MYT-LOCK-11")
def test_a_card_just_turned_up_can_be_taken_in_the_next_turn() -> None:
    game = table(
        2,
        blue={"reserve": 4, "cards": {"nike": 0}},
        red={"reserve": 2, "favours": ["poseidon"]},
    )
    play(game, "move hades", "night", "make", "offer nike", "lay 4", "draw apollo")
    expect(game, turn="red", river=["", "apollo", "?", "?"])
    play(game, "move poseidon", "day", "act", "bonus", "make", "offer apollo", "lay 3")
    expect(game, red={"cards": {"apollo": 3}}, river=["", "", "?", "?"])


@pytest.mark.rule("MYT-LOCK-12")
def test_only_offerings_are_checked_against_locks() -> None:
    """A card above the lowest lock stays unlocked while no offering is made on it."""
    game = table(blue={"cards": {"nike": 1}}, red={"cards": {"hera": 1}})
    at = state_of(game).at  # no game leads there: it would have been locked at once
    at[VALUE + DEITY_NAMES.index("nike")] = 6
    at[VALUE + DEITY_NAMES.index("hera")] = 4
    play(game, "move hades-night", "take")
    done(game)
    expect(game, blue={"cards": {"nike": 6}}, red={"cards": {"hera": 4}}, locks=LOCKS)


@pytest.mark.rule("MYT-LOCK-14", "MYT-END-02", "MYT-END-05", "MYT-LOCK-13")
def test_example_e15_last_lock() -> None:
    held = {"zeus": {"lock": 4}, "poseidon": {"lock": 5}, "demeter": {"lock": 6}}
    game = table(
        blue={"cards": {**held, "hades": {"lock": 7}}},
        red={"cards": {"hera": 0}, "reserve": 8, "favours": ["hades"]},
        green={"favours": ["hades"]},
    )
    assert title().rules.numbers.locks[-1] == 8
    play(game, "move hades-night", "red: follow hades", "make", "offer hera", "lay 8")
    expect(game, ended_by=["locks"], locks=[])
    play(game, "green: follow hades")
    assert game.over
    expect(game, green={"reserve": 1}, red={"cards": {"hera": {"lock": 8}}})
