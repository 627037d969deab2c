"""The sixteen Deity cards (MYT-DEITY)."""

from __future__ import annotations

import pytest

from delos.mytikas.ids import DEITY_KEYS, DEITY_NAMES, SPACE_NAMES
from delos.mytikas.tables import Steps
from tests.mytikas.table import actor, expect, kind, names, play, refused, table, table_by, title

RULES = title().rules


def points(game_cards: dict[str, object], card: str, **player: object) -> object:
    """What a card scores for green."""
    game = table(4, green={"cards": {card: 0, **game_cards}, **player})
    standing = next(entry for entry in game.standings() if entry["player"] == "green")
    cards = standing["card_points"]
    assert isinstance(cards, dict)
    return cards[card]


# -- all cards ----------------------------------------------------------------------------


@pytest.mark.rule("MYT-DEITY-ALL-01", "MYT-DEITY-HADES-01", "MYT-DEITY-ARTEMIS-01")
@pytest.mark.rule("MYT-DEITY-NIKE-01")
def test_sixteen_cards_with_stable_keys() -> None:
    assert len(RULES.deities) == len(set(DEITY_NAMES)) == len(set(DEITY_KEYS)) == 16
    named = dict(zip(DEITY_KEYS, DEITY_NAMES, strict=True))
    assert (named["GEN4"], named["DEMDAY"], named["DEMNIGHT"]) == ("hades", "artemis", "nike")
    assert len({type(deity) for deity in RULES.deities}) == 16


@pytest.mark.rule("MYT-DEITY-ALL-01", "MYT-DEITY-ALL-02")
def test_every_card_belongs_to_one_timing_class() -> None:
    start, follow, own, both = set(), set(), set(), set()
    for name, deity in zip(DEITY_NAMES, RULES.deities, strict=True):
        if deity.starts():
            start.add(name)
        if deity.follows_for_offering() or deity.follows_for_any_favour():
            follow.add(name)
        if any(deity.entitles(god) for god in range(4)):
            own.add(name)
        if any(
            deity.discount(space) >= 0
            or deity.raises(space)
            or deity.enriches(space)
            or deity.more_offerings(space)
            or deity.sells_favour(space)
            or deity.changes_raised(space)
            or deity.does_both(space)
            for space in range(8)
        ):
            both.add(name)
    assert start == {"demeter", "hades"}
    assert follow == {"zeus", "poseidon"}
    assert own == {"hera", "dionysus", "aphrodite", "persephone"}
    assert both == {
        "apollo",
        "athena",
        "artemis",
        "nike",
        "ares",
        "hephaestus",
        "hestia",
        "hermes",
    }


@pytest.mark.rule("MYT-DEITY-ALL-03")
def test_a_card_works_from_the_next_players_turn_on() -> None:
    """Red steals Zeus while following blue; in green's turn it pays for following with it."""
    game = table(
        4,
        red={"reserve": 4, "favours": ["hades", "hades"]},
        white={"cards": {"zeus": 1}, "reserve": 2},
    )
    play(game, "move hades-night", "red: follow hades", "make", "offer zeus", "lay 2")
    # White lost the card at once and could not follow with it.
    expect(game, red={"cards": {"zeus": 2}}, white={"cards": {}, "reserve": 3}, turn="red")
    play(game, "red: move poseidon-day", "green: move demeter-day", "produce stone")
    assert (actor(game), game.texts()) == ("red", ["decline", "follow-offering"])


@pytest.mark.rule("MYT-DEITY-ALL-03")
def test_a_card_sleeps_for_the_rest_of_the_turn() -> None:
    """Hermes, stolen by the first follower, is of no use to the second who steals it again."""
    game = table(
        4,
        blue={"cards": {"hermes": 0}},
        red={"reserve": 1, "favours": ["hades"]},
        green={"reserve": 2, "favours": ["hades"]},
    )
    play(
        game,
        "move hades-night",
        "act",
        "take",
        "red: follow hades",
        "make",
        "offer hermes",
        "lay 1",
    )
    expect(game, red={"fresh": ["hermes"], "cards": {"hermes": 1}})
    play(game, "green: follow hades")
    assert game.texts() == ["take", "make"]


