"""What a viewer cannot know is changed at will: not a byte of what is sent may change with it.

The test itself is tested: a planted leak must be found.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

import delos
from delos.kernel import inside
from delos.kernel.chance import SealedChance
from delos.kernel.event import PUBLIC, TO_FIRST, Event
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.kernel.view import View
from delos.scenarios import load
from delos.server.fair import Turns
from delos.server.limits import Limit
from delos.server.live.connection import Connection
from delos.server.live.live import Live
from delos.server.people.identity import Identity
from delos.server.protocol.common import Status
from delos.server.remote.streams import Streams
from delos.server.settings import Settings
from delos.server.tables.course import Course, opened
from delos.server.tables.playing import Playing
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat
from delos.server.tables.table import Table
from delos.server.telling import speaking
from delos.server.telling.cards import card_of
from delos.server.telling.coaching import coach_of
from delos.server.telling.words import title_texts
from delos.study.cards import Facts as CardFacts
from delos.study.coach import Word, word

OPTIONS: dict[str, dict[str, object]] = {
    "legendary": {"players": 4, "map": "quick", "goal": 1},
    "classic": {"players": 3, "modules": ["hades"], "hidden_discard": True},
    "mytikas": {"players": 3, "two_cards": True},
}

# In `make test` the plain engine looks at one title; the compiled one, far quicker, at all.
each_title = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name == "legendary" else pytest.mark.many_games)
        for name in OPTIONS
    ],
)


def table_at(course: Course, status: Status = "playing") -> Table:
    title = course.game.title
    facts = Facts(
        *("id", "name", title.name, title.version, dict(title.options), {}, True, "p0", bytes(32)),
        *(status, course.game.seat, course.game.length, [], 0, 0, None),
    )
    seats = [Seat(n, name, "me", f"p{n}", name, "", None) for n, name in enumerate(title.seats)]
    return Table(facts, seats, course, len(course.plays))


def sent(course: Course, seat: int | None, status: Status = "playing") -> bytes:
    """Everything that a viewer's connection would send."""
    table = table_at(course, status)
    connection = Connection(None, table, None if seat is None else f"p{seat}")  # type: ignore[arg-type]
    connection.ready = True
    connection.sent = max(0, len(course.log) - 20)
    return b"\n".join(connection.compose())


def other_event(title: Title, event: Event, seat: int | None) -> Event:
    """The event with other values where the viewer may not read them."""
    kind = title.events[event.kind]
    if kind.seen == PUBLIC:
        return event
    fields = event.values()
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


def courses(seed: int, decisions: int, name: str = "legendary") -> Iterator[Course]:
    dice = random.Random(seed)
    title = delos.api.set_up(name, dict(OPTIONS[name]))
    course = opened(title, SealedChance(dice.randbytes(32)))
    for _ in range(decisions):
        if course.game.over:
            return
        yield course
        course = course.after(dice.choice(course.game.ids()))


def differences(seed: int, decisions: int, name: str = "legendary") -> tuple[int, int]:
    compared = found = 0
    for number, course in enumerate(courses(seed, decisions, name)):
        for seat in (*range(len(course.game.seats)), None):
            compared += 1
            twin = other_world(course, seat, number * 31 + seed)
            found += sent(course, seat) != sent(twin, seat)
    return compared, found


@each_title
def test_nothing_hidden_changes_what_is_sent(name: str) -> None:
    compared, found = differences(2, 150, name)
    assert compared > 300
    assert found == 0


@each_title
def test_before_the_start_no_seat_is_told_its_own_secrets(name: str) -> None:
    """People still change places then: what one seat has been shown would be known at another."""
    compared = 0
    for number, course in enumerate(courses(6, 40, name)):
        for seat in range(len(course.game.seats)):
            compared += 1
            twin = other_world(course, None, number * 31)
            assert sent(course, seat, "waiting") == sent(twin, seat, "waiting")
    assert compared > 100


