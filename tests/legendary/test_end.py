"""Who stands where at the end, and before it (LEG-END)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from delos.scenarios import load

HEAD: Final = """
name = "an end"
title = "legendary"
"""


def standings(folder: Path, text: str) -> list[Any]:
    path = folder / "end.toml"
    path.write_text(HEAD + text + "\n[[step]]\nexpect = { cycle = 2 }\n", encoding="utf-8")
    game = load(path).start()
    return list(game.standings())


def places(entries: list[Any]) -> list[tuple[str, int]]:
    return [(entry["faction"], entry["place"]) for entry in entries]


THREE: Final = """
[position]
phase = "end"
[position.bull]
gold = 40
lands = { thera = "metropolis, metropolis" }
[position.dolphin]
gold = DOLPHIN
lands = { andros = "metropolis, metropolis", melos = "metropolis" }
[position.bee]
gold = 7
lands = { naxos = "metropolis, metropolis", kea = "metropolis" }
"""


@pytest.mark.rule("LEG-END-03", "LEG-END-04")
@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        ("6", [("bee", 1), ("dolphin", 2), ("bull", 3)]),
        ("7", [("dolphin", 1), ("bee", 1), ("bull", 2)]),
        ("8", [("dolphin", 1), ("bee", 2), ("bull", 3)]),
    ],
)
def test_metropolises_then_gold_then_equal(
    tmp_path: Path, gold: str, expected: list[tuple[str, int]]
) -> None:
    entries = standings(tmp_path, THREE.replace("DOLPHIN", gold))
    assert places(entries) == expected
    assert {entry["faction"]: entry["gold"] for entry in entries} == {
        "bull": 40,
        "dolphin": int(gold),
        "bee": 7,
    }
    assert [entry["metropolises"] for entry in entries] == [3, 3, 2]


@pytest.mark.rule("LEG-INFO-01")
def test_gold_does_not_count_or_show_before_the_end(tmp_path: Path) -> None:
    text = THREE.replace("DOLPHIN", "6").replace('phase = "end"', 'phase = "offerings"')
    entries = standings(tmp_path, text)
    assert places(entries) == [("dolphin", 1), ("bee", 1), ("bull", 2)]
    assert ["gold" in entry.plain() for entry in entries] == [False, False, False]


@pytest.mark.rule("LEG-END-09")
def test_the_eliminated_come_last(tmp_path: Path) -> None:
    text = """
[position]
phase = "end"
[position.bull]
eliminated = true
[position.dolphin]
lands = ["andros"]
[position.bee]
gold = 7
lands = { naxos = "metropolis, metropolis", kea = "metropolis" }
"""
    entries = standings(tmp_path, text)
    assert places(entries) == [("bee", 1), ("dolphin", 2), ("bull", 3)]
    assert [entry["eliminated"] for entry in entries] == [False, False, True]
    assert [entry["metropolises"] for entry in entries] == [3, 0, 0]
    assert [entry["gold"] for entry in entries] == [7, 0, 0]


@pytest.mark.rule("LEG-TEAM-21", "LEG-TEAM-23")
def test_a_team_shares_its_place_though_one_of_it_is_gone(tmp_path: Path) -> None:
    text = """
[options]
players = 4
teams = true
[position]
phase = "end"
[position.bull]
eliminated = true
[position.dolphin]
gold = 5
lands = { andros = "metropolis, metropolis", melos = "metropolis, metropolis" }
[position.bee]
gold = 5
lands = { naxos = "metropolis, metropolis", paros = "metropolis, metropolis" }
[position.owl]
lands = ["ios"]
"""
    entries = standings(tmp_path, text)
    assert places(entries) == [("bull", 1), ("bee", 1), ("dolphin", 1), ("owl", 1)]
    assert [entry["team"] for entry in entries] == [0, 0, 1, 1]
    assert [entry["seat"] for entry in entries] == [0, 2, 1, 3]