@pytest.mark.rule("MYT-DEITY-ALL-03")
def test_a_card_does_not_work_in_the_turn_of_its_acquisition() -> None:
    """Persephone taken by the main action does not entitle to this turn's bonus action."""
    game = table(blue={"reserve": 1}, river=["persephone"])
    play(game, "move hades-night", "make", "offer persephone", "lay 1")
    expect(game, blue={"cards": {"persephone": 1}}, turn="red")
    game = table(blue={"reserve": 1, "cards": {"persephone": 1}}, river=["ares"])
    play(game, "move hades-night", "act", "make", "offer ares", "lay 1")
    assert kind(game) == "step.bonus"


@pytest.mark.rule("MYT-DEITY-ALL-04")
def test_powers_may_be_declined() -> None:
    game = table(blue={"cards": {"demeter": 1}, "resources": {"1": "3 stone"}})
    play(game, "move zeus-day", "produce stone")
    expect(game, blue={"resources": {"1": "6 stone"}})
    game = table(blue={"cards": {"hephaestus": 1}, "resources": {"1": "marble"}})
    play(game, "move poseidon-night", "favour zeus", "decline")
    expect(game, blue={"resources": {"1": "marble"}, "favours": ["zeus"]})


@pytest.mark.rule("MYT-DEITY-ALL-05", "MYT-DEITY-DEMETER-01")
def test_a_power_is_used_once_per_turn() -> None:
    game = table(blue={"cards": {"demeter": 1}, "resources": {"1": "9 stone"}})
    play(game, "marble 1")
    assert refused(game, "marble 1") == "MYT-DEITY-ALL-05"
    assert refused(game, "gold 1") == "MYT-DEITY-ALL-05"


@pytest.mark.rule("MYT-DEITY-ALL-06")
@pytest.mark.parametrize("order", [["gold 1", "give-few"], ["give-few", "gold 1"]])
def test_several_start_cards_in_any_order(order: list[str]) -> None:
    game = table(
        blue={"cards": {"demeter": 1, "hades": 1}, "resources": {"1": "5 stone, 3 marble"}}
    )
    for power in order:
        play(game, power)
        if power == "give-few":
            play(game, "give marble-1", "give marble-1", "give marble-1")
    expect(game, blue={"resources": {"1": "2 stone, gold"}, "reserve": 1})
    assert kind(game) == "step.start"


@pytest.mark.rule("MYT-DEITY-ALL-07")
def test_both_powers_need_the_main_action() -> None:
    game = table(
        blue={"cards": {"apollo": 1}, "favours": ["zeus"], "resources": {"1": "stone"}},
    )
    play(game, "move zeus-day", "skip", "bonus", "raise stone-1-2")
    assert kind(game) == "step.last"  # no raises by Apollo
    game = table(blue={"cards": {"ares": 1}, "favours": ["poseidon"]})
    play(game, "move poseidon-day", "skip")
    expect(game, blue={"reserve": 1})


@pytest.mark.rule("MYT-DEITY-ALL-08", "MYT-DEITY-PERSEPHONE-01")
def test_own_cards_make_their_space_legal() -> None:
    assert refused(table(), "move hades-day") == "MYT-TURN-07"
    assert "move hades-day" in table(blue={"cards": {"persephone": 1}}).texts()


@pytest.mark.rule("MYT-DEITY-ALL-09")
def test_stepped_tables() -> None:
    steps = Steps([1, 3, 5], [3, 5, 7])
    assert [steps.value(count) for count in range(8)] == [0, 3, 3, 5, 5, 7, 7, 7]


