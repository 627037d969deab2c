"""Names that last: claiming, signing in, devices, recovery, and one's own data."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from delos.server.people import devices
from delos.server.people.names import folded
from delos.server.stored.migrations import STEPS
from delos.server.stored.sqlite import FILE, SqliteStorage
from tests.server.conftest import Arrive
from tests.server.harness import UNLIMITED, ConnectionEnded, Host, Live, Person, bad, good

PASSWORD = "eleven olive trees"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that does not mind many sign-ins."""
    folder = tmp_path_factory.mktemp("data")
    running = Host(folder, sign_in_rate=UNLIMITED, name_rate=UNLIMITED).start()
    yield running
    running.stop()


def claim(person: Person, name: str, password: str = PASSWORD) -> list[str]:
    codes: list[str] = good(person.post("/me/claim", {"name": name, "password": password}))["codes"]
    return codes


def sign_in(person: Person, name: str, password: str = PASSWORD) -> Any:
    return person.post("/sign-in", {"name": name, "password": password})


def test_a_guest_claims_a_name_and_signs_in_elsewhere(arrive: Arrive) -> None:
    ann, laptop = arrive(name="Ann"), arrive()
    before, cookie = good(ann.get("/me")), ann.cookie()
    claim(ann, "Ann")
    known = {"id": before["id"], "name": "Ann", "claimed": True, "robot": False}
    assert good(ann.get("/me")) == known
    assert ann.cookie() != cookie  # what was known of the guest opens nothing
    good(sign_in(laptop, "ANN"))
    assert good(laptop.get("/me"))["id"] == before["id"]
    good(laptop.post("/sign-out"))
    bad(laptop.get("/me"), 401, "no_identity")
    assert good(ann.get("/me"))["name"] == "Ann"


@pytest.mark.parametrize(
    "other",
    ["ariane", "ARIANE", "Ariàne", "Ari ane", "Аrіаnе", "Ari-ane.", "Ａriane"],
)
def test_a_claimed_name_has_no_twin(arrive: Arrive, other: str) -> None:
    first, second = arrive(), arrive()
    third = Person(first.url)
    answer = first.post("/me/claim", {"name": "Ariane", "password": PASSWORD})
    assert answer.status_code in {200, 409}  # the first of these tests claims it
    for answer in (
        second.post("/me", {"name": other}),
        second.post("/me/claim", {"name": other, "password": PASSWORD}),
        third.post("/me", {"name": other}),
    ):
        assert answer.status_code in {400, 409}, answer.text
        assert answer.json()["error"]["code"] in {"name_taken", "malformed"}
    third.close()


def test_folding_keeps_different_names_apart() -> None:
    assert folded("Аriаnе") == folded("Ariane") == folded("ÀRIANE")
    assert folded("Bill") == folded("BILL") == folded("BiII")
    assert folded("modern") == folded("rnodern")
    assert len({folded(name) for name in ("Ann", "Anna", "Hanna", "Jo", "Joe", "Ωmega", "王")}) == 7


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("B", PASSWORD, "malformed"),
        ("B" * 25, PASSWORD, "malformed"),
        ("123", PASSWORD, "malformed"),
        ("Вen", PASSWORD, "malformed"),  # a Cyrillic capital before Latin letters
        ("Guest abcd", PASSWORD, "name_taken"),
        ("B0T", PASSWORD, "name_taken"),
        ("Ben", "short", "malformed"),
        ("Ben", "aaaaaaaaaaaaaaa", "malformed"),
        ("Benedicta", "benedicta1", "malformed"),
    ],
)
def test_bad_names_and_passwords_are_refused(
    arrive: Arrive, name: str, password: str, code: str
) -> None:
    answer = arrive().post("/me/claim", {"name": name, "password": password})
    bad(answer, 409 if code == "name_taken" else 400, code)
    assert password not in answer.text or len(password) < 6


