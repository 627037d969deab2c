"""Clocks run for whoever is asked, survive restarts, and hang no table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from delos.server.protocol.tables import Clock
from delos.server.stored.sqlite import SqliteStorage
from delos.server.tables import clocks, hours
from delos.server.tables.clocks import Clocks
from delos.server.tables.hours import Hours
from delos.server.tables.rating import rated_sides
from tests.server.conftest import Arrive
from tests.server.harness import Host, Json, Live, Person, bad, good, later, wait_until

Sit = Callable[..., Live]
LIVE = Clock("live", 60, 5)
RESERVE = Clock("reserve", 60, 5)
DAYS = Clock("days", 0, 86400)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time for screens: tests are quicker than people."""
    for module in ("delos.server.tables.tables", "delos.server.tables.founding"):
        monkeypatch.setattr(f"{module}.OPENING", 0)
    monkeypatch.setattr("delos.server.tables.tables.SHOWN", 0)


def two(arrive: Arrive, clock: Json, url: str = "", **ways: Any) -> tuple[Person, Person, str]:
    ann, ben = arrive(url, name="Ann"), arrive(url, name="Ben")
    body = {
        "title": "legendary",
        "options": {"players": 3, "map": "quick"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        "public": True,
        "ways": {"clock": clock, **ways},
    }
    id: str = good(ann.post("/tables", body), 201)["id"]
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    return ann, ben, id


# -- reckoning --------------------------------------------------------------------------------


def test_live_takes_what_was_used_and_gives_the_increment() -> None:
    state = clocks.turned(clocks.wound_up(LIVE, 2), LIVE, 0, 1000, 3000)
    assert clocks.flag_of(state, LIVE) == 63_000  # it waited for the screens
    assert clocks.used(state, 2000) == 0
    after = clocks.turned(state, LIVE, 1, 13_000, 13_000)
    assert after.left == (50_000, 60_000)
    assert clocks.rewarded(after, LIVE, 0).left == (55_000, 60_000)


def test_a_stretch_goes_on_while_the_same_side_is_asked() -> None:
    state = clocks.turned(clocks.wound_up(LIVE, 2), LIVE, 0, 0, 0)
    assert clocks.turned(state, LIVE, 0, 9000, 9000) is state


def test_reserve_is_used_only_beyond_the_step() -> None:
    state = clocks.turned(clocks.wound_up(RESERVE, 2), RESERVE, 0, 0, 0)
    assert clocks.flag_of(state, RESERVE) == 65_000
    assert clocks.turned(state, RESERVE, 1, 4000, 4000).left == (60_000, 60_000)
    assert clocks.turned(state, RESERVE, 1, 9000, 9000).left == (56_000, 60_000)


def test_days_begin_anew_with_each_move() -> None:
    state = clocks.turned(clocks.wound_up(DAYS, 2), DAYS, 0, 0, 0)
    state = clocks.turned(state, DAYS, 1, 80_000_000, 80_000_000)
    state = clocks.turned(state, DAYS, 0, 90_000_000, 90_000_000)
    assert clocks.flag_of(state, DAYS) == 90_000_000 + 86_400_000


def test_a_pause_stops_the_clock_and_keeps_what_was_used() -> None:
    state = clocks.stopped(clocks.turned(clocks.wound_up(LIVE, 2), LIVE, 0, 0, 0), 10_000)
    assert clocks.flag_of(state, LIVE) is None
    state = clocks.resumed(state, 500_000)
    assert clocks.flag_of(state, LIVE) == 500_000 + clocks.OPENING + 50_000


def test_an_hour_before_the_stretch_takes_nothing() -> None:
    """After a kill the server's hour may be a little earlier than what was stored."""
    state = clocks.turned(clocks.wound_up(LIVE, 2), LIVE, 0, 60_000, 60_000)
    assert clocks.used(state, 40_000) == 0


def test_who_returns_with_an_empty_clock_has_time_for_a_move() -> None:
    empty = Clocks(left=(0, 7000))
    assert clocks.returned(empty, LIVE, {0, 1}).left == (clocks.RETURNED, 7000)


# -- the server's hours -----------------------------------------------------------------------


class Watch:
    """A time that has no calendar."""

    def __init__(self, now: list[float]) -> None:
        self.monotonic = lambda: now[0]


def test_hours_stand_still_while_no_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hours, "BACK", 0)
    now = [100.0]
    monkeypatch.setattr("delos.server.tables.hours.time", Watch(now))

    async def run() -> None:
        storage = SqliteStorage(tmp_path)
        first = Hours(storage)
        await first.begin()
        now[0] += 30
        await first.keep()
        now[0] += 5  # killed before the next time it is stored
        await asyncio.to_thread(storage.close)
        now[0] += 10_000
        storage = SqliteStorage(tmp_path)
        second = Hours(storage)
        await second.begin()
        assert second.now() == 30_000
        now[0] += 1
        assert second.now() == 31_000
        await asyncio.to_thread(storage.close)

    asyncio.run(run())


def test_hours_stand_still_while_the_disk_is_full(tmp_path: Path) -> None:
    async def run() -> None:
        storage = SqliteStorage(tmp_path)
        found = Hours(storage)
        await found.begin()
        await found.keep()
        before = found.stored
        (pages,) = storage.writer.execute("PRAGMA page_count").fetchone()
        storage.writer.execute("PRAGMA query_only = ON")  # any failure to write will do
        await asyncio.sleep(0.05)
        await found.keep()
        assert found.now() == before
        storage.writer.execute("PRAGMA query_only = OFF")
        await found.keep()
        await asyncio.sleep(0.02)
        assert found.now() > before
        assert pages > 0
        await asyncio.to_thread(storage.close)

    asyncio.run(run())


