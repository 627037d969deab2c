"""What works on one server works on several that share a PostgreSQL: tournaments, streams of
programs, notices, orders, clocks, and what operators do."""

from __future__ import annotations

import json
import shutil
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from typer.testing import CliRunner

from delos.cli.main import app
from delos.server.cluster.errands import PATH
from tests.server.harness import UNLIMITED, Host, Live, Person, bad, deciding, good, wait_until
from tests.server.listening import Ear
from tests.server.postgres import Cluster
from tests.server.test_notices import QUICK, asked, hook, pair, pass_the_turn
from tests.server.test_remote import Program, challenge, claim, said
from tests.server.test_tournaments import detail, make

Serve = Callable[..., Host]
Arrive = Callable[..., Person]
Sit = Callable[..., Live]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster().start()
    yield running
    running.stop()


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def serve(url: str, tmp_path: Path) -> Iterator[Serve]:
    """Starts one more server on the same database, with a data folder of its own."""
    running: list[Host] = []

    def started(**settings: Any) -> Host:
        folder = tmp_path / f"server{len(running)}"
        folder.mkdir()
        if running:
            shutil.copy(tmp_path / "server0" / "delos.key", folder)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port: int = free.getsockname()[1]
        peer = f"http://127.0.0.1:{port}"
        usual = {"sign_in_rate": UNLIMITED, "pace": 0.0}
        host = Host(folder, port, database=url, peer=peer, **{**usual, **settings}).start()
        running.append(host)
        return host

    yield started
    for host in running:
        if host.thread.is_alive():
            host.stop()


PEOPLE: list[Person] = []


@pytest.fixture(autouse=True)
def people_leave() -> Iterator[None]:
    yield
    for one in PEOPLE:
        one.close()
    PEOPLE.clear()


def at(host: Host, person: Person) -> Person:
    """The same person with the browser at another server."""
    other = Person(host.url)
    PEOPLE.append(other)
    other.http.cookies.update(person.http.cookies)
    return other


def keeper_of(url: str, id: str) -> str:
    with psycopg.connect(url) as db:
        found = db.execute(
            "SELECT address FROM keepers JOIN servers ON servers.id = server WHERE table_id = %s",
            (id,),
        ).fetchone()
    return found[0] if found else ""


# -- tournaments -----------------------------------------------------------------------------------


def test_a_tournament_goes_on_wherever_its_tables_are(
    serve: Serve, arrive: Arrive, url: str
) -> None:
    one, two = serve(), serve()
    ann, ben = arrive(one.url, "Ann"), arrive(two.url, "Ben")
    id = make(ann, options={"players": 2, "map": "quick", "goal": 1}, rounds=1)
    good(ann.post(f"/tournaments/{id}/enter", {}))
    good(ben.post(f"/tournaments/{id}/enter", {}))
    good(ann.post(f"/tournaments/{id}/start"))
    wait_until(lambda: detail(ben, id)["tables"])
    table = detail(ben, id)["tables"][0][0]["table"]
    assert keeper_of(url, table) == one.url
    # the table is kept by the other server: that one lets a bot sit in
    good(ben.post(f"/tournaments/{id}/leave"))
    seats = good(ben.get(f"/tables/{table}"))["seats"]
    assert {seat["name"]: bool(seat["standin"]) for seat in seats} == {"Ann": False, "Ben": True}
    # the server that made it stops; the other one goes on with the bots and the tournament
    one.stop()
    ann = at(two, ann)
    good(ann.post(f"/tournaments/{id}/leave"))
    wait_until(lambda: detail(ann, id)["status"] == "over", 60)
    end = detail(ann, id)
    assert keeper_of(url, table) == two.url
    assert all(seat["place"] for seat in end["tables"][0][0]["seats"])
    assert end["winner"] in {"Ann", "Ben"}


def test_two_servers_begin_a_round_once(serve: Serve, arrive: Arrive) -> None:
    """Both look at the same moment, as after a restart."""
    one, two = serve(), serve()
    ann = arrive(one.url, "Ann")
    id = make(ann, rounds=1)
    good(ann.post(f"/tournaments/{id}/enter", {}))
    with psycopg.connect(one.settings.database) as db:
        db.execute("UPDATE tournaments SET status = 'playing' WHERE id = %s", (id,))
    for host in (one, two, one, two):
        loop = host.services.notices.tasks[0].get_loop()
        loop.call_soon_threadsafe(host.services.tournaments.later, id)
    wait_until(lambda: detail(ann, id)["tables"])
    time.sleep(0.5)
    found = detail(ann, id)
    assert [len(tables) for tables in found["tables"]] == [1]
    assert len(found["standings"]) == 3


# -- programs from elsewhere ----------------------------------------------------------------------


