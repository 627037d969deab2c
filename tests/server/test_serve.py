"""`delos serve`: what it says when it cannot start."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from delos.cli.serve import serve
from delos.server.settings import data_folder
from delos.server.storage import Storage

app = typer.Typer()
app.command()(serve)


def said(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == 1, result.output
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


def test_folder_in_use(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
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
