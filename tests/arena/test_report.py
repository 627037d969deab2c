"""The files of a report agree with each other and need nothing from elsewhere."""

from __future__ import annotations

import csv
import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest

from delos.arena import arena
from delos.arena.clock import Clock
from delos.arena.intervals import mean_interval, wilson
from delos.arena.plots import Dot, columns, curves, dots, ticks

ECHO = """\
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": said["protocol"], "name": "late"}))
    elif said["type"] == "ping":
        print(json.dumps({"type": "pong", "ping": said["ping"]}))
    elif said["type"] == "go":
        print(json.dumps({"type": "choice", "go": said["go"], "id": -5}))
    sys.stdout.flush()
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("report")
    arena("classic", ["random", "python:delos.bots.chaos:RandomBot"], players=3, games=8, out=out)
    return out


def test_json_has_what_was_promised(folder: Path) -> None:
    told = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert told["games"] == told["finished"] == 8
    for bot in told["bots"].values():
        assert {"wins", "share", "low", "high", "rating", "ms"} <= set(bot)
        assert bot["low"] <= bot["share"] <= bot["high"]


def test_tables_agree(folder: Path) -> None:
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    packed = pq.read_table(folder / "games.parquet").to_pylist()
    assert len(rows) == len(packed) == 8 * 3
    assert [row["bot"] for row in rows] == [row["bot"] for row in packed]
    told = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    for name, bot in told["bots"].items():
        won = sum(row["won"] for row in packed if row["bot"] == name)
        assert won == pytest.approx(bot["wins"])
        assert sum(float(row["won"]) for row in rows if row["bot"] == name) == pytest.approx(won)
    assert pq.read_table(folder / "bots.parquet").num_rows == 2
    assert not list(folder.glob("*.part"))


class Links(HTMLParser):
    """Whatever a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found += [value or "" for name, value in attrs if name in ("src", "href", "data")]


def test_the_page_needs_nothing_from_elsewhere(folder: Path) -> None:
    text = (folder / "report.html").read_text(encoding="utf-8")
    links = Links()
    links.feed(text)
    assert links.found == []
    assert not {"script", "link", "iframe"} & set(links.tags)
    assert "url(" not in text
    assert links.tags.count("svg") >= 4
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        assert ElementTree.fromstring(svg).get("aria-label")


def test_names_of_bots_are_words_not_markup() -> None:
    assert "<b>" not in dots([Dot("<b>", 0.5, 0.4, 0.6)], "<b>")


def test_an_engine_that_cheats_is_told(tmp_path: Path) -> None:
    script = tmp_path / "late.py"
    script.write_text(ECHO, encoding="utf-8")
    name = f"engine:{sys.executable} {script}"
    found = arena("mytikas", [name, "random"], players=2, games=1, limit=12, out=tmp_path / "out")
    assert found.failed == 0
    assert found.bots[name].slips.get("illegal", 0) > 0
    assert "illegal" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


# -- numbers -------------------------------------------------------------------------------------


def test_wilson_is_wilson() -> None:
    low, high = wilson(21, 44)  # a published example would do as well: 47.7 % [33.8, 62.1]
    assert (round(low, 3), round(high, 3)) == (0.338, 0.621)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 5)[1] == 1.0


def test_means_have_intervals() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0])
    assert mean == 2
    assert high - mean == pytest.approx(1.96 / 3**0.5, abs=1e-3)
    assert mean - low == pytest.approx(high - mean)


def test_times_keep_their_median() -> None:
    clock = Clock()
    for ms in range(1, 1000):
        clock.note(ms / 1000)
    median = clock.quantile(0.5)
    assert median is not None
    assert median == pytest.approx(500, rel=0.02)
    assert clock.mean() == pytest.approx(500)
    assert Clock().quantile(0.5) is None


@pytest.mark.parametrize(
    ("least", "most"), [(0, 1), (0, 0.07), (12, 38), (-3, 5), (0, 12345), (2, 2), (0, 0.5)]
)
def test_ticks_are_few_and_round(least: float, most: float) -> None:
    found = ticks(least, most)
    assert 1 <= len(found) <= 11
    assert found[0] <= least + 1e-6
    assert found[-1] >= most or found[-1] + (found[1] - found[0]) >= most


def test_plots_take_whatever_comes() -> None:
    assert columns({}, "", "") == curves({}, "", "") == dots([], "") == ""
    for svg in (
        columns({3: 1}, "one", "n"),
        columns({n: n for n in range(1, 500)}, "many", "n"),
        curves({"a": [(1, 0.5)]}, "point", "x"),
        curves({str(n): [(0, n), (1, -n)] for n in range(12)}, "twelve", "x", percent=False),
        dots([Dot("a", 0.0, 0.0, 0.0)], "flat"),
    ):
        ElementTree.fromstring(svg)
