"""Which rules of the catalogues have a test, and which are cited where they are applied.

    python -m tools.rules_coverage             a line per catalogue, then the rules without a test
    python -m tools.rules_coverage --cited     also the rules that no source file cites
    python -m tools.rules_coverage --check     compare with the ratchet, tests/coverage.toml
    python -m tools.rules_coverage --update    raise the ratchet to what the tests show now

A catalogue is a file docs/rules/<title>.md; a rule is a bold id at the start of a bullet or in
the first column of a table. A test shows a rule by `@pytest.mark.rule("LEG-...")`, a scenario
file by its list `rules`. Exit codes: 0 good, 1 something is wrong, 2 wrong use.
"""

from __future__ import annotations

import argparse
import os
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tools.rules.catalogue import ROOT, Known, UsageError, read_catalogues
from tools.rules.reading import Findings, inspect

RATCHET: Final = Path("tests", "coverage.toml")
RAISE: Final = "python -m tools.rules_coverage --update"


# --- report ------------------------------------------------------------------------------------


class TitleCount(msgspec.Struct):
    """One catalogue in figures."""

    rules: int
    covered: int
    cited: int
    untested: list[str]
    uncited: list[str]


class Report(msgspec.Struct):
    """Everything `--json` prints; `failures` comes from the ratchet."""

    ok: bool
    titles: dict[str, TitleCount]
    problems: list[str]
    failures: list[str]
    notes: list[str]


def build_report(root: Path) -> Report:
    catalogues = read_catalogues(root)
    found = inspect(root, Known(catalogues))
    titles = {title: count(ids, found) for title, ids in catalogues.items()}
    return Report(not found.problems, titles, found.problems, [], [])


def count(ids: Sequence[str], found: Findings) -> TitleCount:
    untested = [rule for rule in ids if rule not in found.shown]
    uncited = [rule for rule in ids if rule not in found.cited]
    return TitleCount(
        rules=len(ids),
        covered=len(ids) - len(untested),
        cited=len(ids) - len(uncited),
        untested=untested,
        uncited=uncited,
    )


def print_report(report: Report, *, lists: bool, cited: bool) -> None:
    for title, counted in report.titles.items():
        print(f"{title} {counted.covered}/{counted.rules}")
    for title, counted in report.titles.items():
        if lists:
            print_ids(f"{title}: without a test", counted.untested)
        if cited:
            print_ids(f"{title}: not cited in src", counted.uncited)
    for note in report.notes:
        print(note)
    for line in report.problems + report.failures:
        print(line, file=sys.stderr)


def print_ids(heading: str, ids: Sequence[str]) -> None:
    if ids:
        print(f"\n{heading} ({len(ids)}):")
        print("\n".join(ids))


# --- ratchet -----------------------------------------------------------------------------------


class Floor(msgspec.Struct, forbid_unknown_fields=True):
    """What a title must keep: so many rules with a test, all of them once it is complete."""

    covered: int = 0
    complete: bool = False


def read_ratchet(root: Path) -> dict[str, Floor]:
    path = root / RATCHET
    if not path.is_file():
        return {}
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Floor])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise UsageError(f"{RATCHET.as_posix()}: {error}") from error


def write_ratchet(root: Path, floors: Mapping[str, Floor]) -> None:
    text = (
        "# The least number of rules with a test, for each catalogue in docs/rules/. It may only\n"
        f"# rise: `{RAISE}` raises it.\n"
        "# A title that is complete must have a test for every rule.\n"
    )
    for title, floor in sorted(floors.items()):
        complete = "true" if floor.complete else "false"
        text += f"\n[{title}]\ncovered = {floor.covered}\ncomplete = {complete}\n"
    (root / RATCHET).write_text(text, encoding="utf-8")


def raised(report: Report, floors: Mapping[str, Floor]) -> dict[str, Floor]:
    """The ratchet after this run: no number falls and no title stops being complete."""
    result = dict(floors)
    for title, counted in report.titles.items():
        old = floors.get(title, Floor())
        result[title] = Floor(max(old.covered, counted.covered), old.complete)
    return result


def check(report: Report, floors: Mapping[str, Floor]) -> None:
    """Note in the report where coverage fell below the ratchet, or may raise it."""
    for title, counted in report.titles.items():
        floor = floors.get(title)
        if floor is None:
            report.failures.append(f"{title}: not in {RATCHET.as_posix()}; add it: {RAISE}")
        elif counted.covered < floor.covered:
            report.failures.append(
                f"{title}: coverage fell from {floor.covered} to {counted.covered} of "
                f"{counted.rules} rules. Give the rules that lost their test a new one "
                "(`python -m tools.rules_coverage` lists the rules without a test)."
            )
        elif counted.covered > floor.covered:
            report.notes.append(
                f"{title}: {counted.covered} rules have a test, the ratchet asks for "
                f"{floor.covered}. Raise it: {RAISE}"
            )
        if floor is not None and floor.complete and counted.untested:
            report.failures.append(
                f"{title} is complete, but {len(counted.untested)} of {counted.rules} rules "
                f"have no test: {', '.join(counted.untested)}"
            )
    report.failures.extend(
        f"{RATCHET.as_posix()}: there is no catalogue docs/rules/{title}.md"
        for title in floors
        if title not in report.titles
    )
    report.ok = not report.problems and not report.failures


# --- command line ------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="python -m tools.rules_coverage",
        description="Which rules of the catalogues have a test, and which are cited in src.",
    )
    result.add_argument("--cited", action="store_true", help="list the rules not cited in src")
    result.add_argument("--json", action="store_true", help="print everything as JSON")
    mode = result.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help=f"compare with {RATCHET.as_posix()}")
    mode.add_argument("--update", action="store_true", help=f"raise {RATCHET.as_posix()}")
    result.add_argument("--root", type=Path, default=ROOT, help="the checkout (default: this one)")
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    root: Path = options.root.resolve()
    try:
        report = build_report(root)
        floors = read_ratchet(root)
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2
    if options.update and not report.problems:
        floors = raised(report, floors)
        write_ratchet(root, floors)
    if options.check or options.update:
        check(report, floors)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        lists = not (options.check or options.update)
        print_report(report, lists=lists, cited=options.cited)
    return 0 if report.ok else 1


if __name__ == "__main__":
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:  # `... | head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
