"""Lessons over HTTP: nothing is stored, and only what is asked is open."""

from __future__ import annotations

import time
from typing import Any

import pytest

from delos.lessons import GO_ON
from tests.server.harness import Host, Person, bad, good


@pytest.fixture
def person(host: Host) -> Any:
    someone = Person(host.url)
    yield someone
    someone.close()


def after(person: Person, *actions: int, lang: str = "en", **more: Any) -> Any:
    body = {"actions": list(actions), **more}
    return good(person.post("/lessons/legendary/aim", body, lang=lang))


def test_lessons_are_listed_in_both_languages(person: Person) -> None:
    english, french = (good(person.get("/lessons", lang=lang)) for lang in ("en", "fr"))
    assert [group["group"] for group in english] == ["legendary", "classic", "hades", "mytikas"]
    first, premier = english[0]["lessons"][0], french[0]["lessons"][0]
    assert first["name"] == premier["name"] == "aim"
    assert first["said"] != premier["said"]
    assert len(first["steps"]) == len(premier["steps"])


def test_a_lesson_needs_no_identity_and_leaves_no_cookie(person: Person) -> None:
    answer = person.get("/lessons/legendary/aim", lang="en")
    assert "set-cookie" not in answer.headers
    opened = good(answer)
    assert opened["detail"]["title"] == "legendary"
    assert [seat["yours"] for seat in opened["detail"]["seats"]] == [True, False, False]
    assert "set-cookie" not in person.post("/lessons/legendary/aim", {}).headers
    assert opened["detail"]["id"] == ""
    assert opened["detail"]["drawing"]["lands"]


def test_only_the_asked_option_is_open(person: Person) -> None:
    start = after(person)
    assert start["reading"]
    assert start["states"][-1]["options"] == []
    asked = after(person, GO_ON)
    options = asked["states"][-1]["options"]
    assert [one["text"] for one in options] == ["building"]
    assert asked["show"] == options[0]["id"]
    assert asked["wrong"]
    refused = after(person, GO_ON, 10**6)
    assert (refused["known"], refused["step"]) == (1, asked["step"])


def test_the_same_actions_give_the_same_moment_in_any_language(person: Person) -> None:
    done = [GO_ON, after(person, GO_ON)["show"]]
    english, french = after(person, *done), after(person, *done, lang="fr", whole=True)
    assert english["step"] == french["step"] == 2
    one, autre = english["states"][-1], french["states"][-1]
    assert one["view"] == autre["view"]
    assert [option["id"] for option in one["options"]] == [
        option["id"] for option in autre["options"]
    ]
    assert autre["from"] == 0
    assert french["first"] == 2


def test_a_lesson_is_played_to_its_end(person: Person) -> None:
    actions: list[int] = []
    moment = after(person)
    logged = 0
    while moment["end"] is None:
        actions.append(GO_ON if moment["reading"] else moment["show"])
        moment = after(person, *actions)
        assert moment["known"] == len(actions)
        for state in moment["states"]:
            assert state["from"] <= logged
            logged = state["from"] + len(state["log"])
    assert len(moment["end"]["learnt"]) == 3
    assert moment["states"][-1]["options"] == []


def test_it_opens_in_a_blink(person: Person) -> None:
    after(person)
    begun = time.perf_counter()
    good(person.get("/lessons/legendary/aim"))
    after(person, GO_ON)
    assert time.perf_counter() - begun < 1


@pytest.mark.parametrize("path", ["/lessons/legendary/none", "/lessons/chess/aim"])
def test_unknown_lessons(person: Person, path: str) -> None:
    bad(person.get(path), 404, "unknown")
    bad(person.post(path, {}), 404, "unknown")


@pytest.mark.parametrize(
    "body", [{"actions": [-2]}, {"actions": ["end"]}, {"actions": [0] * 401}, {"steps": 3}]
)
def test_bad_bodies(person: Person, body: dict[str, Any]) -> None:
    bad(person.post("/lessons/legendary/aim", body), 400, "malformed")


def test_secrets_of_others_stay_secret(person: Person) -> None:
    view = after(person)["states"][-1]["view"]
    purses = {one["faction"]: one["gold"] for one in view["factions"]}
    assert purses["bull"] == 2
    assert purses["dolphin"] is None
