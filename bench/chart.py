"""docs/images/bench.svg, drawn from what bench/results.json holds and nothing else."""

import math
from html import escape
from pathlib import Path
from typing import Any

from bench.goals import AT_LEAST, CATAN
from bench.homes import ROOT

CHART = ROOT / "docs" / "images" / "bench.svg"

WIDTH = 960
LEFT, RIGHT = 318, 700  # of the plots; names to the left, numbers to the right
ROW = 21
INK, FAINT, GRID = "#22303c", "#5d6b78", "#dde3e8"
OURS, THEIRS = "#1f6f9f", "#a9b4be"
MET, MISSED = "#217a50", "#b3392f"
PLAIN = "delos-plain"
SHOWN = {
    PLAIN: "delos, plain Python:",
    "delos-env": "delos, PettingZoo environment:",
    "boardgameio": "boardgame.io",
}


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width:g}"/>'
    )


class Scale:
    """A logarithmic axis that holds all values, from a power of ten to a step of 1, 2, 5."""

    def __init__(self, values: list[float]) -> None:
        self.low = math.floor(math.log10(min(values)))
        self.high = math.log10(next(step for step in steps(self.low) if step >= max(values)))
        self.ticks = [step for step in steps(self.low, 40) if math.log10(step) <= self.high + 1e-9]

    def x(self, value: float) -> float:
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return LEFT + share * (RIGHT - LEFT)

    def drawn(self, top: float, bottom: float) -> list[str]:
        crowded = self.high - self.low > 2.5  # then only powers of ten are named
        parts: list[str] = []
        for tick in self.ticks:
            power = abs(math.log10(tick) - round(math.log10(tick))) < 1e-9
            if crowded and not power:
                continue
            x = self.x(tick)
            parts.append(line(x, top, x, bottom, GRID))
            named = f"{tick:,.10g}"
            parts.append(text(x, bottom + 15, named, f'text-anchor="middle" fill="{FAINT}"'))
        return parts


def steps(low: int, count: int = 60) -> list[float]:
    """1, 2, 5, 10 and so on from that power of ten upwards."""
    return [float(f"{(1, 2, 5)[n % 3]}e{low + n // 3}") for n in range(count)]


# -- what is shown ----------------------------------------------------------------------------


def speeds(told: dict[str, Any]) -> list[tuple[str, float]]:
    """Decisions per second of all who played, Catanatron's as one; fastest first.

    Without the plain playout(), which is the user's loop once more.
    """
    rates = told["rates"]
    if "all" not in rates.get(CATAN, {}):
        return []
    one = rates[CATAN]["all"]["median"]
    found = [
        (entrant, metrics["all"]["median"] / one)
        for entrant, metrics in rates.items()
        if "all" in metrics and not (entrant.startswith(PLAIN) and entrant.endswith("playout()"))
    ]
    return sorted(found, key=lambda pair: -pair[1])


def reach(entry: dict[str, Any], key: str) -> float:
    """How far a goal is reached; one is the goal itself, more is better."""
    value, target = float(entry[key]), float(entry["target"])
    return value / target if entry["sense"] == AT_LEAST else target / value


def figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def peer_name(entrant: str) -> str:
    """`chess chess` is a contender and its game: once is enough."""
    name, _, game = entrant.partition(" ")
    shown = SHOWN.get(name, name)
    return shown if game in (name, "catan") else f"{shown} {game}".rstrip()


# -- the two plots ----------------------------------------------------------------------------


