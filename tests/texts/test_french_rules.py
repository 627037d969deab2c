"""The catalogue in French: the same rules under the same numbers, and nothing left in English."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from delos.server.telling import catalogue
from tests.texts.test_french import CYCLADES, MYTIKAS

FOLDER: Final = Path(__file__).parents[2] / "docs" / "rules"
BOOKS: Final = ("legendary", "classic", "hades", "mytikas")
EACH: Final = pytest.mark.parametrize("book", BOOKS)
LINE: Final = re.compile(r"^(?:[-*+]|\|) *\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*(.*)$", re.MULTILINE)
ID: Final = re.compile(r"[A-Z]{3,}(?:-[A-Z0-9]+)+")
EDITION: Final = re.compile(r"`\[[^`]*\]`|`(?:base|complete)`")
SOURCE: Final = re.compile(r"\*\([^*]*\)\*")  # headings of the two rulebooks, as they are printed
ENGLISH: Final = re.compile(
    r"(?i)\b(the|of|and|is|are|with|may|must|from|each|when|player|players|token|tokens"
    r"|island|islands|troop|troops|fleet|fleets|ruling|reason|rulebook|else|effect)\b"
)


def rules(book: str, lang: str) -> dict[str, str]:
    file = FOLDER / ("" if lang == "en" else lang) / f"{book}.md"
    return dict(LINE.findall(file.read_text(encoding="utf-8")))


def bare(text: str) -> str:
    """A rule without the codes and printed headings that are the same in every language."""
    return re.sub(r"`[^`]*`", "", SOURCE.sub("", text))


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", ID.sub("", text)))


def codes(text: str) -> Counter[str]:
    """Names of options and values; editions are named in words."""
    return Counter(re.findall(r"`[^`]*`", EDITION.sub("", text)))


@EACH
def test_sections_and_ids_are_those_of_the_english_book(book: str) -> None:
    english, french = catalogue.sections_of(book, "en"), catalogue.sections_of(book, "fr")
    assert [[rule.id for rule in one.rules] for one in french] == [
        [rule.id for rule in one.rules] for one in english
    ]
    assert len({one.name for one in french}) == len(french)


@EACH
def test_what_a_rule_cites_and_counts_is_the_same(book: str) -> None:
    """A second reader who knows neither language: ids, options and figures."""
    english, french = rules(book, "en"), rules(book, "fr")
    for rule, text in english.items():
        told = french[rule]
        assert Counter(ID.findall(told)) == Counter(ID.findall(text)), rule
        assert codes(told) == codes(text), rule
        assert figures(told) == figures(text), rule


@EACH
def test_what_the_catalogue_decided_is_marked_in_both(book: str) -> None:
    french = rules(book, "fr")
    for rule, text in rules(book, "en").items():
        assert ("RULING" in text) == ("DÉCISION" in french[rule]), rule
        assert ("Reason:" in text) == ("Raison" in french[rule]), rule


@EACH
def test_nothing_is_left_in_english(book: str) -> None:
    for rule, text in rules(book, "fr").items():
        left = ENGLISH.findall(bare(text).replace("Touching sea spaces", ""))
        assert left == [], f"{rule}: {left}"
        assert len(text) > 12, rule


@EACH
def test_typography_and_terms(book: str) -> None:
    text = (FOLDER / "fr" / f"{book}.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        said = re.sub(r"`[^`]*`", "", line)
        assert not re.search(r"(?<=\S)[ \u00a0][:;!?»]", said), line
        assert not re.search(r"«[^\u202f]", said), line
        assert "'" not in said, line
        for pattern, term in (MYTIKAS if book == "mytikas" else CYCLADES).items():
            assert not re.search(pattern, said), f"the print says {term}: {line}"


@pytest.mark.parametrize("title", ["legendary", "classic", "mytikas"])
def test_a_title_is_served_in_french(title: str) -> None:
    english, french = catalogue.catalogue(title, "en"), catalogue.catalogue(title, "fr")
    for ours, theirs in zip(english.sections, french.sections, strict=True):
        for one, other in zip(ours.rules, theirs.rules, strict=True):
            assert one.id == other.id
            assert one.text != other.text
            assert not re.search(r"[*`|]", other.text), other
