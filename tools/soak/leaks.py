"""Leaks that are planted in a channel on purpose: the comparison must find each of them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final
from unittest import mock

import msgspec

from delos.kernel import inside
from delos.kernel.game import Game
from delos.server.live import channels
from delos.server.notices import notices
from delos.server.refusal import Refusal
from delos.server.remote import streams
from delos.server.telling import cards, coaching, hinting, speaking
from delos.server.telling.remembered import Remembered
from delos.server.tournaments import tournaments

Patch = tuple[object, str, object]


def secret_of(game: Game) -> str:
    """A number that hangs on what is hidden: all that lies in the position."""
    return str(sum(number << n % 40 for n, number in enumerate(inside.state(game).numbers())))


def leak_view() -> list[Patch]:
    plain = speaking.view_of

    def leaking(game: Game, seat: int | None, public: Any = None) -> Any:
        view = plain(game, seat, public)
        return msgspec.structs.replace(view, seat=None if seat is None else int(secret_of(game)))

    return [(speaking, "view_of", leaking)]


def leak_options() -> list[Patch]:
    return [(speaking, "prompt_of", lambda game, lang: secret_of(game))]


def leak_log() -> list[Patch]:
    """Everybody reads entries as their first seat may."""
    plain = speaking.entry

    def leaking(title: Any, event: Any, viewer: int, lang: str) -> Any:
        own = event.values()[0] if event.values() else viewer
        return plain(title, event, own if 0 <= own < len(title.seats) else viewer, lang)

    # What was told before is kept, and what is told now must not be.
    kept: Remembered[tuple[object, ...], bytes] = Remembered(20_000)
    return [(speaking, "entry", leaking), (speaking, "ENTRIES", kept)]


def leak_table() -> list[Patch]:
    from delos.server.tables.table import Table

    plain = Table.info

    def leaking(self: Table, me: str | None) -> Any:
        return msgspec.structs.replace(plain(self, me), name=secret_of(self.course.game))

    return [(Table, "info", leaking)]


def leak_clock() -> list[Patch]:
    plain = channels.clock_message

    def whole(table: Any, now: int) -> Any:
        return msgspec.structs.replace(plain(table, now), step=int(secret_of(table.course.game)))

    return [(channels, "clock_message", whole)]


def leak_card() -> list[Patch]:
    return [(cards, "card_of", lambda game, *_: secret_of(game))]


def leak_coach() -> list[Patch]:
    return [(coaching, "coach_of", lambda game, *_: secret_of(game))]


def leak_hint() -> list[Patch]:
    return [(hinting, "told", lambda game, *_: secret_of(game))]


def leak_error() -> list[Patch]:
    def leaking(table: Any, action: Any, error: Any, lang: str) -> Any:
        return Refusal(422, "illegal", said=secret_of(table.course.game))

    from tools.soak import telling

    return [(telling, "illegal", leaking)]


def leak_odds() -> list[Patch]:
    from tools.soak import telling

    return [(telling, "weighed", lambda game, *_: secret_of(game))]


def leak_stream() -> list[Patch]:
    return [(streams, "dreamt", lambda game, seat, seeds: [game.dump()])]


def leak_account() -> list[Patch]:
    """A stream that knows how the game stands."""
    from delos.server.remote.streams import Ear
    from tools.soak import telling

    plain = telling.Teller.told

    def leaking(self: Any, before: Any, course: Any, *about: Any) -> Any:
        hear = Ear.hear

        def whispering(ear: Ear, facts: Any, seats: Any) -> None:
            ear.lines.append(secret_of(course.game).encode())
            hear(ear, facts, seats)

        with mock.patch.object(Ear, "hear", whispering):
            return plain(self, before, course, *about)

    return [(telling.Teller, "told", leaking)]


def leak_notice() -> list[Patch]:
    plain = notices.Notices.turn

    def leaking(self: Any, table: Any, seat: int) -> None:
        self.tell("p0", "turn", table.id, secret_of(table.course.game), "/")
        plain(self, table, seat)

    return [(notices.Notices, "turn", leaking)]


def leak_size() -> list[Patch]:
    """Not a word, but a blank more or less."""
    plain = speaking.prompt_of

    def leaking(game: Game, lang: str) -> str:
        return plain(game, lang) + " " * (int(secret_of(game)) % 7)

    return [(speaking, "prompt_of", leaking)]


def leak_page() -> list[Patch]:
    """A tournament's page knows how its tables stand."""
    plain = tournaments.Tournaments.detail

    async def leaking(self: Any, id: str, me: str) -> Any:
        found = await plain(self, id, me)
        games = [one.course.game for one in self.tables.cache.values()]
        return msgspec.structs.replace(found, name="".join(map(secret_of, games)))

    return [(tournaments.Tournaments, "detail", leaking)]


LEAKS: Final[dict[str, Callable[[], list[Patch]]]] = {
    "leak-view": leak_view,
    "leak-options": leak_options,
    "leak-log": leak_log,
    "leak-table": leak_table,
    "leak-clock": leak_clock,
    "leak-card": leak_card,
    "leak-coach": leak_coach,
    "leak-hint": leak_hint,
    "leak-error": leak_error,
    "leak-odds": leak_odds,
    "leak-stream": leak_stream,
    "leak-account": leak_account,
    "leak-notice": leak_notice,
    "leak-size": leak_size,
    "leak-page": leak_page,
}


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The named leak while it is open; none without a name."""
    with contextlib.ExitStack() as stack:
        for place, what, other in LEAKS[name]() if name else []:
            stack.enter_context(mock.patch.object(place, what, other))
        yield
