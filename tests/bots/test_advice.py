"""The best choices with their worth and what they bring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from delos import texts
from delos.api import new
from delos.bots import Chair, bot
from delos.bots.advice import advice
from delos.server.telling.hinting import told
from delos.server.thinking.bot_worker import Advised
from delos.study.ground import grounds

TITLES = [
    ("legendary", {"players": 4}),
    ("classic", {"players": 3, "modules": ["hades"]}),
    ("mytikas", {"players": 3}),
]


def plain(lang: str) -> set[str]:
    """What is said where nothing tells options apart."""
    ids = ("hint-same", "hint-same-less", "hint-nothing", "hint-bare", "hint-end")
    return {texts.say(lang, one) for one in ids}


@pytest.mark.parametrize(("title", "options"), TITLES)
def test_three_at_most_best_first_and_in_words(title: str, options: dict[str, Any]) -> None:
    dice = random.Random(5)
    game = new(title, seed=4, **options)
    people = ["Ann", "Bob", "Cid", "Dee"]
    asked = 0
    for step in range(160):
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        if step % 12 == 0 and len(game.ids()) <= 30:
            asked += 1
            found = advice(Chair(game, seat), step, 3)
            assert 1 <= len(found) <= 3
            assert {one.action for one in found} <= set(game.ids())
            assert [one.worth for one in found] == sorted((o.worth for o in found), reverse=True)
            assert all(one.chance is not None and 0.0 <= one.chance <= 1.0 for one in found)
            best = [Advised(one.action, one.worth, one.gains, one.chance) for one in found]
            for lang in ("en", "fr"):
                words = told(game, seat, best, people, lang)
                assert words[0].worth == 0
                assert all(one.worth <= 0 and one.why and "{" not in one.why for one in words)
                said = [one.why for one in words]
                own = [why for why in said if why not in plain(lang)]
                assert len(set(own)) == len(own), said
        game.play(dice.choice(game.ids()))
    assert asked > 3


def test_places_that_bring_the_same_are_told_apart() -> None:
    """A troop more is a troop more anywhere: said is who could come there."""
    game = new("legendary", players=4, seed=4)
    bots = [bot("greedy", seat) for seat in range(4)]
    while game.decision is not None and game.decision.kind != "recruit.mercenary":
        assert game.seat is not None
        game.play(bots[game.seat].choose(Chair(game, game.seat)))
    seat = game.seat
    assert seat is not None
    found = advice(Chair(game, seat), 1, 3)
    best = [Advised(one.action, one.worth, {"troops": 1}, one.chance) for one in found]
    options = {one.id: one for one in game.options()}
    places = [options[one.action].tokens[-1] for one in best]
    facts = grounds(game, seat, places)
    assert all(set(one) == {"threat", "guards", "buildings", "sites"} for one in facts)
    told_apart = told(game, seat, best, ["Ann", "Bob", "Cid", "Dee"], "en")
    for one, fact in zip(told_apart, facts, strict=True):
        if any(fact["threat"] != other["threat"] for other in facts):
            count = fact["threat"]
            assert texts.say("en", "hint-at-threat", count=count)[1:] in one.why
    assert grounds(game, seat, ["god:zeus", "land:nowhere"]) == [{}, {}]