@pytest.mark.plain_only  # what is compiled together does not look a function up by name
def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = speaking.view_of

    def leaking(game: Game, seat: int | None, public: View | None = None) -> Any:
        view = plain(game, seat, public)
        richest = max(inside.state(game).gold(one) for one in range(4))  # type: ignore[attr-defined]
        return structs.replace(view, goal=richest)

    def leaking_own(game: Game, seat: int | None, public: View | None = None) -> Any:
        """Public sections are made without a seat: only an own one could leak in a change."""
        view = plain(game, seat, public)
        richest = max(inside.state(game).gold(one) for one in range(4))  # type: ignore[attr-defined]
        return structs.replace(view, options=[str(richest)])

    monkeypatch.setattr(speaking, "view_of", leaking)
    assert differences(1, 30)[1] > 0
    monkeypatch.setattr(speaking, "view_of", leaking_own)
    for version in (2, 4):
        assert changes_that_differ(1, 30, "legendary", version)[1] > 0


def cards_that_differ(seed: int, decisions: int, name: str) -> tuple[int, int]:
    compared = found = 0
    dice = random.Random(seed)
    things = [help.id for help in title_texts(name, "en", "complete").helps]
    things += [f"bid:{god}:{bid}" for god in ("ares", "zeus", "hades") for bid in (1, 7, 10)]
    for number, course in enumerate(courses(seed, decisions, name)):
        people = list(course.game.seats)
        for seat in (*range(len(people)), None):
            twin = other_world(course, seat, number * 31 + seed)
            for thing in dice.sample(things, 4):
                compared += 1
                card, other = (
                    card_of(one.game.copy(), 0, seat, thing, people, "en") for one in (course, twin)
                )
                found += card != other
    return compared, found


@each_title
def test_nothing_hidden_changes_a_card(name: str) -> None:
    compared, found = cards_that_differ(5, 60, name)
    assert compared > 600
    assert found == 0


def test_a_card_that_tells_a_purse_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delos.study.cards.known_state", lambda game, seat: inside.state(game))
    monkeypatch.setattr(
        "delos.study.cards_cyclades.told",
        lambda title, state, seat, thing, offered: facts_of_gold(state),
    )
    assert cards_that_differ(5, 20, "legendary")[1] > 0


def facts_of_gold(state: Any) -> CardFacts:
    """The facts of a card that counts the gold of all."""
    facts = CardFacts()
    facts.targets.append(str(sum(state.gold(one) for one in range(4))))
    return facts


def coaching_that_differs(seed: int, decisions: int, name: str) -> tuple[int, int]:
    compared = found = 0
    for number, course in enumerate(courses(seed, decisions, name)):
        seat = course.game.seat
        if seat is None or seat < 0:
            continue
        twin = other_world(course, seat, number * 31 + seed)
        compared += 1
        people = list(course.game.seats)
        words, other = (coach_of(one.game.copy(), 0, seat, people, "en") for one in (course, twin))
        found += words != other
    return compared, found


@each_title
def test_nothing_hidden_changes_what_the_coach_says(name: str) -> None:
    compared, found = coaching_that_differs(5, 150, name)
    assert compared > 100
    assert found == 0


def test_a_coach_who_tells_a_purse_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(game: Game, seat: int) -> list[Word]:
        state = inside.state(game)
        return [word("gold", "gold-rich", gold=sum(state.gold(one) for one in range(4)))]  # type: ignore[attr-defined]

    monkeypatch.setattr("delos.server.telling.coaching.coached", telling)
    assert coaching_that_differs(5, 60, "legendary")[1] > 0


def change_sent(before: Course, course: Course, seat: int | None, version: int) -> bytes:
    """What a viewer's connection that keeps views would send about the step from one to the
    other."""
    table = table_at(before)
    connection = Connection(None, table, None if seat is None else f"p{seat}")  # type: ignore[arg-type]
    connection.ready = True
    connection.version = version
    connection.compose()
    table.course = course
    table.changed()
    return b"\n".join(connection.compose())


