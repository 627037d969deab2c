"""Reasons of the Legendary Edition in words, with what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from delos.kernel.errors import IllegalAction
from delos.kernel.game import Game
from delos.scenarios import load


def table(bull: str, *, others: str = "") -> str:
    return f"""
name = "a table"
title = "legendary"

[position]
turn = "bull"

[position.bull]
{bull}

[position.dolphin]
lands = ["paros", "melos"]
{others}

[position.bee]
lands = ["thera"]

[[step]]
expect = {{ seat = "bull" }}
"""


class Starter:
    """Starts a game from a position."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "position.toml"

    def __call__(self, position: str) -> Game:
        self.file.write_text(position, encoding="utf-8")
        return load(self.file).start()


@pytest.fixture
def started(tmp_path: Path) -> Starter:
    return Starter(tmp_path)


AJAX = 'gold = 1\ngod = "athena"\nlands = { naxos = "ajax, 1 troop" }'


@pytest.mark.rule("LEG-HERO-AJAX-02")
def test_a_refused_sacrifice_tells_what_is_missing(started: Starter) -> None:
    told = started(table(AJAX)).why_not("sacrifice ajax")
    assert str(told) == "Ajax wants 7 Land Areas; you have 1. (LEG-HERO-AJAX-02, LEG-HERO-GEN-05)"
    french = started(table(AJAX)).why_not("sacrifice ajax", "fr")
    assert "Ajax demande 7 Zones Terrestres" in str(french)


@pytest.mark.rule("LEG-CREATURE-MEDUSA-01")
def test_a_hero_held_by_medusa_says_so(started: Starter) -> None:
    game = started(table(AJAX, others='creatures = { medusa = "naxos" }'))
    assert str(game.why_not("quest ajax")) == (
        "Medusa holds Ajax: nobody leaves her area. "
        "(LEG-CREATURE-MEDUSA-01, LEG-CREATURE-MEDUSA-03)"
    )


@pytest.mark.rule("LEG-HEROMOVE-03")
def test_a_hero_without_gold_tells_the_price(started: Starter) -> None:
    game = started(table(AJAX.replace("gold = 1", "gold = 0")))
    assert str(game.why_not("quest ajax")) == "This costs 1 gold; you can pay 0. (LEG-HEROMOVE-03)"


def test_a_hero_without_a_way_says_so(started: Starter) -> None:
    game = started(table(AJAX.replace("naxos", "anafi")))
    told = str(game.why_not("quest ajax"))
    assert told.startswith("Ajax has nowhere to go")
    assert "LEG-HEROMOVE-04" in told
    assert "LEG-HEROMOVE-03" not in told


MARCH = 'gold = 2\ngod = "ares"\nlands = { naxos = "2 troops" }\nseas = { reef = 1 }'


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("march kea", "LEG-LANDMOVE-04"),
        ("march to kea", "LEG-LANDMOVE-04"),
        ("to kea", "LEG-LANDMOVE-04"),
        ("march thera", "LEG-LANDMOVE-13"),
        ("sail gulf", "LEG-POSEIDON-04"),
    ],
)
def test_the_menu_tells_why_a_place_is_out_of_reach(
    started: Starter, asked: str, rule: str
) -> None:
    game = started(table(MARCH))
    assert game.decision is not None
    assert game.decision.kind == "turn"
    assert rule in game.why_not(asked).rules
    with pytest.raises(IllegalAction) as refused:
        game.play(asked)
    assert rule in str(refused.value)


def test_a_place_within_reach_has_no_reason(started: Starter) -> None:
    game = started(table(MARCH))
    game.play("march")
    game.play("troops 2")
    near = [text.removeprefix("to ") for text in game.texts()]
    assert near
    again = started(table(MARCH))
    for land in near:
        assert again.why_not(f"march {land}").key == "unknown"


@pytest.mark.rule("LEG-SEAMOVE-01")
def test_a_sea_out_of_reach_is_told_at_the_menu(started: Starter) -> None:
    game = started(table(MARCH.replace("ares", "poseidon")))
    assert game.why_not("sail gulf").rules == ("LEG-SEAMOVE-01",)
    game.play("sail")
    far = {"gulf", "strait", "bay"}
    assert not far & {text.removeprefix("to ") for text in game.texts()}


def test_a_quest_tells_why_not_there(started: Starter) -> None:
    game = started(table(AJAX))
    for asked in ("quest ajax kea", "to kea", "land:kea"):
        assert "LEG-LANDMOVE-04" in game.why_not(asked).rules, asked
    assert game.why_not("quest jason kea").rules == ("LEG-HEROMOVE-02",)
    assert game.why_not("march kea").rules == ("LEG-ARES-04",)


def test_two_heroes_are_asked_in_order(started: Starter) -> None:
    game = started(table('gold = 2\ngod = "ares"\nlands = { naxos = "1 troop, ajax, jason" }'))
    game.play("march")
    game.play("troops 1")
    assert str(game.why_not("take jason")).startswith("First say whether Ajax comes along.")
    assert str(game.why_not("take helen")).startswith("Helen is not there.")
    game.play("leave ajax")
    assert str(game.why_not("take ajax")).startswith("Whether Ajax comes along has been decided.")


@pytest.mark.parametrize(
    ("bull", "others", "asked", "said"),
    [
        (
            'gold = 2\ngod = "ares"\nlands = ["naxos"]',
            "",
            "march",
            "You have no unit on the map that could march. (LEG-LANDMOVE-01)",
        ),
        (
            MARCH,
            'creatures = { medusa = "naxos" }',
            "march",
            "Medusa holds all of your units. (LEG-CREATURE-MEDUSA-01, LEG-LANDMOVE-01)",
        ),
        (
            MARCH.replace("gold = 2", "gold = 0"),
            "",
            "march",
            "This costs 1 gold; you can pay 0. (LEG-ARES-04)",
        ),
        (
            MARCH.replace("gold = 2", "gold = 0").replace("ares", "poseidon"),
            "",
            "sail",
            "This costs 1 gold; you can pay 0. (LEG-POSEIDON-04)",
        ),
        (
            'gold = 3\ngod = "hera"\nlands = ["naxos"]',
            "",
            "hire ajax",
            "This costs 4 gold; you can pay 3. (LEG-HERA-09)",
        ),
        (
            'gold = 9\ngod = "hera"\nlands = ["naxos"]',
            'creatures = { boar = "naxos" }',
            "hire ajax",
            "There is no legal place for it. (LEG-HERO-GEN-01)",
        ),
    ],
)
def test_what_is_missing_is_told(
    started: Starter, bull: str, others: str, asked: str, said: str
) -> None:
    track = '[position.heroes]\ntrack = ["ajax", ""]\n\n[[step]]'
    game = started(table(bull, others=others).replace("[[step]]", track))
    assert str(game.why_not(asked)) == said


@pytest.mark.rule("LEG-HEROMOVE-01")
def test_a_heroic_move_is_no_extra_of_the_god(started: Starter) -> None:
    game = started(
        table('gold = 9\ngod = "poseidon"\nlands = { naxos = "ajax" }\nseas = { reef = 1 }')
    )
    game.play("quest ajax")
    while game.decision is not None and game.decision.kind != "turn":
        game.play(game.ids()[0])
    for _ in range(3):  # three more Fleets may still be bought (LEG-POSEIDON-03)
        game.play("fleet")
        while game.decision is not None and game.decision.kind != "turn":
            game.play(game.ids()[0])
    assert "LEG-POSEIDON-03" in game.why_not("fleet").rules
