"""On a real Ray cluster: the same games, and a lost node costs only the games that ran on it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from delos.arena import ArenaError, arena
from delos.arena.cluster import play_there
from delos.arena.match import Match
from tests.arena.test_run import results

SCRIPT = Path(__file__).with_name("cluster.py")
ROOT = Path(__file__).resolve().parents[2]


def apart(words: list[str]) -> list[str]:
    """Without a way to the outside, where the system lets us: Ray listens on all addresses."""
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return words
    if subprocess.run(["unshare", "-rn", "true"], check=False, capture_output=True).returncode:
        return words
    return ["unshare", "-rn", "sh", "-c", 'ip link set lo up && exec "$@"', "sh", *words]


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_a_lost_node_costs_only_its_games(tmp_path: Path) -> None:
    done = subprocess.run(
        apart([sys.executable, str(SCRIPT), str(tmp_path / "cluster")]),
        capture_output=True,
        text=True,
        check=False,
        timeout=380,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    said = (tmp_path / "cluster" / "killed").read_text(encoding="utf-8")
    assert said.startswith("[6]")
    assert said.endswith(" 40")
    here = arena("mytikas", ["random"], players=2, games=40, seed=5, out=tmp_path / "here")
    assert here.finished == 40
    there = results(tmp_path / "cluster" / "journal.jsonl")
    assert there == results(tmp_path / "here" / "journal.jsonl")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str, tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="no Ray cluster at"):
        arena("mytikas", ["random"], players=2, games=1, ray=address, out=tmp_path)


def test_a_node_with_other_code_is_refused() -> None:
    with pytest.raises(ArenaError, match="another state of Delos"):
        play_there(Match("mytikas", ("random",)), "other", 0)
