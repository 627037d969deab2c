"""Many servers on one real PostgreSQL, killed: one keeper a table, nothing lost whoever dies."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from delos.server.cluster.errands import PATH
from delos.server.stored.database import BadData
from delos.server.stored.dialect import spoken, translated, whole_schema
from delos.server.stored.migrations import STEPS
from delos.server.stored.postgres import Postgres, prepare
from delos.server.stored.sqlite import FILE
from delos.server.transfer import kept_tables, transfer
from tests.server.caddy import Caddy
from tests.server.harness import (
    ConnectionEnded,
    Json,
    Live,
    Person,
    Process,
    bad,
    deciding,
    good,
    later,
    wait_until,
)
from tests.server.postgres import Cluster

SOON = 5.0  # seconds until another server has taken over


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster().start()
    yield running
    running.stop()


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.database()


Serve = Callable[[], Process]


@pytest.fixture
def serve(url: str, tmp_path: Path) -> Iterator[Serve]:
    """Starts one more server on the same database."""
    running: list[Process] = []

    def started() -> Process:
        running.append(Process(tmp_path, "--database", url, "--workers", "1"))
        return running[-1]

    yield started
    for process in running:
        if process.process.poll() is None:
            process.process.send_signal(signal.SIGCONT)
            process.end(signal.SIGKILL)


PEOPLE: list[Person | Live] = []


@pytest.fixture(autouse=True)
def people_leave() -> Iterator[None]:
    yield
    for one in PEOPLE:
        one.close()
    PEOPLE.clear()


def arrived(server: Process, name: str = "") -> Person:
    person = Person(server.url)
    PEOPLE.append(person)
    if name:
        person.me(name)
    return person


def at(person: Person, server: Process) -> Person:
    """The same person with the browser at another server."""
    other = arrived(server)
    other.http.cookies.update(person.http.cookies)
    return other


def sat(person: Person, id: str) -> Live:
    live = person.live(id)
    PEOPLE.append(live)
    return live


def moves_of(url: str, id: str) -> list[int | None]:
    with psycopg.connect(url) as db:
        found = db.execute(
            "SELECT number, action FROM moves WHERE table_id = %s ORDER BY number", (id,)
        ).fetchall()
    assert [number for number, _ in found] == list(range(len(found)))
    return [action for _, action in found]


def keeper_of(url: str, id: str) -> str:
    with psycopg.connect(url) as db:
        found = db.execute("SELECT server FROM keepers WHERE table_id = %s", (id,)).fetchone()
    return found[0] if found else ""


def play_some(person: Person, live: Live, id: str, moves: int) -> list[int]:
    """Play at any server; what was acknowledged."""
    state = live.state if live.state and deciding(live.state) else live.until(deciding)
    acknowledged: list[int] = []
    for _ in range(moves):
        choice = state["options"][-1]
        good(person.play(id, state, choice))
        acknowledged.append(choice["id"])
        state = live.until(later(state["index"]))
    return acknowledged


def test_both_servers_serve_every_table(serve: Serve, url: str) -> None:
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    id = anna.make(["me", "open", "me", "open"])["id"]
    ben = arrived(two, "Ben")
    assert id in [table["id"] for table in good(ben.get("/tables", filter="open"))]
    assert good(ben.post(f"/tables/{id}/join", {"seat": 1}))["seats"] == [1, 3]
    keeper = keeper_of(url, id)

    # moves at either server reach screens at both
    here, there = sat(anna, id), sat(ben, id)
    elsewhere = at(anna, two)
    for number in range(12):
        states = [here.until(later(number - 1)), there.until(later(number - 1))]
        assert [state["index"] for state in states] == [number, number]
        decider = next(n for n, state in enumerate(states) if state["options"])
        person = [anna if number % 2 else elsewhere, ben][decider]
        good(person.play(id, states[decider], states[decider]["options"][0]))
    assert len(moves_of(url, id)) == 12
    assert keeper_of(url, id) == keeper
    assert good(at(ben, one).get(f"/tables/{id}"))["id"] == id
    bad(ben.get("/tables/nosuchtable2345"), 404, "unknown_table")

    # an answer that is wrong there is wrong here, in the reader's language
    error = bad(
        ben.post(f"/tables/{id}/actions", {"index": 0, "seat": 1, "action": 1}), 409, "stale"
    )
    assert error["message"]


def test_nothing_is_lost_when_the_keeper_is_killed(serve: Serve, url: str) -> None:
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    id = anna.make(goal=9)["id"]
    acknowledged = play_some(anna, sat(anna, id), id, 10)
    assert one.end() == -signal.SIGKILL
    killed = time.monotonic()
    anna = at(anna, two)
    live = came_back(anna, id)
    assert time.monotonic() - killed < SOON
    assert live.state["index"] == len(acknowledged)
    acknowledged += play_some(anna, live, id, 5)
    assert moves_of(url, id) == acknowledged


def insist(person: Person, id: str, state: Json) -> int:
    """A move, again and again with one key until it is acknowledged, as browsers do it: a server
    that lost the others for too long starts anew, and its lines with it."""
    choice, end = state["options"][-1], time.monotonic() + 30
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            answer = person.play(id, state, choice, key=f"move {state['index']}")
            if answer.status_code != 503:
                good(answer)
                return int(choice["id"])
        time.sleep(0.2)
    raise AssertionError("the move is not taken")


def came_back(person: Person, id: str) -> Live:
    """The socket after a lost one, as browsers do it: again and again."""
    end = time.monotonic() + 40
    while time.monotonic() < end:
        with contextlib.suppress(ConnectionEnded, WebSocketException, OSError):
            live = sat(person, id)
            live.until(deciding)
            return live
        time.sleep(0.1)
    raise AssertionError("nobody keeps the table")


def test_bots_go_on_elsewhere(serve: Serve, url: str) -> None:
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    id = anna.make(["greedy"] * 4, goal=9)["id"]
    wait_until(lambda: len(moves_of(url, id)) > 3)
    one.end()
    before = len(moves_of(url, id))
    wait_until(lambda: len(moves_of(url, id)) > before + 3)
    assert two.healthy()


def test_the_database_may_die(cluster: Cluster, serve: Serve, url: str) -> None:
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    id = anna.make(goal=9)["id"]
    live = sat(anna, id)
    acknowledged = play_some(anna, live, id, 6)
    state = live.state
    cluster.kill()
    try:
        error = bad(anna.play(id, state, state["options"][0], key="k"), 503, "storage")
        assert error["message"]
        assert good(httpx.get(one.url + "/healthz", trust_env=False))["status"] == "degraded"
    finally:
        cluster.start()
    # the same choice again, by either server: it counts once
    answers = []

    def answered() -> bool:
        with contextlib.suppress(httpx.TransportError):
            answers.append(at(anna, two).play(id, state, state["options"][0], key="k"))
        return bool(answers) and answers[-1].status_code == 200

    wait_until(answered)
    acknowledged.append(state["options"][0]["id"])
    assert moves_of(url, id) == acknowledged
    live = came_back(at(anna, two), id)
    assert live.state["index"] == len(acknowledged)


@pytest.mark.nightly  # each of them dies in a test of its own, too
def test_each_process_and_the_database_die_in_turn(
    cluster: Cluster, serve: Serve, url: str
) -> None:
    """Tables at both servers; one server is killed, then the other, then the database: every move
    that was acknowledged is there, and every table goes on."""
    one, two = serve(), serve()
    ann, ben = arrived(one, "Ann"), arrived(two, "Ben")
    ids = [ann.make(goal=9)["id"], ben.make(goal=9)["id"]]
    people = [ann, ben]
    assert keeper_of(url, ids[0]) != keeper_of(url, ids[1])
    acknowledged: list[list[int]] = [[], []]

    def play_both(where: Process, moves: int = 3) -> None:
        """Each at a server that need not be their table's keeper."""
        for number, person in enumerate(people):
            for _ in range(moves):
                live = came_back(at(person, where), ids[number])
                assert live.state["index"] == len(acknowledged[number])
                acknowledged[number].append(insist(at(person, where), ids[number], live.state))
                live.close()

    play_both(two)  # one of the two tables is kept by the other server
    one.end()
    play_both(two)
    three = serve()
    two.end()
    play_both(three)
    four = serve()
    cluster.kill()
    for number, person in enumerate(people):
        refused = at(person, three).post(f"/tables/{ids[number]}/talk", {"words": "anybody?"})
        assert refused.status_code == 503
    cluster.start()
    for where in (three, four):
        play_both(where)
    for number, id in enumerate(ids):
        assert moves_of(url, id) == acknowledged[number]
        assert len(acknowledged[number]) == 15


