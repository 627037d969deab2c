"""How somebody plays: what is counted in a finished game, and what a profile tells of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from delos.api import set_up
from delos.kernel.chance import SealedChance
from delos.server.people import styles
from delos.server.people.styles import own_seats
from delos.server.tables.course import Course, opened
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat
from delos.server.telling.stats import stats_of
from delos.server.telling.style import Moves, Style, styles_of
from tests.server.conftest import Arrive
from tests.server.harness import Json, Live, Person, bad, good, play_on

Sit = Callable[..., Live]


@cache
def finished(title: str, seed: int, players: int) -> tuple[Facts, Moves, Course]:
    """A game played at random, in which choices are taken back too."""
    dice = random.Random(seed)
    key = dice.randbytes(32)
    options: Json = {"players": players, "seed": seed}
    if title == "legendary":
        options["goal"] = 2
    if title == "hades":
        title, options["modules"] = "classic", ["hades"]
    table = set_up(title, options)
    course = opened(table, SealedChance(key))
    moves: Moves = []
    while not course.game.over:
        seat = course.game.seat
        assert seat is not None
        if course.points and dice.random() < 0.1:
            course = course.back()
            moves.append((seat, None, course.game.count))
            continue
        course = course.after(dice.choice(course.game.ids()))
        moves.append((seat, course.plays[-1].action, course.game.count))
    facts = Facts(
        *("t0", "name", title, table.version, options, {}, True, "p0", key, "over", None, 5),
        *([1], 1, 100, None),
    )
    return facts, moves, course


def told_of(course: Course) -> list[Any]:
    return [course.game.title.event(event, 0) for event in course.log]


@pytest.mark.parametrize("title", ["legendary", "classic", "hades"])
@pytest.mark.parametrize(("seed", "players"), [(1, 3), (2, 4), (3, 2)])
def test_a_game_of_cyclades_is_counted_as_at_its_end(title: str, seed: int, players: int) -> None:
    facts, moves, course = finished(title, seed, players)
    assert any(action is None for _, action, _ in moves)
    counted = styles_of(facts, moves)
    stats = stats_of(course)
    bought: Counter[str] = Counter()
    turns: Counter[tuple[str, str]] = Counter()
    cycle = 0
    for told in told_of(course):
        cycle = told["cycle"] if told["event"] == "phase" else cycle
        if told["event"] == "creature_bought":
            bought[told["faction"]] += 1
        if told["event"] == "turn" and cycle:
            turns[told["faction"], told["god"]] += 1
    for seat, style in zip(stats.seats, counted, strict=True):
        assert style.paid == sum(seat.spent.values())
        assert 0 < style.cycles <= stats.cycles
        gods = style.often["god"]
        assert gods == {god: n for (who, god), n in turns.items() if who == seat.faction}
        cards = style.often.get("creature", Counter()) + style.often.get("hero", Counter())
        assert cards.total() >= bought[seat.faction]
        if title == "classic":
            assert cards.total() == bought[seat.faction]
    won = [style.often.get("way", Counter()).total() for style in counted]
    assert all(
        got >= seat.metropolises[-1] for got, seat in zip(won, stats.seats, strict=True)
    )  # who loses one had it


def test_a_game_of_mytikas_is_counted() -> None:
    facts, moves, course = finished("mytikas", 2, 3)
    counted = styles_of(facts, moves)
    told = told_of(course)
    for name, style in zip(course.game.seats, counted, strict=True):
        mine = [one for one in told if one.get("player") == name]
        events = Counter(one["event"] for one in mine)
        assert style.often["space"] == Counter(
            one["space"] for one in mine if one["event"] == "action"
        )
        assert style.often.get("built", Counter()).total() == events["constructed"]
        assert style.often.get("deity", Counter()).total() == events["card_taken"]
        assert (style.cycles, style.paid) == (0, 0)


def test_a_game_that_is_not_played_again_tells_nothing() -> None:
    facts, moves, _ = finished("mytikas", 2, 3)
    assert styles_of(facts, moves[:-1]) == []
    assert styles_of(facts, [(0, 10**6, 1), *moves]) == []


def test_seats_of_others_at_the_screen_and_of_bots_are_nobodys_style() -> None:
    def seat(number: int, kind: str, holder: str | None, standin: str = "") -> Seat:
        return Seat(number, "bull", kind, holder, "x", "", None, standin)

    seats = [seat(0, "me", "p0"), seat(1, "here", "p0"), seat(2, "open", "p0")]
    seats += [seat(3, "open", "p0", "easy"), seat(4, "open", "p1")]
    assert own_seats(seats, "p0") == [0, 2]


# -- at a server ----------------------------------------------------------------------------------


def play_games(person: Person, sit: Sit, number: int, public: bool = True) -> list[str]:
    found = []
    for seed in range(number):
        body = {
            "title": "legendary",
            "options": {"players": 2, "map": "quick", "goal": 1},
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}] * 2,
            "public": public,
        }
        table: str = good(person.post("/tables", body), 201)["id"]
        live = sit(person, table)
        play_on(person, live, table, random.Random(seed), 5000)
        assert live.state["status"] == "over"
        found.append(table)
    return found


def test_three_games_tell_how_somebody_plays(
    arrive: Arrive, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def counted(facts: Facts, moves: Moves) -> list[Style]:
        made.append(facts.id)
        return styles_of(facts, moves)

    monkeypatch.setattr(styles, "styles_of", counted)
    ann, ben = arrive(name="Ann"), arrive(name="Ben")
    path = f"/people/{good(ann.get('/me'))['id']}/style"
    few = {"game": "legendary", "games": 2, "least": 3, "often": {}, "price": None, "others": None}
    tables = play_games(ann, sit, 2)
    assert good(ann.get(path)) == good(ben.get(path)) == few
    assert made == []
    tables += play_games(ann, sit, 1, public=False)
    assert good(ben.get(path)) == few  # a private table is for oneself alone
    told = good(ann.get(path))
    assert good(ann.get(path, game="legendary")) == told
    assert sorted(made) == sorted(tables)  # each once
    assert (told["games"], told["price"] > 0, told["others"] > 0) == (3, True, True)
    gods = [one["times"] for one in told["often"]["god"]]
    assert gods == sorted(gods, reverse=True)
    assert good(ann.get(path, game="mytikas")) == {**few, "game": "mytikas", "games": 0}
    tables += play_games(ann, sit, 1)
    seen = good(ben.get(path))
    assert (seen["games"], good(ann.get(path))["games"]) == (3, 4)
    assert seen["often"] != told["often"]
    assert sorted(made) == sorted(tables)
    bad(ben.get("/people/nobody/style"), 404, "unknown_person")
