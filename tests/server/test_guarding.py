"""What strangers, bad disks and impatient operators try."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from delos.server.stored.database import BadData
from delos.server.stored.sqlite import FILE, SqliteStorage
from delos.server.stored.wal import lost_frames
from delos.server.thinking.bot_worker import NONE, Answer
from delos.server.web.guard import HEADERS
from tests.server.conftest import Arrive
from tests.server.harness import Host, Person, Process, bad, good, wait_until
from tests.server.test_consent import Sit, ask, play_until_asked, three


def test_hanging_up_twice_does_no_harm(tmp_path: Path) -> None:
    server = Process(tmp_path)
    person = Person(server.url)
    person.me("Daedalus")
    id = person.make()["id"]
    lives = [person.live(id) for _ in range(30)]
    for live in lives:
        live.next("state")
    for _ in range(2):  # again while it starts anew
        for _ in range(20):
            server.process.send_signal(signal.SIGHUP)
            time.sleep(0.01)
        time.sleep(0.3)
    for live in lives:
        live.thread.join(20)
        assert live.socket.close_code == 1012
        live.close()
    wait_until(server.healthy)
    assert person.me()["name"] == "Daedalus"
    person.close()
    server.end(signal.SIGTERM)


@pytest.mark.parametrize(
    "name", ["\u200b\u200b", "\u3164", "\u2800\u2800", "\u034f", "\u200d\ufe0f", "\u0301\u0308"]
)
def test_names_that_nobody_sees_are_refused(arrive: Arrive, name: str) -> None:
    person = arrive(name="Icarus")
    bad(person.post("/me", {"name": name}), 400, "malformed")
    assert good(person.get("/me"))["name"] == "Icarus"
    assert good(person.post("/me", {"name": f"Pan{name} Hero"}))["name"].startswith("Pa")


def test_asking_again_and_again_takes_patience(tmp_path: Path, sit: Sit) -> None:
    host = Host(tmp_path, ask_again=0.5).start()
    people: list[Person] = []

    def arrive() -> Person:
        people.append(Person(host.url))
        people[-1].me()
        return people[-1]

    _, id, lives = three(arrive, sit)
    for live in lives:
        live.until(lambda state: state["status"] == "playing")
    turn = next(seat for seat, live in enumerate(lives) if live.state["options"])
    play_until_asked(people, lives, id, turn)
    now = lives[turn].state
    other = next(seat for seat in range(3) if seat != turn)
    body = {"index": now["index"], "seat": turn}
    for wait in (0.5, 1.0):
        ask(people[turn], id, now, turn)
        no = {"index": now["index"], "seat": other, "agree": False}
        good(people[other].post(f"/tables/{id}/undo/answer", no))
        refused = people[turn].post(f"/tables/{id}/undo/ask", body)
        bad(refused, 429, "too_many")
        assert int(refused.headers["retry-after"]) == 1
        time.sleep(wait)
    for person in people:
        person.close()
    for live in lives:
        live.close()
    host.stop()


def test_health_tells_about_storage(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    person = Person(host.url)
    person.me()
    found = good(person.http.get("/healthz"))
    assert found["status"] == "ok"
    assert found["storage"]["writable"]
    assert found["storage"]["sound"]
    assert found["storage"]["free"] > 0
    host.services.storage.writer.execute("PRAGMA max_page_count = 1")
    for _ in range(400):
        guest = httpx.post(host.url + "/api/v1/me", json={"name": "x" * 40}, trust_env=False)
        if guest.status_code == 503:
            break
    found = good(person.http.get("/healthz"))
    assert (found["status"], found["storage"]["writable"]) == ("degraded", False)
    host.services.storage.writer.execute("PRAGMA max_page_count = 100000000")
    found = good(person.http.get("/healthz"))
    assert (found["status"], found["storage"]["writable"]) == ("ok", True)
    person.close()
    host.stop()


def test_only_known_names_are_answered(tmp_path: Path) -> None:
    """A stranger's name that leads here would make the stranger's pages our own."""
    host = Host(tmp_path, host_names=("play.example",)).start()
    person = Person(host.url)
    id = person.make()["id"]
    for name in ("play.example", "PLAY.example:8000", "localhost:1", "pi", "pi.local", "[::1]:80"):
        assert person.http.get("/api/v1/me", headers={"host": name}).status_code == 200, name
    for name in ("evil.example", "play.example.evil.example", "127.0.0.1.evil.example:8000"):
        headers = {"host": name, "origin": f"http://{name}"}
        bad(person.http.get("/api/v1/me", headers=headers), 421, "wrong_host")
        assert person.http.get("/healthz", headers=headers).status_code == 200
        address = f"ws://{name}/api/v1/tables/{id}/live"
        with (
            pytest.raises(InvalidStatus) as refused,
            socket.create_connection(("127.0.0.1", host.port)) as line,
            connect(address, sock=line, proxy=None),
        ):
            pass
        response = refused.value.response
        assert response.status_code == 421
        assert all(response.headers[name] == value for name, value in HEADERS.items())
        assert b"wrong_host" in (response.body or b"")
    person.close()
    host.stop()


def test_the_lock_survives_its_file(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path)
    (tmp_path / "delos.lock").unlink()
    with pytest.raises(BadData, match="Another Delos server"):
        SqliteStorage(tmp_path)
    storage.close()
    SqliteStorage(tmp_path).close()


def killed_with_log(folder: Path) -> Path:
    """A database whose last commits are in the write-ahead log only, as after a kill."""
    made = SqliteStorage(folder / "made")
    for number in range(20):
        made.writer.execute("BEGIN")
        made.writer.execute("INSERT INTO identities VALUES (?, 'Somebody', 1)", (f"one{number}",))
        made.writer.execute("COMMIT")
    data = folder / "data"
    data.mkdir()
    for name in (FILE, FILE + "-wal"):
        (data / name).write_bytes((folder / "made" / name).read_bytes())
    made.close()
    return data


def test_a_damaged_log_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = killed_with_log(tmp_path)
    wal = data / (FILE + "-wal")
    whole = wal.read_bytes()
    assert lost_frames(wal) == 0
    size = int.from_bytes(whole[8:12], "big") + 24
    frames = (len(whole) - 32) // size
    wal.write_bytes(whole[: -size // 2])  # the last write was cut off: that is no damage
    assert lost_frames(wal) == 0
    broken = bytearray(whole)
    broken[32 + (frames - 5) * size + 100] ^= 0xFF
    wal.write_bytes(broken)
    assert lost_frames(wal) == 4
    broken = bytearray(whole)
    broken[20] ^= 0xFF  # the head of the log: SQLite would read nothing of it
    wal.write_bytes(broken)
    assert not lost_frames(wal)  # its salts are gone, so no frame can be told from an old one
    broken = bytearray(whole)
    broken[32 + (frames - 5) * size + 100] ^= 0xFF
    wal.write_bytes(broken)
    with caplog.at_level(logging.ERROR):
        storage = SqliteStorage(data)
    assert "damaged" in caplog.text
    assert [file for file in data.iterdir() if ".damaged-" in file.name]
    health = asyncio.run(storage.state())
    assert not health.sound
    storage.close()


def test_a_bot_without_a_choice_takes_its_time(tmp_path: Path) -> None:
    host = Host(tmp_path, workers=1).start()
    bots = host.services.bots

    async def slowly(question: Any) -> Answer:
        await asyncio.sleep(0.2)
        return Answer(NONE)

    bots.all[0].ask = slowly  # type: ignore[method-assign]

    class Forced:
        """A game with one option."""

        title = type("Title", (), {"name": "legendary", "again": staticmethod(dict)})
        options = 1

        def ids(self) -> list[int]:
            return [7]

        def actions(self) -> list[int]:
            return []

    async def timed() -> list[float]:
        found = []
        for _ in range(3):
            began = time.monotonic()
            assert await bots.choose("owner", "table", Forced(), 0, "greedy") == 7  # type: ignore[arg-type]
            found.append(time.monotonic() - began)
        return found

    bots.times[("legendary", "greedy")] = deque([0.2, 0.25])
    assert min(asyncio.run(timed())) >= 0.19
    host.stop()
