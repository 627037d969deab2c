"""What is said about puzzles, in both languages."""

from __future__ import annotations

from functools import cache
from importlib import resources

from delos.texts.messages import Messages, Values


@cache
def book(lang: str) -> Messages:
    file = resources.files(__package__).joinpath("texts", f"{lang}.ftl")
    return Messages(lang, [file.read_text(encoding="utf-8")])


def say(lang: str, name: str, values: Values) -> str:
    return book(lang).format(name, values)