def test_a_bot_plays_through_a_server_that_keeps_none_of_its_tables(
    serve: Serve, arrive: Arrive, url: str
) -> None:
    one, two = serve(), serve()
    ann, robot = arrive(one.url, "Ann"), arrive(two.url)
    claim(robot, "Talos")
    good(robot.post("/me/robot"))
    token = good(robot.post("/me/tokens", {"scopes": ["bot:play"]}), 201)["token"]
    bot = Program(two.url, token)
    PEOPLE.append(bot)
    body = {
        "title": "mytikas",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "invite"}],
    }
    table = good(ann.post("/tables", body), 201)["id"]
    with bot.stream("/stream/events") as events:
        next(events)  # it listens
        made = challenge(ann, table, "Talos")  # at the other server
        assert said(events, "challenge")["challenge"]["id"] == made["id"]
        assert [one["id"] for one in good(bot.get("/challenges"))["received"]] == [made["id"]]
        good(bot.post(f"/challenges/{made['id']}/accept"))  # done by the table's keeper
        assert said(events, "gameStart")["game"]["id"] == table
        assert keeper_of(url, table) == one.url
        with bot.stream(f"/stream/tables/{table}") as lines:
            state = said(lines, "gameFull")["state"]
            live = ann.live(table)
            for _ in range(4):
                mine = not state["options"]
                seen = live.until(lambda one: bool(one["options"])) if mine else state
                good((ann if mine else bot).play(table, seen, seen["options"][0]))
                state = said(lines, "gameState")["state"]
            live.close()
            good(ann.post(f"/tables/{table}/leave"))
            # the keeper stops: whoever reads is told to come back, and finds the game here
            one.stop()
            assert said(lines, "bye")["again"]
        with bot.stream(f"/stream/tables/{table}") as lines:
            assert said(lines, "gameFull")["state"]["index"] >= state["index"]
        assert keeper_of(url, table) == two.url


# -- notices, orders, clocks ----------------------------------------------------------------------


def test_of_two_servers_the_keeper_tells_of_a_turn_and_only_once(
    serve: Serve, arrive: Arrive, sit: Sit, url: str
) -> None:
    ear = Ear()
    late = {**QUICK, "notice_wait": 5.0}
    one, two = serve(**late), serve(**late)
    ann, ben, id = pair(arrive, one.url)
    hook(at(two, ben), ear, "/ben")  # the other server hears where Ben wants to hear
    wait_until(lambda: ben_id(ben) in one.services.notices.heard, 5)
    looking = sit(ann, id)
    good(at(two, ben).post(f"/tables/{id}/join", {"seat": 1}))
    for _ in range(60):
        if asked(ben, id):
            break
        if asked(ann, id):
            pass_the_turn(ann, looking, id)
        time.sleep(0.02)
    assert keeper_of(url, id) == one.url
    # what is due is in the database; a server that starts now leaves it to the keeper
    wait_until(lambda: noted(url))
    three = serve(**{**QUICK, "notice_wait": 0.0})
    assert ear.wait_for(1)[0]["content"].startswith("It is your turn")
    time.sleep(2.0)  # a call between servers takes a second at most
    assert [path for path, _, _ in ear.heard] == ["/ben"]
    assert three.services.notices.heard == one.services.notices.heard
    ear.close()


def ben_id(person: Person) -> str:
    return str(good(person.get("/me"))["id"])


def noted(url: str) -> int:
    with psycopg.connect(url) as db:
        found = db.execute("SELECT count(*) FROM notices").fetchone()
    assert found is not None
    return int(found[0])


def test_orders_and_hours_go_with_the_table(serve: Serve, arrive: Arrive) -> None:
    one, two = serve(), serve()
    hours = one.services.tables.hours
    hours.base += 3_600_000  # it has run for an hour more than the other one
    wait_until(lambda: two.services.tables.hours.now() >= hours.base, 5)
    assert abs(two.services.tables.hours.now() - hours.now()) < 1500
    ann = arrive(one.url, "Ann")
    id = ann.make(["me", "random", "me", "random"])["id"]
    order = {"seat": 0, "orders": {"bids": {"wishes": [{"god": "ares", "limit": 3}]}}}
    good(ann.post(f"/tables/{id}/orders", order))
    assert id not in two.services.orders.given
    one.stop()
    wait_until(lambda: keeper_is(two, id, ann), 5)
    given = two.services.orders.given[id][0].orders
    assert given.bids is not None
    assert given.bids.wishes[0].god == "ares"


def keeper_is(host: Host, id: str, person: Person) -> bool:
    good(at(host, person).get(f"/tables/{id}"))
    return id in host.services.orders.given


# -- operators -----------------------------------------------------------------------------------


def delos(url: str, folder: Path, *words: str, code: int = 0) -> str:
    """What a command says that was told of the database by the environment."""
    found = CliRunner().invoke(
        app, list(words), env={"DELOS_DATABASE": url, "DELOS_DATA": str(folder)}
    )
    assert found.exit_code == code, found.output
    return found.output


