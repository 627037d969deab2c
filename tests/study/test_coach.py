"""The coach says what matters now: it speaks where it must and reads no secret."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from delos import api
from delos.bots import bot
from delos.bots.base import Chair
from delos.kernel import inside
from delos.kernel.game import Game
from delos.scenarios.fields import Field
from delos.scenarios.form import Scenario
from delos.server.telling.coaching import coach_of
from delos.study.coach import Word, coached
from delos.texts import languages

Position = dict[str, Any]

LEGENDARY: Position = {
    "phase": "offerings",
    "cycle": 4,
    "gods": ["athena", "ares"],
    "order": ["bull", "dolphin", "bee"],
    "bull": {
        "gold": 5,
        "lands": {"naoussa": "3 troops", "antiparos": "", "ios": ""},
        "seas": {"despotiko-strait": 1, "parikia-bay": 1, "ios-passage": 1},
    },
    "dolphin": {"gold": 5, "lands": {"mykonos": "2 troops", "tinos": ""}, "seas": {"ornos-bay": 1}},
    "bee": {"gold": 5, "lands": {"syros": "troop", "sikinos": ""}, "seas": {"kythnos-channel": 1}},
}
CLASSIC: Position = {
    "phase": "offerings",
    "gods": ["athena", "ares"],
    "order": ["red", "blue", "green"],
    "red": {
        "gold": 5,
        "islands": {"naxos": "2 troops", "andros": "troop"},
        "fleets": {"g5": 1, "a2": 1},
    },
    "blue": {"gold": 5, "islands": {"tinos": "troop", "mykonos": "troop"}, "fleets": {"d4": 1}},
    "green": {"gold": 5, "islands": {"milos": "troop", "kythnos": ""}, "fleets": {"k2": 1}},
}
MYTIKAS: Position = {
    "turn": "blue",
    "blue": {"favours": ["zeus"]},
    "river": ["", "?", "?", "?", "?"],
}
THREE = "port, fortress, temple"
BASES: dict[str, tuple[str, dict[str, Any], Position]] = {
    "legendary": ("legendary", {"edition": "base", "map": "quick-3"}, LEGENDARY),
    "classic": ("classic", {}, CLASSIC),
    "hades": ("classic", {"modules": ["underworld", "heroes"]}, CLASSIC),
    "mytikas": ("mytikas", {}, MYTIKAS),
}


def merged(base: Position, change: Position) -> Position:
    found = deepcopy(base)
    for key, value in change.items():
        if isinstance(value, dict) and isinstance(found.get(key), dict):
            found[key] = {**found[key], **value}
        elif value is None:
            found.pop(key, None)
        else:
            found[key] = value
    return found


def at(group: str, *changes: Position) -> Game:
    """A table of the group, in the middle of an auction or at the beginning of a turn."""
    title, options, base = BASES[group]
    for change in changes:
        base = merged(base, change)
    position = Field("position", base)
    return Scenario(Path("coach"), "coach", title, options=options, position=position).start()


def acting(group: str, god: str, *changes: Position, gods: list[str] | None = None) -> Game:
    """The first seat's turn, the others still to come."""
    first, second, third = (
        ("bull", "dolphin", "bee")
        if group == "legendary"
        else (
            "red",
            "blue",
            "green",
        )
    )
    order: Position = {"phase": None, "turn": first, "order": None, "gods": gods or [god, "athena"]}
    seats: Position = {first: {"god": god}, second: {"god": "athena"}, third: {"god": "apollo"}}
    return at(group, order, seats, *changes)


def keys(game: Game) -> list[str]:
    seat = inside.actor(game)
    return [one.key for one in coached(game, seat)]


def about(game: Game, start: str) -> list[str]:
    return [key for key in keys(game) if key.startswith(start)]


# -- met for the first time -----------------------------------------------------------------------


def test_what_a_figurine_will_cost_is_said_before_it_is_bought() -> None:
    kraken: Position = {"creatures": {"track": ["kraken", "harpy", "", ""]}}
    said = coached(acting("legendary", "ares", kraken), 0)[0]
    assert (said.key, said.urgent) == ("legendary-figurine creature:kraken", True)
    harpy: Position = {"creatures": {"track": ["harpy", "", "", ""]}}
    assert not about(acting("legendary", "ares", harpy), "legendary-figurine")
    poor: Position = {"bull": {"gold": 1, "god": "ares"}}
    assert not about(acting("legendary", "ares", kraken, poor), "legendary-figurine")


