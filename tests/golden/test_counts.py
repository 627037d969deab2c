"""How many games lie a few decisions below fixed positions, as in chess programs' perft.

Plain and compiled engine must agree on every number and every checksum.
"""

from __future__ import annotations

import json

import pytest

from tools import golden

COUNTS = json.loads(golden.COUNTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", COUNTS)
def test_counts_are_as_written(name: str) -> None:
    edition, *mode, decisions, depth = name.split("-")
    game = golden.position(edition, golden.MODES["-".join(mode)], int(decisions))
    assert list(golden.count(game, int(depth))) == COUNTS[name]


def test_the_counts_cover_every_edition_and_mode() -> None:
    assert len(COUNTS) == 4 * len(golden.EDITIONS) * len(golden.MODES)
    assert all(leaves > 0 for leaves, _ in COUNTS.values())