@pytest.mark.rule("MYT-DEITY-ALL-10", "MYT-DEITY-HERA-02")
def test_fixed_bonuses_score_once() -> None:
    assert points({}, "hera", favours=["zeus", "zeus", "zeus"]) == 7
    assert points({}, "zeus", favours=["zeus", "zeus", "hades", "hades"]) == 7
    assert points({}, "poseidon", favours=["zeus", "demeter", "hades"]) == 7


# -- general cards ------------------------------------------------------------------------


@pytest.mark.rule("MYT-DEITY-ZEUS-01", "MYT-DEITY-ZEUS-02", "MYT-FOLLOW-03")
def test_zeus_follows_for_an_offering_of_the_reserve() -> None:
    game = table(red={"cards": {"zeus": 3}, "reserve": 2, "favours": ["hades"]})
    play(game, "move demeter-day", "produce stone")
    assert (actor(game), game.texts()) == ("red", ["decline", "follow-offering"])
    play(game, "follow-offering", "produce stone")
    expect(
        game,
        red={
            "reserve": 1,
            "cards": {"zeus": 3},
            "favours": ["hades"],
            "resources": {"1": "4 stone"},
        },
    )
    game = table(red={"cards": {"zeus": 3}, "favours": ["demeter"]})
    play(game, "move demeter-day", "produce stone")
    assert refused(game, "follow-offering") == "MYT-DEITY-ZEUS-02"


@pytest.mark.rule("MYT-DEITY-ZEUS-03")
def test_zeus_scores() -> None:
    assert points({}, "zeus", favours=["zeus", "hades"]) == 3
    assert points({}, "zeus", favours=["hades", "hades"]) == 7


@pytest.mark.rule("MYT-DEITY-POSEIDON-01", "MYT-FOLLOW-03")
def test_poseidon_follows_for_any_favour() -> None:
    game = table(red={"cards": {"poseidon": 1}, "favours": ["hades", "demeter"]})
    play(game, "move demeter-day", "produce stone")
    assert game.texts() == ["decline", "follow demeter", "follow hades"]
    play(game, "follow hades", "produce stone")
    expect(game, red={"favours": ["demeter"]}, piles={"hades": 3, "demeter": 2})


@pytest.mark.rule("MYT-DEITY-POSEIDON-02")
def test_poseidon_scores() -> None:
    assert points({}, "poseidon", favours=["zeus", "zeus"]) == 3
    assert points({}, "poseidon", favours=["zeus", "hades"]) == 7


@pytest.mark.rule("MYT-DEITY-DEMETER-01", "MYT-DEITY-DEMETER-02")
def test_demeter_turns_stones_of_one_level() -> None:
    game = table(
        blue={"cards": {"demeter": 1}, "resources": {"1": "stone", "2": "stone", "3": "3 stone"}}
    )
    assert {"marble 3", "gold 3"} <= set(game.texts())
    assert refused(game, "marble 1") == "MYT-DEITY-DEMETER-01"
    assert refused(game, "gold 2") == "MYT-DEITY-DEMETER-01"
    twin = game.copy()
    play(game, "marble 3")
    expect(game, blue={"resources": {"1": "stone", "2": "stone", "3": "stone, marble"}})
    play(twin, "gold 3")
    expect(twin, blue={"resources": {"1": "stone", "2": "stone", "3": "gold"}})


@pytest.mark.rule("MYT-DEITY-DEMETER-01", "MYT-DEITY-ALL-02")
def test_without_the_card_there_is_no_such_power() -> None:
    game = table(blue={"resources": {"1": "9 stone"}}, red={"cards": {"demeter": 1}})
    assert refused(game, "marble 1") == "MYT-DEITY-ALL-02"
    assert refused(game, "give-few") == "MYT-DEITY-ALL-02"


@pytest.mark.rule("MYT-DEITY-DEMETER-03", "MYT-DEITY-ALL-09")
@pytest.mark.parametrize(("stones", "score"), [(0, 0), (1, 3), (2, 3), (3, 5), (5, 7), (20, 7)])
def test_demeter_scores_stones_on_all_levels(stones: int, score: int) -> None:
    resources = {"1": f"{stones - 1} stone", "4": "stone, 3 gold"} if stones else {"1": "gold"}
    assert points({}, "demeter", resources=resources) == score


