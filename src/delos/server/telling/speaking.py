"""From a course to what a seat may see and read."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from delos.classic.title import Classic
from delos.classic.view import public_view as classic_view
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.event import PUBLIC, Event
from delos.kernel.game import Game
from delos.kernel.kept import Kept
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.kernel.view import View
from delos.legendary.title import Legendary
from delos.legendary.view import public_view as legendary_view
from delos.mytikas.state import MytikasState
from delos.server.protocol.live import Choice
from delos.server.protocol.looking import LogEntry
from delos.server.refusal import malformed
from delos.server.telling import mytikas_labels
from delos.server.telling.remembered import Remembered
from delos.texts import languages, speak

SPECTATOR: Final = -1
# Entries of the log, options and questions, as JSON, kept for all tables together: the same things
# happen again and again. What is not in the key changes no word; a table's sign (`sign_of`) and the
# language are in all of them.
ENTRIES: Final[Remembered[tuple[object, ...], bytes]] = Remembered(20_000)
OPTIONS: Final[Remembered[tuple[object, ...], bytes]] = Remembered(20_000)
PROMPTS: Final[Remembered[tuple[object, ...], str]] = Remembered(2_000)
ENTRY: Final = msgspec.json.Decoder(LogEntry)
CHOICE: Final = msgspec.json.Decoder(Choice)
NUMBERED: Final = len(
    b'{"n":0'
)  # of an entry: what stands before it is the same but for the number


def sign_of(title: Title) -> str:
    """The same for titles that have the same words for the same numbers: their options set them
    up. Signs are compared often, so there is one object of each."""
    return sys.intern(json.dumps([title.name, title.options], sort_keys=True, default=str))


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


def choices(game: Game, lang: str, sign: str = "") -> list[Choice]:
    """The options of the deciding seat: for that seat's own eyes."""
    found = choices_json(game, lang, sign or sign_of(game.title))
    return [CHOICE.decode(one) for one in found]


def choices_json(game: Game, lang: str, sign: str) -> list[bytes]:
    """The same as JSON. The same things are offered again and again, at every table."""
    kept, found = OPTIONS.kept, []
    title, state, kind = game.title, inside.state(game), inside.kind(game)
    for place, option in enumerate(inside.options(game)):
        more = said_besides(state, kind, option)
        name = (sign, lang, kind, option, *title.details(state, kind, option), *more)
        one = kept.get(name)
        if one is None:
            one = OPTIONS.found(name, partial(choice_json, game, place, lang, more))
        found.append(one)
    return found


def said_besides(state: State, kind: int, option: int) -> Sequence[str]:
    """What an option's label tells at a table beside what the engine says of it."""
    return mytikas_labels.besides(state, kind, option) if isinstance(state, MytikasState) else ()


def choice_json(game: Game, place: int, lang: str, more: Sequence[str] = ()) -> bytes:
    option = game.options()[place]
    said = [*option.tokens, *option.details, *more]
    label = game.title.label(option.kind, said, lang)
    return msgspec.json.encode(Choice(option.id, option.text, label, list(option.tokens)))


def prompt_of(game: Game, lang: str) -> str:
    if game.over:
        return ""
    title, kind = game.title, inside.kind(game)
    state = inside.state(game)
    about = title.about(state)
    if isinstance(state, MytikasState):
        about = [*about, *mytikas_labels.needed(state, kind)]
    name = lang, title.name, kind, *about
    return PROMPTS.found(name, partial(title.prompt, title.kinds[kind].name, about, lang))


def entries(
    title: Title, events: Sequence[Event], first: int, seat: int | None, lang: str
) -> list[LogEntry]:
    """Events as a seat may know them; the first of them is number ``first``."""
    sign = sign_of(title)
    return [
        ENTRY.decode(entry_json(title, event, n, seat, lang, sign))
        for n, event in enumerate(events, first)
    ]


def entry(title: Title, event: Event, viewer: int, lang: str) -> LogEntry:
    """What a viewer may know of an event, as the first entry."""
    shown = title.event(event, viewer)
    fields = {name: plain(value) for name, value in shown.items()}
    values = dict(fields)
    name = str(values.pop("event"))
    types = title.events[event.kind].types()
    return LogEntry(0, speak.event(lang, name, values, types, title=title.name), fields)


def entry_json(title: Title, event: Event, n: int, seat: int | None, lang: str, sign: str) -> bytes:
    """An entry as JSON, most often put together of what other tables have heard before."""
    if title.events[event.kind].seen == PUBLIC:
        seat = None
    name = (sign, lang, event.kind, event.a, event.b, event.c, event.d, seat)
    rest = ENTRIES.kept.get(name)
    if rest is None:
        rest = ENTRIES.found(name, partial(entry_rest, title, event, seat, lang))
    return b'{"n":%d%b' % (n, rest)


def entry_rest(title: Title, event: Event, seat: int | None, lang: str) -> bytes:
    viewer = SPECTATOR if seat is None else seat
    return msgspec.json.encode(entry(title, event, viewer, lang))[NUMBERED:]


def plain(value: object) -> str | int | None:
    return value if value is None or isinstance(value, (str, int)) else str(value)
