"""Links that friends can use: addresses, QR codes, `delos play --share`."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from delos.server.people import reach
from delos.server.protocol.reaching import AddressInfo
from tests.server.conftest import Arrive
from tests.server.harness import bad, good, wait_until


@pytest.mark.parametrize(
    ("host", "works"),
    [
        ("127.0.0.1", "here"),
        ("localhost", "here"),
        ("[::1]", "here"),
        ("192.168.1.20", "network"),
        ("10.0.0.3", "network"),
        ("fd00::2", "network"),
        ("fe80::1%eth0", "network"),
        ("naxos", "network"),
        ("naxos.local", "network"),
        ("8.8.4.4", "everyone"),
        ("delos.example", "everyone"),
    ],
)
def test_for_whom_an_address_works(host: str, works: str) -> None:
    assert reach.works_for(host) == works


def test_the_best_address_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda family: ["192.168.1.20"])
    here = "http://127.0.0.1:8000"
    lan = AddressInfo("http://192.168.1.20:8000", "network")
    assert reach.addresses("", ("0.0.0.0", 8000), here) == [lan, AddressInfo(here, "here")]
    assert reach.addresses("", ("127.0.0.1", 8000), here) == [AddressInfo(here, "here")]
    proxied = reach.addresses("", ("127.0.0.1", 8000), "https://delos.example")
    assert proxied[0] == AddressInfo("https://delos.example", "everyone")
    assert reach.addresses("https://delos.example", ("0.0.0.0", 1), here) == [proxied[0]]
    assert reach.addresses("", ("0.0.0.0", 8000), lan.url) == [lan]


def test_own_addresses_are_no_loopback_and_of_the_family() -> None:
    for address in reach.own_addresses(socket.AF_INET):
        assert re.fullmatch(r"[\d.]+", address)
        assert reach.works_for(address) != "here"


def modules(path: str, size: int) -> list[list[bool]]:
    grid = [[False] * size for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        for step in range(int(length)):
            grid[int(y)][int(x) + step] = True
    return grid


def test_a_qr_code_is_the_one_of_the_link(arrive: Arrive) -> None:
    import segno

    link = "http://192.168.1.20:8000/table/abcdefghijkmnpqr#invite=" + "x" * 32
    found = good(arrive().post("/qr", {"text": link}))
    wanted = [[bool(dark) for dark in row] for row in segno.make(link, error="m").matrix]
    assert modules(found["path"], found["size"]) == wanted
    bad(arrive().post("/qr", {"text": "x" * 301}), 400, "malformed")
    bad(arrive().post("/qr", {"text": ""}), 400, "malformed")


def test_the_page_is_told_its_own_address(arrive: Arrive) -> None:
    person = arrive()
    assert {"url": person.url, "works": "here"} in good(person.get("/reach"))


def test_play_with_share_listens_to_the_network(tmp_path: Path) -> None:
    if not reach.own_addresses(socket.AF_INET):
        pytest.skip("this computer is in no network")
    code = (
        "import pathlib; from delos.server import run, settings; "
        f"run.play(settings.Settings(data=pathlib.Path({str(tmp_path)!r})), 0, False, True)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "ignore", "PYTHONUTF8": "1"},
    )
    assert process.stdout is not None
    try:
        said = ""
        while "or scan" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        near = re.search(r"^  (http://\S+)$", said, re.MULTILINE)
        assert near, said

        def answered() -> bool:
            try:
                return httpx.get(near[1] + "/healthz", trust_env=False).status_code == 200
            except httpx.TransportError:
                return False

        wait_until(answered)
        found = httpx.get(near[1] + "/api/v1/reach", trust_env=False).json()
        assert found[0]["url"] == near[1]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        process.stdout.close()
