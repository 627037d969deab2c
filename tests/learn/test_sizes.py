"""Numbers that the documentation tells stay true while cards and rules are added."""

from __future__ import annotations

import re
from pathlib import Path

import delos
from delos.learn.observation import Observer
from tools.rules.catalogue import read_catalogues

ROOT = Path(__file__).resolve().parents[2]
NEAR = 0.05


def near(told: str, true: int) -> bool:
    number = int(told.replace(",", ""))
    return abs(number - true) <= NEAR * true


def test_sizes_of_observations_and_masks() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    for name in ("legendary", "mytikas"):
        row = re.search(rf"^\| `{name}` \| about .*$", page, re.MULTILINE)
        assert row, f"docs/learning.md has no sizes of {name}"
        told = re.findall(r"[0-9,]+", row.group())
        title = delos.new(name, seed=1).title
        true = [Observer(title).size, title.actions]
        if name == "legendary":
            true.insert(1, Observer(title, chart=True).size)
        assert len(told) == len(true)
        wrong = [(one, size) for one, size in zip(told, true, strict=True) if not near(one, size)]
        assert not wrong, f"docs/learning.md, {name}: (told, true) {wrong}"


def test_numbers_of_rules() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    told = [int(number) for number in re.findall(r"\| over (\d+) \|", page)]
    catalogues = read_catalogues(ROOT)
    true = [len(catalogues[name]) for name in ("legendary", "classic", "hades", "mytikas")]
    assert len(told) == len(true)
    assert all(one <= rules < one * 1.1 for one, rules in zip(told, true, strict=True)), (
        told,
        true,
    )
