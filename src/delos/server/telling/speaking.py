"""From a course to what a seat may see and read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.kernel.view import View
from delos.server.protocol.live import Choice
from delos.server.protocol.looking import LogEntry
from delos.server.refusal import malformed
from delos.texts import languages, speak

SPECTATOR: Final = -1
SENTENCES: Final = 20_000  # kept, of the log


def checked_lang(lang: str) -> str:
    if lang not in languages():
        raise malformed("language", lang=repr(lang[:20]), known=", ".join(languages()))
    return lang


def view_of(game: Game, seat: int | None, public: View | None = None) -> View:
    """What a seat sees; the options travel apart, with their labels. ``public`` is what everybody
    sees of the same position, if it is known."""
    title = game.title
    if public is None:
        public = title.public_view(inside.state(game), game.over)
    return public if seat is None else title.seat_view(inside.state(game), seat, [], public)


def choices(game: Game, lang: str) -> list[Choice]:
    """The options of the deciding seat: for that seat's own eyes."""
    return [Choice(one.id, one.text, one.label(lang), list(one.tokens)) for one in game.options()]


def prompt_of(game: Game, lang: str) -> str:
    decision = game.decision
    return "" if decision is None else decision.prompt(lang)


def entries(
    title: Title, events: tuple[Event, ...], first: int, seat: int | None, lang: str
) -> list[LogEntry]:
    """Events as a seat may know them; the first of them is number ``first``."""
    viewer = SPECTATOR if seat is None else seat
    return [entry(title, event, first + n, viewer, lang) for n, event in enumerate(events)]


def entry(title: Title, event: Event, n: int, viewer: int, lang: str) -> LogEntry:
    shown = title.event(event, viewer)
    fields = {name: plain(value) for name, value in shown.items()}
    return LogEntry(n, sentence(lang, title.name, tuple(fields.items())), fields)


@lru_cache(SENTENCES)
def sentence(lang: str, title: str, fields: tuple[tuple[str, str | int | None], ...]) -> str:
    """The same things happen again and again, and everybody is told."""
    values = dict(fields)
    name = str(values.pop("event"))
    return speak.event(lang, name, values, title=title)


def plain(value: object) -> str | int | None:
    return value if value is None or isinstance(value, (str, int)) else str(value)
