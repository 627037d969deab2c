"""The command as people start it, on a real title and on both engines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import delos
from delos.kernel import engine

SHORT = ["--players", "3", "--games", "4", "--seed", "5", "--limit", "150", "--json"]


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "delos.cli.main", *arguments],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done


def simulated(*arguments: str) -> dict[str, object]:
    done = command("simulate", "legendary", *SHORT, *arguments)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert isinstance(answer, dict)
    return answer


def test_jobs_do_not_change_the_games() -> None:
    alone, together = simulated(), simulated("--jobs", "2")
    assert alone["engine"] == engine()
    assert alone["games"] == 4
    for answer in (alone, together):
        del answer["seconds"], answer["decisions_per_second"]
    assert alone == together


def test_a_record_in_a_file_is_replayed_and_not_changed(tmp_path: Path) -> None:
    game = delos.new("legendary", players=3, seed=3)
    game.playout(1, 80)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    done = command("replay", str(path), "--json", "--view", "0")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["actions"] == game.count
    assert answer["decision"]["options"] == game.texts()
    assert path.read_text(encoding="utf-8") == game.record()


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", "legendary", "--players", "17"],
        ["simulate", "legendary", "--players", "4", "--edition", "golden"],
        ["simulate", "legendary", "--players", "4", "--map", "nowhere"],
        ["simulate", "legendary", "--players", "4", "--option", "bogus=1"],
        ["replay", "/nonexistent/game.txt"],
        ["verify", "/"],
    ],
    ids=" ".join,
)
def test_wrong_use(arguments: list[str]) -> None:
    done = command(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Error: ")


def test_play_without_a_terminal_says_what_it_is() -> None:
    done = command("play", "--terminal", "--players", "4")
    assert done.returncode == 0
    assert "in the terminal" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_play_in_a_terminal_ends_cleanly() -> None:
    import pty

    ours, theirs = pty.openpty()
    with os.fdopen(ours, "wb", buffering=0) as keyboard:
        keyboard.write(b"1\nq\n")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "delos.cli.main", "play", "--terminal"),
                *("--players", "3", "--bots", "random"),  # nobody who thinks for seconds
            ],
            stdin=theirs,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        os.close(theirs)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("Goodbye.\n")
