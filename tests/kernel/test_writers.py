"""Effects are the only writers: whoever else assigns a cell of the table is named here.

The test reads the syntax trees of the engine. A cell is assigned by ``state.at[...] = ...``,
``at[...] += ...`` and the like, whatever the table is called there.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import delos

SOURCES = Path(delos.__file__).parent
TITLES = ("cyclades", "legendary", "classic", "mytikas")
# Modules that may write: effects, what lays out a table before the first decision, what imagines
# one, and what reads one from a dump.
WRITERS = {"effects", "setup", "imagine", "blank", "saving", "frames"}


def cells_assigned(tree: ast.AST) -> list[int]:
    """The lines that assign a cell, in order."""
    found: list[int] = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
            found += [part.lineno for part in parts if is_cell(part)]
    return sorted(found)


def is_cell(target: ast.expr) -> bool:
    """``at[...]``, ``state.at[...]``, ``self.at[...]``: a subscript of something called at."""
    if not isinstance(target, ast.Subscript):
        return False
    table = target.value
    return (isinstance(table, ast.Name) and table.id == "at") or (
        isinstance(table, ast.Attribute) and table.attr == "at"
    )


def may_write(path: Path) -> bool:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return any(part in WRITERS for part in parts[1:])


def modules() -> list[Path]:
    return [path for title in TITLES for path in sorted((SOURCES / title).rglob("*.py"))]


def writes() -> dict[str, list[int]]:
    """The lines that assign cells, of every module that should not."""
    found: dict[str, list[int]] = {}
    for path in modules():
        lines = cells_assigned(ast.parse(path.read_text(encoding="utf-8")))
        if lines and not may_write(path):
            found[path.relative_to(SOURCES).as_posix()] = lines
    return found


@pytest.mark.plain_only
def test_only_effects_write_the_table() -> None:
    strangers = [f"{name}:{line}" for name, lines in writes().items() for line in lines]
    assert strangers == [], "cells are assigned outside effects; write a verb there and call it"


@pytest.mark.parametrize(
    "line",
    [
        "at[GOLD] = 3",
        "state.at[GOLD + faction] -= amount",
        "self.at[TROOPS] |= 1",
        "at[A], at[B] = 1, 2",
        "del at[A]",
        "game.state.at[A:B] = told",
    ],
)
def test_an_assignment_is_seen(line: str) -> None:
    assert cells_assigned(ast.parse(line))


@pytest.mark.parametrize(
    "line", ["gold = at[GOLD]", "page[GOLD] = at[GOLD]", "found[at[GOLD]] = 1", "at = state.at"]
)
def test_reading_is_not_writing(line: str) -> None:
    assert cells_assigned(ast.parse(line)) == []
