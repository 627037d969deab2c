"""What was acknowledged is kept: killed processes, full disks, odd databases."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from delos.server.stored.database import BadData, Clash, Database
from delos.server.stored.migrations import STEPS
from delos.server.stored.sqlite import FILE, SqliteStorage, locked, unlocked
from delos.server.stored.storage import Waiting
from tests.server.harness import (
    UNLIMITED,
    ConnectionEnded,
    Host,
    Live,
    Person,
    Process,
    bad,
    deciding,
    good,
    later,
    wait_until,
)

KILLS = [
    pytest.param(2, marks=pytest.mark.timeout(100)),
    pytest.param(30, marks=[pytest.mark.nightly, pytest.mark.timeout(900)]),
]


def stored(data: Path, id: str) -> list[int]:
    connection = sqlite3.connect(data / FILE)
    rows = connection.execute(
        "SELECT number, action FROM moves WHERE table_id = ? ORDER BY number", (id,)
    ).fetchall()
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert [number for number, _ in rows] == list(range(len(rows)))
    return [action for _, action in rows]


def keep_playing(person: Person, live: Live, id: str, acknowledged: list[int]) -> None:
    """Play until the server is gone; only what it acknowledged is noted."""
    state = live.state
    try:
        while state["status"] != "over":
            choice = state["options"][-1]
            answer = person.play(id, state, choice)
            if answer.status_code == 429:  # a fast machine: people are not that quick
                time.sleep(0.05)
                continue
            assert answer.status_code == 200, answer.text
            acknowledged.append(choice["id"])
            state = live.until(later(state["index"]))
    except (httpx.TransportError, ConnectionEnded):
        pass


@pytest.mark.parametrize("kills", KILLS)
def test_acknowledged_moves_survive_kill(tmp_path: Path, kills: int) -> None:
    dice = random.Random(11)
    server = Process(tmp_path)
    person = Person(server.url)
    person.me()
    id = person.make(goal=9)["id"]
    cookies = person.http.cookies
    for _ in range(kills):
        known = len(stored(tmp_path, id))
        acknowledged: list[int] = []
        live = person.live(id)
        live.until(deciding)
        player = threading.Thread(target=keep_playing, args=(person, live, id, acknowledged))
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
        server = Process(tmp_path)
        person = Person(server.url)
        person.http.cookies.update(cookies)
    live = person.live(id)
    assert live.next("state")["index"] == len(stored(tmp_path, id))
    live.close()
    person.close()
    assert server.end(signal.SIGTERM) in {0, -signal.SIGTERM}


def test_hang_up_restarts_on_the_same_socket(tmp_path: Path) -> None:
    server = Process(tmp_path)
    person = Person(server.url)
    person.me("Daedalus")
    id = person.make()["id"]
    live = person.live(id)
    live.next("state")
    server.process.send_signal(signal.SIGHUP)
    live.thread.join(20)
    assert live.socket.close_code == 1012  # restarting: clients come back
    live.close()
    assert person.me()["name"] == "Daedalus"  # waits in the backlog meanwhile
    live = person.live(id)
    assert live.next("state")["index"] == 0
    live.close()
    person.close()
    server.end(signal.SIGTERM)


def test_full_disk_acknowledges_nothing(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    live = person.live(id)
    state = live.until(deciding)
    storage = host.services.storage

    def limit(pages: int) -> None:
        storage.writer.execute(f"PRAGMA max_page_count = {pages}")

    limit(1)  # SQLite takes this as: no more than there are
    for number in range(400):
        failed = person.play(id, state, state["options"][0], key=f"{number:080}")
        if failed.status_code != 200:
            break
        state = live.until(later(state["index"]))
    error = bad(failed, 503, "storage")
    assert "nothing was changed" in error["message"]
    assert failed.headers["retry-after"]
    index = state["index"]
    assert len(stored(tmp_path, id)) == index
    assert good(person.get(f"/tables/{id}"))["status"] == "playing"  # reading goes on
    limit(1 << 30)
    assert good(person.play(id, state, state["options"][0]))["index"] == index + 1
    live.close()
    person.close()
    host.stop()


def test_on_a_full_disk_words_and_notes_are_refused_and_none_is_lost(tmp_path: Path) -> None:
    host = Host(tmp_path, talk_rate=UNLIMITED).start()
    person = Person(host.url)
    person.me()
    id = person.make(["me", "open", "me", "open"])["id"]
    writer = host.services.storage.writer
    said: list[str] = []

    def say(number: int) -> httpx.Response:
        words = f"{number:04} " + "so it goes " * 40
        answer = person.post(f"/tables/{id}/talk", {"words": words})
        if answer.status_code == 200:
            said.append(words.strip())
        return answer

    def lines() -> list[str]:
        found = good(person.get(f"/tables/{id}/talk"))["lines"]
        return [one["words"] for one in found if one["kind"] == "say"]

    note = good(person.post(f"/tables/{id}/note", {"words": "first", "version": 0}))
    writer.execute("PRAGMA max_page_count = 1")
    failed = next(one for one in map(say, range(400)) if one.status_code != 200)
    assert "nothing was changed" in bad(failed, 503, "storage")["message"]
    assert failed.headers["retry-after"]
    long = {"words": "n" * 8000, "version": note["version"]}
    bad(person.post(f"/tables/{id}/note", long), 503, "storage")
    assert lines() == said[-200:]  # reading goes on, and what was acknowledged is there
    assert good(person.get(f"/tables/{id}/note")) == note
    writer.execute(f"PRAGMA max_page_count = {1 << 30}")
    good(say(9999))
    assert good(person.post(f"/tables/{id}/note", long))["version"] == note["version"] + 1
    host.stop()
    host = Host(tmp_path, host.port).start()
    assert lines() == said[-200:]
    person.close()
    host.stop()


def test_writer_is_durable(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path)
    assert storage.writer.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert storage.writer.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0
    storage.close()


def test_a_group_keeps_the_good_and_drops_the_bad(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path)

    def insert(number: int) -> Callable[[Database], int]:
        def job(connection: Database) -> int:
            connection.execute(
                "INSERT INTO identities VALUES (?, ?, 0)", (str(number % 7), str(number))
            )
            return number

        return job

    async def all_at_once() -> list[object]:
        jobs = [storage.write(insert(number)) for number in range(10)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    answers = asyncio.run(all_at_once())
    assert answers[:7] == list(range(7))
    assert all(isinstance(answer, Clash) for answer in answers[7:])
    storage.close()
    rows = sqlite3.connect(tmp_path / FILE).execute("SELECT count(*) FROM identities").fetchone()
    assert rows == (7,)


def test_rows_that_share_a_commit_keep_the_good_and_drop_the_bad(tmp_path: Path) -> None:
    """What one round of the event loop brings is written together; a row that does not fit costs
    the others nothing, nor the jobs beside them."""
    storage = SqliteStorage(tmp_path)
    heard: dict[int, BaseException | None] = {}
    groups: list[int] = []
    commit = storage.commit

    def noted(group: list[Waiting]) -> None:
        groups.append(len(group))
        commit(group)

    storage.commit = noted  # type: ignore[method-assign]

    async def all_at_once(numbers: range) -> None:
        ready = asyncio.Event()

        def put(number: int) -> None:
            def answer(_: object, error: BaseException | None) -> None:
                heard[number] = error
                if len(heard) == numbers.stop:
                    ready.set()

            statement = "INSERT INTO identities VALUES (?, ?, 0)"
            row = (str(number % 7), str(number))
            if number % 3:
                storage.put(((statement, row),), answer)
            else:
                storage.put(lambda db: db.execute(statement, row).rowcount, answer)

        for number in numbers:
            put(number)
        await asyncio.wait_for(ready.wait(), 20)

    asyncio.run(all_at_once(range(7)))
    assert set(heard.values()) == {None}
    heard.clear()
    asyncio.run(all_at_once(range(10)))
    assert all(isinstance(error, Clash) for error in heard.values())
    assert groups == [7, 10]
    storage.close()
    rows = sqlite3.connect(tmp_path / FILE).execute("SELECT count(*) FROM identities").fetchone()
    assert rows == (7,)


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path)
    with pytest.raises(BadData, match="Another Delos server"):
        SqliteStorage(tmp_path)
    storage.close()
    file = tmp_path / FILE
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA user_version").fetchone()[0] == len(STEPS)
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()
    with pytest.raises(BadData, match="newer Delos"):
        SqliteStorage(tmp_path)
    for leftover in tmp_path.glob(FILE + "*"):
        leftover.unlink()
    file.write_bytes(b"this is no database at all" * 100)
    with pytest.raises(BadData, match="cannot be opened"):
        SqliteStorage(tmp_path)
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(BadData, match="cannot be used"):
        SqliteStorage(blocked)


def test_a_lock_may_outlive_its_server_for_a_moment(tmp_path: Path) -> None:
    """A killed server's own process has its open files until it has become another program."""
    fcntl = pytest.importorskip("fcntl")
    lock = (tmp_path / "delos.lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    later = threading.Timer(0.3, lock.close)
    later.start()
    unlocked(locked(tmp_path))
    later.join()


def test_a_table_of_other_rules_is_refused_alone(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    old, new = person.make()["id"], person.make()["id"]
    host.stop()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE tables SET rules = 99 WHERE id = ?", (old,))
    connection.commit()
    connection.close()
    host = Host(tmp_path).start()
    again = Person(host.url)
    again.http.cookies.update(person.http.cookies)
    assert "version '99'" in bad(again.get(f"/tables/{old}"), 409, "unreadable")["message"]
    good(again.get(f"/tables/{new}"))
    assert len(good(again.get("/tables", filter="mine"))) == 2
    person.close()
    again.close()
    host.stop()


def test_bots_go_on_after_a_restart_and_a_dead_worker(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    id = person.make(["greedy"] * 3, players=3)["id"]
    live = person.live(id)
    live.until(lambda state: state["index"] >= 2)
    live.close()
    host.stop()
    known = len(stored(tmp_path, id))
    host = Host(tmp_path).start()
    watcher = Person(host.url)
    wait_until(lambda: len(stored(tmp_path, id)) > known)  # nobody looks, it goes on
    process = host.services.bots.all[0].process
    assert process is not None
    process.kill()
    live = watcher.live(id, seats="watch")
    first = live.next("state")["index"]
    live.until(lambda state: state["index"] > first + 2)
    live.close()
    watcher.close()
    person.close()
    host.stop()


def test_nobody_sees_a_move_before_it_is_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    live = person.live(id)
    state = live.until(deciding)
    storage = host.services.storage
    gate, commit = threading.Event(), storage.commit

    def held_up(group: list[Any]) -> None:
        gate.wait(20)
        commit(group)

    monkeypatch.setattr(storage, "commit", held_up)
    answers: list[httpx.Response] = []
    player = threading.Thread(
        target=lambda: answers.append(person.play(id, state, state["options"][0]))
    )
    player.start()
    time.sleep(0.3)
    watcher = Person(host.url)
    assert good(watcher.get(f"/tables/{id}/replay"))["steps"] == 0  # and others are served
    assert answers == []
    assert not [frame for frame in live.frames if '"index":1' in frame]
    gate.set()
    player.join(10)
    assert good(answers[0]) == {"index": 1}
    assert live.until(later(0))["index"] == 1
    live.close()
    watcher.close()
    person.close()
    host.stop()
