"""Every word the engine of Mytikas can utter stands in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from delos.mytikas.events import EVENTS
from delos.mytikas.ids import DEITY_NAMES, SPACE_NAMES
from delos.mytikas.kinds import KINDS
from tests.mytikas.table import title

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "delos" / "texts"
REASON = re.compile(r"(?:[A-Z]+(?:-[A-Z0-9]+)+,?)*:(?P<word>[a-z]+(?:-[a-z]+)*)")
VARIABLE = re.compile(r"\$([a-z]+)")
both = pytest.mark.parametrize("lang", ["en", "fr"])
INSIDE = {"bonus-neither"}  # a part of other messages, empty where there is nothing to say
FOR_CLIENTS = (  # help panels, see delos.server.words
    "construction-",
    "count-",
    "effect-",
    "help-construction",
    "help-patron",
    "help-resource-",
    "help-slot",
    "help-token-",
    "ribbon-",
    "score-",
    "setting-",
    "token-",
)


def source(lang: str) -> str:
    return (TEXTS / f"mytikas.{lang}.ftl").read_text(encoding="utf-8")


def messages(text: str) -> list[str]:
    parsed = FluentParser().parse(text)
    assert [entry.content for entry in parsed.body if isinstance(entry, Junk)] == []
    return [entry.id.name for entry in parsed.body if isinstance(entry, Message)]


def needed() -> set[str]:
    """Ids of all prompts, options, events, names, reasons and helps."""
    found = {f"event-{kind.name}" for kind in EVENTS}
    words = title(4)
    for kind in KINDS:
        name = kind.name.replace(".", "-")
        found.add(f"prompt-{name}")
        for part in kind.parts:
            found.add(f"option-{name}" + (f"-{part.prefix}" if part.prefix else ""))
            if part.type and part.type != "n":
                found |= {f"{part.type}-{words.word(part.type, n)}" for n in range(part.size)}
    found |= {f"help-deity-{name}" for name in DEITY_NAMES}
    found |= {f"help-space-{name}" for name in SPACE_NAMES}
    found |= {"end-levels", "end-locks", "end-built"}
    return found | {f"why-{word}" for word in reasons()}


def reasons() -> set[str]:
    found = set()
    for path in (ROOT / "src" / "delos" / "mytikas").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                match = REASON.fullmatch(node.value)
                if match:
                    found.add(match["word"])
    return found


@both
def test_every_message_is_there_once(lang: str) -> None:
    ids = messages(source(lang))
    assert len(set(ids)) == len(ids)
    shared = messages((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert needed() - set(ids) - set(shared) == set()


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert messages(source("en")) == messages(source("fr"))
    for lang in ("en", "fr"):
        assert set(VARIABLE.findall(source(lang))) == set(VARIABLE.findall(source("en")))


@both
def test_no_message_is_left_over(lang: str) -> None:
    used = needed()
    for name in messages(source(lang)):
        assert name in used | INSIDE or name.startswith(FOR_CLIENTS), name


@both
def test_all_messages_format(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    for absent in ("none", 1, 2, 0):
        variables = dict.fromkeys(VARIABLE.findall(source(lang)), absent)
        for name in [name for name in messages(source(lang)) if name not in INSIDE]:
            pattern = bundle.get_message(name).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, variables)
            assert errors == []
            assert str(text).strip()


@both
def test_combinations_are_told_in_full(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    pattern = bundle.get_message("option-produce-ground").value
    assert pattern is not None
    texts = []
    for option in range(3):
        amounts = dict(token.split("=n:") for token in title().amounts(10, option))
        variables = {name: int(count) for name, count in amounts.items()}
        texts.append(str(bundle.format_pattern(pattern, variables)[0]))
    assert (
        texts
        == {
            "en": ["4 stone", "2 stone and 1 marble", "1 stone and 1 gold"],
            "fr": ["4 pierres", "2 pierres et 1 marbre", "1 pierre et 1 or"],
        }[lang]
    )
