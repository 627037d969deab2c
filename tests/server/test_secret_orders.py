"""Orders, notices and tournaments in the tests of secrecy: what a seat cannot know changes nothing
of what is played for it or told about it."""

from __future__ import annotations

import random

import pytest

from delos.kernel.game import Game
from delos.server.notices import webhook
from delos.server.notices.notices import Notices
from delos.server.notices.rows import Notice
from delos.server.notices.words import message_of
from delos.server.orders import choosing
from delos.server.orders.choosing import chosen, moment_of
from delos.server.protocol.orders import Answer, BidOrder, BidWish, Orders
from delos.server.tables.course import Course
from delos.server.telling import speaking
from tests.server.test_secrets import OPTIONS, courses, other_world, sent, table_at

GODS = ("poseidon", "ares", "athena", "zeus", "hades")


def orders_for(title: str, dice: random.Random) -> Orders:
    wishes = tuple(BidWish(god, dice.randrange(9)) for god in dice.sample(GODS, 3))
    answers = tuple(Answer(one.id) for one in choosing.questions_of(title))
    return Orders(BidOrder(wishes, keep=True), answers)


def picked(game: Game, seat: int, orders: Orders) -> int | None:
    moment = moment_of(game, speaking.view_of(game, seat), own_god=True)
    assert orders.bids is not None
    fitted = Orders(choosing.affordable(orders.bids, moment, game), orders.answers)
    return chosen(game.title.name, fitted, moment)


@pytest.mark.parametrize("name", list(OPTIONS))
def test_an_order_plays_the_same_whatever_is_hidden_from_its_owner(name: str) -> None:
    dice, asked = random.Random(8), 0
    for number, course in enumerate(courses(9, 150, name)):
        seat = course.game.seat
        assert seat is not None
        orders = orders_for(name, dice)
        twin = other_world(course, seat, number * 31)
        found = picked(course.game, seat, orders)
        asked += found is not None
        assert picked(twin.game, seat, orders) == found
    assert asked > 5


def noted(who: str, kind: str, about: str, name: str, path: str, wait: float = 0) -> Notice:
    return Notice(who, about, kind, name, path, 0)


def told(course: Course) -> list[bytes]:
    """All notices about a moment, as a webhook would get them."""
    found: list[Notice] = []

    notices = Notices.__new__(Notices)  # only what it says is looked at, not when
    notices.__dict__["tell"] = lambda *about, **_: found.append(noted(*about))
    table = table_at(course)
    seat = course.game.seat
    if seat is not None:
        notices.turn(table, seat)
        notices.remind(table, seat)
    notices.invited(table, "p1")
    notices.over(table)
    found.sort(key=lambda one: one.key)
    return [
        webhook.body_of(message_of([one], lang, "https://delos.example"))
        for one in found
        for lang in ("en", "fr")
    ]


@pytest.mark.parametrize("name", list(OPTIONS))
def test_no_notice_tells_anything_of_the_game(name: str) -> None:
    first: dict[int | None, list[bytes]] = {}
    for number, course in enumerate(courses(10, 60, name)):
        found = told(course)
        assert told(other_world(course, None, number)) == found
        # It depends on who is asked, and on nothing else that happens.
        assert first.setdefault(course.game.seat, found) == found
        assert all(b"gold" not in one for one in found)


@pytest.mark.parametrize("name", list(OPTIONS))
def test_a_move_by_order_looks_like_one_by_hand(name: str) -> None:
    """What others are sent comes from the course alone; an order leaves no trace in it."""
    dice, moved = random.Random(11), 0
    for course in courses(12, 120, name):
        seat = course.game.seat
        assert seat is not None
        action = picked(course.game, seat, orders_for(name, dice))
        if action is None:
            continue
        moved += 1
        by_order, by_hand = course.after(action), course.after(action)
        for viewer in (*range(len(course.game.seats)), None):
            assert sent(by_order, viewer) == sent(by_hand, viewer)
        assert b"order:" not in sent(by_order, None)
    assert moved > 3