@pytest.mark.rule("MYT-DEITY-HADES-02", "MYT-DEITY-HADES-03")
def test_hades_turns_any_resources_into_offerings() -> None:
    game = table(
        blue={
            "cards": {"hades": 1},
            "resources": {"1": "3 stone, 2 marble", "3": "2 gold", "4": "stone"},
        }
    )
    twin = game.copy()
    play(game, "give-few", "give stone-1", "give gold-3", "give stone-4")
    expect(
        game,
        blue={"reserve": 1, "resources": {"1": "2 stone, 2 marble", "3": "gold", "4": ""}},
    )
    assert refused(game, "give-few") == "MYT-DEITY-ALL-05"
    # One of the eight stays: of each kind all but one go in any case.
    play(twin, "give-many")
    expect(twin, blue={"resources": {"1": "stone, marble", "3": "gold", "4": "stone"}})
    play(twin, "give stone-1", "give marble-1")
    assert refused(twin, "give stone-1") == "MYT-DEITY-HADES-02"
    play(twin, "give gold-3")
    expect(twin, blue={"reserve": 3, "resources": {"1": "", "3": "", "4": "stone"}})


@pytest.mark.rule("MYT-DEITY-HADES-03")
def test_what_must_go_is_not_asked_for() -> None:
    position = {"cards": {"hades": 1}, "resources": {"1": "2 stone, 2 marble"}}
    game = table(blue=position)
    play(game, "give-few")
    assert game.texts() == ["give stone-1", "give marble-1"]
    play(game, "give marble-1")
    expect(game, blue={"reserve": 1, "resources": {"1": "stone"}})
    older = table_by({"rules": 1}, blue=position)
    play(older, "give-few", "give marble-1", "give stone-1")
    assert kind(older) == "start.give"


@pytest.mark.rule("MYT-DEITY-HADES-02")
def test_hades_needs_three_or_seven() -> None:
    game = table(blue={"cards": {"hades": 1}, "resources": {"1": "2 stone"}})
    assert refused(game, "give-few") == "MYT-DEITY-HADES-02"
    game = table(blue={"cards": {"hades": 1}, "resources": {"1": "3 stone", "2": "3 gold"}})
    assert refused(game, "give-many") == "MYT-DEITY-HADES-02"
    game = table(blue={"cards": {"hades": 1}, "resources": {"1": "stone", "2": "gold, marble"}})
    play(game, "give-few")  # all are needed: nothing to choose
    expect(game, blue={"reserve": 1, "resources": {"1": "", "2": ""}})


@pytest.mark.rule("MYT-DEITY-HADES-04")
def test_hades_scores_locks() -> None:
    locked = {"zeus": {"lock": 4}, "hera": {"lock": 5}, "ares": {"lock": 6}, "nike": {"lock": 7}}
    scores = [points(dict(list(locked.items())[:count]), "hades") for count in range(5)]
    assert scores == [0, 4, 7, 10, 10]


# -- companions ---------------------------------------------------------------------------

COMPANIONS = [
    ("hera", "zeus", ["zeus-day", "zeus-night"]),
    ("dionysus", "demeter", ["demeter-day", "demeter-night"]),
    ("aphrodite", "poseidon", ["poseidon-day", "poseidon-night"]),
    ("persephone", "hades", ["hades-day", "hades-night"]),
]


@pytest.mark.rule("MYT-DEITY-HERA-01", "MYT-DEITY-DIONYSUS-01", "MYT-DEITY-APHRODITE-01")
@pytest.mark.rule("MYT-DEITY-PERSEPHONE-01")
@pytest.mark.parametrize(("card", "god", "spaces"), COMPANIONS)
def test_companions_entitle_on_both_spaces_of_their_god(
    card: str, god: str, spaces: list[str]
) -> None:
    """Whoever is entitled may skip the main action, or enter without being able to do it."""
    for space in SPACE_NAMES:
        game = table(blue={"cards": {card: 1}, "resources": {"1": "2 stone"}})
        entered = "move " + space in game.texts()
        if entered:
            play(game, "move " + space)
        entitled = entered and ("skip" in game.texts() or not main_is_possible(space))
        assert entitled is (space in spaces), space


