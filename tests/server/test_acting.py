"""Moves over the WebSocket: acknowledged after they are stored, once for one key, within limits."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from delos.server.stored.sqlite import FILE
from delos.server.tables.latch import Latch
from delos.server.tables.rows import stored_clock
from tests.server.conftest import Arrive
from tests.server.harness import (
    ConnectionEnded,
    Host,
    Json,
    Live,
    Person,
    Process,
    good,
    wait_until,
)
from tests.server.test_durability import KILLS, stored
from tests.server.test_patching import on_screen

Sit = Callable[..., Live]


def act(live: Live, state: Json, action: object, n: int = 1, **more: object) -> None:
    words = {"index": state["index"], "seat": state["seat"], "action": action, **more}
    live.say({"type": "act", "n": n, **words})


def asked(live: Live) -> Json:
    """The next state in which this screen decides; version 4 leaves out what is empty."""
    return live.until(lambda state: state["status"] == "over" or "options" in state)


def answer(live: Live) -> Json:
    """The next message that answers a move."""
    while True:
        message = live.heard.get(timeout=20)
        assert message is not None
        if message["type"] in {"done", "error"}:
            return message


def test_a_move_is_answered_with_its_number_and_shown_to_all(arrive: Arrive, sit: Sit) -> None:
    person, other = arrive(), arrive()
    id = person.make(["me", "open", "random"], players=3)["id"]
    good(other.post(f"/tables/{id}/join", {"seat": 1}))
    screens = [sit(person, id, version=4), sit(other, id, version=4)]
    old, watching = sit(person, id), sit(other, id, seats="watch", version=4)
    views: list[object] = [None, None]
    for number in range(12):
        whole = old.until(lambda state: state["view"]["decision"]["seat"] in {0, 1})
        for which, live in enumerate(screens):
            while True:
                state = live.next("state")
                views[which] = on_screen(views[which], state)
                if state["index"] == whole["index"]:
                    break
        assert views[0] == whole["view"]
        turn = whole["view"]["decision"]["seat"]
        mover = screens[turn]
        act(mover, mover.state, mover.state["options"][0]["id"], number + 5)
        done = mover.next("done")
        assert done == {"type": "done", "n": number + 5, "index": whole["index"] + 1}
        assert "options" not in screens[1 - turn].state
        assert "undo" not in watching.next("state")


def test_bad_moves_say_why_and_change_nothing(arrive: Arrive, sit: Sit) -> None:
    person, other = arrive(), arrive()
    id = person.make(["me", "open", "random"], players=3)["id"]
    early = sit(person, id, version=4)
    early.next("state")
    early.say({"type": "act", "n": 1, "index": 0, "seat": 0, "action": 0})
    assert answer(early)["error"]["code"] == "waiting"
    good(other.post(f"/tables/{id}/join", {"seat": 1}))
    whole = sit(person, id).until(lambda one: one["view"]["decision"]["seat"] in {0, 1})
    turn, now = whole["view"]["decision"]["seat"], whole["index"]
    screens = [sit(person, id, version=4), sit(other, id, version=4)]
    state, idle = screens[turn].next("state"), screens[1 - turn].next("state")
    mover, waiter = screens[turn], screens[1 - turn]
    choice = state["options"][0]["id"]
    for n, (live, words, code) in enumerate(
        [
            (waiter, {"seat": state["seat"]}, "not_your_seat"),
            (waiter, {"seat": idle["seat"]}, "not_your_turn"),
            (mover, {"seat": 9}, "malformed"),
            (mover, {"action": 10**9}, "illegal"),
            (mover, {"action": "no such thing"}, "illegal"),
            (mover, {"index": now + 7}, "stale"),
        ],
        start=20,
    ):
        wish = {"index": now, "seat": state["seat"], "action": choice, **words}
        live.say({"type": "act", "n": n, **wish})
        found = answer(live)
        assert (found["type"], found["n"], found["error"]["code"]) == ("error", n, code)
        assert len(found["error"]["message"]) > 10
    mover.say({"type": "act", "n": 1, "index": 0, "seat": 0})
    assert answer(mover)["error"]["code"] == "malformed"
    stranger = Live(Person(person.url), id, None)
    stranger.say({"type": "act", "n": 3, "index": 0, "seat": 0, "action": choice})
    assert answer(stranger)["error"]["code"] == "malformed"  # no hello yet
    stranger.say({"type": "hello", "version": 4})
    stranger.say({"type": "act", "n": 3, "index": 0, "seat": 0, "action": choice})
    assert answer(stranger)["error"]["code"] == "no_identity"
    stranger.close()
    assert good(person.get(f"/tables/{id}"))["status"] == "playing"
    act(mover, state, choice)
    assert answer(mover)["index"] == now + 1


def test_one_key_has_one_effect(arrive: Arrive, sit: Sit) -> None:
    person = arrive()
    id = person.make(["me", "random", "random"], players=3)["id"]
    live = sit(person, id, version=4)
    state = asked(live)
    first, *others = [option["id"] for option in state["options"]]
    for n in (1, 2, 3):  # the second and third may come before the first is stored
        act(live, state, first, n, key="same")
    assert {answer(live)["index"] for _ in range(3)} == {state["index"] + 1}
    if others:
        act(live, state, others[0], 4, key="same")
        assert answer(live)["error"]["code"] == "key_used"
    # the old way knows it too
    body = {"index": state["index"], "seat": state["seat"], "action": first, "key": "same"}
    assert good(person.post(f"/tables/{id}/actions", body)) == {"index": state["index"] + 1}
    now = sit(person, id, version=4)
    state = asked(now)
    act(now, state, state["options"][0]["id"], 5, key="same")  # a later move under an old key
    assert answer(now)["error"]["code"] == "key_used"
    act(now, state, state["options"][0]["id"], 6, key="another")
    assert answer(now)["index"] == state["index"] + 1


def test_keys_are_known_when_the_record_is_read_again(tmp_path: Path) -> None:
    """The table remembers them; after a restart it learns them from its record."""
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    id = person.make(["me", "random", "random"], players=3)["id"]
    live = person.live(id, version=4)
    state = asked(live)
    act(live, state, state["options"][0]["id"], key="same")
    assert answer(live)["type"] == "done"
    live.close()
    host.stop()
    again = Host(tmp_path, host.port).start()
    live = person.live(id, version=4)
    state = asked(live)
    act(live, state, state["options"][0]["id"], 2, key="same")
    assert answer(live)["error"]["code"] == "key_used"
    act(live, state, state["options"][0]["id"], 3, key="fresh")
    assert answer(live)["index"] == state["index"] + 1
    live.close()
    person.close()
    again.stop()


def test_whoever_looks_at_turns_hears_of_turns(tmp_path: Path) -> None:
    """Of every change but a move after which the same seat is asked again."""
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    id = person.make(["me", "here", "here"], players=3)["id"]
    tables = host.services.tables
    every = [tables.cache[id].turn]
    turning: list[int | None] = []
    tables.listeners.append(lambda table: every.append(table.turn))
    tables.turning.append(lambda table: turning.append(table.turn))
    for number in range(30):
        state = good(person.get(f"/tables/{id}"))
        seat = state["turn"]
        action = tables.cache[id].course.game.ids()[-1]
        body = {"index": number, "seat": seat, "action": action}
        good(person.post(f"/tables/{id}/actions", body))
    assert turning == [turn for before, turn in pairwise(every) if turn != before]
    assert 0 < len(turning) < 30
    person.close()
    host.stop()


def test_moves_over_the_socket_are_counted(tmp_path: Path) -> None:
    host = Host(tmp_path, actions_rate=(0.001, 3.0)).start()
    person = Person(host.url)
    person.me()
    live = person.live(person.make(["me", "random", "random"], players=3)["id"], version=4)
    state = asked(live)
    for n in range(4):
        act(live, state, 10**9, n)
    codes = [answer(live)["error"]["code"] for _ in range(4)]
    assert codes == ["illegal", "illegal", "illegal", "too_many"]
    live.close()
    person.close()
    host.stop()


def stands_at(index: int, state: Json) -> bool:
    found: bool = state["index"] == index
    return found


def test_the_row_of_a_table_says_how_it_stands(tmp_path: Path) -> None:
    """Only what a move changed is written; bots and lists go by the row after a restart."""
    host = Host(tmp_path).start()
    people = [Person(host.url) for _ in range(3)]
    id = people[0].make(["me", "open", "open"], players=3)["id"]
    for seat in (1, 2):
        good(people[seat].post(f"/tables/{id}/join", {"seat": seat}))
    screens = [person.live(id, version=4) for person in people]
    connection = sqlite3.connect(tmp_path / FILE)
    turns: set[int] = set()
    for number in range(40):
        states = [live.until(partial(stands_at, number)) for live in screens]
        (turn,) = [seat for seat, state in enumerate(states) if "options" in state]
        turns.add(turn)
        act(screens[turn], states[turn], states[turn]["options"][-1]["id"], number)
        assert answer(screens[turn])["type"] == "done"
        facts = host.services.tables.cache[id].facts
        columns = "status, turn, cycle, updated, winners, rated, clock, flag"
        row = connection.execute(f"SELECT {columns} FROM tables WHERE id = ?", (id,)).fetchone()
        clock = stored_clock(facts.clock)
        assert row == ((facts.status, facts.turn, facts.cycle, facts.updated, "[]", 1, clock, None))
    assert len(turns) == 3
    connection.close()
    for live in screens:
        live.close()
    for person in people:
        person.close()
    host.stop()


def test_a_full_disk_acknowledges_no_move(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    live = person.live(person.make(["me", "me", "me"], players=3)["id"], version=4)
    state = asked(live)
    writer = host.services.storage.writer
    writer.execute("PRAGMA max_page_count = 1")
    action = state["options"][0]["id"]
    for tried in range(400):
        act(live, state, action, 1, key=f"{tried:080}")
        found = answer(live)
        if found["type"] == "error":
            break
        state = asked(live)  # there was room in a page that had begun
        action = state["options"][0]["id"]
    assert found["error"]["code"] == "storage"
    writer.execute("PRAGMA max_page_count = 1000000")
    act(live, state, action, 2)
    assert answer(live)["index"] == state["index"] + 1
    live.close()
    person.close()
    host.stop()


class Unheard:
    """A connection whose next COMMIT succeeds without saying so: the line broke meanwhile."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.broken = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def execute(self, statement: str, *values: Any) -> Any:
        found = self.real.execute(statement, *values)
        if statement == "COMMIT" and not self.broken:
            self.broken = True
            raise sqlite3.OperationalError("disk I/O error")
        return found


