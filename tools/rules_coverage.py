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
import ast
import os
import re
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
RATCHET: Final = Path("tests", "coverage.toml")
SOURCE_SUFFIXES: Final = frozenset({".py", ".pyi", ".toml", ".ftl", ".md"})
TEST_SUFFIXES: Final = frozenset({".py", ".toml"})
RAISE: Final = "python -m tools.rules_coverage --update"

RULE: Final = re.compile(r"^\s*(?:[-*+]|\|)\s*\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*", re.MULTILINE)
# What may stand between two ids that are cited together, also across lines of a comment.
NEXT: Final = re.compile(
    r"[\s#]*(?P<link>,?[\s#]*(?:and|or)\b|,|/|&|;|to\b|through\b|–|…|\.\.)[\s#]*"
    r"(?P<id>(?:[A-Z]+(?:-[A-Z0-9]+)+)?-[0-9]{2,})(?![0-9A-Za-z])"
)
RANGES: Final = frozenset({"to", "through", "–", "…", ".."})


class UsageError(Exception):
    """What the caller has to put right before anything can be counted."""


# --- catalogues --------------------------------------------------------------------------------


def read_catalogues(root: Path) -> dict[str, tuple[str, ...]]:
    """The rule ids of each title, in the order of its catalogue."""
    folder = root / "docs" / "rules"
    catalogues: dict[str, tuple[str, ...]] = {}
    home: dict[str, str] = {}
    for path in sorted(folder.glob("*.md")):
        ids = RULE.findall(path.read_text(encoding="utf-8"))
        for rule in ids:
            if rule in home:
                raise UsageError(f"{rule} stands twice: in {home[rule]} and in {path.name}")
            home[rule] = path.name
        if ids:
            catalogues[path.stem] = tuple(ids)
    if not catalogues:
        raise UsageError(f"{folder}: no catalogue with rule ids found")
    return catalogues


class Known:
    """All ids, and the families (`LEG-HERO`) that may be cited as a whole."""

    def __init__(self, catalogues: Mapping[str, Iterable[str]]) -> None:
        self.ids = frozenset(rule for ids in catalogues.values() for rule in ids)
        parts = [rule.split("-") for rule in self.ids]
        self.families = frozenset("-".join(p[:n]) for p in parts for n in range(1, len(p)))
        prefixes = "|".join(sorted({p[0] for p in parts}))
        self.pattern = re.compile(rf"(?<![A-Za-z0-9-])(?:{prefixes})(?:-[A-Z0-9]+)+(?![a-z])")


# --- citations in text -------------------------------------------------------------------------


def citations(text: str, known: Known) -> Iterator[tuple[str, int]]:
    """Every id that a text cites, with its line: also `LEG-X-01 to -13` and `LEG-X-01, -02`."""
    for match in known.pattern.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        current = match.group()
        if current not in known.families:
            yield current, line
        for cited in continued(text, match.end(), current):
            yield cited, line


def continued(text: str, position: int, current: str) -> Iterator[str]:
    """The ids that a list or a range adds to the id that ends at this position."""
    while re.fullmatch(r".*-[0-9]{2,}", current) and (match := NEXT.match(text, position)):
        family = current.rpartition("-")[0]
        token = match.group("id")
        target = family + token if token.startswith("-") else token
        if match.group("link") in RANGES:
            yield from between(current, target)
        elif token.startswith("-"):
            yield target
        else:
            return  # a full id after a comma is found by itself
        current, position = target, match.end()


def between(first: str, last: str) -> Iterator[str]:
    """The ids after the first up to the last; only the last itself if they do not fit."""
    family, _, start = first.rpartition("-")
    other, _, end = last.rpartition("-")
    if family == other and int(start) < int(end):
        for number in range(int(start) + 1, int(end)):
            yield f"{family}-{number:0{len(start)}d}"
    yield last


# --- marks and scenarios -----------------------------------------------------------------------