def main_is_possible(space: str) -> bool:
    """With two stones on level 1."""
    return space not in ("zeus-night", "demeter-night")


@pytest.mark.rule("MYT-DEITY-HERA-02", "MYT-DEITY-DIONYSUS-02", "MYT-DEITY-APHRODITE-02")
@pytest.mark.rule("MYT-DEITY-PERSEPHONE-02")
@pytest.mark.parametrize(("card", "god", "spaces"), COMPANIONS)
def test_companions_score(card: str, god: str, spaces: list[str]) -> None:
    others = [other for _, other, _ in COMPANIONS if other != god]
    assert points({}, card, favours=others) == 3
    assert points({}, card, favours=[god]) == 7


# -- cards of a single space --------------------------------------------------------------


@pytest.mark.rule("MYT-DEITY-APOLLO-01", "MYT-DEITY-APOLLO-02", "MYT-RAISE-03")
def test_apollo_raises_after_production_and_before_the_bonus() -> None:
    game = table(blue={"cards": {"apollo": 1}, "favours": ["zeus"]})
    play(game, "move zeus-day", "act", "produce gold")
    assert game.texts() == ["raise gold-1-2", "stop"]
    play(game, "raise gold-1-2", "raise gold-2-3")
    expect(game, blue={"resources": {"3": "gold"}})
    assert kind(game) == "step.bonus"
    game = table(red={"cards": {"apollo": 1}, "favours": ["zeus"]})
    play(game, "move zeus-day", "produce gold", "red: follow zeus", "produce gold")
    assert (actor(game), kind(game)) == ("red", "lift.step")
    play(game, "stop")
    expect(game, red={"resources": {"1": "gold"}}, turn="red")


@pytest.mark.rule("MYT-DEITY-APOLLO-03")
@pytest.mark.parametrize(("gold", "score"), [(0, 0), (1, 5), (2, 7), (3, 9), (7, 9)])
def test_apollo_scores_gold(gold: int, score: int) -> None:
    resources = {"2": f"{gold - 1} gold", "3": "gold, stone"} if gold else {"1": "stone"}
    assert points({}, "apollo", resources=resources) == score


@pytest.mark.rule("MYT-DEITY-ATHENA-01", "MYT-FOLLOW-14", "MYT-DEITY-ALL-02")
def test_athena_saves_a_gold_on_the_own_turn_and_when_following() -> None:
    cheap = {"1": "stone, marble"}
    game = table(turn="red", red={"resources": cheap, "cards": {"athena": 1}})
    play(game, "move zeus-night", "build st1", "on 1", "pay")
    expect(game, red={"built": {"st1": 1}, "resources": {"1": ""}})
    game = table(
        blue={"resources": {"1": "stone, marble, gold"}},
        red={"resources": cheap, "cards": {"athena": 1}, "favours": ["zeus"]},
        green={"resources": cheap, "favours": ["zeus"]},
    )
    play(game, "move zeus-night", "build st1", "on 1", "pay", "red: follow zeus", "build st1")
    expect(game, red={"built": {"st1": 1}, "resources": {"1": ""}}, turn="red")


@pytest.mark.rule("MYT-DEITY-ATHENA-01", "MYT-DEITY-NIKE-02")
def test_discounts_speak_only_to_their_own_kind() -> None:
    game = table(blue={"resources": {"1": "2 stone"}, "cards": {"athena": 1}})
    assert refused(game, "move demeter-night") == "MYT-TURN-07"
    game = table(blue={"resources": {"1": "stone, gold"}, "cards": {"nike": 1}})
    assert refused(game, "move zeus-night") == "MYT-TURN-07"


