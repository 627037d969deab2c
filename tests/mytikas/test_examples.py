"""The worked examples of the catalogue (section 19) as scenario files.

They belong in tests/scenarios/mytikas/ as soon as `delos.scenario.form` has defaults by title:
until then it gives every table an edition and a map, which this file takes away again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from delos.kernel.title import Title
from delos.mytikas.title import set_up
from delos.scenario import form, load, run

FILES = sorted((Path(__file__).resolve().parent / "examples").glob("*.toml"))
each = pytest.mark.parametrize("path", FILES, ids=[file.stem for file in FILES])


@pytest.fixture(autouse=True)
def _without_map(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(form, "set_up", without_map)


def without_map(name: str, options: dict[str, object]) -> Title:
    return set_up({key: value for key, value in options.items() if key not in ("edition", "map")})


@each
def test_example(path: Path) -> None:
    report = run(path)
    assert report.ok, str(report)


@each
def test_play_can_go_on_from_its_position(path: Path) -> None:
    game = load(path).start()
    for seed in range(3):
        twin = game.copy()
        twin.playout(seed, 150)
        assert twin.over or twin.ids()
