"""From a course to what a seat may see and read."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

import msgspec

from delos.classic.title import Classic
from delos.classic.view import public_view as classic_view
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.kernel.values import Option
from delos.kernel.view import Kept, View
from delos.legendary.title import Legendary
from delos.legendary.view import public_view as legendary_view
from delos.server.protocol.live import Choice
from delos.server.protocol.looking import LogEntry
from delos.server.refusal import malformed
from delos.server.telling.remembered import Remembered
from delos.texts import languages, speak

SPECTATOR: Final = -1
SENTENCES: Final = 20_000  # kept, of the log, for all tables together
# The same of options and questions; what is not in the key changes no word.
OPTIONS: Final[Remembered[tuple[object, ...], bytes]] = Remembered(10_000)
PROMPTS: Final[Remembered[tuple[object, ...], str]] = Remembered(2_000)


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


def public_view(game: Game, kept: Kept) -> View:
    """What everybody sees; what is as it was is given again, the same objects."""
    state = inside.state(game)
    kept.own_same = False
    if isinstance(game.title, Legendary) and isinstance(state, CycladesState):
        return legendary_view(game.title, state, game.over, kept)
    if isinstance(game.title, Classic) and isinstance(state, CycladesState):
        return classic_view(game.title, state, game.over, kept)
    return game.title.public_view(state, game.over)


def choices(game: Game, lang: str) -> list[Choice]:
    """The options of the deciding seat: for that seat's own eyes."""
    return [msgspec.json.decode(one, type=Choice) for one in choices_json(game, lang)]


def choices_json(game: Game, lang: str) -> list[bytes]:
    """The same as JSON. The same things are offered again and again, at every table."""
    return [
        OPTIONS.found(
            (lang, one.id, one.text, one.kind, one.tokens, one.details),
            partial(choice_json, one, lang),
        )
        for one in game.options()
    ]


def choice_json(option: Option, lang: str) -> bytes:
    label = option.label(lang)
    return msgspec.json.encode(Choice(option.id, option.text, label, list(option.tokens)))


def prompt_of(game: Game, lang: str) -> str:
    decision = game.decision
    if decision is None:
        return ""
    name = lang, game.title.name, decision.kind, decision.about
    return PROMPTS.found(name, partial(decision.prompt, lang))


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
