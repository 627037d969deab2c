"""Reasons name the rule and what is missing, with numbers; menus and reasons agree."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.mytikas.title import set_up
from tests.mytikas.table import play, refusing, table
from tests.mytikas.watch import Player
from tests.properties.legality import check_reasons

CATALOGUE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "mytikas.md"
KNOWN = set(re.findall(r"\*\*(MYT-[A-Z0-9-]+)\*\*", CATALOGUE.read_text("utf-8")))

POOR = {"resources": {"1": "stone", "2": "marble"}}


@pytest.mark.parametrize(
    ("position", "text", "rules", "words"),
    [
        (
            {"blue": POOR},
            "move demeter-night",
            ["MYT-TURN-07", "MYT-TURN-14", "MYT-ACTION-DEMETER-NIGHT-03", "MYT-BUILD-04"],
            "For small city 1 on level 1 you still need 1 stone. The bonus action needs a Favour "
            "token of Demeter or a card in its place.",
        ),
        (
            {"piles": dict.fromkeys(["zeus", "demeter", "poseidon", "hades"], 0)},
            "move poseidon-night",
            ["MYT-TURN-07", "MYT-TURN-14", "MYT-ACTION-POSEIDON-NIGHT-04"],
            "No Favour token can be taken",
        ),
        (
            {},
            "move hades-day",
            ["MYT-TURN-07", "MYT-TURN-14", "MYT-ACTION-HADES-DAY-03"],
            "You have no resource on your board. The bonus action needs a Favour token of Hades",
        ),
        (
            {"blue": {"built": {"st1": 1, "st2": 1, "lt1": 2}}},
            "move zeus-night",
            ["MYT-TURN-07", "MYT-TURN-14", "MYT-ACTION-ZEUS-NIGHT-03", "MYT-BUILD-17"],
            "All your pieces of this kind already stand on the mountain.",
        ),
        (
            {"red": {"builder": "zeus-day"}},
            "move zeus-day",
            ["MYT-TURN-04"],
            "The builder of Red stands on this space.",
        ),
        (
            {"blue": {"cards": {"demeter": 1}, "resources": {"2": "2 stone"}}},
            "gold 2",
            ["MYT-DEITY-DEMETER-01", "MYT-DEITY-DEMETER-02"],
            "It takes 3 stones on one level; on level 2 you have 2.",
        ),
        (
            {"blue": {"cards": {"hades": 1}, "resources": {"2": "3 stone"}}},
            "give-many",
            ["MYT-DEITY-HADES-02"],
            "It takes 7 resources; you have 3.",
        ),
        ({}, "give-few", ["MYT-DEITY-ALL-02"], "You do not control the Hades card."),
        (
            {"blue": POOR},
            "build lt1",
            ["MYT-BUILD-04"],
            "For the large temple on level 2 you still need 1 marble and 2 gold.",
        ),
        ({"level_tokens": [4, 5, 3, 0]}, "on 4", ["MYT-BUILD-03"], "No Level token is left on"),
        (
            {"blue": POOR},
            "on 1",
            ["MYT-BUILD-04"],
            "For small city 1 on level 1 you still need 1 stone.",
        ),
        (
            {"blue": {"resources": {"1": "2 stone, marble"}}},
            "build sc1",
            ["MYT-BUILD-01"],
            "Nothing is missing for small city 1: it is built at Demeter by night.",
        ),
        (
            {"blue": {"reserve": 1}, "red": {"cards": {"hera": 2}}},
            "offer hera",
            ["MYT-OFFERING-06"],
            "Stealing Hera takes 3 Offerings; you have 1.",
        ),
        (
            {"red": {"cards": {"hera": {"lock": 4}}}},
            "offer hera",
            ["MYT-OFFERING-08"],
            "A lock protects Hera.",
        ),
        ({}, "offer ares", ["MYT-OFFERING-09", "MYT-OFFERING-05"], "Ares neither lies face up"),
    ],
)
def test_reasons_at_the_start_of_a_turn(
    position: dict[str, Any], text: str, rules: list[str], words: str
) -> None:
    game = table(3, **position)
    assert refusing(game, text) == rules
    assert words in game.why_not(text).text


def test_a_follower_is_told_that_nothing_tumbles() -> None:
    game = table(
        blue={"resources": {"1": "2 stone, marble"}},
        red={
            "favours": ["demeter"],
            "cards": {"zeus": 1},
            "resources": {"2": "stone, marble, gold"},
        },
        green={"favours": ["demeter"], "resources": {"1": "2 stone, marble"}},
    )
    play(game, "move demeter-night", "act", "build sc1", "favour zeus")
    assert game.seats[inside.actor(game)] == "green"
    assert refusing(game, "follow zeus") == ["MYT-FOLLOW-03"]
    assert refusing(game, "move zeus-day") == ["MYT-TURN-02"]
    game = table(
        2,
        step="follow",
        space="zeus-day",
        red={"favours": ["zeus"], "resources": {"1": "stone, marble", "3": "gold"}},
    )
    play(game, "follow zeus")
    # forced: only the day can be done, which produces
    assert game.decision is not None
    assert game.decision.kind == "produce.city"
    assert refusing(game, "build st1") == ["MYT-BUILD-04", "MYT-FOLLOW-15"]
    assert "while following nothing tumbles there" in game.why_not("build st1").text


@pytest.mark.many_games
def test_a_reason_is_told_exactly_where_nothing_is_offered() -> None:
    """At every decision of random games, of all players, rules and numbers of cards: what is
    offered has no reason against it, what is not names a rule in both languages."""
    for seed in range(8):
        title = set_up({"players": 2 + seed % 3, "rules": 1 + seed % 2, "two_cards": seed % 4 > 1})
        game = Game(title, title.opening(False), SeededChance(seed))
        inside.begin(game)
        player = Player(seed, keen=True)
        for _ in range(250):
            if game.over:
                break
            before = title.saved(inside.state(game))
            check_reasons(game, KNOWN)
            assert title.saved(inside.state(game)) == before  # asking changes nothing
            game.play(player.choose(game))