def test_a_server_that_slept_writes_nothing(serve: Serve, url: str) -> None:
    """Others took its tables meanwhile: it begins anew instead of going on."""
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    id = anna.make(goal=9)["id"]
    live = sat(anna, id)
    acknowledged = play_some(anna, live, id, 3)
    former = keeper_of(url, id)
    one.process.send_signal(signal.SIGSTOP)
    there = came_back(at(anna, two), id)
    assert keeper_of(url, id) != former
    acknowledged += play_some(at(anna, two), there, id, 2)
    one.process.send_signal(signal.SIGCONT)

    def consistent() -> bool:
        try:
            return bool(good(anna.get(f"/tables/{id}"))["id"] == id and one.healthy())
        except (AssertionError, httpx.TransportError):
            return False

    wait_until(consistent)
    acknowledged += play_some(anna, there, id, 2)
    assert moves_of(url, id) == acknowledged


def test_signing_out_counts_everywhere(serve: Serve) -> None:
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    good(anna.post("/me/claim", {"name": "Anna", "password": "a long enough phrase"}))
    there = arrived(two)
    good(there.post("/sign-in", {"name": "Anna", "password": "a long enough phrase"}))
    assert good(there.get("/me"))["name"] == "Anna"
    devices = good(anna.get("/me/devices"))
    other = next(device for device in devices if not device["here"])
    good(anna.post(f"/me/devices/{other['id']}/revoke"))
    wait_until(lambda: there.get("/me").status_code == 401, SOON)
    assert good(anna.get("/me"))["name"] == "Anna"