@pytest.mark.parametrize(("group", "god"), [("legendary", "ares"), ("classic", "ares")])
def test_the_first_creature_one_can_pay(group: str, god: str) -> None:
    track = ["harpy", "pegasus", "", ""][: 4 if group == "legendary" else 3]
    harpy: Position = {"creatures": {"track": track}}
    assert f"{group}-creature" in keys(acting(group, god, harpy))
    none: Position = {"creatures": {"track": [""] * len(track)}}
    assert f"{group}-creature" not in keys(acting(group, god, none))


def test_the_first_turn_with_hera() -> None:
    assert "legendary-hera" in keys(acting("legendary", "hera"))
    assert "legendary-hera" not in keys(acting("legendary", "ares"))


# -- the end --------------------------------------------------------------------------------------


def test_a_rival_one_building_from_victory_is_stopped_by_the_god_who_gives_it() -> None:
    cities = {"lands": {"mykonos": "2 troops", "tinos": "metropolis, metropolis"}}
    near = {"dolphin": {**cities, "philosophers": 3}}
    game = at("legendary", near)
    assert keys(game)[0] == "stop-god seat:1 god:athena card:philosopher"
    assert coached(game, 0)[0].urgent
    assert not about(at("legendary", near, {"gods": ["zeus", "ares"]}), "stop")
    assert not about(at("legendary", {"dolphin": {"philosophers": 3}}), "stop")


def test_classic_stops_a_rival_too() -> None:
    near = {
        "blue": {"islands": {"tinos": "troop, metropolis", "mykonos": "troop"}, "philosophers": 3}
    }
    assert keys(at("classic", near))[0] == "stop-god seat:1 god:athena card:philosopher"
    three = {
        "blue": {"islands": {"tinos": "troop, metropolis", "kythnos": THREE}},
        "green": {"islands": {"milos": "troop"}},
    }
    wants = about(at("classic", three), "stop")
    assert wants == ["stop-god seat:1 god:athena building:university"]


def test_one_s_own_god_for_victory_comes_first() -> None:
    own = {
        "red": {"islands": {"naxos": "2 troops, metropolis", "andros": "troop"}, "philosophers": 3},
        "blue": {"philosophers": 3},
    }
    assert keys(at("classic", own))[0] == "win-god god:athena card:philosopher"
    poor = merged(own, {"red": {"gold": 0}})
    assert not about(at("classic", poor), "win")


def test_who_has_enough_must_lose_one() -> None:
    full = {
        "blue": {"islands": {"tinos": "troop, metropolis", "kythnos": "metropolis"}},
        "green": {"islands": {"milos": "troop"}},
    }
    assert about(at("classic", full), "stop") == ["stop-keep seat:1"]


def test_an_undefended_metropolis_that_would_win_is_marched_to() -> None:
    prey = {
        "red": {"islands": {"naxos": "2 troops, metropolis", "andros": "3 troops"}},
        "blue": {"islands": {"tinos": "metropolis", "mykonos": "troop"}},
    }
    bridge = {"red": {"fleets": {"g5": 1, "b2": 1}}}
    assert about(at("classic", prey, bridge), "win") == ["win-land god:ares land:tinos"]
    assert not about(at("classic", prey), "win")  # no bridge
    held = merged(
        prey, {"blue": {"islands": {"tinos": "3 troops, metropolis", "mykonos": "troop"}}}
    )
    assert not about(at("classic", held, bridge), "win")


# -- on the way -----------------------------------------------------------------------------------


def test_a_god_who_completes_a_set() -> None:
    three = {"red": {"islands": {"naxos": "2 troops, port, fortress, temple", "andros": "troop"}}}
    assert about(at("classic", three), "set") == ["set-god god:athena building:university"]
    assert not about(at("classic", three, {"gods": ["zeus", "ares"]}), "set")
    broke = merged(three, {"red": {"gold": 2}})  # one to bid, two to build
    assert not about(at("classic", broke), "set")
    assert not about(at("classic"), "set")
    menu = acting("classic", "athena", three, {"blue": {"god": "zeus"}}, gods=["athena", "zeus"])
    assert about(menu, "set") == ["set-turn god:athena building:university"]


