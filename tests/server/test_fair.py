"""One address does not stop others: turns, bots, maps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from delos.server.fair import Turns, Whereabouts
from delos.server.refusal import Refusal
from delos.server.thinking.bot_worker import NONE, Answer
from tests.server.harness import Host, Person, good, wait_until

From = Callable[[str], Person]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path, workers=1).start()
    yield host
    host.stop()


@pytest.fixture
def people(own: Host) -> Iterator[From]:
    """Makes a person behind a proxy on this machine, who comes from an address."""
    made: list[Person] = []

    def arrived(address: str) -> Person:
        person = Person(own.url)
        person.http.headers["x-forwarded-for"] = address
        person.me()
        made.append(person)
        return person

    yield arrived
    for person in made:
        person.close()


def test_turns_go_round() -> None:
    async def order() -> list[str]:
        turns, served = Turns(1), []

        async def work(owner: str) -> None:
            async with turns.turn(owner):
                served.append(owner)
                await asyncio.sleep(0)

        await turns.begin("first")
        waiting = [asyncio.create_task(work(owner)) for owner in "aaaaabbc"]
        await asyncio.sleep(0)
        turns.end()
        await asyncio.gather(*waiting)
        assert turns.free == 1
        assert not turns.waiting
        return served

    assert "".join(asyncio.run(order())) == "abcabaaa"


def test_who_goes_away_leaves_the_place_to_others() -> None:
    async def left() -> None:
        turns = Turns(1, waiting=2)
        await turns.begin("first")
        gone, granted, last = (asyncio.create_task(turns.begin(name)) for name in "aab")
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await turns.begin("a")  # two wait already
        gone.cancel()
        await asyncio.sleep(0)
        turns.end()
        granted.cancel()  # at the moment in which it would begin
        await asyncio.gather(gone, granted, last, return_exceptions=True)
        assert last.done()
        assert not last.cancelled()
        turns.end()
        assert turns.free == 1
        assert not turns.waiting

    asyncio.run(left())


def test_guests_of_one_address_are_one_owner() -> None:
    places = Whereabouts()
    places.note("anna", "192.0.2.7")
    places.note("bert", "192.0.2.7")
    assert places.of("anna") == places.of("bert") == "192.0.2.7"
    assert places.of("cleo") == "cleo"


def test_tables_full_of_bots_do_not_starve_others(own: Host, people: From) -> None:
    asked: list[str] = []

    async def slowly(question: Any) -> Answer:
        asked.append(question.table)
        await asyncio.sleep(0.02)
        return Answer(NONE)

    own.services.bots.all[0].ask = slowly  # type: ignore[method-assign]
    crowd = [people("192.0.2.1") for _ in range(3)]
    many = {person.make(["greedy"] * 6, players=6)["id"] for person in crowd for _ in range(8)}
    wait_until(lambda: len(set(asked)) > 10)
    other = people("198.51.100.9")
    id = other.make(["me", "greedy", "me", "greedy"])["id"]
    live = other.live(id)
    before = len(asked)
    while id not in asked[before:]:  # our own choices, until the bot is asked
        state = live.next("state")
        if state["options"]:
            before = len(asked)
            good(other.play(id, state, state["options"][0]))
    assert len([one for one in asked[before : asked.index(id)] if one in many]) <= 8
    live.close()


def test_maps_of_one_do_not_stop_others(own: Host, people: From) -> None:
    """Previews are made one at a time, but not all of one address first; a table that was drawn
    once is drawn."""
    other = people("198.51.100.9")
    id = other.make()["id"]
    drawing = good(other.get(f"/tables/{id}"))["drawing"]
    assert drawing
    made: list[int] = []
    ask = own.services.maps.worker.ask

    async def slowly(question: Any) -> Any:
        made.append(question.seed)
        await asyncio.sleep(0.2)
        return await ask(question)

    own.services.maps.worker.ask = slowly  # type: ignore[method-assign]

    async def everybody() -> float:
        async with httpx.AsyncClient(base_url=own.url, trust_env=False, timeout=60) as http:
            address = "/api/v1/titles/legendary/map"
            crowd = [
                asyncio.create_task(
                    http.get(
                        address,
                        params={"map": "balanced", "seed": seed},
                        headers={"x-forwarded-for": "192.0.2.1"},
                    )
                )
                for seed in range(20)
            ]
            while len(made) < 2:
                await asyncio.sleep(0.01)
            began = time.monotonic()
            answer = await http.get(f"/api/v1/tables/{id}")
            assert answer.json()["drawing"] == drawing
            waited = time.monotonic() - began
            asked = len(made)
            answer = await http.get(
                address,
                params={"map": "balanced", "seed": 99},
                headers={"x-forwarded-for": "198.51.100.9"},
            )
            assert answer.status_code == 200
            assert made.index(99) - asked <= 2
            for one in crowd:
                one.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            return waited

    assert asyncio.run(everybody()) < 1.5


def test_a_balanced_map_is_the_one_that_was_shown(own: Host, people: From) -> None:
    person = people("198.51.100.9")
    shown = good(person.get("/titles/legendary/map", map="balanced", seed=5, players=3))
    id = person.make(["me"] * 3, players=3, map="balanced", seed=5)["id"]
    table = good(person.get(f"/tables/{id}"))
    assert table["options"]["map"] == shown["code"]
    assert table["drawing"] == shown["drawing"]
