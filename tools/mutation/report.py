"""What came of the mutants: figures, survivors, and those that were justified by hand."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console
from rich.text import Text

from tools.mutation.sites import Mutant

Fate = Literal["killed", "timeout", "survived", "unreached", "justified", "broken"]


class UsageError(Exception):
    """What the caller has to put right first."""


class Reason(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A survivor that is no gap: its texts as the report prints them, and why."""

    file: str
    function: str
    original: str
    mutation: str
    reason: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.file, self.function, self.original, self.mutation


class ReasonFile(msgspec.Struct, forbid_unknown_fields=True):
    survivor: list[Reason] = []


def read_reasons(path: Path) -> list[Reason]:
    if not path.is_file():
        return []
    try:
        text = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(text, ReasonFile).survivor
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise UsageError(f"{path}: {error}") from error


class Result(msgspec.Struct):
    """One mutant and its fate; `by` is the check that noticed, or timed out."""

    file: str
    line: int
    function: str
    kind: str
    original: str
    mutated: str
    rules: list[str]
    fate: Fate
    by: str = ""
    checks: int = 0
    reason: str = ""


class Report(msgspec.Struct):
    """Everything that `--json` prints. `score` is the percentage noticed, justified ones aside."""

    seed: int
    candidates: int
    tried: int
    killed: int
    timeouts: int
    survived: int
    unreached: int
    justified: int
    score: float
    seconds: float
    per_minute: float
    checks: int
    failing_checks: list[str]
    stale_reasons: list[str]
    mutants: list[Result]


def result(mutant: Mutant, fate: Fate, reason: str, *, by: str = "", checks: int = 0) -> Result:
    if reason and fate in {"survived", "unreached"}:
        fate = "justified"
    return Result(
        mutant.file, mutant.line, mutant.function, mutant.kind, mutant.original, mutant.mutated,
        list(mutant.rules), fate, by, checks, reason if fate == "justified" else "",
    )  # fmt: skip


def stale(
    reasons: Iterable[Reason], candidates: Iterable[Mutant], results: Iterable[Result]
) -> list[str]:
    """Justifications of what is no longer there, or what a test notices by now."""
    there = {mutant.key for mutant in candidates}
    files = {key[0] for key in there}
    noticed: dict[tuple[str, str, str, str], bool] = {}
    for one in results:
        key = one.file, one.function, one.original, one.mutated
        dead = one.fate in {"killed", "timeout"}
        noticed[key] = noticed.get(key, True) and dead
    found = []
    for reason in reasons:
        where = f"{reason.file} {reason.function}: {reason.mutation}"
        if reason.key not in there and reason.file in files:
            found.append(f"{where} (there is no such mutant)")
        elif noticed.get(reason.key, False):
            found.append(f"{where} (a test notices it)")
    return found


def build(
    results: Sequence[Result],
    *,
    seed: int,
    candidates: int,
    seconds: float,
    checks: int,
    failing: list[str],
    stale_reasons: list[str],
) -> Report:
    count = dict.fromkeys(Fate.__args__, 0)  # type: ignore[attr-defined]
    for one in results:
        count[one.fate] += 1
    dead = count["killed"] + count["timeout"]
    judged = dead + count["survived"] + count["unreached"]
    return Report(
        seed=seed,
        candidates=candidates,
        tried=len(results),
        killed=count["killed"],
        timeouts=count["timeout"],
        survived=count["survived"],
        unreached=count["unreached"],
        justified=count["justified"],
        score=round(100 * dead / judged, 1) if judged else 100.0,
        seconds=round(seconds, 1),
        per_minute=round(60 * len(results) / seconds, 1) if seconds else 0.0,
        checks=checks,
        failing_checks=failing,
        stale_reasons=stale_reasons,
        mutants=list(results),
    )


# --- for people --------------------------------------------------------------------------------


def show(report: Report, console: Console) -> None:
    by_fate: dict[str, list[Result]] = {}
    for one in report.mutants:
        by_fate.setdefault(one.fate, []).append(one)
    headed(console, "Justified by hand", by_fate.get("justified", ()))
    headed(console, "No test runs the line", by_fate.get("unreached", ()))
    headed(console, "Survived: tests run the line and none notices", by_fate.get("survived", ()))
    headed(console, "Not to be judged (a fault of this tool)", by_fate.get("broken", ()))
    for title, names in (
        ("Checks that fail on the sound program; they were left out", report.failing_checks),
        ("Justifications to remove", report.stale_reasons),
    ):
        if names:
            line(console, f"\n{title}:", "bold")
        for name in names:
            line(console, f"  {name}")
    summary(report, console, by_fate)


def headed(console: Console, title: str, results: Iterable[Result]) -> None:
    found = sorted(results, key=lambda one: (one.file, one.line))
    if not found:
        return
    line(console, f"\n{title} ({len(found)})", "bold")
    for one in found:
        rules = ", ".join(one.rules) or "cites no rule"
        line(console, f"\n{one.file}:{one.line}  {one.function}  [{one.kind}]", "cyan")
        line(console, f"  - {one.original}", "red")
        line(console, f"  + {one.mutated}", "green")
        line(console, f"  {rules}", "dim")
        if one.reason:
            line(console, f"  because: {one.reason}")
        elif one.fate == "survived":
            checks = "1 check runs it" if one.checks == 1 else f"{one.checks} checks run it"
            line(console, f"  {checks}", "dim")
        elif one.fate == "broken":
            line(console, f"  {one.by}")


def summary(report: Report, console: Console, by_fate: Mapping[str, Sequence[Result]]) -> None:
    files: dict[str, list[int]] = {}
    for one in report.mutants:
        counted = files.setdefault(one.file, [0, 0])
        counted[0] += one.fate in {"killed", "timeout", "justified"}
        counted[1] += 1
    weak = sorted((n - dead, file) for file, (dead, n) in files.items() if dead < n)
    if weak:
        line(console, "\nFiles with survivors:", "bold")
    for missed, file in reversed(weak):
        line(console, f"  {missed:3d} of {files[file][1]:3d}  {file}")
    line(
        console,
        f"\n{report.tried} of {report.candidates} mutants (seed {report.seed}), "
        f"{report.checks} checks, {report.seconds:.0f} s, {report.per_minute:.0f} a minute",
    )
    line(
        console,
        f"killed {report.killed}, timeouts {report.timeouts}, survived {report.survived}, "
        f"not reached {report.unreached}, justified {report.justified}: "
        f"score {report.score:.1f} %",
        "bold",
    )


def line(console: Console, text: str, style: str = "") -> None:
    console.print(Text(text, style=style), soft_wrap=True)
