"""What is said in the lessons of a game, in both languages: a Fluent file per game beside them."""

from __future__ import annotations

from functools import cache
from importlib import resources

from delos.texts.messages import Messages


def source(group: str, lang: str) -> str:
    """The Fluent file of a game's lessons; empty if there is none."""
    found = resources.files(__package__).joinpath("texts", f"{group}.{lang}.ftl")
    return found.read_text(encoding="utf-8") if found.is_file() else ""


@cache
def book(group: str, lang: str) -> Messages:
    return Messages(lang, [source(group, lang)])


def has(group: str, lang: str, name: str) -> bool:
    return book(group, lang).has(name)


def say(group: str, lang: str, name: str) -> str:
    return book(group, lang).format(name, {})
