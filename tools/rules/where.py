"""Where a rule stands, where it is applied and which tests show it.

    make where RULE=LEG-HERO-AJAX-02
    make where RULE=LEG-HERO-AJAX        every rule of a family

Code and tests shorten ids ("LEG-OFFER-01 to -13"), so that a plain search misses many; this finds
them all. Exit codes: 0 found, 1 there is no such rule.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.rules.catalogue import ROOT, RULE, Known, read_catalogues
from tools.rules.citing import citations
from tools.rules.reading import SOURCE_SUFFIXES, TEST_SUFFIXES, Marks, files


@dataclass(frozen=True)
class Place:
    """A line of a file, and what stands there: a function, a class, a scenario."""

    path: str
    line: int
    what: str = ""

    def __str__(self) -> str:
        return f"  {self.path}:{self.line}" + (f"  {self.what}" if self.what else "")


@dataclass
class Rule:
    """All places of a rule."""

    id: str
    home: Place
    words: str
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)


def find_rules(root: Path, asked: str = "") -> dict[str, Rule]:
    """Every rule of every catalogue with its places, by id; the places only of what was asked for,
    if something was."""
    known = Known(read_catalogues(root))
    found = {rule.id: rule for rule in read_words(root)}
    family = re.sub(r"-[0-9]+$", "", asked)  # no id is shortened where its family is not named
    for path in files(root / "src", SOURCE_SUFFIXES):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        if family not in text:
            continue
        blocks = blocks_of(text) if path.suffix == ".py" else []
        for id, line in citations(text, known):
            if id in found:
                add(found[id].code, Place(name, line, block_at(blocks, line)))
    for path in files(root / "tests", TEST_SUFFIXES):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        if family not in text:
            continue
        shown = test_places(text, name) if path.suffix == ".py" else scenario_places(text, name)
        for id, place in shown:
            if id in found:
                add(found[id].tests, place)
    return found


def add(places: list[Place], place: Place) -> None:
    if place not in places:
        places.append(place)


def read_words(root: Path) -> Iterator[Rule]:
    """The rules as their catalogues put them."""
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        name = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = RULE.match(line)
            if match:
                words = line[match.end() :].strip().removeprefix("—").strip(" |")
                yield Rule(match.group(1), Place(name, number), words)


def blocks_of(text: str) -> list[tuple[int, int, str]]:
    """First line, last line and name of every class and function of a module."""
    found: list[tuple[int, int, str]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *[one.lineno for one in node.decorator_list]])
            found.append((first, node.end_lineno or node.lineno, node.name))
    return sorted(found)


def block_at(blocks: list[tuple[int, int, str]], line: int) -> str:
    """``Ajax.have``: what encloses a line."""
    return ".".join(name for first, last, name in blocks if first <= line <= last)


def test_places(text: str, name: str) -> Iterator[tuple[str, Place]]:
    marks = Marks()
    marks.visit(ast.parse(text))
    blocks = blocks_of(text)
    for id, line in marks.shown:
        yield id, Place(name, line, block_at(blocks, line))


def scenario_places(text: str, name: str) -> Iterator[tuple[str, Place]]:
    whole = tomllib.loads(text)
    for id in whole.get("rules", []):
        line = next((n for n, words in enumerate(text.splitlines(), 1) if id in words), 1)
        yield id, Place(name, line, str(whole.get("name", "")))


def wanted(ids: Sequence[str], asked: str) -> list[str]:
    """The rule, or all rules of the family, in the order of the catalogue."""
    return [id for id in ids if id == asked or id.startswith(asked + "-")]


def told(rule: Rule) -> str:
    lines = [f"{rule.id}  {rule.home.path}:{rule.home.line}", f"  {rule.words}"]
    for heading, places in (("code", rule.code), ("tests", rule.tests)):
        lines.append(f"{heading}:" if places else f"{heading}: none")
        lines += [str(place) for place in places]
    return "\n".join(lines)


def unknown(asked: str, rules: dict[str, Rule]) -> str:
    near = difflib.get_close_matches(asked, rules, n=3, cutoff=0.6)
    hint = f"Did you mean {' or '.join(near)}?" if near else "The catalogues are in docs/rules/."
    return f"There is no rule {asked!r}. {hint}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make where RULE=...", description=__doc__)
    parser.add_argument("rule", nargs="?", default="", help="an id, or the start of several")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout (default: this one)")
    options = parser.parse_args(arguments)
    asked = options.rule.strip().upper().strip("-*`")
    if not asked:
        print("Say which rule: make where RULE=LEG-HERO-AJAX-02", file=sys.stderr)
        return 1
    rules = find_rules(options.root.resolve(), asked)
    found = wanted(list(rules), asked)
    if not found:
        print(unknown(asked, rules), file=sys.stderr)
        return 1
    print("\n\n".join(told(rules[id]) for id in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
