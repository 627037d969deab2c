"""Plots as SVG that need nothing from elsewhere: colours come from the page around them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
ROW: Final = 26
HEIGHT: Final = 260
EDGE: Final = 48  # room for numbers beside and below the axes
LETTER: Final = 7.2  # width of a letter, about
HUES: Final = 8  # colours of the page, --c0 to --c7


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


def dots(rows: Sequence[Dot], name: str, *, percent: bool = True, par: float | None = None) -> str:
    """Values below each other, each with its interval; ``par`` is a line through all of them."""
    if not rows:
        return ""
    left = min(260, 16 + LETTER * max(len(row.label) for row in rows))
    right = 16 + LETTER * max([len(row.note) for row in rows] + [4])
    least = min([row.low for row in rows] + ([0] if percent or par is None else [par]))
    most = max([row.high for row in rows] + ([] if par is None else [par]))
    marks = ticks(least, most)
    least, most = min(least, marks[0]), max(most, marks[-1])
    span = (most - least) or 1.0
    height = ROW * len(rows) + 34
    bottom = ROW * len(rows) + 8

    def across(value: float) -> float:
        return left + (value - least) / span * (WIDTH - left - right)

    parts = []
    for mark in marks:
        parts.append(line(across(mark), 4, across(mark), bottom, "grid"))
        parts.append(text(across(mark), bottom + 16, shown(mark, percent), "middle"))
    if par is not None:
        parts.append(line(across(par), 4, across(par), bottom, "par"))
    for index, row in enumerate(rows):
        y = 8 + ROW * index + ROW / 2
        parts.append(text(left - 8, y + 4, row.label, "end"))
        parts.append(line(across(row.low), y, across(row.high), y, "whisker"))
        parts.append(f'<circle class="dot" cx="{across(row.value):.1f}" cy="{y:.1f}" r="4.5"/>')
        parts.append(text(WIDTH - right + 10, y + 4, row.note, "start"))
    return picture(height, name, parts)


def columns(counts: Mapping[int, int], name: str, below: str) -> str:
    """How often each whole number occurs, in at most forty columns."""
    if not counts:
        return ""
    least, most = min(counts), max(counts)
    step = max(1, -(-(most - least + 1) // 40))
    heights = [0] * ((most - least) // step + 1)
    for value, count in counts.items():
        heights[(value - least) // step] += count
    top = max(heights)
    wide = (WIDTH - EDGE - 16) / len(heights)
    floor = HEIGHT - EDGE
    parts = [line(EDGE, floor, WIDTH - 16, floor, "axis")]
    for mark in ticks(0, top):
        y = floor - mark / top * (floor - 16)
        if y >= 0:
            parts.append(line(EDGE, y, WIDTH - 16, y, "grid"))
            parts.append(text(EDGE - 6, y + 4, shown(mark, False), "end"))
    every = max(1, len(heights) // 10)
    for index, height in enumerate(heights):
        x = EDGE + index * wide
        tall = height / top * (floor - 16)
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{floor - tall:.1f}" '
            f'width="{max(1.0, wide - 2):.1f}" height="{tall:.1f}"/>'
        )
        if index % every == 0:
            parts.append(text(x + wide / 2, floor + 16, str(least + index * step), "middle"))
    parts.append(text((EDGE + WIDTH) / 2, HEIGHT - 8, below, "middle"))
    return picture(HEIGHT, name, parts)


Points = Sequence[tuple[float, float]]


def curves(
    series: Mapping[str, Points], name: str, below: str, *, percent: bool = True
) -> str:  # fmt: skip
    """Lines over a common axis, with a legend."""
    every = [point for points in series.values() for point in points]
    if not every:
        return ""
    first, last = min(x for x, _ in every), max(x for x, _ in every)
    heights = ticks(min(0.0, *(y for _, y in every)), max(y for _, y in every))
    least, most = heights[0], max([*heights, *(y for _, y in every)])
    floor = HEIGHT - EDGE

    def across(x: float) -> float:
        return EDGE + (x - first) / ((last - first) or 1) * (WIDTH - EDGE - 16)

    def up(y: float) -> float:
        return floor - (y - least) / ((most - least) or 1) * (floor - 16)

    parts = []
    for mark in heights:
        parts.append(line(EDGE, up(mark), WIDTH - 16, up(mark), "grid"))
        parts.append(text(EDGE - 6, up(mark) + 4, shown(mark, percent), "end"))
    for mark in ticks(first, last):
        if first <= mark <= last:
            parts.append(text(across(mark), floor + 16, shown(mark, False), "middle"))
    parts.append(text((EDGE + WIDTH) / 2, HEIGHT - 8, below, "middle"))
    x = float(EDGE)
    for index, (label, points) in enumerate(series.items()):
        way = " ".join(f"{across(a):.1f},{up(b):.1f}" for a, b in points)
        hue = f"var(--c{index % HUES})"
        dash = "" if index < HUES else ' stroke-dasharray="5 3"'
        parts.append(f'<polyline class="curve" style="stroke:{hue}"{dash} points="{way}"/>')
        parts.append(line(x, HEIGHT + 6, x + 18, HEIGHT + 6, "curve", f"stroke:{hue}", dash))
        parts.append(text(x + 24, HEIGHT + 10, label, "start"))
        x += 44 + LETTER * len(label)
    return picture(HEIGHT + 18, name, parts)


# -- parts -------------------------------------------------------------------------------------


def ticks(least: float, most: float) -> list[float]:
    """Round numbers from below to above, four to nine of them."""
    span = (most - least) or 1.0
    step = 10.0 ** len(str(int(span * 1000)))
    while span / step < 4:
        step /= 2 if str(step).strip("0.")[0] != "5" else 2.5
    first = math.floor(least / step + 1e-9)
    marks = [round((first + index) * step, 6) for index in range(12)]
    return [mark for mark in marks if mark < most + step * 0.999]


def shown(value: float, percent: bool) -> str:
    if percent:
        return f"{100 * value:g} %"
    return f"{value:g}"


def line(
    x1: float, y1: float, x2: float, y2: float, kind: str, style: str = "", more: str = ""
) -> str:
    styled = f' style="{style}"' if style else ""
    return (
        f'<line class="{kind}"{styled}{more} x1="{x1:.1f}" y1="{y1:.1f}" '
        f'x2="{x2:.1f}" y2="{y2:.1f}"/>'
    )


def text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def picture(height: float, name: str, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(name)}" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )
