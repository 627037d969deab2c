"""The best choices with their chances and what they bring: one truth."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from delos import texts
from delos.api import new
from delos.bots import Chair, bot
from delos.bots.advice import EFFORT as EFFORT_OF_HINTS
from delos.bots.advice import advice
from delos.bots.chance import BadWeights
from delos.bots.deed import sure, unsure
from delos.bots.holdings import changes, counted
from delos.bots.search import leaf
from delos.bots.search.plans import Candidate
from delos.bots.search.rollouts import better_half
from delos.bots.search.style import told as ordered
from delos.cyclades.cells import GOLD
from delos.kernel import inside
from delos.kernel.game import Game
from delos.server.telling.hinting import told
from delos.server.thinking.bot_worker import Advised, advised
from delos.study.ground import grounds
from delos.study.odds import battle_odds
from delos.texts import gains

EFFORT = {"passes": 18.0, "candidates": 4.0, "worlds": 2.0}  # repeatable: no seconds
PEOPLE = ["Ann", "Bob", "Cid", "Dee"]
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
    asked = 0
    for step in range(160):
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        if step % 12 == 0 and len(game.ids()) <= 30:
            asked += 1
            found = advice(Chair(game, seat), step, 3, EFFORT).best
            assert 1 <= len(found) <= 3
            assert {one.action for one in found} <= set(game.ids())
            chances = [one.chance for one in found]
            assert chances == sorted(chances, reverse=True)
            assert all(0.0 <= one <= 1.0 for one in chances)
            best = [advised(one) for one in found]
            for lang in ("en", "fr"):
                words = told(game, seat, best, PEOPLE, lang)
                assert words[0].worth == 0
                assert all(one.worth <= 0 and one.why and "{" not in one.why for one in words)
                top = words[0].chance
                assert top is not None
                assert all(one.chance == top + one.worth for one in words)
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
    found = advice(Chair(game, seat), 1, 3, EFFORT).best
    best = [Advised(one.action, one.chance, {"troops": 1}) for one in found]
    options = {one.id: one for one in game.options()}
    places = [options[one.action].tokens[-1] for one in best]
    facts = grounds(game, seat, places)
    assert all(set(one) == {"income", "threat", "guards", "buildings", "sites"} for one in facts)
    told_apart = told(game, seat, best, PEOPLE, "en")
    for one, fact in zip(told_apart, facts, strict=True):
        if any(fact["threat"] != other["threat"] for other in facts):
            count = fact["threat"]
            assert texts.say("en", "hint-at-threat", count=count)[1:] in one.why
    assert grounds(game, seat, ["god:zeus", "land:nowhere"]) == [{}, {}]


def until(kind: str, seed: int) -> Game:
    """A game of greedies at the first choice of a kind."""
    game = new("legendary", players=4, seed=seed)
    bots = [bot("greedy", seat) for seat in range(4)]
    while game.decision is None or game.decision.kind != kind or len(game.ids()) < 3:
        assert game.seat is not None
        game.play(bots[game.seat].choose(Chair(game, game.seat)))
    return game


def test_a_seed_says_the_same_again_and_tells_how_far_was_looked() -> None:
    game = until("turn", 7)
    assert game.seat is not None
    chair = Chair(game, game.seat)
    before = game.dump()
    first = advice(chair, 3, 3, EFFORT)
    assert first == advice(chair, 3, 3, EFFORT)
    assert len(first.best) == 3
    assert 6 <= first.ways <= EFFORT["passes"]
    assert game.dump() == before


def test_the_purses_of_others_do_not_change_a_hint() -> None:
    game = until("turn", 7)
    seat = game.seat
    assert seat is not None
    effort = ordered(EFFORT_OF_HINTS, {"seconds": 0.0, "passes": 12.0})
    told = advice(Chair(game, seat), 3, 3, effort)
    twin = game.copy()
    for other in range(4):
        if other != seat:
            inside.state(twin).at[GOLD + other] += 7
    assert advice(Chair(twin, seat), 3, 3, effort) == told


def test_what_luck_brings_is_not_told_as_sure() -> None:
    """A metropolis draws a bonus: troops, a fleet, a priestess or gold, whatever the site is."""
    game = until("metropolis.site", 7)
    seat = game.seat
    assert seat is not None
    found = advice(Chair(game, seat), 2, 3, EFFORT).best
    for one in found:
        assert one.brings is not None
        assert one.brings.gains["metropolises"] == 1
        drawn = {"troops", "fleets", "priestesses", "gold"}
        assert not drawn & set(one.brings.gains)
        assert one.brings.lucky
    said = told(game, seat, [advised(one) for one in found], PEOPLE, "en")[0].why
    assert "Brings another metropolis." in said


def test_an_attack_is_told_with_its_odds() -> None:
    """Those of the battle itself: five games in which it was won do not make it sure."""
    fought = 0
    for seed in range(3, 9):
        game = until("move.to", seed)
        seat = game.seat
        assert seat is not None
        found = advice(Chair(game, seat), 2, 3, EFFORT).best
        words = told(game, seat, [advised(one) for one in found], PEOPLE, "en")
        for one, word in zip(found, words, strict=True):
            odds = battle_odds(game, one.action, seat=seat)
            assert (odds is not None) == ("to win the battle for" in word.why), word.why
            if odds is not None and 0.01 < odds.win < 0.99:
                fought += 1
                assert f"{round(100 * odds.win)}% to win the battle for" in word.why
                assert "Brings a land taken" not in word.why
    assert fought


def test_a_deed_ends_where_its_question_is_settled() -> None:
    """Where a building goes says nothing of the unit that the god gives next."""
    game = until("build.site", 7)
    assert game.seat is not None
    for one in advice(Chair(game, game.seat), 2, 3, EFFORT).best:
        assert one.brings is not None
        assert not {"troops", "fleets", "priestesses", "philosophers"} & set(one.brings.gains)


def test_what_is_sure_came_in_every_imagined_game() -> None:
    worlds = [
        {"troops": 2, "lands": 1, "gold": -1},
        {"troops": 1, "lands": 1, "gold": -1, "fleets": 2},
        {"troops": 3, "gold": -1, "fleets": 2, "seas": 1},
        {"troops": 1, "lands": -1, "gold": -1, "fleets": 1},
    ]
    assert sure(worlds) == {"troops": 1, "gold": -1}
    assert unsure(worlds) == {"fleets": 2}  # lands came and went, a sea came once
    change = gains.Change(sure(worlds), unsure(worlds), {"troops": 2}, varied=("troops",))
    said = gains.weighed(change, "en")
    assert said == (
        "Brings at least another troop on the map for 1 gold. "
        "With luck also 2 more fleets on the map."
    )
    chosen = gains.weighed(replace(change, lucky=False), "en")
    assert chosen.endswith("Can also bring 2 more fleets on the map.")


def test_a_rivals_land_needs_luck_only_where_it_is_not_taken_for_sure() -> None:
    land = {"rival-lands": 1, "lands": 1}
    sure_one = gains.weighed(gains.Change(land, {}), "en")
    assert sure_one == "Brings a land taken from a rival."
    said = gains.weighed(gains.Change({}, {**land, "gold": -1}), "en")
    assert said == "With luck: a land taken from a rival."
    hangs = gains.weighed(gains.Change({}, land, battle=True, won=True), "en", "classic")
    assert hangs == "If you win: an island taken from a rival."


def test_how_far_a_set_is_what_it_costs_and_whom() -> None:
    have = {"types": 2, "philosophers": 1}
    said = gains.weighed(gains.Change({"types": 1, "gold": -2}, {}, have), "en")
    assert said == "Brings a building type that you lacked (3 of 4 for a metropolis) for 2 gold."
    assert gains.weighed(gains.Change({"priestesses": -1}, {}), "en") == "You give up a priestess."
    assert gains.weighed(gains.Change({"rival-fleets": 2}, {}), "fr") == (
        "Coûte à vos rivaux 2 Flottes."
    )


def test_choices_of_one_percentage_are_as_good_as_each_other() -> None:
    game = until("turn", 7)
    assert game.seat is not None
    ids = game.ids()[:3]
    best = [
        Advised(action, chance, {"troops": 1})
        for action, chance in zip(ids, (0.2649, 0.2551, 0.2449), strict=True)
    ]
    words = told(game, game.seat, best, PEOPLE, "en")
    assert [one.chance for one in words] == [26, 26, 24]
    assert [one.worth for one in words] == [0, 0, -2]


def test_what_is_told_is_followed_to_the_end() -> None:
    """A god with several bids must not push the gods beside it out of the comparison."""
    left = [Candidate(action, 0.0, []) for action in (1, 1, 1, 2, 1, 3, 4)]
    assert [one.action for one in better_half(left, 1)] == [1, 1, 1]
    assert [one.action for one in better_half(left, 3)] == [1, 1, 1, 2, 3]
    assert better_half(left[:2], 3) == left[:2]


@pytest.mark.plain_only
def test_without_weights_the_judge_alone_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> list[float]:
        raise BadWeights("none are there")

    monkeypatch.setattr(leaf, "correction", missing)
    game = until("turn", 7)
    assert game.seat is not None
    effort = {**EFFORT, "learned": 1.0}
    assert len(advice(Chair(game, game.seat), 3, 3, effort).best) == 3


def test_changes_are_of_what_a_seat_has() -> None:
    game = until("turn", 7)
    assert game.seat is not None
    have = counted(game, game.seat)
    assert changes(have, have) == {}
    assert changes(have, {**have, "gold": have["gold"] - 2}) == {"gold": -2}
