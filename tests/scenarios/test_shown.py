"""The examples that come with the program are the tests' scenarios, and play to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from delos import texts
from delos.scenarios import shown
from delos.scenarios.unshown import REASONS, WHY
from tools import examples
from tools.rules.catalogue import ROOT, read_catalogues

TITLES = pytest.mark.parametrize("title", examples.TITLES)
BOOKS = {"legendary": "legendary", "classic": "classic", "hades": "classic", "mytikas": "mytikas"}


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
        assert len(seen) <= examples.MOST_MOVES + 2, one["name"]
        moved = any(step.get("plays") or step.get("expect") for step in one["step"])
        assert not (moved and seen[0].events), one["name"]
        for moment in seen[1:]:
            assert moment.events or moment.refused, one["name"]
            if moment.refused:
                reason = moment.game.why_not(moment.refused, "fr")
                assert reason.text, f"{one['name']}: {moment.refused} is legal"


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_is_shown_or_says_why_not(book: str) -> None:
    """A rule that a position can show has one or two; the others are few and say why."""
    rules = read_catalogues(ROOT)[book]
    found = shown.by_rule(BOOKS[book])
    assert [rule for rule in rules if (rule in found) == (rule in WHY)] == []
    assert all(1 <= len(found[rule]) <= examples.EACH for rule in rules if rule in found)


def test_reasons_are_of_rules_and_have_words() -> None:
    known = {rule for rules in read_catalogues(ROOT).values() for rule in rules}
    assert set(WHY) <= known
    assert len(WHY) < 45
    for reason in REASONS:
        assert all(texts.has(lang, f"unshown-{reason}") for lang in texts.languages())


def test_a_still_position_tells_what_happened_by_itself() -> None:
    number = shown.by_rule("legendary")["LEG-INCOME-04"][0]
    (still,) = shown.moments(shown.scenario("legendary", number))
    assert "income" in {event.name for event in still.events}


def test_the_plainest_scenario_comes_first() -> None:
    first = shown.written("legendary")[shown.by_rule("legendary")["LEG-HERO-AJAX-02"][0]]
    assert first["name"].startswith("Seven lands")


def test_an_example_is_told_from_its_position_on() -> None:
    number = shown.by_rule("legendary")["LEG-HERO-AJAX-02"][0]
    start, refused, *rest = shown.moments(shown.scenario("legendary", number))
    assert start.game.texts() == refused.game.texts()
    assert refused.refused == "sacrifice ajax"
    assert rest[-1].events[0].name == "metropolis"


def test_a_scenario_that_does_not_hold_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.toml").write_text(
        'name = "x"\ntitle = "mytikas"\n[position]\nturn = "pink"\n[[step]]\nplay = "end"\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(examples, "ROOT", tmp_path)
    monkeypatch.setattr(examples, "SCENARIOS", tmp_path)
    with pytest.raises(SystemExit, match=r"bad\.toml: position\.turn: unknown name 'pink'"):
        examples.text_of("mytikas")
