"""Puzzles over HTTP: a list, a table, what was tried; nothing is stored."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Host, Person, bad, good


@pytest.fixture
def person(host: Host) -> Any:
    someone = Person(host.url)
    yield someone
    someone.close()


def test_puzzles_are_listed_in_both_languages_with_the_one_of_the_day(person: Person) -> None:
    english, french = (good(person.get("/puzzles", lang=lang)) for lang in ("en", "fr"))
    names = [one["name"] for one in english["puzzles"]]
    assert names == [one["name"] for one in french["puzzles"]]
    assert {one["group"] for one in english["puzzles"]} == {
        "legendary",
        "classic",
        "hades",
        "mytikas",
    }
    assert english["today"]["name"] in names
    assert english["day"] == french["day"]
    assert english["puzzles"][0]["said"] != french["puzzles"][0]["said"]


def test_a_puzzle_is_opened_tried_and_solved_without_a_trace(person: Person) -> None:
    first = good(person.get("/puzzles", lang="en"))["puzzles"][0]
    path = f"/puzzles/{first['group']}/{first['name']}"
    answer = person.get(path, lang="en")
    assert "set-cookie" not in answer.headers
    opened = good(answer)
    assert opened["detail"]["drawing"]
    assert [seat["kind"] for seat in opened["detail"]["seats"]].count("person") == 1
    actions: list[int] = []
    moment = good(person.post(path, {"actions": actions}, lang="en"))
    assert moment["trying"]
    assert len(moment["states"][-1]["options"]) > 1
    while not moment["end"]:
        actions.append(moment["show"])
        moment = good(person.post(path, {"actions": actions}, lang="en"))
    assert moment["known"] == len(actions)
    assert moment["end"]["learnt"]


def test_the_table_is_what_the_learner_may_know(person: Person) -> None:
    """Purses of others stay closed in a puzzle as in a game."""
    listed = good(person.get("/puzzles", lang="en"))["puzzles"]
    one = next(each for each in listed if each["group"] == "classic")
    path = f"/puzzles/{one['group']}/{one['name']}"
    learner = next(s["faction"] for s in good(person.get(path))["detail"]["seats"] if s["yours"])
    view = good(person.post(path, {}))["states"][-1]["view"]
    known = {row["faction"] for row in view["factions"] if row["gold"] is not None}
    assert known == {learner}


def test_the_picture_is_an_svg(person: Person) -> None:
    for one in good(person.get("/puzzles"))["puzzles"][::9]:
        answer = person.get(f"/puzzles/{one['group']}/{one['name']}/picture")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")


def test_unknown_puzzles_are_refused_in_words(person: Person) -> None:
    for path in (
        "/puzzles/classic/nothing",
        "/puzzles/chess/1",
        "/puzzles/classic/nothing/picture",
    ):
        bad(person.get(path, lang="en"), 404, "unknown")