def test_hera_gives_what_is_missing() -> None:
    three = {
        "bull": {"lands": {"naoussa": "3 troops, port", "antiparos": "fortress", "ios": "temple"}}
    }
    found = about(at("legendary", three, {"gods": ["hera", "ares"]}), "set")
    assert found == ["set-god god:hera building:university"]


def test_two_philosophers_and_athena() -> None:
    assert about(at("classic", {"red": {"philosophers": 2}}), "set") == ["set-two god:athena"]
    assert not about(at("classic", {"red": {"philosophers": 2, "gold": 4}}), "set")


def test_a_rival_near_a_metropolis() -> None:
    near = {"blue": {"philosophers": 3}}
    assert about(at("classic", near), "rival") == ["rival seat:1 god:athena card:philosopher"]
    assert not about(at("classic", near, {"gods": ["zeus", "ares"]}), "rival")
    assert not about(at("classic", {"blue": {"philosophers": 2}}), "rival")


def test_an_open_metropolis_in_reach_is_guarded() -> None:
    open_city = {
        "bull": {"lands": {"naoussa": "3 troops", "antiparos": "metropolis", "ios": ""}},
        "dolphin": {"lands": {"mykonos": "2 troops", "tinos": "", "gyaros": "3 troops"}},
    }
    game = at("legendary", open_city)
    assert about(game, "guard") == ["guard-god seat:1 land:antiparos"]
    far = {"dolphin": {"lands": {"mykonos": "2 troops", "tinos": "", "gyaros": ""}}}
    assert not about(at("legendary", open_city, far), "guard")
    assert not about(at("legendary", open_city, {"gods": ["zeus", "athena"]}), "guard")


def test_nobody_is_feared_whose_god_lets_no_army_march() -> None:
    """Once the offerings are over: Ares, or a hero under any god but Apollo."""
    open_city = {"bull": {"lands": {"naoussa": "3 troops", "antiparos": "metropolis", "ios": ""}}}
    plain = {"dolphin": {"lands": {"mykonos": "2 troops", "tinos": "", "gyaros": "3 troops"}}}
    led = {"dolphin": {"lands": {"mykonos": "", "tinos": "", "gyaros": "3 troops, hector"}}}
    resting = {"dolphin": {"god": "apollo"}, "bee": {"god": "athena"}}
    assert not about(acting("legendary", "ares", open_city, plain), "guard")
    assert about(acting("legendary", "ares", open_city, led), "guard") == [
        "guard-turn seat:1 land:antiparos"
    ]
    assert not about(acting("legendary", "ares", open_city, led, resting), "guard")


def test_a_hero_cannot_be_given_up_under_apollo() -> None:
    three = dict.fromkeys(("delos", "syros", "kythnos"), "troop")
    ready = {
        "blue": {"islands": {"tinos": "troop, achilles", **three, "mykonos": "metropolis"}},
        "green": {"islands": {"milos": "troop"}},
    }
    assert about(acting("hades", "ares", ready), "stop") == ["stop-hero seat:1 hero:achilles"]
    resting = {"blue": {"god": "apollo"}, "green": {"god": "athena"}}
    assert not about(acting("hades", "ares", ready, resting), "stop")


def test_a_rival_s_open_metropolis_is_prey_for_ares() -> None:
    city = {
        "bull": {"lands": {"naoussa": "", "antiparos": "3 troops", "ios": ""}},
        "dolphin": {"lands": {"mykonos": "2 troops", "tinos": "", "gyaros": "troop, metropolis"}},
    }
    assert about(at("legendary", city), "hunt") == ["hunt-god land:gyaros"]
    strong = {"dolphin": {"lands": {"mykonos": "", "gyaros": "3 troops, metropolis"}}}
    assert not about(at("legendary", city, strong), "hunt")


# -- gold, Hades, beginnings ----------------------------------------------------------------------


