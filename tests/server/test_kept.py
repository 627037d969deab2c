"""What the server keeps in memory: within bounds, whole for many at once, one table per record."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from delos.kernel.chance import SealedChance
from delos.server.fair import Turns
from delos.server.settings import Settings
from delos.server.stored.sqlite import SqliteStorage
from delos.server.tables.checkpoints import Checkpoints
from delos.server.tables.course import Course, Play, opened
from delos.server.tables.tables import Tables
from delos.server.telling import speaking
from delos.server.telling.log_pieces import PIECE, PIECES, TAILS, LogPieces
from tests.server.harness import UNLIMITED, Host, Live, Person, finished_table


def long_course(steps: int) -> Course:
    """A game at random, long enough to be looked through."""
    from delos.api import set_up

    title = set_up("legendary", {"players": 4, "map": "quick", "seed": 1, "goal": 9})
    dice = random.Random(1)
    course = opened(title, SealedChance(bytes(32)))
    while len(course.plays) < steps:
        course = course.after(dice.choice(course.game.ids()))
    return course


@pytest.fixture(scope="module")
def course() -> Course:
    return long_course(400)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept")
    finished_table(folder, "mytikas", players=2)
    return folder


def test_hello_with_any_since_fills_no_memory(data: Path) -> None:
    host = Host(data, hello_rate=UNLIMITED, message_rate=UNLIMITED).start()
    person = Person(host.url)
    live = Live(person, "overmytikas", {"seats": "watch"})
    whole = len(live.next("state")["log"]) + live.state["from"]
    assert whole > 300
    for since in range(whole - 100):
        live.say({"type": "hello", "seats": "watch", "since": since})
        state = live.next("state")
        assert state["from"] == since
        assert [entry["n"] for entry in state["log"]] == list(range(since, whole))
    table = host.services.tables.cache["overmytikas"]
    assert len(table.kept) < 10
    assert len(table.log_pieces.tails) <= TAILS
    assert len(table.log_pieces.pieces) <= whole // PIECE
    live.close()
    person.close()
    host.stop()


def test_hellos_of_one_socket_are_counted(data: Path) -> None:
    host = Host(data, hello_rate=(0.01, 3.0)).start()
    person = Person(host.url)
    live = Live(person, "overmytikas", {"seats": "watch"})
    for _ in range(2):
        live.next("state")
        live.say({"type": "hello", "seats": "watch", "since": 0})
    live.next("state")
    live.say({"type": "hello", "seats": "watch", "since": 0})
    assert live.next("error")["error"]["code"] == "too_many"
    live.say({"type": "ping"})
    assert live.next("pong")
    live.close()
    person.close()
    host.stop()


def test_pieces_are_the_log(course: Course) -> None:
    """From every entry on, for all eyes, whatever was kept before and taken back since."""
    pieces = LogPieces(speaking.sign_of(course.game.title))
    title = course.game.title
    for steps in (400, 150, 399):
        now = course.back_to(course.plays[steps - 1].count)
        pieces.changed()
        for first in range(0, len(now.log) + 1, 7):
            for eyes in ((None, "en"), (0, "en"), (3, "fr")):
                found = json.loads(bytes(pieces.since(title, now.log, first, eyes)))
                entries = speaking.entries(title, now.log[first:], first, *eyes)
                assert [one["text"] for one in found] == [one.text for one in entries]
                assert [one["n"] for one in found] == [one.n for one in entries]
    assert len(pieces.pieces) <= PIECES
    assert len(pieces.tails) <= TAILS


class Slow(tuple[Play, ...]):
    """Plays that somebody takes time to compare."""

    def __getitem__(self, which: Any) -> Any:
        time.sleep(0.02)
        return super().__getitem__(which)


@pytest.mark.parametrize("time", range(6))  # threads meet by chance
def test_many_look_through_one_game_at_once(course: Course, time: int) -> None:
    checkpoints = Checkpoints()
    faults: list[BaseException] = []
    arrived = threading.Event()
    slow = Course(course.game, Slow(course.plays), course.log, ())

    def look(course: Course, wanted: Iterator[int]) -> None:
        try:
            for step in wanted:
                before, after = checkpoints.around("table", course, step)
                assert (len(before.plays), len(after.plays)) == (step - 1, step)
        except BaseException as error:
            faults.append(error)
        finally:
            arrived.set()

    def again_and_again() -> Iterator[int]:
        while not arrived.is_set():
            yield 26

    onward = iter(range(60, len(course.plays), 10))
    lookers = [
        threading.Thread(target=look, args=(course, onward)),
        threading.Thread(target=look, args=(slow, again_and_again())),
    ]
    for looker in lookers:
        looker.start()
    for looker in lookers:
        looker.join(60)
    assert not faults


def test_what_was_taken_back_is_not_shown_again(course: Course) -> None:
    checkpoints = Checkpoints()
    assert len(checkpoints.at("table", course, 200).plays) == 200
    shorter = course.back_to(course.plays[119].count)
    other = shorter.after(shorter.game.ids()[0])
    while len(other.plays) < 200:
        other = other.after(other.game.ids()[0])
    found = checkpoints.at("table", other, 200)
    assert [play.action for play in found.plays] == [play.action for play in other.plays]
    assert found.plays != course.plays[:200]


def test_a_table_that_somebody_holds_is_the_only_one(data: Path) -> None:
    """Between finding a table and locking it others may push it out of the cache."""

    async def held() -> None:
        storage = SqliteStorage(data)
        tables = Tables(storage, Settings(data=data, cached=1), Turns(1))
        first = await tables.find("overmytikas")
        other = await tables.read("overmytikas")
        other.facts = replace(other.facts, id="another")
        tables.keep(other)
        assert "overmytikas" not in tables.cache
        assert await tables.find("overmytikas") is first
        storage.close()

    asyncio.run(held())
