"""Words for people in every language: loads the Fluent files on first use.

A variable that a message names and the caller does not give is the word ``none``; messages
select on it where something may be unknown, hidden or absent.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from delos.kernel.errors import BadOption

if TYPE_CHECKING:
    from delos.texts.messages import Messages

LANGUAGES: Final = ("en", "fr")
TITLES: Final = ("classic", "mytikas")  # titles with a file of their own beside the common one
SERVER: Final = "server"  # what only the server says
REVIEW: Final = "review"  # ... and the page of a review
COACH: Final = "coach"  # ... and whoever stands beside a newcomer
NONE: Final = "none"
VARIABLE: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")


def languages() -> tuple[str, ...]:
    return LANGUAGES


def source(lang: str, title: str = "") -> str:
    """The Fluent file of a language, common or of one title, as text; the browser gets the same."""
    if lang not in LANGUAGES:
        raise BadOption(f"unknown language {lang!r}; use one of: {', '.join(LANGUAGES)}")
    name = f"{title}.{lang}.ftl" if title else f"{lang}.ftl"
    return resources.files(__name__).joinpath(name).read_text(encoding="utf-8")


def sources(lang: str) -> list[str]:
    """The common file, then the others; no two have an id in common."""
    return [source(lang), *(source(lang, part) for part in (*TITLES, SERVER, REVIEW, COACH))]


@cache
def bundle(lang: str) -> Messages:
    """All messages of a language. Slow the first time, so Fluent is imported only here."""
    files = sources(lang)
    from delos.texts.messages import Messages

    return Messages(lang, files)


@cache
def _absent(lang: str) -> dict[str, str]:
    """Every variable of a language's messages, absent."""
    return dict.fromkeys(VARIABLE.findall("\n".join(sources(lang))), NONE)


def has(lang: str, message_id: str) -> bool:
    """Whether a message (``god-zeus``) or attribute (``building-port.text``) exists."""
    return bundle(lang).has(message_id)


def own(lang: str, title: str, message_id: str) -> str:
    """The id under which a title has words of its own for a shared message, such as
    ``event-classic-cornucopia``; else the message's id."""
    family, _, rest = message_id.partition("-")
    found = f"{family}-{title}-{rest}"
    return found if title and has(lang, found) else message_id


def say(lang: str, message_id: str, /, **variables: str | int) -> str:
    """A message or attribute in a language; numbers choose singular and plural."""
    messages = bundle(lang)
    if not messages.has(message_id):
        raise KeyError(f"no text {message_id!r} in {lang}.ftl")
    return messages.format(message_id, {**_absent(lang), **variables})
