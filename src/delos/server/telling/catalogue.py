"""The numbered rules of a title, read from docs/rules: clients look up what a reason cites."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from delos.server.protocol.titles import Rule, RuleSection, TitleRules
from delos.server.telling import examples

IN_WHEEL: Final = Path(__file__).parents[1] / "rules"
IN_CHECKOUT: Final = Path(__file__).parents[4] / "docs" / "rules"

HEADING: Final = re.compile(r"^(##+) +(?:\d+(?:\.\d+)*\.? +)?(.+?)(?: *\([A-Z]+(?:-[A-Z]+)*\))?$")
BULLET: Final = re.compile(r"^[-*+] +\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* *(?:— *)?(.*)$")
ROW: Final = re.compile(r"^\| *\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* *\|(.*)\|\s*$")
# Books besides a title's own, with what their sections are marked by: expansions of its rules
EXPANSIONS: Final = {"classic": ("hades",)}
NAMES: Final = {"en": {"hades": "Hades"}, "fr": {"hades": "Hadès"}}
# French sets a narrow no-break space before a colon
COLON: Final = {"en": ": ", "fr": "\u202f: "}
MARKUP: Final = re.compile(r"\*\*|`|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])")


def file_of(book: str, lang: str = "en") -> Path | None:
    """English stands beside the other documents, each translation in a folder of its own."""
    name = f"{book}.md" if lang == "en" else f"{lang}/{book}.md"
    for folder in (IN_WHEEL, IN_CHECKOUT):
        path = folder / name
        if path.is_file():
            return path
    return None


@cache
def catalogue(title: str, lang: str = "en") -> TitleRules:
    """The rules of a title that is played, then those of its expansions; none if its catalogue
    was not installed."""
    sections = sections_of(title, lang)
    for book in EXPANSIONS.get(title, ()):
        mark = NAMES[lang][book] + COLON[lang]
        sections += [RuleSection(mark + one.name, one.rules) for one in sections_of(book, lang)]
    for section in sections:
        for rule in section.rules:
            rule.examples = examples.number_of(title, rule.id)
            rule.unshown = examples.why_none(rule.id, lang)
    return TitleRules(sections)


def sections_of(book: str, lang: str = "en") -> list[RuleSection]:
    path = file_of(book, lang)
    return [] if path is None else read(path.read_text(encoding="utf-8"), COLON[lang])


def read(text: str, colon: str = ": ") -> list[RuleSection]:
    """Sections that have rules, in the order of the file; sub-sections name their section."""
    found: list[RuleSection] = []
    chapter = ""
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            name = plain(heading[2])
            chapter = name if heading[1] == "##" else chapter
            full = name if heading[1] == "##" else chapter + colon + name
            found.append(RuleSection(full, []))
            continue
        rule = rule_in(line)
        if rule is not None and found:
            found[-1].rules.append(rule)
    return [section for section in found if section.rules]


def rule_in(line: str) -> Rule | None:
    """A rule is a bold id at the start of a bullet or in the first column of a table."""
    bullet = BULLET.match(line)
    if bullet is not None:
        return Rule(bullet[1], plain(bullet[2]))
    row = ROW.match(line)
    if row is not None:
        cells = [plain(cell) for cell in row[2].split("|")]
        return Rule(row[1], " – ".join(cell for cell in cells if cell))
    return None


def plain(text: str) -> str:
    """Without Markdown's marks."""
    return MARKUP.sub("", text).strip()


@cache
def ids(title: str) -> tuple[str, ...]:
    return tuple(rule.id for section in catalogue(title).sections for rule in section.rules)


def family(title: str, start: str) -> list[str]:
    """The ids of one family: ``MYT-DEITY-ZEUS`` has ``MYT-DEITY-ZEUS-01`` and so on."""
    return [rule for rule in ids(title) if re.fullmatch(re.escape(start) + r"-\d+", rule)]
