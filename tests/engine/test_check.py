"""`delos engine`: what it says of sound and of broken programs, and its exit codes."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from delos.cli.main import app
from delos.engine import checking, dialogue

BROKEN: Final = Path(__file__).parent / "broken.py"
EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "program" in request.fixturenames:
        return  # real programs may need their time to start on a busy machine
    monkeypatch.setattr(dialogue, "HELLO", 3.0)
    monkeypatch.setattr(dialogue, "PONG", 3.0)
    monkeypatch.setattr(dialogue, "GRACE", 0.3)
    monkeypatch.setattr(checking, "PONG", 1.0)


def check(*words: str, code: int) -> str:
    result = CliRunner().invoke(app, ["engine", "check", *words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def broken(way: str) -> list[str]:
    return ["--title", "mytikas", "--ms", "300", sys.executable, "-S", str(BROKEN), way]


FOUND: Final = {
    "silent hello": "FAIL  hello: The engine did not say hello",
    "crash hello": "FAIL  hello: The engine ended by itself with exit code 1",
    "protocol": "FAIL  hello: The engine speaks protocol 99",
    "bad option": "FAIL  options: Its option 'depth' has the default 9, which does not lie from 1",
    "no ping": "FAIL  options: The engine did not answer a ping",
    "strict": "FAIL  unknown message: The engine ended by itself with exit code 3",
    "silent": "FAIL  mytikas: The engine did not choose within 0.3 seconds",
    "illegal": "FAIL  mytikas: The engine chose 99999999",
    "crash": "FAIL  mytikas: The engine ended by itself",
    "flood": "FAIL  mytikas: The engine said 1000 lines",
    "huge line": "FAIL  mytikas: The engine wrote a line of more than 1 MiB",
    "no json": "FAIL  mytikas: The engine's line 'bestmove e2e4' is no JSON",
    "chatty": "FAIL  quiet: It talks though nothing was asked",
    "stays": "FAIL  quit: It was told to quit and did not end",
    "bad end": "FAIL  quit: It ended with exit code 5 instead of 0.",
}


@pytest.mark.parametrize("way", FOUND)
def test_what_is_broken_is_found(way: str) -> None:
    assert FOUND[way] in check(*broken(way), code=1)


@pytest.mark.parametrize(
    "program",
    [
        f"node {EXAMPLES / 'engine.mjs'}",
        shlex.join([sys.executable, str(EXAMPLES / "engine_dreams.py")]),
        shlex.join([sys.executable, "-m", "delos.cli.main", "engine", "--bot", "random"]),
    ],
    ids=["node", "python", "own"],
)
def test_sound_engines_pass(program: str) -> None:
    said = check("--ms", "20000", program, code=0)
    assert "a sound engine" in said
    assert "legendary: 12 legal choices" in said


def test_the_answer_in_json() -> None:
    found = json.loads(check("--json", *broken("illegal"), code=1))
    assert found["ok"] is False
    assert next(one["name"] for one in found["checks"] if not one["ok"]) == "mytikas"


@pytest.mark.parametrize(
    "words",
    [["check", "--title", "chess", "x"], ["check", "'open"], [], ["--bot", "nobody"], ["check"]],
)
def test_wrong_use(words: list[str]) -> None:
    result = CliRunner().invoke(app, ["engine", *words])
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_simulate_plays_with_engines_and_counts_their_faults() -> None:
    engine = "engine[ms=300]:" + shlex.join([sys.executable, "-S", str(BROKEN), "illegal"])
    words = ["simulate", "mytikas", "--players", "2", "--games", "1", "--limit", "20"]
    result = CliRunner().invoke(app, [*words, "--bots", f"{engine},random", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["faults"]["illegal"] > 3
    wrong = CliRunner().invoke(app, [*words, "--bots", "engine:"])
    assert wrong.exit_code == 2
    assert "names no engine" in wrong.stderr
