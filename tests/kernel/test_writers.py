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
# Places that still write by themselves, with the number of their assignments. It only shrinks.
LEFT: dict[str, int] = {
    "classic/creature.py": 5,
    "classic/creature_track.py": 4,
    "classic/creatures/guardians.py": 2,
    "classic/creatures/kraken.py": 1,
    "classic/creatures/polyphemus.py": 1,
    "classic/creatures/robbers.py": 7,
    "classic/cycle.py": 5,
    "classic/god_track.py": 6,
    "classic/gods/gifts.py": 2,
    "classic/gods/purchases.py": 3,
    "classic/hades/creatures/charon.py": 1,
    "classic/hades/creatures/chiron.py": 1,
    "classic/hades/creatures/empousa.py": 1,
    "classic/hades/favours/gifts.py": 2,
    "classic/hades/favours/hecate.py": 2,
    "classic/hades/favours/hephaestus.py": 2,
    "classic/hades/favours/hermes.py": 1,
    "classic/hades/favours/pile.py": 15,
    "classic/hades/favours/powers.py": 1,
    "classic/hades/god.py": 1,
    "classic/hades/heroes/amazons.py": 4,
    "classic/hades/heroes/card.py": 1,
    "classic/hades/heroes/module.py": 2,
    "classic/hades/heroes/sacrifice.py": 1,
    "classic/hades/items/hand.py": 3,
    "classic/hades/items/in_turn.py": 1,
    "classic/hades/items/windows.py": 10,
    "classic/hades/necropolis.py": 9,
    "classic/hades/placement.py": 8,
    "classic/hades/undead.py": 4,
    "classic/hades/undead_fleets.py": 1,
    "classic/hades/underworld.py": 7,
    "classic/income.py": 1,
    "classic/metropolis.py": 7,
    "classic/offerings.py": 9,
    "classic/ruleset.py": 3,
    "classic/title.py": 3,
    "classic/turn.py": 7,
    "legendary/actions/extras.py": 2,
    "legendary/actions/quest.py": 1,
    "legendary/bonus.py": 2,
    "legendary/creature.py": 6,
    "legendary/creatures/boar.py": 3,
    "legendary/creatures/charon.py": 1,
    "legendary/creatures/chimera.py": 1,
    "legendary/creatures/echidna.py": 2,
    "legendary/creatures/guardians.py": 7,
    "legendary/creatures/polyphemus.py": 1,
    "legendary/creatures/robbers.py": 7,
    "legendary/creatures/sphinx.py": 5,
    "legendary/cycle.py": 5,
    "legendary/figurine.py": 3,
    "legendary/gods/hera.py": 2,
    "legendary/income.py": 1,
    "legendary/initialization.py": 13,
    "legendary/journeys.py": 1,
    "legendary/metropolis.py": 10,
    "legendary/offerings.py": 13,
    "legendary/title.py": 1,
    "legendary/turn.py": 9,
    "mytikas/turn.py": 7,
}


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
    strangers = [
        f"{name}:{line}"
        for name, lines in writes().items()
        if len(lines) > LEFT.get(name, 0)
        for line in lines
    ]
    assert strangers == [], "cells are assigned outside effects; write a verb there and call it"


@pytest.mark.plain_only
def test_the_list_of_places_left_shrinks() -> None:
    found = writes()
    fewer = {name: len(found.get(name, [])) for name in LEFT}
    assert fewer == LEFT, "fewer than listed: lower the numbers in LEFT"


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
