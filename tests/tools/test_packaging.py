"""What an installation brings, and that locks and notices tell the truth about it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import delos

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINNED = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)
NAME = re.compile(r"[A-Za-z0-9._-]+")
PARTS = ["requirements-play.lock", "requirements-serve.lock", "requirements-wheel.lock"]


def names(requirements: list[str]) -> set[str]:
    found = [NAME.match(line) for line in requirements]
    return {match.group().lower().replace("_", "-") for match in found if match}


def pinned(lock: str) -> dict[str, str]:
    return dict(PINNED.findall((ROOT / lock).read_text(encoding="utf-8")))


def without(modules: set[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python in which these modules cannot be imported."""
    block = f"import sys; sys.modules.update(dict.fromkeys({sorted(modules)!r}))\n"
    command = [sys.executable, "-c", block + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


EXTRAS = {
    "typer",
    "rich",
    "starlette",
    "uvicorn",
    "httptools",
    "websockets",
    "numpy",
    "fluent.runtime",
}


def test_the_library_needs_little() -> None:
    assert names(PROJECT["dependencies"]) == {
        "fluent.syntax",
        "librt",
        "msgspec",
        "mypy-extensions",
    }
    extras = {"server", "passkeys", "postgres", "learn", "cluster", "study", "dev"}
    assert set(PROJECT["optional-dependencies"]) == extras


def test_the_library_plays_without_any_extra() -> None:
    code = """
import random, delos
game = delos.new("legendary", players=3, seed=1)
dice = random.Random(1)
for _ in range(200):
    if not game.over:
        game.play(dice.choice(game.options()))
print(game.options()[0].label("fr"), delos.replay(game.record()).view(0))
"""
    done = without(EXTRAS, code)
    assert done.returncode == 0, done.stderr


def test_the_command_says_which_extra_it_needs() -> None:
    done = without({"typer"}, "from delos.cli import main; main()")
    assert done.returncode == 1
    assert "needs typer" in done.stderr
    assert "pip install 'delos[server]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("lock", PARTS)
def test_a_partial_lock_is_a_part_of_the_whole_one(lock: str) -> None:
    part = pinned(lock)
    assert part
    assert part.items() <= pinned("requirements.lock").items()


def test_playing_needs_neither_tests_nor_learning() -> None:
    part = set(pinned("requirements-play.lock"))
    assert names(PROJECT["dependencies"]) - {"fluent.syntax"} <= part
    assert names(PROJECT["optional-dependencies"]["server"]) <= part
    assert not part & {"pytest", "mypy", "numpy", "playwright", "hypothesis", "babel", "ruff"}


@pytest.mark.parametrize(
    "lock", ["requirements.lock", "requirements-docs.lock", "requirements-schema.lock", *PARTS]
)
def test_locks_name_no_place(lock: str) -> None:
    assert not re.search(r"://|file:|/simple", (ROOT / lock).read_text(encoding="utf-8"))


def test_the_client_s_lock_names_no_place() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")


def test_the_version_stands_in_one_place() -> None:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in PROJECT
    assert "version" not in package
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+|rc\d+)?", delos.__version__)


def test_the_notice_names_every_typeface_of_the_client() -> None:
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    fonts = [name for name in package["dependencies"] if name.startswith("@fontsource")]
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert fonts
    for font in fonts:
        assert f"the typeface {font.rpartition('/')[2].capitalize()}" in notice
    assert "LICENSE" in PROJECT["license-files"]
    assert "NOTICE" in PROJECT["license-files"]