def test_gold_that_lies_idle_or_lacks() -> None:
    assert about(at("classic", {"red": {"gold": 12}}), "gold") == ["gold-rich"]
    assert about(at("classic", {"red": {"gold": 1}}), "gold") == ["gold-poor"]
    assert not about(at("classic"), "gold")
    idle = acting("classic", "ares", {"red": {"gold": 9}}, gods=["ares", "athena"])
    assert about(idle, "gold") == ["gold-idle"]
    spent = acting("classic", "ares", {"red": {"gold": 3}}, gods=["ares", "athena"])
    assert not about(spent, "gold")


def test_hades_is_near_here_or_gives_the_dead() -> None:
    assert about(at("hades", {"threat": 8}), "hades") == ["hades-near"]
    assert not about(at("hades", {"threat": 3}), "hades")
    here = {"gods": ["hades", "ares"], "covered": "athena"}
    assert about(at("hades", here), "hades") == ["hades-here"]
    assert not about(at("classic"), "hades")


def test_a_hero_whose_condition_is_met() -> None:
    four = dict.fromkeys(("andros", "delos", "syros", "kythnos"), "troop")
    ready = {
        "red": {"islands": {"naxos": "2 troops, achilles", **four}},
        "green": {"islands": {"milos": "troop"}},
    }
    menu = acting("hades", "ares", ready, gods=["ares", "athena"])
    assert about(menu, "set") == ["set-hero hero:achilles"]
    few = {"red": {"islands": {"naxos": "2 troops, achilles", "andros": "troop"}}}
    assert not about(acting("hades", "ares", few, gods=["ares", "athena"]), "set")


def test_not_every_sacrifice_is_a_metropolis() -> None:
    """Perseus carries an army; Hector needs enough clergy."""
    prey = {"red": {"islands": {"naxos": "2 troops, perseus", "andros": "troop"}}}
    assert not about(acting("hades", "ares", prey, gods=["ares", "athena"]), "set")
    hector = {"islands": {"naxos": "2 troops, hector", "andros": "troop"}, "philosophers": 3}
    for priests, ready in ((1, False), (2, True)):
        change = {"red": {**hector, "priests": priests}}
        menu = acting("hades", "ares", change, gods=["ares", "athena"])
        assert bool(about(menu, "set-hero")) is ready


@pytest.mark.parametrize(
    ("group", "key"),
    [
        ("legendary", "legendary-offering"),
        ("classic", "classic-offering"),
        ("hades", "classic-offering"),
        ("mytikas", "mytikas-move"),
    ],
)
def test_what_a_question_is_about_comes_before_all_but_alarms(group: str, key: str) -> None:
    """It is said once; without it the rest would not be understood."""
    words = coached(at(group, {"red": {"gold": 20}} if group in ("classic", "hades") else {}), 0)
    assert words[0].key == key


# -- Mytikas --------------------------------------------------------------------------------------


def test_what_can_be_built_at_once() -> None:
    ready = {"blue": {"resources": {2: "2 stone, marble"}, "favours": ["zeus"]}}
    found = about(at("mytikas", ready), "build")
    assert found == ["build construction:small-city space:demeter-night"]
    blocked = {"red": {"builder": "demeter-night", "resources": {1: "2 stone, marble"}}}
    assert not about(at("mytikas", ready, blocked), "build ")
    assert not about(at("mytikas", {"blue": {"resources": {2: "2 stone"}}}), "build")
    last = {"level_tokens": [4, 1, 3, 2]}
    assert about(at("mytikas", ready, last), "build") == [
        "build-last construction:small-city space:demeter-night"
    ]


def test_offerings_lock_steal_and_are_stolen() -> None:
    own = {"blue": {"reserve": 2, "cards": {"hera": 2}}}
    assert "lock deity:hera" in keys(at("mytikas", own))
    assert "lock deity:hera" not in keys(
        at("mytikas", {"blue": {"reserve": 1, "cards": {"hera": 2}}})
    )
    prey = {"blue": {"reserve": 2}, "red": {"cards": {"ares": 1}}}
    assert "steal deity:ares seat:1" in keys(at("mytikas", prey))
    assert not about(
        at("mytikas", {"blue": {"reserve": 1}, "red": {"cards": {"ares": 1}}}), "steal"
    )
    risk = {"blue": {"reserve": 1, "cards": {"hera": 1}}, "red": {"reserve": 3}}
    assert "exposed seat:1 deity:hera" in keys(at("mytikas", risk))
    river = {"blue": {"reserve": 1}, "river": ["ares", "?", "?", "?", "?"]}
    assert "river deity:ares" in keys(at("mytikas", river))


