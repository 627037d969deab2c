"""Every scenario file below this folder is one test (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from delos.kernel import inside
from delos.kernel.errors import DelosError
from delos.scenarios import load, run

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*/**/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[str(file.relative_to(HERE)) for file in FILES])
def test_scenario(path: Path) -> None:
    report = run(path)
    assert report.ok, str(report)


@pytest.mark.parametrize("path", FILES, ids=[str(file.relative_to(HERE)) for file in FILES])
def test_play_can_go_on_from_its_position(path: Path) -> None:
    """Whatever position a file sets up, the engine must not stumble over it."""
    scenario = load(path)
    if scenario.error is not None:
        with pytest.raises(DelosError):
            scenario.start()
        return
    game = scenario.start()
    for seed in range(3):
        twin = game.copy()
        twin.playout(seed, 150)
        twin.view(0)
        if inside.actor(twin) >= 0:
            assert twin.ids()
