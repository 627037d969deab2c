"""Clocks, questions, talk and notes tell nobody what their seat may not know, byte for byte."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import delos
from delos.kernel.chance import SealedChance
from delos.server.live import channels
from delos.server.live.channels import Channels
from delos.server.live.connection import Connection
from delos.server.protocol.tables import Clock, Ways
from delos.server.tables import clocks
from delos.server.tables.course import Course, opened
from delos.server.tables.proposal import Proposal
from delos.server.tables.table import Table
from tests.server.conftest import Arrive
from tests.server.harness import Live, Person, good
from tests.server.test_secrets import OPTIONS, courses, other_world, table_at

Sit = Callable[..., Live]
LIVE = Clock("live", 600, 10)
UNTIL = 0.0  # no time is left: seconds do not count down while one compares


def told(table: Table, seat: int | None) -> bytes:
    """All that a viewer hears beside the game."""
    hours = SimpleNamespace(now=lambda: 12_345)
    found = Channels(SimpleNamespace(channels=[]), hours)  # type: ignore[arg-type]
    connection = Connection(None, table, None if seat is None else f"p{seat}")  # type: ignore[arg-type]
    connection.ready = True
    heard = (found.clock(connection), found.proposal(connection), found.talk(connection))
    return b"\n".join(message for channel in heard for message in channel)


def timed(course: Course) -> Table:
    """A table whose clock runs and where somebody wants to pause."""
    table = table_at(course)
    turn = course.game.seat
    state = clocks.turned(clocks.wound_up(LIVE, len(table.seats)), LIVE, turn, 1000, 2000)
    table.facts = replace(table.facts, ways=Ways(clock=LIVE), clock=state)
    table.proposed = Proposal("pause", 0, frozenset({0}), frozenset({1}), UNTIL)
    table.rooms = {"table": 3, "team:0": 2, "team:1": 5}
    return table


def differences(name: str) -> tuple[int, int]:
    compared = found = 0
    for number, course in enumerate(courses(3, 50, name)):
        for seat in (*range(len(course.game.seats)), None):
            compared += 1
            twin = other_world(course, seat, number * 17)
            found += told(timed(course), seat) != told(timed(twin), seat)
    return compared, found


@pytest.mark.parametrize("name", list(OPTIONS))
def test_nothing_hidden_changes_what_is_told_beside_the_game(name: str) -> None:
    compared, found = differences(name)
    assert compared > 100
    assert found == 0


def test_a_clock_that_tells_the_purse_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = channels.clock_message

    def leaking(table: Table, now: int) -> Any:
        from delos.kernel import inside

        message = plain(table, now)
        message.wait = sum(inside.state(table.course.game).gold(one) for one in range(4))  # type: ignore[attr-defined]
        return message

    monkeypatch.setattr(channels, "clock_message", leaking)
    assert differences("legendary")[1] > 0


def teams() -> Table:
    title = delos.api.set_up("legendary", {"players": 4, "map": "quick", "teams": True})
    return timed(opened(title, SealedChance(bytes(32))))


def test_that_another_team_talks_is_told_to_nobody_else() -> None:
    table = teams()
    mates = set(table.title.team(0))
    assert len(mates) == 2
    before = {seat: told(table, seat) for seat in (*range(4), None)}
    table.rooms = {**table.rooms, f"team:{min(mates)}": 77}
    for seat in (*range(4), None):
        assert (told(table, seat) != before[seat]) == (seat in mates)


def seen(person: Person, live: Live, id: str) -> list[str]:
    """What somebody can read of a table, and all that came over their socket."""
    pages = [person.get(f"/tables/{id}{what}").text for what in ("", "/talk", "/note", "/log")]
    return [*pages, *live.frames]


def test_notes_change_nothing_for_others(arrive: Arrive, sit: Sit) -> None:
    ann, ben, eve = (arrive(name=name) for name in ("Ann", "Ben", "Eve"))
    id = ann.make(["me", "open", "me", "open"])["id"]
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    lives = [sit(one, id) for one in (ben, eve)]
    for live in lives:
        live.next("talk")
    before = [seen(one, live, id) for one, live in zip((ben, eve), lives, strict=True)]
    good(ann.post(f"/tables/{id}/note", {"words": "Ben has 9 gold", "version": 0}))
    time.sleep(0.1)
    assert [seen(one, live, id) for one, live in zip((ben, eve), lives, strict=True)] == before
