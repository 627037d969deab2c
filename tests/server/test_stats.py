"""What a finished game looked like, and earlier moments of any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from delos import api
from delos.classic.ids import GOD_WORDS
from delos.kernel.chance import SealedChance
from delos.server.tables.checkpoints import EVERY, TABLES, Checkpoints
from delos.server.tables.course import Course, opened, rewound
from delos.server.telling.stats import stats_of
from tests.server.conftest import Arrive
from tests.server.harness import Live, bad, deciding, good, later

Sit = Callable[..., Live]


@cache
def finished(title: str, seed: int, players: int) -> Course:
    dice = random.Random(seed)
    options: dict[str, object] = {"players": players, "seed": seed}
    if title == "legendary":
        options["goal"] = 2
    if title == "hades":
        title, options["modules"] = "classic", ["hades"]
    course = opened(api.set_up(title, options), SealedChance(dice.randbytes(32)))
    while not course.game.over:
        course = course.after(dice.choice(course.game.ids()))
    return course


@pytest.mark.parametrize("title", ["legendary", "classic", "hades"])
@pytest.mark.parametrize(("seed", "players"), [(1, 3), (2, 4), (3, 2), (4, 5)])
def test_numbers_of_a_game_of_cyclades(title: str, seed: int, players: int) -> None:
    course = finished(title, seed, players)
    stats = stats_of(course)
    view: Any = course.game.view(None)
    assert (stats.cycles, stats.steps) == (course.game.length, len(course.plays))
    bought = dict.fromkeys(course.game.seats, 0)
    paid = dict.fromkeys(course.game.seats, 0)
    earned = dict.fromkeys(course.game.seats, 0)
    battles = 0
    phase = ""
    for event in course.log:
        told: Any = course.game.title.event(event, 0)
        phase = told["phase"] if told["event"] == "phase" else phase
        battles += told["event"] == "battle_over"
        if told["event"] == "creature_bought":
            bought[told["faction"]] += 1
        if told["event"] == "income" and phase == "income":  # not what a card pays once more
            earned[told["faction"]] += told["amount"]
        if told["event"] == "paid" and phase == "offerings":
            paid[told["faction"]] += told["amount"]
    for seat, faction in zip(stats.seats, view["factions"], strict=True):
        for row in (seat.metropolises, seat.income, seat.gold):
            assert len(row) == stats.cycles
            assert min(row) >= 0
        assert seat.metropolises[-1] == faction["metropolises"]
        assert seat.gold[-1] == faction["gold"]
        assert seat.creatures == bought[seat.faction]
        assert sum(seat.spent.values()) == paid[seat.faction]
        if title != "hades":  # where a necropolis pays, too
            assert sum(seat.income) == earned[seat.faction]
        assert set(seat.spent) <= {*GOD_WORDS}
        assert seat.dice.expected == 1.5 * seat.dice.rolls
        assert seat.dice.luck == seat.dice.sum - seat.dice.expected
    won = sum(seat.battles.won for seat in stats.seats)
    lost = sum(seat.battles.lost for seat in stats.seats)
    assert won <= battles <= lost <= 2 * battles


def test_dice_are_those_that_chance_rolled() -> None:
    rolled = 0
    for seed, players in ((1, 3), (2, 4), (3, 2), (4, 5)):
        course = finished("legendary", seed, players)
        kinds = {kind.name: kind for kind in course.game.title.kinds}
        both, one = kinds["roll.dice"], kinds["roll.die"]
        faces: list[int] = []
        for action in course.game.actions():
            if both.option(action) >= 0:
                faces += divmod(both.option(action), 4)
            elif one.option(action) >= 0:
                faces.append(one.option(action))
        stats = stats_of(course)
        assert sum(seat.dice.rolls for seat in stats.seats) == len(faces)
        assert sum(seat.dice.sum for seat in stats.seats) == sum(faces)
        rolled += len(faces)
    assert rolled


@pytest.mark.parametrize(("title", "players"), [("legendary", 4), ("mytikas", 3), ("mytikas", 2)])
def test_milestones_name_steps_of_the_replay(title: str, players: int) -> None:
    course = finished(title, 2, players)
    stats = stats_of(course)
    steps = [one.step for one in stats.milestones]
    assert steps == sorted(steps)
    assert stats.milestones[-1].kind == "end"
    assert steps[-1] == stats.steps
    checkpoints = Checkpoints()
    names = {"metropolis": {"metropolis", "metropolis_on_card"}, "battle": {"battle"}}
    names |= {"hero": {"hero_recruited"}, "card": {"card_taken", "card_robbed"}}
    names |= {"building": {"constructed"}, "lock": {"lock"}}
    shown = set()
    for one in stats.milestones:
        if one.kind in names:
            before, after = checkpoints.around("x", course, one.step)
            new = after.log[len(before.log) :]
            told = {course.game.title.event(event, -1)["event"] for event in new}
            assert told & names[one.kind], one
            shown.add(one.kind)
    assert shown
    cycles = [one.cycle for one in stats.milestones if one.kind == "cycle"]
    assert cycles == sorted(set(cycles))


def test_points_turn_by_turn_in_mytikas() -> None:
    course = finished("mytikas", 2, 3)
    stats = stats_of(course)
    for entry in course.game.standings():
        seat = stats.seats[int(str(entry["seat"]))]
        assert len(seat.points) == stats.cycles
        assert seat.points[-1] == entry["points"]
        assert (seat.metropolises, seat.income, seat.gold, seat.spent) == ([], [], [], {})
        assert seat.dice.rolls == 0


def test_stats_over_http(arrive: Arrive, sit: Sit) -> None:
    person = arrive()
    id = person.make(["me", "random", "random"], players=3, goal=1)["id"]
    bad(person.get(f"/tables/{id}/stats"), 409, "not_over")
    live = sit(person, id)
    dice = random.Random(2)
    state = live.until(deciding)
    while state["status"] != "over":
        good(person.play(id, state, dice.choice(state["options"])))
        state = live.until(later(state["index"]))
        while not deciding(state):
            state = live.next("state")
    stats = good(arrive().get(f"/tables/{id}/stats"))
    assert stats == good(person.get(f"/tables/{id}/stats"))
    assert stats["steps"] == state["steps"]
    assert [seat["seat"] for seat in stats["seats"]] == [0, 1, 2]
    assert set(stats["milestones"][0]) == {"step", "cycle", "kind", "seat"}
    last = good(person.get(f"/tables/{id}/replay", step=stats["steps"]))
    assert last["view"] == good(person.get(f"/tables/{id}/replay"))["view"]
    body = {"index": state["index"], "seat": 0}
    bad(person.post(f"/tables/{id}/undo/ask", body), 409, "over")


# -- checkpoints --------------------------------------------------------------------------------


def same(one: Course, other: Course) -> bool:
    return (
        one.plays == other.plays
        and one.log == other.log
        and one.game.dump() == other.game.dump()
        and len(one.points) == len(other.points)
    )


def test_any_step_in_any_order_is_the_same_as_from_the_start() -> None:
    course = finished("legendary", 1, 3)
    checkpoints = Checkpoints()
    dice = random.Random(5)
    steps = [0, 1, EVERY, EVERY + 1, len(course.plays)]
    steps += [dice.randrange(len(course.plays) + 1) for _ in range(12)]
    for step in steps:
        before, after = checkpoints.around("table", course, step)
        assert same(after, rewound(course, step))
        assert same(before, rewound(course, max(0, step - 1)))
    assert 0 < len(checkpoints.kept["table"]) <= len(course.plays) // EVERY


def test_what_was_taken_back_is_not_shown() -> None:
    course = finished("legendary", 1, 3)
    checkpoints = Checkpoints()
    checkpoints.around("table", course, 80)
    other = rewound(course, 40)
    dice = random.Random(9)
    while len(other.plays) < 90:
        other = other.after(dice.choice(other.game.ids()))
    assert same(checkpoints.around("table", other, 85)[1], rewound(other, 85))


def test_few_tables_are_kept() -> None:
    course = finished("legendary", 1, 3)
    checkpoints = Checkpoints()
    for number in range(TABLES + 3):
        checkpoints.around(str(number), course, 30)
    assert list(checkpoints.kept) == [str(number) for number in range(3, TABLES + 3)]


def test_every_entry_of_the_log_has_its_step() -> None:
    course = finished("legendary", 1, 3)
    lengths = [len(rewound(course, step).log) for step in (0, 1, 20, 60)]
    for step, length in zip((0, 1, 20, 60), lengths, strict=True):
        assert course.step_of(length - 1) <= step  # a choice may bring no entry
        assert course.step_of(length) > step or length == len(course.log)
    assert course.step_of(0) == 0
    assert course.step_of(len(course.log) - 1) == len(course.plays)
