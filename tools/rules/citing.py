"""Ids that a text cites, also in short: `LEG-X-01 to -13`, `LEG-X-01, -02`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tools.rules.catalogue import Known

# What may stand between two ids that are cited together, also across lines of a comment.
NEXT: Final = re.compile(
    r"[\s#]*(?P<link>,?[\s#]*(?:and|or)\b|,|/|&|;|to\b|through\b|–|…|\.\.)[\s#]*"
    r"(?P<id>(?:[A-Z]+(?:-[A-Z0-9]+)+)?-[0-9]{2,})(?![0-9A-Za-z])"
)
RANGES: Final = frozenset({"to", "through", "–", "…", ".."})


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
