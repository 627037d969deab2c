"""What only one title uses lives with that title (decision 20).

The test reads the syntax trees: from the names that a title's modules say, it follows what those
names say in turn. A name of ``cyclades/`` that one of the two titles never comes to, though the
other does, belongs to that other one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

import delos

SOURCES = Path(delos.__file__).parent
SHARED = SOURCES / "cyclades"
TITLES = ("legendary", "classic")
# Numbers of one list that both titles read: gods, Heroes, Creatures and pieces have their places
# there, also those that only one title has in its box.
LISTS = {"ids.py"}
# What belongs to a list or a form of the shared code, and why only one title says it.
ALONE = {
    "team_metropolises": "judges and studies count them for both titles; alone one is a team",
    "chain_name": "the word beside the numbers of MOVE_CHAIN",
    "gap": "how a dump tells cells that a title never had",
    "site_names": "the names beside site_name; scenario files of both titles read them",
}


def said(node: ast.AST) -> set[str]:
    """Every name and attribute that stands in it."""
    found: set[str] = set()
    for one in ast.walk(node):
        if isinstance(one, ast.Name):
            found.add(one.id)
        elif isinstance(one, ast.Attribute):
            found.add(one.attr)
    return found


def modules(folder: Path) -> Iterable[Path]:
    return sorted(path for path in folder.rglob("*.py") if path.name != "__init__.py")


def declared(folder: Path) -> tuple[dict[str, set[str]], dict[str, Path]]:
    """The names that modules declare at their top, with what each of them says, and where."""
    says: dict[str, set[str]] = {}
    where: dict[str, Path] = {}
    for path in modules(folder):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = node.name
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                name = node.target.id
            else:
                continue
            says.setdefault(name, set()).update(said(node))
            where.setdefault(name, path.relative_to(folder))
    return says, where


def come_to(start: set[str], says: dict[str, set[str]]) -> set[str]:
    """The declared names that one comes to from these."""
    found: set[str] = set()
    ahead = [name for name in start if name in says]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += [other for other in says[name] if other in says]
    return found


def used_by(title: str, says: dict[str, set[str]]) -> set[str]:
    start: set[str] = set()
    for path in modules(SOURCES / title):
        start |= said(ast.parse(path.read_text(encoding="utf-8")))
    return come_to(start, says)


@pytest.mark.plain_only
def test_what_one_title_alone_uses_lives_there() -> None:
    says, where = declared(SHARED)
    one, other = (used_by(title, says) for title in TITLES)
    alone = {name for name in one ^ other if where[name].name not in LISTS}
    told = [
        f"{where[name]}: {name} is for {TITLES[0] if name in one else TITLES[1]} alone"
        for name in sorted(alone - set(ALONE))
    ]
    assert told == [], "move it into that title's package"
    assert set(ALONE) <= alone, "both titles use it now: take it off the list"


def test_one_comes_to_what_is_said_on_the_way() -> None:
    says = {"march": {"arrive", "elsewhere"}, "arrive": {"OWNER"}, "OWNER": set(), "sail": {"SEA"}}
    assert come_to({"march", "unknown"}, says) == {"march", "arrive", "OWNER"}


def test_attributes_count() -> None:
    assert said(ast.parse("state.rules.goal + GOLD")) == {"state", "rules", "goal", "GOLD"}
