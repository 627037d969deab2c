"""`delos serve`: what it says when it cannot start."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import typer
from typer.testing import CliRunner

from delos.cli.serve import serve
from delos.server.run import send_at_once
from delos.server.settings import data_folder
from delos.server.stored.sqlite import SqliteStorage
from tests.server.harness import wait_until

app = typer.Typer()
app.command()(serve)


def said(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == 1, result.output
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


def test_folder_in_use(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path)
    assert "Another Delos server uses" in said("--port", "0", "--data", str(tmp_path))
    storage.close()


def test_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port}" in said("--port", port, "--data", str(tmp_path))
    assert "Cannot listen" in said("--host", "256.1.1.1", "--data", str(tmp_path))


def test_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DELOS_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("DELOS_DATA")
    assert data_folder().name == "delos"


CODE = """
import sys, webbrowser
from pathlib import Path
from delos.server.run import play
from delos.server.settings import Settings
webbrowser.open = lambda address: print("opened", address, flush=True)
play(Settings(data=Path(sys.argv[1])), int(sys.argv[2]), sys.argv[3] == "yes")
"""


@pytest.mark.parametrize("browser", ["yes", "no"])
def test_play_takes_another_port_and_tells_the_browser(browser: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = subprocess.Popen(
            [sys.executable, "-c", CODE, str(tmp_path), port, browser],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"Delos is at (http://127\.0\.0\.1:(\d+)/) - Ctrl-C ends it\n", line)
        assert found, line
        assert found[2] != port
        wait_until(lambda: healthy(found[1]))
        if browser == "yes":
            assert process.stdout.readline() == f"opened {found[1]}\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        assert process.stdout.read() == ""
        process.stdout.close()


def healthy(address: str) -> bool:
    try:
        return httpx.get(address + "healthz", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def test_connections_of_any_listener_send_at_once() -> None:
    """One of `create_server` does not name its protocol, and asyncio then leaves it as it is."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        send_at_once(listener)
        with socket.create_connection(listener.getsockname()):
            line, _ = listener.accept()
            with line:
                assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_listener_that_is_no_network_is_left_alone(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.bind(str(tmp_path / "line"))
        send_at_once(listener)