@pytest.mark.rule("MYT-DEITY-ATHENA-02")
@pytest.mark.parametrize(
    ("built", "score"), [({}, 0), ({"st1": 4}, 3), ({"st1": 1, "st2": 1, "lt1": 1, "lc1": 2}, 9)]
)
def test_athena_scores_temples(built: dict[str, int], score: int) -> None:
    assert points({}, "athena", built=built) == score


@pytest.mark.rule("MYT-DEITY-ARTEMIS-02", "MYT-DEITY-ARTEMIS-03")
def test_artemis_adds_a_resource_of_a_produced_type() -> None:
    game = table(blue={"cards": {"artemis": 1}})
    twin = game.copy()
    play(game, "move demeter-day", "produce marble")
    assert game.texts() == ["extra stone", "extra marble"]
    assert refused(game, "extra gold") == "MYT-DEITY-ARTEMIS-02"
    play(game, "extra marble")
    expect(game, blue={"resources": {"1": "2 stone, 2 marble"}})
    play(twin, "move demeter-day", "produce stone")  # one type: nothing to ask
    expect(twin, blue={"resources": {"1": "5 stone"}}, turn="red")
    game = table(red={"cards": {"artemis": 1}, "favours": ["demeter"]})
    play(game, "move demeter-day", "produce stone", "red: follow demeter", "produce gold")
    play(game, "extra gold")
    expect(game, red={"resources": {"1": "stone, 2 gold"}}, blue={"resources": {"1": "4 stone"}})


@pytest.mark.rule("MYT-DEITY-ARTEMIS-02")
def test_artemis_is_silent_at_zeus_day() -> None:
    game = table(blue={"cards": {"artemis": 1}})
    play(game, "move zeus-day", "produce stone")
    expect(game, blue={"resources": {"1": "3 stone"}}, turn="red")


@pytest.mark.rule("MYT-DEITY-ARTEMIS-04")
@pytest.mark.parametrize(("marble", "score"), [(0, 0), (1, 4), (2, 6), (3, 6), (4, 8), (9, 8)])
def test_artemis_scores_marble(marble: int, score: int) -> None:
    resources = {"2": f"{marble - 1} marble", "3": "marble"} if marble else {"1": "stone"}
    assert points({}, "artemis", resources=resources) == score


@pytest.mark.rule("MYT-DEITY-NIKE-02", "MYT-BUILD-15")
def test_example_e18_discount() -> None:
    cheap = {"2": "2 stone"}
    game = table(blue={"resources": cheap, "cards": {"nike": 1}})
    play(game, "move demeter-night", "act", "build sc2", "on 2", "pay")
    expect(game, blue={"built": {"sc2": 2}, "resources": {"2": ""}})
    game = table(
        blue={"resources": {"1": "2 stone, marble"}},
        red={"resources": cheap, "cards": {"nike": 1}, "favours": ["demeter"]},
    )
    play(game, "move demeter-night", "act", "build sc2", "on 1", "pay")
    play(game, "red: follow demeter", "build sc2", "on 2", "pay")
    expect(game, red={"built": {"sc2": 2}, "resources": {"2": ""}})


@pytest.mark.rule("MYT-DEITY-NIKE-03", "MYT-SETUP-10")
@pytest.mark.parametrize(
    ("built", "score"),
    [({}, 2), ({"sc1": 4, "st1": 1}, 4), ({"sc1": 1, "sc2": 1, "lc1": 1, "lc2": 1}, 10)],
)
def test_nike_scores_cities(built: dict[str, int], score: int) -> None:
    assert points({}, "nike", built=built) == score


@pytest.mark.rule("MYT-DEITY-ARES-03")
def test_ares_scores_offerings_but_not_locks() -> None:
    assert points({}, "ares", reserve=1) == 0
    assert points({"nike": 1}, "ares", reserve=1) == 4
    assert points({"nike": {"lock": 4, "value": 1}}, "ares", reserve=2) == 4
    assert points({"nike": {"lock": 4, "value": 1}}, "ares", reserve=3) == 6
    assert points({"nike": {"lock": 4, "value": 1}}, "ares", reserve=5) == 8
    assert points({}, "ares", reserve=50) == 8