def changes_that_differ(seed: int, decisions: int, name: str, version: int) -> tuple[int, int]:
    compared = found = 0
    before: Course | None = None
    for number, course in enumerate(courses(seed, decisions, name)):
        for seat in (*range(len(course.game.seats)), None):
            if before is not None:
                compared += 1
                luck = number * 31 + seed
                twins = other_world(before, seat, luck), other_world(course, seat, luck + 1)
                told = change_sent(before, course, seat, version)
                found += told != change_sent(*twins, seat, version)
        before = course
    return compared, found


@pytest.mark.parametrize("version", [2, 4])
@each_title
def test_nothing_hidden_changes_the_patches_that_are_sent(name: str, version: int) -> None:
    compared, found = changes_that_differ(version, 60, name, version)
    assert compared > 170
    assert found == 0


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


def learned(course: Course) -> bool:
    """Whether the last choice, made in a world that looked the same to its seat, would have shown
    it something else."""
    before, play = course.points[-1].game, course.plays[-1]
    for seed in range(2):
        twin = before.imagine(play.seat, seed)
        inside.state(twin).noting = True
        log = (*course.log[: play.entries], *twin.play(play.action))
        other = Course(twin, course.plays, log, course.points)
        if sent(other, play.seat) != sent(course, play.seat):
            return True
    return False


@each_title
def test_what_may_be_taken_back_has_shown_nothing(name: str) -> None:
    free = 0
    for course in courses(7, 400, name):
        if course.points and course.plays[-1].entries == course.points[-1].entries:
            free += 1
            assert not learned(course)
    assert free > 50


SCENARIOS = Path(__file__).parents[1] / "scenarios"
BATTLE = ["march", "troops 2", "mercenaries 1", "take ajax", "to paros", "dice 3-0"]


@pytest.mark.parametrize(
    ("file", "moves", "last"),
    [
        ("classic/creatures/griffin-of-blue", ["buy griffin"], "rob green"),
        ("classic/track/discard-is-hidden", [], "buy chimera"),
        (
            "legendary/battles/landbattle-01-sides-and-losses",
            [*BATTLE, "lose mercenary"],
            "lose figurine",
        ),
    ],
)
def test_a_look_at_a_secret_is_not_taken_back(file: str, moves: list[str], last: str) -> None:
    """All that is told here is public, and the same seat goes on; but a purse, a pile or the other
    side's choice was secret before."""
    course = Course(load(SCENARIOS / f"{file}.toml").start(), (), (), ())
    for text in moves:
        course = course.after(text)
    seat = course.game.seat
    course = course.after(last)
    assert course.game.seat == seat
    assert course.undoer is None


def streamed(course: Course, seat: int, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The first line of a program's stream, with an imagined game if the seat decides."""
    monkeypatch.setattr("delos.server.remote.streams.secrets.randbits", lambda bits: 77)
    settings, nobody = Settings(data=Path()), SimpleNamespace(listeners=[])
    live = Live(nobody, Playing(nobody), settings, Limit((1.0, 1.0)))  # type: ignore[arg-type]

    async def first() -> bytes:
        streams = Streams(nobody, live, nobody, Turns(1), settings)  # type: ignore[arg-type]
        wishes = {"lang": "en", "patch": False, "since": len(course.log) - 10, "imagine": 1}
        lines = streams.game(table_at(course), Identity(f"p{seat}", "p"), wishes, asyncio.Event())
        async with contextlib.aclosing(lines):
            return await anext(lines)

    return asyncio.run(first())


def streams_that_differ(
    seed: int, decisions: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, int]:
    compared = found = 0
    for number, course in enumerate(courses(seed, decisions, name)):
        for seat in range(len(course.game.seats)):
            compared += 1
            twin = other_world(course, seat, number * 31 + seed)
            found += streamed(course, seat, monkeypatch) != streamed(twin, seat, monkeypatch)
    return compared, found


@each_title
def test_nothing_hidden_changes_a_program_s_stream(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, found = streams_that_differ(8, 40, name, monkeypatch)
    assert compared > 100
    assert found == 0


def test_an_imagined_game_that_is_the_true_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "delos.server.remote.streams.dreamt", lambda game, seat, seeds: [game.dump()]
    )
    assert streams_that_differ(8, 12, "legendary", monkeypatch)[1] > 0
