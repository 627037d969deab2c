"""What operators do: configuration, the office beside a running server, backups, metrics, logs."""

from __future__ import annotations

import json
import logging
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from delos.cli.main import app
from delos.server.operating import backup, logs
from delos.server.operating.backup import BadBackup
from delos.server.operating.configuration import BadConfiguration, configured
from delos.server.operating.counter import ask
from delos.server.operating.retention import forget_once
from delos.server.settings import Settings
from tests.server.harness import Host, Json, Person, Process, bad, good, wait_until
from tests.server.test_seals import take_back_to

Arrive = Callable[..., Person]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Host]:
    """A server of one's own, with a short path for its socket."""
    running = Host(tmp_path / "data").start()
    yield running
    if running.thread.is_alive():
        running.stop()


def admin(data: Path, *words: str, code: int = 0) -> str:
    """What ``delos admin`` says."""
    found = CliRunner().invoke(app, ["admin", *words, "--data", str(data)])
    assert found.exit_code == code, found.output
    return found.output


# -- configuration --------------------------------------------------------------------------------


def test_a_flag_beats_the_environment_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "delos.toml"
    file.write_text('port = 1\npace = 2.5\nhost = "h"\n[limits]\nactions_rate = [1, 2]\n')
    found = configured({"port": 3}, {"DELOS_PORT": "2", "DELOS_PACE": "3"}, file)
    assert (found.values["port"], found.values["pace"], found.values["host"]) == (3, 3.0, "h")
    assert found.sources["host"] == f"{file}, line 3"
    assert found.settings().actions_rate == (1.0, 2.0)
    assert found.settings().waiting_days == 14
    named = configured({}, {"DELOS_CONFIG": str(file), "DELOS_ORIGIN": "a, b"}, None)
    assert named.values["port"] == 1
    assert named.values["origin"] == ("a", "b")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 8000\nprot = 1\n", "line 2: there is no key 'prot'"),
        ('\nport = "x"\n', "line 2, must be a whole number, not 'x'"),
        ("port = 99999\n", "from 0 to 65535"),
        ('address = "ftp://x"\n', "must begin with http"),
        ("port = \n", "is no TOML"),
        ("[limits]\n\nlines = -1\n", "line 3: limits.lines must be a whole number"),
        ("[limits]\nspeed = 1\n", "line 2: limits.speed is no limit"),
        ("[limits]\nactions_rate = 5\n", "line 2: limits.actions_rate must be [per second"),
        ('metrics = "somewhere"\n', "must be a port, or HOST:PORT"),
        ('log = "xml"\n', "must be one of: text, json"),
    ],
)
def test_wrong_configuration_is_said_with_key_file_and_line(
    text: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "delos.toml"
    file.write_text(text)
    with pytest.raises(BadConfiguration) as caught:
        configured({}, {}, file)
    assert said in str(caught.value)
    assert str(file) in str(caught.value)
    found = CliRunner().invoke(app, ["serve", "--check", "--config", str(file)])
    assert found.exit_code == 2
    assert said in " ".join(found.output.split())


def test_what_is_shown_has_no_passwords() -> None:
    for address in ("postgresql://delos:s3cr@t@db/delos", "postgresql://db/delos?password=s3cr"):
        found = configured({}, {"DELOS_DATABASE": address, "DELOS_MAIL_PASSWORD": "s3cret"}, None)
        told = "\n".join(found.told())
        assert "s3cr" not in told
        assert "@t@" not in told
        assert "db/delos" in told


def test_wrong_variables_and_a_good_check(tmp_path: Path) -> None:
    with pytest.raises(BadConfiguration, match="DELOS_PORT must be a number, not 'x'"):
        configured({}, {"DELOS_PORT": "x"}, None)
    with pytest.raises(BadConfiguration, match="cannot be read"):
        configured({}, {}, tmp_path / "nowhere.toml")
    found = CliRunner().invoke(app, ["serve", "--check", "--data", str(tmp_path), "--port", "0"])
    assert found.exit_code == 0, found.output
    assert "port = 0  (flag)" in found.output
    assert "delos.sqlite3 is made at the start" in " ".join(found.output.split())
    assert not list(tmp_path.iterdir())


def test_looking_changes_nothing_of_an_older_database(own: Host, arrive: Arrive) -> None:
    """A check, a backup and a trial with the new program leave the old one what it can use."""
    person = arrive(own.url)
    table = person.make(["me", "random", "me", "random"])["id"]
    own.stop()
    data, kept = own.settings.data, own.settings.data.parent / "kept"
    with sqlite3.connect(data / "delos.sqlite3") as db:  # as before there were seals
        key = own.services.tables.cache[table].facts.key
        db.execute("UPDATE tables SET key = ?", (key,))
        take_back_to(db, 4)
        db.execute("PRAGMA user_version = 4")
    db.close()
    (data / "delos.key").unlink()
    before = (data / "delos.sqlite3").read_bytes()
    found = CliRunner().invoke(app, ["serve", "--check", "--data", str(data)])
    assert found.exit_code == 0, found.output
    assert "of an older Delos (schema 4)" in " ".join(found.output.split())
    assert "0 would break" in admin(data, "revalidate")
    made, _ = backup.back_up(own.settings, kept)
    assert (made.schema, made.key) == (4, "")
    assert (data / "delos.sqlite3").read_bytes() == before
    assert not (data / "delos.key").exists()
    assert backup.restore(kept, at(data.parent / "new"), False).games == 1
    again = Host(data).start()  # now it is brought up to date
    found = CliRunner().invoke(app, ["serve", "--check", "--data", str(data)])
    assert "Another Delos server uses" in " ".join(found.output.split())
    again.stop()
    found = CliRunner().invoke(app, ["serve", "--check", "--data", str(data)])
    assert "so are the database and its key" in found.output
    assert "older" not in found.output


# -- the office -----------------------------------------------------------------------------------


def test_beside_a_running_server_everything_is_seen_at_once_and_noted(
    own: Host, arrive: Arrive
) -> None:
    data = own.settings.data
    person, other = arrive(own.url, "Odysseus"), arrive(own.url, "Rude Name")
    table = person.make(["me", "open", "me", "open"])["id"]
    good(other.post(f"/tables/{table}/join", {"seat": 1}))
    live = person.live(table)
    state = live.until(lambda one: one["status"] == "playing")
    if state["options"]:
        mover = person
    else:
        mover = other
        state = good_state(other, table)
    good(mover.play(table, state, state["options"][0]))
    live.until(lambda one: one["index"] == 1)
    assert table in admin(data, "tables", "--status", "playing")
    shown = admin(data, "table", table, "--json")
    assert json.loads(shown)["decisions"] == 1
    assert json.loads(shown)["last"][-1]["words"].startswith("placement.land: ")
    for secret in ("seed", "key", "invite"):
        assert f'"{secret}"' not in shown
    assert "from 0 to 0" in admin(data, "rewind", table, "--to", "5", "--why", "x", code=1)
    admin(data, "rewind", table, "--to", "0", "--why", "a wrong click")
    assert live.until(lambda one: one["index"] == 2)["steps"] == 0
    told = admin(data, "table", table)
    assert "a choice that was taken back since" in told
    assert "takes back what was chosen last" in told
    id = good(other.get("/me"))["id"]
    admin(data, "rename", id, "Telemachus", "--why", "rude")
    live.next("table")
    assert good(person.get(f"/tables/{table}"))["seats"][1]["name"] == "Telemachus"
    admin(data, "ban", id, "--days", "1", "--why", "rude again")
    bad(other.get("/me"), 403, "banned")
    bad(other.post(f"/tables/{table}/actions", {"index": 2, "seat": 1, "action": 1}), 403, "banned")
    assert id in admin(data, "bans")
    admin(data, "unban", id, "--why", "sorry")
    good(other.get("/me"))
    admin(data, "free", table, "1", "--why", "gone")
    seats = good(person.get(f"/tables/{table}"))["seats"]
    assert [seat["person"] is None for seat in seats] == [False, True, False, True]
    assert seats[1]["standin"]
    admin(data, "close", table, "--why", "enough")
    assert good(person.get(f"/tables/{table}"))["halt"] == "closed"
    admin(data, "delete-table", table, "--why", "spam")
    bad(person.get(f"/tables/{table}"), 404, "unknown_table")
    admin(data, "delete-person", id, "--why", "asked for it")
    audit = json.loads(admin(data, "audit", "--json"))
    assert [one["what"] for one in audit[::-1]] == [
        *("rewind", "rename", "ban", "unban", "free", "close", "delete table", "delete person")
    ]
    assert audit[-1]["why"] == "a wrong click"
    assert audit[-1]["who"]
    live.close()


def good_state(person: Person, table: str) -> Json:
    live = person.live(table)
    state = live.until(lambda one: one["options"])
    live.close()
    return state


def test_without_a_server_the_office_works_the_same(own: Host, arrive: Arrive) -> None:
    person = arrive(own.url, "Circe")
    table = person.make(["me", "random", "me", "random"])["id"]
    own.stop()
    data = own.settings.data
    assert not (data / "admin.sock").exists()
    admin(data, "close", table, "--why", "moved")
    assert "closed" in admin(data, "tables")
    assert "Circe" in admin(data, "people", "circ")
    assert "There is nobody 'Zorn'" in admin(data, "person", "Zorn", code=1)
    for command in (("table", "nowhere"), ("close", "nowhere", "--why", "x")):
        told = admin(data, *command, code=1)
        assert "There is no table 'nowhere'" in told
        assert "delos admin tables lists them" in " ".join(told.split())
    nothing = admin(data / "nothing", "tables", code=1)
    assert "There is no database" in nothing


def test_an_address_is_kept_out(own: Host, arrive: Arrive) -> None:
    person = arrive(own.url)
    data = own.settings.data
    admin(data, "ban", "127.0.0.0/8", "--why", "flood")
    error = bad(person.get("/me"), 403, "banned")
    assert "operator" in error["message"]
    assert "banni" not in error["message"]
    assert httpx.get(own.url + "/healthz", trust_env=False).status_code == 200
    admin(data, "unban", "127.0.0.0/8", "--why", "over")
    good(person.get("/me"))
    for wrong in ("10.0.0.0/33", "300.1.1.1"):
        assert "is no network" in admin(data, "ban", wrong, "--why", "flood", code=1)


def test_only_the_servers_user_reaches_the_socket(own: Host) -> None:
    path = own.settings.data / "admin.sock"
    assert path.stat().st_mode & 0o077 == 0
    answer = ask(own.settings, {"command": "bans", "who": "x", "why": "", "about": {}})
    assert answer == []
    with pytest.raises(Exception, match="no command 'dance'"):
        ask(own.settings, {"command": "dance", "who": "x", "why": "", "about": {}})


# -- backups --------------------------------------------------------------------------------------


def at(folder: Path, key: Path | None = None) -> Settings:
    return Settings(data=folder, key_file=key)


def test_a_backup_of_a_running_server_is_restored_and_plays_on(
    own: Host, arrive: Arrive, tmp_path: Path
) -> None:
    person = arrive(own.url, "Nausicaa")
    table = person.make(["me", "random", "me", "random"])["id"]
    data, kept = own.settings.data, tmp_path / "kept"
    findings = backup.back_up(own.settings, kept)[1]
    assert findings.games == 1
    assert not findings.broken
    assert {path.name for path in kept.iterdir()} == {"backup.json", "delos.sqlite3"}
    key = (data / "delos.key").read_text().strip()
    assert key not in (kept / "backup.json").read_text()
    assert bytes.fromhex(key) not in (kept / "delos.sqlite3").read_bytes()
    with pytest.raises(BadBackup, match="exists already"):
        backup.back_up(own.settings, kept)
    with pytest.raises(Exception, match="Another Delos server uses"):
        backup.restore(kept, own.settings, True)
    new = tmp_path / "new"
    with pytest.raises(BadBackup, match="is missing"):
        backup.restore(kept, at(new), False)
    wrong = tmp_path / "wrong.key"
    wrong.write_text("00" * 32)
    with pytest.raises(BadBackup, match="not the one of this backup"):
        backup.restore(kept, at(new, wrong), False)
    assert backup.restore(kept, at(new, data / "delos.key"), False).games == 1
    with pytest.raises(BadBackup, match="already"):
        backup.restore(kept, at(new), False)
    backup.restore(kept, at(new), True)
    assert list(new.glob("delos.sqlite3.before-*"))
    again = Host(new).start()
    try:
        found = Person(again.url)
        found.http.cookies = person.http.cookies
        assert good(found.get(f"/tables/{table}"))["status"] == "playing"
        assert good(found.get("/me"))["name"] == "Nausicaa"
        found.close()
    finally:
        again.stop()
    with (kept / "delos.sqlite3").open("ab") as file:
        file.write(b"x")
    with pytest.raises(BadBackup, match="is damaged"):
        backup.restore(kept, at(tmp_path / "third", data / "delos.key"), False)


def test_what_would_break_is_found_before_an_upgrade(own: Host, arrive: Arrive) -> None:
    person = arrive(own.url)
    table = person.make(["random"] * 4)["id"]
    wait_until(lambda: own.services.tables.held[table].index > 3)
    data = own.settings.data
    assert "0 would break" in admin(data, "revalidate")
    own.stop()
    with sqlite3.connect(data / "delos.sqlite3") as db:
        db.execute("UPDATE moves SET action = 999999999 WHERE number = 2")
    db.close()
    said = admin(data, "revalidate", code=1)
    assert f"{table}: move 2" in said
    assert "1 would break" in said


# -- health, metrics, logs ------------------------------------------------------------------------


def test_metrics_have_a_port_of_their_own(tmp_path: Path, arrive: Arrive) -> None:
    running = Host(tmp_path, metrics=("127.0.0.1", 0)).start()
    try:
        port = running.app.state.metrics.server_port
        person = arrive(running.url)
        person.make(["me", "random", "me", "random"])
        bad(person.get("/tables/nowhere"), 404, "unknown_table")
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
        assert 'delos_requests_total{method="GET",status="404"} 1.0' in text
        assert "delos_ready 1.0" in text
        assert "delos_tables_cached 1.0" in text
        assert 'delos_request_seconds_bucket{le="+Inf"}' in text
        assert good(person.get("/me"))["id"] not in text
        assert httpx.get(running.url + "/metrics", trust_env=False).text != text
    finally:
        running.stop()


def test_readiness_goes_first_when_the_server_stops(tmp_path: Path) -> None:
    process = Process(tmp_path, "--drain", "1.5")
    address = process.url + "/readyz"
    assert httpx.get(address, trust_env=False).json() == {"ready": True}
    began = time.monotonic()
    process.process.send_signal(signal.SIGTERM)
    wait_until(lambda: httpx.get(address, trust_env=False).status_code == 503, 1.4)
    assert httpx.get(process.url + "/healthz", trust_env=False).status_code == 200
    process.process.wait(20)
    assert time.monotonic() - began >= 1.4
    assert process.process.stdout is not None
    process.process.stdout.close()


def test_logs_hold_no_secrets_and_are_bounded(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        logs.begin("json", tmp_path / "logs" / "delos.log")
        token = "delos_" + "a" * 43
        logging.getLogger("delos.server").error(
            "GET /x#invite=%s Bearer %s cookie delos=%s", "i" * 32, token, "c" * 32
        )
        try:
            raise ValueError(token + "z" * 10_000)
        except ValueError:
            logging.getLogger("delos.server").exception("a fault")
        lines = (tmp_path / "logs" / "delos.log").read_text().splitlines()
        first, second = (json.loads(line) for line in lines)
        assert first["level"] == "error"
        for secret in (token, "i" * 32, "c" * 32):
            assert all(secret not in line for line in lines)
        assert len(second["fault"]) < 5_000
    finally:
        for handler in list(root.handlers):
            root.removeHandler(handler)
            handler.close()
        for handler in before:
            root.addHandler(handler)


def test_what_is_old_is_forgotten_if_the_operator_says_so(own: Host, arrive: Arrive) -> None:
    import asyncio
    from dataclasses import replace

    arrive(own.url, "Passer-by")
    player = arrive(own.url, "Player")
    table = player.make(["me", "open", "me", "open"])["id"]
    storage, tables = own.services.storage, own.services.tables
    later = int(time.time()) + 40 * 86400

    def people() -> list[Any]:
        return [row["name"] for row in asyncio.run(storage.read(read_names))]

    asyncio.run(forget_once(storage, tables, later))
    assert set(people()) >= {"Passer-by", "Player"}
    tables.settings = replace(tables.settings, guest_days=30)
    asyncio.run(forget_once(storage, tables, later))
    assert "Passer-by" not in people()
    assert "Player" in people()
    good(player.get(f"/tables/{table}"))


def read_names(db: Any) -> list[Any]:
    found: list[Any] = db.execute("SELECT name FROM identities").fetchall()
    return found
