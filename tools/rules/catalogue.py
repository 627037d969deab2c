"""Catalogues: a file docs/rules/<title>.md; a rule is a bold id at the start of a bullet or in the
first column of a table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
RULE: Final = re.compile(r"^\s*(?:[-*+]|\|)\s*\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*", re.MULTILINE)


class UsageError(Exception):
    """What the caller has to put right before anything can be counted."""


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