def test_a_follow_that_is_worth_a_favour() -> None:
    follow = {"turn": "red", "step": "follow", "space": "demeter-night", "follower": "blue"}
    mine = {"blue": {"favours": ["demeter"], "resources": {3: "2 stone, marble"}}}
    stands = {"red": {"builder": "demeter-night", "resources": {1: "2 stone, marble"}}}
    game = at("mytikas", follow, mine, stands)
    assert keys(game) == ["mytikas-follow", "follow-build construction:small-city"]
    zeus = {"turn": "red", "step": "follow", "space": "zeus-day", "follower": "blue"}
    poor = {"blue": {"favours": ["zeus"]}, "red": {"builder": "zeus-day"}}
    assert keys(at("mytikas", zeus, poor)) == ["mytikas-follow"]
    rich = {
        "blue": {"favours": ["zeus"], "built": {"sc1": 1, "lc1": 2}},
        "red": {"builder": "zeus-day"},
    }
    assert keys(at("mytikas", zeus, rich))[1] == "follow-cities"


def test_the_end_is_near() -> None:
    last = {"level_tokens": [1, 0, 0, 2], "blue": {"resources": {1: "2 stone, marble"}}}
    behind = {"red": {"built": {"lc1": 3, "lc2": 3}}}
    words = coached(at("mytikas", last, behind), 0)
    assert words[0].key == "end-levels-behind seat:1"
    assert words[0].urgent
    ahead = {"blue": {"resources": {1: "2 stone, marble"}, "built": {"lc1": 3}}}
    assert keys(at("mytikas", last, ahead))[0] == "end-levels-ahead"
    assert not about(at("mytikas", behind), "end")


def test_no_favours() -> None:
    assert about(at("mytikas", {"blue": {"favours": []}}), "no-favour")
    assert not about(at("mytikas"), "no-favour")


# -- all of them ----------------------------------------------------------------------------------


FIRST: dict[str, tuple[str, dict[str, Any]]] = {
    "legendary": ("legendary", {"players": 3, "edition": "base", "map": "quick-3"}),
    "hades": ("classic", {"players": 3, "modules": ["underworld", "heroes"]}),
    "mytikas": ("mytikas", {"players": 3}),
}


@pytest.mark.parametrize("group", sorted(FIRST))
def test_a_whole_game_in_words(group: str) -> None:
    """Every sentence can be said in both languages, and only to who decides."""
    title, options = FIRST[group]
    game = api.new(title, seed=5, **options)
    bots = [bot("greedy", seat) for seat in range(len(game.title.seats))]
    kinds: set[str] = set()
    while not game.over:
        seat = inside.actor(game)
        for lang in languages() if game.count % 4 == 0 else ():
            for one in coach_of(game, 0, seat, ["Ann", "", ""], lang).words:
                kinds.add(one.kind)
                assert one.text.endswith(".")
                assert "{" not in one.text
                assert "none" not in one.text.split()
                assert len(one.text.split()) <= 34, one.text
        assert coached(game, (seat + 1) % len(game.title.seats)) == []
        game.play(bots[seat].choose(Chair(game, seat)))
    assert len(kinds) > 3


def test_words_do_not_depend_on_what_is_hidden() -> None:
    """Rivals' gold behind screens changes nothing that is said."""
    near = {"blue": {"philosophers": 3}}
    one = coached(at("classic", near, {"blue": {"gold": 0}, "green": {"gold": 9}}), 0)
    other = coached(at("classic", near, {"blue": {"gold": 9}, "green": {"gold": 0}}), 0)
    assert [word.said for word in one] == [word.said for word in other]
    assert all(isinstance(word, Word) for word in one)