@pytest.mark.rule("MYT-DEITY-ARES-01")
def test_ares_speaks_at_poseidon_day_only() -> None:
    game = table(blue={"cards": {"ares": 1}})
    play(game, "move hades-night", "take")
    expect(game, blue={"reserve": 1})


@pytest.mark.rule("MYT-DEITY-HEPHAESTUS-01", "MYT-DEITY-HEPHAESTUS-02")
def test_hephaestus_sells_a_second_favour() -> None:
    game = table(
        blue={"cards": {"hephaestus": 1}, "resources": {"1": "marble", "3": "2 marble"}},
    )
    play(game, "move poseidon-night", "act", "favour zeus")
    assert game.texts() == ["decline", "marble 1", "marble 3"]
    assert refused(game, "marble 2") == "MYT-DEITY-HEPHAESTUS-02"
    play(game, "marble 3", "favour hades")
    expect(game, blue={"favours": ["zeus", "hades"], "resources": {"1": "marble", "3": "marble"}})
    assert kind(game) == "step.last"  # once per action
    game = table(blue={"cards": {"hephaestus": 1}, "resources": {"1": "stone"}})
    play(game, "move poseidon-night", "favour zeus")
    expect(game, turn="red")
    game = table(
        red={"cards": {"hephaestus": 1}, "resources": {"1": "marble"}, "favours": ["poseidon"]}
    )
    play(game, "move poseidon-night", "favour zeus", "red: follow poseidon", "favour zeus")
    play(game, "marble 1", "favour zeus")
    expect(game, red={"favours": ["zeus", "zeus"]})


@pytest.mark.rule("MYT-DEITY-HEPHAESTUS-03")
def test_hephaestus_scores_favours() -> None:
    tokens = ["zeus", "demeter", "hades", "hades", "hades", "zeus"]
    scores = [points({}, "hephaestus", favours=tokens[:count]) for count in range(7)]
    assert scores == [0, 4, 4, 7, 7, 10, 10]


@pytest.mark.rule("MYT-DEITY-HESTIA-01", "MYT-DEITY-HESTIA-02", "MYT-RAISE-09")
def test_hestia_changes_one_raised_resource() -> None:
    game = table(blue={"cards": {"hestia": 1}, "resources": {"1": "2 stone, marble, gold"}})
    play(game, "move hades-day")
    assert game.texts() == [
        "raise stone-1-2",
        "raise marble-1-2",
        "raise gold-1-2",
        "exalt stone-1-2",
        "exalt marble-1-2",
    ]
    assert refused(game, "exalt gold-1-2") == "MYT-DEITY-HESTIA-02"
    play(game, "exalt stone-1-2")
    expect(game, blue={"resources": {"1": "stone, marble, gold", "2": "marble"}})
    assert refused(game, "exalt marble-2-3") == "MYT-DEITY-HESTIA-01"  # once
    play(game, "raise marble-2-3", "stop")
    game = table(
        blue={"resources": {"1": "stone, gold"}},
        red={"cards": {"hestia": 1}, "resources": {"1": "marble"}, "favours": ["hades"]},
    )
    play(game, "move hades-day", "raise stone-1-2", "stop", "end", "red: follow hades")
    play(game, "raise marble-1-2", "exalt marble-2-3", "stop")
    expect(game, red={"resources": {"3": "gold"}})


@pytest.mark.rule("MYT-DEITY-HESTIA-01")
def test_hestia_is_silent_elsewhere() -> None:
    game = table(blue={"cards": {"hestia": 1}, "favours": ["demeter"]})
    play(game, "move demeter-day", "act", "produce stone", "bonus")
    assert not [text for text in game.texts() if text.startswith("exalt")]


