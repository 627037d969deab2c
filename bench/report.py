"""Tables for people, bench/results.json for programs."""

import datetime
import json
import platform
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.goals import BUILDS, GOALS, LINES, NOW, Goal
from bench.homes import ROOT, Contender
from bench.measure import Numbers, Results, ratio

RESULTS = ROOT / "bench" / "results.json"
SPARE = 1.9


def judged(goal: Goal, results: Results) -> Numbers | None:
    """What the goal is about, or None if it was not measured."""
    ours = results.get(goal.build, {}).get(goal.metric)
    if ours is None or goal.peer in ("", "one"):
        return ours
    theirs = results.get(goal.peer, {}).get(goal.theirs)
    return None if theirs is None else ratio(ours, theirs)


def crowded(results: Results) -> float:
    """What two bare loops gain over one if this machine has no two cores to spare, else 0."""
    gains = [
        metrics["scaling_control"].median
        for metrics in results.values()
        if "scaling_control" in metrics
    ]
    return min(gains) if gains and min(gains) < SPARE else 0.0


def goal_table(results: Results) -> Table:
    table = Table(title="delos beside its peers: medians (lowest to highest round)")
    for heading in ("stage", "what", "build", "beside"):
        table.add_column(heading)
    table.add_column("measured", justify="right")
    table.add_column("spread", justify="right")
    table.add_column("goal", justify="right")
    table.add_column("")
    last = NOW
    busy = ", see note" if crowded(results) else ""
    for goal in GOALS:
        if goal.stage != last:
            table.add_section()
            last = goal.stage
        aim = f"{goal.sense} {goal.target:g} {goal.unit}"
        found = judged(goal, results)
        if found is None:
            table.add_row(goal.stage, goal.what, goal.build, goal.peer, "-", "", aim, "no number")
            continue
        verdict = "[green]met[/]" if goal.met(found.median) else "[red]not met[/]"
        if not goal.clear(found.samples):
            verdict += ", not surely"
        if goal.metric == "scaling":
            verdict += busy
        table.add_row(
            goal.stage,
            goal.what,
            goal.build,
            goal.peer,
            f"{found.median:.2f} {goal.unit}",
            f"{min(found.samples):.2f} to {max(found.samples):.2f}",
            aim,
            verdict,
        )
    return table


def cell(numbers: Numbers | None, decimals: int) -> str:
    if numbers is None:
        return ""
    return f"{numbers.median:,.{decimals}f}"


def number_table(results: Results, peers: list[Contender]) -> Table:
    table = Table(title="numbers of this machine in this run: medians")
    table.add_column("")
    names = [*BUILDS, *(peer.name for peer in peers)]
    for name in names:
        table.add_column(name, justify="right")
    table.add_column("unit")
    for line in LINES:
        cells: list[str] = []
        for name in names:
            metric = line.ours if name in BUILDS else line.theirs
            cells.append(cell(results.get(name, {}).get(metric), line.decimals))
        if any(cells):
            table.add_row(line.what, *cells, line.unit)
    return table


def written(
    results: Results, contenders: list[Contender], rounds: dict[str, int], notes: list[str]
) -> dict[str, object]:
    """Nothing of it tells which machine it was."""
    ratios: list[dict[str, object]] = []
    for goal in GOALS:
        found = judged(goal, results)
        entry: dict[str, object] = {
            "stage": goal.stage,
            "what": goal.what,
            "build": goal.build,
            "beside": goal.peer or None,
            "goal": f"{goal.sense} {goal.target:g}",
            "unit": goal.unit,
        }
        if found is not None:
            entry |= found.told()
        entry["met"] = None if found is None else goal.met(found.median)
        entry["clear"] = None if found is None else goal.clear(found.samples)
        ratios.append(entry)
    versions = {"delos": version("delos"), "python": platform.python_version()}
    for contender in contenders:
        versions |= contender.versions
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "engines": [c.name for c in contenders if c.name in BUILDS],
        "versions": versions,
        "rounds": rounds,
        "ratios": ratios,
        "rates": {
            name: {
                metric: numbers.told()
                for metric, numbers in metrics.items()
                if not metric.endswith("checksum") and metric != "compiled"
            }
            for name, metrics in results.items()
        },
        "notes": notes,
    }


def write(told: dict[str, object], path: Path = RESULTS) -> None:
    path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


QUICK = [
    line for line in LINES if line.ours in ("user_all", "playout_all", "copy_mid", "copy_late")
]


def quick_table(results: Results, before: dict[str, dict[str, dict[str, float]]]) -> Table:
    """Against the last full run, also with the machine's speed of then and now allowed for."""
    table = Table(title="delos now and in bench/results.json")
    for heading in ("", "build"):
        table.add_column(heading)
    for heading in ("now", "before", "change", "at like speed of the machine"):
        table.add_column(heading, justify="right")
    table.add_column("unit")
    for line in QUICK:
        for build in BUILDS:
            now = results.get(build, {}).get(line.ours)
            if now is None:
                continue
            old = before.get(build, {}).get(line.ours, {}).get("median")
            cells = [cell(now, line.decimals), "", "", ""]
            if old:
                cells[1] = f"{old:,.{line.decimals}f}"
                change = now.median / old
                cells[2] = f"{change - 1:+.0%}"
                stick = "copy_yardstick" if line.unit == "µs" else "yardstick"
                then = before[build].get(stick, {}).get("median")
                if then:
                    faster = results[build][stick].median / then
                    fair = change * faster if line.unit == "µs" else change / faster
                    cells[3] = f"{fair - 1:+.0%}"
            table.add_row(line.what, build, *cells, line.unit)
    return table


def show(*things: object) -> None:
    console = Console()
    if not console.is_terminal:
        console = Console(width=140)
    for thing in things:
        console.print(thing)
