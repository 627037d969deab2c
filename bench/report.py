"""Tables for people, bench/results.json for programs."""

import datetime
import json
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.goals import GOALS, LEGENDARY, TABLES, WITHIN, Column, Goal
from bench.homes import ROOT, Contender
from bench.measure import Numbers, Run, ratio

RESULTS = ROOT / "bench" / "results.json"
SPARE = 1.9  # what two bare loops gain where two cores are free
BUSY = 0.9  # of a core; a worker that got less was disturbed
ABOUT_THE_RUN = ("checksum", "compiled", "won")  # nothing to compare


def judged(goal: Goal, run: Run) -> Numbers | None:
    """What the goal is about, or None if it was not measured."""
    ours = run.find(goal.ours, goal.metric)
    if ours is None or not goal.beside or goal.metric in WITHIN:
        return ours
    theirs = run.find(goal.beside, goal.theirs or goal.metric)
    return None if theirs is None else ratio(ours, theirs)


def missing(goal: Goal, run: Run) -> str:
    """Why a goal has no number."""
    for entrant in (goal.ours, goal.beside):
        why = run.why_not(entrant) if entrant else ""
        if why:
            return f"not measured: {why}"
    return "not measured: not asked for"


def goal_entries(run: Run) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for goal in GOALS:
        numbers = judged(goal, run)
        entry: dict[str, Any] = {
            "what": goal.what,
            "delos": goal.ours,
            "beside": goal.beside or None,
            "goal": goal.aim,
            "sense": goal.sense,
            "target": goal.target,
            "unit": goal.unit,
        }
        if numbers is None:
            entry |= {"met": None, "clear": None, "why": missing(goal, run)}
        else:
            entry |= numbers.told()
            entry |= {"met": goal.met(numbers.median), "clear": goal.clear(numbers.values)}
            if goal.metric == "scaling" and crowded(run):
                entry["but"] = "no two cores were free"
        found.append(entry)
    return found


def crowded(run: Run) -> float:
    """What two bare loops gain over one if this machine has no two cores to spare, else 0."""
    control = run.find(LEGENDARY, "scaling_control")
    return control.median if control is not None and control.median < SPARE else 0.0


def verdict_of(entry: dict[str, Any]) -> str:
    words = "met" if entry["met"] else "not met"
    if not entry["clear"]:
        words += ", not surely"
    return f"{words} ({entry['but']})" if "but" in entry else words


def goal_table(told: dict[str, Any]) -> Table:
    table = Table(title="delos beside its peers: medians (lowest to highest round)")
    for heading in ("what", "delos", "beside"):
        table.add_column(heading)
    for heading in ("measured", "spread", "goal"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    for entry in told["goals"]:
        names = (entry["what"], entry["delos"], entry["beside"] or "")
        if "median" not in entry:
            table.add_row(*names, "-", "", entry["goal"], entry["why"])
            continue
        verdict = f"[{'green' if entry['met'] else 'red'}]{verdict_of(entry)}[/]"
        table.add_row(
            *names,
            f"{entry['median']:.2f} {entry['unit']}",
            f"{entry['low']:.2f} to {entry['high']:.2f}",
            entry["goal"],
            verdict,
        )
    return table


def number_tables(told: dict[str, Any]) -> list[Table]:
    """All numbers, an entrant a line; who could not be measured is named with the reason."""
    tables = [number_table(title, columns, told["rates"]) for title, columns in TABLES.items()]
    if told["absent"]:
        table = Table(title="not measured")
        table.add_column("who")
        table.add_column("why")
        for who, why in told["absent"].items():
            table.add_row(who, why)
        tables.append(table)
    return [table for table in tables if table.row_count]


def number_table(
    title: str, columns: list[Column], rates: dict[str, dict[str, dict[str, float]]]
) -> Table:
    table = Table(title=f"{title}: medians of this run")
    table.add_column("")
    for column in columns:
        table.add_column(column.heading, justify="right")
    for entrant, metrics in rates.items():
        cells = [
            f"{metrics[column.metric]['median']:,.{column.decimals}f}"
            if column.metric in metrics
            else ""
            for column in columns
        ]
        if any(cells):
            table.add_row(entrant, *cells)
    return table


def written(run: Run, contenders: list[Contender], rounds: dict[str, int]) -> dict[str, Any]:
    """Nothing of it tells which machine it was."""
    versions = {"delos": version("delos"), "python": platform.python_version()}
    for contender in contenders:
        versions |= contender.versions
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "versions": versions,
        "rounds": rounds,
        "goals": goal_entries(run),
        "rates": {
            entrant: {
                metric: numbers.told()
                for metric, numbers in metrics.items()
                if metric not in ABOUT_THE_RUN
            }
            for entrant, metrics in run.results.items()
        },
        "absent": run.absent,
        "notes": run.notes,
    }


def merged(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The numbers of an earlier run with those of a later one in their places."""
    judged = {entry["what"]: entry for entry in before["goals"] if "median" in entry}
    judged |= {entry["what"]: entry for entry in now["goals"] if "median" in entry}
    return {
        **now,
        "versions": before["versions"] | now["versions"],
        "rounds": before["rounds"] | now["rounds"],
        "goals": [judged.get(entry["what"], entry) for entry in now["goals"]],
        "rates": before["rates"] | now["rates"],
        "absent": before["absent"] | now["absent"],
        "notes": list(dict.fromkeys(before["notes"] + now["notes"])),
    }


def remarks(run: Run) -> list[str]:
    """What a reader of the numbers should know."""
    found: list[str] = []
    for build in ("delos", "delos-plain"):
        for entrant, metrics in run.results.items():
            seen = metrics.get("compiled")
            if seen is None or entrant.partition(" ")[0] != build:
                continue
            if any(sample != (build == "delos") for sample in seen.values):
                found.append(f"{entrant} was not the engine it should be: worthless numbers.")
    found += [f"The two builds played different games: {game}." for game in parted(run)]
    disturbed = sum(1 for share in run.shares if share < BUSY)
    if disturbed:
        found.append(
            f"The machine was busy: {disturbed} of {len(run.shares)} samples had less than "
            f"{BUSY:.0%} of a core."
        )
    control = crowded(run)
    if control:
        found.append(
            "Two processes say little about delos here: a bare loop that needs nothing but a core "
            f"gained {control:.2f} × only."
        )
    return found


def parted(run: Run, builds: tuple[str, str] = ("delos", "delos-plain")) -> list[str]:
    """The games that two builds did not play alike, though the seeds were the same."""
    found: list[str] = []
    for entrant, metrics in run.results.items():
        name, _, game = entrant.partition(" ")
        other = run.find(f"{builds[1]} {game}", "checksum")
        if name == builds[0] and "checksum" in metrics and other is not None:
            if {*metrics["checksum"].values} != {*other.values}:
                found.append(game)
    return found


def write(told: dict[str, Any], path: Path = RESULTS) -> None:
    path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


def show(*things: object) -> None:
    console = Console()
    if not console.is_terminal:
        console = Console(width=150)
    for thing in things:
        console.print(thing)