def test_a_move_that_was_stored_unheard_counts_once_and_is_shown(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    id = person.make(["me", "me", "me"], players=3)["id"]
    live, other = person.live(id, version=4), person.live(id, version=4)
    state = asked(live)
    action = state["options"][0]["id"]
    host.services.storage.writer = Unheard(host.services.storage.writer)
    act(live, state, action, 1, key="same")
    assert answer(live)["error"]["code"] == "storage"
    act(live, state, action, 2, key="same")
    assert answer(live)["index"] == state["index"] + 1
    now = other.until(partial(stands_at, state["index"] + 1))
    act(live, now, now["options"][0]["id"], 3, key="next")
    assert answer(live)["index"] == state["index"] + 2
    for screen in (live, other):
        screen.close()
    person.close()
    host.stop()


@pytest.mark.parametrize("kills", KILLS)
def test_moves_acknowledged_over_the_socket_survive_kill(tmp_path: Path, kills: int) -> None:
    dice = random.Random(12)
    server = Process(tmp_path)
    person = Person(server.url)
    person.me()
    id = person.make(goal=9)["id"]
    cookies = person.http.cookies
    for number in range(kills):
        if number:
            server = Process(tmp_path)
            person = Person(server.url)
            person.http.cookies.update(cookies)
        known = len(stored(tmp_path, id))
        acknowledged: list[int] = []
        live = person.live(id, version=4)
        player = threading.Thread(target=keep_acting, args=(live, acknowledged))
        player.start()
        wait_until(lambda: len(acknowledged) > 2)  # noqa: B023
        time.sleep(dice.uniform(0.0, 0.3))
        assert server.end() == -signal.SIGKILL
        player.join()
        live.close()
        person.close()
        kept = stored(tmp_path, id)[known:]
        assert kept[: len(acknowledged)] == acknowledged
        assert len(kept) <= len(acknowledged) + 1  # one may have been stored unacknowledged


def keep_acting(live: Live, acknowledged: list[int]) -> None:
    """Play until the server is gone; only what it acknowledged is noted."""
    try:
        while True:
            state = asked(live)
            choice = state["options"][-1]["id"]
            act(live, state, choice, len(acknowledged))
            found = answer(live)
            if found["type"] == "done":
                acknowledged.append(choice)
            else:  # a fast machine: people are not that quick
                time.sleep(0.05)
                live.say({"type": "hello", "version": 4})
    except (ConnectionClosed, ConnectionEnded, AssertionError):
        pass


def test_a_latch_is_handed_on_in_turn() -> None:
    async def run() -> list[str]:
        latch, order = Latch(), []

        async def enter(name: str) -> None:
            async with latch:
                order.append(name)
                await asyncio.sleep(0)

        assert latch.take()
        assert not latch.take()
        tasks = [asyncio.create_task(enter(name)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        latch.release()
        assert latch.locked()  # it is somebody's already
        await asyncio.gather(*tasks, return_exceptions=True)
        assert latch.take()
        return order

    assert asyncio.run(run()) == ["b", "c"]
