"""What an option surely brings is told before it is chosen: land, buildings, a metropolis."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from delos.kernel import inside
from delos.kernel.game import Game
from delos.scenarios.fields import Field
from delos.scenarios.form import Scenario
from delos.server.telling.bringing import brings
from delos.server.telling.hinting import judged_at_once

FLEETS = {"despotiko-strait": 1, "parikia-bay": 1, "ios-passage": 1}
LANDS = {"naoussa": "3 troops, port", "antiparos": "fortress", "ios": "temple"}


def placed(position: Mapping[str, object], edition: str = "base") -> Game:
    return Scenario(
        Path("placed"),
        "placed",
        "legendary",
        options={"edition": edition, "map": "quick-3"},
        position=Field("position", dict(position)),
    ).start()


def marching(lands: dict[str, str], rivals: dict[str, str]) -> Game:
    """Bull is with Ares, and asked where one troop of Naoussa marches."""
    position = {
        "turn": "bull",
        "gods": ["ares", "athena"],
        "bull": {"gold": 5, "god": "ares", "lands": lands, "seas": FLEETS},
        "dolphin": {"god": "athena", "lands": {"mykonos": "2 troops", **rivals}},
        "bee": {"god": "apollo", "lands": {"syros": "troop"}},
    }
    game = placed(position)
    game.play("march")
    game.play("troops 1")
    return game


def told(game: Game, text: str, lang: str = "en") -> list[str]:
    action = dict(zip(game.texts(), game.ids(), strict=True))[text]
    return brings(game, inside.actor(game), action, lang)


def test_a_march_that_completes_four_buildings_says_what_becomes_of_them() -> None:
    game = marching(LANDS, {"gyaros": "university"})
    assert told(game, "to gyaros") == [
        "Undefended.",
        "Brings another metropolis, a land taken from a rival and a priestess.",
        "Your four buildings become the metropolis.",
    ]
    assert told(game, "to gyaros", "fr")[-1] == "Vos quatre bâtiments deviennent la Métropole."


def test_a_building_that_completes_nothing_stays() -> None:
    game = marching(LANDS, {"gyaros": "port"})
    assert told(game, "to gyaros") == [
        "Undefended.",
        "Brings a land taken from a rival and a priestess.",
    ]
    two = marching({"naoussa": "3 troops, port", "antiparos": ""}, {"gyaros": "university"})
    assert "2 of 4 for a metropolis" in " ".join(told(two, "to gyaros"))


def test_a_battle_is_left_to_its_odds_and_an_empty_land_has_no_defender() -> None:
    game = marching(LANDS, {"gyaros": "troop, university"})
    assert told(game, "to gyaros") == []
    assert told(game, "to kitriani") == ["Brings another land and 1 more gold a cycle."]


def test_a_cornucopia_of_one_s_own_is_gold_in_every_cycle() -> None:
    position = {
        "turn": "bull",
        "gods": ["ares", "athena"],
        "bull": {"gold": 5, "god": "apollo", "lands": {"naoussa": "troop", "ios": ""}},
        "dolphin": {"god": "athena", "lands": {"mykonos": "2 troops"}},
        "bee": {"god": "ares", "lands": {"syros": "troop"}},
    }
    game = placed(position, "complete")
    while "cornucopia ios" not in game.texts():
        game.play(game.ids()[0])
    own, other = "syros", "mykonos"  # Bee is asked
    assert game.seats[inside.actor(game)] == "bee"
    assert told(game, f"cornucopia {own}") == ["Brings 1 more gold a cycle."]
    assert told(game, f"cornucopia {other}") == []


def test_it_reads_no_luck_and_leaves_the_game_alone() -> None:
    game = marching(LANDS, {"gyaros": "university"})
    before = game.dump()
    assert [told(game, "to gyaros") for _ in range(3)] == 3 * [told(game, "to gyaros")]
    assert game.dump() == before


def test_a_hint_for_a_god_says_who_gives_the_building() -> None:
    position = {
        "phase": "offerings",
        "gods": ["ares", "athena"],
        "order": ["bull", "dolphin", "bee"],
        "bull": {"gold": 5, "lands": {"naoussa": "troop"}},
        "dolphin": {"gold": 5, "lands": {"mykonos": "troop"}},
        "bee": {"gold": 5, "lands": {"syros": "troop"}},
    }
    game = placed(position)
    ares = next(option for option in game.options() if option.text == "offer ares")
    said = judged_at_once(game, 0, ares, ["Ann", "Ben", "Cleo"], "en")
    assert said.startswith("Ares gives a Fortress. Fortress: new to your set")
