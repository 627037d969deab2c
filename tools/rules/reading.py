"""What tests, scenarios and sources say about rules.

A test shows a rule by `@pytest.mark.rule("LEG-...")`, a scenario file by its list `rules`.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.rules.catalogue import Known
from tools.rules.citing import citations

SOURCE_SUFFIXES: Final = frozenset({".py", ".pyi", ".toml", ".ftl", ".md"})
TEST_SUFFIXES: Final = frozenset({".py", ".toml"})


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
