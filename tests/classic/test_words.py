"""Every word the engine of the original game can utter stands in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from delos import texts
from delos.classic.boards import board_for
from delos.classic.drawing import drawing
from delos.classic.events import EVENTS
from delos.classic.ids import (
    BASE_CARDS,
    BUILDINGS,
    CARD_NAMES,
    CREATURES,
    DECK_HEROES,
    FAVOUR_NAMES,
    HERO_WORDS,
    ITEM_NAMES,
)
from delos.classic.kind_table import KINDS
from delos.cyclades.ids import CERBERUS, CHARON, EMPOUSA, ERINYES, MANTICORE
from delos.texts import speak
from tests.classic.table import begun, title

ROOT = Path(__file__).resolve().parents[2]
RULE = r"[A-Z]+(?:-[A-Z0-9]+)+"
REASON = re.compile(rf"(?:{RULE}(?:,{RULE})*)?:(?P<word>[a-z]+(?:-[a-z]+)*)(?: .*)?")
VARIABLE = re.compile(r"\$([a-z]+)")
both = pytest.mark.parametrize("lang", ["en", "fr"])
USED = [kind for kind in KINDS if kind.size]
FAMILIES = ("prompt-", "option-", "event-", "why-")
OWN = re.compile(r"^(\w+)-classic-")  # words for what the Legendary Edition calls otherwise
CARDS = [*BASE_CARDS, CERBERUS, CHARON, EMPOUSA, ERINYES, MANTICORE]
HEROES = [HERO_WORDS[hero] for hero in DECK_HEROES]
# All that a table can show, by the type of its tokens
THINGS = {
    "creature": [CARD_NAMES[card] for card in CARDS],
    "hero": HEROES,
    "god": ["athena", "zeus", "poseidon", "ares", "apollo", "hades"],
    "building": BUILDINGS,
    "favour": FAVOUR_NAMES,
    "item": ITEM_NAMES,
    "unit": ["undead", "hero", "column", "cornucopia"],
    "card": ["priestess"],
    "module": ["placement", "underworld", "heroes", "favours"],
}


def messages(lang: str) -> dict[str, str]:
    """Each message of the file with its source."""
    text = texts.source(lang, "classic")
    parsed = FluentParser().parse(text)
    assert [entry.content for entry in parsed.body if isinstance(entry, Junk)] == []
    found: dict[str, str] = {}
    for entry in parsed.body:
        if isinstance(entry, Message):
            assert entry.id.name not in found
            assert entry.span is not None
            found[entry.id.name] = text[entry.span.start : entry.span.end]
    return found


def reasons() -> set[str]:
    found = set()
    for path in (ROOT / "src" / "delos" / "classic").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                match = REASON.fullmatch(node.value)
                if match:
                    found.add(match["word"])
    return found


def needed() -> set[str]:
    found = {f"event-{kind.name}" for kind in EVENTS} | {f"why-{word}" for word in reasons()}
    for kind in USED:
        name = kind.name.replace(".", "-")
        found.add(f"prompt-{name}")
        for part in kind.parts:
            found.add(f"option-{name}" + (f"-{part.prefix}" if part.prefix else ""))
    table = title(5, modules=["hades"])
    found |= {f"creature-{name}" for name in CARD_NAMES[CREATURES:]}  # heroes lie on the track
    found |= {f"faction-{seat}" for seat in table.seats} | {f"victim-{s}" for s in table.seats}
    found |= {f"phase-{name}" for name in table.phase_names}
    for type, names in THINGS.items():
        found |= {f"{type}-{name}" for name in names}
        found |= {f"help-classic-{type}-{name}" for name in names}
    return found


@both
def test_everything_can_be_said(lang: str) -> None:
    assert sorted(name for name in needed() if not texts.has(lang, name)) == []


def test_no_message_is_left_over() -> None:
    own = {name for name in messages("en") if name.startswith(FAMILIES)}
    assert {OWN.sub(r"\1-", name) for name in own} - needed() == set()


@both
def test_what_is_called_otherwise_elsewhere_has_a_shared_message(lang: str) -> None:
    own = [name for name in messages(lang) if OWN.match(name) and not name.startswith("help-")]
    assert own
    for name in own:
        shared = OWN.sub(r"\1-", name)
        assert texts.has(lang, shared)
        assert texts.own(lang, "classic", shared) == name
        assert texts.own(lang, "legendary", shared) == texts.own(lang, "", shared) == shared


@both
@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_sea_space_has_a_name_of_its_own(lang: str, players: int) -> None:
    cells = [cell.lower() for cell in board_for(players).seas]
    named = [speak.named(lang, f"sea:{cell}") for cell in cells]
    assert len(set(named)) == len(cells)
    islands = {island.name for island in board_for(players).islands}
    assert not islands & {str(name).lower() for name in named}
    told: Any = drawing(players)["seas"]
    assert [sea["names"][lang] for sea in told] == named


def test_both_languages_say_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    for name, text in english.items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(french[name])), name
    same = {name for name in english if english[name] == french[name]}
    same -= {name for name in same if name.startswith("sea-")}  # many nymphs have one name
    assert same == {f"favour-{name}" for name in ("aphrodite", "hestia")} | {
        "creature-hector",
        "creature-midas",
        "hero-midas",
    }


def test_french_typography() -> None:
    for line in texts.source("fr", "classic").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"(?<!^) [:;?!]", line), f"a no-break space is missing: {line}"


@both
def test_prompts_read_well_without_any_variable(lang: str) -> None:
    for kind in USED:
        said = texts.say(lang, "prompt-" + kind.name.replace(".", "-"))
        assert not re.search(r"\bnone\b", said)
        assert said[-1] in ".?"


@both
def test_help_is_short(lang: str) -> None:
    for name in messages(lang):
        if name.startswith("help-"):
            assert 10 < len(texts.say(lang, name)) < 330


@both
@pytest.mark.parametrize(("modules", "kinds"), [([], 20), (["hades"], 40)], ids=["box", "hades"])
def test_a_whole_game_can_be_told(lang: str, modules: list[str], kinds: int) -> None:
    promos = {"hecate": True, "manticore": True} if modules else {}
    game = begun(4, 12, modules=modules, **promos)
    told: set[str] = set()
    steps = 0
    while not game.over and steps < 1500:
        steps += 1
        options = game.options()
        option = options[steps * 7919 % len(options)]
        decision = game.decision
        assert decision is not None
        lines = [decision.prompt(lang), option.label(lang)]
        for event in game.play(option.id):
            fields = game.title.event(event, 0)
            name = str(fields.pop("event"))
            lines.append(game.title.sentence(name, fields, lang))
            told.add(name)
        for line in lines:
            assert line
            assert not re.search(r"[{}]|\bnone\b|ercenar|ercenair|ornucop", line)
    assert len(told) > kinds


TITLES_OF_SYLPHS = {"classic": "les Sylphes", "legendary": "le Sylphe"}


def test_french_calls_what_is_printed_by_its_printed_name() -> None:
    """Several Sylphs in the original, one in the Legendary Edition; the island with its accent."""
    told = {title: speak.named("fr", "creature:sylph", title=title) for title in TITLES_OF_SYLPHS}
    assert told == TITLES_OF_SYLPHS
    assert speak.named("fr", "site:delos-1") == "Délos, site 1"
    lands: Any = drawing(4)["lands"]
    assert [land["names"]["fr"] for land in lands if land["slug"] == "delos"] == ["Délos"]
