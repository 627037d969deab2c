"""What is sent of a view after a change: patched with it, the old view is the new one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import delos
from delos.kernel import inside
from delos.kernel.chance import SealedChance
from delos.kernel.kept import Kept
from delos.kernel.view import View
from delos.legendary.view import public_view as legendary_view
from delos.server.live import connection as live
from delos.server.live.connection import Connection
from delos.server.live.patching import patch, patched
from delos.server.tables.course import Course, opened
from delos.server.telling.speaking import public_view, view_of
from tests.server.conftest import Arrive
from tests.server.harness import deciding, good, later
from tests.server.test_secrets import table_at

TABLES: list[tuple[str, dict[str, object]]] = [
    ("legendary", {"players": 2, "map": "quick"}),
    ("legendary", {"players": 3, "map": "quick", "edition": "base"}),
    ("legendary", {"players": 4, "map": "quick", "teams": True}),
    ("legendary", {"players": 6, "teams": True}),
    ("classic", {"players": 2}),
    ("classic", {"players": 5, "hidden_discard": True}),
    ("classic", {"players": 3, "modules": ["hades"], "hecate": True, "manticore": True}),
    ("mytikas", {"players": 2}),
    ("mytikas", {"players": 4, "two_cards": True}),
]
tables = pytest.mark.parametrize(
    ("title", "options"), TABLES, ids=[f"{name}-{options['players']}" for name, options in TABLES]
)


def courses(title: str, options: dict[str, object], decisions: int) -> Iterator[Course]:
    """Random play that goes back now and then."""
    dice = random.Random(f"{title} {options}")
    course = opened(delos.api.set_up(title, dict(options)), SealedChance(dice.randbytes(32)))
    for _ in range(decisions):
        yield course
        if course.points and dice.random() < 0.2:
            course = course.back()
        elif not course.game.over:
            course = course.after(dice.choice(course.game.ids()))


def as_sent(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@tables
def test_a_patched_view_is_the_whole_view(title: str, options: dict[str, object]) -> None:
    before: dict[int | None, Any] = {}
    whole = changed = 0
    for course in courses(title, options, 150):
        for seat in (*range(len(course.game.seats)), None):
            view = view_of(course.game, seat)
            if seat in before:
                change = as_sent(patch(before[seat], view))
                assert patched(as_sent(before[seat]), change) == as_sent(view)
                whole += len(msgspec.json.encode(view))
                changed += len(json.dumps(change))
            before[seat] = view
    assert changed < whole / 3


@tables
def test_sections_of_all_are_the_same_for_all(title: str, options: dict[str, object]) -> None:
    for course in courses(title, options, 60):
        public = view_of(course.game, None)
        for seat in range(len(course.game.seats)):
            view = view_of(course.game, seat, public)
            assert view == view_of(course.game, seat)
            for name in view:
                if name not in view.own:
                    assert view[name] == public[name], name


@tables
def test_what_is_kept_of_a_view_is_the_view(title: str, options: dict[str, object]) -> None:
    """Sections whose cells are as they were are given again, and who is told that nothing of their
    own has changed has missed nothing."""
    kept = Kept()
    before: list[View] = []
    for course in courses(title, options, 250):
        game = course.game
        public = public_view(game, kept)
        assert public == view_of(game, None)
        seats = [view_of(game, seat) for seat in range(len(game.seats))]
        if kept.own_same:
            for old, new in zip(before, seats, strict=True):
                assert [old[name] for name in old.own] == [new[name] for name in new.own]
        before = seats


def test_purses_are_closed_again_when_the_end_is_taken_back() -> None:
    title = delos.api.set_up("legendary", {"players": 2, "map": "quick", "seed": 3})
    game = opened(title, SealedChance(bytes(32))).game
    kept = Kept()
    for over in (False, True, False):
        public = legendary_view(title, inside.state(game), over, kept)  # type: ignore[arg-type]
        assert [faction.gold is None for faction in public.factions] == [not over] * 4
        assert not kept.own_same  # whoever saw the open purses is told of the closed ones


@pytest.mark.parametrize("version", [2, 4])
@tables
def test_a_connection_that_keeps_views(
    title: str, options: dict[str, object], version: int
) -> None:
    """Whoever skips versions gets a patch from what it saw last."""
    found = list(courses(title, options, 40))
    table = table_at(found[0])
    connection = Connection(None, table, "p0")  # type: ignore[arg-type]
    connection.ready = True
    connection.version = version
    kept: Any = None
    for number, course in enumerate(found):
        table.course = course
        table.changed()
        if number % 5 == 3:
            continue
        (state,) = [one for one in map(as_read, connection.compose()) if one["type"] == "state"]
        assert (state.get("view") is None) == (number > 0)
        kept = on_screen(kept, state)
        assert kept == as_sent(view_of(course.game, 0))


def on_screen(view: Any, state: Any) -> Any:
    """What a client shows after a state: version 4 has what is one's own apart."""
    if state.get("view"):
        return state["view"]
    return patched(patched(view, state.get("patch") or {}), state.get("own") or {})


def as_read(message: bytes) -> Any:
    return json.loads(message)


def test_clients_choose_the_version(arrive: Arrive) -> None:
    person = arrive()
    id = person.make(["me", "random", "random"], players=3)["id"]
    old, new = person.live(id), person.live(id, version=2)
    view: Any = None
    patches = 0
    whole = old.until(deciding)
    for _ in range(4):
        assert whole["patch"] is None
        index = -1
        while index < whole["index"]:
            state = new.next("state")
            index = state["index"]
            patches += state["view"] is None
            view = state["view"] or patched(view, state["patch"])
        assert view == whole["view"]
        good(person.play(id, whole, whole["options"][0]))
        whole = old.until(later(whole["index"]))
        while not deciding(whole):
            whole = old.next("state")
    assert patches > 2


def told(connection: Connection, found: list[Course]) -> list[Any]:
    """The states that wait for a socket that was never free."""
    for course in found:
        connection.table.course = course
        connection.table.changed()
        connection.sent = min(connection.sent, len(course.log))
        connection.step()
    return [one for one in map(as_read, connection.compose()) if one["type"] == "state"]


def step_by_step(course: Course, version: int = 3) -> Connection:
    connection = Connection(None, table_at(course), "p0")  # type: ignore[arg-type]
    connection.ready = True
    connection.version = version
    return connection


@pytest.mark.parametrize("version", [3, 4])
@tables
def test_a_connection_that_gets_every_step(
    title: str, options: dict[str, object], version: int
) -> None:
    """However late the socket is free, each step comes as a state of its own."""
    found = list(courses(title, options, 40))
    kept: Any = None
    for state, course in zip(told(step_by_step(found[0], version), found), found, strict=True):
        kept = on_screen(kept, state)
        assert kept == as_sent(view_of(course.game, 0))
        assert state["steps"] == len(course.plays)
        assert state["from"] + len(state["log"]) == len(course.log)


def test_too_many_waiting_steps_become_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "STEPS", 7)
    found = list(courses("legendary", {"players": 3, "map": "quick"}, 40))
    states = told(step_by_step(found[0]), found)
    assert 1 <= len(states) <= 7
    assert states[0]["view"] is not None
    assert states[-1]["steps"] == len(found[-1].plays)
    entries: list[int] = []  # as clients keep them
    for state in states:
        entries = [n for n in entries if n < state["from"]]
        entries += [entry["n"] for entry in state["log"]]
    assert entries == list(range(len(found[-1].log)))
