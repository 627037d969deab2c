"""Reviews of finished games, and games that are played on from a moment of another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from delos.kernel.chance import SealedChance, SplicedChance, restored
from delos.review.values import Review
from tests.server.harness import Host, Json, Person, bad, good, wait_until

QUICK: dict[str, Any] = {"review_games": 1, "review_samples": 1}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reviews")


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


def made(person: Person, kinds: list[Json]) -> str:
    body = {"title": "mytikas", "options": {"players": 2}, "seats": kinds}
    return str(good(person.post("/tables", body), 201)["id"])


BOTS: list[Json] = [{"kind": "bot", "level": "greedy"}] * 2


@pytest.fixture(scope="module")
def over(host: Host) -> str:
    """A game that bots have finished."""
    person = Person(host.url)
    person.me("Maker")
    table = made(person, BOTS)
    wait_until(lambda: good(person.get(f"/tables/{table}"))["status"] == "over", 100)
    person.close()
    return table


def reviewed(person: Person, table: str, seconds: float = 100) -> Json:
    found: Json = {}

    def ready() -> bool:
        found.update(good(person.get(f"/tables/{table}/review")))
        return found["status"] in {"ready", "failed"}

    wait_until(ready, seconds)
    return found


def test_a_running_game_is_not_reviewed_nor_played_on(ann: Person) -> None:
    table = made(ann, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    for answer in (ann.get(f"/tables/{table}/review"), ann.post(f"/tables/{table}/review")):
        bad(answer, 409, "not_over")
    body = {"step": 0, "seat": 0}
    bad(ann.post(f"/tables/{table}/play-on", body), 409, "not_over")


def test_a_review_is_made_once_and_kept(ann: Person, over: str, host: Host) -> None:
    before = good(ann.get(f"/tables/{over}/review"))
    assert (before["status"], before["review"]) == ("none", None)
    begun = good(ann.post(f"/tables/{over}/review"), 202)
    assert begun["status"] in {"waiting", "working"}
    again = good(ann.post(f"/tables/{over}/review"), 202)
    assert again["status"] in {"waiting", "working"}
    assert len(host.services.reviews.jobs) == 1
    found = reviewed(ann, over)
    assert found["status"] == "ready"
    review = msgspec.convert(found["review"], Review)
    steps = good(ann.get(f"/tables/{over}/replay"))["steps"]
    assert len(review.steps) == steps == found["all"]
    assert review.winners == good(ann.get(f"/tables/{over}"))["winners"]
    assert review.points
    assert good(ann.post(f"/tables/{over}/review"), 202) == found
    assert host.services.reviews.jobs == {}


def test_what_takes_too_long_fails_and_may_be_tried_again(tmp_path: Path) -> None:
    running = Host(tmp_path, **{**QUICK, "review_seconds": 0.05}).start()
    try:
        person = Person(running.url)
        person.me("Ann")
        table = made(person, BOTS)
        wait_until(lambda: good(person.get(f"/tables/{table}"))["status"] == "over", 100)
        good(person.post(f"/tables/{table}/review"), 202)
        assert reviewed(person, table)["status"] == "failed"
        good(person.post(f"/tables/{table}/review"), 202)
        assert reviewed(person, table)["status"] == "failed"
        person.close()
    finally:
        running.stop()


def test_a_game_is_played_on_from_a_moment_of_it(ann: Person, over: str) -> None:
    step = 20
    body = {"step": step, "seat": 1}
    table = good(ann.post(f"/tables/{over}/play-on", body), 201)["id"]
    detail = good(ann.get(f"/tables/{table}"))
    assert [seat["kind"] for seat in detail["seats"]] == ["bot", "person"]
    assert [seat["yours"] for seat in detail["seats"]] == [False, True]
    assert detail["origin"] == {"table": over, "step": step}
    assert detail["public"] is False
    wait_until(lambda: good(ann.get(f"/tables/{table}"))["turn"] == 1)
    for at in (0, 7, step):
        old = good(ann.get(f"/tables/{over}/replay", step=at))
        new = good(ann.get(f"/tables/{table}/replay", step=at))
        assert new["view"] == old["view"]


def test_what_cannot_be_played_on(ann: Person, over: str) -> None:
    steps = good(ann.get(f"/tables/{over}/replay"))["steps"]
    beyond = {"step": steps, "seat": 0}
    bad(ann.post(f"/tables/{over}/play-on", beyond), 409, "over")
    bad(ann.post(f"/tables/{over}/play-on", {"step": 3, "seat": 9}), 400, "malformed")
    bad(ann.post(f"/tables/{over}/play-on", {"step": -1, "seat": 0}), 400, "malformed")
    level = {"step": 3, "seat": 0, "level": "engine:rm -rf /"}
    bad(ann.post(f"/tables/{over}/play-on", level), 400, "malformed")


def test_both_outlive_the_server(tmp_path: Path) -> None:
    first = Host(tmp_path, **QUICK).start()
    person = Person(first.url)
    person.me("Ann")
    table = made(person, BOTS)
    wait_until(lambda: good(person.get(f"/tables/{table}"))["status"] == "over", 100)
    good(person.post(f"/tables/{table}/review"), 202)
    found = reviewed(person, table)
    new = good(person.post(f"/tables/{table}/play-on", {"step": 0, "seat": 0}), 201)["id"]
    wait_until(lambda: good(person.get(f"/tables/{new}"))["turn"] == 0)
    view = good(person.get(f"/tables/{new}/replay"))["view"]
    person.close()
    first.stop()
    second = Host(tmp_path, **QUICK).start()
    try:
        person = Person(second.url)
        assert good(person.get(f"/tables/{table}/review")) == found
        assert good(person.get(f"/tables/{new}/replay"))["view"] == view
        person.close()
    finally:
        second.stop()


def test_the_luck_is_the_old_one_and_then_fresh() -> None:
    old, new = SealedChance(bytes(32)), SealedChance(bytes([1] * 32))
    both = SplicedChance(old, new, 10)
    options = list(range(1000))

    def picks(chance: SealedChance | SplicedChance, first: int, last: int) -> list[int]:
        return [chance.pick(options, [], index) for index in range(first, last)]

    assert picks(both, 0, 10) == picks(old, 0, 10)
    assert picks(both, 10, 30) == picks(new, 10, 30)
    assert picks(both, 10, 30) != picks(old, 10, 30)
    saved = restored(both.saved())
    assert saved.saved() == both.copy().saved() == both.saved()
    with pytest.raises(ValueError, match="32 bytes"):
        restored("splice:3:00")
