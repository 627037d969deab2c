"""Connections: how many, how long, how much; and that nobody locks others out."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from delos.server.web.guard import HEADERS
from delos.server.web.origin import network_of
from delos.server.web.quiet import Seldom
from tests.server.harness import Host, Person, Process, wait_until

Dial = Callable[[Host], socket.socket]
HELLO = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
def dial() -> Iterator[Dial]:
    """Opens a line that is closed when the test is over."""
    with contextlib.ExitStack() as stack:

        def made(host: Host) -> socket.socket:
            line = socket.create_connection(("127.0.0.1", host.port))
            line.settimeout(20)
            return stack.enter_context(line)

        yield made


@contextlib.contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Host]:
    host = Host(data, **settings).start()
    try:
        yield host
    finally:
        host.stop()


def asked(line: socket.socket) -> bytes:
    """The answer to a request; nothing if the line is cut."""
    try:
        line.sendall(HELLO)
        answer = b""
        while not answer.endswith(b"}") and (part := line.recv(100_000)):
            answer += part
        return answer
    except OSError:
        return b""


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(100_000):
            parts.append(part)
    return b"".join(parts)


def refused(answer: bytes, status: int) -> None:
    """An answer with the headers of all others and a sentence for people."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode()), answer
    for name, value in HEADERS.items():
        assert f"{name}: {value}".encode() in head
    assert len(json.loads(body)["error"]["message"]) > 10


def test_an_empty_line_after_a_request_is_no_way_to_stay(tmp_path: Path, dial: Dial) -> None:
    with serving(tmp_path, request_seconds=0.5, idle_seconds=1) as host:
        line = dial(host)
        assert b"200 OK" in asked(line)
        began = time.monotonic()
        with contextlib.suppress(OSError):
            for _ in range(50):  # an empty line now and then does not put it off
                line.sendall(b"\r\n")
                time.sleep(0.1)
        assert heard(line) == b""
        assert time.monotonic() - began < 15


def test_lines_of_one_address(tmp_path: Path, dial: Dial) -> None:
    with serving(tmp_path, lines_each=5, proxies=()) as host:
        lines = [dial(host) for _ in range(5)]
        assert all(b"200 OK" in asked(line) for line in lines)
        refused(heard(dial(host)), 503)
        lines[0].close()
        wait_until(lambda: b"200 OK" in asked(dial(host)))


def test_who_comes_takes_the_place_of_who_is_silent(tmp_path: Path, dial: Dial) -> None:
    with serving(tmp_path, lines=20, request_seconds=600) as host:
        silent = [dial(host) for _ in range(20)]
        assert b"200 OK" in asked(silent[-1])
        for _ in range(10):
            assert b"200 OK" in asked(dial(host))
        assert heard(silent[0]) == b""


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"X: " + b"a" * 20_000, 431),
        (b"GET / HTTP/1.1\r\n" + b"X-Y: abc\r\n" * 3000 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n", 431),
        (b"no http at all\r\n\r\n", 400),
    ],
)
def test_long_heads_are_refused(host: Host, dial: Dial, request_: bytes, status: int) -> None:
    line = dial(host)
    line.sendall(request_)
    time.sleep(0.1)
    with contextlib.suppress(OSError):
        line.sendall(b"more")
    refused(heard(line), status)


def test_endless_trailers_are_cut_off(host: Host, dial: Dial) -> None:
    line = dial(host)
    line.sendall(
        b"POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: "
    )
    sent = 0
    with contextlib.suppress(OSError):
        while sent < 50_000_000:
            sent += line.send(b"a" * 10_000)
    assert sent < 20_000_000  # what the system buffers, and no more


def test_a_fault_has_the_same_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as host:

        def broken(*_: object) -> None:
            raise RuntimeError("on purpose")

        monkeypatch.setattr(host.services.tables, "listed", broken)
        answer = httpx.get(host.url + "/api/v1/tables", trust_env=False)
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "fault"
        for name, value in HEADERS.items():
            assert answer.headers[name] == value


# Told why, or cut off: what still comes in when the line is closed may wipe out the last word.
ENDED = (1008, 1006)


def flood(person: Person, id: str, frame: bytes) -> int | None:
    live = person.live(id)
    live.next("state")
    with contextlib.suppress(OSError, ConnectionClosed):
        for _ in range(3000):
            live.socket.socket.sendall(frame)
    live.thread.join(10)
    live.close()
    return live.socket.close_code


@pytest.mark.parametrize("kind", [0x89, 0x8A, 0x00], ids=["ping", "pong", "piece"])
def test_frames_that_are_no_messages_count_too(
    host: Host, caplog: pytest.LogCaptureFixture, kind: int
) -> None:
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    if kind == 0x00:  # pieces of a message that never ends
        live = person.live(id)
        live.next("state")
        live.socket.socket.sendall(bytes([0x01, 0x80, 0, 0, 0, 0]))
        with contextlib.suppress(OSError):
            for _ in range(3000):
                live.socket.socket.sendall(bytes([0x00, 0x80, 0, 0, 0, 0]))
        live.thread.join(10)
        assert live.socket.close_code in ENDED
        live.close()
    else:
        assert flood(person, id, bytes([kind, 0x80, 0, 0, 0, 0])) in ENDED
    assert not any(record.exc_info for record in caplog.records)
    person.close()


def test_a_text_that_is_none_is_nothing_for_the_log(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    person = Person(host.url)
    person.me()
    live = person.live(person.make()["id"])
    live.next("state")
    live.socket.socket.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28]))
    live.thread.join(10)
    assert live.socket.close_code == 1007
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    live.close()
    person.close()


def test_no_descriptors_left(tmp_path: Path) -> None:
    """The server goes on, says so once a second at most, and answers when there is room again."""
    process = Process(tmp_path)
    pid = process.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    used = len(os.listdir(f"/proc/{pid}/fd"))
    began = time.monotonic()
    with contextlib.ExitStack() as stack:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 3, hard))
        for _ in range(40):
            stack.enter_context(socket.create_connection(("127.0.0.1", process.port)))
        time.sleep(2.5)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))
    wait_until(process.healthy)
    seconds = time.monotonic() - began
    process.process.terminate()
    said, _ = process.process.communicate(timeout=20)
    assert "no connection can be taken" in said
    assert "Traceback" not in said
    assert said.count("\n") <= seconds + 3, said


def test_the_limit_follows_the_descriptors() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))\n"
        "from pathlib import Path; from delos.server.settings import Settings\n"
        "from delos.server.web.lines import Lines, more_descriptors\n"
        "more_descriptors(); print(Lines(Settings(data=Path('.'))).most)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(said.stdout) == 300 - 96


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_sentence_comes_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    seldom = Seldom()
    record = logging.LogRecord("x", logging.ERROR, "", 0, "no room for %s", ("you",), None)
    assert [seldom.filter(record) for _ in range(5)] == [True, False, False, False, False]
    now += 1.5
    assert seldom.filter(record)
    assert record.getMessage() == "no room for you (and 4 times more)"