def test_stopping_hands_tables_over_at_once(serve: Serve, url: str) -> None:
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    id = anna.make(goal=9)["id"]
    one.end(signal.SIGTERM)
    assert keeper_of(url, id) == ""
    assert good(at(anna, two).get(f"/tables/{id}"))["id"] == id


def test_nobody_outside_can_pose_as_a_server(serve: Serve) -> None:
    one, two = serve(), serve()
    anna = arrived(one, "Anna")
    id = anna.make()["id"]
    forged = at(anna, two).http.get(f"/api/v1/tables/{id}", headers={"x-delos-hop": "00" * 40})
    assert forged.status_code == 200  # it is sent on like any other


# -- the schema and the words ------------------------------------------------------------------


def test_schema_step_by_step_is_the_whole_schema(cluster: Cluster) -> None:
    """What upgrades leave is what a new database has, for the steps that came after PostgreSQL."""
    fresh = Postgres(cluster.database())
    prepare(fresh, "")
    assert columns_in(fresh)
    fresh.execute("UPDATE delos_schema SET version = ?", (len(STEPS) + 1,))
    with pytest.raises(BadData, match="newer Delos"):
        prepare(fresh, cluster.url("x"))
    fresh.close()


def columns_in(db: Postgres) -> list[tuple[Any, ...]]:
    found = db.execute(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = 'public' ORDER BY 1, 2"
    ).fetchall()
    return [tuple(row) for row in found]


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("SELECT ? WHERE a = :name", "SELECT %s WHERE a = %(name)s"),
        ("SELECT '?' WHERE a LIKE 'bot:%'", "SELECT '?' WHERE a LIKE 'bot:%%'"),
        ("SELECT a::text, 5 % 2", "SELECT a::text, 5 %% 2"),
    ],
)
def test_values_have_their_places(statement: str, words: str) -> None:
    assert spoken(statement) == words


def test_types_are_translated() -> None:
    assert "BLOB" not in "".join(whole_schema())
    assert translated("x (a INTEGER, b BLOB, c REAL) STRICT, WITHOUT ROWID;") == (
        "x (a BIGINT, b BYTEA, c DOUBLE PRECISION);"
    )


