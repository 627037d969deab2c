"""Notices: one a turn, to who is not looking, without a word of the game."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from delos.server.notices import calm
from delos.server.notices.targets import Sender, is_open
from delos.server.protocol.notices import Quiet, Wishes
from tests.server.conftest import Arrive
from tests.server.harness import Host, Live, Person, bad, good, later, wait_until
from tests.server.listening import Ear

Sit = Callable[..., Live]

QUICK: dict[str, Any] = {
    "private_targets": True,
    "notice_wait": 0.0,
    "notice_gap": 0.0,
    "notice_retries": (0.01, 0.02),
    "notice_failures": 2,
}


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that may send to this machine, at once."""
    running = Host(tmp_path_factory.mktemp("data"), **QUICK).start()
    yield running
    running.stop()


@pytest.fixture
def ear() -> Iterator[Ear]:
    made = Ear()
    yield made
    made.close()


def hook(person: Person, ear: Ear, path: str = "/hook") -> str:
    url = ear.url + path
    found: str = good(person.post("/me/notices/webhook", {"url": url}), 201)["id"]
    return found


def pair(arrive: Arrive, url: str, name: str = "Delphi") -> tuple[Person, Person, str]:
    """A running game of two people, Ann first."""
    ann, ben = arrive(url, "Ann"), arrive(url, "Ben")
    body = {
        "title": "legendary",
        "options": {"players": 3, "map": "quick"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        "public": True,
        "name": name,
    }
    id: str = good(ann.post("/tables", body), 201)["id"]
    return ann, ben, id


def pass_the_turn(person: Person, live: Live, id: str) -> None:
    """Play the first option until somebody else is asked."""
    state = live.until(lambda one: bool(one["options"]))
    while state["options"]:
        index = state["index"]
        good(person.play(id, state, state["options"][0]))
        state = live.until(later(index))


def asked(person: Person, id: str) -> bool:
    return bool(good(person.get(f"/tables/{id}"))["yours"])


def test_a_turn_is_told_once_and_only_to_who_is_away(
    near: Host, arrive: Arrive, sit: Sit, ear: Ear
) -> None:
    ann, ben, id = pair(arrive, near.url)
    hook(ann, ear, "/ann")
    hook(ben, ear, "/ben")
    looking = sit(ann, id)
    looking.next("state")
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    for _ in range(40):  # until Ben is asked, and after some turns of Ann's
        if asked(ben, id):
            break
        if asked(ann, id):
            pass_the_turn(ann, looking, id)
        time.sleep(0.02)
    told = ear.wait_for(1)[0]
    path = ear.heard[0][0]
    assert path == "/ben"  # Ann sits at the table
    assert told["content"] == f"It is your turn at “Delphi”. {near.url}/table/{id}"
    assert told["allowed_mentions"] == {"parse": []}
    looking.close()
    time.sleep(0.3)
    assert len(ear.heard) == 1  # nothing has changed: nothing more is said
    own = sit(ben, id)
    state = own.until(lambda one: bool(one["options"]))
    good(ben.play(id, state, state["options"][0]))
    time.sleep(0.2)
    assert [path for path, _, _ in ear.heard if path == "/ben"] == ["/ben"]


def test_what_is_told_has_the_language_and_the_wishes_of_the_person(
    near: Host, arrive: Arrive, ear: Ear
) -> None:
    ann, ben, id = pair(arrive, near.url, "Délos <@everyone>")
    hook(ann, ear)
    info = good(ann.post("/me/notices", {"lang": "fr", "turn": True, "over": True}))
    assert info["wishes"]["lang"] == "fr"
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    wait_until(lambda: asked(ann, id) or asked(ben, id))
    if not asked(ann, id):
        live = ben.live(id)
        while not asked(ann, id):
            pass_the_turn(ben, live, id)
            wait_until(lambda: asked(ann, id) or asked(ben, id))  # the bot takes its time
        live.close()
    told = ear.wait_for(1)[0]
    assert told["content"].startswith("C’est à vous de jouer")
    assert "&lt;@everyone&gt;" in told["text"]
    good(ann.post("/me/notices", {"lang": "fr", "turn": False}))
    bad(ann.post("/me/notices", {"lang": "xx"}), 400, "malformed")
    quiet = {"begin": 22, "end": 7, "zone": "Mars/Olympus"}
    bad(ann.post("/me/notices", {"quiet": quiet}), 400, "malformed")
    assert good(ann.get("/me/notices"))["wishes"]["turn"] is False


def test_failures_are_tried_again_and_then_given_up(near: Host, arrive: Arrive) -> None:
    ann = arrive(near.url, "Ann")
    ear = Ear(500, 503, 204)
    id = hook(ann, ear)
    me = good(ann.get("/me"))["id"]
    near.services.notices.tell(me, "round", "t1", "Cup", "/tournament/t1")
    ear.wait_for(3)
    assert states(ann) == ["good"]
    ear.statuses = [500]
    for number in range(2):
        near.services.notices.tell(me, "round", f"u{number}", "Cup", "/tournament/t1")
        ear.wait_for(3 + 3 * (number + 1))
    wait_until(lambda: states(ann) == ["bad"])
    bad(ann.post(f"/me/notices/{id}/try"), 409, "not_heard")
    ear.statuses = [302]
    heard = len(ear.heard)
    bad(ann.post(f"/me/notices/{id}/try"), 409, "not_heard")
    assert [path for path, _, _ in ear.heard[heard:]] == ["/hook"]  # nobody follows a redirect
    ear.statuses = [200]
    good(ann.post(f"/me/notices/{id}/try"))
    assert states(ann) == ["good"]
    good(ann.post(f"/me/notices/{id}/remove"))
    bad(ann.post(f"/me/notices/{id}/remove"), 404, "unknown_channel")
    assert states(ann) == []
    ear.close()


def states(person: Person) -> list[str]:
    return [one["state"] for one in good(person.get("/me/notices"))["channels"]]


def test_notices_outlive_a_restart_and_go_with_the_person(
    tmp_path: Path, ear: Ear, arrive: Arrive
) -> None:
    slow = Host(tmp_path, **{**QUICK, "notice_wait": 2.0}).start()
    ann, ben, id = pair(arrive, slow.url)
    hook(ann, ear, "/ann")
    hook(ben, ear, "/ben")
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    wait_until(lambda: len(slow.services.notices.due) == 1)
    slow.stop()
    assert not ear.heard
    again = Host(tmp_path, slow.port, **QUICK).start()
    ear.wait_for(1)
    who = ann if ear.heard[0][0] == "/ann" else ben
    wait_until(lambda: good(who.get("/me/data"))["data"]["notices_waiting"][0]["sent"])
    data = good(who.get("/me/data"))["data"]
    assert data["notice_channels"][0]["target"].startswith(ear.url)
    again.stop()
    third = Host(tmp_path, slow.port, **QUICK).start()
    wait_until(lambda: third.services.notices.heard)
    time.sleep(0.3)
    assert len(ear.heard) == 1  # this turn has been told
    good(who.post("/me/delete"))
    data = good(arrive(third.url).get("/me/data"))["data"]
    assert (data["notice_channels"], data["notices"]) == ([], [])
    third.stop()


# -- where nothing is sent ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.9",
        "172.16.5.5",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00::5",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:db8::1",
    ],
)
def test_addresses_inside_are_closed(address: str) -> None:
    assert not is_open(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_net_are_open(address: str) -> None:
    assert is_open(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://[::1]/hook",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:192.168.1.1]:8443/",
        "http://1.1.1.1/",
        "https://1.1.1.1:22/",
        "https://name:word@1.1.1.1/",
        "https://",
        "ftp://1.1.1.1/",
        "https://1.1.1.1/\nX: y",
        "https://[1.1.1.1/",
        "https://1.1.1.1:99999/",
        "nonsense",
    ],
)
def test_private_and_odd_targets_are_refused_in_words(arrive: Arrive, url: str) -> None:
    ann = arrive()
    bad(ann.post("/me/notices/webhook", {"url": url}), 400, "bad_target")
    assert good(ann.get("/me/notices"))["channels"] == []


