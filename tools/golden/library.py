"""All books of golden games: one for each title and version of its rules."""

from __future__ import annotations

from typing import Final

from delos.classic.title import VERSION as CLASSIC
from delos.legendary.title import VERSION as LEGENDARY
from delos.mytikas.title import VERSION as MYTIKAS
from tools.golden.book import Book
from tools.golden.classic import Classic
from tools.golden.legendary import Legendary
from tools.golden.mytikas import Mytikas

SHELF: Final[list[tuple[type[Book], int]]] = [
    (Legendary, LEGENDARY),
    (Classic, CLASSIC),
    (Mytikas, MYTIKAS),
]


def newest() -> list[Book]:
    return [book(version) for book, version in SHELF]


def books() -> list[Book]:
    """Every book that has been written, the oldest rules of a title first."""
    found = [book(n) for book, version in SHELF for n in range(1, version + 1)]
    return [book for book in found if book.folder.exists()]