def test_a_wrong_address_is_told(tmp_path: Path) -> None:
    for address, words in (
        ("postgresql://delos:secret@127.0.0.1:9/none", "cannot be reached"),
        ("mysql://delos@127.0.0.1/none", "takes an address of PostgreSQL"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "delos.cli", "serve", "--port", "0", "--database", address],
            env={**os.environ, "DELOS_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert words in done.stderr
        assert "secret" not in done.stderr
        assert "Traceback" not in done.stderr


# -- moving ----------------------------------------------------------------------------------------


def test_everything_moves_there_and_back(tmp_path: Path, url: str) -> None:
    here = tmp_path / "here"
    server = Process(here)
    anna = arrived(server, "Ännä 'quoted' \\ \u2603")
    id = anna.make(goal=9)["id"]
    live = sat(anna, id)
    play_some(anna, live, id, 25)
    good(anna.post("/me/claim", {"name": "Anna", "password": "a long enough phrase"}))
    server.end(signal.SIGTERM)

    moved = transfer(str(here), url, here / "delos.key")
    assert moved.games == 1
    assert moved.rows["moves"] == 25
    assert moved.unreadable == ()
    with pytest.raises(BadData, match="not empty"):
        transfer(str(here), url, here / "delos.key")
    back = tmp_path / "back"
    transfer(url, str(back), here / "delos.key")
    assert dumped(here) == dumped(back)

    two = Process(here, "--database", url)
    ben = arrived(two)
    good(ben.post("/sign-in", {"name": "Anna", "password": "a long enough phrase"}))
    assert good(ben.get(f"/tables/{id}"))["id"] == id
    live = sat(ben, id)
    play_some(ben, live, id, 2)
    two.end(signal.SIGTERM)


def dumped(folder: Path) -> list[list[Any]]:
    db = sqlite3.connect(folder / FILE)
    found = [sorted(map(repr, db.execute(f"SELECT * FROM {name}"))) for name in kept_tables()]
    db.close()
    return found


def test_a_broken_copy_leaves_nothing(tmp_path: Path, url: str) -> None:
    here = tmp_path / "here"
    server = Process(here)
    arrived(server, "Anna")
    with pytest.raises(BadData, match="Another Delos server uses"):
        transfer(str(here), url, here / "delos.key")
    server.end(signal.SIGTERM)
    with pytest.raises(BadData, match="key file"):
        transfer(str(here), url, tmp_path / "none.key")
    db = Postgres(url)
    prepare(db, url)
    db.execute("ALTER TABLE devices ADD CONSTRAINT full_disk CHECK (label = 'nothing fits')")
    with pytest.raises(BadData, match="full_disk"):
        transfer(str(here), url, here / "delos.key")
    assert db.execute("SELECT count(*) FROM identities").fetchone()[0] == 0
    db.close()


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_behind_the_proxy_of_the_deployment(serve: Serve, url: str, tmp_path: Path) -> None:
    """Caddy with the file of the deployment: pages, sockets and streams by either server, the
    limits, and one server that dies while people play."""
    one, two = serve(), serve()
    proxy = Caddy(tmp_path, [server.url.removeprefix("http://") for server in (one, two)])
    try:
        ann = Person(proxy.url)
        PEOPLE.append(ann)
        ann.me("Ann")
        ids = [ann.make(goal=9)["id"] for _ in range(4)]
        assert len({keeper_of(url, id) for id in ids}) == 2  # both were asked
        acknowledged = {id: play_some(ann, sat(ann, id), id, 3) for id in ids}

        # what servers ask of each other, and what is too large, ends here
        assert httpx.post(proxy.url + PATH, trust_env=False).status_code == 404
        large = httpx.post(proxy.url + "/api/v1/me", content=b"x" * 70_000, trust_env=False)
        assert large.status_code == 413
        # over TLS cookies are for TLS alone
        answer = httpx.post(
            f"https://localhost:{proxy.secure}/api/v1/me", json={}, trust_env=False, verify=False
        )
        assert "secure" in answer.headers["set-cookie"].lower()
        # a stream of lines is not kept back
        with ann.http.stream("GET", f"/api/v1/stream/tables/{ids[0]}") as lines:
            assert json.loads(next(line for line in lines.iter_lines() if line))

        one.end()
        for id in ids:
            live = came_back(ann, id)
            assert live.state["index"] == len(acknowledged[id])
            acknowledged[id].append(insist(ann, id, live.state))
            live.close()
        assert {id: moves_of(url, id) for id in ids} == acknowledged
    finally:
        proxy.close()
