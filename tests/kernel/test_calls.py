"""What a value means is said where it is handed over: long calls name their arguments."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import delos

SOURCES = Path(delos.__file__).parent
MOST = 8
# Steps of one computation in their order, under the names that the class gives them too.
ALLOWED = {"learn/training/model.py: Pass"}


def long_calls(tree: ast.AST) -> list[tuple[int, str]]:
    """Line and name of each call with more arguments by position than can be told apart."""
    return [
        (node.lineno, ast.unparse(node.func))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and len(node.args) > MOST
    ]


@pytest.mark.plain_only
def test_long_calls_name_their_arguments() -> None:
    found = [
        f"{path.relative_to(SOURCES).as_posix()}: {name}"
        for path in sorted(SOURCES.rglob("*.py"))
        for _, name in long_calls(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert sorted(set(found) - ALLOWED) == []


def test_a_long_call_is_seen() -> None:
    assert long_calls(ast.parse("Travel(a, b, c, d, e, f, g, h, i)")) == [(1, "Travel")]
    assert long_calls(ast.parse("Travel(a, b, c, d, e, f, g, h, i=1)")) == []
