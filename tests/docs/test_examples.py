"""The programs in examples/ run; the one that learns in tests/learn, engines in tests/engine,
bots from elsewhere in tests/server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples"
RUNS: Final = {
    "what_gods_cost.py": (["--games", "1", "--players", "3", "--bots", "random"], "apollo"),
}
ELSEWHERE: Final = {
    "learn_from_games.py",
    "engine_dreams.py",
    "engine.mjs",
    "remote_bot.py",
    "remote_bot.mjs",
}


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    arguments, wanted = RUNS[name]
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert wanted in done.stdout


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.*")} == {*RUNS, *ELSEWHERE}
