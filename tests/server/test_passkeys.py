"""Passkeys: added with the password, good for this site alone, each question answered once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from delos.server.people import passkey_rows
from delos.server.people.passkeys import site_of
from delos.server.settings import Settings
from delos.server.stored.database import Database
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.conftest import Arrive
from tests.server.harness import UNLIMITED, Host, Json, Person, bad, good
from tests.server.test_accounts import PASSWORD, claim

Bend = Callable[[Authenticator], None]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that does not mind many sign-ins."""
    folder = tmp_path_factory.mktemp("data")
    running = Host(folder, sign_in_rate=UNLIMITED, name_rate=UNLIMITED).start()
    yield running
    running.stop()


def home(host: Host) -> str:
    return host.url.replace("127.0.0.1", "localhost")


def wanted(person: Person, password: str = PASSWORD) -> Json:
    options: Json = good(person.post("/me/passkeys/begin", {"password": password}))["options"]
    return options


def asked(person: Person) -> Json:
    options: Json = good(person.post("/sign-in/passkey/begin"))["options"]
    return options


def owner(arrive: Arrive, host: Host, name: str) -> tuple[Person, Authenticator]:
    """Somebody with a claimed name and a passkey for it."""
    person, device = arrive(home(host)), Authenticator(home(host))
    claim(person, name)
    good(person.post("/me/passkeys", device.create(wanted(person))), 201)
    return person, device


def count(host: Host, table: str, column: str, what: object) -> int:
    def read(db: Database) -> int:
        rows = db.execute(f"SELECT 1 FROM {table} WHERE {column} = ?", (what,))
        return len(rows.fetchall())

    return asyncio.run(host.services.storage.read(read))


def test_a_passkey_is_added_and_signs_in(arrive: Arrive, host: Host) -> None:
    ann, device = owner(arrive, host, "Annika")
    options = wanted(ann)
    assert [one["id"] for one in options["excludeCredentials"]]  # one passkey a device
    assert options["authenticatorSelection"]["userVerification"] == "required"
    [listed] = good(ann.get("/me/passkeys"))
    assert listed["used"] is None
    other = Person(home(host))
    good(other.post("/sign-in/passkey", device.sign(asked(other))))
    assert good(other.get("/me"))["name"] == "Annika"
    assert good(ann.get("/me/passkeys"))[0]["used"]
    assert len(good(ann.get("/me/devices"))) == 2
    exported = good(ann.get("/me/data"))["data"]["passkeys"]
    assert [set(one) for one in exported] == [{"id", "label", "created", "used"}]
    good(ann.post(f"/me/passkeys/{listed['id']}/remove"))
    again = bad(other.post("/sign-in/passkey", device.sign(asked(other))), 403, "wrong_passkey")
    assert "password" in again["message"]
    bad(ann.post(f"/me/passkeys/{listed['id']}/remove"), 404, "unknown_passkey")
    other.close()


def foreign_origin(device: Authenticator) -> None:
    device.origin = "https://delos.evil.example"


def other_port(device: Authenticator) -> None:
    device.origin = "http://localhost:1"


def foreign_site(device: Authenticator) -> None:
    device.site = "evil.example"


def other_key(device: Authenticator) -> None:
    device.key = ec.generate_private_key(ec.SECP256R1())


def lock_not_opened(device: Authenticator) -> None:
    device.flags = PRESENT


def copied_device(device: Authenticator) -> None:
    device.count = 0  # a copy has counted fewer signatures


def other_owner(device: Authenticator) -> None:
    device.owner = b"somebodyelse"


@pytest.mark.parametrize(
    "bend",
    [
        foreign_origin,
        other_port,
        foreign_site,
        other_key,
        lock_not_opened,
        copied_device,
        other_owner,
    ],
)
def test_what_another_site_or_key_signed_opens_nothing(
    arrive: Arrive, host: Host, bend: Bend
) -> None:
    _, device = owner(arrive, host, bend.__name__.replace("_", " "))
    thief = Person(home(host))
    good(thief.post("/sign-in/passkey", device.sign(asked(thief))))  # as it should be
    good(thief.post("/sign-out"))
    bend(device)
    bad(thief.post("/sign-in/passkey", device.sign(asked(thief))), 403, "wrong_passkey")
    bad(thief.get("/me"), 401, "no_identity")
    thief.close()


def test_a_question_is_answered_once_soon_and_by_whom_it_was_asked(
    arrive: Arrive, host: Host
) -> None:
    ben, device = owner(arrive, host, "Ben")
    thief = Person(home(host))
    answer = device.sign(asked(ben))
    good(thief.post("/sign-in/passkey", answer))
    again = bad(thief.post("/sign-in/passkey", answer), 403, "stale_passkey")
    assert "Try once more" in again["message"]
    bad(thief.post("/sign-in/passkey", device.sign(wanted(ben))), 403, "stale_passkey")
    never = {"challenge": "bmV2ZXIgYXNrZWQ"}
    bad(thief.post("/sign-in/passkey", device.sign(never)), 403, "stale_passkey")
    late = asked(thief)

    def age(db: Database) -> None:
        db.execute("UPDATE passkey_questions SET asked = asked - ?", (passkey_rows.FRESH + 1,))

    asyncio.run(host.services.storage.write(age))
    bad(thief.post("/sign-in/passkey", device.sign(late)), 403, "stale_passkey")
    # what one person was asked another cannot answer, nor does a sign-in make a key
    eve, second = arrive(home(host)), Authenticator(home(host))
    claim(eve, "Eve")
    bad(eve.post("/me/passkeys", second.create(wanted(ben))), 403, "stale_passkey")
    user = wanted(eve)["user"]
    bad(eve.post("/me/passkeys", second.create({**asked(eve), "user": user})), 403, "stale_passkey")
    assert good(eve.get("/me/passkeys")) == []
    thief.close()


