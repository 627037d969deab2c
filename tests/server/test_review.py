"""Reviews of finished games, and games that are played on from a moment of another."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from delos.kernel.chance import Chance, SealedChance, restored, spliced
from delos.review.values import Review
from tests.server.harness import (
    Host,
    Json,
    Person,
    bad,
    finished_table,
    good,
    play_on,
    wait_until,
)

QUICK: dict[str, Any] = {"review_games": 1, "review_samples": 1}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game in it."""
    folder = tmp_path_factory.mktemp("reviews")
    finished_table(folder, "mytikas", players=2)
    return folder


@pytest.fixture(scope="module")
def host(data: Path) -> Iterator[Host]:
    running = Host(data, **QUICK).start()
    yield running
    running.stop()


@pytest.fixture
def ann(host: Host) -> Iterator[Person]:
    person = Person(host.url)
    person.me("Ann")
    yield person
    person.close()


OVER: Final = "overmytikas"


def reviewed(person: Person, table: str, seconds: float = 100) -> Json:
    found: Json = {}

    def ready() -> bool:
        found.update(good(person.get(f"/tables/{table}/review")))
        return found["status"] in {"ready", "failed"}

    wait_until(ready, seconds)
    return found


def test_a_running_game_is_not_reviewed_nor_played_on(ann: Person) -> None:
    table = ann.make(["me"] * 4)["id"]
    for answer in (ann.get(f"/tables/{table}/review"), ann.post(f"/tables/{table}/review")):
        bad(answer, 409, "not_over")
    body = {"step": 0, "seat": 0}
    bad(ann.post(f"/tables/{table}/play-on", body), 409, "not_over")


def test_a_review_is_made_once_and_kept(ann: Person, host: Host) -> None:
    before = good(ann.get(f"/tables/{OVER}/review"))
    assert (before["status"], before["review"]) == ("none", None)
    begun = good(ann.post(f"/tables/{OVER}/review"), 202)
    assert begun["status"] in {"waiting", "working"}
    again = good(ann.post(f"/tables/{OVER}/review"), 202)
    assert again["status"] in {"waiting", "working"}
    assert len(host.services.reviews.jobs) == 1
    found = reviewed(ann, OVER)
    assert found["status"] == "ready"
    review = msgspec.convert(found["review"], Review)
    steps = good(ann.get(f"/tables/{OVER}/replay"))["steps"]
    assert len(review.steps) == steps == found["all"]
    assert review.winners == good(ann.get(f"/tables/{OVER}"))["winners"]
    assert review.points
    assert good(ann.post(f"/tables/{OVER}/review"), 202) == found
    assert host.services.reviews.jobs == {}


def test_what_takes_too_long_fails_and_may_be_tried_again(tmp_path: Path) -> None:
    finished_table(tmp_path, "mytikas", players=2)
    running = Host(tmp_path, **{**QUICK, "review_seconds": 0.05}).start()
    person = Person(running.url)
    try:
        for _ in range(2):
            good(person.post(f"/tables/{OVER}/review"), 202)
            assert reviewed(person, OVER)["status"] == "failed"
        assert list(running.services.reviews.failed) == [OVER]
    finally:
        person.close()
        running.stop()


def test_a_game_is_played_on_from_a_moment_of_it(ann: Person) -> None:
    step = 20
    body = {"step": step, "seat": 1}
    table = good(ann.post(f"/tables/{OVER}/play-on", body), 201)["id"]
    detail = good(ann.get(f"/tables/{table}"))
    assert [seat["kind"] for seat in detail["seats"]] == ["bot", "person"]
    assert [seat["yours"] for seat in detail["seats"]] == [False, True]
    assert detail["origin"] == {"table": OVER, "step": step}
    assert detail["public"] is False
    wait_until(lambda: good(ann.get(f"/tables/{table}"))["turn"] == 1)
    for at in (0, 7, step):
        old = good(ann.get(f"/tables/{OVER}/replay", step=at))
        new = good(ann.get(f"/tables/{table}/replay", step=at))
        assert new["view"] == old["view"]