# -- at a table -------------------------------------------------------------------------------


def test_a_clock_that_cannot_be_is_refused(arrive: Arrive) -> None:
    ann = arrive()
    for clock in ({"kind": "live"}, {"kind": "days", "step": 5}, {"kind": "reserve", "main": 9}):
        body = {"title": "mytikas", "options": {}, "seats": [], "ways": {"clock": clock}}
        bad(ann.post("/tables", body), 400, "malformed")
    body["ways"] = {"clock": {"kind": "live", "main": 60, "secret": 1}}
    bad(ann.post("/tables", body), 400, "malformed")


def test_a_bot_plays_on_when_time_is_out_and_gives_the_seat_back(arrive: Arrive, sit: Sit) -> None:
    ann, ben, id = two(arrive, {"kind": "live", "main": 1, "step": 0})
    live = sit(ann, id)
    told = live.next("clock")
    assert told["side"] in {0, 1, None}
    assert len(told["left"]) == 3
    wait_until(lambda: all(one["standin"] for one in seats(ann, id)[:2]), 15)
    lines = good(ann.get(f"/tables/{id}/talk"))["lines"]
    assert {line["kind"] for line in lines} == {"flag"}
    assert {line["name"] for line in lines} == {"Ann", "Ben"}
    back = good(ben.post(f"/tables/{id}/seats/back"))["table"]
    if back["status"] == "playing":  # two bots and a random one: the game may be over
        assert not back["seats"][1]["standin"]


def seats(person: Person, id: str) -> list[Json]:
    found: list[Json] = good(person.get(f"/tables/{id}"))["seats"]
    return found


def test_a_forfeit_is_for_good_and_counts_as_lost(tmp_path: Path, arrive: Arrive) -> None:
    host = Host(tmp_path).start()
    try:
        ann, ben, id = two(
            arrive, {"kind": "live", "main": 1, "step": 60}, host.url, late="forfeit"
        )
        wait_until(lambda: any(one["standin"] for one in seats(ann, id)[:2]), 15)
        late = next(one for one in seats(ann, id)[:2] if one["standin"])
        person = ann if late["name"] == "Ann" else ben
        bad(person.post(f"/tables/{id}/seats/back"), 409, "forfeited")
        table = host.services.tables.held[id]
        assert table.facts.clock.forfeits == (late["seat"],)
        facts = replace(table.facts, status="over", winners=[late["seat"]])
        ranks = {side.players: side.rank for side in rated_sides(table.title, facts, table.seats)}
        assert sorted(ranks.values()) == [1.0, 1.0, 2.0]  # last, whatever its bot has won
    finally:
        host.stop()


def test_clocks_go_on_after_a_restart(tmp_path: Path, arrive: Arrive, sit: Sit) -> None:
    host = Host(tmp_path).start()
    ann, ben, id = two(arrive, {"kind": "live", "main": 3, "step": 0}, host.url)
    before = running(sit(ann, id))
    host.stop()
    time.sleep(1.0)  # nobody's time
    again = Host(tmp_path).start()
    try:
        for person in (ann, ben):
            person.url = again.url
            person.http.base_url = again.url
        after = running(sit(ann, id))
        assert after["side"] == before["side"]
        assert 2000 < after["left"][after["side"]] <= 3000
        # It falls without anybody at the table: nothing of it was in memory only.
        wait_until(lambda: any(one["standin"] for one in seats(ann, id)[:2]), 30)
    finally:
        again.stop()


def running(live: Live) -> Json:
    """The first message about a clock that runs."""
    while True:
        found = live.next("clock")
        if found["side"] is not None:
            return found


def test_the_calendar_may_jump(arrive: Arrive, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, id = two(arrive, {"kind": "reserve", "main": 60, "step": 60})
    plain = time.time
    monkeypatch.setattr(time, "time", lambda: plain() + 90 * 86400)
    live = sit(ann, id)
    told = live.next("clock")
    time.sleep(0.3)
    assert not any(one["standin"] for one in seats(ann, id)[:2])
    assert all(left > 55_000 for left in told["left"])


def test_taking_back_gives_no_time(arrive: Arrive, sit: Sit) -> None:
    """Free undo stays within the stretch: the clock goes on."""
    ann, ben, id = two(arrive, {"kind": "live", "main": 60, "step": 30})
    people = {0: (ann, sit(ann, id)), 1: (ben, sit(ben, id))}
    turn: int | None = None
    for _ in range(40):
        info = good(ann.get(f"/tables/{id}"))
        turn = info["turn"]
        if turn not in people:
            time.sleep(0.05)
            continue
        person, live = people[turn]
        state = live.until(lambda one: bool(one["options"]))
        clock = live_clock(host_of(live), id)
        good(person.play(id, state, state["options"][0]))
        state = live.until(later(state["index"]))
        if state["undo"]:
            good(person.post(f"/tables/{id}/undo", {"index": state["index"], "seat": turn}))
            after = live_clock(host_of(live), id)
            assert after.side == clock.side
            assert after.since == clock.since
            assert after.left == clock.left
            return
    pytest.fail("no choice of this game could be taken back")


HOSTS: list[Host] = []


@pytest.fixture(autouse=True)
def remembered(host: Host) -> None:
    HOSTS[:] = [host]


def host_of(live: Live) -> Host:
    return HOSTS[0]


def live_clock(host: Host, id: str) -> Clocks:
    return host.services.tables.held[id].facts.clock