def test_adding_wants_a_claimed_name_the_password_and_a_new_key(arrive: Arrive, host: Host) -> None:
    guest = arrive(home(host), "Gast")
    bad(guest.post("/me/passkeys/begin", {"password": PASSWORD}), 409, "not_claimed")
    cem, device = owner(arrive, host, "Cem")
    bad(cem.post("/me/passkeys/begin", {"password": "not this one"}), 403, "wrong_password")
    bad(cem.post("/me/passkeys", device.create(wanted(cem))), 409, "passkey_known")
    dora, hers = arrive(home(host)), Authenticator(home(host))
    claim(dora, "Dora")
    foreign_origin(hers)
    bad(dora.post("/me/passkeys", hers.create(wanted(dora))), 403, "wrong_passkey")
    assert good(dora.get("/me/passkeys")) == []
    for _ in range(passkey_rows.MOST - 1):
        good(cem.post("/me/passkeys", Authenticator(home(host)).create(wanted(cem))), 201)
    full = cem.post("/me/passkeys", Authenticator(home(host)).create(wanted(cem)))
    assert "10 passkeys" in bad(full, 409, "too_many_passkeys")["message"]
    [first, *_] = good(cem.get("/me/passkeys"))
    bad(dora.post(f"/me/passkeys/{first['id']}/remove"), 404, "unknown_passkey")


@pytest.mark.parametrize("told", ["", "e30", "bnVsbA", "eyJjaGFsbGVuZ2UiOjd9", "é", "[[[[", "A"])
def test_nonsense_is_answered_in_words(arrive: Arrive, host: Host, told: str) -> None:
    person = arrive(home(host))
    body = {"id": "AAAA", "response": {"clientDataJSON": told}}
    bad(person.post("/sign-in/passkey", body), 400, "malformed")


def test_broken_answers_are_refused(arrive: Arrive, host: Host) -> None:
    fay, device = owner(arrive, host, "Fay")
    for broken in ("", "AAAA", "é", "oWNmbXRkbm9uZQ"):
        answer = device.sign(asked(fay))
        answer["response"]["authenticatorData"] = broken
        assert fay.post("/sign-in/passkey", answer).status_code in {400, 403}
        made = Authenticator(home(host)).create(wanted(fay))
        made["response"]["attestationObject"] = broken
        assert fay.post("/me/passkeys", made).status_code in {400, 403}


def test_recovery_and_deletion_end_them(arrive: Arrive, host: Host) -> None:
    gus, device = arrive(home(host)), Authenticator(home(host))
    codes = claim(gus, "Gus")
    good(gus.post("/me/passkeys", device.create(wanted(gus))), 201)
    body = {"name": "Gus", "code": codes[0], "password": "twelve olive trees"}
    back = Person(home(host))
    good(back.post("/recover", body))
    assert good(back.get("/me/passkeys")) == []
    good(back.post("/me/passkeys", device.create(wanted(back, body["password"]))), 201)
    id = good(back.get("/me"))["id"]
    wanted(back, body["password"])
    good(back.post("/me/delete", {"password": body["password"]}))
    assert count(host, "passkeys", "identity", id) == 0
    assert count(host, "passkey_questions", "identity", id) == 0
    bad(back.post("/sign-in/passkey", device.sign(asked(back))), 403, "wrong_passkey")
    back.close()


def test_without_a_name_or_the_library_there_are_none(
    arrive: Arrive, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = arrive()  # by 127.0.0.1, which is no name
    assert good(bare.get("/passkeys")) == {"possible": False, "why": "no_name", "at": ""}
    bad(bare.post("/sign-in/passkey/begin"), 409, "no_passkeys")
    named = arrive(home(host))
    assert good(named.get("/passkeys"))["possible"]
    monkeypatch.setattr(host.services.passkeys, "library", False)
    assert good(named.get("/passkeys"))["why"] == "no_library"
    bad(named.post("/sign-in/passkey/begin"), 409, "no_passkeys")


@pytest.mark.parametrize(
    ("base", "told", "site"),
    [
        ("https://delos.example", {"address": "https://delos.example"}, "delos.example"),
        ("https://delos.example:8443", {"address": "https://delos.example:8443"}, "delos.example"),
        ("https://play.example", {"host_names": ("play.example",)}, "play.example"),
        ("http://localhost:8000", {}, "localhost"),
        ("http://delos.example", {"address": "https://delos.example"}, None),
        ("https://delos.example", {"address": "http://delos.example"}, None),
        ("https://192.168.1.5", {"address": "https://delos.example"}, None),
        ("https://other.example", {"address": "https://delos.example"}, None),
        ("http://127.0.0.1:8000", {}, None),
        ("http://box.local", {"host_names": ("box.local",)}, None),
        ("", {}, None),
    ],
)
def test_which_addresses_have_passkeys(base: str, told: dict[str, Any], site: str | None) -> None:
    found = site_of(Settings(data=Path(), **told), base)
    assert (None if found is None else found.name) == site
    if found is not None:
        assert found.origin == base
