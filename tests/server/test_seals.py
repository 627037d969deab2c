"""A stolen backup of the database: no luck of running games, no invitations."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from delos.server.stored.database import BadData
from delos.server.stored.migrations import STEPS
from delos.server.stored.seals import FILE as KEY_FILE
from delos.server.stored.seals import BadSeal, Seals
from delos.server.stored.sqlite import FILE, SqliteStorage
from tests.server.harness import Host, Person, bad, deciding, good
from tests.server.listening import Ear

KINDS = ["me", "invite", "me", "invite"]


def backup(data: Path) -> bytes:
    """Everything of the database that lies on the disk."""
    return b"".join(file.read_bytes() for file in sorted(data.glob(FILE + "*")))


def token_of(made: dict[str, dict[str, str]]) -> str:
    return made["invites"]["1"].partition("#invite=")[2]


def test_secrets_are_not_in_the_database(tmp_path: Path) -> None:
    host = Host(tmp_path).start()
    maker, guest = Person(host.url), Person(host.url)
    maker.me()
    guest.me()
    made = maker.make(KINDS)
    id, token = made["id"], token_of(made)
    key = host.services.tables.cache[id].facts.key
    assert token.encode() not in backup(tmp_path)
    assert key not in backup(tmp_path)
    host.stop()
    assert key not in backup(tmp_path)
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600
    host = Host(tmp_path).start()
    for person in (maker, guest):
        person.http.base_url = host.url
        person.url = host.url
    shown = good(maker.get(f"/tables/{id}"))
    assert token_of(shown) == token  # the maker sees the link again
    assert shown["commitment"] == made["commitment"]
    bad(guest.post(f"/tables/{id}/join", {"invite": "x" * 32}), 403, "bad_invite")
    good(guest.post(f"/tables/{id}/join", {"invite": token}))
    assert host.services.tables.cache[id].facts.key == key
    for person in (maker, guest):
        person.close()
    host.stop()


def columns_of(db: sqlite3.Connection) -> dict[str, list[str]]:
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")] for name in names}


def take_back_to(db: sqlite3.Connection, step: int) -> None:
    """Make it a database of an earlier version: what came later is not there."""
    old = sqlite3.connect(":memory:")
    old.executescript("".join(STEPS[:step]))
    known = columns_of(old)
    made = old.execute("SELECT name FROM sqlite_master WHERE type = 'index'")
    indexes = {name for (name,) in made}
    old.close()
    found = db.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql NOT NULL")
    for (name,) in found.fetchall():
        if name not in indexes:
            db.execute(f"DROP INDEX {name}")
    for table, columns in columns_of(db).items():
        if table not in known:
            db.execute(f"DROP TABLE {table}")
            continue
        for column in set(columns) - set(known[table]):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    db.execute(f"PRAGMA user_version = {step}")


def test_what_lay_open_is_sealed(tmp_path: Path) -> None:
    """A database of an earlier version: links that were sent go on working, games go on."""
    host = Host(tmp_path).start()
    maker = Person(host.url)
    maker.me()
    waiting = maker.make(KINDS)
    playing = maker.make()["id"]
    live = maker.live(playing)
    state = live.until(deciding)
    good(maker.play(playing, state, state["options"][0]))
    live.close()
    token = token_of(waiting)
    tables = host.services.tables.cache
    keys = {id: tables[id].facts.key for id in (waiting["id"], playing)}
    host.stop()
    db = sqlite3.connect(tmp_path / FILE)
    for id, key in keys.items():
        db.execute("UPDATE tables SET key = ? WHERE id = ?", (key, id))
    db.execute("UPDATE seats SET invite = ? WHERE invite IS NOT NULL", (token,))
    take_back_to(db, 4)
    db.commit()
    db.close()
    (tmp_path / KEY_FILE).unlink()
    assert token.encode() in backup(tmp_path)
    host = Host(tmp_path).start()
    assert token.encode() not in backup(tmp_path)
    assert not any(key in backup(tmp_path) for key in keys.values())
    maker.http.base_url = maker.url = host.url
    assert token_of(good(maker.get(f"/tables/{waiting['id']}"))) == token
    live = maker.live(playing)
    assert live.until(deciding)["index"] == 1
    good(maker.play(playing, live.state, live.state["options"][0]))
    live.close()
    maker.close()
    host.stop()


def test_without_its_key_the_database_is_not_touched(tmp_path: Path) -> None:
    host = Host(tmp_path / "data").start()
    person = Person(host.url)
    person.make()
    person.close()
    host.stop()
    key = tmp_path / "data" / KEY_FILE
    shutil.move(key, tmp_path / "kept.key")
    with pytest.raises(BadData, match="is missing"):
        SqliteStorage(tmp_path / "data")
    assert not key.exists()
    key.write_text("00" * 32)
    with pytest.raises(BadData, match="cannot be opened"):
        SqliteStorage(tmp_path / "data")
    key.write_text("no key")
    with pytest.raises(BadData, match="holds no key"):
        SqliteStorage(tmp_path / "data")
    key.unlink()
    SqliteStorage(tmp_path / "data", tmp_path / "kept.key").close()


def test_seals_hold() -> None:
    seals, other = Seals(bytes(32)), Seals(bytes(31) + b"1")
    key = bytes(range(32))
    one, two = seals.seal_key(key, "a"), seals.seal_key(key, "a")
    assert one != two
    assert seals.open_key(one, "a") == seals.open_key(two, "a") == key
    for sealed, table, wrong in ((one, "b", seals), (one, "a", other)):
        with pytest.raises(BadSeal):
            wrong.open_key(sealed, table)
    for at in range(len(one)):
        broken = bytearray(one)
        broken[at] ^= 1
        with pytest.raises(BadSeal):
            seals.open_key(bytes(broken), "a")
    invite = seals.seal_invite("x" * 32, "a", 1)
    assert seals.open_invite(invite, "a", 1) == "x" * 32
    with pytest.raises(BadSeal):
        seals.open_invite(invite, "a", 2)
    assert seals.open_invite(None, "a", 1) is None
    assert seals.open_invite("of an earlier version", "a", 1) == "of an earlier version"


def test_addresses_of_channels_are_sealed(tmp_path: Path) -> None:
    """Whoever has the address of a webhook can write to somebody's chat."""
    ear = Ear()
    address = f"{ear.url}/hooks/{'s3cret' * 12}"
    host = Host(tmp_path, private_targets=True).start()
    person = Person(host.url)
    person.me()
    id = good(person.post("/me/notices/webhook", {"url": address}), 201)["id"]
    again = good(person.post("/me/notices/webhook", {"url": address}), 201)["id"]
    assert [one["id"] for one in good(person.get("/me/notices"))["channels"]] == [again] != [id]
    assert b"s3cret" not in backup(tmp_path)
    good(person.post(f"/me/notices/{again}/try"))
    assert ear.heard[-1][0].count("s3cret") == 12
    assert good(person.get("/me/data"))["data"]["notice_channels"][0]["target"] == address
    host.stop()
    # an older program left it open
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE channels SET target = ?", (address,))
    for later in ("passkeys", "passkey_questions"):  # as the file was then
        db.execute(f"DROP TABLE {later}")
    db.execute("PRAGMA user_version = 12")
    db.commit()
    db.close()
    assert b"s3cret" in backup(tmp_path)
    host = Host(tmp_path, private_targets=True).start()
    assert b"s3cret" not in backup(tmp_path)
    person.http.base_url = host.url
    good(person.post(f"/me/notices/{again}/try"))
    assert ear.heard[-1][0].count("s3cret") == 12
    person.close()
    host.stop()
    ear.close()
