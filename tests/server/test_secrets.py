"""What a viewer cannot know is changed at will: not a byte of what is sent may change with it.

The test itself is tested: a planted leak must be found.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import delos
from delos.kernel.chance import SealedChance
from delos.kernel.event import PUBLIC, TO_FIRST, Event
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.server import speaking
from delos.server.course import Course, opened
from delos.server.live import Connection
from delos.server.rows import Facts
from delos.server.seating import Seat
from delos.server.tables import Table

OPTIONS: dict[str, object] = {"players": 4, "map": "quick", "goal": 1}


def table_at(course: Course) -> Table:
    title = course.game.title
    facts = Facts(
        *("id", "name", title.name, title.version, title.options, {}, True, "p0", bytes(32)),
        *("playing", course.game.seat, course.game.length, [], 0, 0, None),
    )
    seats = [Seat(n, name, "me", f"p{n}", name, "", None) for n, name in enumerate(title.seats)]
    return Table(facts, seats, course, len(course.plays))


def sent(course: Course, seat: int | None) -> bytes:
    """Everything that a viewer's connection would send."""
    connection = Connection(None, table_at(course), None if seat is None else f"p{seat}")  # type: ignore[arg-type]
    connection.ready = True
    connection.sent = max(0, len(course.log) - 20)
    return b"\n".join(connection.compose())


def other_event(title: Title, event: Event, seat: int | None) -> Event:
    """The event with other values where the viewer may not read them."""
    kind = title.events[event.kind]
    if kind.seen == PUBLIC:
        return event
    fields = event.fields()
    public = 1 if kind.seen == TO_FIRST else 2
    if seat is not None and set(fields[:public]) & set(title.team(seat)):
        return event
    hidden = [max(0, value) + 1 if n >= public else value for n, value in enumerate(fields)]
    return Event(event.kind, *hidden)


def other_world(course: Course, seat: int | None, seed: int) -> Course:
    """A course that looks the same to the viewer."""
    eyes = seed % len(course.game.seats) if seat is None else seat
    game: Game = course.game.imagine(eyes, seed)
    log = tuple(other_event(game.title, event, seat) for event in course.log)
    return Course(game, course.plays, log, course.points)


def courses(seed: int, decisions: int) -> Iterator[Course]:
    dice = random.Random(seed)
    title = delos.api.set_up("legendary", OPTIONS)
    course = opened(title, SealedChance(dice.randbytes(32)))
    for _ in range(decisions):
        if course.game.over:
            return
        yield course
        course = course.after(dice.choice(course.game.ids()))


def differences(seed: int, decisions: int) -> tuple[int, int]:
    compared = found = 0
    for number, course in enumerate(courses(seed, decisions)):
        for seat in (*range(4), None):
            compared += 1
            twin = other_world(course, seat, number * 31 + seed)
            found += sent(course, seat) != sent(twin, seat)
    return compared, found


def test_nothing_hidden_changes_what_is_sent() -> None:
    compared, found = differences(2, 150)
    assert compared > 300
    assert found == 0


def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = speaking.view_of

    def leaking(game: Game, seat: int | None) -> Any:
        view = plain(game, seat)
        richest = max(game.state.gold(one) for one in range(4))  # type: ignore[attr-defined]
        return type(view)(bytes(view)[:-1] + b',"richest":%d}' % richest)

    monkeypatch.setattr(speaking, "view_of", leaking)
    assert differences(1, 30)[1] > 0


def test_undo_is_refused_after_anything_hidden_or_drawn() -> None:
    """A point to go back to exists only while the game's actions were the seat's own."""
    free = 0
    for course in courses(4, 300):
        if course.points:
            free += 1
            back = course.back()
            title = course.game.title
            since = course.game.actions()[back.game.count :]
            assert all(action < title.actions for action in since)
            assert back.game.seat == course.game.seat == course.undoer
            fresh = course.log[len(back.log) :]
            assert all(title.events[event.kind].seen == PUBLIC for event in fresh)
    assert free > 10