def speed_plot(told: dict[str, Any], top: float) -> tuple[list[str], float]:
    shown = speeds(told)
    parts = [text(24, top, "Random play: decisions per second, Catanatron = 1", 'class="head"')]
    top += 14
    if not shown:
        return [*parts, text(24, top + 16, "not measured")], top + 40
    scale = Scale([value for _, value in shown])
    bottom = top + ROW * len(shown) + 4
    parts += scale.drawn(top, bottom)
    for row, (entrant, value) in enumerate(shown):
        y = top + ROW * row + 5
        ours = entrant.startswith("delos")
        start = scale.x(10**scale.low)
        parts.append(
            f'<rect x="{start:.1f}" y="{y:.1f}" width="{max(1.0, scale.x(value) - start):.1f}" '
            f'height="{ROW - 7}" rx="2" fill="{OURS if ours else THEIRS}"/>'
        )
        weight = 'font-weight="600" ' if ours else ""
        parts.append(text(LEFT - 10, y + 11, peer_name(entrant), weight + 'text-anchor="end"'))
        parts.append(text(scale.x(value) + 7, y + 11, f"{figure(value)} ×", weight))
    return parts, bottom + 48


def goal_plot(told: dict[str, Any], top: float) -> tuple[list[str], float]:
    goals = told["goals"]
    parts = [
        text(24, top, "Beside the goals: 1 is the goal, right of it is better", 'class="head"')
    ]
    top += 14
    measured = [entry for entry in goals if "median" in entry]
    values = [reach(entry, key) for entry in measured for key in ("low", "median", "high")]
    scale = Scale([*values, 0.5, 2.0])
    bottom = top + ROW * len(goals) + 4
    parts += scale.drawn(top, bottom)
    parts.append(line(scale.x(1), top - 4, scale.x(1), bottom, INK, 2))
    for row, entry in enumerate(goals):
        y = top + ROW * row + 14
        parts.append(text(LEFT - 10, y + 4, entry["what"], 'text-anchor="end"'))
        aim = f"goal {entry['goal']}"
        if "median" not in entry:
            parts.append(text(RIGHT + 14, y + 4, f"not measured, {aim}", f'fill="{FAINT}"'))
            continue
        colour = MET if entry["met"] else MISSED
        ends = [scale.x(reach(entry, key)) for key in ("low", "high")]
        parts.append(line(ends[0], y, ends[1], y, colour, 3))
        inside = colour if entry["clear"] else "#ffffff"
        parts.append(
            f'<circle cx="{scale.x(reach(entry, "median")):.1f}" cy="{y:.1f}" r="5" '
            f'fill="{inside}" stroke="{colour}" stroke-width="2"/>'
        )
        words = f"{figure(entry['median'])} {entry['unit']}, {aim}: "
        words += "met" if entry["met"] else "not met"
        words += "*" if "but" in entry else ""
        parts.append(text(RIGHT + 14, y + 4, words, f'fill="{colour}"'))
    return parts, bottom + 40


def caption(told: dict[str, Any]) -> list[str]:
    versions = [f"{name} {number}" for name, number in told["versions"].items()]
    rounds = max(told["rounds"].values(), default=0)
    return [
        f"{told['date']}, up to {rounds} rounds: median, and from the lowest to the highest round. "
        "Logarithmic scales. A hollow mark: some rounds say otherwise.",
        *(
            f"* {entry['what']}: {entry['but']}, so this says little."
            for entry in told["goals"]
            if "but" in entry
        ),
        *wrapped(", ".join(versions) + ".", 150),
    ]


def wrapped(words: str, width: int) -> list[str]:
    lines = [""]
    for word in words.split(", "):
        if len(lines[-1]) + len(word) > width:
            lines.append("")
        lines[-1] += word + ", "
    return [each.removesuffix(", ") for each in lines]


def draw(told: dict[str, Any]) -> str:
    speed, after = speed_plot(told, 36)
    goals, bottom = goal_plot(told, after)
    words = caption(told)
    height = bottom + 17 * len(words) + 6
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'width="{WIDTH}" height="{height:.0f}" role="img" aria-labelledby="title" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
        '<title id="title">The speed of delos beside its peers and beside its goals</title>',
        "<style>.head{font-size:16px;font-weight:600}</style>",
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="#ffffff"/>',
        *speed,
        *goals,
        *(
            text(24, bottom + 12 + 17 * row, each, f'font-size="12" fill="{FAINT}"')
            for row, each in enumerate(words)
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def write(told: dict[str, Any], path: Path = CHART) -> None:
    path.write_text(draw(told), "utf-8")
