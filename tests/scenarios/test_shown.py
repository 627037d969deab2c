"""The examples that come with the program are the tests' scenarios, and play to their end."""

from __future__ import annotations

import pytest

from delos.scenarios import shown
from tools import examples
from tools.rules.catalogue import ROOT, read_catalogues

TITLES = pytest.mark.parametrize("title", examples.TITLES)
BOOKS = {"legendary": "legendary", "classic": "classic", "hades": "classic", "mytikas": "mytikas"}
# What only long scenarios, errors, old rules or Python tests show is not shown
LEAST = {"legendary": 540, "classic": 245, "hades": 215, "mytikas": 75}


@pytest.mark.plain_only
@TITLES
def test_they_say_what_the_scenarios_say(title: str) -> None:
    file = shown.FOLDER / f"{title}.json"
    text = file.read_text(encoding="utf-8")
    assert text == examples.text_of(title), "run `make examples`"
    assert len(text) < 400_000


@TITLES
def test_every_example_plays_and_something_happens(title: str) -> None:
    for number, one in enumerate(shown.written(title)):
        seen = list(shown.moments(shown.scenario(title, number)))
        assert 1 < len(seen) <= examples.MOST_MOVES + 2, one["name"]
        assert not seen[0].events
        for moment in seen[1:]:
            assert moment.events or moment.refused, one["name"]
            if moment.refused:
                reason = moment.game.why_not(moment.refused, "fr")
                assert reason.text, f"{one['name']}: {moment.refused} is legal"


@pytest.mark.parametrize("book", BOOKS)
def test_most_rules_are_shown_once_or_twice(book: str) -> None:
    rules = read_catalogues(ROOT)[book]
    found = shown.by_rule(BOOKS[book])
    assert sum(rule in found for rule in rules) >= LEAST[book]
    assert all(1 <= len(found[rule]) <= examples.EACH for rule in rules if rule in found)


def test_the_plainest_scenario_comes_first() -> None:
    first = shown.written("legendary")[shown.by_rule("legendary")["LEG-HERO-AJAX-02"][0]]
    assert first["name"].startswith("Seven lands")


def test_an_example_is_told_from_its_position_on() -> None:
    number = shown.by_rule("legendary")["LEG-HERO-AJAX-02"][0]
    start, refused, *rest = shown.moments(shown.scenario("legendary", number))
    assert start.game.texts() == refused.game.texts()
    assert refused.refused == "sacrifice ajax"
    assert rest[-1].events[0].name == "metropolis"
