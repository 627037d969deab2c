"""A game that nobody looks at loads no views: imports count at every start of a process."""

import subprocess
import sys

import pytest

PLAYED = """
import sys, delos
game = delos.new({title!r}, players=3, seed=1)
game.playout(1, limit=30)
game.options()
print("msgspec" in sys.modules)
game.view(0), game.standings()
print("msgspec" in sys.modules)
"""


@pytest.mark.parametrize("title", ["legendary", "classic", "mytikas"])
def test_views_are_loaded_when_somebody_looks(title: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PLAYED.format(title=title)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["False", "True"]