def test_what_cannot_be_played_on(ann: Person) -> None:
    steps = good(ann.get(f"/tables/{OVER}/replay"))["steps"]
    beyond = {"step": steps, "seat": 0}
    bad(ann.post(f"/tables/{OVER}/play-on", beyond), 409, "over")
    bad(ann.post(f"/tables/{OVER}/play-on", {"step": 3, "seat": 9}), 400, "malformed")
    bad(ann.post(f"/tables/{OVER}/play-on", {"step": -1, "seat": 0}), 400, "malformed")
    level = {"step": 3, "seat": 0, "level": "engine:rm -rf /"}
    bad(ann.post(f"/tables/{OVER}/play-on", level), 400, "malformed")


@pytest.mark.nightly
def test_both_outlive_the_server(tmp_path: Path) -> None:
    finished_table(tmp_path, "mytikas", players=2)
    first = Host(tmp_path, **QUICK).start()
    person = Person(first.url)
    person.me("Ann")
    good(person.post(f"/tables/{OVER}/review"), 202)
    found = reviewed(person, OVER)
    new = good(person.post(f"/tables/{OVER}/play-on", {"step": 0, "seat": 0}), 201)["id"]
    wait_until(lambda: good(person.get(f"/tables/{new}"))["turn"] == 0)
    view = good(person.get(f"/tables/{new}/replay"))["view"]
    person.close()
    first.stop()
    second = Host(tmp_path, **QUICK).start()
    person = Person(second.url)
    try:
        assert good(person.get(f"/tables/{OVER}/review")) == found
        assert good(person.get(f"/tables/{new}/replay"))["view"] == view
    finally:
        person.close()
        second.stop()


def test_the_luck_is_the_old_one_and_then_fresh() -> None:
    old, new, last = (SealedChance(bytes([number] * 32)) for number in range(3))
    both = spliced(old, new, 10)
    options = list(range(1000))

    def picks(chance: Chance, first: int, last: int) -> list[int]:
        return [chance.pick(options, [], index) for index in range(first, last)]

    assert picks(both, 0, 10) == picks(old, 0, 10)
    assert picks(both, 10, 30) == picks(new, 10, 30) != picks(old, 10, 30)
    thrice = spliced(both, last, 20)
    assert picks(thrice, 0, 20) == picks(both, 0, 20)
    assert picks(thrice, 20, 30) == picks(last, 20, 30)
    again = spliced(both, last, 5)  # before the old cut: its fresh luck never comes
    assert picks(again, 0, 5) == picks(old, 0, 5)
    assert picks(again, 5, 30) == picks(last, 5, 30)
    for one in (both, thrice, again):
        assert restored(one.saved()).saved() == one.copy().saved() == one.saved()
    for wrong in ("splice:00:3", "splice:" + "00" * 32 + ":3", "splice:"):
        with pytest.raises(ValueError, match=r"32 bytes|a cut|hexadecimal"):
            restored(wrong)


def test_a_game_that_was_played_on_is_played_on_again(ann: Person) -> None:
    """Its first draws are those of the first game, not of its own luck."""
    steps = good(ann.get(f"/tables/{OVER}/replay"))["steps"]
    body = {"step": steps - 4, "seat": 1, "level": "random"}
    first = good(ann.post(f"/tables/{OVER}/play-on", body), 201)["id"]
    live = ann.live(first)
    play_on(ann, live, first, random.Random(1), 2000)
    live.close()
    steps = good(ann.get(f"/tables/{first}/replay"))["steps"]
    for step in (26, steps - 1):
        body = {"step": step, "seat": 0, "level": "random"}
        again = good(ann.post(f"/tables/{first}/play-on", body), 201)["id"]
        for at in (0, 7, 20, step):
            old = good(ann.get(f"/tables/{first}/replay", step=at))
            assert good(ann.get(f"/tables/{again}/replay", step=at))["view"] == old["view"]
