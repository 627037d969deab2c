"""Why not this? about a thing on the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from delos import api
from delos.server.telling.pointing import in_short, why_not_thing
from tests.server.conftest import Arrive
from tests.server.harness import bad, deciding, good, later

THINGS = {
    "legendary": ["land:ios", "god:zeus", "creature:kraken", "hero:ajax", "bid:5", "faction:bee"],
    "classic": ["land:naxos", "god:zeus", "creature:kraken", "sea:b2", "faction:blue", "n:5"],
    "mytikas": ["space:zeus-day", "patron:hades", "deity:nike", "slot:lt1", "level:3", "n:2"],
}


NO_REASON: dict[str, object] = {"reason": "", "rule": None, "rules": [], "short": ""}


@pytest.mark.parametrize("title", api.titles())
def test_a_thing_is_refused_exactly_when_no_option_names_it(title: str) -> None:
    dice = random.Random(7)
    game = api.new(title, players=3, seed=2)
    asked: dict[str, int] = {"legal": 0, "reason": 0, "question": 0}
    for _ in range(250):
        if game.over:
            break
        named = {one.tokens[-1] for one in game.options()}
        decision = game.decision
        assert decision is not None
        for thing in [*THINGS[title], dice.choice(sorted(named))]:
            said = why_not_thing(game, thing, "en")
            assert (not said) == (thing in named), (thing, said)
            assert why_not_thing(game, thing, "fr") != said or not said
            if not said:
                asked["legal"] += 1
            elif said.text.endswith(decision.prompt("en")):
                asked["question"] += 1
            else:
                asked["reason"] += 1
                assert said.rules
        game.play(dice.choice(game.ids()))
    assert all(count > 20 for count in asked.values()), asked


SHORT = 34  # letters beside a god: a line of its row


@pytest.mark.parametrize(("title", "modules"), [("legendary", ""), ("classic", "hades")])
def test_a_god_that_is_passed_over_says_why_in_a_few_words(title: str, modules: str) -> None:
    dice = random.Random(11)
    options: dict[str, Any] = {"modules": modules} if modules else {}
    game = api.new(title, players=4, seed=3, **options)
    said: set[str] = set()
    for _ in range(900):
        if game.over:
            break
        decision = game.decision
        if decision is not None and decision.kind == "offering.god":
            offered = {one.tokens[-1] for one in game.options()}
            view: Any = game.view(decision.seat)
            shown = {f"god:{row.god}" for row in view.gods if getattr(row, "open", True)}
            assert {in_short(game, god, "en") for god in offered} == {""}
            for god in shown - offered:
                words = in_short(game, god, "en"), in_short(game, god, "fr")
                assert all(0 < len(one) <= SHORT for one in words), (god, words)
                said.add(words[0].partition(" ")[0])
        game.play(dice.choice(game.ids()))
    assert said >= {"costs", "just"}


def test_reasons_of_a_thing(arrive: Arrive) -> None:
    person = arrive()
    id = person.make()["id"]
    live = person.live(id)
    state = live.until(deciding)
    path = f"/tables/{id}/why"
    taken = state["options"][0]["tokens"][0]
    assert good(person.get(path, seat=state["seat"], thing=taken)) == NO_REASON
    asked = good(person.get(path, seat=state["seat"], thing="god:zeus"))
    assert asked == {
        "reason": f"This does not answer what is asked now: {state['prompt']}",
        "rule": None,
        "rules": [],
        "short": "",
    }
    french = good(person.get(path, seat=state["seat"], thing="god:zeus", lang="fr"))
    assert french["reason"].startswith("Cela ne répond pas à la question du moment")
    good(person.play(id, state, state["options"][0]))
    state = live.until(lambda state: state["index"] == 1 and deciding(state))
    bad(person.get(path, seat=state["seat"]), 400, "malformed")
    bad(person.get(path, seat=state["seat"], thing=taken, action="x"), 400, "malformed")
    for other in range(4):
        if other != state["seat"]:
            bad(person.get(path, seat=other, thing=taken), 403, "not_your_turn")
    bad(arrive().get(path, seat=state["seat"], thing=taken), 403, "not_your_seat")
    while not state["options"][0]["text"].startswith("settle"):
        good(person.play(id, state, state["options"][0]))
        state = live.until(later(state["index"]))
    why = good(person.get(path, seat=state["seat"], thing=taken))
    assert why["rule"].startswith("LEG-PLACE")
    live.close()


@pytest.mark.parametrize("thing", ["level:4", "slot:lt1", "deity:nike"])
def test_mytikas_tells_beforehand_what_a_later_choice_lacks(thing: str) -> None:
    """Asked at the menu of a turn, where nothing is built or offered yet."""
    game = api.new("mytikas", players=3, seed=5)
    dice = random.Random(5)
    while game.decision is None or game.decision.kind != "step.start":
        game.play(dice.choice(game.ids()))
    said = why_not_thing(game, thing, "en")
    assert said.rules
    assert "question is" not in said.text


def test_another_god_is_named() -> None:
    """What only another god allows names that god; what a thing itself lacks goes before it."""
    from delos.texts import speak

    said = speak.reason("en", "CLA-ZEUS-04:not-this-god", "classic")
    assert said == "Only Zeus allows this, and you serve another god in this Cycle."
    assert "Hadès" in speak.reason("fr", "HAD-GOD-12:not-this-god", "classic")
    assert speak.reason("en", "CLA-BUILD-01:not-this-god", "classic").startswith("The god you")


def test_what_is_not_yours_says_what_it_must_be() -> None:
    from delos.texts import speak

    charon = speak.reason("en", "LEG-CREATURE-CHARON-01:not-yours")
    assert charon == "It must be a Hero of yours."
    assert speak.reason("en", "CLA-RETREAT-02:not-yours").startswith("Troops can only retreat")