def test_wrong_names_and_passwords_look_and_cost_the_same(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim(arrive(), "Cleo")
    verified: list[str] = []
    plain = PasswordHasher.verify

    def counted(hasher: PasswordHasher, stored: str, password: str) -> Any:
        verified.append(stored)
        return plain(hasher, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    stranger = arrive()
    unknown = sign_in(stranger, "Nobody at all", "a wrong password")
    wrong = sign_in(stranger, "Cleo", "a wrong password")
    assert unknown.content == wrong.content
    bad(wrong, 403, "wrong_password")
    assert len(verified) == 2
    assert [re.sub(r"\$[^$]+\$[^$]+$", "", one) for one in verified] == [
        "$argon2id$v=19$m=19456,t=2,p=1"
    ] * 2
    codes = [
        stranger.post("/recover", {"name": name, "code": "aaaa-bbbb", "password": PASSWORD}).content
        for name in ("Nobody at all", "Cleo")
    ]
    assert codes[0] == codes[1]


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    host = Host(tmp_path, sign_in_rate=(0.001, 4)).start()
    person = Person(host.url)
    try:
        statuses = [sign_in(person, f"Name {n}", "wrong").status_code for n in range(6)]
        assert statuses == [403] * 4 + [429] * 2
    finally:
        person.close()
        host.stop()


def test_guessing_one_name_from_many_addresses_is_slowed_down(tmp_path: Path) -> None:
    host = Host(tmp_path, sign_in_rate=UNLIMITED, name_rate=(0.001, 3)).start()
    person = Person(host.url)
    try:
        tries = [
            sign_in(person, name, "wrong").status_code for name in ("Dan", "DAN", "dán", "D an")
        ]
        assert tries == [403, 403, 403, 429]
        assert sign_in(person, "Eve", "wrong").status_code == 403
    finally:
        person.close()
        host.stop()


def test_devices_are_listed_and_signed_out(arrive: Arrive, sit: Callable[..., Live]) -> None:
    dora, phone = arrive(), arrive()
    claim(dora, "Dora")
    phone.http.headers["user-agent"] = "Mozilla/5.0 (iPhone; …) Version/17.0 Safari/604.1"
    good(sign_in(phone, "Dora"))
    listed = good(dora.get("/me/devices"))
    assert {one["label"] for one in listed} == {"", "Safari, iPhone"}
    assert [one["here"] for one in listed].count(True) == 1
    other = next(one["id"] for one in listed if not one["here"])
    stranger = arrive()
    bad(stranger.post(f"/me/devices/{other}/revoke"), 409, "not_claimed")
    claim(stranger, "Stranger")
    bad(stranger.post(f"/me/devices/{other}/revoke"), 404, "unknown_device")
    table = dora.make()["id"]
    line = sit(phone, table)
    line.next("state")
    good(dora.post(f"/me/devices/{other}/revoke"))
    with pytest.raises(ConnectionEnded):  # the phone is no longer told Dora's secrets
        line.next("the end")
    bad(phone.get("/me"), 401, "no_identity")
    assert len(good(dora.get("/me/devices"))) == 1


def test_a_new_password_ends_all_other_devices(arrive: Arrive) -> None:
    eve, other = arrive(), arrive()
    claim(eve, "Eve")
    good(sign_in(other, "Eve"))
    bad(eve.post("/me/password", {"old": "no", "new": "another long one"}), 403, "wrong_password")
    cookie = eve.cookie()
    good(eve.post("/me/password", {"old": PASSWORD, "new": "another long one"}))
    assert eve.cookie() != cookie
    bad(other.get("/me"), 401, "no_identity")
    bad(sign_in(other, "Eve"), 403, "wrong_password")
    good(sign_in(other, "Eve", "another long one"))


def test_a_recovery_code_opens_once(arrive: Arrive) -> None:
    fay, lost = arrive(), arrive()
    codes = claim(fay, "Fay")
    assert len(set(codes)) == 8
    body = {"name": "fay", "code": codes[3].upper(), "password": "the third olive"}
    assert good(fay.get("/me/codes")) == {"left": 8}
    good(lost.post("/recover", body))
    assert good(lost.get("/me"))["name"] == "Fay"
    assert good(lost.get("/me/codes")) == {"left": 7}
    bad(fay.get("/me"), 401, "no_identity")  # who had the old password is out
    bad(arrive().post("/recover", body), 403, "wrong_code")
    fresh = good(lost.post("/me/codes", {"password": "the third olive"}))["codes"]
    bad(arrive().post("/recover", {**body, "code": codes[0]}), 403, "wrong_code")
    good(arrive().post("/recover", {**body, "code": fresh[0]}))


def test_a_cookie_turns_and_a_lost_answer_locks_nobody_out(arrive: Arrive, host: Host) -> None:
    gus = arrive(name="Gus")
    old = gus.http.cookies["delos"]

    def age(db: sqlite3.Connection) -> None:
        db.execute("UPDATE devices SET turned = 1 WHERE token = ?", (devices.hashed(old),))

    run(host, age)
    good(gus.get("/me"))
    lost = gus.http.cookies["delos"]
    assert lost != old
    bring(gus, old)  # the answer did not arrive
    good(gus.get("/me"))
    fresh = gus.http.cookies["delos"]
    assert fresh not in {old, lost}
    assert good(gus.get("/me"))["name"] == "Gus"  # from now on it counts
    bring(gus, old)
    good(gus.get("/me"))  # a request that was under way

    def later(db: sqlite3.Connection) -> None:
        late = int(time.time()) - 2 * devices.GRACE
        db.execute("UPDATE devices SET turned = ? WHERE token = ?", (late, devices.hashed(fresh)))

    run(host, later)
    for dead in (old, lost):
        bring(gus, dead)
        bad(gus.get("/me"), 401, "no_identity")


def bring(person: Person, token: str) -> None:
    """Another cookie than the one that the server gave last."""
    person.http.cookies.clear()
    person.http.cookies.set("delos", token, domain="127.0.0.1", path="/")


def run(host: Host, job: Callable[[sqlite3.Connection], None]) -> None:
    """A change in the database, beside what the server remembers."""
    db = sqlite3.connect(host.settings.data / FILE, timeout=10)
    with db:
        job(db)
    db.close()
    host.services.identities.forget()


def test_my_data_is_all_mine_and_holds_no_secret(arrive: Arrive) -> None:
    hal, ida = arrive(name="Hal"), arrive(name="Ida")
    claim(hal, "Hal")
    made = hal.make(["me", "invite"] * 2)
    joined = good(ida.post(f"/tables/{made['id']}/join", {"invite": token_of(made, "1")}))
    assert joined["seats"] == [1, 3]
    answer = hal.get("/me/data")
    data = good(answer)["data"]
    assert [one["name"] for one in data["identity"]] == ["Hal"]
    assert {one["seat"] for one in data["seats"]} == {0, 2}
    assert data["tables_made"][0]["id"] == made["id"]
    for secret in ("argon2", "Ida", hal.http.cookies["delos"], '"key"', "invite"):
        assert secret not in answer.text


def token_of(made: dict[str, Any], seat: str) -> str:
    return str(made["invites"][seat].partition("#invite=")[2])


def test_who_goes_leaves_the_games_of_others(arrive: Arrive) -> None:
    jo, kim = arrive(), arrive(name="Kim")
    claim(jo, "Jo Doe")
    running = jo.make(["me", "open"] * 2)["id"]
    good(kim.post(f"/tables/{running}/join", {"seat": 1}))
    waiting = kim.make(["me", "open"] * 2)["id"]
    good(jo.post(f"/tables/{waiting}/join", {"seat": 1}))
    open_one = kim.make(["me", "open"] * 2)["id"]
    mine = jo.make(["me", "open"] * 2)["id"]
    hosted = jo.make(["me", "open", "open"], players=3)["id"]
    good(kim.post(f"/tables/{hosted}/join", {"seat": 1}))
    bad(jo.post("/me/delete", {"password": "wrong"}), 403, "wrong_password")
    good(jo.post("/me/delete", {"password": PASSWORD}))
    bad(jo.get("/me"), 401, "no_identity")
    bad(sign_in(jo, "Jo Doe"), 403, "wrong_password")
    for table in (running, waiting, open_one, mine):
        assert "Jo Doe" not in json.dumps(good(kim.get(f"/tables/{table}")))
    seats = good(kim.get(f"/tables/{running}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"] * 2
    assert good(kim.get(f"/tables/{mine}"))["halt"] == "closed"  # nobody is left to host it
    heir = good(kim.get(f"/tables/{hosted}"))
    assert (heir["status"], heir["host"]) == ("waiting", True)
    assert heir["seats"][0]["kind"] == "open"
    claim(arrive(), "Jo Doe")  # the name is free again


def test_nothing_in_the_file_opens_an_account(arrive: Arrive, host: Host) -> None:
    lea = arrive()
    codes = claim(lea, "Lea", "nine green lizards")
    data = b"".join(
        file.read_bytes() for file in host.settings.data.iterdir() if file.name.startswith(FILE)
    )
    for secret in ("nine green lizards", lea.http.cookies["delos"], *codes):
        assert secret.encode() not in data
        assert secret.replace("-", "").encode() not in data


def test_secrets_are_in_no_log_and_no_error(
    arrive: Arrive, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("delos", "uvicorn", "asyncio", "websockets"):  # not the client's own
        caplog.set_level("DEBUG", name)
    mia = arrive()
    codes = claim(mia, "Mia", "seven red kraken")
    texts = [
        mia.post("/sign-in", {"name": "Mia", "password": "seven red kraken", "more": 1}).text,
        mia.post("/sign-in", {"name": "Mia", "password": ["seven red kraken"]}).text,
        mia.post("/recover", {"name": "Mia", "code": codes[0] + "x", "password": "seven red"}).text,
        mia.post("/me/delete", {"password": "seven red krake"}).text,
    ]
    printed = "".join(capfd.readouterr())
    for secret in ("seven red krake", codes[0], mia.http.cookies["delos"]):
        assert secret not in caplog.text
        assert secret not in printed
        assert not any(secret in text for text in texts)


def test_guests_of_before_come_back_after_the_upgrade(tmp_path: Path) -> None:
    token = devices.new_token()
    db = sqlite3.connect(tmp_path / FILE)
    db.executescript("BEGIN;" + "".join(STEPS[:2]) + "PRAGMA user_version = 2; COMMIT;")
    with db:
        db.execute("INSERT INTO identities VALUES ('old', ?, 'Nell', 5)", (devices.hashed(token),))
        db.execute(
            "INSERT INTO tables VALUES ('t', 'n', 'mytikas', 1, '{}', '{}', 1, 'old', x'00', "
            "'over', NULL, 1, '[]', 1, 1, NULL, NULL)"
        )
    db.close()
    SqliteStorage(tmp_path).close()
    host = Host(tmp_path).start()
    person = Person(host.url)
    try:
        person.http.cookies.set("delos", token)
        assert good(person.get("/me"))["name"] == "Nell"
        db = sqlite3.connect(tmp_path / FILE)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        db.close()
    finally:
        person.close()
        host.stop()