def answers(person: Person, status: int) -> bool:
    return person.get("/me").status_code == status


def test_operators_look_after_all_servers(
    serve: Serve, arrive: Arrive, sit: Sit, url: str, tmp_path: Path
) -> None:
    one, two = serve(), serve()
    desk = tmp_path / "desk"  # a machine without a server, with the key
    desk.mkdir()
    shutil.copy(one.settings.data / "delos.key", desk)
    ann, ben = arrive(one.url, "Ann"), arrive(two.url, "Ben")
    table = ann.make(["me", "open", "me", "open"])["id"]
    good(ben.post(f"/tables/{table}/join", {"seat": 1}))
    live = sit(ann, table)
    state = live.until(lambda one: one["status"] == "playing")
    mover = ann if state["options"] else ben
    if mover is ben:
        other = sit(ben, table)
        state = other.until(deciding)
    good(mover.play(table, state, state["options"][0]))
    live.until(lambda one: one["index"] == 1)
    for folder in (two.settings.data, desk):  # through a socket, and through any server
        assert table in delos(url, folder, "admin", "tables")
        assert json.loads(delos(url, folder, "admin", "table", table, "--json"))["decisions"] == 1
    said = delos(
        url, two.settings.data, "admin", "rewind", table, "--to", "9", "--why", "x", code=1
    )
    assert "from 0 to 0" in said
    delos(url, two.settings.data, "admin", "rewind", table, "--to", "0", "--why", "a wrong click")
    assert live.until(lambda one: one["index"] == 2)["steps"] == 0
    id = good(ben.get("/me"))["id"]
    delos(url, desk, "admin", "rename", id, "Telemachus", "--why", "rude")
    wait_until(lambda: good(ann.get(f"/tables/{table}"))["seats"][1]["name"] == "Telemachus", 5)
    delos(url, two.settings.data, "admin", "ban", id, "--why", "rude again")
    for host in (one, two):
        wait_until(partial(answers, at(host, ben), 403), 5)
    delos(url, desk, "admin", "unban", id, "--why", "sorry")
    for host in (one, two):
        wait_until(partial(answers, at(host, ben), 200), 5)
    good(ann.post(f"/people/{id}/report", {"reason": "other", "words": "hm", "table": table}))
    assert "told by Ann: hm" in delos(url, desk, "reports")
    delos(url, desk, "reports", "--settle", "1")
    assert "no open reports" in delos(url, desk, "reports")
    assert "no tournaments" in delos(url, desk, "tournaments")

    kept = tmp_path / "kept"
    assert "every game plays again" in delos(url, desk, "backup", str(kept))
    assert "0 would break" in delos(url, desk, "admin", "revalidate")
    assert "not empty" in delos(url, desk, "restore", str(kept), code=1)
    one.stop()
    two.stop()
    delos(url, desk, "admin", "close", table, "--why", "no server runs any more")
    audit = json.loads(delos(url, desk, "admin", "audit", "--json"))
    assert [one["what"] for one in audit] == ["close", "unban", "ban", "rename", "rewind"]


def test_a_backup_goes_into_either_database(
    serve: Serve, arrive: Arrive, cluster: Cluster, url: str, tmp_path: Path
) -> None:
    one = serve()
    ann = arrive(one.url, "Ann")
    table = ann.make(["me", "random", "me", "random"])["id"]
    kept, key = tmp_path / "kept", str(one.settings.data / "delos.key")
    delos(url, one.settings.data, "backup", str(kept))
    empty, here = cluster.database(), tmp_path / "here"
    said = delos(empty, tmp_path / "x", "restore", str(kept), "--key-file", key)
    assert "PostgreSQL: back with tables 1" in said
    delos("", here, "restore", str(kept), "--key-file", key)
    one.stop()
    for again in (Host(tmp_path / "server0", database=empty), Host(here)):
        again.start()
        try:
            person = at(again, ann)
            assert good(person.get(f"/tables/{table}"))["status"] == "playing"
        finally:
            again.stop()


def test_errands_are_for_servers_only(serve: Serve, arrive: Arrive) -> None:
    one = serve()
    body = json.dumps({"errand": "counter", "about": {}}).encode()
    for headers in ({}, {"x-delos-word": "a" * 32, "x-delos-seal": "00" * 40}):
        answer = httpx.post(one.url + PATH, content=body, headers=headers, trust_env=False)
        assert answer.status_code == 403
    seals = one.services.storage.seals
    from delos.server.cluster.errands import MARK, meaning

    word = "b" * 32  # sealed with the right key, but nobody left the word in the database
    sealed = {"x-delos-word": word, "x-delos-seal": seals.seal(MARK, meaning(word, body)).hex()}
    answer = httpx.post(one.url + PATH, content=body, headers=sealed, trust_env=False)
    assert answer.status_code == 403
    bad(arrive(one.url).get("/tables/nowhere22"), 404, "unknown_table")