@pytest.mark.rule("MYT-DEITY-HESTIA-03")
def test_hestia_scores_types_on_the_top_level() -> None:
    tops = ["", "9 stone", "stone, gold", "stone, marble, gold"]
    scores = [
        points({}, "hestia", resources={"3": "stone, marble, gold", "4": top}) for top in tops
    ]
    assert scores == [0, 4, 7, 10]


@pytest.mark.rule("MYT-DEITY-HERMES-01", "MYT-DEITY-HERMES-02", "MYT-LOCK-10")
def test_example_e11_hermes_at_hades_night() -> None:
    lowest = RULES.numbers.locks[0]
    game = table(blue={"cards": {"hermes": 0, "nike": lowest - 3}, "reserve": 2})
    play(game, "move hades-night")
    assert game.texts() == ["take", "make", "both"]
    play(game, "both", "offer nike", "lay 3")
    expect(
        game,
        blue={"reserve": 0, "cards": {"hermes": 0, "nike": {"lock": lowest, "value": 0}}},
        river=["", "?", "?", "?", "?"],
    )
    assert actor(game) == "chance"
    play(game, "draw zeus")
    expect(game, river=["", "zeus", "?", "?", "?"])


@pytest.mark.rule("MYT-DEITY-HERMES-02")
def test_hermes_offering_may_be_used_at_once() -> None:
    game = table(blue={"cards": {"hermes": 0}})
    play(game, "move hades-night")
    assert game.texts() == ["take", "both"]
    play(game, "both", "offer hermes", "lay 1")
    expect(game, blue={"cards": {"hermes": 1}, "reserve": 0})


@pytest.mark.rule("MYT-DEITY-HERMES-01", "MYT-OFFERING-12")
def test_hermes_needs_an_offering_that_can_be_made() -> None:
    """With the one Offering taken, a card with value 1 cannot be stolen."""
    game = table(
        blue={"cards": {"hermes": {"lock": 4}}, "favours": ["hades"]}, red={"cards": {"nike": 1}}
    )
    play(game, "move hades-night", "act")
    expect(game, blue={"reserve": 1, "cards": {"hermes": {"lock": 4}}})
    assert kind(game) == "step.bonus"
    game = table(blue={"cards": {"hermes": {"lock": 4}}, "reserve": 1}, red={"cards": {"nike": 1}})
    play(game, "move hades-night")
    assert game.texts() == ["take", "both"]


@pytest.mark.rule("MYT-DEITY-HERMES-01")
def test_hermes_works_for_followers() -> None:
    game = table(red={"cards": {"hermes": 0}, "favours": ["hades"]})
    play(game, "move hades-night", "red: follow hades", "both", "offer hermes", "lay 1")
    expect(game, red={"cards": {"hermes": 1}, "reserve": 0})


@pytest.mark.rule("MYT-DEITY-HERMES-03")
@pytest.mark.parametrize("space", ["zeus-night", "poseidon-day"])
def test_hermes_is_silent_with_bonus_actions(space: str) -> None:
    god = space.split("-", maxsplit=1)[0]
    game = table(blue={"cards": {"hermes": 0}, "favours": [god], "reserve": 1})
    play(game, "move " + space, "skip", "bonus")
    assert game.texts() == ["take", "make"]
    assert refused(game, "both") == "MYT-OFFERING-13"


@pytest.mark.rule("MYT-DEITY-HERMES-04")
def test_hermes_scores_cards() -> None:
    others: dict[str, object] = {"zeus": 0, "hera": 0, "ares": {"lock": 4}, "nike": 0}
    scores = [points(dict(list(others.items())[:count]), "hermes") for count in range(5)]
    assert scores == [3, 5, 7, 9, 9]


@pytest.mark.rule("MYT-DEITY-ALL-05")
def test_the_events_tell_of_one_use() -> None:
    game = table(blue={"cards": {"ares": 1}})
    events = play(game, "move poseidon-day")
    assert names(game, events).count("offerings") == 1
    expect(game, blue={"reserve": 2})
