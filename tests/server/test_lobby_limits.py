"""The lobby: nobody takes all seats, fills the list, or leaves tables standing about for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from delos.server.fair import Turns
from delos.server.settings import Settings
from delos.server.stored.sqlite import SqliteStorage
from delos.server.tables.expiry import expire
from delos.server.tables.tables import Tables
from tests.server.harness import Host, Person, bad, good

DAY = 24 * 3600
OPEN = ["me", "open", "me", "open"]


@pytest.fixture
def people() -> Iterator[Callable[[Host, str], Person]]:
    made: list[Person] = []

    def arrived(host: Host, address: str) -> Person:
        person = Person(host.url)
        person.http.headers["x-forwarded-for"] = address
        person.me()
        made.append(person)
        return person

    yield arrived
    for person in made:
        person.close()


Arrived = Callable[[Host, str], Person]


def test_one_guest_takes_a_few_seats_only(tmp_path: Path, people: Arrived) -> None:
    host = Host(tmp_path, waiting_seats=3, open_seats=4).start()
    makers = [people(host, f"192.0.2.{n}") for n in range(6)]
    ids = [maker.make(["me", "open", "open"], players=3)["id"] for maker in makers]
    greedy = people(host, "198.51.100.9")
    for id in ids[:3]:
        good(greedy.post(f"/tables/{id}/join", {"seat": 1}))
        good(greedy.post(f"/tables/{id}/join", {"seat": 2}))  # the rest of the table: it begins
    for id in ids[3:4]:
        good(greedy.post(f"/tables/{id}/join", {"seat": 1}))
    bad(greedy.post(f"/tables/{ids[4]}/join", {"seat": 1}), 429, "too_many_tables")
    patient = people(host, "198.51.100.10")
    for id in ids[4:]:
        good(patient.post(f"/tables/{id}/join", {"seat": 1}))
    host.stop()


def test_seats_that_wait_are_counted(tmp_path: Path, people: Arrived) -> None:
    host = Host(tmp_path, waiting_seats=3).start()
    maker, greedy = people(host, "192.0.2.1"), people(host, "198.51.100.9")
    ids = [maker.make(["me", "open", "open"], players=3)["id"] for _ in range(5)]
    for id in ids[:3]:
        good(greedy.post(f"/tables/{id}/join", {"seat": 1}))
    bad(greedy.post(f"/tables/{ids[3]}/join", {"seat": 1}), 429, "too_many_tables")
    good(greedy.post(f"/tables/{ids[0]}/join", {"seat": 2}))  # this one does not wait any more
    good(greedy.post(f"/tables/{ids[3]}/join", {"seat": 1}))
    host.stop()


def test_joining_is_limited_by_address(tmp_path: Path, people: Arrived) -> None:
    host = Host(tmp_path, joining_rate=(0.01, 3.0)).start()
    maker = people(host, "192.0.2.1")
    ids = [maker.make(["me", "open", "open"], players=3)["id"] for _ in range(5)]
    for id in ids[:3]:
        good(people(host, "198.51.100.9").post(f"/tables/{id}/join", {"seat": 1}))
    answer = people(host, "198.51.100.9").post(f"/tables/{ids[3]}/join", {"seat": 1})
    bad(answer, 429, "too_many")
    assert int(answer.headers["retry-after"]) > 1
    good(people(host, "198.51.100.10").post(f"/tables/{ids[3]}/join", {"seat": 1}))
    host.stop()


def test_tables_that_wait_are_counted(tmp_path: Path, people: Arrived) -> None:
    host = Host(tmp_path, waiting_tables=2).start()
    maker = people(host, "192.0.2.1")
    for _ in range(2):
        maker.make(OPEN)
    body = {
        "title": "legendary",
        "options": {"players": 2, "map": "quick"},
        "seats": [{"kind": kind} for kind in OPEN],
    }
    assert "wait" in bad(maker.post("/tables", body), 429, "too_many_tables")["message"]
    maker.make()  # one that begins at once
    host.stop()


def test_many_tables_of_one_hide_nobody(tmp_path: Path, people: Arrived) -> None:
    host = Host(tmp_path).start()
    quiet = [people(host, f"198.51.100.{n}") for n in range(3)]
    shown = [person.make(OPEN)["id"] for person in quiet]
    for spam in [people(host, "192.0.2.1") for _ in range(4)]:
        for _ in range(30):
            spam.make(OPEN)
    listed = [table["id"] for table in good(quiet[0].get("/tables", filter="open"))]
    assert len(listed) == 100
    assert set(listed[:4]) >= set(shown)
    assert len(good(quiet[0].get("/tables", filter="mine"))) == 1
    host.stop()


def test_tables_that_nobody_waits_for_are_taken_away(tmp_path: Path, people: Arrived) -> None:
    host = Host(tmp_path).start()
    maker = people(host, "192.0.2.1")
    waiting, watched = maker.make(OPEN)["id"], maker.make(OPEN)["id"]
    begun = maker.make()["id"]
    host.stop()
    now = int(time.time())

    async def swept() -> tuple[int, int, int]:
        storage = SqliteStorage(tmp_path)
        tables = Tables(storage, Settings(data=tmp_path), Turns(1))
        found = await tables.find(watched)
        found.users += 1
        early = await expire(tables, now + 13 * DAY)
        first = await expire(tables, now + 15 * DAY)
        found.users -= 1
        second = await expire(tables, now + 15 * DAY)
        storage.close()
        return early, first, second

    assert asyncio.run(swept()) == (0, 1, 1)
    host = Host(tmp_path).start()
    maker.http.base_url = host.url
    bad(maker.get(f"/tables/{waiting}"), 404, "unknown_table")
    bad(maker.get(f"/tables/{watched}"), 404, "unknown_table")
    good(maker.get(f"/tables/{begun}"))
    host.stop()
