"""Every rule by which an engine refuses is asked about somewhere: in a scenario's ``why``, or in a
test. A reason that nobody asks for could name any rule, or none."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import delos

TESTS = Path(__file__).parents[1]
SOURCES = Path(delos.__file__).parent
TITLES = ("cyclades", "legendary", "classic", "mytikas")
RULE = r"(?:LEG|CLA|HAD|MYT)-[A-Z0-9-]+"
KEY = re.compile(rf'"({RULE}(?:,{RULE})*):[a-z]')
# What a game never comes to ask about, and why not.
NEVER_ASKED = {
    "HAD-FAVOUR-ARTEMIS-05": "of troop and fleet one is left: it is taken without a question",
    "LEG-UPKEEP-01": "without a Priestess a figurine leaves without a question",
}


def reasons(source: str) -> set[tuple[str, ...]]:
    """The rules of each reason key that stands in a source."""
    return {tuple(found.split(",")) for found in KEY.findall(source)}


def whys(value: object) -> Iterator[str]:
    """What a scenario file asks by ``why``."""
    if isinstance(value, dict):
        asked = value.get("why")
        if isinstance(asked, dict):
            for rules in asked.values():
                yield from [rules] if isinstance(rules, str) else rules
        for one in value.values():
            yield from whys(one)
    elif isinstance(value, list):
        for one in value:
            yield from whys(one)


@cache
def asked() -> frozenset[str]:
    found: set[str] = set()
    for path in (TESTS / "scenarios").rglob("*.toml"):
        for rules in whys(tomllib.loads(path.read_text(encoding="utf-8"))):
            found.update(re.findall(RULE, rules))
    for path in TESTS.rglob("test_*.py"):
        if path != Path(__file__):
            found.update(re.findall(RULE, path.read_text(encoding="utf-8")))
    return frozenset(found)


@pytest.mark.plain_only
@pytest.mark.parametrize("title", TITLES)
def test_every_rule_that_refuses_is_asked_about(title: str) -> None:
    silent = {
        ",".join(rules)
        for path in (SOURCES / title).rglob("*.py")
        for rules in reasons(path.read_text(encoding="utf-8"))
        if not asked().intersection(rules) and not set(NEVER_ASKED).intersection(rules)
    }
    assert silent == set(), "ask for it in a scenario: why = { … }"


def test_keys_of_several_rules_are_read() -> None:
    source = 'return "LEG-TEAM-09,LEG-TEAM-08:team-gold" if poor else "CLA-BUILD-01:own-site"'
    assert reasons(source) == {("LEG-TEAM-09", "LEG-TEAM-08"), ("CLA-BUILD-01",)}


def test_whys_are_found_wherever_they_stand() -> None:
    file = {"step": [{"expect": {"why": {"to kea": "LEG-LANDMOVE-13", "end": ["LEG-OFFER-03"]}}}]}
    assert sorted(whys(file)) == ["LEG-LANDMOVE-13", "LEG-OFFER-03"]
