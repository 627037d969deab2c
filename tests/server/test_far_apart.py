"""Two people on two machines of their own (namespaces of the network): a link, a timed game, one
vanishes and comes back, the server is killed twice, and both see the same end."""

from __future__ import annotations

import contextlib
import ctypes
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

import delos
from tests.server.harness import ConnectionEnded, Json, Live, Person, good, wait_until

T = TypeVar("T")
PORT = 8765
NEW_NET = 0x40000000


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def enter(name: str) -> None:
    """This thread is on that machine from now on."""
    place = os.open(f"/run/netns/{name}", os.O_RDONLY)
    try:
        if ctypes.CDLL(None, use_errno=True).setns(place, NEW_NET):
            raise OSError(ctypes.get_errno(), "setns")
    finally:
        os.close(place)


class Machine:
    """A machine with one line to the server's; a thread of its own does what is done there."""

    def __init__(self, home: str, number: int) -> None:
        self.name = f"{home}-{number}"
        self.line = f"dl{os.getpid() % 10_000}x{number}"
        self.server = f"10.77.{number}.1"
        ip("netns", "add", self.name)
        ip(
            "link",
            "add",
            self.line,
            "netns",
            home,
            "type",
            "veth",
            "peer",
            "eth0",
            "netns",
            self.name,
        )
        ip("-n", home, "address", "add", f"{self.server}/24", "dev", self.line)
        ip("-n", home, "link", "set", self.line, "up")
        ip("-n", self.name, "address", "add", f"10.77.{number}.2/24", "dev", "eth0")
        ip("-n", self.name, "link", "set", "eth0", "up")
        self.thread = ThreadPoolExecutor(1, initializer=enter, initargs=(self.name,))
        self.person: Person = self.do(lambda: Person(f"http://{self.server}:{PORT}"))
        self.live: Live | None = None

    def do(self, job: Callable[[], T]) -> T:
        return self.thread.submit(job).result(120)

    def line_is(self, state: str) -> None:
        ip("-n", self.name, "link", "set", "eth0", state)

    def sit(self, id: str) -> Live:
        """At the table; again and again while the server is not there."""

        def opened() -> bool:
            with contextlib.suppress(OSError, httpx.TransportError, ConnectionEnded, TimeoutError):
                self.live = self.person.live(id)
                self.live.next("state")
                return True
            return False

        wait_until(lambda: self.do(opened), 60)
        assert self.live is not None
        return self.live

    def leave(self) -> None:
        if self.live is not None:
            with contextlib.suppress(Exception):
                self.do(self.live.close)

    def end(self) -> None:
        self.leave()
        self.do(self.person.close)
        self.thread.shutdown()
        ip("netns", "del", self.name)


@pytest.fixture
def home() -> Iterator[str]:
    """The server's machine."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("namespaces of the network want root and iproute2")
    name = f"delos-{os.getpid()}"
    try:
        ip("netns", "add", name)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"namespaces of the network cannot be made here: {error.stderr.decode()}")
    ip("-n", name, "link", "set", "lo", "up")
    yield name
    ip("netns", "del", name)


class Service:
    """The server on its machine, which can be killed and started again at the same place."""

    def __init__(self, home: str, data: Path) -> None:
        self.command = [
            *("ip", "netns", "exec", home, sys.executable, "-m", "delos.cli", "serve"),
            *("--host", "0.0.0.0", "--port", str(PORT), "--data", str(data), "--workers", "1"),
        ]
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)  # ip has become the server
        self.process.wait(20)
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.mark.nightly
@pytest.mark.timeout(600)
def test_a_game_between_two_machines(home: str, tmp_path: Path) -> None:
    service = Service(home, tmp_path)
    ann, ben = Machine(home, 1), Machine(home, 2)
    try:
        a_game(service, ann, ben)
    finally:
        ann.end()
        ben.end()
        service.end()


def a_game(service: Service, ann: Machine, ben: Machine) -> None:
    wait_until(lambda: ann.do(lambda: reached(ann)), 60)
    ann.do(lambda: ann.person.me("Ann"))
    body = {
        "title": "legendary",
        "options": {"players": 3, "map": "quick", "goal": 1},
        "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "level": "random"}],
        "public": False,
        "ways": {"clock": {"kind": "live", "main": 600, "step": 5}, "away": 2},
    }
    made: Json = ann.do(lambda: good(ann.person.post("/tables", body), 201))
    id, invite = made["id"], next(iter(made["invites"].values())).rpartition("=")[2]
    ben.do(lambda: ben.person.me("Ben"))
    assert ben.do(lambda: good(ben.person.post(f"/tables/{id}/join", {"invite": invite})))["seats"]

    dice = random.Random(3)
    machines = {0: ann, 1: ben}
    for one in machines.values():
        one.sit(id)
    together(machines, id, dice, 12)
    service.kill()
    for one in machines.values():
        one.leave()
        one.sit(id)
    together(machines, id, dice, 12)

    # Ben's line is cut: a bot plays for him, Ann plays on
    ben.line_is("down")
    deadline = time.monotonic() + 150
    while not seat_of(ann, id, 1)["standin"]:
        assert time.monotonic() < deadline, "nobody plays for who vanished"
        a_move(ann, id, dice)
    service.kill()
    ann.leave()
    ann.sit(id)
    assert seat_of(ann, id, 1)["standin"]
    ben.line_is("up")
    ben.leave()
    ben.sit(id)
    ben.do(lambda: good(ben.person.post(f"/tables/{id}/seats/back")))
    assert not seat_of(ann, id, 1)["standin"]
    together(machines, id, dice, 3000)

    # both see the same end
    assert result(ann, id) == result(ben, id)


def result(one: Machine, id: str) -> tuple[Any, ...]:
    """What somebody sees when the game is over."""

    def look() -> tuple[Any, ...]:
        table = good(one.person.get(f"/tables/{id}"))
        assert table["status"] == "over"
        record = one.person.get(f"/tables/{id}/record").text
        assert list(delos.replay(record).winners) == table["winners"]
        moment = good(one.person.get(f"/tables/{id}/replay", step=5))
        profile = good(one.person.get(f"/people/{one.person.me()['id']}"))
        assert [rating["games"] for rating in profile["ratings"]] == [1]
        return table["winners"], table["key"], record, moment["view"], moment["steps"]

    return one.do(look)


def reached(one: Machine) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return one.person.http.get("/healthz").status_code == 200
    return False


def seat_of(one: Machine, id: str, number: int) -> Json:
    found: Json = one.do(lambda: good(one.person.get(f"/tables/{id}")))["seats"][number]
    return found


def a_move(one: Machine, id: str, dice: random.Random) -> bool:
    """Move if asked, wait a little if not; whether the game is over."""
    live = one.live
    assert live is not None

    def job() -> bool:
        state = live.state
        if state["status"] == "over":
            return True
        if state["options"]:
            answer = one.person.play(id, state, dice.choice(state["options"]))
            if answer.status_code == 429:
                time.sleep(0.2)
            elif answer.status_code != 409:  # a screen may be a step behind
                good(answer)
        with contextlib.suppress(Exception):  # nothing new yet
            live.next("state", 0.3)
        return bool(live.state["status"] == "over")

    return one.do(job)


def together(machines: dict[int, Machine], id: str, dice: random.Random, moves: int) -> None:
    for _ in range(moves):
        over = [a_move(one, id, dice) for one in machines.values()]
        if all(over):
            return