class Marks(ast.NodeVisitor):
    """The rule marks of one test module; those of skipped or failing tests show nothing."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, int]] = []
        self.idle: list[tuple[str, int]] = []
        self.unclear: list[int] = []
        self.skipping = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.decorated(node, node.decorator_list)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.decorated(node, node.decorator_list)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.decorated(node, node.decorator_list)

    def decorated(self, node: ast.AST, decorators: list[ast.expr]) -> None:
        skipped = any(mark_name(d) in {"skip", "xfail"} for d in decorators)
        self.skipping += skipped
        self.generic_visit(node)
        self.skipping -= skipped

    def visit_Call(self, node: ast.Call) -> None:
        if mark_name(node) == "rule":
            for argument in node.args:
                self.argument(argument)
        self.generic_visit(node)

    def argument(self, node: ast.expr) -> None:
        if isinstance(node, ast.Starred) and isinstance(node.value, ast.List | ast.Tuple):
            for element in node.value.elts:
                self.argument(element)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            (self.idle if self.skipping else self.shown).append((node.value, node.lineno))
        else:
            self.unclear.append(node.lineno)


def mark_name(node: ast.expr) -> str:
    """`rule` for pytest.mark.rule(...) and for pytest.mark.rule; empty if it is no mark."""
    called = node.func if isinstance(node, ast.Call) else node
    if not isinstance(called, ast.Attribute):
        return ""
    base = called.value
    owner = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
    return called.attr if owner == "mark" else ""


@dataclass
class Findings:
    """What tests and sources say about rules."""

    shown: set[str] = field(default_factory=set)
    cited: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)
    reported: set[tuple[str, str]] = field(default_factory=set)

    def unknown(self, rule: str, path: str, line: int) -> None:
        if (rule, path) not in self.reported:
            self.reported.add((rule, path))
            self.problems.append(f"{path}:{line}: {rule} stands in no catalogue")


def inspect(root: Path, known: Known) -> Findings:
    """Read all tests, scenarios and sources."""
    found = Findings()
    for path in files(root / "tests", TEST_SUFFIXES):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            read_marks(text, name, known, found)
        elif (root / "tests" / "scenarios") in path.parents:
            read_scenario(text, name, known, found)
        for rule, line in citations(text, known):
            if rule not in known.ids:
                found.unknown(rule, name, line)
    for path in files(root / "src", SOURCE_SUFFIXES):
        name = path.relative_to(root).as_posix()
        for rule, line in citations(path.read_text(encoding="utf-8"), known):
            if rule in known.ids:
                found.cited.add(rule)
            else:
                found.unknown(rule, name, line)
    return found


def files(folder: Path, suffixes: Collection[str]) -> list[Path]:
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in suffixes and path.is_file() and "__pycache__" not in path.parts
    )


def read_marks(text: str, name: str, known: Known, found: Findings) -> None:
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        found.problems.append(f"{name}:{error.lineno}: not valid Python: {error.msg}")
        return
    marks = Marks()
    marks.visit(tree)
    for rule, line in marks.shown + marks.idle:
        if rule not in known.ids:
            found.unknown(rule, name, line)
    found.shown.update(rule for rule, _ in marks.shown if rule in known.ids)
    found.problems.extend(
        f"{name}:{line}: a rule mark takes rule ids written out as strings"
        for line in marks.unclear
    )


def read_scenario(text: str, name: str, known: Known, found: Findings) -> None:
    try:
        rules = tomllib.loads(text).get("rules", [])
    except tomllib.TOMLDecodeError as error:
        found.problems.append(f"{name}: not valid TOML: {error}")
        return
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        found.problems.append(f"{name}: `rules` must be a list of rule ids")
        return
    lines = text.splitlines()
    for rule in rules:
        if rule in known.ids:
            found.shown.add(rule)
        else:
            line = next((n for n, words in enumerate(lines, 1) if rule in words), 1)
            found.unknown(rule, name, line)


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