def test_a_name_that_leads_inside_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second answer of the name server is looked at like the first, and only that is used."""
    ear = Ear()
    port = int(ear.url.rpartition(":")[2])
    asked: list[str] = []

    async def lookup(host: str, at: int, **about: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    async def sent() -> Any:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        sender = Sender(private=False)
        try:
            return await sender.post("https://hooks.example/x", {}, b"{}")
        finally:
            await sender.close()

    outcome = asyncio.run(sent())
    assert not outcome.worked
    assert not outcome.again
    assert asked == ["hooks.example"]
    assert ear.heard == []
    ear.close()


# -- when -----------------------------------------------------------------------------------------


def at(hour: int, minute: int = 0) -> int:
    return 86_400 * 20_000 + hour * 3600 + minute * 60


def test_quiet_hours_and_digests() -> None:
    night = Wishes(quiet=Quiet(22, 7))
    assert calm.free_at(night, 0, at(23, 30), 60) == at(24 + 7)
    assert calm.free_at(night, 0, at(3), 60) == at(7)
    assert calm.free_at(night, 0, at(12), 60) == at(12)
    noon = Wishes(quiet=Quiet(12, 14, "Europe/Paris"))  # 11 to 13 UTC in winter (4 Oct: summer)
    assert calm.free_at(noon, 0, at(11), 60) == at(12)
    hourly = Wishes(every=60)
    assert calm.free_at(hourly, at(9, 30), at(10), 60) == at(10, 30)
    assert calm.free_at(Wishes(), at(10) - 5, at(10), 60) == at(10) + 55
